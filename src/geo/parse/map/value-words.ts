/** Adjectives and nouns that people say for the values of tags, in German, French and Spanish, folded, → the values. */

const lines = `
soccer: football fussball futbol
catholic: katholisch catholique catolic
roman_catholic: katholisch catholic
greek_orthodox: orthodox
russian_orthodox: orthodox
serbian_orthodox: orthodox
protestant: protestantisch evangelisch protestante
evangelical: evangelisch evangelikal
lutheran: lutherisch evangelisch lutherien
methodist: methodistisch
mormon: mormonisch latter-day-saints
sunni: sunnitisch
shia: schiitisch
hindu: hinduistisch
orthodox: orthodox orthodoxe ortodox
anglican: anglikanisch anglican anglicane anglicana
baptist: baptistisch baptiste
jewish: judisch juif juive judi
muslim: muslimisch islamisch musulman musulmane musulmana
buddhist: buddhistisch bouddhiste budista
underground: unterirdisch souterrain souterraine subterrane
surface: oberirdisch
concrete: betoniert
asphalt: asphaltiert
gravel: geschottert schotter
sand: sandig
wood: wooden holzern
stone: steinern
bronze: bronzen
tennis: tennis
basketball: basketball baloncesto
`;

/** Endings that adjectives take. */
const endings = ['', 'e', 'en', 'er', 'es', 'em', 'o', 'a', 'os', 'as', 's'];

export const valuesMeant: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const line of lines.trim().split('\n')) {
    const [value, words] = line.split(': ') as [string, string];
    for (const word of words.split(' ')) {
      for (const form of endings.map((ending) => word + ending)) {
        const values = found.get(form) ?? [];
        if (!values.includes(value)) values.push(value);
        found.set(form, values);
      }
    }
  }
  return found;
})();

/** Values that are asked for by themselves, whether or not a map has them: key → values. */
const known: Readonly<Record<string, string>> = {
  denomination:
    'catholic roman_catholic greek_catholic protestant lutheran evangelical reformed orthodox greek_orthodox russian_orthodox serbian_orthodox romanian_orthodox bulgarian_orthodox coptic_orthodox armenian_apostolic anglican episcopal church_of_scotland presbyterian methodist baptist pentecostal mennonite mormon jehovahs_witness seventh_day_adventist quaker new_apostolic old_catholic salvation_army sunni shia',
  surface:
    'asphalt concrete gravel dirt sand grass cobblestone mud paving_stones sett clay tartan artificial_turf',
  material: 'wood stone concrete brick metal steel iron bronze',
  religion: 'christian muslim jewish buddhist hindu sikh shinto taoist bahai',
  sport:
    'soccer tennis basketball volleyball beachvolleyball handball rugby rugby_union rugby_league cricket hockey field_hockey ice_hockey baseball softball badminton squash padel table_tennis athletics archery boules bowls petanque chess climbing gymnastics judo karate boxing yoga rowing sailing surfing scuba_diving fencing shooting equestrian cycling bmx skateboard futsal running golf swimming netball american_football australian_football gaelic_games lacrosse motocross karting model_aerodrome skiing fishing paragliding curling billiards darts',
};
const keysOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(known).flatMap(([key, values]) => values.split(' ').map((value) => [value, [key]] as const)),
);

/** Keys that have the value wherever maps are drawn. */
export const keysEverywhere = (value: string): readonly string[] => keysOf.get(value) ?? [];
