/** What a query asks of features besides their kind: "wheelchair accessible", "without wifi", "built before 1900". */

import { isTag, not, type TagFilter } from '../../domain/tag-filter.ts';
import { attached, standalone } from './attribute-words.ts';
import { cuisines } from './cuisines.ts';
import { startsWithPlace } from './cuts.ts';
import {
  anyMark,
  both,
  isJoined,
  joinMarked,
  leadingJoint,
  markOf,
  tight,
  withoutMarks,
} from './joined-attributes.ts';
import { takeMeasures } from './measures.ts';
import { eachDay, takeOpening } from './opening.ts';
import { find, PatternList, type Span, tidy, toPlain, without } from './plain.ts';

const article =
  "(?:both |sowohl )?(?:an? |their own |ein(?:e[mnr]?)? |une? |una? |unos |unas |des |du |de la |de l'|les? |la |l'|el |los |las )?";
const withWords = `(?:that |which |who |and )?(?:also )?(?:with|has|have|having|offering|offers?|providing|provides?|allowing|allows?|permitting|permits?|accepting|accepts?|takes?|serves?|serving|sells?|selling|mit|haben|hat|bieten|bietet|besitzen|besitzt|verkaufen|verkauft|(?:(?:qui|que) )?(?:ont|possedent?|proposent?|offrent?|acceptent?|vendent?|tienen?|ofrecen?|aceptan?|admiten?|venden?)|qui a|dotee?s? d[eu]|equipee?s? d[eu]|(?:(?:qui|que) )?(?:disposent? d[eu]|disponen? de|cuentan? con)|avec|con) (?:also |auch )?${article}`;
/** "With wifi, parking and a pool"; "banks and cash machines" are two kinds. */
const alsoWith = `(?:(?<=${anyMark},? )${both} (?:also |auch )?|(?<=${anyMark},? (?:or|oder|ou) )|(?<=${anyMark}, ))${article}`;
/** An attribute of a list without a word of its own: "wifi, parking or a pool". */
const afterComma = new RegExp(`${anyMark}, $`, 'u');
const ownWords = new RegExp(`^(?:${withWords})`);
const withoutWords =
  '(?:that |which |who |die |das )?(?:without(?: any)?|with no|but not?(?! (?:restaurants?|bars?|breweries) )|and no|lacking|missing|ha(?:s|ve) no|do(?:es)? not have|don.t have|doesn.t have|that do(?:es)?n.t have|ohne|(?:(?:haben|hat|besitzen|besitzt|bieten|bietet) )?kein[e]?[nmr]?|sans|sin) (?:an? |ein(?:e[mnr]?)? |une? |una? )?';
const notWords =
  "(?:(?:(?:that|which) (?:are|is) |die |qui (?:sont|ne sont pas) )?(?:not|nicht|non|no)|(?:that|which) (?:are|is)n't|qui ne (?:sont|soient) pas|que no (?:son|estan?|sean?)) ";
const copula = '(?:(?:that|which) (?:is|are) |(?:die|das) (?:ist|sind) )?';
const ending =
  '(?: (?:haben|hat|anbieten|anbietet|bieten|akzeptieren|akzeptiert|verkaufen|verkauft|nehmen|sind|ist|an(?= in | im |$)))?';
/** "…, die Kreditkarten akzeptieren": the verb comes last. */
const relative = ',? ?\\b(?:die|das|der|wo es|in denen es) (?:eine?[nmrs]? |auch )?';
const verb =
  ' (?:haben|hat|anbieten|anbietet|akzeptieren|akzeptiert|verkaufen|verkauft|nehmen|besitzen|fuhren|gibt)';
const bound = (pattern: string) => new RegExp(`\\b(?:${pattern})(?![a-z0-9])`);

interface Attribute {
  readonly absent: RegExp;
  readonly present: RegExp;
  readonly filter: TagFilter;
}

const attributes = new PatternList<Attribute>(
  [
    ...standalone.map(([words, filter]) => ({
      absent: bound(`(?:${withoutWords}|${notWords})(?:${words})${ending}`),
      present: bound(`(?:(?:and|und|et|y) )?(?:${withWords})?${copula}(?:${words})${ending}`),
      filter,
    })),
    ...attached.map(([words, filter]) => ({
      absent: bound(`${withoutWords}(?:${words})${ending}`),
      present: bound(`(?:(?:${withWords}|${alsoWith})(?:${words})${ending}|${relative}(?:${words})${verb})`),
      filter,
    })),
  ],
  ({ absent, present }) => [absent, present],
);

/** "And also open on Sunday" */
const alsoJoined = /\b(and|but|or|und|aber|oder) (?:also|auch|additionally|außerdem) /gi;

const starWords = [
  'one ein eins une un una',
  'two zwei deux dos due',
  'three drei trois tres tre',
  'four vier quatre cuatro quattro',
  'five funf cinq cinco cinque',
].map((line) => line.split(' '));
const stars = new RegExp(
  `\\b(?:${withWords})?(?:(?:exactly|precisely|just|genau|exakt|exactement|exactamente) )?(?<n>${starWords.flat().join('|')}|[1-5])(?: ?\\*(?: ?s(?:uperior)?)?(?= |$)|[- ](?:stars?|sternen?|sterne|etoiles?|estrellas?|stelle)(?:[- ]|(?![a-z])))`,
  'd',
);

const comparing =
  /(?:at least|more than|fewer than|less than|at most|up to|over|under|minimum|mindestens|mehr als|weniger als|hochstens|maximal|plus de|moins de|au moins|mas de|menos de|al menos)$/;

const comparedBehind =
  /^ ?(?:or|and|oder|und|ou|et|o|y) (?:more|above|up|higher|better|mehr|hoher|besser|plus|mas|fewer|less|below|lower|weniger|moins|menos)(?= |$)/;

/** "… that are not Italian", behind the place too. */
const notCuisine =
  /,? (?:(?:that|which) (?:are|is)(?: not|n't)|(?:(?:that |which )?serv(?:e|es|ing)|with) (?:anything|everything) (?:but|except|other than)|die nicht|qui ne sont pas|que no son) (?<word>[a-z]+)(?: (?:food|cuisine|dishes))?(?: sind)?(?![a-z])/d;
/** "Parking lots in Nice without paying" */
const unpaid =
  /,? (?:without (?:having to )?pay(?:ing)?|for free|ohne (?:etwas |dafur )?(?:zu (?:be)?zahlen|kosten|gebuhren?)|sans payer|sin pagar)(?= |$)| (?:kostenlos|umsonst|gratis|kostenfrei)(?= (?:parken|(?:mein |das )?auto (?:parken|abstellen))(?= |$))/d;

/** "Restaurants serving fish", "which restaurants in Bath serve pizza" */
const served =
  /(?:(?:that|which) )?\b(?:serv(?:es?|ing)|offer(?:s|ing)?|cook(?:s|ing)?) (?<word>[a-z]+)(?: (?<joint>or|and) (?<other>[a-z]+))?(?: (?:food|cuisine|dishes|specialities))?(?![a-z])|(?:(?:that|which) )?\b(?:has|have|having|with) (?:an? )?(?<kitchen>[a-z]+) (?:food|cuisine|dishes|specialities|kitchen)(?![a-z])|\b(?:hat|haben) (?:eine )?(?<kuche>[a-z]+)e kuche(?![a-z])|(?:,? die )?\b(?:mit )?(?<adjective>[a-z]+)(?:er|e) kuche(?: (?:anbieten|bieten|haben))?(?![a-z])|(?:(?:qui|que) )?\b(?:servent|sert|sirven?) (?:des |du |de la |de l')?(?<plat>[a-z]+)(?= |$)|\b(?:bieten?|bietet|servieren|serviert|verkaufen|verkauft) (?<gericht>[a-z]+)(?: an)?(?= |$)/d;

/** @returns undefined where one of the words is no cuisine */
function cuisinesOf({ groups: { word, other, kitchen, kuche, adjective, plat, gericht } }: Span) {
  const said = [
    (word ?? kitchen ?? kuche ?? adjective ?? plat?.replace(/s$/i, '') ?? gericht)!,
    ...(other === undefined ? [] : [other]),
  ];
  const known = said.flatMap((one) => cuisines.get(toPlain(one)) ?? []);
  return known.length === said.length ? known : undefined;
}

/** Whether what follows says where or which of them, and names no kind. */
const isThing = (behind: string): boolean =>
  startsWithPlace.test(`${behind.trim()} `) ||
  /^,? ?(?:that|which|with|without|die|mit|ohne|qui|avec|sans|que|con|sin) /.test(behind.trim());

/** @returns the text without what says that nothing is paid; undefined where it does not say so */
export function withoutPay(text: string): { readonly rest: string; readonly filter: TagFilter } | undefined {
  const free = find(unpaid, text);
  return free && { rest: tidy(without(text, free)), filter: isTag('fee', 'no') };
}

/** Take the attributes out of a query; yields between patterns, which are compiled when they are first tried.
 * @returns the words that are left
 * @throws GeoError `query_not_understood` for a time that is none */
export function* takeAttributes(
  text: string,
): Generator<void, { rest: string; filters: TagFilter[]; notes: string[] }> {
  const filters: TagFilter[] = [];
  const notes: string[] = [];
  let rest = withoutMarks(text).replace(alsoJoined, '$1 ');
  const star = find(stars, rest);
  // "At least 4 stars" is a comparison.
  if (
    star &&
    !comparing.test(toPlain(rest.slice(0, star.index)).trimEnd()) &&
    !comparedBehind.test(toPlain(rest.slice(star.end)))
  ) {
    const word = toPlain(star.groups.n!);
    const spelt = starWords.findIndex((forms) => forms.includes(word));
    const count = spelt >= 0 ? spelt + 1 : Number(word);
    filters.push(isTag('stars', `${count}`, `${count}S`, `${count}.0`));
    rest = without(rest, star, ` ${markOf(0)} `);
  }
  yield;
  // Before what has no number: "with more than 50 rooms and wifi".
  const before = filters.length;
  const measured = yield* takeMeasures(rest, (nth) => ` ${markOf(before + nth)} `);
  filters.push(...measured.filters);
  rest = measured.rest;
  rest = eachDay(rest);
  // "Open on Sunday and closed on Monday" are two.
  for (let found = -1; found < filters.length; ) {
    found = filters.length;
    yield;
    const opening = takeOpening(rest, ` ${markOf(found)} `);
    if (!opening) continue;
    filters.push(opening.filter);
    rest = opening.rest;
  }
  rest = tight(rest);
  // What is joined to another attribute is found once that one is.
  for (let found = -1; found < filters.length && (found < 0 || isJoined(rest)); ) {
    found = filters.length;
    const { items } = attributes;
    for (let at = attributes.next(0, rest); at < items.length; at = attributes.next(at + 1, rest)) {
      yield;
      const { absent, present, filter } = items[at]!;
      const lacking = find(absent, rest);
      const span = lacking ?? find(present, rest);
      // "Free wifi in Oslo" and "takeaways that deliver" ask for the thing itself.
      if (!span || (span.index === 0 && isThing(toPlain(rest.slice(span.end))))) continue;
      const said = rest.slice(span.index, span.end).trim();
      const isBare = afterComma.test(rest.slice(0, span.index)) && !find(ownWords, said);
      const joint = leadingJoint.exec(said)?.[0] ?? '';
      rest = tight(without(rest, span, ` ${joint}${markOf(filters.length, isBare)} `));
      filters.push(lacking ? not(filter) : filter);
      if (lacking) notes.push(`“${said}” holds for what the map says nothing of, too`);
    }
  }
  yield;
  const joined = joinMarked(rest, filters);
  filters.splice(0, filters.length, ...joined.filters);
  rest = joined.rest;
  const other = find(notCuisine, rest);
  const cuisine = other && cuisines.get(toPlain(other.groups.word!));
  if (other && cuisine !== undefined) {
    filters.push(not(isTag('cuisine', cuisine)));
    rest = without(rest, other);
  }
  const dish = find(served, rest);
  const dishes = dish && cuisinesOf(dish);
  if (dish && dishes !== undefined && dish.index > 0) {
    const both = dish.groups.joint === 'and';
    filters.push(...(both ? dishes.map((one) => isTag('cuisine', one)) : [isTag('cuisine', ...dishes)]));
    rest = without(rest, dish);
  }
  return { rest: tidy(rest), filters, notes };
}
