import type { MoreSets } from '../more-sets.ts';

export const ko: MoreSets = {
  kinds: {
    volcano: '화산|화산들',
    national_park: '국립공원|국립공원들',
    waterfall: '폭포|폭포들',
    glacier: '빙하|빙하들',
    airport: '공항|공항들',
    port: '항구|항구들',
  },
  words: {
    named:
      '이라는 이름의|라는 이름의|이라는|라는|이라는 이름을 가진|라는 이름을 가진|이라고 불리는|라고 불리는',
    each: '각|각각의|매|모든 각',
    highestMountain: '가장 높은 산|제일 높은 산|최고봉|가장 높은 봉우리',
  },
  patterns: {
    in: ['{w} 중 {a} 구간', '{w}의 {a} 구간', '{w} {a} 구간'],
    beyondUpTo: [
      '{l}[에서|의|로부터] {#toward}[,] {d} (이내|안|범위|이내의 지역|이내 지역|까지|범위 내|안쪽|미만|이하)',
    ],
    beyondWithin: ['{n}, {d} <inside>'],
    setNamed: ['{p}<named> {s}', '{p}<named> (곳|장소|지역)', '이름이 {p}인 {s}'],
    setNearest: [
      '{a}(에서|에|와|과) (가장|제일) 가까운 {s}',
      '{a}(에서|에|와|과) (가장|제일) 가까운 {f} {s}',
      '{a}(에서|에|와|과) (가장|제일) 가까운 {s} {f}[개|곳| 개| 곳]',
    ],
    tip: [
      '{a}[의] {#most} {d}',
      '{a}[의] {#tip} {d}',
      '{a}[의] 가장 {#noun}쪽 {d}',
      '{a}[의] {#noun}쪽 끝 {d}',
    ],
    borderBetween: ['{j}{i} <border>'],
    setLeastPopulous: ['(인구가 가장 적은|인구가 제일 적은|가장 인구가 적은) {s} {f}[개|곳| 개| 곳]'],
    setSmallestFrom: ['{o} 작은 {s}'],
    setEvery: ['<each> {s}'],
    setHighest: ['<highestMountain>', '{o} 높은 산'],
    setFarthest: [
      '{#tip} {f} {s}',
      '{#most} {f} {s}',
      '{#tip} {s} {f}[개|곳| 개| 곳]',
      '{#most} {s} {f}[개|곳| 개| 곳]',
    ],
    setPeopleRange: [
      '인구[가| 수가] {f}[명](에서|~|-|부터) {g}[명] (사이인|사이의|사이) {s}',
      '인구[가] {f}[명] 이상 {g}[명] 이하[인|의] {s}',
    ],
    setAreaRange: [
      '면적(이|) {f}(에서|~|-|부터) {g} (km2|제곱킬로미터|㎢)(인|의|) {s}',
      '면적(이|) {f}(에서|~|-|부터) {g}[ ](km2|제곱킬로미터|㎢) (사이인|사이의|사이) {s}',
    ],
    setMore: ['{d}보다 [더] 긴 {s}', '길이(가|) {d} (이상인|이상의|이상|넘는) {s}', '길이가 {d}를 넘는 {s}'],
    setOn: ['{l} (변에 있는|변의|강변에 있는|강변의|가에 있는) {s}'],
    between: ['{l}[의] 사이'],
  },
};
