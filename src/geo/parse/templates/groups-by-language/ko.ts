import type { LanguageTable } from '../table.ts';

export const groups: NonNullable<LanguageTable['groups']> = {
  'Baltic states': '발트|발트 3국|발트 삼국|발트해 3국',
  'Nordic countries': '노르딕|북유럽|북유럽 5개국',
  Scandinavia: '스칸디나비아|스칸디나비아 3국',
  Benelux: '베네룩스|베네룩스 3국|베네룩스 삼국',
  Balkans: '발칸|발칸반도|발칸 반도',
  'European Union': '유럽연합|유럽 연합|eu',
  NATO: '나토|nato|북대서양조약기구',
  G7: 'g7|주요 7개국',
  G20: 'g20',
  BRICS: '브릭스|brics',
  ASEAN: '아세안|동남아시아국가연합|asean',
  OPEC: '오펙|opec|석유수출국기구',
  'Gulf states': '걸프|걸프 협력 회의|걸프협력회의',
  'Visegrad Group': '비셰그라드|비셰그라드 그룹|비세그라드 그룹|비셰그라드 4국',
  Maghreb: '마그레브',
  'Arab countries': '아랍',
  'Arab League': '아랍 연맹|아랍연맹',
  'Middle East': '중동',
  'Southeast Asia': '동남아시아|동남아',
  'Central Asia': '중앙아시아|중앙 아시아|중앙아시아 5개국',
  'East Asia': '동아시아',
  'South Asia': '남아시아',
  'Latin America': '라틴아메리카|라틴 아메리카|중남미',
  'Central America': '중미|중앙아메리카',
  'South America': '남미|남아메리카',
  'North America': '북미|북아메리카',
  Caribbean: '카리브|카리브해',
  'North Africa': '북아프리카',
  'West Africa': '서아프리카',
  'East Africa': '동아프리카',
  'Central Africa': '중앙아프리카 지역',
  'Western Europe': '서유럽',
  'Eastern Europe': '동유럽',
  'Central Europe': '중부유럽|중유럽|중부 유럽',
  'Southern Europe': '남유럽',
  'South Caucasus': '남캅카스',
  'former Yugoslavia': '구 유고슬라비아|옛 유고슬라비아',
  'Soviet Union': '구소련|구 소련|옛 소련',
  Eurozone: '유로존',
  'Schengen Area': '솅겐',
  'African Union': '아프리카 연합',
};

export const groupNouns: NonNullable<LanguageTable['groupNouns']> = {
  monarchies: '군주국|군주국들|군주제 국가|왕국|입헌군주국',
  'nuclear-powers': '핵보유국|핵무기 보유국',
};

export const traits: NonNullable<LanguageTable['traits']> = {
  'euro-users':
    '유로를 쓰는|유로를 사용하는|유로화를 쓰는|유로화를 사용하는|유로를 통화로 쓰는|유로가 통화인',
  'left-hand-traffic': '좌측통행하는|좌측통행을 하는|좌측통행|차가 왼쪽으로 다니는|왼쪽으로 운전하는',
  'nuclear-powers': '핵무기를 가진|핵무기를 보유한|핵을 가진',
};
