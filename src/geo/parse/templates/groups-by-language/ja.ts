import type { LanguageTable } from '../table.ts';

export const groups: NonNullable<LanguageTable['groups']> = {
  'Baltic states': 'バルト|バルト三国|バルト3国',
  'Nordic countries': '北欧|北欧5カ国|北欧五カ国',
  Scandinavia: 'スカンジナビア|スカンディナヴィア|スカンジナビア三国|スカンジナビア3国',
  Benelux: 'ベネルクス|ベネルクス三国|ベネルクス3国',
  Balkans: 'バルカン|バルカン半島',
  'European Union': 'eu|欧州連合',
  NATO: 'nato|北大西洋条約機構',
  G7: 'g7|主要7カ国|先進7カ国',
  G20: 'g20',
  BRICS: 'brics',
  ASEAN: 'asean|東南アジア諸国連合|アセアン',
  OPEC: 'opec|石油輸出国機構',
  'Gulf states': '湾岸|湾岸協力会議|ペルシャ湾岸|ペルシア湾岸',
  'Visegrad Group': 'ヴィシェグラード|ヴィシェグラードグループ|ヴィシェグラード4カ国',
  Maghreb: 'マグリブ|マグレブ',
  'Arab countries': 'アラブ',
  'Arab League': 'アラブ連盟',
  'Middle East': '中東',
  'Southeast Asia': '東南アジア',
  'Central Asia': '中央アジア|中央アジア5カ国',
  'East Asia': '東アジア',
  'South Asia': '南アジア',
  'Latin America': 'ラテンアメリカ|中南米',
  'Central America': '中米|中央アメリカ',
  'South America': '南米|南アメリカ',
  'North America': '北米|北アメリカ',
  Caribbean: 'カリブ|カリブ海',
  'North Africa': '北アフリカ',
  'West Africa': '西アフリカ',
  'East Africa': '東アフリカ',
  'Central Africa': '中部アフリカ',
  'Southern Africa': '南部アフリカ',
  'Western Europe': '西欧|西ヨーロッパ',
  'Eastern Europe': '東欧|東ヨーロッパ',
  'Central Europe': '中欧|中央ヨーロッパ',
  'Southern Europe': '南欧|南ヨーロッパ',
  'South Caucasus': '南コーカサス',
  'former Yugoslavia': '旧ユーゴスラビア|旧ユーゴ',
  'Soviet Union': '旧ソ連|旧ソビエト連邦',
  Eurozone: 'ユーロ圏',
  'Schengen Area': 'シェンゲン圏|シェンゲン',
  'African Union': 'アフリカ連合',
};

export const groupNouns: NonNullable<LanguageTable['groupNouns']> = {
  monarchies: '君主国|君主制国家|君主制の国|王国|立憲君主国',
  'nuclear-powers': '核保有国|核兵器保有国',
};

export const traits: NonNullable<LanguageTable['traits']> = {
  'euro-users':
    'ユーロを使っている|ユーロを使う|ユーロを使用する|ユーロを使用している|ユーロを導入している|ユーロを採用している|ユーロが使える|通貨がユーロの',
  'left-hand-traffic': '左側通行の|車が左側を走る|左側を走る',
  'nuclear-powers': '核兵器を持つ|核兵器を保有する|核を持つ|核兵器を持っている',
};
