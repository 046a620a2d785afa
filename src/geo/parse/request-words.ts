/** The closed classes of words that surround a name in a request, folded. Open classes (names) are the gazetteer's. */

import { regionNouns } from './kind-words.ts';

const set = (words: string) => new Set(words.trim().split(/\s+/));

export const politeWords = set(`
  please pls plz kindly hi hello hey thanks thank bitte danke merci svp gracias grazie obrigado alsjeblieft`);

export const commandWords = set(`
  show give get draw display find fetch plot tell locate search return send bring render trace select lookup
  zeige zeig gib finde montre montrez donne trouve muestra muestrame dame busca mostra dammi trova mostre toon geef zoek
  situer situe situez localiser localise localisez affiche affichez localiza localizar ubica ubicar localizza localize
  individua mostrami mostrar encontra encontre`);

export const pronouns = set(
  'me us i you we my our it mir uns ich du moi nous je vous yo mi noi eu ons ik si se',
);

export const modalWords = set(`
  can could would will shall may should might like want wanting need wish d to have see know view look looking search
  searching trying for up let lets just
  kannst konnen mochte pouvez peux veux puedes quiero puoi voglio`);

export const questionWords = set(`
  what whats where wheres which how whose was wo wie welche quel quelle ou donde cual que dove quale onde qual wat waar`);

export const beWords = set('is are s does do did ist sind est sont es son esta e sao zijn');

export const articles = set(`
  the a an der die das den dem des ein eine la le les l un une el los las il lo gli i o os as um uma de het een`);

/** Nouns for the line, the area or the picture of a place. */
export const outlineNouns = set(`
  border borders borderline borderlines boundary boundaries bounds frontier frontiers outline outlines contour contours
  perimeter edge edges limit limits extent extents shape shapes polygon polygons multipolygon geometry geometries geojson
  map maps territory area region zone location position place coordinates silhouette
  course path shore shores shoreline shorelines coastline coast footprint
  grenze grenzen staatsgrenze landesgrenze umriss karte frontiere frontieres contour limites carte frontera fronteras
  mapa contorno confine confini mappa cartina localisation ubicacion localizacion localizacao posizione ubicazione fronteira fronteiras grens grenzen kaart`);

/** Those of them that only land and standing water have: nobody means a town or a river by “Redwood Coast”. */
export const coastNouns = set('shore shores shoreline shorelines coastline coast');

export const outlineAdjectives = set(`
  full exact whole entire complete precise detailed political geographic geographical national international state
  official current land sea maritime outer administrative actual real simplified country countrys ocean oceans`);

export const prepositions = set(`
  of for from around about surrounding enclosing von vom fur du de des da do dos das del della dello dei degli delle di
  d van voor um autour around to`);

/** Words for a kind of place, which may stand before (“the country of …”) or after a name (“… the country”). */
export const typeNouns = set(`
  country nation land pays pais paese staat republic kingdom principality state region ${regionNouns}
  city town village municipality commune comune comunidad comunitat municipio island peninsula desert plateau range mountains territory continent place ocean sea lake river gulf bay strait
  waters water body stadt ville ciudad citta fluss insel halbinsel gebirge wuste bundesstaat bundesland etat estado stato`);

export const namingWords = set('called named known as namens appele llamado chiamato');

/** Endings of a question (“where does … lie”) and of a request (“… on a map”). */
export const trailingWords = set(`
  located lie lies look looks like begin begins end ends start starts run runs go goes situated found be is please pls
  plz thanks thank you now today exactly anyway again asap here there mean bitte liegt danke svp merci gracias grazie`);

/** Phrases that say how or where to show something, wherever they stand at the end. */
export const trailingPhrases: readonly (readonly string[])[] = [
  'in the world',
  'in the whole world',
  'of the world',
  'on earth',
  'on a map',
  'on the map',
  'on map',
  'as geojson',
  'in geojson',
  'as geojson format',
  'in geojson format',
  'as a geojson',
  'as json',
  'as wkt',
  'as a polygon',
  'as polygon',
  'for me',
  'to me',
  'for us',
  'if you can',
  'if possible',
  'auf der karte',
  'sur la carte',
  'en el mapa',
  'sulla mappa',
].map((phrase) => phrase.split(' '));

/** Words that put a place into another. */
export const containmentWords = set('in within inside dans innerhalb');
