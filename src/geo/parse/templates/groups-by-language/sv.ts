import type { LanguageTable } from '../table.ts';

export const groups: NonNullable<LanguageTable['groups']> = {
  'European Union': 'europeiska unionen|europeiska unionens|eu|eus|eu:s',
  NATO: 'nato|natos',
  G7: 'g7',
  G20: 'g20',
  BRICS: 'brics',
  ASEAN: 'asean',
  OPEC: 'opec',
  Benelux: 'benelux',
  Balkans: 'balkan|balkans|balkanhalvön',
  'Gulf states': 'gulfen|gulf|persiska viken|gulfstaterna|gulfstaternas|gulfstater',
  'Visegrad Group': 'visegradgruppen|visegrádgruppen|visegrad',
  'Middle East': 'mellanöstern',
  Maghreb: 'maghreb',
  'Southeast Asia': 'sydostasien',
  'Central Asia': 'centralasien',
  'Latin America': 'latinamerika',
  'Baltic states': 'baltikum|baltikums',
  'Nordic countries': 'norden|nordens',
  'Arab countries': 'arab',
  'former Yugoslavia': 'forna jugoslavien|före detta jugoslavien|tidigare jugoslavien',
  'Soviet Union': 'forna sovjetunionen|tidigare sovjetunionen',
  Eurozone: 'euroområdet|euro|eurozonen',
  'Schengen Area': 'schengen|schengenområdet',
  Caribbean: 'karibiska|västindien|karibien',
};

export const groupNouns: NonNullable<LanguageTable['groupNouns']> = {
  monarchies: 'monarkier|monarki|monarkierna|kungadömen',
  'nuclear-powers': 'kärnvapenmakter|kärnvapenmakterna|kärnvapenstater',
};

export const traits: NonNullable<LanguageTable['traits']> = {
  'euro-users':
    'som använder euron|som använder euro|med euro|med euron|som har euron|som har euro|där man betalar med euro|där euron används|med euro som valuta|som har euron som valuta',
  'left-hand-traffic':
    'med vänstertrafik|där man kör på vänster sida|där man kör på vänster|som kör på vänster sida|som har vänstertrafik',
  'nuclear-powers': 'med kärnvapen|som har kärnvapen|som innehar kärnvapen|med atombomb',
};
