/** More adjectives of lands, regions and landscapes in Italian. */

import { inForms } from './forms.ts';

export const demonyms = inForms(
  `toscani=Tuscany pugliese=Apulia ligure=Liguria umbro=Umbria laziale=Lazio campano=Campania calabrese=Calabria
  lucano=Basilicata abruzzese=Abruzzo molisano=Molise marchigiano=Marche emiliano=Emilia romagnolo=Romagna friulano=Friuli
  valdostano=Aosta_Valley altoatesino=South_Tyrol ticinese=Ticino bretone=Brittany normanno=Normandy alsaziano=Alsace
  savoiardo=Savoy fiammingo=Flanders vallone=Wallonia galiziano=Galicia asturiano=Asturias aragonese=Aragon basco=Basque_Country
  navarri=Navarre sassone=Saxony renano=Rhineland tirolese=Tyrol dalmata=Dalmatia istriano=Istria transilvano=Transylvania
  uruguaiano=Uruguay paraguaiano=Paraguay guatemalteco=Guatemala honduregno=Honduras nicaraguense=Nicaragua
  costaricense=Costa_Rica panamense=Panama dominicano=Dominican_Republic haitiano=Haiti giamaicano=Jamaica portoricano=Puerto_Rico
  senegalese=Senegal maliano=Mali nigerino=Niger camerunese=Cameroon ivoriano=Ivory_Coast malgascio=Madagascar ghanese=Ghana
  keniano=Kenya kenyano=Kenya tanzaniano=Tanzania angolano=Angola mozambicano=Mozambique gabonese=Gabon ciadiano=Chad togolese=Togo
  ruandese=Rwanda ugandese=Uganda somalo=Somalia sudanese=Sudan eritreo=Eritrea mauritano=Mauritania namibiano=Namibia
  zambiano=Zambia iracheno=Iraq libanese=Lebanon giordano=Jordan yemenita=Yemen afghano=Afghanistan afgano=Afghanistan
  pakistano=Pakistan nepalese=Nepal kazako=Kazakhstan cambogiano=Cambodia laotiano=Laos birmano=Myanmar nordcoreano=North_Korea
  taiwanese=Taiwan moldavo=Moldova kosovaro=Kosovo montenegrino=Montenegro lussemburghese=Luxembourg maltese=Malta
  cipriota=Cyprus azero=Azerbaijan gallese=Wales groenlandese=Greenland monegasco=Monaco andorrano=Andorra
  nordamericano=North_America patagonico=Patagonia scandinavo=Scandinavia venete=Veneto trentine=Trentino`,
  // The table has the endings; of some one form is the region itself.
  [
    [/(?<=venet|trentin)e$/u, ['e', 'a', 'i']],
    [/(?<=toscan|navarr)i$/u, ['i', 'e', 'o']],
    [/[oea]$/u, ['']],
  ],
);
