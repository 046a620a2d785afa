/** The words of spatial language in four languages, as phrases of folded words with the symbol each stands for. */

import { type Direction, directions, type Language } from '../domain/query.ts';

export type Keyword =
  | 'of'
  | 'within'
  | 'around'
  | 'off'
  | 'coast'
  | 'border'
  | 'between'
  | 'halfway'
  | 'and'
  | 'or'
  | 'except'
  | 'in'
  | 'with'
  | 'overlap'
  | 'overlaps'
  | 'both'
  | 'part'
  | 'zone'
  | 'near'
  | 'meets'
  | 'farther'
  | 'inland'
  | 'by'
  | 'pronoun'
  | 'sharedBorder'
  | 'filler';

export type LexiconEntry =
  | { readonly symbol: 'keyword'; readonly keyword: Keyword }
  /** `direction`: "north"; `beyond`: "to the north of"; `adjective`: "northern"; `half`: "the north of". */
  | { readonly symbol: 'direction' | 'beyond' | 'adjective' | 'half'; readonly direction: Direction };

type KeywordTable = Partial<Record<Keyword, string>>;

const keywords: Record<Language, KeywordTable> = {
  en: {
    of: 'of|for',
    within:
      'within|within a distance of|within a radius of|in a radius of|less than|no more than|not more than|at most|up to|no farther than|no further than|not farther than|not further than|closer than|nearer than|under|at a distance of|inside of|in a distance of|maximum|max',
    around:
      'along|either side of|on either side of|to either side of|on both sides of|both sides of|each side of|on each side of|around|from|surrounding|away from|round|to|about|in every direction from',
    inland: 'inland|inland from|inland of|inland from the shore of',
    by: 'by',
    pronoun: 'it|them',
    sharedBorder:
      'shared border|shared boundary|shared frontier|common border|common boundary|common frontier|shared border of|shared boundary of|common border of|common boundary of|common frontier of',
    farther:
      'more than|is not within|are not within|isnt within|arent within|lies not within|farther than|further than|at least|over|not within|no closer than|beyond|but not within|but more than|not closer than',
    off: 'waters within|sea within|the sea within|waters up to|off|offshore|offshore of|offshore from|out from|out to sea from|seaward of|off of',
    coast:
      'coast|coasts|seaside|seaside of|oceanfront|coastline|coastlines|shore|shores|shoreline|shorelines|seaboard|seashore|littoral|coastal strip|coastal area|coastal areas|coastal region|sea coast|seacoast',
    border:
      'border|borders|boundary|boundaries|frontier|frontiers|borderline|border line|outline|perimeter|limits',
    between: 'between|in between|from between',
    halfway:
      'halfway between|half way between|midway between|mid way between|midpoint of|midpoint between|mid point between|the middle between|half the way between',
    and: 'and|as well as|plus|together with|along with|and also|also',
    or: 'or|and or',
    except:
      'except|except for|except in|excepting|excluding|exclude|but not|but not in|but without|without|other than|minus|apart from|aside from|not including|leaving out|save for|outside|outside of|but outside|but outside of|not in|and not|and not in|omitting|ignoring|but excluding|excl|barring|bar|save|not counting|but no',
    in: 'in|inside|throughout|across|lying in|located in|situated in|found in',
    with: 'with|and its border with|shares with|share with|shared with|has with|in common with|including',
    overlap:
      'overlap of|overlap between|intersection of|intersection between|the overlap of|the intersection of|area common to|areas common to|common to|shared by|area shared by',
    overlaps: 'overlap|overlaps|intersect|intersects|overlapping',
    both: 'both|both in|in both',
    part: 'part of|parts of|portion of|portions of|area of|areas of|region of|regions of|section of|sections of|all of|everything in|anywhere in|anything in|whole of|territory of|places in|somewhere in|bit of|bits of|corner of|corners of|stretches of|land of|part|parts|portion|half of|half|side of|side|end of|end|section',
    zone: 'corridor|radius|buffer|zone|buffer zone|ring|belt|band|strip|radius circle|circle|margin|halo|fringe',
    near: 'near|close to|next to|beside|nearby|near to|in the vicinity of|not far from',
    meets: 'meets|meet|touches|touch|borders on|joins|join',
    filler:
      'the|a|an|but|either|please|can you|could you|would you|will you|show me|show|find|find me|give me|give|i want|i want to see|i need|i would like|id like|draw|highlight|display|map|map of|a map of|get|get me|select|plot|what is|whats|what are|where is|where are|which is|which are|that is|that are|that lies|that lie|lying|lies|lie|located|situated|tell me|tell me about|let me see|compute|calculate|return|thanks|thank you|areas|area|region|regions|everything|all|anywhere|anything|places|everywhere|somewhere|land|lands|territory|its|their|whole|entire|just|only|that|which|is|are|thats|to the|some|stretch of|stretch|where|what|me|hi|hello|hey|distance of|polygon|shape|geometry|do|does|and then|country of|city of|state of|province of|straight|wide|broad|thick|those|these|thats|theres|heres|lets|its|whos',
  },
  de: {
    of: 'von|vom',
    within:
      'innerhalb von|innerhalb eines radius von|im umkreis von|in einem umkreis von|im radius von|in einem radius von|weniger als|hochstens|maximal|bis zu|nicht weiter als|nicht mehr als|naher als|in einer entfernung von|im abstand von|binnen',
    around: 'um|rund um|rings um|um herum|entfernt von|ab|von entfernt|zu|zur|zum',
    off: 'vor|vor der kuste von',
    coast: 'kuste|kusten|kustenlinie|ufer|meereskuste|kustenstreifen|seekuste',
    border: 'grenze|grenzen|grenzverlauf|staatsgrenze|umriss|grenzlinie',
    between: 'zwischen',
    halfway:
      'auf halbem weg zwischen|auf halber strecke zwischen|in der mitte zwischen|mitten zwischen|genau zwischen',
    and: 'and|und|sowie|und auch|plus|samt',
    or: 'oder|beziehungsweise|bzw',
    except:
      'ohne|ausser|ausgenommen|aber nicht|jedoch nicht|abzuglich|mit ausnahme von|bis auf|ausschliesslich|aber ohne|ausserhalb von|ausserhalb',
    in: 'in|im|innerhalb|ins',
    with: 'mit|zu',
    overlap: 'uberschneidung von|uberschneidung zwischen|schnittmenge von|uberlappung von|schnitt von',
    overlaps: 'sich uberschneiden|sich uberlappen|uberschneiden|uberlappen',
    both: 'sowohl in|beide',
    part: 'teil von|teile von|teil|teile|gebiet von|halfte von|halfte|alles in|uberall in|der teil von|hälfte',
    zone: 'corridor|radius|umkreis|puffer|pufferzone|zone|streifen',
    near: 'nahe|bei|in der nahe von|neben|unweit von',
    meets: 'trifft|auf',
    farther: 'mehr als|weiter als|mindestens|nicht naher als',
    filler:
      'an|an der|am|der|die|das|den|dem|des|ein|eine|einen|einem|einer|bitte|zeig mir|zeige mir|zeig|zeige|finde|gib mir|ich mochte|wo ist|wo liegt|wo|was ist|entlang|karte von|alles|gebiete|gebiet|bereich|region|liegt|liegen|zeichne|herum|entfernt|danke|mir|welches|welche',
  },
  fr: {
    of: 'de|du|des|d|de la|de l',
    within:
      'a moins de|dans un rayon de|a une distance de|jusqu a|jusqua|au plus|au maximum|moins de|dans un perimetre de|dans les|pas plus de|a',
    around: 'autour|autour de|autour du|autour des|alentour de|aux alentours de',
    off: 'au large|au large de|au large des|au large du',
    coast: 'cote|cotes|littoral|rivage|rivages|bord de mer|facade maritime|trait de cote',
    border: 'frontiere|frontieres|limite|limites|contour|contours|bord',
    between: 'entre',
    halfway: 'a mi chemin entre|a michemin entre|au milieu entre|a mi distance entre',
    and: 'and|et|ainsi que|plus|et aussi|et de',
    or: 'ou|ou de',
    except:
      'sauf|excepte|hors|sans|a l exception de|a lexception de|mais pas|hormis|a part|en dehors de|a l exclusion de|moins la|mais sans|en excluant',
    in: 'en|dans|au|aux|a l interieur de',
    with: 'avec',
    overlap: 'intersection de|intersection entre|chevauchement de|chevauchement entre',
    overlaps: 'se chevauchent|se croisent|se recoupent',
    both: 'a la fois en|a la fois dans|a la fois',
    part: 'partie de|parties de|partie|moitie de|moitie|region de|zone de|tout en|toute',
    zone: 'rayon|zone|tampon|zone tampon|bande',
    near: 'pres|pres de|proche de|a proximite de|a cote de',
    meets: 'rencontre|touche',
    farther: 'a plus de|plus de|au moins a|a au moins',
    filler:
      'le|la|les|l|un|une|s il vous plait|sil vous plait|svp|montre moi|montrez moi|montre|montrez|affiche|trouve|donne moi|ou est|ou se trouve|quelle est|quel est|le long|carte de|tout|zone|zones|region|regions|qui|est situe|situe|situee|merci|moi|je veux|je voudrais|dessine',
  },
  es: {
    of: 'de|del|de la|de los|de las',
    within:
      'a menos de|en un radio de|dentro de un radio de|a una distancia de|hasta|como maximo|no mas de|a no mas de|en un perimetro de|menos de|a',
    around: 'alrededor|alrededor de|alrededor del|en torno a|entorno a|a la redonda de',
    off: 'frente a|mar adentro de|mar adentro|ante|frente',
    coast: 'costa|costas|litoral|ribera|orilla|orillas|linea de costa|linea costera',
    border: 'frontera|fronteras|limite|limites|contorno|borde',
    between: 'entre',
    halfway: 'a medio camino entre|a mitad de camino entre|en medio entre|justo entre',
    and: 'and|y|e|asi como|ademas de|mas|y tambien',
    or: 'o|u',
    except:
      'excepto|salvo|sin|pero no|a excepcion de|exceptuando|excluyendo|fuera de|menos|sin contar|aparte de|pero sin|pero no en',
    in: 'en|dentro de|dentro del',
    with: 'con',
    overlap: 'interseccion de|interseccion entre|solapamiento de|superposicion de',
    overlaps: 'se solapan|se cruzan|se superponen',
    both: 'tanto en|ambos',
    part: 'parte de|partes de|parte|mitad de|mitad|zona de|region de|todo en|toda',
    zone: 'radio|zona|franja|banda|zona de influencia',
    near: 'cerca|cerca de|junto a|proximo a|al lado de',
    meets: 'toca|se encuentra con',
    farther: 'a mas de|mas de|al menos a',
    filler:
      'el|la|los|las|un|una|por favor|muestra|muestrame|muestreme|ensename|busca|encuentra|dame|donde esta|donde queda|cual es|a lo largo|mapa de|todo|zona|zonas|region|que esta|situado|situada|gracias|quiero|quiero ver|dibuja|que',
  },
};

/** `direction` words stand before "of" or, short for the adjective, before the place; `beyond` phrases include their
 * "of"; `adjective` words stand before the place; `half` phrases name the half itself. */
const compass: Record<Language, { direction: string; beyond: string; adjective: string; half: string }> = {
  en: {
    direction: '#|due #|to the #|#ward|#wards',
    beyond:
      'to the # of|#ward of|#wards of|# from|on the # side of|further # than|farther # than|beyond the # of|more to the # than',
    adjective:
      '#ern|#ernmost|#erly|the #ern part of|#ern part of|#ern half of|the #ern half of|#ern parts of|#ern portion of|#ern side of|#ern end of|#ern half|#ern part|# half of|# part of|# side of|# end of',
    half: 'the # of|in the # of|the # part of|the # half of|the # side of|the # end of',
  },
  de: {
    direction: '',
    beyond: '#lich|#lich von|#lich vom|weiter #lich als',
    adjective:
      '#liche|#licher|#liches|#lichen|#lichem|#liche teil von|#licher teil von|#liche halfte von|#lichen teil von|#lichen halfte von|#-teil von|#',
    half: 'der #en von|den #en von|im #en von|#en von|der #en|im #en|der #teil von|die #halfte von|#halfte von|#teil von',
  },
  fr: {
    direction: '',
    beyond: 'au # de|au # du|au # des|au # d|au #|a l # de|a l # du|a l # d|a l #|plus au # que',
    adjective: 'partie # de|partie # du|moitie # de|moitie # du|moitie # d|partie # d',
    half: 'le # de|le # du|le # des|le # d|l # de|l # du|l # d|dans le # de|dans le # du|dans l # de|# de|# du',
  },
  es: {
    direction: '',
    beyond: 'al # de|al # del|al #|mas al # que|mas al # de',
    adjective: 'parte # de|parte # del|mitad # de|mitad # del|zona # de',
    half: 'el # de|el # del|en el # de|en el # del|# de|# del',
  },
};

/** Compass points, folded, in the order of `directions`; German stems take "-lich" and "-en". */
const points: Record<Language, string[][]> = {
  en: [
    ['north'],
    ['northeast', 'north east'],
    ['east'],
    ['southeast', 'south east'],
    ['south'],
    ['southwest', 'south west'],
    ['west'],
    ['northwest', 'north west'],
  ],
  de: [
    ['nord'],
    ['nordost', 'nord ost'],
    ['ost'],
    ['sudost', 'sud ost'],
    ['sud'],
    ['sudwest', 'sud west'],
    ['west'],
    ['nordwest', 'nord west'],
  ],
  fr: [['nord'], ['nord est'], ['est'], ['sud est'], ['sud'], ['sud ouest'], ['ouest'], ['nord ouest']],
  es: [
    ['norte'],
    ['noreste', 'nordeste'],
    ['este', 'oriente'],
    ['sureste', 'sudeste'],
    ['sur'],
    ['suroeste', 'sudoeste'],
    ['oeste', 'occidente', 'poniente'],
    ['noroeste'],
  ],
};

function build(language: Language): Map<string, LexiconEntry> {
  const table = new Map<string, LexiconEntry>();
  for (const symbol of ['half', 'adjective', 'beyond', 'direction'] as const) {
    points[language].forEach((names, index) => {
      for (const pattern of compass[language][symbol].split('|').filter(Boolean)) {
        for (const name of names) {
          table.set(pattern.replace('#', name), { symbol, direction: directions[index]! });
        }
      }
    });
  }
  if (language === 'en') {
    ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'].forEach((short, index) => {
      table.set(`${short} of`, { symbol: 'beyond', direction: directions[index]! });
    });
    // "northerner" aside, compound adjectives are also written in two words: "north eastern".
    for (const [first, second, direction] of [
      ['north', 'eastern', 'northeast'],
      ['north', 'western', 'northwest'],
      ['south', 'eastern', 'southeast'],
      ['south', 'western', 'southwest'],
    ] as const) {
      for (const tail of ['', ' part of', ' half of']) {
        table.set(`${first} ${second}${tail}`, { symbol: 'adjective', direction });
        table.set(`the ${first} ${second}${tail}`, { symbol: 'adjective', direction });
      }
    }
  }
  for (const [keyword, phrases] of Object.entries(keywords[language])) {
    for (const phrase of phrases.split('|')) {
      if (!table.has(phrase)) table.set(phrase, { symbol: 'keyword', keyword: keyword as Keyword });
    }
  }
  return table;
}

/** The phrases of a language, and the beginnings of those of several words. */
export interface Lexicon {
  readonly phrases: ReadonlyMap<string, LexiconEntry>;
  readonly beginnings: ReadonlySet<string>;
}

const built = new Map<Language, Lexicon>();

export function lexicon(language: Language): Lexicon {
  let known = built.get(language);
  if (!known) {
    const phrases = build(language);
    const beginnings = new Set<string>();
    for (const phrase of phrases.keys()) {
      for (let at = phrase.indexOf(' '); at >= 0; at = phrase.indexOf(' ', at + 1))
        beginnings.add(phrase.slice(0, at));
    }
    known = { phrases, beginnings };
    built.set(language, known);
  }
  return known;
}
