import type { MoreSets } from '../more-sets.ts';

export const zh: MoreSets = {
  kinds: {
    volcano: '火山',
    national_park: '国家公园',
    waterfall: '瀑布',
    glacier: '冰川',
    airport: '机场',
    port: '港口',
  },
  words: {
    each: '每个|每一个|各|各个|每',
    highestMountain: '最高的山|最高峰|最高的山峰|海拔最高的山|第一高峰|最高山',
  },
  patterns: {
    beyond: ['{b}{p}[的]{#beyond}'],
    held: ['{n},{b}'],
    borderBetween: ['{j}{i}[两国][的]<border>'],
    setLeastPopulous: ['(人口最少|人口最稀少)[的]{f}[个|座]{s}'],
    setSmallestFrom: ['{o}小[的]{s}'],
    setEvery: ['<each>{s}'],
    setHighest: ['<highestMountain>', '{o}高(峰|的山)'],
    setFarthest: ['{#most}[的]{f}[个|座|条]{s}'],
    setPeopleRange: [
      '(人口|人口数量)[在|介于]{f}(到|至|与|和|-){g}[人][之间]的{s}',
      '{l}(人口|人口数量)[在|介于]{f}(到|至|与|和|-){g}[人][之间]的{s}',
    ],
    setAreaRange: [
      '面积[在|介于]{f}(到|至|与|和|-){g}(平方公里|平方千米|km2)[之间]的{s}',
      '{l}面积[在|介于]{f}(到|至|与|和|-){g}(平方公里|平方千米|km2)[之间]的{s}',
    ],
    setOn: ['{l}(河畔|湖畔|岸边|畔)[的]{s}'],
    between: ['{l}(之间|中间|间)'],
  },
};
