/** Conditions that follow a set in words of their own: "outside Europe", "shared by A and B", "but not B", "on the coast". */

import { fold } from '../../domain/fold.ts';
import type { SetCondition, SpatialQuery } from '../../domain/query.ts';
import { afterOne } from './after-one.ts';
import { amountAt } from './amount.ts';
import { borderPairAt, onBorder } from './border-pair.ts';
import { borderingSide } from './bordering-side.ts';
import { closerThan } from './closer-than.ts';
import { coastOfLand } from './coast-of-land.ts';
import { coastSide } from './coast-side.ts';
import { compassAt, compassPointAt } from './compass-words.ts';
import { landBorder } from './foreign.ts';
import { formerly } from './formerly.ts';
import { bothHemispheres } from './hemispheres.ts';
import { largestCityAt } from './largest-city.ts';
import { type Draft, negated, type OperandList, toConditions } from './meaning.ts';
import { onBorderAlone } from './on-border.ts';
import type { Operands } from './operands.ts';
import type { Relation } from './set-table.ts';
import type { Read, SetWords } from './set-words.ts';
import { usCoast } from './us-coasts.ts';

const isRelation = (type: string): type is Relation =>
  ['In', 'On', 'Bordering', 'Crossing', 'FlowingInto', 'Rising'].includes(type);

/** @param preposition  end of the preposition at the word
 * @returns the word after a condition that was added to the draft */
export function afterSet(
  lent: Operands,
  at: number,
  preposition: number | undefined,
  draft: Draft,
): number | undefined {
  return (
    isLargestCity(lent, at, draft) ??
    closerThan(lent, at, draft) ??
    nearTo(lent, at, draft) ??
    afterOne(lent, at, draft) ??
    fromTo(lent, at, draft) ??
    borderingSide(lent, at, draft) ??
    formerly(lent, at, draft) ??
    inTheNorth(lent, at, preposition, draft) ??
    bothHemispheres(lent, at, draft) ??
    landBorder(lent, at, draft) ??
    onBorderAlone(lent, at, draft) ??
    separated(lent, at, draft) ??
    outside(lent, at, draft) ??
    shared(lent, at, draft) ??
    butNot(lent, at, draft) ??
    exceptThose(lent, at, draft) ??
    usCoast(lent, at, draft) ??
    coastSide(lent, at, draft) ??
    offCoast(lent, at, draft) ??
    coastAt(lent, at, draft) ??
    coast(lent, at, preposition, draft) ??
    coastOfLand(lent, at, draft)
  );
}

/** "that are the largest city of their country" */
function isLargestCity({ text }: Operands, at: number, draft: Draft): number | undefined {
  const largest = largestCityAt(text, at, draft.head!);
  if (largest) draft.where.push(largest.value);
  return largest?.end;
}

/** "nearest to Nairobi" */
function nearTo(lent: Operands, at: number, draft: Draft): number | undefined {
  if (draft.superlative?.by !== 'distance' || draft.near) return undefined;
  const end = lent.text.word('nearTo', at);
  const operand = end === undefined ? undefined : lent.operand(lent.text.skip(end));
  const [of, more] = operand?.value.of ?? [];
  if (!of || more) return undefined;
  draft.near = of;
  return operand!.end;
}

/** "Cities along the Rhine from Basel to Cologne"; "of A and B" is no way. */
function fromTo({ text }: Operands, at: number, draft: Draft): number | undefined {
  const line = draft.where.at(-1);
  if (line?.type !== 'On' && line?.type !== 'Shore') return undefined;
  const end = text.word('from', at);
  const a = end === undefined ? undefined : text.name(text.skip(end));
  if (!a || text.word('and', a.end) !== undefined) return undefined;
  const then = text.word('to', a.end);
  const b = then === undefined ? undefined : text.name(text.skip(then));
  if (!b) return undefined;
  draft.where.push({ type: 'In', of: { type: 'Between', a: a.value, b: b.value } });
  return b.end;
}

/** "Italian regions in the north", "cities in Spain in the south": of the land that was named before. */
function inTheNorth(
  { text }: Operands,
  at: number,
  preposition: number | undefined,
  draft: Draft,
): number | undefined {
  if (preposition === undefined || text.lexicon.relations.at(text.words, at)?.meaning !== 'In')
    return undefined;
  const side = compassPointAt(text, text.skip(preposition)) ?? compassPointAt(text, at);
  if (!side || text.words[side.end] !== undefined) return undefined;
  const { owner, where } = draft;
  const last = where.findLastIndex(({ type }) => type === 'In');
  const land = last < 0 ? owner : (where[last] as SetCondition & { type: 'In' }).of;
  if (land?.type !== 'NamedPlace') return undefined;
  const part: SpatialQuery = { type: 'DirectionalSubset', direction: side.value, of: land };
  if (last < 0) draft.owner = part;
  else where[last] = { type: 'In', of: part };
  return side.end;
}

/** Waters that two lands lie at, one on either side. */
const narrow: ReadonlySet<string> = new Set(['strait', 'gulf', 'bay']);
const separating: ReadonlySet<string> = new Set([...narrow, 'sea', 'ocean', 'lake', 'river']);

/** "The strait between Spain and Morocco", "which river separates Texas from Mexico". */
function separated(lent: Operands, start: number, draft: Draft): number | undefined {
  const { text } = lent;
  const { kind } = draft.head!;
  const at = text.skip(start, ['that']);
  // "The sea between" two lands is the water there; "which seas" are asked for by their names.
  const isSeas = kind === 'sea' && draft.head!.plural;
  const said = separating.has(kind) ? text.word('separates', at) : undefined;
  const end = said ?? (narrow.has(kind) || isSeas ? text.word('liesBetween', at) : undefined);
  if (end === undefined) return undefined;
  const a = text.name(text.skip(end));
  const then =
    a && (text.word('and', a.end) ?? (said === undefined ? undefined : text.word('fromOther', a.end)));
  const b = then === undefined ? undefined : text.name(text.skip(then));
  if (!a || !b) return undefined;
  const lands = [a.value, b.value];
  draft.where.push(
    ...(kind === 'lake' || kind === 'river'
      ? onBorder(lands, draft.head!)
      : lands.map((of): SetCondition => ({ type: 'Bordering', of }))),
  );
  draft.every = true;
  // The Adriatic, and not all of the Mediterranean.
  if (kind === 'sea') {
    draft.superlative ??= { by: 'area', order: 'least' };
    draft.head = { ...draft.head!, plural: false };
  }
  return b.end;
}

/** "outside Europe" */
function outside(lent: Operands, at: number, draft: Draft): number | undefined {
  const end = lent.text.word('outside', at);
  const operand = end === undefined ? undefined : lent.operand(end);
  if (!operand || (draft.where.length === 0 && !draft.owner && !draft.superlative)) return undefined;
  const conditions = toConditions('In', operand.value, draft.head!, undefined);
  draft.where.push(...conditions.map((condition) => negated(condition, true)));
  return operand.end;
}

/** "lakes shared by the US and Canada" lie in each in part; "cities on the US-Mexico border". */
function shared(lent: Operands, start: number, draft: Draft): number | undefined {
  const { text } = lent;
  const end = text.word('shared', start) ?? text.word('shared', text.skip(start, ['that']));
  const several = end === undefined ? undefined : sharedBySeveral(text, end, draft);
  if (several !== undefined) return several;
  const operand = end === undefined ? undefined : lent.operand(end);
  const at = text.skip(start, ['that']);
  const said = text.lexicon.relations.at(text.words, at) ?? text.lexicon.verbs.at(text.words, at);
  const pair = operand || !said ? undefined : borderPairAt(text, said.end);
  const lands = operand?.value.of ?? pair?.value ?? [];
  if (lands.length < 2) return undefined;
  draft.where.push(...onBorder(lands, draft.head!));
  const last = (operand ?? pair)!.end;
  // "Die die Grenze zwischen Polen und Deutschland bilden"
  return text.word('formsBorder', last) ?? last;
}

const sharedKinds: ReadonlySet<string> = new Set(['lake', 'river', 'island']);

/** "shared by two countries", "divided between more than one country" */
function sharedBySeveral(text: SetWords, from: number, draft: Draft): number | undefined {
  if (!sharedKinds.has(draft.head!.kind)) return undefined;
  const at = text.skip(from, ['only']);
  const more = text.word('more', at);
  const inclusive = text.word('inclusive', at);
  const number = text.number(text.skip(more ?? inclusive ?? at, ['only']));
  const end = number && text.word('neighbourUnit', number.end);
  if (end === undefined || !Number.isInteger(number!.value) || number!.value < 1) return undefined;
  const { value } = number!;
  const bounds = more !== undefined ? { least: value + (inclusive === undefined ? 1 : 0) } : { least: value };
  draft.where.push({
    type: 'Measured',
    by: 'neighbours',
    ...bounds,
    ...(more === undefined && inclusive === undefined && { most: value }),
  });
  return end;
}

/** "bordering Brazil but not Venezuela": the same relation, denied; "on the Mediterranean but not Egypt" leaves a land out, for
 * none lies on another. */
function butNot(lent: Operands, at: number, draft: Draft): number | undefined {
  const end = lent.text.word('butNot', at);
  if (end === undefined) return undefined;
  const before = draft.where.at(-1);
  // "Where French is spoken but not English"
  const spoken =
    before?.type === 'Speaking' ? lent.text.lexicon.languages.at(lent.text.words, end) : undefined;
  if (spoken) {
    draft.where.push(negated({ type: 'Speaking', language: spoken.meaning }, true));
    return spoken.end;
  }
  // "Bordering France or Spain but not Portugal"
  const last = before?.type === 'Either' ? before.of.at(-1) : before;
  const relation = lent.relation(end, draft.head!);
  // "That share a border with Colorado but not with Kansas"
  const from = lent.text.word('with', end) ?? end;
  const operand =
    !relation && last && last.type !== 'In' && isRelation(last.type) ? lent.operand(from) : undefined;
  const denied =
    relation ??
    (operand && {
      value: toConditions(
        isOut(lent, last!, operand.value) ? 'In' : (last!.type as Relation),
        operand.value,
        draft.head!,
        undefined,
      ),
      end: operand.end,
    });
  if (!denied) return undefined;
  draft.where.push(...denied.value.map((condition) => negated(condition, true)));
  return denied.end;
}

/** Whether lands follow a condition of something else: the sea that a set lies on, the river that crosses it. */
function isOut({ text }: Operands, last: SetCondition, { of }: OperandList): boolean {
  if (last.type !== 'On' && last.type !== 'Crossing') return false;
  return of.every((one) => text.isLand(one)) && !text.isLand(last.of);
}

/** "countries on the Mediterranean except those in Africa" */
function exceptThose(lent: Operands, at: number, draft: Draft): number | undefined {
  const except = lent.text.word('except', at);
  const those = except === undefined ? undefined : lent.text.word('those', except);
  const relation = those === undefined ? undefined : lent.relation(those, draft.head!);
  if (!relation) return undefined;
  draft.where.push(...relation.value.map((condition) => negated(condition, true)));
  return relation.end;
}

/** "Off the coast" without a number. */
const offCoastKm = 100;

/** "islands off the coast of Scotland" */
function offCoast(lent: Operands, start: number, draft: Draft): number | undefined {
  if (draft.head!.kind !== 'island') return undefined;
  const end = lent.text.word('offCoast', lent.text.skip(start, ['that']));
  const operand = end === undefined ? undefined : lent.operand(end);
  const [of, more] = operand?.value.of ?? [];
  if (!operand || !of || more) return undefined;
  const distance = { value: offCoastKm, unit: 'km' as const };
  draft.where.push({ type: 'In', of: { type: 'Buffer', of: { type: 'CoastOf', of }, distance } });
  return lent.text.word('shoreNoun', operand.end) ?? operand.end;
}

/** "that have a Pacific coast", "without a Caribbean coast", "with no coast on the Mediterranean" */
function coastAt(lent: Operands, start: number, draft: Draft): number | undefined {
  const { text } = lent;
  const at = text.skip(start, ['that']);
  // German says "die keine", French "ne": the denial may begin with a word that is skipped.
  const without = text.word('haveNo', start) ?? text.word('haveNo', at) ?? text.word('except', at);
  const verb = without ?? text.word('have', at) ?? text.word('with', at);
  if (verb === undefined) return undefined;
  const from = text.skip(verb);
  const coast = namedCoast(text, from) ?? coastOn(lent, from);
  if (!coast) return undefined;
  draft.where.push(negated({ type: 'On', of: coast.value }, without !== undefined));
  // "die keine Mittelmeerküste haben"
  return text.word('have', coast.end) ?? coast.end;
}

/** "Pacific coast", "Mittelmeerküste", "côte méditerranéenne": the water that a coast is named by. */
function namedCoast(text: SetWords, at: number): Read<SpatialQuery> | undefined {
  const water = text.name(at);
  const noun = water && text.word('shoreNoun', water.end);
  if (noun !== undefined) return { value: water!.value, end: noun };
  const before = text.word('shoreNoun', at);
  const adjective = before === undefined ? undefined : text.adjectiveAfter(before);
  if (adjective) return adjective;
  const raw = text.words[at]?.raw ?? '';
  const name = /^(.{3,}?)s?küsten?$/iu.exec(raw)?.[1];
  if (name === undefined || !text.knows(name)) return undefined;
  return { value: { type: 'NamedPlace', name }, end: at + 1 };
}

/** "coast on the Mediterranean" */
function coastOn({ text, operand }: Operands, at: number): Read<SpatialQuery> | undefined {
  const noun = text.word('shoreNoun', at);
  const preposition = noun === undefined ? undefined : text.lexicon.relations.at(text.words, noun);
  const of = preposition && operand(preposition.end);
  const [water, more] = of?.value.of ?? [];
  // "with no coast in South America" have none at all.
  if (!of || !water || more || (preposition.meaning !== 'On' && text.isLand(water) && !isSea(water)))
    return undefined;
  return { value: water, end: of.end };
}

/** Lands around a sea that bears their name: "con costa en el Caribe". */
const isSea = (query: SpatialQuery): boolean =>
  query.type === 'NamedPlace' &&
  /^(?:the |el |le |les )?(?:caribbean|caribe|caraibes?|karibik)$/.test(fold(query.name));

/** "on the coast", where no "of" follows. */
function coast(
  lent: Operands,
  at: number,
  preposition: number | undefined,
  draft: Draft,
): number | undefined {
  const shore = lent.text.lexicon.shores.at(lent.text.words, at);
  if (!shore || preposition === undefined || shore.end <= preposition) return undefined;
  // "on the coast of Kenya", "the Kenyan coast"; "on the coast in Africa" is on any.
  const ofLand =
    lent.text.word('with', shore.end) !== undefined && !amountAt(lent.text, shore.end, draft.head!);
  if (ofLand || lent.text.name(shore.end)) return undefined;
  // "Sur la côte nord de l'Espagne" is on a side of it.
  if (compassAt(lent.text, shore.end) > 0) return undefined;
  draft.where.push({ type: 'Shore', is: shore.meaning });
  return shore.end;
}
