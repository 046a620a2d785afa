import type { MoreSets } from '../more-sets.ts';

export const nl: MoreSets = {
  kinds: {
    volcano: 'vulkanen',
    active_volcano: 'actieve vulkanen|werkende vulkanen',
    national_park: 'nationale parken|nationaalparken',
    peak: 'bergtoppen',
    archipelago: 'archipels|archipellen|eilandengroepen',
    glacier: 'gletsjers',
    waterfall: 'watervallen',
    airport: 'luchthavens|vliegvelden',
    port: 'havens|zeehavens',
    fjord: 'fjorden',
    strait: 'zeestraten|zeeëngtes',
    ocean: 'oceanen',
  },
  mosts:
    'noordelijkste|meest noordelijke,noordoostelijkste,oostelijkste|meest oostelijke,zuidoostelijkste,zuidelijkste|meest zuidelijke,zuidwestelijkste,westelijkste|meest westelijke,noordwestelijkste',
  words: {
    risingIn:
      'die ontspringen in|die ontspringen in de|die ontspringen in het|ontspringend in|ontspringend in de|met hun bron in|met hun bron in de|met bron in|met bron in de|die hun oorsprong hebben in|die beginnen in',
    foreignBorder:
      'die grenzen aan een ander land|die aan een ander land grenzen|grenzend aan een ander land|die grenzen aan andere landen|die grenzen aan het buitenland|die aan het buitenland grenzen|met een landgrens|met landgrenzen|aan de landsgrens',
    noForeignBorder:
      'die niet grenzen aan een ander land|die niet aan een ander land grenzen|die niet aan het buitenland grenzen|zonder landgrens',
    exactly: 'op|op een afstand van',
    named: 'genaamd|die heten|met de naam|die heet|genoemd|die de naam dragen|met als naam',
    placesNamed: 'plaatsen genaamd|plaatsen die heten|plaatsen met de naam',
    nearestTo:
      'het dichtst bij|dat het dichtst bij|die het dichtst bij|dichtst bij|het dichtste bij|het meest nabij|die het dichtst liggen bij|het dichtst gelegen bij',
    nearest: 'dichtstbijzijnde|dichtsbijzijnde|meest nabije|dichtstbije|naaste',
    nearTo: 'bij|bij de|bij het|van|vanaf|vanuit|tot|voor|ten opzichte van',
    lead: 'waar ligt eigenlijk|waar ligt precies|laat eens zien|kun je me laten zien waar|ik wil graag zien|mag ik zien|waar kan ik vinden|waar kun je vinden|waar situeert zich',
    atSea: 'rond|rondom|om|rond de|rondom de',
    largerThan: 'zijn groter dan',
    withFewer: 'hebben minder dan|heeft minder dan',
    withMore: 'hebben meer dan|heeft meer dan|tellen meer dan',
    each: 'elke|elk|ieder|iedere|elk van de',
    highestMountain: 'hoogste berg|hoogste bergtop|hoogste top|hoogste punt',
    highestMountains: 'hoogste bergen|hoogste bergtoppen|hoogste toppen',
    betweenPeople: 'met een inwonertal tussen|met een bevolking tussen|met een bevolking van tussen de',
    fromPeople: 'met',
    betweenArea: 'met een oppervlakte tussen|met een oppervlakte van tussen de|groot tussen',
    fromArea: 'met een oppervlakte van|van',
    coastal: 'aan de kust|die aan zee liggen|die aan de kust liggen|met een kust|met kust',
    leastPopulous: 'met de minste inwoners|dunstbevolkte|minst bevolkte|met het laagste inwonertal',
    landlocked:
      'zonder kust|zonder zee|die niet aan zee liggen|die niet aan de kust liggen|hebben geen zee|die geen zee hebben|hebben geen kust|zonder zee of kust|grenzen niet aan zee|liggen niet aan zee|die niet aan zee liggen',
  },
  patterns: {
    setNearest: [
      '{s} (die|dat) het dichtst bij {a} (liggen|ligt|is|zijn)',
      '{f} {s} (die|dat) het dichtst bij {a} (liggen|zijn)',
    ],
    setNamed: ['{s} die {p} (heten|heet)', '{s} (dat|die) {p} (heet|heten)', 'plaatsen die {p} heten'],
    setBordering: [
      '{s} [die] zowel aan {a} als [aan] {b} grenzen',
      '{s} grenzen zowel aan {a} als [aan] {b}',
      '{s} grenzen aan zowel {a} als {b}',
      '{s} [die] aan zowel {a} als {b} grenzen',
      '{s} waaraan {l} grenst',
      '{s} waar {l} aan grenst',
    ],
    betweenRivers: ['(tussen) (de rivieren) {a} <and> {b}'],
  },
};
