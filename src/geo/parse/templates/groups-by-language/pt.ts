import type { LanguageTable } from '../table.ts';

export const groups: NonNullable<LanguageTable['groups']> = {
  'European Union': 'união europeia|ue',
  NATO: 'nato|otan',
  G7: 'g7',
  G20: 'g20',
  BRICS: 'brics',
  ASEAN: 'asean',
  OPEC: 'opep',
  Benelux: 'benelux',
  Balkans: 'balcãs|bálcãs|península balcânica',
  'Gulf states': 'golfo',
  'Visegrad Group': 'grupo de visegrado|grupo de visegrád|grupo de visegrad|visegrado',
  'Middle East': 'médio oriente|oriente médio',
  Maghreb: 'magrebe|magreb',
  'Southeast Asia': 'sudeste asiático|sudeste da ásia',
  'former Yugoslavia': 'ex jugoslávia|ex iugoslávia|antiga jugoslávia|antiga iugoslávia',
  'Soviet Union': 'ex união soviética|antiga união soviética',
  Eurozone: 'zona euro|zona do euro|eurozona',
  'Schengen Area': 'espaço schengen',
  Mercosur: 'mercosul',
  'African Union': 'união africana',
  'Arab League': 'liga árabe',
  'Baltic states': 'estados bálticos|repúblicas bálticas',
};

export const groupNouns: NonNullable<LanguageTable['groupNouns']> = {
  monarchies: 'monarquias|monarquia|monarquias constitucionais',
  'nuclear-powers': 'potências nucleares|potência nuclear',
};

export const traits: NonNullable<LanguageTable['traits']> = {
  'euro-users':
    'que usam o euro|que utilizam o euro|com o euro|que têm o euro|que têm o euro como moeda|com o euro como moeda|onde se usa o euro|onde se paga em euros|cuja moeda é o euro|que adotaram o euro',
  'left-hand-traffic':
    'onde se conduz pela esquerda|onde se dirige pela esquerda|onde se dirige do lado esquerdo|que conduzem pela esquerda|que dirigem pela esquerda|onde se conduz à esquerda|onde se guia pela esquerda|com mão inglesa',
  'nuclear-powers':
    'com armas nucleares|que têm armas nucleares|que possuem armas nucleares|com a bomba atômica|com a bomba atómica',
};
