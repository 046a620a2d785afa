/** Several members, few weights, one calibrated answer. */

import type { Frame } from '../frame.ts';
import { type FittedMember, type FittedOn, type Member, spreadLevels } from '../members/member.ts';
import { restoreMember } from '../members/present-classes.ts';
import { softmaxRows } from '../models/linear.ts';
import type { Packable } from '../pack.ts';
import { checkAborted, type Run } from '../run.ts';
import type { Saved } from '../saved.ts';
import { predictQuantiles, type Spread } from './conformal.ts';
import { addLogs } from './log-pool.ts';

export interface BlendPart {
  readonly name: string;
  /** Positive; the weights of all parts sum to 1. */
  readonly weight: number;
  /** Averaged: the models of the folds, or one model of all rows. */
  readonly models: readonly FittedMember[];
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
  for (const { weight, models } of parts) {
    if (classes === 0) {
      await addAnswers(out, models, weight, frame, run);
      continue;
    }
    const answers = new Float64Array(out.length);
    await addAnswers(answers, models, 1, frame, run);
    addLogs(out, answers, classes, weight / temperature, floor);
  }
  if (classes > 0) softmaxRows(out, classes);
  return out;
}

/** Adds weight × the mean of what the models answer. */
async function addAnswers(
  out: Float64Array,
  models: readonly FittedMember[],
  weight: number,
  frame: Frame,
  run: Run,
): Promise<void> {
  const share = weight / models.length;
  for (const model of models) {
    checkAborted(run);
    const answers = await model.predict(frame, run);
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

/** Name of the member that restores the models of a spread: boosted trees, whatever they have learnt. */
export const residualMember = 'residuals';

export async function packBlend(blend: Blend): Promise<Packable> {
  const parts: Packable[] = [];
  for (const { name, weight, models } of blend.parts) {
    parts.push({ name, weight, models: await Promise.all(models.map((model) => model.pack())) });
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

async function packSpread({ residuals, scaled, regressions, told }: Spread): Promise<Packable> {
  return {
    residuals,
    scaled: scaled && { ...scaled, model: await scaled.model.pack() },
    regressions: regressions && {
      ...regressions,
      models: await Promise.all(regressions.models.map((model) => model.pack())),
    },
    // Its model is packed with the part it belongs to.
    told: told && { member: told.member, shifts: told.shifts },
  };
}

/** @param memberOf finds a member by its name; undefined when this engine has none of that name
 * @throws TabularError `fitted_context_incompatible` */
export function restoreBlend(
  saved: Saved,
  fitted: FittedOn,
  memberOf: (name: string) => Member | undefined,
): Blend {
  const { classes } = fitted;
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
        models: part
          .field('models')
          .items(1)
          .map((model) => restoreMember(member, model, fitted)),
      };
    });
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (Math.abs(total - 1) > 1e-6) saved.field('parts').refuse('of weights that sum to 1');
  const residuals = memberOf(residualMember)!;
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
    spread: spread.orNull((its) =>
      restoreSpread(its, parts, (model) => residuals.restore(model, { ...fitted, classes: 0 })),
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
    told: saved.field('told').orNull((told) => {
      const member = told.field('member').text();
      const model = parts.find(({ name }) => name === member)?.models[0];
      if (model?.quantileOffsets === undefined)
        return told.field('member').refuse('a part that says quantiles');
      return { member, model, shifts: told.field('shifts').floats(levels) };
    }),
  };
}
