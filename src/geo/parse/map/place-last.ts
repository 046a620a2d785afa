/** "In the south of Edinburgh, how many pubs are there": the place goes behind the question. */

import { startsWithPlace } from './cuts.ts';
import { find, toPlain } from './plain.ts';

/** How a question or a wish begins. */
const asks =
  /^(?:how many|how much|how high|how tall|how old|where|what|which|who|when|is there|are there|is it|do |does |has |can |could |would |give |show |list |name |tell |find |count |please |i |we |any |wie viele?|wieviele?|wie hoch|wie hei|wo |was |welche|wer |wann |gibt |hat |haben |kann |konnen |konntest |nenne? |zeige? |gib |liste |finde |bitte |ich |wir )/;
/** Where no comma parts them, only what nothing else begins with does. */
const asksAlone =
  / (?=(?:how many|where (?:is|are|can)|which|what (?:is|are)|is there an?|are there any|wie viele?|wo (?:ist|sind|gibt|finde|kann)|gibt es|welche[rs]?) )/g;

/** "I'm at the Eiffel Tower, where is the nearest toilet", "we're staying in Monaco and are looking for a café" */
const iAm =
  /^(?:i am|i'm|im|we are|we're|ich bin|wir sind|ich stehe|wir stehen|ich wohne|wir wohnen)(?: (?:standing|staying|living|right now|currently|now|gerade|jetzt))? (?<at>at|in|near|by|in front of|am|im|in|an der|auf dem|beim|bei|vor dem|vor der|in der nahe (?:von|vom|der|des)) (?<place>[^,.;:!]+?)(?:[,.;:!] ?(?:and |und |so )?| and | und )(?<question>.+)$/d;
const nearest = /\b(?:nearest|closest|nachste[nrs]?|nachstgelegene[nrs]?)\b/;
const measured = /\b(?:to|from|vo[nm]|zu[mr]?) /;
const seeking =
  /^(?:(?:i |we )?(?:am|are|'m|'re) looking for|(?:i |we )?(?:need|want|would like)(?: to find)?|(?:ich |wir )?(?:suchen?|brauchen?|mochten?)) (?<thing>.+)$/d;

function whereIAm(text: string): string | undefined {
  const { at, place, question } = find(iAm, text)?.groups ?? {};
  if (at === undefined || place === undefined || question === undefined) return undefined;
  const bare = question.replace(/(?<![ .?!])[ .?!]+$/, '');
  const thing = find(seeking, bare)?.groups.thing;
  if ((thing === undefined && !asks.test(toPlain(bare))) || find(measured, bare)) return undefined;
  const german = /^(?:ich|wir) /i.test(text);
  if (find(nearest, bare)) return `${bare.replace(/ (?:ist|sind)$/, '')} ${german ? 'vom' : 'to'} ${place}`;
  return `${thing ?? bare} ${/^in$/i.test(at) ? 'in' : german ? 'nahe' : 'near'} ${place}`;
}

export function placeLast(text: string): string {
  const mine = whereIAm(text);
  if (mine !== undefined) return mine;
  const plain = toPlain(text);
  // "In which streets are the pubs" asks for the place.
  if (!startsWithPlace.test(plain) || /^[a-z]+ (?:what|which|welche[mnrs]?|quel|que) /.test(plain))
    return text;
  for (let at = text.indexOf(','); at >= 0; at = text.indexOf(',', at + 1)) {
    const rest = text.slice(at + 1).trim();
    if (asks.test(toPlain(rest))) return joined(rest, text.slice(0, at));
  }
  for (const { index } of plain.matchAll(asksAlone))
    if (index > 3) return joined(text.slice(index + 1), text.slice(0, index));
  return text;
}

/** The place begins in small letters in the middle of a question. */
const joined = (question: string, place: string): string =>
  `${question.replace(/(?<![ .?!])[ .?!]+$/, '')} ${place.slice(0, 1).toLowerCase()}${place.slice(1).trim()}`;
