/** Cuisines by the folded adjectives that other languages have for them; other words are looked up as they are. */
export const cuisines: ReadonlyMap<string, string> = new Map(
  `italian italienisch italienisches italienische italienischen italienne italien italiano italiana
french franzosisch franzosische franzosisches francais francaise frances francesa
spanish spanisch spanische spanisches espagnol espagnole espanol espanola
german deutsch deutsche deutsches allemand allemande aleman alemana
greek griechisch griechische griechisches grec grecque griego griega
turkish turkisch turkische turkisches turc turque turco turca
chinese chinesisch chinesische chinesisches chinois chinoise chino china
japanese japanisch japanische japanisches japonais japonaise japones japonesa
indian indisch indische indisches indien indienne indio india hindu
mexican mexikanisch mexikanische mexikanisches mexicain mexicaine mexicano mexicana
thai thailandisch thailandische thailandisches thailandais thailandaise tailandes tailandesa
vietnamese vietnamesisch vietnamesische vietnamien vietnamienne vietnamita
lebanese libanesisch libanesische libanais libanaise libanes libanesa
moroccan marokkanisch marokkanische marocain marocaine marroqui
portuguese portugiesisch portugiesische portugais portugaise portugues portuguesa
american amerikanisch amerikanische americain americaine americano americana
asian asiatisch asiatische asiatisches asiatique asiatico asiatica
mediterranean mediterran mediterrane mediterraneen mediterraneenne mediterraneo mediterranea
argentinian argentine argentinisch argentinische argentinisches argentin argentine argentino argentina
brazilian brasilianisch brasilianische bresilien bresilienne brasileno brasilena
peruvian peruanisch peruanische peruvien peruvienne peruano peruana
korean koreanisch koreanische coreen coreenne coreano coreana
ethiopian athiopisch athiopische ethiopien ethiopienne etiope
persian persisch persische perse persa
indonesian indonesisch indonesische indonesien indonesienne indonesio indonesia
afghan afghanisch afghanische
georgian georgisch georgische georgien georgienne georgiano georgiana
nepalese nepali nepalesisch nepalesische nepalais nepalaise
pakistani pakistanisch pakistanische pakistanais pakistanaise
syrian syrisch syrische syrien syrienne sirio siria
croatian kroatisch kroatische croate croata
hungarian ungarisch ungarische hongrois hongroise hungaro hungara
polish polnisch polnische polonais polonaise polaco polaca
russian russisch russische russe ruso rusa
ukrainian ukrainisch ukrainische ukrainisches ukrainien ukrainienne ucraniano ucraniana
austrian osterreichisch osterreichische osterreichisches autrichien autrichienne austriaco austriaca
swiss schweizer schweizerisch schweizerische suizo suiza
bavarian bayerisch bayerische bayrisch bayrische bavarois bavaroise bavaro bavara
swabian schwabisch schwabische
british britisch britische britannique britanico britanica
irish irisch irische irlandais irlandaise irlandes irlandesa
belgian belgisch belgische belge belga
dutch niederlandisch niederlandische neerlandais neerlandaise holandes holandesa
danish danisch danische danois danoise danes danesa
swedish schwedisch schwedische suedois suedoise sueco sueca
scandinavian skandinavisch skandinavische scandinave escandinavo escandinava
czech tschechisch tschechische tcheque checo checa
bulgarian bulgarisch bulgarische bulgare bulgaro bulgara
romanian rumanisch rumanische roumain roumaine rumano rumana
serbian serbisch serbische serbe serbio serbia
bosnian bosnisch bosnische bosniaque bosnio bosnia
albanian albanisch albanische albanais albanaise albanes albanesa
balkan balkanisch balkanische
armenian armenisch armenische armenien armenienne armenio armenia
uzbek usbekisch usbekische ouzbek uzbeko
kurdish kurdisch kurdische kurde kurdo kurda
israeli israelisch israelische israelien israelienne
egyptian agyptisch agyptische egyptien egyptienne egipcio egipcia
tunisian tunesisch tunesische tunisien tunisienne tunecino tunecina
african afrikanisch afrikanische africain africaine africano africana
eritrean eritreisch eritreische erythreen erythreenne eritreo eritrea
caribbean karibisch karibische antillais antillaise caribeno caribena
jamaican jamaikanisch jamaikanische jamaicain jamaicaine jamaicano jamaicana
cuban kubanisch kubanische cubain cubaine cubano cubana
colombian kolumbianisch kolumbianische colombien colombienne colombiano colombiana
venezuelan venezolanisch venezolanische venezuelien venezuelienne venezolano venezolana
latin_american lateinamerikanisch lateinamerikanische latino latinoamericano latinoamericana
filipino philippinisch philippinische philippin philippine filipina
malaysian malaysisch malaysische malaisien malaisienne malasio malasia
sri_lankan
taiwanese taiwanesisch taiwanesische taiwanais taiwanaise
tibetan tibetisch tibetische tibetain tibetaine tibetano tibetana
mongolian mongolisch mongolische mongol mongole
basque baskisch baskische basque vasco vasca
sicilian sizilianisch sizilianische sicilien sicilienne siciliano siciliana
surinamese surinamisch surinamische
arab arabisch arabische arabe
middle_eastern orientalisch orientalische oriental orientale
seafood fruits_de_mer marisco mariscos fish
pizza pizzas pizzeria
burger burgers hamburger hamburgers
sushi sushis
regional local regionale locale tipico traditional
international internationale internacional
catalan katalanisch catala catalana
steak_house steak steaks steakhouse grill
kebab doner kebap
ice_cream eis glace glaces helado helados
tapas
barbecue bbq
ramen ramens
noodle noodles nudeln nouilles
falafel falafels
dumpling dumplings knodel maultaschen
pasta nudelgerichte
curry currys curries
fondue
couscous
poke
burrito burritos
tacos taco
bagel bagels
waffle waffles waffeln gaufres
donut donuts doughnut doughnuts
pancake pancakes pfannkuchen
gyros gyro
soup soups suppe suppen
salad salads salat salate
dim_sum
udon
chicken hahnchen poulet pollo
sandwich sandwiches sandwichs
crepe crepes`
    .split('\n')
    .flatMap((line) => {
      const [cuisine, ...words] = line.split(' ');
      return [cuisine!, ...words].map((word) => [word.replaceAll('_', ' '), cuisine!] as const);
    }),
);
