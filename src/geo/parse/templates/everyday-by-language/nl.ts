import { phraseProduct } from '../../phrase-product.ts';
import type { Everyday } from '../everyday.ts';

const phrasesOf = (amounts: string) =>
  phraseProduct(
    '|met|die|met een inwonertal|met een bevolking|met een inwoneraantal|waar|tellen|hebben',
    amounts,
  );

export const nl: Everyday = {
  words: {
    endToEnd: phraseProduct(
      'van|vanaf',
      '|de|haar|zijn',
      'bron|oorsprong',
      'tot|tot aan|naar|tot in',
      '|de|haar|zijn',
      'zee|noordzee|monding|uitmonding|einde',
    ),
    lead: 'welke stad is|welke plaats is|welke berg is|welke rivier is',
    higherThan:
      'hoger dan|die hoger zijn dan|zijn hoger dan|hoger als|boven|boven de|van meer dan|van boven de|van boven|van minstens|van minimaal|van ten minste|met meer dan|meer dan|vanaf|van ruim|minstens|minimaal',
    moreThan: phrasesOf(
      'boven|boven de|vanaf|ruim|meer dan|over|over de|minstens|minimaal|ten minste|groter dan',
    ),
    lessThan: phrasesOf('onder|onder de|minder dan|hoogstens|hooguit|maximaal|ten hoogste|kleiner dan'),
    people: 'inwoners hebben|bewoners|inw',
    ofArea:
      'met een oppervlakte boven|met een oppervlak van meer dan|met een oppervlak boven|vanaf|van minstens|van minimaal|minstens|meer dan|boven|groter dan|met meer dan|met een grootte van meer dan',
    coastal:
      'met een kustlijn|met zee|die aan de zee grenzen|hebben een kust|liggen aan zee|liggen aan de kust|grenzen aan zee|grenzen aan de zee|met toegang tot de zee|die een kust hebben',
    landlocked:
      'door land omsloten|ingesloten|zonder kustlijn|zonder toegang tot zee|zonder toegang tot de zee|die niet aan zee grenzen',
    bordering: 'naast|liggen naast|vlak naast|direct naast',
    leastPopulous:
      'met de minste mensen|met het laagste aantal inwoners|met de kleinste bevolking|met het kleinste inwonertal',
    mostPopulous:
      'met de meeste inwoners|met de meeste mensen|met de grootste bevolking|met het hoogste inwonertal|volkrijkste|dichtstbevolkte',
    atSea: 'aan de oever van|aan de oevers van|op de oever van|aan het water van',
    flowingInto: 'die stromen in|die stromen naar|die uitkomen in|die uitkomen op|die uitmonden op',
  },
  numbers: { ones: 'een_half=0.5 een_halve=0.5 anderhalf|anderhalve=1.5' },
  patterns: {
    setHighest: ['{f} hoogste {j} (bergen|toppen|bergtoppen)', 'hoogste {j} (berg|top|bergtop)'],
  },
  demonyms:
    'brabants=North_Brabant gelders=Gelderland utrechts=Utrecht zeeuws=Zeeland gronings=Groningen drents=Drenthe overijssels=Overijssel flevolands=Flevoland noord-hollands=North_Holland zuid-hollands=South_Holland oost-vlaams=East_Flanders west-vlaams=West_Flanders',
  sets: {
    district: 'district|districten',
    mountain: 'berg|bergen|toppen|bergtop',
    city: 'plaats|plaatsen|plaatsjes|stadjes|stadje|grote steden',
    river: 'rivieren|riviertje|riviertjes',
    lake: 'meertje|meertjes',
    island: 'eilandje|eilandjes',
  },
  plurals: 'bergen|toppen|plaatsen|plaatsjes|stadjes|riviertjes|meertjes|eilandjes',
};
