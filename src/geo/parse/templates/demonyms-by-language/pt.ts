/** More adjectives of lands, states and landscapes in Portuguese. */

import { inForms } from './forms.ts';

export const demonyms = inForms(
  `mineiro=Minas_Gerais paulista=São_Paulo_state gaúcho=Rio_Grande_do_Sul baiano=Bahia cearense=Ceará
  pernambucano=Pernambuco paranaense=Paraná_state catarinense=Santa_Catarina goiano=Goiás capixaba=Espírito_Santo
  fluminense=Rio_de_Janeiro_state paraense=Pará_state amazonense=Amazonas_state maranhense=Maranhão piauiense=Piauí
  potiguar=Rio_Grande_do_Norte paraibano=Paraíba alagoano=Alagoas sergipano=Sergipe acreano=Acre_state rondoniense=Rondônia
  roraimense=Roraima amapaense=Amapá tocantinense=Tocantins_state mato-grossense=Mato_Grosso alentejano=Alentejo
  algarvio=Algarve açoriano=Azores açoreano=Azores madeirense=Madeira transmontano=Trás-os-Montes ribatejano=Ribatejo
  galego=Galicia basco=Basque_Country navarro=Navarre aragonês=Aragon asturiano=Asturias bretão=Brittany normando=Normandy
  alsaciano=Alsace siciliano=Sicily sardo=Sardinia toscano=Tuscany lombardo=Lombardy siberiano=Siberia patagônico=Patagonia
  patagónico=Patagonia flamengo=Flanders valão=Wallonia finlandês=Finland polaco=Poland polonês=Poland
  guatemalteco=Guatemala hondurenho=Honduras nicaraguense=Nicaragua costarriquenho=Costa_Rica panamenho=Panama
  dominicano=Dominican_Republic haitiano=Haiti jamaicano=Jamaica porto-riquenho=Puerto_Rico salvadorenho=El_Salvador
  senegalês=Senegal maliano=Mali nigerino=Niger camaronês=Cameroon marfinense=Ivory_Coast malgaxe=Madagascar ganês=Ghana
  queniano=Kenya etíope=Ethiopia tanzaniano=Tanzania gabonês=Gabon chadiano=Chad togolês=Togo ruandês=Rwanda ugandês=Uganda
  somaliano=Somalia sudanês=Sudan líbio=Libya mauritano=Mauritania namibiano=Namibia zambiano=Zambia cabo-verdiano=Cape_Verde
  guineense=Guinea-Bissau são-tomense=São_Tomé_and_Príncipe timorense=East_Timor libanês=Lebanon jordano=Jordan iemenita=Yemen
  afegão=Afghanistan nepalês=Nepal cazaque=Kazakhstan mongol=Mongolia malaio=Malaysia cambojano=Cambodia laociano=Laos
  birmanês=Myanmar norte-coreano=North_Korea taiwanês=Taiwan neozelandês=New_Zealand letão=Latvia estônio=Estonia
  estónio=Estonia moldavo=Moldova kosovar=Kosovo montenegrino=Montenegro luxemburguês=Luxembourg maltês=Malta cipriota=Cyprus
  armênio=Armenia arménio=Armenia galês=Wales groenlandês=Greenland macedônio=North_Macedonia macedónio=North_Macedonia
  bósnio=Bosnia_and_Herzegovina sérvio=Serbia sírio=Syria indonésio=Indonesia iraniano=Iran monegasco=Monaco andorrano=Andorra
  nordestino=Northeast_Region_of_Brazil sulista=South_Region_of_Brazil nortista=North_Region_of_Brazil
  sul-mato-grossense=Mato_Grosso_do_Sul brasiliense=Federal_District minhoto=Minho estremenho=Estremadura_(Portugal)
  beirão=Beira_Alta canário=Canary_Islands balear=Balearic_Islands andaluz=Andalusia catalão=Catalonia
  extremenho=Extremadura valenciano=Valencian_Community amazônico=Amazon_rainforest amazónico=Amazon_rainforest
  ibérico=Iberian_Peninsula balcânico=Balkans alpino=Alps andino=Andes`,
  // The table has the endings of those in "-o"; of some the feminine is the place itself: "a Líbia".
  [
    [/(?<=toscan|navarr|[ôóéêíú][a-z]i)o$/u, ['o', 'os', 'as']],
    [/ês$/u, ['ês', 'eses', 'esa', 'esas']],
    [/ão$/u, ['ão', 'ões', 'ães', 'ã', 'ãs', 'oa', 'oas', 'ona', 'onas']],
    [/o$/u, ['']],
    [/[ea]$/u, ['$&', '$&s']],
    [/r$/u, ['r', 'res']],
    [/z$/u, ['z', 'zes', 'za', 'zas']],
    [/l$/u, ['l', 'is']],
    [/i$/u, ['i', 'is']],
  ],
);
