/** More adjectives of lands, states and landscapes. */

/** The place, and its adjective in French and Spanish (masculine). */
export const moreRows = `
Uruguay|uruguayen|uruguayo
Paraguay|paraguayen|paraguayo
Venezuela|vénézuélien|venezolano
Ecuador|équatorien|ecuatoriano
Cuba|cubain|cubano
Guatemala|guatémaltèque|guatemalteco
Honduras|hondurien|hondureño
Nicaragua|nicaraguayen|nicaragüense
Costa Rica|costaricien|costarricense
Panama|panaméen|panameño
El Salvador|salvadorien|salvadoreño
Dominican Republic|dominicain|dominicano
Haiti|haïtien|haitiano
Jamaica|jamaïcain|jamaicano
Puerto Rico|portoricain|puertorriqueño
Senegal|sénégalais|senegalés
Mali|malien|maliense
Nigeria|nigérian|nigeriano
Niger|nigérien|nigerino
Cameroon|camerounais|camerunés
Ivory Coast|ivoirien|marfileño
Burkina Faso|burkinabé|
Madagascar|malgache|malgache
Ghana|ghanéen|ghanés
Kenya|kényan|keniano
Ethiopia|éthiopien|etíope
Tanzania|tanzanien|tanzano
South Africa|sud-africain|sudafricano
Angola|angolais|angoleño
Mozambique|mozambicain|mozambiqueño
Gabon|gabonais|gabonés
Chad|tchadien|chadiano
Benin|béninois|beninés
Togo|togolais|togolés
Guinea|guinéen|
Rwanda|rwandais|ruandés
Uganda|ougandais|ugandés
Somalia|somalien|somalí
Sudan|soudanais|sudanés
Libya|libyen|libio
Mauritania|mauritanien|mauritano
Namibia|namibien|namibio
Zambia|zambien|zambiano
Iraq|irakien|iraquí
Syria|syrien|sirio
Lebanon|libanais|libanés
Jordan|jordanien|jordano
Yemen|yéménite|yemení
Saudi Arabia|saoudien|saudí
Afghanistan|afghan|afgano
Pakistan|pakistanais|pakistaní
Nepal|népalais|nepalí
Kazakhstan|kazakh|kazajo
Uzbekistan|ouzbek|uzbeko
Mongolia|mongol|mongol
Indonesia|indonésien|indonesio
Malaysia|malaisien|malasio
Philippines|philippin|filipino
Vietnam|vietnamien|vietnamita
Thailand|thaïlandais|tailandés
Cambodia|cambodgien|camboyano
Laos|laotien|laosiano
South Korea|sud-coréen|surcoreano
North Korea|nord-coréen|norcoreano
Taiwan|taïwanais|taiwanés
New Zealand|néo-zélandais|neozelandés
Iceland|islandais|islandés
Estonia|estonien|estonio
Latvia|letton|letón
Lithuania|lituanien|lituano
Belarus|biélorusse|bielorruso
Moldova|moldave|moldavo
Albania|albanais|albanés
Bosnia and Herzegovina|bosnien|bosnio
North Macedonia|macédonien|macedonio
Montenegro|monténégrin|montenegrino
Kosovo|kosovar|kosovar
Luxembourg|luxembourgeois|luxemburgués
Malta|maltais|maltés
Cyprus|chypriote|chipriota
Armenia|arménien|armenio
Azerbaijan|azerbaïdjanais|azerbaiyano
Wales|gallois|galés
Greenland|groenlandais|groenlandés
Siberia|sibérien|siberiano
Andes|andin|andino
Patagonia|patagonien|patagónico
Normandy|normand|normando
Alsace|alsacien|alsaciano
Burgundy|bourguignon|
Savoy|savoyard|saboyano
Auvergne|auvergnat|
Provence|provençal|provenzal
Occitania|occitan|
Quebec|québécois|quebequense
Flanders|flamand|
Wallonia|wallon|valón
Galicia|galicien|gallego
Aragon|aragonais|aragonés
Asturias|asturien|asturiano
Cantabria||cántabro
Basque Country|basque|vasco
Navarre|navarrais|navarro
La Rioja||riojano
Valencian Community||valenciano
Region of Murcia||murciano
Extremadura||extremeño
Community of Madrid||madrileño
Castilla-La Mancha||manchego
Castilla-La Mancha||castellanomanchego
Castilla y León||castellanoleonés
Galapagos Islands||galapagueño
Patagonia||patagónico
Azores||azoriano
Madeira||madeirense
Tamaulipas||tamaulipeco
Nuevo León||neoleonés
Michoacán||michoacano
Zacatecas||zacatecano
Coahuila||coahuilense
Quintana Roo||quintanarroense
Nayarit||nayarita
Nariño||nariñense
Boyacá||boyacense
Zulia||zuliano
Entre Ríos||entrerriano
Chubut||chubutense
Canary Islands|canarien|canario
Balearic Islands||balear
Tuscany|toscan|toscano
Lombardy|lombard|lombardo
Piedmont|piémontais|piamontés
Sardinia|sarde|sardo
Apulia||pullés
Calabria|calabrais|calabrés
Veneto|vénète|véneto
Monaco|monégasque|monegasco
Andorra|andorran|andorrano
Texas|texan|texano
California|californien|californiano
Yucatan||yucateco
Antioquia||antioqueño
Andalusia|andalou|andaluz
Oaxaca||oaxaqueño
Chiapas||chiapaneco
Jalisco||jalisciense
Sonora||sonorense
Sinaloa||sinaloense
Lorraine|lorrain|
Franche-Comté|franc-comtois|
Picardy|picard|
Champagne|champenois|
Limousin|limousin|
Vaud|vaudois|
Valais|valaisan|
Martinique|martiniquais|
Guadeloupe|guadeloupéen|
Réunion|réunionnais|
`;
