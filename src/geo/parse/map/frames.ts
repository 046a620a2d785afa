/** Questions around a kind of map feature, read away: "how many … are there in …", "does … have …", "the names of all …". */

import { toPlain } from '../../domain/plain-letters.ts';

/** What is asked of the features; the tags in the answer hold it. */
const asked: readonly (readonly [string, string])[] = [
  [
    'locations?|positions?|whereabouts|places|coordinates|standorte?n?|lagen?|orte|positionen|koordinaten',
    '',
  ],
  ['(?:street |postal )?address(?:es)?|(?:post)?adressen?|anschriften', 'addr:street, addr:housenumber'],
  ['names?|namen', 'name'],
  [
    '(?:home ?pages?|web ?sites?|web ?pages?|urls?|internet ?(?:seiten?|adressen?)|webseiten?|links?)',
    'website',
  ],
  ['(?:tele)?phone ?(?:numbers?)?|telephones?|telefon(?:nummern?|e)?|rufnummern?', 'phone'],
  ['e-?mails?(?: address(?:es)?)?|e-?mail-?adressen?', 'email'],
  ['(?:opening|business) (?:hours|times)|hours|offnungszeiten', 'opening_hours'],
  ['list|liste|map|karte|overview|ubersicht|(?:total )?(?:number|count)|(?:an)?zahl|existence', ''],
];
const attribute = asked.map(([words]) => words).join('|');
const link = '(?:of|for|from|von|der|des|vom|zu|fur)';
const article =
  '(?:the |all |every |any |each |die |der |das |den |alle[rnm]? |samtliche[rnm]? |meine |a |an |eine?[rnms]? )*';
const here = '(?:there|here|da|dort|hier|denn|eigentlich|so)';

/** "The addresses and names of all banks in Monaco". */
const ofThings = new RegExp(
  `^(?:.*?\\b)??${article}(?<asked>(?:${attribute})(?:(?: ?, ?| and | und | & )(?:the |die )?(?:${attribute}))*) (?:${link} |(?=aller |samtlicher ))${article}(?=\\S)`,
  'd',
);
const beforeAsked =
  /^(?:(?:please|can|could|would|you|i|we|want|need|like|to|know|see|show|me|us|list|give|get|tell|find|look|up|display|what|which|whats|what's|is|are|bitte|zeige?|nenne|mir|uns|gib|liste|finde|suche|was|welche[rs]?|ist|sind|wie|lauten|lautet|the|all|of|alle[rn]?|die|der|das|den|auf) )*$/;

/** Pattern, and the word between what and where. */
const rewrites: readonly (readonly [RegExp, string])[] = (
  [
    // "How many cafés does Monaco have", "which museums does Monaco have"
    [
      '^(?:how many|what|which|what kinds? of) (?<what>.+?) (?:does|do|did) (?<where>.+?) (?:have|offer|got|contain|own|count)$',
      ' in ',
    ],
    ['^(?:does|do) (?<where>.+?) (?:have|offer|contain|own) (?<what>.+)$', ' in '],
    ['^has (?<where>.+?) got (?<what>.+)$', ' in '],
    ['^(?:wie ?viele?|welche[rs]?|was fur) (?<what>.+?) hat (?<where>.+?)$', ' in '],
    [
      '^hat (?<where>[^ ]+(?: (?:la|le|les|de|del|di|am|an der|im|ob|bei) [^ ]+)*(?: [^ ]+)?) (?<what>(?:eine?[nmrs]?|keine?[nmrs]?|viele|mehrere|irgendeine?[nmrs]?) .+)$',
      ' in ',
    ],
    [
      `^(?:gibt es|gibts)(?: ${here})* (?<where>(?:in|im|bei|nahe|um) .+?) (?<what>(?:eine?[nmrs]?|irgendwelche|mehrere) .+)$`,
      ' ',
    ],
    [
      `^(?<what>.+?) (?:is|are|gibt|liegen|befinden|finden|stehen|sind)(?: (?:es|sich))?(?: ${here})? (?<where>(?:in|im|near|within|around|bei|um|nahe) .+)$`,
      ' ',
    ],
  ] as const
).map(([pattern, between]) => [new RegExp(pattern, 'd'), between]);
const countWords =
  /^(?:how many|wie ?viele|what number of|are there|is there|there (?:is|are)|gibt es|gibts|sind|ist|irgendwelche|mehrere|keine?[nmrs]?|eine?[nmrs]?|any|some|all|alle) /;
const ending =
  / (?:(?:are|is) (?:there|located|situated|found)|gibt es|gibts|there|exist|vorhanden|zu finden|auf der karte|on the map|bitte|please|thanks|thank you|danke)$/;

export interface Unframed {
  readonly text: string;
  /** Tags that answer what is asked of the features: "website". */
  readonly asked: readonly string[];
}

/** Take the frame of a question away; the text comes back as it was where there is none.
 * @param text  tidied, without marks at its end */
export function withoutFrame(text: string): Unframed {
  let rest = text;
  const tags: string[] = [];
  const cut = (pattern: RegExp): boolean => {
    const found = pattern.exec(toPlain(rest));
    if (!found) return false;
    const { index } = found;
    rest = index === 0 ? rest.slice(found[0].length) : rest.slice(0, index);
    return true;
  };
  while (cut(ending));
  const of = ofThings.exec(toPlain(rest));
  const [from, to] = of?.indices?.groups?.asked ?? [];
  if (of && from !== undefined && to !== undefined && beforeAsked.test(toPlain(rest).slice(0, from))) {
    for (const part of toPlain(rest)
      .slice(from, to)
      .split(/ ?, ?| and | und | & /)) {
      const word = part.replace(/^(?:the|die) /, '');
      const tag = asked.find(([words]) => new RegExp(`^(?:${words})$`).test(word))?.[1];
      if (tag) tags.push(tag);
    }
    rest = rest.slice(of[0].length);
  }
  for (const [pattern, between] of rewrites) {
    const { what, where } = pattern.exec(toPlain(rest))?.indices?.groups ?? {};
    if (!what || !where) continue;
    rest = `${rest.slice(...what)}${between}${rest.slice(...where)}`;
    break;
  }
  while (cut(countWords));
  return { text: rest.trim() === '' ? text : rest, asked: tags };
}
