/** German. */

import type { LanguageTable } from './language-table.ts';

export const de: LanguageTable = {
  keywords: {
    of: 'von|vom',
    within:
      'innerhalb von|innerhalb eines radius von|im umkreis von|in einem umkreis von|im radius von|in einem radius von|weniger als|hochstens|maximal|bis zu|nicht weiter als|nicht mehr als|naher als|in einer entfernung von|im abstand von|binnen',
    around:
      'zentriert auf|zentriert um|mit mittelpunkt|um|rund um|rings um|um herum|entfernt von|ab|von entfernt|zu|zur|zum',
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
    part: 'teil von|teile von|teil|teile|gebiet von|halfte von|halfte|alles in|uberall in|der teil von',
    zone: 'corridor|radius|umkreis|puffer|pufferzone|zone|streifen',
    near: 'nahe|bei|in der nahe von|neben|unweit von',
    meets: 'trifft|auf',
    farther: 'mehr als|weiter als|mindestens|nicht naher als',
    filler:
      'an|an der|am|der|die|das|den|dem|des|ein|eine|einen|einem|einer|bitte|zeig mir|zeige mir|zeig|zeige|finde|gib mir|ich mochte|wo ist|wo liegt|wo|was ist|entlang|karte von|alles|gebiete|gebiet|bereich|region|liegt|liegen|zeichne|herum|entfernt|danke|mir|welches|welche',
  },
  compass: {
    points: [
      ['nord'],
      ['nordost', 'nord ost'],
      ['ost'],
      ['sudost', 'sud ost'],
      ['sud'],
      ['sudwest', 'sud west'],
      ['west'],
      ['nordwest', 'nord west'],
    ],
    direction: '',
    beyond: '#lich|#lich von|#lich vom|weiter #lich als',
    adjective:
      '#liche|#licher|#liches|#lichen|#lichem|#liche teil von|#licher teil von|#liche halfte von|#lichen teil von|#lichen halfte von|#-teil von|#',
    half: 'der #en von|den #en von|im #en von|#en von|der #en|im #en|der #teil von|die #halfte von|#halfte von|#teil von',
  },
  units: {
    m: 'metern',
    km: 'kilometern',
    ft: 'fuss',
    mi: 'meile meilen',
    nmi: 'seemeile seemeilen',
  },
  loneUnits: 'kilometern metern meile meilen seemeile seemeilen',
  notLengths: 'grad minuten stunde stunden',
  vague:
    'einige einigen einiger paar mehrere mehreren mehrerer viele vielen vieler wenige wenigen weniger etliche etlichen manche dutzende dutzenden hunderte hunderten tausende tausenden',
  besideVague: 'ein eine einen einem einer nur ganz von hundert tausend',
  numbers: {
    ones: 'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    more: {
      ein: 1,
      eine: 1,
      einen: 1,
      einem: 1,
      einer: 1,
      halbe: 0.5,
      halben: 0.5,
      halber: 0.5,
      dutzend: 12,
    },
    scales: { hundert: 100, einhundert: 100, zweihundert: 200, tausend: 1000 },
    glue: 'und',
    range: 'bis und',
  },
  genitive: 's',
  compounds: { kuste: 'coast', grenze: 'border' },
  mended:
    'innerhalb zwischen umkreis grenze kuste ausser ohne nordlich sudlich ostlich westlich nordlicher sudlicher kilometer meter meilen',
};
