/** Cities that are well-known ports, from knowledge: the ISO 3166-1 code of the country, then names with the numbers that they have
 * in GeoNames. */

const rows = `
US: Los Angeles 5368361; Long Beach 5367929; New York City 5128581; Houston 4699066; Savannah 4221552; Charleston
  4574324; Norfolk 4776222; Oakland 5378538; Seattle 5809844; Tacoma 5812944; Miami 4164138; New Orleans 4335045;
  Baltimore 4347778; Boston 4930956; Philadelphia 4560349; San Diego 5391811; Portland 5746545; Mobile 4076598;
  Corpus Christi 4683416; Jacksonville 4160021; Tampa 4174757; Galveston 4692883; Honolulu 5856195; Anchorage
  5879400; Duluth 5024719
DE: Hamburg 2911298; Bremerhaven 2944368; Bremen 2944388; Wilhelmshaven 2808720; Rostock 2844588; Lübeck 2875601;
  Kiel 2891122; Duisburg 2934691; Emden 2930596; Cuxhaven 2939658; Stralsund 2826287; Brunsbüttel 2943049; Wismar
  2807465
NL: Rotterdam 2747891; Amsterdam 2759794; Vlissingen 2745392; Terneuzen 2746420; Den Helder 2757220
BE: Antwerpen 2803138; Zeebrugge 2783307; Gent 2797656
FR: Marseille 2995469; Le Havre 3003796; Dunkerque 3020686; Calais 3029162; Nantes 2990969; Saint-Nazaire 2977921;
  La Rochelle 3006787; Bordeaux 3031582; Brest 3030300; Toulon 2972328; Rouen 2982652; Cherbourg-Octeville 3025466;
  Boulogne-sur-Mer 3031133; Sète 2974733; Lorient 2997577; Bastia 3034640
GB: Felixstowe 2649579; Southampton 2637487; London 2643743; Liverpool 2644210; Dover 2651048; Immingham 2646256;
  Kingston upon Hull 2645425; Harwich 2647383; Bristol 2654675; Portsmouth 2639996; Plymouth 2640194; Aberdeen
  2657832; Belfast 2655984; Cardiff 2653822; Grimsby 2647878; Milford Haven 2642534; Holyhead 2646686; Middlesbrough
  2642607; Tilbury 2635836; Greenock 2647948
IE: Dublin 2964574; Cork 2965140; Waterford 2960992
ES: Algeciras 2522013; Valencia 2509954; Barcelona 3128760; Bilbao 3128026; Las Palmas de Gran Canaria 2515270;
  Cartagena 2520058; Tarragona 3108288; Huelva 2516548; Vigo 3105976; A Coruña 3119841; Gijón 3121424; Málaga
  2514256; Cadiz 2520600; Palma 2512989; Santander 3109718; Santa Cruz de Tenerife 2511174; Almería 2521886
PT: Lisbon 2267057; Sines 2262917; Porto 2735943; Setúbal 2262963; Funchal 2267827; Ponta Delgada 6941014
IT: Genoa 3176219; Trieste 3165185; Naples 3172394; Livorno 3174659; La Spezia 3175081; Venice 3164603; Gioia Tauro
  2524606; Taranto 3165926; Ancona 3183089; Palermo 2523920; Bari 3182351; Ravenna 3169561; Civitavecchia 3178587;
  Salerno 3168673; Brindisi 3181528; Messina 2524170; Catania 2525068; Cagliari 2525473; Olbia 3172087
GR: Piraeus 255274; Thessaloníki 734077; Pátra 255683; Irákleion 261745; Volos 251833
HR: Rijeka 3191648; Split 3190261
SI: Koper 3197753
ME: Bar 3204509
AL: Durrës 3185728
MT: Valletta 2562305
CY: Limassol 146384
TR: Istanbul 745044; İzmir 311046; Mersin 304531; İskenderun 311111; Samsun 740264; Trabzon 738648
BG: Varna 726050; Burgas 732770
RO: Constanţa 680963
UA: Odessa 698740; Mykolayiv 700569
RU: Saint Petersburg 498817; Novorossiysk 518255; Murmansk 524305; Vladivostok 2013348; Nakhodka 2019528;
  Kaliningrad 554234; Arkhangel’sk 581049
GE: Batumi 615532
AZ: Baku 587084
PL: Gdańsk 3099434; Gdynia 3099424; Szczecin 3083829; Świnoujście 3083955
LT: Klaipėda 598098
LV: Riga 456172; Ventspils 454310; Liepāja 457954
EE: Tallinn 588409
FI: Helsinki 658225; Turku 633679; Kotka 650946
SE: Göteborg 2711537; Malmö 2692969; Stockholm 2673730; Trelleborg 2667402; Helsingborg 2706767
DK: Copenhagen 2618425; Århus 2624652; Esbjerg 2622447
NO: Oslo 3143244; Bergen 3161732; Stavanger 3137115; Narvik 3144987; Tromsø 3133895
IS: Reykjavík 3413829
EG: Alexandria 361058; Port Said 358619; Damietta 358048; Suez 359796
MA: Casablanca 2553604; Tangier 2530335
DZ: Algiers 2507480; Oran 2485926
TN: Tunis 2464470; Sfax 2467454
LY: Tripoli 2210247; Benghazi 88319
NG: Lagos 2332459; Port Harcourt 2324774
GH: Tema 2294700; Takoradi 2294915
CI: Abidjan 2293538
SN: Dakar 2253354
CM: Douala 2232593
AO: Luanda 2240449; Lobito 3347939
NA: Walvis Bay 3359638
ZA: Durban 1007311; Cape Town 3369157; Port Elizabeth 964420; Richards Bay 962367; East London 1006984
MZ: Maputo 1040652; Beira 1052373
TZ: Dar es Salaam 160263
KE: Mombasa 186301
DJ: Djibouti 223817
SD: Port Sudan 377039
SA: Jeddah 105343; Dammam 110336; Yanbu 100425
AE: Dubai 292223; Abu Dhabi 292968
OM: Şalālah 286621; Muscat 287286
QA: Doha 290030
IR: Bandar Abbas 141681
IL: Haifa 294801; Ashdod 295629
LB: Beirut 276781
IN: Mumbai 1275339; Chennai 1264527; Kolkata 1275004; Cochin 1273874; Visakhapatnam 1253102; Thoothukudi 8629640;
  Kāndla 1268124
PK: Karachi 1174872; Gwadar 1177446
LK: Colombo 1248991
BD: Chittagong 1205733
SG: Singapore 1880252
MY: Klang 1732905; George Town 1735106
ID: Jakarta 1642911; Surabaya 1625822; Semarang 1627896; Medan 1214520; Makassar 1622786
TH: Bangkok 1609350
VN: Ho Chi Minh City 1566083; Haiphong 1581298; Da Nang 1583992
PH: Manila 1701668; Cebu City 1717512; Davao 1715348
CN: Shanghai 1796236; Ningbo 1799397; Shenzhen 1795565; Guangzhou 1809858; Qingdao 1797929; Tianjin 1792947; Dalian
  1814087; Xiamen 1790645; Lianyungang 10859300; Yantai 1787093
HK: Hong Kong 1819729
TW: Kaohsiung 1673820; Keelung 1678228
KR: Busan 1838524; Incheon 1843564; Ulsan 1833747
JP: Tokyo 1850147; Yokohama 1848354; Nagoya 1856057; Kobe 1859171; Osaka 1853909
AU: Sydney 2147714; Melbourne 2158177; Brisbane 2174003; Fremantle 2071223; Newcastle 2155472; Port Hedland 2063042;
  Darwin 2073124; Gladstone 2165478; Townsville 2146142; Hobart 2163355
NZ: Auckland 2193733; Tauranga 2208032; Wellington 2179537; Dunedin 2191562
CA: Vancouver 6173331; Montréal 6077243; Halifax 6324729; Saint John 6138517; Prince Rupert 6113406; St. John's
  6324733; Québec 6325494; Thunder Bay 6166142
MX: Veracruz 3514783; Manzanillo 3996663; Tampico 3516355; Ensenada 4006702; Lázaro Cárdenas 3979174
PA: Colón 3712076
CU: Havana 3553478
JM: Kingston 3489854
CO: Cartagena 3687238; Buenaventura 3688451; Barranquilla 3689147; Santa Marta 3668605
EC: Guayaquil 3657509
PE: Callao 3946083
CL: Valparaíso 3868626; San Antonio 3872395; Antofagasta 3899539; Iquique 3887127; Arica 3899361; Punta Arenas
  3874787
AR: Buenos Aires 3435910; Bahía Blanca 3865086; Rosario 3838583; Mar del Plata 3430863; Ushuaia 3833367
UY: Montevideo 3441575
BR: Santos 3449433; Rio de Janeiro 3451190; Paranaguá 3455070; Itajaí 3460845; Rio Grande 3451138; Recife 3390760;
  Salvador 3450554; Fortaleza 3399415; Vitória 3444924; Manaus 3663517; Belém 3405870
VE: Puerto Cabello 3629706; Maracaibo 3633009; La Guaira 3637721`;

/** Numbers of the cities. */
export const portCities: ReadonlySet<number> = new Set(
  rows
    .replaceAll('\n  ', ' ')
    .trim()
    .split('\n')
    .flatMap((row) => row.split('; ').map((city) => Number(city.slice(city.lastIndexOf(' ') + 1)))),
);
