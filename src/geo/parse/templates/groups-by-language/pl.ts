import type { LanguageTable } from '../table.ts';

export const groups: NonNullable<LanguageTable['groups']> = {
  'Baltic states': 'republiki bałtyckie|republik bałtyckich',
  'European Union': 'unia europejska|unii europejskiej|unię europejską|unią europejską|ue',
  NATO: 'nato',
  G7: 'g7',
  G20: 'g20',
  BRICS: 'brics',
  ASEAN: 'asean',
  OPEC: 'opec',
  Benelux: 'beneluks|beneluksu|benelux|beneluxu|beneluksem|beneluksie',
  Balkans:
    'bałkany|bałkanów|bałkanach|bałkanami|półwysep bałkański|półwyspu bałkańskiego|półwyspie bałkańskim',
  'Gulf states': 'zatoka|zatoki',
  'Visegrad Group':
    'grupa wyszehradzka|grupy wyszehradzkiej|grupie wyszehradzkiej|czworokąt wyszehradzki|czworokąta wyszehradzkiego',
  'Middle East': 'bliski wschód|bliskiego wschodu|bliskim wschodzie',
  Maghreb: 'maghreb|maghrebu',
  'Southeast Asia': 'azja południowo wschodnia|azji południowo wschodniej',
  'Central Asia': 'azja środkowa|azji środkowej|azja centralna|azji centralnej',
  'East Asia': 'azja wschodnia|azji wschodniej',
  'South Asia': 'azja południowa|azji południowej',
  'Latin America': 'ameryka łacińska|ameryki łacińskiej|ameryce łacińskiej',
  'Central America': 'ameryka środkowa|ameryki środkowej|ameryce środkowej',
  'South America': 'ameryka południowa|ameryki południowej|ameryce południowej',
  'North America': 'ameryka północna|ameryki północnej|ameryce północnej',
  'West Africa': 'afryka zachodnia|afryki zachodniej|afryce zachodniej',
  'East Africa': 'afryka wschodnia|afryki wschodniej|afryce wschodniej',
  'North Africa': 'afryka północna|afryki północnej|afryce północnej',
  'Central Africa': 'afryka środkowa|afryki środkowej',
  'Western Europe': 'europa zachodnia|europy zachodniej|europie zachodniej',
  'Eastern Europe': 'europa wschodnia|europy wschodniej|europie wschodniej',
  'Central Europe': 'europa środkowa|europy środkowej|europie środkowej',
  'Southern Europe': 'europa południowa|europy południowej|europie południowej',
  'Northern Europe': 'europa północna|europy północnej|europie północnej',
  'former Yugoslavia': 'była jugosławia|byłej jugosławii',
  'Soviet Union': 'były zsrr|byłego zsrr|były związek radziecki|byłego związku radzieckiego',
  Eurozone: 'strefa euro|strefy euro|strefie euro',
  'Schengen Area': 'strefa schengen|strefy schengen',
  Caribbean: 'karaiby|karaibów|karaibach',
};

export const groupNouns: NonNullable<LanguageTable['groupNouns']> = {
  monarchies: 'monarchie|monarchia|monarchii',
  'nuclear-powers': 'mocarstwa atomowe|mocarstwa nuklearne',
};

export const traits: NonNullable<LanguageTable['traits']> = {
  'euro-users':
    'używające euro|które używają euro|z euro|w których walutą jest euro|mające euro|które mają euro|w których płaci się euro|gdzie płaci się euro|z walutą euro|ze wspólną walutą euro|które przyjęły euro',
  'left-hand-traffic':
    'z ruchem lewostronnym|gdzie jeździ się po lewej stronie|gdzie jeździ się lewą stroną|w których jeździ się po lewej stronie|w których obowiązuje ruch lewostronny|o ruchu lewostronnym',
  'nuclear-powers':
    'z bronią jądrową|posiadające broń jądrową|z bronią atomową|które mają broń jądrową|posiadające broń atomową|mające broń atomową|z bronią nuklearną',
};
