/** How high the mountains are that the gazetteer knows by themselves: metres above the sea, as commonly given, from knowledge. */

const rows = `
acatenango 3976 aconcagua 6961 adam-s-peak 2243 adamello-mountain 3539 agulhas-negras 2791 ai-petri 1234
aiguille-blanche-de-peuterey 4112 aiguille-du-midi 3842 aiguille-verte 4122 aino-mountain 3190 aitxuri 1551
alam-kuh 4848 alcazaba-sierra-nevada 3371 aletschhorn 4193 allalinhorn 4027 almanzor 2591 alpamayo 5947 alphubel 4206
alpspitze 2628 ama-dablam 6812 amne-machin 6282 ampato 6288 anamudi 2695 anboto 1331 ancohuma 6427 aneto 3404
annapurna-i 8091 antisana 5753 aonach-beag 1234 aonach-mor 1221 ararat 5137 arenal 1670 areskutan 1420
arthur-s-seat 251 arunachala 814 asahidake 2291 askja 1516 augustine-volcano 1260 aukstojas 294 ausangate 6384
avachinsky 2741 babadag-fethiye 1969 babia-gora 1725 backbone-mountain 1024 balanesti-hill 430 barbeau-peak 2616
bardarbunga 2009 barre-des-ecrins 4102 baruntse 7162 batura-sar 7795 beenkeragh 1008 beerenberg 2277 belukha 4506
ben-lawers 1214 ben-lomond-scotland 974 ben-macdui 1309 ben-nevis 1345 bezymianny 2882 bietschhorn 3934
bikku-bitti 2266 binaiya 3027 bishorn 4153 black-elk-peak 2208 black-mesa-oklahoma 1516 black-mountain-kentucky 1263
blanca-peak 4374 blue-mountain-peak 2256 blumlisalphorn 3661 bonete-chico 6759 borah-peak 3861 botev-peak 2376
boundary-peak-nevada 4007 bozdag-izmir 2159 braeriach 1296 brandberg-mountain 2573 brasstown-bald 1458
breithorn-zermatt 4164 britton-hill 105 broad-peak 8051 brocken 1141 bukadaban 6860 bukhansan 836 bukit-raya 2278
bukit-timah-hill 164 cadair-idris 893 cairn-gorm 1245 cairn-toul 1291 calar-alto 2168 calbuco-volcano 2003
campbell-hill 472 campi-flegrei 458 canigou 2785 carnedd-llewelyn 1064 carrauntoohil 1039 castor-mountain 4223
cathkin-peak 3149 caubvick 1652 cayambe-volcano 5790 ceahlau-massif 1907 cerro-chirripo 3820 cerro-de-punta 1338
cerro-el-pital 2730 cerro-las-minas 2870 cerro-negro 728 cerro-tipas 6658 cerro-torre 3128 chachani 6057
chaiten-volcano 1122 champagne-castle 3377 chappal-waddi 2419 charles-mound 376 cheaha-mountain 735 chearoco 6127
chiaksan 1288 chimborazo-volcano 6263 chimtarga 5489 cho-oyu 8188 chomolhari 7326 cima-tosa 3136 cofre-de-perote 4282
coglians 2780 coma-pedrosa 2942 concepcion-volcano 1610 corcovado-rio-de-janeiro 710 corno-grande 2912 coropuna 6425
cotopaxi-volcano 5897 crestone-peak 4359 cret-de-la-neige 1720 croagh-patrick 764 cross-fell 893 cumbre-vieja 1949
dachstein 2995 damavand 5609 dedo-de-deus 1692 dena-mountain 4409 denali 6190 dent-blanche 4357 dent-d-herens 4171
dent-du-geant 4013 deogyusan 1614 deomali 1672 dhaulagiri 8167 dhupgarh 1350 dinara 1831 distaghil-sar 7885
djebel-chelia 2328 dobongsan 740 dodda-betta 2637 doi-inthanon 2565 dom-mischabel 4545 dome-de-rochefort 4015
dome-du-gouter 4304 driskill-mountain 163 durrenhorn 4035 dykh-tau 5205 dzyarzhynskaya-hara 345
eagle-mountain-minnesota 701 eiger 3967 el-capitan-yosemite 2308 el-misti 5822 elbrus 5642 emba-soira 3018
emi-koussi 3445 erbeskopf 816 erta-ale 613 etna 3357 eyjafjallajokull 1651 fagradalsfjall 385 fanjing 2570
fansipan 3143 feldberg-black-forest 1493 fichtelberg-ore-mountains 1215 finsteraarhorn 4274 francs-peak 4011
gaizinkalns 312 galdhopiggen 2469 galeras 4276 galunggung 2168 gamalama 1715 gangkhar-puensum 7570 gannett-peak 4210
gasherbrum 8080 gasherbrum-ii 8035 gaustatoppen 1883 gayasan 1433 gerlach 2655 giewont 1894 girnar 1031
glacier-peak 3214 glittertind 2452 glyder-fawr 1001 gran-paradiso-mountain 4061 grand-ballon 1424 grand-combin 4314
grand-teton 4199 grande-casse 3855 grandes-jorasses 4208 granite-peak-montana 3904 grauspitz 2599 grays-peak 4352
great-gable 899 grimsvotn 1725 grivola 3969 gross-fiescherhorn 4049 gross-grunhorn 4044 grosser-arber 1456
grosser-feldberg 879 grossglockner 3798 grossvenediger 3657 guadalupe-peak 2667 gunung-tahan 2187 gurla-mandhata 7694
guru-shikhar 1722 gwanaksan 632 gyachung-kang 7952 gyeryongsan 846 haleakala-volcano 3055 hallasan-volcano 1947
halti 1324 hawkeye-point 509 hekla 1491 helags 1797 helvellyn 950 herdubreid 1682 high-point-new-jersey 550
himalchuli 7893 himmelbjerget 147 hkakabo-razi 5881 hochfeiler 3510 hochfrottspitze 2649 hochkalter 2607
hochkonig 2941 hochwanner 2744 hohberghorn 4219 hombori-tondo 1155 honaz 2571 hoosier-hill 383 hoverla 2061
hualalai 2521 huandoy 6395 huanggang 2158 huangmaojian 1929 huangshan-mountain 1864 huascaran 6768 huayna-potosi 6088
humphreys-peak 3852 hvannadalshnukur 2110 ichinsky 3607 ijen 2769 illampu 6368 illimani 6438 incahuasi 6638
irazu-volcano 3432 ishizuchi 1982 ismoil-somoni-peak 7495 izalco-volcano 1950 iztaccihuatl 5230
jabal-an-nabi-shuayb 3666 jabal-sawda 3000 jabal-umm-al-dami 1854 jacques-cartier 1268 jade-dragon-snow-mountain 5596
jangi-tau 5059 jebel-chambi 1544 jebel-jais 1934 jebel-shams 3009 jengish-chokusu 7439 jerimoth-hill 247
jinggangshan-range 1598 jirisan 1915 jiuhuashan 1344 jungfrau 4158 k2 8611 kackar-mountain 3937 kahler-asten 842
kalsubai 1646 kamen-volcano 4585 kamet 7756 kangchenjunga 8586 kangto 7060 kanlaon 2465 karymsky 1536
kasprowy-wierch 1987 kata-tjuta 1066 katla 1512 kawagarbo 6740 kebnekaise 2097 kekes 1014 kelimutu 1639 kelud 1731
khan-tengri 7010 khuiten-peak 4374 khunyang-chhish 7852 kilauea 1247 kilimanjaro 5895 kinabalu 4095 kinder-scout 636
king-peak-yukon 5173 kings-peak 4123 kinyeti 3187 kirishima-volcano 1700 kirkjufell 463 kitanglad 2899
kizlar-sivrisi 3070 klabat 1995 klyuchevskaya-sopka 4750 kneiff 560 kongur-tagh 7649 konigspitze 3851 koryaksky 3456
korzhenevskaya 7105 koshtan-tau 5152 krafla 818 krivan 2494 kronotsky 3528 kula-kangri 7538 kuwohi 2025
la-grande-soufriere 1467 la-plata-peak 4372 la-soufriere-saint-vincent 1234 lagginhorn 4010 langkofel 3181 lanin 3747
laoshan 1133 lascar 5592 lassen-peak 3187 lauteraarhorn 4042 leigong 2179 lenin-peak 7134 lenzspitze 4294
lewotobi 1703 lhotse 8516 licancabur 5920 lion-rock-hong-kong 495 lion-s-head 669 liskamm 4527 little-ararat 3896
llaima 3125 llullaillaco 6739 longs-peak 4346 lonquimay-volcano 2865 lovcen 1749 lugnaquilla 925 lushan 1474
lysica 614 machapuchare 6993 madja-as 2117 mafadi 3450 maglic-mountain 2386 makalu 8485 malinche 4461 mam-tor 517
manam 1807 manaslu 8163 mangart 2679 mantalingajan 2086 maoer 2141 margherita-peak 5109 marmolada 3343 marmolejo 6108
maromokotro 2876 maroon-peak 4317 masaya-volcano 635 masherbrum 7821 matterhorn 4478 mauna-kea 4207 mauna-loa 4169
mawenzi 5149 mayon 2462 meije 3983 mercedario 6720 mesa-de-los-tres-reyes 2444 midzor 2169 mikeno 4437 miyanoura 1936
mogoton 2107 moldoveanu-peak 2544 mollehoj 171 momotombo 1297 moncayo 2314 monch 4107 mont-blanc 4806
mont-blanc-du-tacul 4248 mont-maudit 4465 mont-mezenc 1753 mont-pelvoux 3946 mont-ventoux 1909 montasio 2753
monte-amiata 1738 monte-antelao 3264 monte-baldo 2218 monte-binga 2436 monte-cervati 1899 monte-cevedale 3769
monte-cimone 2165 monte-cinto 2706 monte-conero 572 monte-cornacchia 1151 monte-falterona 1654 monte-gorzano 2458
monte-meta 2242 monte-perdido 3355 monte-pissis 6793 monte-prado 2054 monte-rosa 4634 monte-saccarello 2201
monte-titano 739 monte-vettore 2476 montserrat-mountain 1236 monviso 3841 morne-diablotins 1447 morro-de-moco 2620
mount-abu 1722 mount-adams 3743 mount-agung 3031 mount-antero 4351 mount-apo 2954 mount-aragats 4090
mount-ararat-sinai 2285 mount-argopuro 3088 mount-arjuno 3339 mount-arvon 603 mount-asama 2568 mount-aso 1592
mount-aspiring 3033 mount-assiniboine 3618 mount-baker 3286 mount-baker-uganda 4844 mount-bandai 1816
mount-bartle-frere 1622 mount-batur 1717 mount-bazarduzu 4466 mount-bintumani 1945 mount-blackburn 4996
mount-blue-sky 4350 mount-bogong 1986 mount-bona 5044 mount-brandon 952 mount-bromo 2329 mount-bulusan 1565
mount-cameroon 4040 mount-carmel-israel 546 mount-catherine 2629 mount-chokai 2236 mount-ciremai 3078
mount-columbia 3741 mount-cook 3724 mount-daisen 1729 mount-davis-pennsylvania 979 mount-dempo 3173
mount-dulang-dulang 2938 mount-edziza 2787 mount-elbert 4401 mount-elgon 4321 mount-emei 3099 mount-erciyes 3917
mount-erebus 3794 mount-everest 8849 mount-fairweather 4671 mount-feathertop 1922 mount-fitz-roy 3405
mount-foraker 5304 mount-frissell 725 mount-fuji 3776 mount-garibaldi 2678 mount-gassan 1984 mount-gede 2958
mount-giluwe 4368 mount-gongga 7556 mount-greylock 1064 mount-guyot-smokies 2018 mount-haku 2702 mount-harvard 4396
mount-hasan 3268 mount-hayes 4216 mount-helicon 1749 mount-heng-hunan 1300 mount-heng-shanxi 2016 mount-hermon 2814
mount-hood 3429 mount-hua 2155 mount-hubbard 4557 mount-hunter 4442 mount-ida-crete 2456 mount-iwaki 1625
mount-iwate 2038 mount-jefferson-oregon 3199 mount-kailash 6638 mount-karisimbi 4507 mount-karthala 2361
mount-katahdin 1606 mount-kazbek 5054 mount-kenya 5199 mount-kerinci 3805 mount-kita 3193 mount-korab 2764
mount-kosciuszko 2228 mount-kuju 1791 mount-lawu 3265 mount-leuser 3466 mount-liamuiga 1156
mount-lincoln-colorado 4356 mount-logan 5959 mount-longonot 2776 mount-lucania 5240 mount-lycabettus 277
mount-magazine 839 mount-mansfield 1340 mount-marapi 2891 mount-marcy 1629 mount-massive 4398 mount-meharry 1249
mount-merapi 2910 mount-merbabu 3145 mount-meru 4566 mount-mitchell 2037 mount-mulanje 3002 mount-narodnaya 1895
mount-nebo 808 mount-ngauruhoe 2287 mount-nimba 1752 mount-nyangani 2592 mount-nyiragongo 3470 mount-of-olives 826
mount-of-the-holy-cross 4271 mount-oku-hotaka 3190 mount-olympus 2918 mount-olympus-cyprus 1952
mount-olympus-washington 2432 mount-ontake 3067 mount-ossa 1978 mount-ossa-tasmania 1617 mount-paektu 2744
mount-parnassus 2457 mount-pelee 1397 mount-pelion 1624 mount-pico 2351 mount-pilatus 2128 mount-pinatubo 1486
mount-princeton 4329 mount-pulag 2928 mount-qingcheng 1260 mount-rainier 4392 mount-ramelau 2963 mount-raung 3344
mount-redoubt 3108 mount-rinjani 3726 mount-robson 3954 mount-rogers 1746 mount-roraima 2810 mount-ruapehu 2797
mount-saint-elias 5489 mount-salak 2211 mount-sanford 4949 mount-satima 4001 mount-sefton 3151 mount-shasta 4322
mount-shishaldin 2857 mount-sidley 4285 mount-siguniang 6250 mount-silisili 1858 mount-sinabung 2460 mount-slamet 3432
mount-smolikas 2637 mount-sneffels 4315 mount-song 1512 mount-speke 4890 mount-spurr 3374 mount-st-helens 2549
mount-steele 5073 mount-sumbing 3371 mount-sundoro 3153 mount-sunflower 1231 mount-suphan 4058 mount-tabor 575
mount-tahat 2908 mount-tai 1545 mount-takao 599 mount-tambora 2850 mount-taranaki 2518 mount-tarawera 1111
mount-tasman 3497 mount-tate 3015 mount-temple 3544 mount-tempu 2994 mount-tomanivi 1324 mount-tongariro 1978
mount-townsend 2209 mount-tyree 4852 mount-unzen 1483 mount-usu 737 mount-waddington 4019
mount-washington-new-hampshire 1917 mount-wellington 1271 mount-whitney 4421 mount-wilhelm 4509 mount-williamson 4383
mount-wilson-colorado 4344 mount-wutai 3061 mount-yari 3180 mount-yasur 361 mount-yotei 1898 mount-zao 1841
mount-zeil 1531 mudeungsan 1187 muhabura 4127 mulhacen 3482 mullayanagiri 1930 munku-sardyk 3491 musala 2925
mutis 2427 mutnovsky 2322 muztagh-ata 7546 myohyangsan 1909 nadelhorn 4327 naejangsan 763 namcha-barwa 7782 namsan 262
nanda-devi 7816 nanga-parbat 8126 naranjo-de-bulnes 2519 nebelhorn 2224 negoiu-peak 2535 nemrut-volcano 2935
nevado-de-cachi 6380 nevado-de-toluca 4680 nevado-del-huila 5364 nevado-del-ruiz 5321 nevado-del-tolima 5215
nevado-sajama 6542 nevado-tres-cruces 6748 noijin-kangsang 7206 nordend 4609 north-palisade 4343 noshaq 7492
novarupta 841 nun 7135 nuptse 7861 nyamuragira 3058 ober-gabelhorn 4063 odaesan 1565 ojos-del-salado 6893
ol-doinyo-lengai 2962 omu-peak 2505 ortler 3905 osorno-volcano 2652 pacaya 2552 palgongsan 1193 panorama-point 1653
papandayan 2665 parasnath 1365 paricutin 2800 parinacota-volcano 6348 parrotspitze 4432 parseierspitze 3036
patscherkofel 2246 pavlof-volcano 2519 pen-y-fan 886 pena-trevinca 2127 penalara 2428 pendle-hill 557 penyagolosa 1813
phawngpui 2157 phnom-aural 1813 phou-bia 2819 pic-du-midi-de-bigorre 2876 pic-la-selle 2674 pica-d-estats 3143
pichincha-volcano 4784 pico-basile 3011 pico-bolivar 4978 pico-cristobal-colon 5700 pico-da-bandeira 2892
pico-da-neblina 2995 pico-de-las-nieves 1949 pico-de-orizaba 5636 pico-de-sao-tome 2024 pico-do-fogo 2829
pico-duarte 3101 pico-humboldt 4942 pico-ruivo 1862 pico-simon-bolivar 5700 pico-turquino 1974 pidurutalagala 2524
pikes-peak 4302 piton-de-la-fournaise 2632 piton-des-neiges 3070 piz-bernina 4049 piz-buin 3312 poas-volcano 2708
pobeda-peak-yakutia 3003 pollux-mountain 4092 popocatepetl 5426 posets 3375 praded 1491 puig-major 1445 pumori 7161
puncak-jaya 4884 puncak-mandala 4760 puncak-trikora 4750 punta-la-marmora 1834 puy-de-dome-volcano 1465
puy-de-sancy 1885 quandary-peak 4350 qurnat-as-sawda 3088 rakaposhi 7788 rangitoto 260 rantemario 3478 ras-dashen 4550
reo-purgyil 6816 reventador 3562 revolcadores 2027 rigi 1798 rimpfischhorn 4199 rincon-de-la-vieja 1916 rip 456
rishiri 1721 ritacuba-blanco 5410 rysy 2501 sabalan 4811 sabancaya 5976 sakurajima 1117 salcantay 6271
saltoro-kangri 7742 san-cristobal-volcano 1745 san-lorenzo-rioja 2271 san-miguel-volcano 2130 san-valentin 4058
sandakphu 3636 sandiras 2295 sangay 5230 santa-ana-volcano 2381 santa-maria-volcano 3772 santis 2502 saramati 3826
sarektjakka 2089 saser-kangri 7672 sassafras-mountain 1083 scafell 964 scafell-pike 978 schiehallion 1083 schlern 2563
schreckhorn 4078 semeru 3676 seoraksan 1708 serra-dolcedorme 2267 shennong-peak 3105 shikengkong 1902
shillong-peak 1961 shishapangma 8027 shiveluch 3283 shivling-garhwal 6543 shkhara 5203 signal-de-botrange 694
signalkuppe 4554 similaun 3599 siniolchu 6888 skiddaw 931 skrlatica 2740 slieve-donard 850 snaefellsjokull 1446
sniezka 1603 snohetta 2286 snowdon 1085 sobaeksan 1440 songnisan 1058 soufriere-hills 1050 spil 1513 spruce-knob 1482
stone-mountain-georgia 514 store-skagastolstind 2405 strahlhorn 4190 suilven 731 suur-munamagi 318 taal-volcano 311
table-mountain 1085 tacana-volcano 4060 taftan 3941 tahtali 2365 taibai 3767 tajumulco-volcano 4220
tangkuban-perahu 2084 tarnica 1346 taschhorn 4491 taum-sauk-mountain 540 tavurvur 223 taygetos-profitis-ilias 2404
tebulosmta 4493 teide 3715 terminillo 2217 tetnuldi 4858 thabana-ntlenyana 3482 three-sisters-oregon 3159 tianmu 1506
timms-hill 595 tirich-mir 7708 titlis 3238 todi 3613 tofana-di-mezzo 3244 tolbachik 3682 torre-de-cerredo 2650
torre-serra-da-estrela 1993 torreys-peak 4351 toubkal 4167 tre-cime-di-lavaredo 2999 triglav 2864 trishul 7120
trus-madi 2642 tryfan 918 tsurugi-dake 2999 tsurugi-shikoku 1955 tullu-dimtu 4377 tungurahua-volcano 5023
tupungato-volcano 6570 turrialba-volcano 3340 ubinas-volcano 5672 ulawun 2334 uludag 2543 uludoruk 4135 uluru 863
uncompahgre-peak 4365 untersberg 1973 ushba 4710 ushkovsky 3943 vaalserberg 322 veleta 3396 vesuvius 1281
victoria-peak-hong-kong 552 vignemale 3298 vihren 2914 villarrica-volcano 2847 vinson-massif 4892 volcan-atitlan 3535
volcan-baru 3475 volcan-de-colima 3820 volcan-de-fuego 3763 wasserkuppe 950 watzmann 2713 weisshorn 4505
weisskugel 3738 weissmies 4013 wendelstein-mountain 1838 wetterhorn 3692 whakaari 321 wheeler-peak 3982
wheeler-peak-new-mexico 4013 white-butte 1069 white-mountain-peak 4344 wildspitze 3770 wolchulsan 809
woodall-mountain 246 woraksan 1097 xiaowutai 2882 xueshan-taiwan 3886 yamantau 1640 yding-skovhoj 171 yerupaja 6635
yildiz-dagi 2552 yushan-taiwan 3952 zard-kuh 4221 zinalrothorn 4221 zla-kolata 2534 zugspitze 2962 zuma-rock 725
zumsteinspitze 4563 pilsko 1557 tokachidake 2077 volcan-de-agua 3760`;

const words = rows.trim().split(/\s+/);

/** By the id of the place, metres. */
export const mountainHeights: ReadonlyMap<string, number> = new Map(
  words.flatMap((word, i) => (i % 2 === 0 ? [[`mountain/${word}`, Number(words[i + 1])] as const] : [])),
);

/** Ids of summits that rise so little above the ridge to a higher one that lists of the highest mountains leave them out: the
 * second of Switzerland is the Dom, not the Nordend of Monte Rosa. */
export const shoulders: ReadonlySet<string> = new Set(
  `aiguille-blanche-de-peuterey beenkeragh bishorn dome-de-rochefort dome-du-gouter durrenhorn hohberghorn lenzspitze mawenzi
  mont-blanc-du-tacul mont-maudit nordend parrotspitze signalkuppe zumsteinspitze`
    .split(/\s+/)
    .map((name) => `mountain/${name}`),
);
