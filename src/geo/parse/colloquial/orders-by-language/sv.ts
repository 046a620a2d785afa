/** Ways of putting a question in Swedish, and words that people use for those of the tables. */

import type { Said } from '../table.ts';

const words = `
öh=|eh=|hm=|hmm=|ehm=|precis vid=vid|direkt vid=vid|alldeles vid=vid
sthlm=stockholm|gbg=göteborg|götet=göteborg|malmoe=malmö|goteborg=göteborg|+=och|>=över|<=under|≥=minst|≤=högst
hundratusen=100000|tvåhundratusen=200000|femtiotusen=50000|en halv miljon=500000|pers=personer|pers.=personer
eller fler=|eller mer=|nordligare än=norr om|sydligare än=söder om|östligare än=öster om|västligare än=väster om
längre norrut än=norr om|längre söderut än=söder om|längre österut än=öster om|längre västerut än=väster om
ovanför=norr om|nord om=norr om|syd om=söder om|övre halvan=norra halvan|nedre halvan=södra halvan
övre hälften=norra hälften|nedre hälften=södra hälften|inlandsstater=länder utan kust|inlandsstaterna=länderna utan kust
utan tillgång till havet=utan kust|utan tillgång till hav=utan kust|alpländer=länder i alperna|alpländerna=länderna i alperna
närmare till=närmare|utefter=längs|invid=vid|längs efter=längs|utmed med=längs|grannlänen=grannlän
österut från=öster om|västerut från=väster om|norrut från=norr om|söderut från=söder om|vart rinner=var mynnar
fjollträsk=stockholm|kvadratkilometers=kvadratkilometer|kuststräckan=kusten|gränslinjen=gränsen
hörru=|alltså=|faktiskt=|ungefär=|jo=|nämligen=|förresten=|ba=|bara för skojs skull=
`
  .trim()
  .replaceAll('\n', '|');

export const sv: Said = {
  words,
  compounds:
    'städer=städer vid {s}|mynningen=mynningen av {s}|öar=öar i {s}|öarna=öarna i {s}|topparna=topparna i {s}|sjöar=sjöar i {s}',
  noNames:
    'stor|små|huvud|hamn|kust|in|gräns|världs|miljon|bad|delstats|residens|kustens|ös|halv|vulkan|fjäll|bergs|korall|känd|delstatshuvud',
  orders: {
    classes: {
      which: 'vilka|vilken|vilket|vad för|vad är det för|vad finns för',
      lies: 'ligger|finns|är|finns det|är belägna|hittar man|hittar jag|återfinns|ligger det',
      flows: 'rinner|flyter|går|strömmar|löper|passerar',
      nouns:
        'land|länder|länderna|stad|städer|städerna|ort|orter|orterna|berg|bergen|fjäll|sjö|sjöar|sjöarna|flod|floder|floderna|älv|älvar|älvarna|ö|öar|öarna|län|länen|provins|provinser|landskap|delstat|delstater|delstaterna|region|regioner|huvudstad|huvudstäder|huvudstäderna|vulkan|vulkaner|grannländer|bifloder|biflöden|toppar|insjöar|kommuner|flygplatser|stater',
      most: 'största|minsta|högsta|längsta|kortaste|djupaste|nordligaste|sydligaste|östligaste|västligaste|folkrikaste',
      before:
        'i|vid|på|längs|mellan|runt|kring|inom|norr om|söder om|öster om|väster om|nära|utmed|i närheten av',
      two: 'två|tre|fyra|fem|sex|sju|åtta|nio|tio',
      more: 'över|mer än|fler än|större än|högre än|längre än|minst|på över|på mer än|på minst|med över|med mer än|mindre än|under|med mindre än',
      of: 'i|av|på',
      could:
        'kan du|kan ni|kunde du|skulle du kunna|skulle ni kunna|kan man|vill du|kan nån|kan någon|skulle du vilja',
    },
    ways: [
      ['{a} vad heter (den|det|de)', '{a}'],
      ['var {p} (rinner upp|har sin källa)', 'var rinner {p} upp'],
      ['var {p} mynnar [ut]', 'var mynnar {p}'],
      ['hur många {n} gränsar {p} mot', 'hur många {n} gränsar till {p}'],
      ['(which) {n} gränsar {p} mot', '{n} som gränsar till {p}'],
      ['(which) {n} ligger {p} i', 'i vilka {n} ligger {p}'],
      ['(topp|top) {f:#} {x:most} {n:nouns} [i] {p}', '{f} {x} {n} i {p}'],

      [
        '(hej|hejsan|tja|tjena|hallå|god dag|god morgon|ursäkta|ursäkta mig|förlåt|en fråga|fråga|vet du|vet ni|vet nån|vet någon|vet du möjligtvis|jag undrar|jag undrar över|undrar|jag vill veta|jag skulle vilja veta|jag har en fråga|säg|du|kan du svara på) [om] {a}',
        '{a}',
      ],
      [
        '(could) [snälla|möjligen|kanske] [visa|säga|ge|nämna|berätta|räkna upp|lista|säga mig|visa mig|ge mig|berätta för mig|tala om|säga oss|hjälpa mig med] {a}',
        '{a}',
      ],
      [
        '(jag söker|jag letar efter|jag vill ha|jag vill se|jag skulle vilja ha|jag skulle vilja se|jag behöver|vi söker|vi behöver|nämn|lista|ge mig|visa|visa mig|räkna upp|säg mig|berätta|berätta för mig|sök|ta fram|skriv) {a}',
        '{a}',
      ],
      [
        '{a} (tack|tack snälla|snälla|tackar|tack på förhand|är du snäll|om möjligt|om det går|lista|på kartan)',
        '{a}',
      ],
      [
        '(vad heter|vad hette|vad kallas|vad är|vilka är|vilken är|vilket är|vem är|vilka var|vad var|vilken var) [nu|alla|nu igen] {a}',
        '{a}',
      ],
      ['en (lista|karta) (över|på|med) {a}', '{a}'],
      ['(lista|karta) (över|på|med) {a}', '{a}'],
      ['vilken stad är {n:huvudstad|huvudstaden|residensstad} {a}', '{n} {a}'],
      ['(hela|i hela) {a}', '{a}'],
      // What is asked behind the place.
      ['{p} har hur många {n}', 'hur många {n} har {p}'],
      ['{p} gränsar till hur många {n}', 'hur många {n} gränsar till {p}'],
      ['hur många {n} gränsar {p} till', 'hur många {n} gränsar till {p}'],
      ['hur många {n} är det i {p}', 'hur många {n} finns det i {p}'],
      ['i hur många {n} är {p} (indelat|indelad|uppdelat|uppdelad|delat)', 'hur många {n} har {p}'],
      ['hur många {n} (består|utgörs) {p} av', 'hur många {n} har {p}'],
      ['(av|ur) hur många {n} består {p}', 'hur många {n} har {p}'],
      ['hur många {j} {n:nouns} (finns|finns det)', 'hur många {j} {n}'],
      ['(antal|antalet) {n:nouns} {p}', 'hur många {n} har {p}'],
      ['{p} har (which) {n}', '{n} till {p}'],
      ['(which) {n:grannländer|bifloder|biflöden|grannar} har {p}', '{n} till {p}'],
      ['(which) {n} gränsar {p} till', '{n} som gränsar till {p}'],
      ['till (which) {n} gränsar {p}', '{n} som gränsar till {p}'],
      ['{b:before} {p} (lies) (which) {n:nouns}', '{n} {b} {p}'],
      ['{b:before} {p} (which) {n:nouns}', '{n} {b} {p}'],
      ['vad (ligger|finns) [det] för {n} {r}', '{n} {r}'],
      ['vad (ligger|finns) {b:mellan} {p} för {n}', '{n} {b} {p}'],
      // Borders.
      ['(which) {n} (omger|omgärdar|kringgärdar) {p}', '{n} som gränsar till {p}'],
      ['av (which) {n} (omges|är) {p} [omgivet|omgivna]', '{n} som gränsar till {p}'],
      ['{p} gränsar till (which) {n}', '{n} som gränsar till {p}'],
      [
        '{n} (intill|bredvid|runt|runt om|som ligger intill|som ligger bredvid) {p}',
        '{n} som gränsar till {p}',
      ],
      ['(which) {n} ligger (intill|bredvid|runt|runt om|granne med) {p}', '{n} som gränsar till {p}'],
      ['(angränsande|intilliggande|närliggande) {n} till {p}', '{n} som gränsar till {p}'],
      ['grannlän till {p}', 'län som gränsar till {p}'],
      [
        '(gemensamma|de gemensamma) (grannar|grannländer|grannarna|grannländerna) (till|för) {a} och {b}',
        'länder som gränsar till {a} och {b}',
      ],
      ['{n} med gräns mot både {a} och {b}', '{n} som gränsar till {a} och {b}'],
      [
        '[den] {j:svenska|norska|finska|danska|tyska|ryska|polska|franska|italienska|spanska|schweiziska|österrikiska} gränsen (mot|till) {p}',
        'gränsen mellan {j} och {p}',
      ],
      ['gränsen (mot|till) {b} från {a}', 'gränsen mellan {a} och {b}'],
      // Rivers.
      ['öar i {s} {p}', 'öar i {p} i {s}'],
      ['(which) {n} som {r}', '{n} som {r}'],
      ['{f:de} {g:two} {n} i {p} som har flest invånare', '{g} folkrikaste {n} i {p}'],
      ['{a} efter invånare', '{a} till folkmängd'],
      ['{p} grannlän', 'län som gränsar till {p}'],
      ['(which) {n} (passerar|korsar|genomkorsar) {p}', 'genom vilka {n} rinner {p}'],
      ['(which) {n} (flows) {p} (genom|igenom)', 'genom vilka {n} rinner {p}'],
      ['genom (which) {n} (flows) {p}', 'genom vilka {n} rinner {p}'],
      [
        '{n} som {p} (passerar|passerar genom|korsar|går igenom|rinner igenom|går genom)',
        'genom vilka {n} rinner {p}',
      ],
      ['var (börjar|startar|upprinner) {p}', 'var rinner {p} upp'],
      ['var kommer {p} (ifrån|från)', 'var rinner {p} upp'],
      ['(varifrån|var ifrån) kommer {p}', 'var rinner {p} upp'],
      ['var har {p} (sin källa|sina källor|sitt ursprung)', 'var rinner {p} upp'],
      ['{p} har sin källa var', 'var rinner {p} upp'],
      ['var (slutar|tar) {p} [slut]', 'var mynnar {p}'],
      ['var mynnar {p} ut', 'var mynnar {p}'],
      ['var (rinner|flyter|går) {p} ut [i havet]', 'var mynnar {p}'],
      ['(vart|var) (rinner|flyter) {p} till', 'var mynnar {p}'],
      ['i (vilket hav|vilken sjö|vilken flod) (mynnar|rinner|flyter) {p} [ut]', 'var mynnar {p}'],
      ['hur (rinner|går|flyter) {p}', 'var rinner {p}'],
      ['{p} (lopp|flöde|sträckning|lopp genom landet)', 'var rinner {p}'],
      ['(which) {n} (mynnar|rinner|flyter) [ut] i {p}', '{n} som mynnar i {p}'],
      ['{n} (med utlopp|som har utlopp|med mynning) i {p}', '{n} som mynnar i {p}'],
      // Between places, around a place.
      [
        '{n} (på vägen|på väg|på rutten|längs vägen) (mellan|från) {a} (och|till) {b}',
        '{n} mellan {a} och {b}',
      ],
      [
        '(which) {n} (lies) (på vägen|på väg|längs vägen) (mellan|från) {a} (och|till) {b}',
        '{n} mellan {a} och {b}',
      ],
      [
        '(which) {n} (kommer man|passerar man|åker man) (förbi|igenom|genom) (mellan|från) {a} (och|till) {b}',
        '{n} mellan {a} och {b}',
      ],
      ['(which) {n} (passerar man|passerar jag) (mellan|från) {a} (och|till) {b}', '{n} mellan {a} och {b}'],
      [
        '{n} som inte ligger längre (än|bort än) {d:#} {u:km|mil|kilometer} från {p}',
        '{n} inom {d} {u} från {p}',
      ],
      ['{p} (radie|omkrets) {d:#} {u:km|mil|kilometer} {n:nouns}', '{n} inom {d} {u} från {p}'],
      ['{n:nouns} {p} {d:#} {u:km|mil|kilometer}', '{n} inom {d} {u} från {p}'],
      ['{n} längre från {p} än {d:#} {u:km|mil|kilometer}', '{n} mer än {d} {u} från {p}'],
      // Amounts.
      [
        '{n} där det bor {c:mer än|fler än|över|minst|mindre än} {f} (människor|personer|invånare)',
        '{n} med {c} {f} invånare',
      ],
      [
        'i (which) {n} bor det {c:mer än|fler än|över|minst|mindre än} {f} (människor|personer|invånare)',
        '{n} med {c} {f} invånare',
      ],
      ['{n} med (en befolkning|ett invånarantal) (över|på över) {f:#}', '{n} med över {f} invånare'],
      ['{n} större än {f:#} invånare', '{n} med över {f} invånare'],
      ['{n:nouns} {p} {f:#} (invånare|inv)', '{n} i {p} med över {f} invånare'],
      ['{a} {f:#} {u:km²|km2|kvadratkilometer} stora', '{a} {f} {u}'],
      ['{a} {f:#} {u:m|meter|meters} (höga|höjd)', '{a} {f} m'],
      // Superlatives.
      ['(which) {n} är störst i {p}', 'största {n} i {p}'],
      ['(which) {n} är minst i {p}', 'minsta {n} i {p}'],
      ['(which) {n} är högst i {p}', 'högsta {n} i {p}'],
      ['(which) {n} är längst i {p}', 'längsta {n} i {p}'],
      ['(which) {n} i {p} är störst', 'största {n} i {p}'],
      ['(which) {n} i {p} är minst', 'minsta {n} i {p}'],
      ['(which) {n} i {p} är högst', 'högsta {n} i {p}'],
      ['(which) {n} i {p} är längst', 'längsta {n} i {p}'],
      ['(which) {j} {n:nouns} är störst', 'största {j} {n}'],
      ['(which) {j} {n:nouns} är minst', 'minsta {j} {n}'],
      ['(which) {j} {n:nouns} är högst', 'högsta {j} {n}'],
      ['(which) {j} {n:nouns} är längst', 'längsta {j} {n}'],
      ['(which) {f:two} {n} i {p} är störst', '{f} största {n} i {p}'],
      [
        '(which) {n} har (minst antal|lägst antal|färst|minst|lägst) (invånare|invånarantal|befolkning|folk|folkmängd)',
        '{n} med minst befolkning',
      ],
      [
        '(which) {n} har (flest|störst|mest|högst|störst antal) (invånare|invånarantal|befolkning|folk|folkmängd)',
        'folkrikaste {n}',
      ],
      ['i (which) {n} bor det (minst|färst) (folk|människor|invånare)', '{n} med minst befolkning'],
      ['i (which) {n} bor det (mest|flest) (folk|människor|invånare)', 'folkrikaste {n}'],
      ['{n} med (färst|minst|lägst) (invånare|folk|invånarantal)', '{n} med minst befolkning'],
      ['{n} med (flest|mest) (invånare|folk|människor)', 'folkrikaste {n}'],
      ['(topp|top) {f:#} {n:nouns} [i] {p}', '{f} största {n} i {p}'],
      ['[de] {x:most} {f:#} {n}', '{f} {x} {n}'],
      // Parts and lists.
      ['{p} {h:norra|södra|östra|västra} halva', '{h} halvan av {p}'],
      ['{p} {h:norra|södra|östra|västra} halvan', '{h} halvan av {p}'],
      ['i {h:norra|södra|östra|västra|mellersta} {p}', '{h} {p}'],
      ['{a} och {b} (tillsammans|ihop)', '{a} och {b}'],
      ['{a} (tillsammans med|ihop med|och även|och också) {b}', '{a} och {b}'],
      ['både {a} och {b}', '{a} och {b}'],
      ['[den] {c:kust|kusten} {a} {b}', 'kusten mellan {a} och {b}'],
      ['(kusten|kust) runt {p}', 'kusten i {p}'],
      ['{p} kust från {a} till {b}', 'kusten i {p} mellan {a} och {b}'],
      ['{n} {k:norr om|söder om} [den] {f:#} (breddgraden|graden)', '{n} {k} {f}:e breddgraden'],
      ['(which) {n} i {s} är svenska', 'svenska {n} i {s}'],
      ['(which) {n} har {p:alper|alperna}', 'i vilka {n} ligger alperna'],
      ['{n} där {p} (ligger|finns)', 'i vilka {n} ligger {p}'],
      ['(which) {n} (sträcker sig|går) {p} (genom|över)', 'i vilka {n} ligger {p}'],
      ['{n:länder} med {p}', 'i vilka {n} ligger {p}'],
      // Questions without their verb, telegrams.
      ['(which) {n} (har) {r:kust|en kust|havskust}', '{n} med kust'],
      ['(which) {n} gränsar till havet', '{n} vid havet'],
      ['(which) {j} {n:nouns} (lies) {r}', '{j} {n} {r}'],
      ['(which) {n} (lies) {r}', '{n} {r}'],
      ['{n} som (ligger|är|finns) {r}', '{n} {r}'],
      ['{p} {n:nouns} {c:more} {f:#} {r}', '{n} i {p} {c} {f} {r}'],
      ['{n:nouns} {p} {c:more} {f:#} {r}', '{n} i {p} {c} {f} {r}'],
      [
        '{n:nouns} {c:more} {f:#} {u:m|meter|km²|km2|kvadratkilometer|invånare|inv} [i] {p}',
        '{n} i {p} {c} {f} {u}',
      ],
      ['{p} {f:#} {x:most} {n}', '{f} {x} {n} i {p}'],
      ['{p} {f:two} {x:most} {n}', '{f} {x} {n} i {p}'],
      ['{p} {x:most} {n:nouns}', '{x} {n} i {p}'],
      ['[de] {f:#} {x:most} {n:nouns} {p}', '{f} {x} {n} i {p}'],
      ['[de] {f:two} {x:most} {n:nouns} {p}', '{f} {x} {n} i {p}'],
      ['[det|den] {x:most} {n:nouns} {p}', '{x} {n} i {p}'],
      ['{n:huvudstad|huvudstaden} {p}', '{n} i {p}'],
      ['{n:nouns} {p}', '{n} i {p}'],
      ['{p} {n:nouns}', '{n} i {p}'],
    ],
  },
};
