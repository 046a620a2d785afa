/** Lands of Europe, the Caucasus and Turkey that are not drawn: the ISO 3166-1 code of the country, then names with longitude and latitude in degrees. */

export const europe = `
  AD: Vall de Núria 2.15 42.4
  AL: Myzeqe 19.6 40.9
  AM: Ararat Plain 44.4 40; Zangezur Mountains 46 39.2
  AT: Bucklige Welt 16.2 47.6;
    Seewinkel 16.85 47.8
  AZ: Karabakh 46.5 39.8; Talysh 48.5 38.8
  BE: East Cantons 6.2 50.4; Fagnes 4.5 50.1
  BG: Bulgarian Black Sea Coast 27.8 42.8; Danubian Plain 25 43.5; Sunny Beach 27.7 42.7
  CH: Franches-Montagnes 7 47.25; Freiamt 8.35 47.3; Glarnerland 9.1 47; Knonauer Amt 8.4 47.25; Malcantone 8.85 46; Mattertal 7.8 46.1; Mendrisiotto 8.97 45.87;
    Oberengadin 9.85 46.5; Urschweiz 8.5 46.9; Val de Travers 6.6 46.9
  CY: Akamas 32.35 35; Mesaoria 33.5 35.15
  CZ: Czech Silesia 17.9 49.9; Polabí 15 50.1; Pálava 16.65 48.85; Sudetenland 14 50.6
  DE: Dübener Heide 12.6 51.65; Elbtalaue 11 53.1; Fünfseenland 11.2 48; Mecklenburg Lakes 12.6 53.4;
    Remstal 9.5 48.8; Ruppiner Land 12.8 52.95
  DK: Danish Wadden Sea 8.5 55.3; Fehmarn Belt 11.2 54.6; North Jutland 9.9 57.2; North Zealand 12.3 56; Salling 9
    56.6; South Funen Archipelago 10.5 55; Southern Jutland 9.2 55.1
  EE: Soomaa 25.1 58.4
  ES: Camp de Tarragona 1.2 41.2; Duranguesado -2.65 43.15; Encartaciones -3.2 43.2; Garraf
    1.8 41.25; Goierri -2.25 43; Huerta de Valencia -0.4 39.45; La Maragatería -6.2 42.4; La Siberia Extremeña -5.1
    39.2; Las Marismas -6.2 37; Maresme 2.5 41.6; New Castile -3.7 40; Old Castile -4 42; Pueblos
    Blancos -5.3 36.8; Sanabria -6.7 42.1; Somontano 0.1 42.05;
    Tierra Estella -2 42.65; Vallès 2.15 41.6
  FI: Kvarken 21 63.4; Nuuksio 24.5 60.3
  FR: Diois 5.4 44.7; Faucigny
    6.5 46.05; French Flanders 2.5 50.8; Guyenne 0.3 44.7; Haute Provence 6.2 44; Orléanais 2 47.9; Ségala 2.3 44.2; Trièves 5.6 44.8
  GB: Blackdown Hills -3.1 50.9; Calder Valley -1.95 53.72; Cannock Chase -2 52.74; Charnwood Forest -1.3 52.73;
    Cleveland Hills -1.1 54.4; Cranborne Chase -2.1 50.95; Deeside -3 57.05; Essex Marshes 0.8 51.6; Furness -3.1
    54.2; High Weald 0.4 51.03; Humberside -0.4 53.8; Lothian -3 55.9; Mercia -1.8 52.6;
    Norfolk Coast 1 52.95; Northumbria -1.9 55.2; Penwith -5.6 50.13; Preseli -4.75 51.95; Tamar Valley -4.2 50.5; Tweed Valley -2.9 55.6; Vale of Clwyd
    -3.4 53.17; Vale of White Horse -1.5 51.6; Wearside -1.4 54.9; Wessex -2 51; Wyre Forest -2.38 52.38
  GE: Javakheti 43.5 41.4; Khevsureti 45 42.6; Pankisi Gorge 45.3 42.1; Racha 43.4 42.65
  GR: Acarnania 21 38.8; Achaea 22 38.1; Aetolia 21.6 38.6; Corinthia 22.7 37.9; Lasithi Plateau 25.47 35.17; North
    Aegean islands 26 39; Phocis 22.4 38.5; Thessalian plain 22.3 39.5; Tzoumerka 21.15 39.5
  HR: Baranja 18.6 45.7; Kornati 15.3 43.8; Krajina 15.8 44.3; Moslavina 16.7 45.6
  HU: Jászság 20 47.5; Szigetköz 17.5 47.9
  IE: Macgillycuddy's Reeks -9.7 52
  IS: Landmannalaugar -19.06 63.99; Þórsmörk -19.5 63.7
  IT: Capitanata 15.5 41.5; Costa dei Trulli 17.2 41;
    Murgia 16.6 40.9; Valnerina 12.9 42.8
  LT: Lithuania Minor 21.5 55.2
  LV: Gauja Valley 24.9 57.2
  MD: Codru 28.5 47.2
  ME: Budva Riviera 18.85 42.28; Montenegrin Littoral 18.9 42.2; Tara Canyon 19.3 43.2
  MK: Vardar Valley 22 41.5; Šar Mountains 20.8 42
  NL: Drentse Aa 6.65 53; Haarlemmermeer 4.7 52.3
  NO: Fjordland 6.5 61; Fosen 10.2 63.8; Nordmarka 10.7 60.1; Sunnhordland 5.5 59.8
  PL: Suwałki Gap 23.2 54.2; Upper Silesian Industrial Region 19 50.3
  PT: Costa de Prata -9.1 39.5; Entre Douro e Minho -8.3 41.4; Lisbon Riviera -9.4 38.7; Silver Coast -9.1 39.5
  RO: Burzenland 25.6 45.7; Saxon Transylvania 24.5 46; Țara Hațegului 22.95 45.6
  RS: Kopaonik 20.8 43.3; Metohija 20.4 42.6; Preševo Valley 21.65 42.4; Tara Mountain 19.4 43.9; Timok Valley 22.2 43.9
  RU: Barabinsk Steppe 78 55; Central Black Earth 38 51.5
  SE: Abisko 18.8 68.35; Gothenburg archipelago 11.7 57.6; Norra Norrland 19.5 66;
    Scania 13.6 55.9; Swedish Lapland 19 67
  SI: Goriška 13.8 46; Haloze 15.9 46.35; Lower Carniola 15.1 45.8; Savinja Valley 15.1
    46.25; Slovene Littoral 13.7 45.7; Slovenian Istria 13.7 45.5
  SK: Rye Island 17.6 48; Turiec 18.9 48.9; Šariš 21.2 49.1; Žitný ostrov 17.6 48
  TR: Bithynia 30 40.5; Caria 28 37.4; Commagene 38 37.7; Galatia 32.8 39.8; Lycaonia 32.5 37.7; Lydia 28 38.5; Mysia 28
    39.7; Pamphylia 31 37; Paphlagonia 33.5 41; Tur Abdin 41.5 37.4
  UA: Left-bank Ukraine 34 50; New Russia 33 47; Novorossiya 35 47.3; Polissia 28 51.3; Prykarpattia 24.5 48.8;
    Right-bank Ukraine 29 49.5; Wild Fields 34.5 48.5
`;
