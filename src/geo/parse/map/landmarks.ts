/** "The station", "the old town", "the Rock": a noun with its article means the one thing of a town that it is known for.
 * The tags do not always say so: a cathedral may be mapped as a church of that name, a palace as a castle, an old town only by
 * what people call it. */

import { fold } from '../../domain/fold.ts';
import type { FeatureKind } from './vocabulary.ts';

export interface Landmark {
  /** English. */
  readonly noun: string;
  /** What it may be, the likeliest first: of these the first that is there is meant. */
  readonly tiers: readonly (readonly LandmarkKind[])[];
  /** What it is called, folded. */
  readonly nouns: readonly string[];
}

/** A kind that its name tells, too: with `called` it is called so and nothing else. */
interface LandmarkKind extends FeatureKind {
  readonly called?: true;
}

/** A line each: the noun in English, German, French, Spanish, Italian, Portuguese, Dutch, Catalan | what it may be, better ones
 * before `>`, alternatives by `;`, labels by `,`; `~` is a name that holds one of the nouns, and `=` a thing that is called so
 * and nothing else. */
const lines = `
station, train station, railway station, bahnhof, gare, estacion, estacion de tren, stazione, estacao, treinstation | railway=station; railway=halt; public_transport=station, train=yes > amenity=bus_station > aerialway=station > public_transport=station
palace, palast, palais, palacio, palazzo, paleis, palau, pałac, дворец | historic=palace; castle_type=palace; building=palace; historic=castle, ~; tourism=attraction, ~ > historic, ~; building=civic, ~ > historic=castle
castle, schloss, burg, chateau, castillo, castello, castelo, kasteel, castell | historic=castle; building=castle > historic=fort; historic=fortress; historic=palace; historic=manor > historic=ruins, ~; historic=archaeological_site, ~; historic, ~ > tourism=attraction, ~
fortress, fort, citadel, festung, zitadelle, forteresse, citadelle, fortaleza, ciudadela, fortezza, cittadella, cidadela, vesting | historic=fort; historic=fortress; historic=citadel; historic=castle, ~; castle_type=fortress > historic, ~; tourism=attraction, ~; military, ~ > historic=castle
cathedral, minster, dom, kathedrale, cathedrale, catedral, cattedrale, duomo, kathedraal | building=cathedral; church:type=cathedral; amenity=place_of_worship, ~ > historic, ~; tourism=attraction, ~; building=church, ~
town hall, city hall, rathaus, mairie, hotel de ville, ayuntamiento, municipio, camara municipal, stadhuis, gemeentehuis | amenity=townhall > building=townhall; office=government, ~; building=public, ~
market, marketplace, market hall, markthalle, wochenmarkt, marche, mercado, mercato, markt | amenity=marketplace > building, ~; building=retail, ~ > shop=mall, ~; place=square, ~
stadium, stadion, stade, estadio, stadio, estadi | leisure=stadium > building=stadium > leisure=sports_centre, ~
harbour, harbor, port, hafen, puerto, porto, haven | harbour=yes; landuse=harbour; landuse=port; industrial=port; leisure=marina, ~; natural=bay, ~; water=harbour; place, ~ > leisure=marina > seamark:type=harbour; harbour
old town, old city, old quarter, historic centre, historic center, altstadt, vieille ville, vieux quartier, casco antiguo, casco viejo, casco historico, ciudad vieja, centro historico, centro storico, citta vecchia, cidade velha, oude stad, binnenstad, centre historic, nucli antic, barri antic | place, ~; historic=district; boundary=administrative, ~; landuse, ~
rock, felsen, rocher, peñon, roca, rocca, rochedo, rocha, rots | = place; = boundary=administrative; = natural; = place=locality
hill, hugel, colline, colina, collina, heuvel | = place; = natural=peak; = natural=hill
island, insel, ile, isla, isola, ilha, eiland | = place
royal palace, prince's palace, princely palace, fürstenpalast, konigspalast, königsschloss, palais princier, palais royal, palacio real, palacio del principe, palazzo reale, palacio real, koninklijk paleis | historic=palace; castle_type=palace; historic=castle, ~; building=palace > historic, ~; tourism=attraction, ~
presidential palace, präsidentenpalast, palais presidentiel, palacio presidencial | historic=palace, ~; government=president; office=government, ~; building, ~
parliament, parlament, parlement, parlamento | office=government, government=parliament; government=legislative; amenity=parliament; building=government, ~; building, ~; historic, ~
courthouse, law courts, palace of justice, gericht, justizpalast, tribunal, palais de justice, palacio de justicia, tribunale, gerechtsgebouw | amenity=courthouse > building=public, ~; building, ~; amenity, ~
`;

/** In which a name may begin, folded. */
export const nameArticles = [
  '',
  'the ',
  'le ',
  'la ',
  'el ',
  'il ',
  'lo ',
  'o ',
  'a ',
  'der ',
  'de ',
  'het ',
  'l ',
];

const made = new Map<string, Landmark>(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [words, kinds] = line.split(' | ') as [string, string];
      const nouns = words.split(', ').map(fold);
      const inName = new RegExp(`(?<![\\p{L}])(?:${nouns.map(spelt).join('|')})(?![\\p{L}])`, 'iu');
      const called = new RegExp(
        `^(?:${nameArticles.map((article) => article.replace('l ', "l['’]")).join('|')})(?:${nouns.map(spelt).join('|')})$`,
        'iu',
      );
      const noun = nouns[0]!;
      const tiers = kinds.split(' > ').map((tier) =>
        tier.split('; ').map((one): LandmarkKind => {
          const isCalled = one.startsWith('= ');
          const labels = one.replace('= ', '').split(', ');
          const holds = labels.includes('~') || isCalled;
          return {
            name: noun,
            labels: labels.filter((label) => label !== '~'),
            point: false,
            ...(holds && { named: isCalled ? called : inName }),
            ...(isCalled && { called: true as const }),
          };
        }),
      );
      return nouns.map((name) => [name, { noun, tiers, nouns }] as const);
    }),
);

/** A folded word in whatever letters names write it: "château", "fürst". */
function spelt(folded: string): string {
  const marks: Readonly<Record<string, string>> = {
    a: 'aàáâãä',
    c: 'cç',
    e: 'eèéêë',
    i: 'iíîï',
    n: 'nñ',
    o: 'oòóôõö',
    u: 'uùúûü',
    ' ': " '’-",
  };
  return [...folded].map((letter) => (letter in marks ? `[${marks[letter]}]` : letter)).join('');
}

const article = /^(?:the|le|la|el|il|lo|der|die|das|dem|den|de|het|o|a) /;

/** What a noun in the singular means in a town, with an article or without. "The castles" are all of them. */
export const landmarkOf = (noun: string): Landmark | undefined => {
  const folded = fold(noun);
  return made.get(folded) ?? made.get(folded.replace(article, ''));
};

/** Whether folded words are such a noun, without an article. */
export const isLandmark = (folded: string): boolean => made.has(folded);

/** Whether a noun stands with its article: of "the Rock" there is one. */
export const hasArticle = (noun: string): boolean => article.test(fold(noun));
