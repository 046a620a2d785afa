import type { MoreSets } from '../more-sets.ts';

export const sv: MoreSets = {
  kinds: {
    volcano: 'vulkaner',
    active_volcano: 'aktiva vulkaner|verksamma vulkaner',
    national_park: 'nationalparker',
    peak: 'bergstoppar|fjälltoppar',
    archipelago: 'ögrupper|arkipelager|skärgårdar',
    glacier: 'glaciärer',
    waterfall: 'vattenfall',
    airport: 'flygplatser',
    port: 'hamnar',
    fjord: 'fjordar',
    ocean: 'oceaner',
  },
  mosts:
    'nordligaste,nordöstligaste,östligaste,sydöstligaste,sydligaste,sydvästligaste,västligaste,nordvästligaste',
  words: {
    risingIn: 'som rinner upp i|som har sin källa i|med källa i|med sin källa i|som börjar i',
    foreignBorder:
      'som gränsar till ett annat land|som gränsar till andra länder|som gränsar mot ett annat land|som gränsar till utlandet|med landgräns|med en landgräns|som har landgräns|som har en landgräns',
    noForeignBorder: 'som inte gränsar till ett annat land|som inte gränsar till andra länder|utan landgräns',
    exactly: 'på ett avstånd av|på ett avstånd på|på',
    named: 'som heter|med namnet|vid namn|kallade|som kallas|med namn|döpta till',
    placesNamed: 'platser som heter|orter som heter|ställen som heter|platser med namnet|orter med namnet',
    nearestTo: 'närmast|som ligger närmast|som är närmast|närmast till',
    nearest: 'närmaste|närmsta|närmast belägna',
    nearTo: 'till|från|vid|intill|av',
    lead: 'var ligger egentligen|var någonstans ligger|skulle du kunna visa|kan du visa mig|jag undrar var|var hittar jag|var hittar man|var kan jag hitta|var kan man hitta|var är beläget|var är belägen',
    atSea: 'runt|omkring|kring',
    largerThan: 'är större än',
    withFewer: 'har färre än|har mindre än',
    withMore: 'har mer än|har fler än|har över',
    each: 'varje|var och en av',
    highestMountain:
      'högsta berg|högsta berget|högsta fjäll|högsta topp|högsta toppen|högsta bergstopp|högsta punkt',
    highestMountains: 'högsta bergen|högsta berg|högsta topparna',
    betweenPeople:
      'med mellan|med en befolkning mellan|med en befolkning på mellan|med ett invånarantal mellan',
    fromPeople: 'med|med en befolkning på',
    betweenArea: 'med en yta mellan|med en yta på mellan|med en areal mellan|på mellan',
    fromArea: 'med en yta på|på',
    coastal: 'vid kusten|vid havet|med kust|som ligger vid havet|som ligger vid kusten|som har kust',
    leastPopulous: 'minst folkrika|minst befolkade|med minst befolkning|med lägst folkmängd|folkfattigaste',
  },
  patterns: {
    tip: ['{a} {#mosts} {d}', 'de {d} {#mosts} (i|av) {a}', 'de {#mosts} {d} (i|av) {a}'],
    setBordering: [
      '{s} [som] gränsar (både till|till både) {a} och [till] {b}',
      '{s} som {l} gränsar till',
      '{s} som gränsar mot {l}',
    ],
    betweenRivers: ['(mellan) (floderna) {a} <and> {b}'],
    near: ['området (runt|kring|omkring) {l}', 'trakten (runt|kring|omkring) {l}'],
    setPeopleRange: ['{s} <betweenPeople> {f} <and> {g} <people>'],
  },
};
