/** A question for map features, taken apart: how many, of what, where, nearest to what. Words only; nothing is looked up. */

import { type Box, checkBox } from '../../domain/box.ts';
import { GeoError } from '../../domain/errors.ts';
import type { TagFilter } from '../../domain/tag-filter.ts';
import { withoutEnd } from '../../domain/without-end.ts';
import { takeAttributes } from './attributes.ts';
import { withoutFrame } from './frames.ts';
import { find, tidy, toPlain, without } from './plain.ts';

export interface MapRequest {
  /** What is left after the attributes, without courtesies. */
  readonly text: string;
  readonly filters: readonly TagFilter[];
  /** Readings that were chosen where the words allow another. */
  readonly notes: readonly string[];
  /** Tags that answer what is asked of the features: "website". */
  readonly asked: readonly string[];
  /** "named Carrefour", "operated by …", as written. */
  readonly named?: string;
  /** Features to answer with, where the words say a number. */
  readonly count?: number;
  /** The place that the nearest ones are asked of. */
  readonly nearestTo?: string;
  /** "The highest peaks", "the largest parks". */
  readonly order?: { readonly by: 'height' | 'area'; readonly descending: boolean };
  /** "in this box", or the box itself. */
  readonly box?: Box | 'given';
}

const numbers = new Map(
  [
    'one',
    'two zwei deux dos',
    'three drei trois tres',
    'four vier quatre cuatro',
    'five funf cinq cinco',
    'six sechs seis',
    'seven sieben sept siete',
    'eight acht huit ocho',
    'nine neun neuf nueve',
    'ten zehn dix diez',
  ].flatMap((words, i) => words.split(' ').map((word) => [word, i + 1] as const)),
);
const number = `(?:\\d{1,4}|${[...numbers.keys()].join('|')})`;
const toNumber = (text: string) => numbers.get(toPlain(text)) ?? Number(text);

export const leadIn =
  /^(?:(?:please|pls|hi|hello|hey|can|could|would|you|i|we|want|need|would|like|to|see|know|looking|look|for|search|show|me|us|find|list|give|get|display|map|tell|where|what|what's|where's|which|who|how|many|are|is|there|all|any|every|some|of|do|does|the|have|that|bitte|zeige?|mir|uns|finde|suche|wo|was|welche[rs]?|gibt|es|ist|sind|alle[rn]?|die|der|das|den|s'il|vous|plait|svp|montre[zr]?|moi|affiche[zr]?|trouve[zr]?|cherche[zr]?|donne[zr]?|ou|se|trouvent?|est|sont|quels?|quelles?|tous|toutes|les|le|la|des|du|por|favor|muestra(?:me)?|muestrame|buscar?|encuentra|dame|donde|estan?|hay|cuales|que|todos|todas|los|las|el|un|une|una|unos|unas|ein|einen?|a|an) |[ld]'|qu')+/;

/** What one does there stands for what there is: "where can I eat in Monaco". */
const deeds: readonly (readonly [RegExp, string])[] = (
  [
    [
      '(?:what|which|things?|places?|something|anything|sights?)(?:.s| is| are| can| could| should| do)?(?: there| i| we| one| you)?(?: worth)? (?:to )?(?:see|visit|visiting|seeing|do)|was gibt es .*zu sehen|que (?:voir|visiter)|que (?:ver|visitar|hay que ver)',
      'tourist attractions',
    ],
    ['eat|have (?:lunch|dinner|breakfast)|dine|essen|manger|comer', 'places to eat'],
    ['drink|have a drink|trinken|boire|beber', 'places to drink'],
    ['sleep|stay|spend the night|schlafen|ubernachten|dormir|loger|alojarse', 'places to stay'],
    ['park|parken|se garer|garer ma voiture|aparcar', 'parking'],
    ['swim|schwimmen|nager|nadar', 'swimming pools and beaches'],
    ['shop|go shopping|einkaufen|faire les courses|comprar', 'shops'],
    ['refuel|get (?:petrol|gas|fuel)|tanken|faire le plein|repostar', 'petrol stations'],
    ['(?:get|withdraw) (?:cash|money)|geld abheben|retirer de l.argent|sacar dinero', 'atms'],
    ['charge (?:my|an?|the) (?:car|ev|electric car)|laden', 'charging stations'],
  ] as const
).map(([words, kind]) => [
  new RegExp(
    kind === 'tourist attractions'
      ? `^(?:${words})\\b`
      : `^(?:where|wo|ou|donde)(?: can| could| do| should| kann| puis-je| peut-on| on peut| puedo| se puede| podemos)?(?: i| we| you| one| ich| man| wir| je| on)? ?(?:to |possibly )?(?:${words})\\b|^somewhere to (?:${words})\\b`,
  ),
  kind,
]);

const to =
  "(?:to|from|of|by|near|around|next to|zum|zur|zu|vom|von|beim|bei|am|de la|de l'|des|du|de|d'|del|al|a la|a|desde)";
const quantity = (name: string) => `(?:(?<${name}>${number}) )?`;
/** `a`, `b`: the count before and after; `what`; `place`. */
const nearest: readonly RegExp[] = [
  `^${quantity('a')}(?:nearest|closest|next) ${quantity('b')}(?<what>.+?) (?:to|from|of|by|near|around) (?<place>.+)$`,
  `^${quantity('a')}(?<what>.+?) (?:that (?:is|are) |which (?:is|are) )?(?:nearest|closest) (?:to|from|of) (?<place>.+)$`,
  `^${quantity('a')}(?:nachste[nrs]?|nachstgelegene[nrs]?|nahegelegenste[nrs]?) ${quantity('b')}(?<what>.+?) (?:zum|zur|zu|vom|von|beim|bei|am) (?<place>.+)$`,
  `^${quantity('a')}(?<what>.+?) (?:(?:le|la|les|el|los|las) )?(?:plus proches?|mas (?:cercan|proxim)[oa]s?) ${to} ?(?<place>.+)$`,
].map((pattern) => new RegExp(pattern, 'd'));
const nearestToNothing =
  /\b(?:nearest|closest|nachste[nrs]?|nachstgelegene[nrs]?|plus proches?|mas cercan[oa]s?)\b/;
const aroundMe =
  /\b(?:near(?:est)?(?: to)? me|near(?:by)? here|around me|around here|close to me|closest to me|from me|near my (?:location|position)|in my area|in der nahe von mir|in meiner nahe|pres de moi|autour de moi|cerca de mi|nearby$)(?![a-z])/;

const boxWords =
  /\b(?:(?:in|within|inside) (?:this|the) (?:box|bbox|bounding box|map|view|window|extent|rectangle)|in view)\b/;
const degrees = '(-?\\d{1,3}(?:\\.\\d+)?)';
const boxNumbers = new RegExp(
  `(?:\\b(?:in|within|inside) )?(?:the )?(?:\\b(?:box|bbox|bounding box)[: ]*)?[[(]?\\s*${[1, 2, 3, 4].map(() => degrees).join('\\s*[,; ]\\s*')}\\s*[\\])]?`,
);

const nameWords =
  /\b(?:(?:that (?:is|are) )?(?:named|called|operated by|run by|owned by|of the (?:brand|chain))|with the name|whose name (?:is|contains|has)|namens|mit (?:dem )?namen?|betrieben von|nommee?s?|appelee?s?|qui s'appellent?|de la marque|llamad[oa]s?|con (?:el )?nombre) (?:"(?<quoted>[^"]+)"|[“«„](?<marked>[^”»“]+)[”»“]|(?<bare>.+?))(?=$|[,;]| (?:in|near|within|inside|around|close to|next to|im|bei|nahe|a|dans|en|pres|cerca|sur|on) )/d;

/** Yields between patterns, which are compiled when they are first tried.
 * @throws GeoError `query_not_understood` where the question lacks something that no reading can supply */
export function* readMapRequest(query: string): Generator<void, MapRequest> {
  let text = withoutEnd(tidy(query), ' .?!').replace(/^[¿¡ ]+/, '');
  if (!/[\p{L}\p{N}]/u.test(text)) throw nothing();
  let box: Box | 'given' | undefined;
  const corners = boxNumbers.exec(toPlain(text));
  const given = find(boxWords, text);
  if (corners) {
    box = checkBox(corners.slice(1, 5).map(Number));
    text = without(text, { index: corners.index, end: corners.index + corners[0].length, groups: {} });
  } else if (given) {
    box = 'given';
    text = without(text, given);
  }
  const here = find(aroundMe, text);
  if (here) {
    throw new GeoError(
      'query_not_understood',
      `“${text.slice(here.index, here.end)}” is not known: name a place, for example “cafés near the casino in Monaco”, or give a box.`,
    );
  }
  const naming = find(nameWords, text);
  if (naming) text = without(text, naming);
  const { quoted, marked, bare: unquoted } = naming?.groups ?? {};
  const named = quoted ?? marked ?? unquoted;
  for (const [deed, kind] of deeds) {
    yield;
    const span = find(deed, text);
    if (!span) continue;
    text = `${kind} ${text.slice(span.end)}`;
    break;
  }
  // "Wo kann ich in Andorra parken": the verb comes last.
  const german = /^wo (?:kann|konnen|darf) (?:ich|man|wir) (?<where>.+) (?<verb>[a-z]+en)$/d;
  const verbLast = find(german, text);
  const deed =
    verbLast && deeds.find(([pattern]) => pattern.test(`wo kann ich ${toPlain(verbLast.groups.verb!)}`));
  if (deed) text = `${deed[1]} ${verbLast.groups.where}`;
  const frame = withoutFrame(tidy(text));
  const { rest, filters, notes } = yield* takeAttributes(tidy(frame.text));
  const common = {
    filters,
    notes,
    asked: frame.asked,
    ...(named !== undefined && { named }),
    ...(box !== undefined && { box }),
  };
  yield;
  const lead = find(leadIn, `${rest} `);
  const bare = tidy(lead ? rest.slice(lead.end) : rest);
  for (const pattern of nearest) {
    yield;
    const { a, b, what, place } = find(pattern, bare)?.groups ?? {};
    if (what === undefined || place === undefined) continue;
    const count = a ?? b;
    return {
      ...common,
      text: what,
      nearestTo: place,
      ...(count !== undefined && { count: toNumber(count) }),
    };
  }
  if (find(nearestToNothing, bare)) {
    throw new GeoError(
      'query_not_understood',
      '“nearest” needs a place to be near to: “the 5 nearest cafés to the casino in Monaco”.',
    );
  }
  yield;
  const ranked = find(superlative, bare);
  if (ranked) {
    const { a, b, word, rest: text } = ranked.groups;
    const plain = toPlain(word!);
    const by = /^(?:hi|ta|lo|ho|al|plus haut|mas al)/.test(plain) ? 'height' : 'area';
    const count = a ?? b;
    const order = { by, descending: !/^(?:low|small)/.test(plain) } as const;
    return { ...common, text: text!, order, ...(count !== undefined && { count: toNumber(count) }) };
  }
  const counted = find(counting, bare);
  if (counted) return { ...common, text: counted.groups.rest!, count: toNumber(counted.groups.n!) };
  return { ...common, text: bare };
}

const superlative = new RegExp(
  `^${quantity('a')}(?<word>highest|tallest|lowest|largest|biggest|smallest|hochste[nrs]?|grosste[nrs]?|groste[nrs]?) ${quantity('b')}(?<rest>.+)$`,
  'd',
);

/** "10 restaurants", but not the number of a house. */
const counting = new RegExp(
  `^(?<n>${number}) (?!(?:stars?|m|km|bis|ter|rue|avenue|av|boulevard|bd|quai|place|chemin|impasse|street|road|carrer|calle)\\b)(?<rest>.+)$`,
  'd',
);

function nothing(): GeoError {
  return new GeoError(
    'query_not_understood',
    'The query names no kind of map feature. Name a kind and an area, for example “parks in Andorra la Vella”.',
  );
}
