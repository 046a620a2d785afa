import type { LanguageTable } from '../table.ts';

export const groups: NonNullable<LanguageTable['groups']> = {
  Caribbean: 'caraïben|caribische gebied|caribisch gebied|caribische',
  'European Union': 'europese unie|eu',
  NATO: 'navo|nato',
  G7: 'g7',
  G20: 'g20',
  BRICS: 'brics',
  ASEAN: 'asean',
  OPEC: 'opec',
  Benelux: 'benelux',
  Balkans: 'balkan',
  'Gulf states': 'golf|golfstaten|arabische golfstaten',
  'Visegrad Group': 'visegrád groep|visegrad groep|visegradgroep|visegrádgroep|visegrad|visegrád',
  'Middle East': 'midden oosten',
  Maghreb: 'maghreb',
  'Southeast Asia': 'zuidoost azië',
  'Central Asia': 'centraal azië',
  'Latin America': 'latijns amerika',
  'Baltic states': 'baltische staten',
  'former Yugoslavia': 'voormalig joegoslavië|ex joegoslavië',
  'Soviet Union': 'voormalige sovjet unie|voormalige sovjetunie',
  Eurozone: 'eurozone|euro',
  'Schengen Area': 'schengen|schengenzone',
  'Arab League': 'arabische liga',
  'African Union': 'afrikaanse unie',
};

export const groupNouns: NonNullable<LanguageTable['groupNouns']> = {
  monarchies: 'monarchieën|monarchie|koninkrijken',
  'nuclear-powers': 'kernmachten|kernmacht|atoommachten',
};

export const traits: NonNullable<LanguageTable['traits']> = {
  'euro-users':
    'die de euro gebruiken|met de euro|die de euro hebben|met de euro als munt|waar je met de euro betaalt|waar met de euro wordt betaald|waar de euro gebruikt wordt|waar de euro wordt gebruikt',
  'left-hand-traffic':
    'waar men links rijdt|waar links gereden wordt|waar je links rijdt|die links rijden|met linksverkeer|met links verkeer|waar ze links rijden',
  'nuclear-powers':
    'met kernwapens|die kernwapens hebben|die kernwapens bezitten|met atoomwapens|met atoombommen',
};
