/** Places of legend and fiction, and other worlds, that people ask a map for. Some village bears the name of many a one, and others are a
 * letter or two from a country: who asks for Atlantis means neither. */

import type { GeoError } from '../domain/errors.ts';
import { fold } from '../domain/fold.ts';
import type { Candidate } from '../domain/place.ts';
import type { NameReading } from '../lookup/find.ts';
import { notFound, quote } from './answer.ts';

const names = `
  Atlantis, Atlantide, Atlántida, Атлантида, Lemuria, Hyperborea, Thule, Avalon, Camelot, Lyonesse, Shangri-La, Xanadu,
  Agartha, El Dorado, Eldorado, Asgard, Valhalla, Midgard, Niflheim, Alfheim, Hades, Tartarus, Elysium, Utopia, Cockaigne, Schlaraffenland,
  Narnia, Нарния, Cair Paravel, Middle-earth, Mittelerde, Terre du Milieu, Tierra Media, Mordor, Мордор, Gondor, Rohan,
  Rivendell, Isengard, Valinor, Numenor, Minas Tirith, Minas Morgul, Mount Doom, Helm's Deep, Lothlorien, Mirkwood,
  Westeros, Essos, Winterfell, King's Landing, Braavos, Dorne, Hogwarts, Hogsmeade, Diagon Alley, Neverland, Nimmerland,
  Wonderland, Wunderland, Land of Oz, Emerald City, Lilliput, Brobdingnag, Laputa, Glubbdubdrib, Erewhon, Ruritania,
  Zenda, Genovia, Latveria, Sokovia, Wakanda, Zamunda, Freedonia, Elbonia, Molvania, Syldavia, Borduria, San Theodoros,
  Zembla, Absurdistan, Kekistan, Panem, Gotham, Gotham City, Smallville, Themyscira, Krypton, Bikini Bottom, Duckburg,
  Entenhausen, Quahog, Zootopia, Arendelle, Agrabah, Equestria, Isla Nublar, Jurassic Park, Tamriel, Skyrim, Azeroth,
  Hyrule, Rapture, Earthsea, Terabithia, Discworld, Ankh-Morpork, Gormenghast, Arrakis, Trantor, Tatooine, Naboo,
  Dagobah, Alderaan, Coruscant, Endor, Hoth, Barsoom, Pandora, Elbenwald, Brigadoon, Sodor,
  Moon, Mond, Lune, Mars, Venus, Saturn, Uranus, Pluto, Milky Way`;

const invented = new Set(names.split(',').map((name) => fold(name.trim())));

/** Importance of a place that is meant by its name whatever else bears it. */
const wellKnown = 0.55;

/** @param real  places that bear the name, best first
 * @throws GeoError `place_not_found` where the name is that of an invented place and of none that is well known */
export function refuseInvented(
  query: string,
  readings: readonly NameReading[],
  real: readonly Candidate[],
): void {
  const named = readings.find(({ text }) => invented.has(text));
  if (!named) return;
  if (real[0] && real[0].place.importance >= wellKnown) return;
  // The Avalon Peninsula is more than its first word.
  if (real[0] && fold(real[0].matchedName).startsWith(`${named.text} `)) return;
  throw refusal(query, real);
}

/** "Middle Earth" is no middle of a town.
 * @throws GeoError `place_not_found` where a whole text that was read as more than a name is one of an invented place */
export function refuseInventedText(text: string): void {
  if (invented.has(fold(text).replace(/^the /u, ''))) throw refusal(text, []);
}

function refusal(query: string, real: readonly Candidate[]): GeoError {
  const fix = real.length > 0 ? '; say which country the place lies in that is called so' : '';
  return notFound(
    query,
    'a place',
    real,
    `${quote(query)} names another world, or a place of legend or fiction, that is not on any map of the Earth${fix}.`,
  );
}
