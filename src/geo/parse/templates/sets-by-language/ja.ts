import type { MoreSets } from '../more-sets.ts';

export const ja: MoreSets = {
  kinds: {
    volcano: '火山',
    national_park: '国立公園',
    waterfall: '滝',
    glacier: '氷河',
    airport: '空港',
  },
  words: {
    each: '各|それぞれの|各々の|全ての各',
    highestMountain: '最高峰|一番高い山|最も高い山|最高の山|最も標高の高い山|一番標高の高い山|いちばん高い山',
  },
  patterns: {
    ring: ['{l}<from>{f}(キロ|キロメートル|km|メートル)(から|-|～|以上){d}[の間|以内|<inside>]'],
    borderBetween: ['{j}{i}[両国][の]<border>'],
    setLeastPopulous: [
      '(人口が最も少ない|最も人口の少ない|人口の最も少ない|人口が一番少ない|最も人口が少ない){f}[つの|の]{s}',
      '(人口が最も少ない|最も人口の少ない|人口の最も少ない|人口が一番少ない|最も人口が少ない){s}[を]{f}(つ|か国|カ国|ヶ国)',
      '(人口が最も少ない|最も人口の少ない|人口の最も少ない|人口が一番少ない|最も人口が少ない){f}か{s}',
    ],
    setSmallestFrom: ['{o}(小さい|小さな){s}'],
    setEvery: ['<each>{s}'],
    setHighest: ['<highestMountain>', '{o}高い山'],
    setFarthest: ['{#most}{f}[つの|個の|の]{s}', '最{#noun}の{f}[つの|個の|の]{s}'],
    setPeopleRange: [
      '人口[が]{f}[人](から|以上|〜|-){g}[人][以下|まで|の間]の{s}',
      '{l}の人口[が]{f}[人](から|以上|〜|-){g}[人][以下|まで|の間]の{s}',
    ],
    setAreaRange: [
      '面積[が]{f}(から|以上|〜|-){g}(平方キロメートル|平方キロ|km2)[以下|まで|の間]の{s}',
      '{l}の面積[が]{f}(から|以上|〜|-){g}(平方キロメートル|平方キロ|km2)[以下|まで|の間]の{s}',
    ],
    setMore: ['{d}(以上|を超える|より長い)[の]{s}', '長さ{d}(以上|を超える)[の]{s}'],
    between: ['{l}の間', '{l}の間<placeEnd>', '{l}に囲まれた<placeEnd>'],
    beyond: ['{l}より{#noun}'],
  },
};
