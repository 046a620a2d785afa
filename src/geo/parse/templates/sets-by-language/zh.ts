import type { MoreSets } from '../more-sets.ts';

export const zh: MoreSets = {
  kinds: {
    lake: '几个湖泊|几个湖',
    river: '几条河|几条河流',
    island: '几个岛屿|几座岛',
    city: '几个城市|几座城市',
    country: '几个国家|一些国家',
    volcano: '火山',
    active_volcano: '活火山',
    national_park: '国家公园',
    waterfall: '瀑布',
    glacier: '冰川',
    airport: '机场',
    port: '港口',
  },
  words: {
    foreignBorder:
      '与外国接壤的|与其他国家接壤的|与别国接壤的|与邻国接壤的|跟外国接壤的|和外国接壤的|和其他国家接壤的|跟其他国家接壤的|有陆地边界的|有陆上边界的|边境',
    noForeignBorder: '不与外国接壤的|不与其他国家接壤的|没有陆地边界的',
    lead: '在哪里可以找到|哪里可以找到|哪里能找到|哪儿能找到|在哪里能找到',
    named: '叫|名为|叫做|称为|名叫|叫作',
    each: '每个|每一个|各|各个|每',
    highestMountain: '最高的山|最高峰|最高的山峰|海拔最高的山|第一高峰|最高山',
  },
  patterns: {
    setRising: ['(发源于|发源自|起源于|源于|源自){l}的{s}', '源头(在|位于){l}的{s}'],
    in: ['{w}[的]{a}(段|河段|部分)', '{w}在{a}的(河段|一段)'],
    setBordering: ['同时(与|和|跟|同){l}<bordering>的{s}', '{s}同时(与|和|跟|同){l}<bordering>'],
    beyondUpTo: [
      '[<apart>]{l}[的]{#toward}{d}(以内|之内|内|范围内|范围以内|范围|半径内|以里|以内的范围|之内的范围|区域内|以内的地方|以内的地区)',
      '[<apart>]{l}[的]{#toward}(不超过|不到|小于|少于|最多|至多|不足|低于){d}[<inside>]',
      '[<apart>]{l}[的]{#beyond}{d}(以内|之内|内|范围内|范围以内|范围|半径内|以里|以内的范围|之内的范围|区域内|以内的地方|以内的地区)',
    ],
    setNamed: [
      '<named>{p}的[所有]{s}',
      '所有<named>{p}的{s}',
      '<named>{p}的(地方|地点)',
      '名字(叫|是|为){p}的{s}',
    ],
    setNearest: [
      '<apart>{a}最近的[{f}][个|座|条|]{s}',
      '{a}最近的[{f}][个|座|条|]{s}',
      '最(靠近|接近){a}的[{f}][个|座|条|]{s}',
      '{s}(里|中)(离|距离){a}最近的',
    ],
    tip: [
      '{a}[的]{#most}[的|端]{d}',
      '{a}[的]{#most}{d}[范围|的地方|的区域|地带|区域]',
      '{a}{#noun}端[的]{d}',
      '{a}最{#noun}[边|端|面|部]的{d}',
    ],
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
