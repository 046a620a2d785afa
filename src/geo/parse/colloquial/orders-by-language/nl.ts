/** Ways of putting a question in Dutch, and words that people use for those of the tables. */

import type { Said } from '../table.ts';

const words = `
eh=|uh=|uhm=|ehm=|hm=|maar dan zonder=zonder|pal aan=aan|direct aan=aan|vlak aan=aan
belgie=belgië|italie=italië|bresil=brazilië|eu landen=eu-landen|navo landen=navo-landen
doorheen=door|+=en|>=meer dan|<=minder dan|≥=minstens|≤=hoogstens|max=hoogstens|max.=hoogstens|min.=minstens
ruim=meer dan|meer als=meer dan|groter als=groter dan|hoger als=hoger dan|op z'n minst=minstens|honderdduizend=100000
tweehonderdduizend=200000|vijftigduizend=50000|een half miljoen=500000|half miljoen=500000|een miljoen=1000000
noordelijker dan=ten noorden van|zuidelijker dan=ten zuiden van|oostelijker dan=ten oosten van|westelijker dan=ten westen van
noordelijker gelegen dan=ten noorden van|zuidelijker gelegen dan=ten zuiden van
noordelijker liggen dan=ten noorden van liggen van|bovenste helft=noordelijke helft|onderste helft=zuidelijke helft
nader bij=dichter bij|korter bij=dichter bij|verder weg dan=verder dan|verder weg van=verder van
het hoogst=het hoogste|het grootst=het grootste|het langst=het langste|het kleinst=het kleinste|het diepst=het diepste
qua oppervlak=qua oppervlakte|qua omvang=qua oppervlakte|evenaarlanden=landen op de evenaar
donau landen=landen aan de donau|rijn landen=landen aan de rijn|alpenlanden=landen in de alpen
zuidelijk halfrond=zuidelijk halfrond|aan de wal van=aan
vierkante km groot=vierkante km|km² groot=km²|vierkante kilometer groot=vierkante kilometer|km2 groot=km2
meter hoog=meter|m hoog=m|km lang=km|kilometer lang=kilometer
het wad=waddenzee|de hofstad=den haag|fryslan=friesland|provincie brabant=noord-brabant|mokum=amsterdam
pakweg=|een beetje=|trouwens=|nou=|dus=|gewoon=|bijvoorbeeld=|hoor=|namelijk=
`
  .trim()
  .replaceAll('\n', '|');

export const nl: Said = {
  words,
  compounds: 'steden=steden aan {s}|bron=bron van {s}|monding=monding van {s}|eilanden=eilanden in {s}',
  noNames:
    'hoofd|provinciehoofd|groot|klein|haven|hanze|kust|binnen|studenten|grens|vesting|wereld|miljoenen|deelstaathoofd|schier|wadden|drink|hoofd',
  orders: {
    classes: {
      which: 'welke|welk|wat voor|wat voor een',
      lies: 'liggen|ligt|zijn|is|bevinden zich|bevindt zich|vind je|vind ik|heb je|komen|staan|zitten',
      flows: 'stroomt|stromen|loopt|lopen|gaat|gaan|vloeit|komt|voert|kronkelt|trekt|meandert',
      borders: 'grenst|grenzen',
      nouns:
        "land|landen|staat|staten|stad|steden|plaats|plaatsen|berg|bergen|top|toppen|meer|meren|rivier|rivieren|eiland|eilanden|provincie|provincies|deelstaat|deelstaten|kanton|kantons|regio|regio's|hoofdstad|hoofdsteden|vulkaan|vulkanen|gemeenten|luchthavens|buurlanden|zijrivieren|provinciehoofdsteden|departementen",
      most: 'grootste|kleinste|hoogste|langste|kortste|diepste|noordelijkste|zuidelijkste|oostelijkste|westelijkste|grootst|kleinst|hoogst|langst|dunstbevolkte|dichtstbevolkte',
      before:
        'in|aan|aan de|aan het|langs|langs de|bij|op|op de|rond|rondom|tussen|binnen|ten noorden van|ten zuiden van|ten oosten van|ten westen van|in de buurt van',
      two: 'twee|drie|vier|vijf|zes|zeven|acht|negen|tien',
      more: 'meer dan|boven|boven de|groter dan|hoger dan|langer dan|minstens|vanaf|met meer dan|kleiner dan|minder dan|onder|met minder dan|van meer dan',
      until: 'tot|tot aan|tot en met|naar',
      of: 'van|van de|van het|in|in de|op|op de',
      could: 'kunt u|kun je|kan je|kan u|zou u|zou je|zoudt u|kunnen jullie|wil je|wilt u|kun jij|zou jij',
    },
    ways: [
      ['{a} hoe (heet|heten) (die|dat|deze)', '{a}'],
      ['{p} bron', 'bron van {p}'],
      ['(top|de top) {f:#} {x:most} {n:nouns} [in|van] {p}', '{f} {x} {n} van {p}'],
      ['{p} waar {v:ontspringt|begint} (die|deze|hij)', 'waar ontspringt {p}'],

      [
        '(hallo|hoi|hey|hé|he|goedemiddag|goedemorgen|goedenavond|goedendag|dag|sorry|pardon|vraagje|even een vraag|een vraag|weet je|weet u|weet iemand|weet jij|weten jullie|weet je toevallig|weet u misschien|ik vroeg me af|ik vraag me af|kan iemand mij vertellen|kan iemand me vertellen|kan iemand zeggen|ik weet niet|enig idee|geen idee|ik wil weten|ik wil graag weten|ik zou graag weten|ik zou willen weten|mijn vraag is|vertel eens|zeg eens) {a}',
        '{a}',
      ],
      [
        '(could) [mij|me|ons] [alsjeblieft|alstublieft|misschien] {a} (noemen|tonen|geven|zeggen|vertellen) {b}',
        '{a} {b}',
      ],
      [
        '(could) [mij|me|ons] [alsjeblieft|alstublieft|misschien] [kunnen|willen] [zeggen|vertellen|noemen|tonen] {a}',
        '{a}',
      ],
      [
        '(ik zoek|ik wil|ik wil graag|ik zou graag|ik had graag|ik heb|ik moet|ik wou|wij zoeken|we zoeken|graag|geef|noem|toon|zeg|vertel|som|lijst|zoek|laat) [mij|me|ons] [alsjeblieft|alstublieft|graag] {a}',
        '{a}',
      ],
      [
        '{a} (tonen|laten zien|noemen|zien|weten|geven|opnoemen|opsommen|op|zeggen|vertellen|hebben|nodig|alsjeblieft|alstublieft|aub|a.u.b.|graag|bedankt|dank u|dank je|dankjewel|dank u wel|alvast bedankt|bij voorbaat dank|lijst|lijstje|op een rij|graag zien)',
        '{a}',
      ],
      [
        '(hoe heet|hoe heten|hoe heette|wat zijn|wie zijn|wie is|wat was|wat waren|waar is|waar zijn|welke zijn|welke is|wat is) [de namen van|nou|nu] {a}',
        '{a}',
      ],
      ['(een|de) (lijst|kaart|overzicht|lijstje) (van|met|van de|met de) {a}', '{a}'],
      ['(lijst|kaart|overzicht|lijstje) (van|met|met de|van de) {a}', '{a}'],
      ['welke stad is [de] {n:hoofdstad|provinciehoofdstad} {a}', '{n} {a}'],
      ['(heel|de hele|het hele) {a}', '{a}'],
      // What is asked behind the place.
      ['{p} (heeft|telt|kent) hoeveel {n}', 'hoeveel {n} heeft {p}'],
      ['{p} grenst aan hoeveel {n}', 'aan hoeveel {n} grenst {p}'],
      ['met hoeveel {n} (heeft|deelt) {p} (een grens|grenzen)', 'aan hoeveel {n} grenst {p}'],
      ['hoeveel {n} liggen om {p} heen', 'aan hoeveel {n} grenst {p}'],
      ['uit hoeveel {n} bestaat {p}', 'hoeveel {n} heeft {p}'],
      ['in hoeveel {n} is {p} (verdeeld|opgedeeld|onderverdeeld|ingedeeld)', 'hoeveel {n} heeft {p}'],
      ['hoeveel {n} (telt|kent|bezit) {p}', 'hoeveel {n} heeft {p}'],
      ['hoeveel {j} {n:nouns} (zijn|bestaan|heb je)', 'hoeveel {j} {n}'],
      ['[het] aantal {n:nouns} {p}', 'hoeveel {n} heeft {p}'],
      ['{p} (heeft|kent) (which) {n}', '{n} van {p}'],
      ['aan {p} (borders) (which) {n}', 'welke {n} grenzen aan {p}'],
      ['{b:before} {p} (lies) (which) {n:nouns}', '{n} {b} {p}'],
      ['{b:before} {p} (which) {n:nouns}', '{n} {b} {p}'],
      ['wat (ligt|is|vind je) {b:tussen} {p} aan {n:nouns}', '{n} {b} {p}'],
      ['(which) {n:nouns} (heeft|kent) {p}', '{n} van {p}'],
      // Borders.
      ['(which) {n} (heeft|delen|deelt) {p} een grens', 'welke {n} grenzen aan {p}'],
      ['met (which) {n} (heeft|deelt) {p} (een|de) [gemeenschappelijke] grens', 'welke {n} grenzen aan {p}'],
      ['(which) {n} (omringen|omgeven|omsluiten) {p}', 'welke {n} grenzen aan {p}'],
      ['door (which) {n} (is|wordt) {p} (omringd|omgeven|omsloten|ingesloten)', 'welke {n} grenzen aan {p}'],
      ['{n} (om|rond|rondom) {p} heen', '{n} die aan {p} grenzen'],
      ['(which) {n} liggen om {p} heen', '{n} die aan {p} grenzen'],
      ['[de] {n} (rond|rondom|naast|om) {p}', '{n} die aan {p} grenzen'],
      [
        '(which) {n} liggen (rond|rondom|naast|om|vlak naast|direct naast) [de|het] {p}',
        '{n} die aan {p} grenzen',
      ],
      ['[de] aan {p} (grenzende|aangrenzende|palende) {n}', '{n} die aan {p} grenzen'],
      ['[de] (aangrenzende|naburige|omliggende) {n:nouns} van {p}', '{n} die aan {p} grenzen'],
      ['[de] buurprovincies van {p}', 'provincies die aan {p} grenzen'],
      ['[de] (buurlanden|buren) {p}', 'buurlanden van {p}'],
      [
        '[de] (gemeenschappelijke|gezamenlijke) (buren|buurlanden) van {a} en {b}',
        'landen die aan {a} en {b} grenzen',
      ],
      ['{n} die grenzen aan zowel {a} als {b}', '{n} die aan {a} en {b} grenzen'],
      ['(which) {n} grenzen aan {a} en ook aan {b}', '{n} die aan {a} en {b} grenzen'],
      [
        '[de] (gemeenschappelijke|gezamenlijke|gedeelde) grens (van|tussen) {a} en {b}',
        'grens tussen {a} en {b}',
      ],
      ['[de] grens (met|van) {b} (van|met) {a}', 'grens tussen {a} en {b}'],
      // Rivers.
      ['(which) {n} (stroomt|loopt|gaat|vloeit) {p} door', 'door welke {n} stroomt {p}'],
      ['(which) {n} (doorkruist|doorsnijdt|snijdt|kruist|doorloopt) {p}', 'door welke {n} stroomt {p}'],
      ['{n} die {p} (doorkruist|doorsnijdt|snijdt|kruist)', 'door welke {n} stroomt {p}'],
      ['door (which) {n} (flows) {p}', 'door welke {n} stroomt {p}'],
      ['{n} waar {p} door (loopt|stroomt|gaat)', 'door welke {n} stroomt {p}'],
      ['waar (begint|start) {p}', 'waar ontspringt {p}'],
      ['waar komt {p} vandaan', 'waar ontspringt {p}'],
      ['{p} begint waar', 'waar ontspringt {p}'],
      ['waar {p} ontspringt', 'waar ontspringt {p}'],
      ['waar heeft {p} (haar|zijn) (bron|oorsprong)', 'waar ontspringt {p}'],
      ['waar mondt {p} uit', 'monding van {p}'],
      ['waar (eindigt|stopt) {p}', 'monding van {p}'],
      ['waar houdt {p} op', 'monding van {p}'],
      [
        'waar (komt|stroomt|loopt) {p} (in zee|de zee in|in de zee|naartoe|naar toe|heen|uit)',
        'monding van {p}',
      ],
      ['in welke (zee|rivier|oceaan) (mondt|stroomt|komt) {p} (uit|in|terecht)', 'monding van {p}'],
      ['{p} mondt (waar uit|uit waar)', 'monding van {p}'],
      ['(hoe|waar) (loopt|stroomt) {p} [langs|precies]', 'loop van {p}'],
      ['{p} loop', 'loop van {p}'],
      ['(which) {n} (monden|komen) uit (in|op) {p}', '{n} die in {p} uitmonden'],
      ['(which) {n} (stromen|lopen|gaan) (in|naar) {p}', '{n} die in {p} uitmonden'],
      ['{n} die naar {p} stromen', '{n} die in {p} uitmonden'],
      ['in {p} uitmondende {n}', '{n} die in {p} uitmonden'],
      ['{p} zijrivieren', 'zijrivieren van {p}'],
      ['[de] {b:aan de|aan het|aan|in de|in|op} {p} (gelegen|liggende) {n}', '{n} {b} {p}'],
      // Between places, around a place.
      [
        '{n} [die] (op weg|onderweg|op de weg|op de route) (van|tussen) {a} (naar|en) {b} [liggen]',
        '{n} tussen {a} en {b}',
      ],
      [
        '(which) {n} (kom je tegen|kom ik tegen|passeer je|liggen) [op weg|onderweg] van {a} naar {b}',
        '{n} tussen {a} en {b}',
      ],
      ['wat ligt tussen {a} en {b} aan {n}', '{n} tussen {a} en {b}'],
      ['(which) {n} (lies) tussen {a} en {b}', '{n} tussen {a} en {b}'],
      [
        '{n} in een (omtrek|cirkel|straal) van {d:#} {u:km|kilometer} (rond|om|rondom|van) {p}',
        '{n} binnen {d} {u} van {p}',
      ],
      ['{n} hoogstens {d:#} {u:km|kilometer} van {p}', '{n} binnen {d} {u} van {p}'],
      ['{n} in de buurt van {p} (tot|binnen) {d:#} {u:km|kilometer}', '{n} binnen {d} {u} van {p}'],
      ['{p} (straal|omtrek) {d:#} {u:km|kilometer} {n:nouns}', '{n} binnen {d} {u} van {p}'],
      ['{n:nouns} (straal|omtrek|rond|rondom) {p} {d:#} {u:km|kilometer}', '{n} binnen {d} {u} van {p}'],
      // Amounts.
      [
        '{n} (waar|waarin) {c:meer dan|minder dan|minstens} {f} (mensen|inwoners|personen) wonen',
        '{n} met {c} {f} inwoners',
      ],
      [
        'in (which) {n} wonen {c:meer dan|minder dan|minstens} {f} (mensen|inwoners|personen)',
        '{n} met {c} {f} inwoners',
      ],
      [
        '{n} (vanaf|groter dan|boven|met over de|met over|met meer dan|met vanaf) {f:#} (inwoners|inw) [in] {p}',
        '{n} in {p} met meer dan {f} inwoners',
      ],
      [
        '{n} (vanaf|groter dan|boven|met over de|met over|meer dan|met vanaf) {f:#} (inwoners|inw)',
        '{n} met meer dan {f} inwoners',
      ],
      [
        '{n} met een (inwonertal|inwoneraantal) (boven|van meer dan) {f:#} in {p}',
        '{n} in {p} met meer dan {f} inwoners',
      ],
      // Superlatives.
      ['(which) {n} (van|in) {p} is (het|de) {x:most}', '{x} {n} van {p}'],
      ['(which) {n} is (het|de) {x:most} {o:of} {p}', '{x} {n} {o} {p}'],
      ['(which) {j} {n:nouns} (is|zijn) (het|de) {x:most}', '{x} {j} {n}'],
      ['(which) {f:two} {n} {o:of} {p} zijn (het|de) {x:most}', '{f} {x} {n} {o} {p}'],
      [
        '(which) {n} heeft (de minste|het minste aantal|het kleinste aantal) (inwoners|mensen)',
        '{n} met de minste inwoners',
      ],
      [
        '(which) {n} heeft (de meeste|het meeste aantal|het grootste aantal) (inwoners|mensen)',
        '{n} met de meeste inwoners',
      ],
      ['in (which) {n} wonen de minste mensen', '{n} met de minste inwoners'],
      ['in (which) {n} wonen de meeste mensen', '{n} met de meeste inwoners'],
      [
        '{n} met (het laagste inwonertal|het kleinste inwonertal|de kleinste bevolking|de laagste bevolking) [van|in] {p}',
        '{n} met de minste inwoners van {p}',
      ],
      [
        '{n} met (het laagste inwonertal|het kleinste inwonertal|de kleinste bevolking|de laagste bevolking)',
        '{n} met de minste inwoners',
      ],
      ['top {f:#} {n:nouns} {p}', '{f} grootste {n} van {p}'],
      ['[de] {x:most} {f:#} {n}', '{f} {x} {n}'],
      // Parts and lists.
      ['{p} {h:noordelijke|zuidelijke|oostelijke|westelijke} helft', '{h} helft van {p}'],
      ['{h:noorden|zuiden|oosten|westen} {p}', 'het {h} van {p}'],
      ['{a} op {b} na', '{a} behalve {b}'],
      ['{a} en {b} (samen|bij elkaar|tezamen)', '{a} en {b}'],
      ['{a} (samen met|tezamen met|en ook|en dan ook) {b}', '{a} en {b}'],
      ['zowel {a} als {b}', '{a} en {b}'],
      ['kust {a} {b}', 'kust tussen {a} en {b}'],
      [
        '{n} (boven|ten noorden van|noordelijk van) de {f:#}e breedtegraad',
        '{n} ten noorden van {f}° noorderbreedte',
      ],
      ['{j} {n:nouns} boven {p}', '{j} {n} ten noorden van {p}'],
      ['{n} die boven {p} liggen', '{n} ten noorden van {p}'],
      ['[de] {s:noordzee|waddenzee|oostzee} eilanden {p}', 'eilanden van {p} in de {s}'],
      ['(which) eilanden in {s} zijn van {p}', 'eilanden van {p} in {s}'],
      ['{n} (waar) {p} (liggen|ligt)', 'in welke {n} liggen {p}'],
      ['over (which) {n} strekken {p} zich uit', 'in welke {n} liggen {p}'],
      ['door (which) {n} lopen {p}', 'in welke {n} liggen {p}'],
      ['{n:landen} met {p}', 'in welke {n} liggen {p}'],
      // Questions without their verb, telegrams.
      ['(which) {j} {n:nouns} (lies) {r}', '{j} {n} {r}'],
      ['(which) {n} (lies) {r}', '{n} {r}'],
      ['(which) {n} (hebben|heeft) (een kust|kust|een kustlijn)', '{n} met een kust'],
      ['(which) {n} grenzen aan [de] zee', '{n} aan zee'],
      ['{n} die {b:before} {r} (liggen|zijn)', '{n} {b} {r}'],
      ['{n:nouns} {p} (more) {f:#} {u:inwoners|inw}', '{n} in {p} met meer dan {f} inwoners'],
      ['{p} {n:nouns} {c:more} {f:#} {r}', '{n} in {p} {c} {f} {r}'],
      ['{n:nouns} {p} {c:more} {f:#} {r}', '{n} in {p} {c} {f} {r}'],
      ['{n:nouns} {c:more} {f:#} {u:m|meter|km²|km2|vierkante kilometer} [in] {p}', '{n} in {p} {c} {f} {u}'],
      ['{p} [de] {f:#} {x:most} {n}', '{f} {x} {n} van {p}'],
      ['{p} [de] {f:two} {x:most} {n}', '{f} {x} {n} van {p}'],
      ['{p} [de|het] {x:most} {n:nouns}', '{x} {n} van {p}'],
      ['[de] {f:#} {x:most} {n:nouns} {p}', '{f} {x} {n} van {p}'],
      ['[de] {f:two} {x:most} {n:nouns} {p}', '{f} {x} {n} van {p}'],
      ['[de|het] {x:most} {n:nouns} {p}', '{x} {n} van {p}'],
      ['[de] {n:nouns} {p}', '{n} in {p}'],
      ['{p} {n:nouns}', '{n} in {p}'],
    ],
  },
};
