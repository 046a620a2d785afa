import type { LanguageTable } from '../table.ts';

export const groups: NonNullable<LanguageTable['groups']> = {
  'Baltic states': 'repubbliche baltiche',
  'European Union': 'unione europea|ue',
  NATO: 'nato',
  G7: 'g7',
  G20: 'g20',
  BRICS: 'brics',
  ASEAN: 'asean',
  OPEC: 'opec',
  Benelux: 'benelux',
  Balkans: 'balcani',
  'Gulf states': 'golfo|golfo persico arabi',
  'Visegrad Group': 'gruppo di visegrad|visegrad',
  'Middle East': 'medio oriente',
  Maghreb: 'maghreb',
  'Southeast Asia': 'sud est asiatico|sudest asiatico|asia sudorientale|asia sud orientale|asia del sud est',
  'South America': 'sud america|sudamerica',
  'North America': 'nord america|nordamerica',
  'Central America': 'centro america|centroamerica',
  'North Africa': 'nord africa|nordafrica',
  'former Yugoslavia': 'ex jugoslavia',
  'Soviet Union': 'ex unione sovietica|ex urss',
  'Western Balkans': 'balcani occidentali',
  'Schengen Area': 'area schengen|spazio schengen',
  Eurozone: 'eurozona|zona euro|area euro',
  Commonwealth: 'commonwealth',
  'Arab League': 'lega araba',
  'African Union': 'unione africana',
};

export const groupNouns: NonNullable<LanguageTable['groupNouns']> = {
  monarchies: 'monarchie|monarchia|monarchie costituzionali|regni',
  'nuclear-powers': 'potenze nucleari|potenza nucleare',
};

export const traits: NonNullable<LanguageTable['traits']> = {
  'euro-users':
    "che usano l'euro|con l'euro|che hanno l'euro|che utilizzano l'euro|che adottano l'euro|con l'euro come moneta|dove si paga in euro|dove si usa l'euro|la cui moneta è l'euro|che hanno l'euro come moneta",
  'left-hand-traffic':
    'dove si guida a sinistra|in cui si guida a sinistra|che guidano a sinistra|con la guida a sinistra|con guida a sinistra|dove si circola a sinistra',
  'nuclear-powers':
    'con armi nucleari|che hanno armi nucleari|che possiedono armi nucleari|con la bomba atomica|che hanno la bomba atomica',
};
