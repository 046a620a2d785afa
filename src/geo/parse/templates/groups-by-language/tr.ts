import type { LanguageTable } from '../table.ts';

export const groups: NonNullable<LanguageTable['groups']> = {
  'Baltic states': 'baltık',
  'Nordic countries': 'nordik|kuzey avrupa|kuzey ülkeleri',
  Scandinavia: 'i̇skandinavya|iskandinav yarımadası',
  Benelux: 'benelüks|benelux',
  Balkans:
    "balkan|balkanlar|balkanların|balkanlar'ın|balkanlarda|balkanlar'da|balkanlardaki|balkanlar'daki|balkan yarımadası",
  'European Union': "avrupa birliği|avrupa birliği'nin|ab|ab'nin",
  NATO: "nato|nato'nun",
  G7: "g7|g7'nin",
  G20: "g20|g20'nin",
  BRICS: 'brics',
  ASEAN: 'asean',
  OPEC: 'opec',
  'Gulf states': 'körfez|basra körfezi',
  'Visegrad Group': 'visegrad|visegrad grubu|vişegrad|vişegrad grubu|vişegrad dörtlüsü',
  Maghreb: "mağrip|mağrip'in|mağrib",
  'Arab countries': 'arap',
  'Middle East': "orta doğu|ortadoğu|orta doğu'nun|ortadoğu'nun",
  'Southeast Asia': "güneydoğu asya|güneydoğu asya'nın|güney doğu asya",
  'Central Asia': "orta asya|orta asya'nın",
  'East Asia': "doğu asya|doğu asya'nın",
  'South Asia': "güney asya|güney asya'nın",
  'Latin America': "latin amerika|latin amerika'nın",
  'Central America': "orta amerika|orta amerika'nın",
  'South America': "güney amerika|güney amerika'nın",
  'North America': "kuzey amerika|kuzey amerika'nın",
  'West Africa': "batı afrika|batı afrika'nın",
  'East Africa': "doğu afrika|doğu afrika'nın",
  'North Africa': "kuzey afrika|kuzey afrika'nın",
  'Central Africa': 'orta afrika',
  'Western Europe': "batı avrupa|batı avrupa'nın",
  'Eastern Europe': "doğu avrupa|doğu avrupa'nın",
  'Central Europe': "orta avrupa|orta avrupa'nın",
  'Southern Europe': "güney avrupa|güney avrupa'nın",
  'South Caucasus': 'güney kafkasya',
  'former Yugoslavia': "eski yugoslavya|eski yugoslavya'nın",
  'Soviet Union': 'eski sovyetler birliği|sovyetler birliği|eski sovyet',
  Eurozone: 'avro bölgesi|euro bölgesi',
  'Schengen Area': 'schengen',
  Caribbean: 'karayip|karayipler',
};

export const groupNouns: NonNullable<LanguageTable['groupNouns']> = {
  monarchies: 'monarşiler|monarşi|monarşileri|krallıklar|krallıkları',
  'nuclear-powers': 'nükleer güçler|nükleer devletler',
};

export const traits: NonNullable<LanguageTable['traits']> = {
  'euro-users':
    "euro kullanan|avro kullanan|euro'yu kullanan|avroyu kullanan|euro'ya geçen|para birimi euro olan|para birimi avro olan|euronun kullanıldığı|euro kullanılan|avro kullanılan",
  'left-hand-traffic':
    'trafiğin soldan aktığı|soldan trafik olan|trafiği soldan olan|soldan gidilen|sol şeritten gidilen|trafiğin soldan işlediği',
  'nuclear-powers': 'nükleer silahı olan|nükleer silaha sahip|atom bombası olan|nükleer silah sahibi',
};
