/** A question for map features, taken apart: how many, of what, where, nearest to what. Words only; nothing is looked up. */

import { type Box, checkBox } from '../../domain/box.ts';
import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import type { TagFilter } from '../../domain/tag-filter.ts';
import { withoutEnd } from '../../domain/without-end.ts';
import { takeAttributes, withoutPay } from './attributes.ts';
import { readBordering } from './bordering.ts';
import { isBrand, ofChain } from './brands.ts';
import { readDeed, withShops } from './deeds.ts';
import { farApart } from './far-apart.ts';
import { type Ask, type Asked, distance } from './frame-words/terms.ts';
import { joining, type Unframed, withoutFrame } from './frames.ts';
import { beginsWithTitle, titlesNamed, writtenNames } from './honour-words.ts';
import { leadIn, thingToo } from './lead-in.ts';
import { takeMaker } from './makers.ts';
import { findName, withoutName } from './naming.ts';
import type { Removal } from './of-the-place.ts';
import { openThen, withoutDay } from './opening.ts';
import { isOverpass, readOverpass } from './overpass-ql.ts';
import { paraphrased } from './paraphrases.ts';
import { placeLast } from './place-last.ts';
import { find, type Span, tidy, toPlain, without } from './plain.ts';
import { namedByMaterial } from './recycling.ts';
import { inUsualWords } from './sentences.ts';
import { withoutSmallTalk } from './small-talk.ts';
import { type Order, takeSuperlative } from './superlatives.ts';
import { readTags, type TagQuery } from './tag-query.ts';
import { type Tails, takeTails } from './tails.ts';
import { unmapped } from './unmapped.ts';

export interface MapRequest {
  /** What is left after the attributes, without courtesies. */
  readonly text: string;
  /** What was taken out of the words, which may belong to a thing that says where. */
  readonly removals?: readonly Removal[];
  readonly filters: readonly TagFilter[];
  /** Readings that were chosen where the words allow another. */
  readonly notes: readonly string[];
  readonly ask: Ask;
  /** Tags that answer what is asked of the features: "website". */
  readonly asked: readonly Asked[];
  /** "named Carrefour", "operated by …", as written. */
  readonly named?: string;
  /** Ways to write the name of whom something is called after, in folded words. */
  readonly namedLike?: readonly (readonly string[])[];
  /** A text that is no kind is the name of a thing: "how far apart are the Louvre and …". */
  readonly byName?: true;
  /** Features to answer with, where the words say a number. */
  readonly count?: number;
  /** The place that the nearest ones are asked of. */
  readonly nearestTo?: string;
  /** Of every kind the nearest: "the closest bank and the closest pharmacy". */
  readonly each?: true;
  /** How far from there they may be. */
  readonly reach?: { readonly metres: number; readonly said: string };
  /** The place whose outline they touch from outside: "which counties border Kent". */
  readonly bordering?: string;
  /** "The highest peaks", "the largest parks". */
  readonly order?: Order;
  /** Features asked for by their tags; the text is then where. */
  readonly tags?: readonly TagQuery[];
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

const to =
  "(?:to|from|of|by|near|around|next to|zum|zur|zu|vom|von|beim|bei|am|de la|de l'|des|du|de|d'|del|al|a la|a|desde)";
const quantity = (name: string) => `(?:(?<${name}>${number}) )?`;
/** `a`, `b`: the count before and after; `what`; `place`. */
const nearest: readonly RegExp[] = [
  '^(?<what>.+?),? (?:der|die|das|welche[rs]?) (?:de[mrn]|vo[nm](?: de[rmn])?) (?<place>.+?) am nachsten(?: (?:ist|sind|liegt|liegen|gelegen|gelegen ist|befindet))?$',
  '^(?<what>.+?),? (?:der|die|das|welche[rs]?) (?:(?:ist|liegt) )?am nachsten (?:zu[rm]?|bei[m]?|an|am|vo[nm])(?: de[rmn])? (?<place>.+?)(?: (?:ist|sind|liegt|liegen|gelegen|gelegen ist|befindet|entfernt))*$',
  '^(?<what>.+?) (?:(?:ist|liegt|sind|liegen) )?(?:de[mrn] |vo[nm] )(?<place>.+?) am nachsten$',
  '^(?<what>.+?) (?:ist|liegt|sind|liegen) (?!am )(?<place>.+?) am nachsten$',
  `^(?<what>.+?) (?:is|are|lies?) (?:the )?${quantity('a')}(?:nearest|closest) (?:to|from|of) (?<place>.+)$`,
  '^(?<what>.+?) (?:(?:liegt|liegen|ist|sind|befindet sich|befinden sich) )?am nachsten (?:zu[rm]?|bei[m]?|an|am|vo[nm]) (?<place>.+)$',
  `^${quantity('a')}(?:nearest|closest|next) ${quantity('b')}(?<what>[^,]+? of [^,]+?) (?:to|from) (?<place>.+)$`,
  `^${quantity('a')}(?:nearest|closest|next) ${quantity('b')}(?<what>.+?) (?:to|from|of|by|near|around) (?<place>.+)$`,
  `^${quantity('a')}(?<what>.+?) (?:that (?:is|are) |which (?:is|are) )?(?:nearest|closest) (?:to|from|of) (?<place>.+)$`,
  `^${quantity('a')}(?:nachste[nrs]?|nachstgelegene[nrs]?|nahegelegenste[nrs]?) ${quantity('b')}(?<what>.+?) (?:zum|zur|zu|vom|von|beim|bei|am) (?<place>.+?)(?: aus| entfernt| weg)?$`,
  `^${quantity('a')}(?<what>.+?) (?:(?:le|la|les|el|los|las) )?(?:plus proches?|mas (?:cercan|proxim)[oa]s?) ${to} ?(?<place>.+)$`,
].map((pattern) => new RegExp(pattern, 'd'));
const nearestToNothing =
  /\b(?:nearest|closest|nachste[nrs]?|nachstgelegene[nrs]?|plus proches?|mas cercan[oa]s?)\b/;
const aroundMe =
  /\b(?:near(?:est)?(?: to)? me|near(?:by)? here|around me|around here|close to me|closest to me|from me|near my (?:location|position)|in my area|in der nahe von mir|in meiner (?:nahe|umgebung)|hier in der (?:nahe|umgebung)|(?:pres|autour|proche) de (?:moi|chez moi|nous)|pres d'ici|autour d'ici|par ici|cerca de (?:mi|aqui|casa)|aqui cerca|por aqui|alrededor de mi|nearby$)(?![a-z])/;

const boxWords =
  /\b(?:(?:in|within|inside) (?:this|the) (?:box|bbox|bounding box|map|view|window|extent|rectangle)|in view)\b/;
const degrees = '(-?\\d{1,3}(?:\\.\\d+)?)';
const boxNumbers = new RegExp(
  `(?:\\b(?:in|within|inside) )?(?:the )?(?:\\b(?:box|bbox|bounding box)[: ]*)?[[(]?\\s*${[1, 2, 3, 4].map(() => degrees).join('\\s*[,; ]\\s*')}\\s*[\\])]?`,
);

const namedAfter =
  /\b(?:named (?:after|for|in honou?r of)|(?:benannt|genannt) nach|nach .+ benannt\w*|nommee?s? (?:d'apres|en l'honneur)|baptisee?s? en l'honneur|qui (?:portent?|honorent?) (?:le|un) nom|llamad[oa]s? (?:en honor|por)|que (?:llevan?|tienen?) (?:el )?nombres? de|con (?:el )?nombres? de)\b/;

const noWords = { text: '', filters: [], notes: [], asked: [] } as const;

/** "Show me amenity=cafe in Monaco" */
const beforeTags = /^.*?(?=(?:\[|[a-z_][\w:]*(?:!=|=|!~|~|[<>]))\S)/;

/** "All features with", "objects tagged" */
const bearers =
  /\b(?:all |any |every )?(?:features?|objects?|elements?|things?|nodes?|ways|relations|places?|pois?|objekte?|elemente?|alles) (?:(?:that|which) (?:are|have) )?(?:with|having|tagged(?: as| with)?|marked as|mapped as|mit)(?: (?:the |dem )?tags?)? $/i;

function withoutLead(text: string): string {
  const before = beforeTags.exec(text)?.[0];
  return before !== undefined &&
    withoutFrame(`${before.replace(bearers, '')} things`)
      .text.replace(/\bthings$/, '')
      .trim() === ''
    ? text.slice(before.length)
    : text;
}

/** Yields between patterns, which are compiled when they are first tried.
 * @throws GeoError `query_not_understood` where the question lacks something that no reading can supply */
export function* readMapRequest(query: string): Generator<void, MapRequest> {
  let text = withoutEnd(tidy(query), ' .?!').replace(/^[¿¡ ]+/, '');
  if (!/[\p{L}\p{N}]/u.test(text)) throw nothing();
  if (isOverpass(query)) {
    const { queries, limit, count } = readOverpass(query);
    const ask = count ? 'count' : 'features';
    return { ...noWords, ask, tags: queries, ...(limit !== undefined && { count: limit }) };
  }
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
  const tagged = readTags(withoutLead(text));
  if (tagged) {
    const { queries, rest } = tagged;
    const { ask } = withoutFrame(text);
    return { ...noWords, ask, text: rest, tags: queries, ...(box !== undefined && { box }) };
  }
  text = placeLast(withoutSmallTalk(tidy(text)));
  const ownNotes: string[] = [];
  const asks = withoutDay(text);
  if (asks) ownNotes.push(`the hours of all days are told, “${asks.day}” among them`);
  text = inUsualWords(asks?.rest ?? text);
  yield;
  const here = find(aroundMe, text);
  if (here) {
    throw new GeoError(
      'query_not_understood',
      `“${text.slice(here.index, here.end)}” is not known: name a place, for example “cafés near the casino in Monaco”, or give a box.`,
    );
  }
  const beyond = find(unmapped, text);
  if (beyond)
    throw new GeoError(
      'query_not_understood',
      `“${text.slice(beyond.index, beyond.end).trim()}” is nothing that features are looked for by.`,
      { fix: 'Ask for the kind and the place alone.' },
    );
  const unnamed = withoutName(text);
  text = unnamed?.rest ?? text;
  const honoured = find(namedAfter, text);
  const naming = findName(text);
  if (honoured && !naming) throw honouring(text, honoured);
  const { quoted, marked, bare: unquoted, honoured: after, ...others } = naming?.groups ?? {};
  const honour = after ?? others.honouredGerman ?? others.honouredFrench ?? others.honouredSpanish;
  const titles = honour === undefined ? undefined : titlesNamed(honour);
  // A person or an event has a capital letter: "famous women" are in no name.
  if (honoured && naming && !titles && (honour === undefined || !isPerson(honour)))
    throw honouring(text, honoured);
  const bareName = unquoted?.replace(/^(?:the|der|die|das|dem|den) /i, '');
  if (naming && bareName !== undefined && isNoOwner(text.slice(naming.index, naming.end), bareName))
    throw new GeoError(
      'query_not_understood',
      `“${bareName}” is not a name that an owner bears on the map.`,
      {
        fix: 'Name the owner with a capital letter, or leave these words out.',
      },
    );
  const removals: Removal[] = [];
  if (naming) {
    removals.push({ before: text, after: without(text, naming), isName: true });
    text = without(text, naming);
  }
  const chain = naming ? undefined : ofChain(text);
  if (chain) text = without(text, chain);
  const named = quoted ?? marked ?? bareName ?? honour ?? chain?.groups.chain;
  const made = takeMaker(text);
  if (made) {
    removals.push({ before: text, after: made.rest });
    text = made.rest;
  }
  if (honoured && named !== undefined)
    ownNotes.push(
      titles
        ? `the map does not say whom a name honours: names that hold a title like “${titles.slice(0, 3).join('”, “')}” are taken`
        : `the map does not say whom a name honours: names that hold “${named}” are taken, in whichever language they are`,
    );
  yield;
  const apart = farApart(text);
  if (apart !== undefined) {
    text = apart;
    ownNotes.push('the distance is from outline to outline');
  }
  const tails = takeTails(tidy(text), distance);
  const free = withoutPay(tails.text);
  const said = paraphrased(namedByMaterial(free?.rest ?? tails.text));
  if (said.note !== undefined) ownNotes.push(said.note);
  const frame = unframed(withDeeds(said.text));
  const { rest, filters, notes } = yield* takeAttributes(tidy(frame.text));
  if (filters.length > 0) removals.push({ before: frame.text, after: rest });
  if (filters.length > 0 && find(whetherOne, tails.text))
    throw new GeoError(
      'query_not_understood',
      'Whether the first of a kind has something is not answered by the map.',
      {
        fix: 'Ask for what the map says of it: “opening hours of the nearest pharmacy to …”.',
      },
    );
  const common = {
    removals,
    filters: [
      ...(unnamed ? [unnamed.filter] : []),
      ...(made ? [made.filter] : []),
      ...(free ? [free.filter] : []),
      ...filters,
    ],
    notes: [...ownNotes, ...notes],
    ask: askOf(frame.ask, tails),
    asked: [
      ...(frame.ask === 'names' && tails.asked.length > 0 && frame.asked.length === 0
        ? [itsName]
        : frame.asked),
      ...tails.asked,
    ],
    ...(named !== undefined && { named }),
    ...(honoured && named !== undefined && { namedLike: titles ?? writtenNames(named) }),
    ...(apart !== undefined && { byName: true as const }),
    ...(box !== undefined && { box }),
  };
  yield;
  const lead = find(leadIn, `${rest} `);
  const isLead = lead && !joining.test(rest.slice(lead.end)) && !thingToo.test(rest);
  const bare = tidy(isLead ? rest.slice(lead.end) : rest);
  for (const pattern of nearest) {
    yield;
    const { a, b, what, place } = find(pattern, bare)?.groups ?? {};
    if (what === undefined || place === undefined) continue;
    const count = a ?? b;
    return {
      ...common,
      text: what.replace(nearestAgain, '$1 '),
      nearestTo: place,
      ...(tails.reach && { reach: tails.reach }),
      ...(eachOf.test(toPlain(what)) && { each: true as const }),
      ...((count ?? (apart !== undefined || single.test(said.text))) && {
        count: count === undefined ? 1 : toNumber(count),
      }),
    };
  }
  if (common.asked.includes(distance)) {
    throw new GeoError(
      'query_not_understood',
      'How far one thing is from another is not answered by the map.',
      {
        fix: 'Ask for the nearest of a kind, whose distance is in the answer: “how far is the nearest pharmacy from the casino in Monaco”.',
      },
    );
  }
  if (find(nearestToNothing, bare)) {
    throw new GeoError(
      'query_not_understood',
      '“nearest” needs a place to be near to: “the 5 nearest cafés to the casino in Monaco”.',
    );
  }
  yield;
  const bordered = readBordering(bare);
  if (bordered) return { ...common, ...bordered };
  yield;
  const numbered = find(leadingNumber, bare);
  const ranked = takeSuperlative(numbered ? numbered.groups.rest! : bare);
  if (ranked) {
    const counted = find(leadingNumber, ranked.rest);
    const count = numbered?.groups.n ?? counted?.groups.n;
    const text = counted ? counted.groups.rest! : ranked.rest;
    return {
      ...common,
      text,
      order: ranked.order,
      ...(count !== undefined && { count: toNumber(count) }),
    };
  }
  const counted = find(counting, bare);
  if (counted)
    return {
      ...common,
      text: counted.groups.rest!,
      count: toNumber(counted.groups.n!),
    };
  return { ...common, text: bare };
}

const leadingNumber = new RegExp(`^(?:(?:the|die|der|les|los|las) )?(?<n>${number}) (?<rest>.+)$`, 'd');

/** "The nearest bakery and the nearest butcher" */
const nearestAgain =
  /\b(and|und) (?:(?:the|den|die|das|der|dem) )?(?:nearest|closest|nächste[nrs]?|nächstgelegene[nrs]?) /gi;

/** "The closest bakery and butcher" is one of each; "bakery or butcher" whichever is nearer. */
const eachOf = /^(?!.* (?:or|oder|ou|o) ).* (?:and|und|et|y) /;

/** "Des nächsten Taxistands" is one of them, whatever its ending, and so is the closest place for something. */
const single =
  /, (?:der|die|das) .*am nächsten\b.* (?:ist|liegt)$|\bdes (?:nächsten|nächstgelegenen) |\b(?:nearest|closest) (?:place|spot|shop|store|workshop) (?:to|where|that|which|selling|for) /i;

/** "Is the nearest pharmacy to the station open now?" does not ask for the nearest that is open. */
const whetherOne =
  /^(?:is|are|does|do|has|have|ist|sind|hat|haben) (?:the|der|die|das) (?:nearest|closest|next|nachste[nrs]?|nachstgelegene[nrs]?|(?:largest|biggest|smallest|highest|tallest|longest|oldest|groste|hochste|langste|alteste)[nrs]?) (?!.* (?:that|which|die|der|das) )/;

const itsName: Asked = { name: 'name', tags: ['name'] };

function askOf(ask: Ask, { ask: also, asked }: Tails): Ask {
  if (asked.length > 0 && ask !== 'count' && ask !== 'exists') return 'values';
  return also !== undefined && (ask === 'features' || ask === 'names') ? also : ask;
}

/** What is done somewhere stands for what there is; else the words without their frame. */
function unframed(text: string): Unframed {
  const done = readDeed(text);
  if (done !== undefined) return { text: tidy(openThen(done)), ask: 'where', asked: [] };
  const frame = withoutFrame(tidy(text));
  const bare = bareDeed.test(frame.text) ? `where to ${frame.text}` : deedAlone(frame.text);
  const within = readDeed(frame.text) ?? readDeed(bare);
  return within === undefined ? frame : { ...frame, text: tidy(openThen(within)) };
}

/** "Rent a canoe in Bern": what is done, without a question. */
const bareDeed =
  /^(?:rent|hire|fix|repair|mend|change|exchange|withdraw|borrow|learn|play|charge|wash|go|ride|watch|recycle|post|mail|see) (?!of )/i;

/** "The closest place to buy bread from the cathedral": the deed stands for the shop. */
const deedWithin =
  /\b(?:place|spot|shop|store)s? (?:to|where (?:i|we|you|one) (?:can|could)) (?<deed>[a-z]+(?: [a-z]+){0,3}?)(?= (?:to|from|near|in|of|around|within|at|close) |$)/d;

function withDeeds(said: string): string {
  const text = withShops(said);
  const span = find(deedWithin, text);
  const done = span && readDeed(`where to ${span.groups.deed}`)?.trim();
  return span && done ? without(text, span, done) : text;
}

/** "Somewhere to buy bread" says where; "to buy bread" is what is done there. */
const deedAlone = (text: string): string =>
  /^(?:somewhere|anywhere|a place|some place|any place|a shop|any shops?|(?:a )?places?) (?:where (?:i|we|one|you) can|to) /i.test(
    text,
  )
    ? `where to ${text.replace(/^.*? (?:can|to) /i, '')}`
    : '';

/** "10 restaurants", but not the number of a house. */
const counting = new RegExp(
  `^(?<n>${number}) (?!(?:stars?|m|km|bis|ter|rue|avenue|av|boulevard|bd|quai|place|chemin|impasse|street|road|carrer|calle)\\b)(?<rest>.+)$`,
  'd',
);

/** Nouns with the capital letter that all have in German. */
const manyPeople =
  /^(?:Frauen|Männer|Menschen|Personen|Heiligen|Kindern|Politiker|Dichter|Maler|Musiker|Komponist|Schriftsteller|Wissenschaftler|Städte|Flüsse|Berge|Blumen|Bäume|Tiere|Vögel|Pflanzen|Länder)/;

const isPerson = (name: string): boolean =>
  (/^\p{Lu}/u.test(name) || (beginsWithTitle(name) && /\p{Lu}/u.test(name))) && !manyPeople.test(name);

/** "Owned by women" names nobody: an owner has a capital letter, or is a chain. */
const isNoOwner = (said: string, name: string): boolean =>
  /\b(?:(?:operated|run|owned) by|betrieben von) /i.test(said) &&
  /^\p{Ll}/u.test(name) &&
  !isBrand(fold(name).split(' '));

const honouring = (text: string, { index }: Span): GeoError =>
  new GeoError(
    'query_not_understood',
    `“${text.slice(index).trim()}” asks for whom a name honours, which the map does not say; ask for a word of the name, for example “streets named Rainier in Monaco”.`,
  );

function nothing(): GeoError {
  return new GeoError(
    'query_not_understood',
    'The query names no kind of map feature. Name a kind and an area, for example “parks in Andorra la Vella”.',
  );
}
