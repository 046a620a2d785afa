import type { LanguageTable } from '../table.ts';

export const groups: NonNullable<LanguageTable['groups']> = {
  'Baltic states': 'baltik',
  'Nordic countries': 'nordik',
  Scandinavia: 'skandinavia',
  Benelux: 'benelux',
  Balkans: 'balkan|semenanjung balkan',
  'European Union': 'uni eropa|ue',
  NATO: 'nato',
  G7: 'g7',
  G20: 'g20',
  BRICS: 'brics',
  ASEAN: 'asean',
  OPEC: 'opec',
  'Gulf states': 'teluk|teluk persia|teluk arab',
  'Visegrad Group': 'visegrad|grup visegrad|kelompok visegrad',
  Maghreb: 'maghrib|maghreb|magribi',
  'Arab countries': 'arab|dunia arab',
  'Arab League': 'liga arab',
  'Middle East': 'timur tengah',
  'Southeast Asia': 'asia tenggara',
  'Central Asia': 'asia tengah',
  'East Asia': 'asia timur',
  'South Asia': 'asia selatan',
  'Latin America': 'amerika latin',
  'Central America': 'amerika tengah',
  'South America': 'amerika selatan',
  'North America': 'amerika utara',
  Caribbean: 'karibia',
  'North Africa': 'afrika utara',
  'West Africa': 'afrika barat',
  'East Africa': 'afrika timur',
  'Central Africa': 'afrika tengah',
  'Western Europe': 'eropa barat',
  'Eastern Europe': 'eropa timur',
  'Central Europe': 'eropa tengah',
  'Southern Europe': 'eropa selatan',
  'Northern Europe': 'eropa utara',
  'former Yugoslavia': 'bekas yugoslavia',
  'Soviet Union': 'bekas uni soviet',
  Eurozone: 'zona euro',
  'Schengen Area': 'schengen',
};

export const groupNouns: NonNullable<LanguageTable['groupNouns']> = {
  monarchies: 'monarki|kerajaan|negara monarki|negara kerajaan',
  'nuclear-powers': 'negara nuklir|kekuatan nuklir',
};

export const traits: NonNullable<LanguageTable['traits']> = {
  'euro-users':
    'yang menggunakan euro|yang memakai euro|pengguna euro|yang memakai mata uang euro|yang menggunakan mata uang euro|dengan mata uang euro|yang mata uangnya euro',
  'left-hand-traffic':
    'yang mengemudi di sebelah kiri|yang menyetir di kiri|dengan lalu lintas kiri|yang berkendara di lajur kiri|yang berkendara di sebelah kiri|setir kanan',
  'nuclear-powers':
    'yang memiliki senjata nuklir|yang punya senjata nuklir|dengan senjata nuklir|pemilik senjata nuklir',
};
