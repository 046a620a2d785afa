/** Several members, few weights, one calibrated answer. */

import { softmaxRows } from '../estimators/linear.ts';
import type { Frame } from '../frame.ts';
import { type FittedMember, type FittedOn, type Member, spreadLevels } from '../members/member.ts';
import { restoreMember } from '../members/present-classes.ts';
import { residualMemberName } from '../members/residual-members.ts';
import type { Packable } from '../pack.ts';
import { checkAborted, type Run } from '../run.ts';
import type { Saved } from '../saved.ts';
import { predictQuantiles, type Spread } from './conformal.ts';
import { addLogs } from './log-pool.ts';

export interface BlendPart {
  readonly name: string;
  /** Positive; the weights of all parts sum to 1. */
  readonly weight: number;
  /** Averaged: the fits of the folds, or one fit on all rows. */
  readonly fitted: readonly FittedMember[];
}

/** What the fit learnt about its members, for people to read. */
export interface MemberReport {
  readonly name: string;
  readonly weight: number;
  /** Mean log loss, or root mean squared error, over the rows held out; null when nothing could be held out. */
  readonly score: number | null;
  readonly fitMs: number;
}

export interface Blend {
  /** 0 for regression. */
  readonly classes: number;
  readonly parts: readonly BlendPart[];
  /** Of the pool of probabilities: their weighted logarithms are divided by it. 1 for regression. */
  readonly temperature: number;
  /** How much of equal probabilities is mixed with each part's before the logarithm; 0 for regression. */
  readonly floor: number;
  /** Null for classification. */
  readonly spread: Spread | null;
  readonly members: readonly MemberReport[];
}

/** n × c probabilities, or n means. */
export function predictBlend(blend: Blend, frame: Frame, run: Run): Promise<Float64Array> {
  return predictParts(blend, blend.parts, frame, run);
}

/** What some parts of a blend say together, with the weights that they have in it: n × c probabilities, pooled as
 * {@link fitLogPool} says, or n weighted sums. */
export async function predictParts(
  { classes, temperature, floor }: Blend,
  parts: readonly BlendPart[],
  frame: Frame,
  run: Run,
): Promise<Float64Array> {
  const out = new Float64Array(frame.rows * Math.max(1, classes));
  for (const { weight, fitted } of parts) {
    if (classes === 0) {
      await addAnswers(out, fitted, weight, frame, run);
      continue;
    }
    const answers = new Float64Array(out.length);
    await addAnswers(answers, fitted, 1, frame, run);
    addLogs(out, answers, classes, weight / temperature, floor);
  }
  if (classes > 0) softmaxRows(out, classes);
  return out;
}

/** Adds weight × the mean of what they answer. */
async function addAnswers(
  out: Float64Array,
  fitted: readonly FittedMember[],
  weight: number,
  frame: Frame,
  run: Run,
): Promise<void> {
  const share = weight / fitted.length;
  for (const member of fitted) {
    checkAborted(run);
    const answers = await member.predict(frame, run);
    for (let i = 0; i < out.length; i++) out[i] = out[i]! + share * answers[i]!;
  }
}

/** n × q quantiles around the means of {@link predictBlend}; regression only. */
export function blendQuantiles(
  blend: Blend,
  means: Float64Array,
  frame: Frame,
  levels: readonly number[],
  run: Run,
): Promise<Float64Array> {
  return predictQuantiles(blend.spread!, means, frame, levels, run);
}

export async function packBlend(blend: Blend): Promise<Packable> {
  const parts: Packable[] = [];
  for (const { name, weight, fitted } of blend.parts) {
    parts.push({ name, weight, models: await Promise.all(fitted.map((member) => member.pack())) });
  }
  const { classes, temperature, floor, spread, members } = blend;
  return {
    classes,
    temperature,
    floor,
    parts,
    // Timings differ from run to run; the same inputs and seed must give the same bytes.
    members: members.map(({ name, weight, score }) => ({ name, weight, score })),
    spread: spread && (await packSpread(spread)),
  };
}

async function packSpread({ residuals, scaled, regressions, memberQuantiles }: Spread): Promise<Packable> {
  return {
    residuals,
    scaled: scaled && { ...scaled, model: await scaled.model.pack() },
    regressions: regressions && {
      ...regressions,
      models: await Promise.all(regressions.models.map((model) => model.pack())),
    },
    // The fit is packed with the part it belongs to. Keys of saved models keep the names of the first release.
    told: memberQuantiles && { member: memberQuantiles.member, shifts: memberQuantiles.shifts },
  };
}

/** @param memberOf finds a member by its name; undefined when this engine has none of that name
 * @throws TabularError `fitted_context_incompatible` */
export function restoreBlend(
  saved: Saved,
  on: FittedOn,
  memberOf: (name: string) => Member | undefined,
): Blend {
  const { classes } = on;
  const parts = saved
    .field('parts')
    .items(1)
    .map((part): BlendPart => {
      const name = part.field('name').text();
      const member = memberOf(name);
      if (member === undefined)
        return part.field('name').refuse(`a member of this engine, not ${JSON.stringify(name)}`);
      return {
        name,
        weight: part.field('weight').number(Number.MIN_VALUE, 1),
        fitted: part
          .field('models')
          .items(1)
          .map((each) => restoreMember(member, each, on)),
      };
    });
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (Math.abs(total - 1) > 1e-6) saved.field('parts').refuse('of weights that sum to 1');
  const residuals = memberOf(residualMemberName)!;
  const spread = saved.field('spread');
  if ((spread.value === null) !== classes > 0)
    spread.refuse(classes > 0 ? 'null for classes' : 'the residuals');
  return {
    classes: saved.field('classes').oneOf([classes]),
    temperature: saved.field('temperature').positive(),
    floor: saved.field('floor').finite(0, 1),
    parts,
    members: saved
      .field('members')
      .items()
      .map((member) => ({
        name: member.field('name').text(),
        weight: member.field('weight').number(0, 1),
        score: member.field('score').orNull((score) => score.number()),
        fitMs: 0,
      })),
    spread: spread.orNull((some) =>
      restoreSpread(some, parts, (model) => residuals.restore(model, { ...on, classes: 0 })),
    ),
  };
}

function restoreSpread(
  saved: Saved,
  parts: readonly BlendPart[],
  restore: (model: Saved) => FittedMember,
): Spread {
  const levels = spreadLevels.length;
  return {
    residuals: saved.field('residuals').ascending(),
    scaled: saved.field('scaled').orNull((scaled) => {
      const low = scaled.field('low').number();
      return {
        scores: scaled.field('scores').ascending(),
        model: restore(scaled.field('model')),
        low,
        high: scaled.field('high').number(low),
      };
    }),
    regressions: saved.field('regressions').orNull((regressions) => ({
      models: regressions.field('models').items(levels, levels).map(restore),
      shifts: regressions.field('shifts').floats(levels),
    })),
    memberQuantiles: saved.field('told').orNull((some) => {
      const member = some.field('member').text();
      const fitted = parts.find(({ name }) => name === member)?.fitted[0];
      if (fitted?.quantileOffsets === undefined)
        return some.field('member').refuse('a part that says quantiles');
      return { member, fitted, shifts: some.field('shifts').floats(levels) };
    }),
  };
}
