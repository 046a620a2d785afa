/** Lands of Asia, Africa and Oceania, and of several countries (XX), that are not drawn: the ISO 3166-1 code of the country, then names with longitude and latitude in degrees. */

export const elsewhere = `
  AE: Liwa Oasis 53.7 23.1; Northern Emirates 55.9 25.5
  AF: Dasht-e Margo 63 30.8; Registan Desert 65 30.5
  AU: Arkaroola 139.3 -30.3; Goldfields-Esperance 123 -30
  BT: Paro Valley 89.4 27.4; Punakha Valley 89.9 27.6
  BW: Moremi 23.4 -19.3; Tuli Block 28.5 -22.5
  CD: Garamba 29.4 4.2
  CM: Bakassi 8.7 4.7; Bamenda Grassfields 10.2 6
  CN: Altyn-Tagh 89 38.5; Ejin 101 42; Guangxi karst 110.5 25; Ili Valley 82 43.8; Kashgaria 77 39.5; Poyang Lake Plain
    116.3 29; Shangri-La 99.7 27.8
  DZ: Ouarsenis 1.6 35.9; Tademait 2 28.5
  EG: Bahariya Oasis 28.9 28.35; Dakhla Oasis 29 25.5; Farafra 28 27.05; Kharga Oasis 30.6 25.4; Red Sea Riviera 34 27.5
  ET: Borana 38.3 4.8; Kaffa 36.2 7.3; Sidamo 38.5 6
  ID: Kerinci 101.3 -1.8; Sunda 107.5 -6.8; Tengger 112.95 -7.94
  IL: Arabah 35.2 30.4; Arava 35.2 30.4; Carmel 35 32.7; Judean Hills 35.1 31.7; Upper Galilee 35.45 33
  IN: Carnatic 79 12; Cauvery Delta 79.3 10.8; Jangalmahal 86.8 22.8; Parvati Valley 77.4 32;
    Seemanchal 87.5 26
  IQ: Nineveh Plains 43.2 36.4; Sunni Triangle 43.8 34
  IR: Alamut 50.6 36.4; Iranian Azerbaijan 47 37.5; Luristan 48.3 33.5; Turkmen Sahra 55 37.3
  JP: Dewa 140 38.6; Echigo 138.8 37.4; Fuji Five Lakes 138.75 35.5; Hanshin 135.3 34.7; Hidaka
    142.5 42.5; Keihin 139.65 35.5; Kinai 135.5 34.7
  KE: Chalbi Desert 37.3 3; Kikuyu Highlands 36.9 -0.7; Lamu Archipelago 41 -2.2; Samburu 37.3 1.1; White Highlands
    36.3 -0.3
  KG: Alay Valley 72.7 39.6; Chuy Valley 74.5 42.8
  KZ: Charyn Canyon 79.1 43.35; Kazakh Uplands 73 49; Saryarka 73 49; Turgay 64 50
  LA: 4000 Islands 105.95 13.97; Si Phan Don 105.95 13.97
  LK: Cultural Triangle 80.7 8; Knuckles Range 80.8 7.45
  MA: Dades Valley -5.9 31.5; Erg Chebbi -4 31.15; Ourika Valley -7.8 31.3; Sous-Massa -9 30; Todra Gorge -5.47 31.59;
    Ziz Valley -4.4 31.9
  MG: Avenue of the Baobabs 44.4 -20.25; Imerina 47.5 -18.9
  ML: Dogon Country -3.4 14.4
  MM: Kachin Hills 97.5 26; Lower Burma 96 17.5; Pegu Yoma 96 18.5; Upper Burma 96 22.5
  MN: Eastern Steppe 115 47.5
  MR: Banc d'Arguin -16.3 20.2
  MW: Shire Highlands 35.1 -15.8
  MY: Genting Highlands 101.8 3.4; Iskandar Malaysia 103.6 1.5
  MZ: Bazaruto 35.5 -21.6; Quirimbas 40.6 -12.2
  NA: Hereroland 19 -21; Sperrgebiet 16 -27
  NE: Azawagh 5 16; Djado 12.3 21
  NG: Middle Belt 8 9; Obudu Plateau 9.3 6.4; Ogoniland 7.4 4.7; Oil Rivers 6.5 4.8
  NP: Chitwan 84.4 27.5; Humla 81.8 30; Kali Gandaki Valley 83.7 28.7; Pokhara Valley 84 28.2; Solukhumbu 86.7 27.7
  NZ: Kapiti Coast 175.1 -40.9; King Country 175 -38.7; Queenstown Lakes 168.9 -44.8;
    Volcanic Plateau 176 -38.8; Westland 170 -43.5
  OM: Sharqiya Sands 58.7 22; Wahiba Sands 58.7 22
  PG: Huon Peninsula 147.3 -6.3; Papuan Peninsula 148.5 -9.7
  PH: Bangsamoro 124.3 7.5; Bondoc Peninsula 122.5 13.6; Calabarzon 121.3 14.1; Caraga 125.8 9; Central Luzon 120.7
    15.5; Soccsksargen 124.8 6.3
  PK: Kaghan Valley 73.5 34.8; Saraikistan 71 29.5; Skardu valley 75.6 35.3; Tribal Areas 70 33
  RW: Nyungwe 29.2 -2.5
  SA: AlUla 37.9 26.6; Midian 35.4 28.2; NEOM 35.3 28
  SD: Bayuda Desert 32.8 18.5
  SN: Fouta Toro -14 16.4; Petite Côte -16.9 14.4; Senegambia -15 13.8
  SO: Jubaland 42 0.5
  SS: Bahr el Ghazal 27.5 8.5; Equatoria 31.5 4.7
  SY: Al-Ghab plain 36.3 35.5; Coele-Syria 36.3 34; Latakia mountains 36.1 35.5; Rojava 39.5 36.5
  TH: Chao Phraya Delta 100.5 14; Eastern Seaboard 101.3 13; Ko Tarutao 99.65 6.6; Similan Islands 97.65 8.65
  TJ: Bartang Valley 72.2 38.1; Fann Mountains 68.2 39.2; Zeravshan Valley 68.5 39.4
  TM: Ahal Oasis 58 38.1; Merv Oasis 62 37.7
  TN: Dahar 10.3 33; Ifriqiya 10 35.5; Kroumirie 8.7 36.7
  TW: East Rift Valley 121.4 23.5; Jianan Plain 120.3 23.4; Kenting 120.8 21.95
  TZ: Eastern Arc Mountains 37 -7; Selous 37.5 -8.8; Unyamwezi 33 -5; Usukuma 33.3 -3
  UG: Acholi 32.6 3; Bunyoro 31.3 1.5; Busoga 33.4 0.6; Elgon 34.5 1.1; Kigezi 29.9 -1.2
  UZ: Transoxiana 66 40
  VN: Central Vietnam 107.5 16.5; Ha Giang Loop 105.2 23; Mui Ne 108.3 10.95; North Vietnam 105
    21; Sapa 103.84 22.34; South Vietnam 107 12
  XX: Aridoamerica -105 27; Eurasian Steppe 60 49; Grain Coast -9.5 6.3; Great Steppe 68 48;
    Macaronesia -20 33; Rhaetia 10 46.7; Sunda Islands 115 -5; Volga-Ural 52 54
  YE: Aden Protectorate 46 14; Haraz 43.8 15.1; Ramlat al-Sab'atayn 46 15.5
  ZA: Bokkeveld 19.3 -33; Ciskei 27.2 -32.8; Elgin Valley 19.05 -34.17; Griqualand 23.5 -28.8; Hantam 19.8 -31.4;
    Pondoland 29.6 -31.3; Sandveld 18.4 -32.2
`;
