import { phraseProduct } from '../../phrase-product.ts';
import type { Everyday } from '../everyday.ts';
import { swedishLands } from '../swedish-lands.ts';

const phrasesOf = (amounts: string) =>
  phraseProduct(
    '|med|som har|där det bor|har|med en befolkning|med ett invånarantal|med en befolkning på|med en folkmängd på|med en folkmängd',
    amounts,
  );

export const sv: Everyday = {
  names: swedishLands,
  kinds: { river: 'älv' },
  demonyms:
    'småländsk=Småland värmländsk=Värmland västgötsk=Västergötland östgötsk=Östergötland dalsländsk=Dalsland gotländsk=Gotland öländsk=Öland norrländsk=Norrland jämtländsk=Jämtland sörmländsk=Södermanland uppländsk=Uppland halländsk=Halland bohuslänsk=Bohuslän blekingsk=Blekinge hälsingsk=Hälsingland lappländsk=Lapland västmanländsk=Västmanland',
  words: {
    endToEnd: phraseProduct(
      'från',
      '|sin|sina',
      'källan|källa|källor|källorna',
      'till',
      '|sin|sitt',
      'havet|hav|mynningen|mynning|utloppet|utlopp',
    ),
    between: 'på vägen mellan|på väg mellan|längs vägen mellan',
    higherThan:
      'högre än|som är högre än|är högre än|över|på över|på mer än|med mer än|mer än|på minst|minst|med en höjd över|med en höjd på över|från|som är över|är över',
    moreThan: phrasesOf('över|mer än|fler än|minst|större än|från'),
    lessThan: phrasesOf('under|mindre än|färre än|högst|max'),
    people: 'inv|pers|innevånare|folk',
    ofArea:
      'med en yta över|med en yta på över|med en yta på minst|med en area över|med en area på över|med en area på mer än|på minst|på över|över|är över|som är över|med över|med mer än',
    squareKm: 'km2 stora|kvkm',
    coastal:
      'med havskust|har kust|gränsar till havet|ligger vid havet|ligger vid kusten|med tillgång till havet|som gränsar till havet|som har havskust|vid hav',
    landlocked:
      'som inte ligger vid kusten|som inte ligger vid havet|ligger inte vid kusten|ligger inte vid havet|som inte har något hav|utan tillgång till havet|utan tillgång till hav|kustlösa|inlandsstater|som saknar hav',
    bordering: 'bredvid|intill|som ligger intill|ligger intill|som omger|omger',
    leastPopulous:
      'med minst invånare|med minst antal invånare|med lägst invånarantal|med lägst befolkning|med minst folk|med färst invånare|med lägst folkmängd|minst befolkade',
    mostPopulous:
      'med flest invånare|med mest folk|med störst befolkning|med högst invånarantal|mest folkrika',
    atSea: 'utefter|på stranden av|vid stranden av',
    crosses: 'rinner igenom|går igenom',
    border: 'gränslinjen|riksgränsen|statsgräns',
    coast: 'kuststräcka|kuststräckan|kustremsan|havskusten|havskust',
    flowingInto: 'som mynnar till|som rinner ner i|som flyter ut i|mynnar ut i|med utlopp i|med mynning i',
    largest: 'största|störst|allra största',
    smallest: 'minsta|allra minsta',
    longest: 'längsta|längst|allra längsta',
  },
  numbers: { ones: 'en_halv=0.5 ett_halvt=0.5' },
  sets: {
    mountain: 'berg|berget|fjäll|fjället|fjällen|toppar|topparna|bergstopp',
    volcano: 'vulkanerna|vulkaner',
    national_park: 'nationalparkerna',
    city: 'stan|ort|orter|orterna|tätorter|städerna|småstäder|storstäder',
    river: 'älven|älvarna|floderna|å|åar|vattendrag',
    county: 'länet|fylke|fylken|fylkena|fylket',
    lake: 'insjön|insjöarna',
    island: 'öarna',
  },
  patterns: {
    setHighest: [
      '{f} högsta {j} (bergen|berg|topparna|fjällen|fjälltopparna)',
      'högsta {j} (berget|berg|toppen|fjället|topp)',
    ],
    between: ['(på vägen|på väg|längs vägen) från {a} till {b}'],
  },
  plurals:
    'fjällen|toppar|topparna|orter|orterna|tätorter|älvar|älvarna|åar|länen|öarna|sjöarna|insjöar|insjöarna',
};
