/** As much of a document as the plotting library writes into: elements, attributes, texts. The library measures nothing, so
 * that without a browser the same picture comes out. */

import { escapeHtml } from '../../shared/escape-html.ts';

const svg = 'http://www.w3.org/2000/svg';

/** Attribute names that need no prefix inside HTML and XML alike. */
const plainName = (name: string) => (name === 'xlink:href' ? 'href' : name);

class TextNode {
  parentNode: ElementNode | null = null;
  readonly nodeType = 3;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return escapeHtml(this.text);
  }
}

type Child = ElementNode | TextNode;

class ElementNode {
  parentNode: ElementNode | null = null;
  readonly nodeType = 1;
  readonly namespaceURI = svg;
  readonly ownerDocument: SvgDocument;
  readonly tagName: string;
  readonly childNodes: Child[] = [];
  readonly #attributes = new Map<string, string>();
  readonly #styles = new Map<string, string>();

  constructor(document: SvgDocument, name: string) {
    this.ownerDocument = document;
    this.tagName = name;
  }

  readonly style = {
    setProperty: (name: string, value: unknown) => void this.#styles.set(name, String(value)),
    removeProperty: (name: string) => void this.#styles.delete(name),
    getPropertyValue: (name: string) => this.#styles.get(name) ?? '',
  };

  get firstChild(): Child | null {
    return this.childNodes[0] ?? null;
  }
  get lastChild(): Child | null {
    return this.childNodes.at(-1) ?? null;
  }
  get children(): ElementNode[] {
    return this.childNodes.filter((child) => child instanceof ElementNode);
  }
  get nextSibling(): Child | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  get ownerSVGElement(): ElementNode | null {
    let at: ElementNode = this;
    while (at.parentNode !== null) at = at.parentNode;
    return at;
  }
  get textContent(): string {
    return this.childNodes
      .map((child) => (child instanceof TextNode ? child.text : child.textContent))
      .join('');
  }
  set textContent(text: string) {
    for (const child of [...this.childNodes]) this.removeChild(child);
    if (text !== '') this.append(String(text));
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }
  setAttribute(name: string, value: unknown): void {
    this.#attributes.set(name, String(value));
  }
  setAttributeNS(_space: string, name: string, value: unknown): void {
    this.setAttribute(plainName(name), value);
  }
  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }

  appendChild<Node extends Child>(child: Node): Node {
    return this.insertBefore(child, null);
  }
  insertBefore<Node extends Child>(child: Node, before: Child | null): Node {
    child.parentNode?.removeChild(child);
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
    return child;
  }
  append(...children: (Child | string)[]): void {
    for (const child of children) this.appendChild(typeof child === 'string' ? new TextNode(child) : child);
  }
  removeChild<Node extends Child>(child: Node): Node {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
    return child;
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }

  /** Knows names of elements and `[attribute]`. */
  querySelectorAll(selector: string): ElementNode[] {
    const attribute = /^\[([\w-]+)\]$/.exec(selector)?.[1];
    const fits = (element: ElementNode) =>
      attribute === undefined ? element.tagName === selector : element.hasAttribute(attribute);
    return this.children.flatMap((child) => [
      ...(fits(child) ? [child] : []),
      ...child.querySelectorAll(selector),
    ]);
  }
  querySelector(selector: string): ElementNode | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  toString(): string {
    const styles = [...this.#styles].map(([name, value]) => `${name}:${value}`).join(';');
    const all: (readonly [string, string])[] = [...this.#attributes];
    if (styles !== '') all.push(['style', styles]);
    const attributes = all.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
    return `<${this.tagName}${attributes}>${this.childNodes.join('')}</${this.tagName}>`;
  }
}

/** Makes elements; it holds none. */
export class SvgDocument {
  readonly documentElement = new ElementNode(this, 'svg');
  createElementNS(_space: string, name: string): ElementNode {
    return new ElementNode(this, name);
  }
  createElement(name: string): ElementNode {
    return new ElementNode(this, name);
  }
  createTextNode(text: string): TextNode {
    return new TextNode(text);
  }
}
