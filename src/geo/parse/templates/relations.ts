/** Patterns of relations beside distance and direction that languages with small words before places share. */

import type { LanguageTable } from './table.ts';

type Patterns = LanguageTable['patterns'];

/** @param of  what parts a noun from the place that it is of: "the middle of X" has `<of> `, a genitive nothing */
export const relationsWith = (of: '<of> ' | ''): Patterns => ({
  near: ['<near> {l}', `<near> ${of}{l}`],
  surroundings: [`<surroundings> ${of}{l}`, `<in> <surroundings> ${of}{l}`],
  outskirts: [`<outskirts> ${of}{l}`, `<in> <outskirts> ${of}{l}`],
  hinterland: [`<hinterland> ${of}{l}`],
  closer: [
    '<closerTo> {a} <thanTo> {b}',
    '<closerTo> {a}, <thanTo> {b}',
    '<rel> <closerTo> {a} <thanTo> {b}',
    '<rel> <closerTo> {a}, <thanTo> {b}',
  ],
  share: [
    `{x} {#adj} ${of}{a}`,
    `{#adj} {x} ${of}{a}`,
    `<in> {#adj} {x} ${of}{a}`,
    `<in> {x} {#adj} ${of}{a}`,
  ],
  nearestShare: [
    `{x} ${of}{a} <closestTo> {b}`,
    `{x} ${of}{a}, <closestTo> {b}`,
    `{x} ${of}{a} <rel> <closestTo> {b}`,
    `{x} ${of}{a}, <rel> <closestTo> {b}`,
  ],
  middle: [`<middle> ${of}{a}`, `<in> <middle> ${of}{a}`, '<central> {p}', '{p} <central>'],
  interior: [`<interior> ${of}{a}`, `<in> <interior> ${of}{a}`, '<inner> {p}'],
  mainland: [`<mainland> ${of}{a}`, '<continental> {p}', '{p} <continental>'],
  overseas: [`<overseas> ${of}{a}`],
  leftBank: [`<leftBank> ${of}{a}`, `<on> <leftBank> ${of}{a}`],
  rightBank: [`<rightBank> ${of}{a}`, `<on> <rightBank> ${of}{a}`],
  upstream: ['{a} <upstream> {b}', '<upstream> {b} <alongOnly> {a}', '<upstream> {b}, <alongOnly> {a}'],
  downstream: [
    '{a} <downstream> {b}',
    '<downstream> {b} <alongOnly> {a}',
    '<downstream> {b}, <alongOnly> {a}',
  ],
  meetingPoint: ['<where> {l} <borders>', '<where> <borders> {l}', `<tripoint> ${of}{l}`],
  corridor: ['<corridorFrom> {a} <corridorTo> {b}'],
  stretch: ['{p} <corridorFrom> {a} <corridorTo> {b}', '<course> {p} <corridorFrom> {a} <corridorTo> {b}'],
  northBand: [
    '<between> {f}[°] [<degrees>] <and> {g}[°] [<degrees>] <northLatitude>',
    '<from> {f}[°] [<degrees>] <upto> {g}[°] [<degrees>] <northLatitude>',
  ],
  southBand: [
    '<between> {f}[°] [<degrees>] <and> {g}[°] [<degrees>] <southLatitude>',
    '<from> {f}[°] [<degrees>] <upto> {g}[°] [<degrees>] <southLatitude>',
  ],
  course: ['<flowsWhere> {p}', '{p} <flowsBehind>', `<course> ${of}{p}`],
  source: ['<risesWhere> {p}', `<source> ${of}{p}`],
  mouth: ['<endsWhere> {p}', `<mouth> ${of}{p}`],
  within: [
    '[<within>] {d} <alongside> {l}',
    '<strip> [<of>] {d} <alongside> {l}',
    '<alongside> {l} <within> {d}',
    '<strip> [<of>] {d} <around> {l}',
    '{d} <wideStrip> <alongside> {l}',
  ],
  article: ['<alongOnly> {p}'],
  narrowed: ['{n} <in> {w}', '{n}, <in> {w}', '<in> {w}, {n}', '<in> {w} {n}'],
  overlap: [`<part> {j} ${of}{a}`, `{j} <part> ${of}{a}`, '{p} {j}', '{j} {p}'],
  setIn: ['{s} {j}', '{j} {s}'],
  setRanked: ['{o} {s}', '{s} {o}'],
  setSmallestFrom: ['{o} <smallest> {s}'],
  setLargestFrom: ['{o} <bySize> {s}'],
  setMore: [
    '{s} <withMore> {f} <people>',
    '{s}, <withMore> {f} <people>',
    '{s} <populated> {f}',
    '{s} <longerThan> {d}',
  ],
  setFewer: ['{s} <withFewer> {f} <people>', '{s}, <withFewer> {f} <people>', '{s} <shorterThan> {d}'],
  coast: ['<coast> {j}', '{j} <coast>'],
  seaCoast: [
    `<coast> {j} ${of}{b}`,
    `{j} <coast> ${of}{b}`,
    '<coast> {j} {i}',
    '{j} <coast> {i}',
    '{j} {i} <coast>',
    '<coast> {b} {j}',
    '{j} {b} <coast>',
    '{b} {j} <coast>',
  ],
  border: ['<border> {j}', '{j} <border>'],
  borderBetween: ['<border> {j} {i}', '{j} {i} <border>', '<border> {z} {i}', '{z} {i} <border>'],
});
