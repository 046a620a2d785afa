/** Words that say which side, or what kind of place, and none in particular: “the North”, “the islands”. Some province bears
 * each as its name, and is not meant by who says no country. */

import { fold } from '../domain/fold.ts';
import type { Candidate } from '../domain/place.ts';
import type { NameReading } from '../lookup/find.ts';
import { notFound, quote } from './answer.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(fold));

const english = setOf(`
  north south east west northeast northwest southeast southwest northern southern eastern western northeastern northwestern
  southeastern southwestern central center centre middle interior coast coasts border borders island islands mountain
  mountains hill hills desert deserts forest forests lake lakes river rivers sea seas ocean oceans city cities town towns
  village villages capital capitals country countries region regions province provinces state states county counties
  district districts suburb suburbs beach beaches valley valleys plain plains`);

/** Other languages say them with an article; without it many are names: Norte, Centro, Sur. */
const others = setOf(`
  Norden Süden Osten Westen Mitte Zentrum Küste Grenze Insel Inseln Berge Gebirge Wüste Wald See Meer Fluss Stadt Dorf
  Hauptstadt Land Region Provinz Strand Tal
  sud est ouest centre côte frontière île îles montagne montagnes désert forêt lac fleuve mer ville village capitale pays
  région province plage vallée
  norte sur este oeste centro costa frontera isla islas montaña montañas desierto bosque lago río mar ciudad pueblo país
  región provincia playa valle
  ovest confine isola isole montagne deserto foresta fiume mare città paese regione spiaggia
  sul leste fronteira ilha ilhas montanha montanhas floresta rio cidade capital região praia vale
  noorden zuiden oosten westen kust grens eiland eilanden bergen woestijn bos meer rivier zee stad dorp hoofdstad
  noordoosten zuidoosten`);

const article = /^(?:the|der|die|das|den|dem|le|la|les|l|el|los|las|il|lo|i|gli|o|a|os|as|de|het) (.+)$/;

const side = /^(?:the )?(?:north|south|east|west)(?:ern)? (?:coast|half|part)$/;

/** @param real  places that bear the name, best first
 * @throws GeoError `place_not_found` where the query is such a word and no place bears it whole */
export function refuseBareNoun(
  query: string,
  readings: readonly NameReading[],
  real: readonly Candidate[],
): void {
  const text = readings[0]?.text ?? '';
  const behind = article.exec(text)?.[1];
  const bare = behind !== undefined && (english.has(behind) || others.has(behind));
  // Iceland is “Island” in German and Swedish.
  if (!bare && !(english.has(text) && text !== 'island') && !side.test(text)) return;
  // El Centro is a town, the Valley a capital.
  if (bare && real[0]?.nameType === 'name' && fold(real[0].matchedName) === text) return;
  throw notFound(
    query,
    'a place',
    real,
    `${quote(query)} says a side or a kind of place, and not of what: say which, for example “northern Ghana” or “the coast of Ghana”.`,
  );
}
