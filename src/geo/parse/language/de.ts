/** German. */

import type { LanguageTable } from './language-table.ts';

export const de: LanguageTable = {
  keywords: {
    of: 'von|vom',
    within:
      'innerhalb von|innerhalb eines radius von|im umkreis von|in einem umkreis von|im radius von|in einem radius von|weniger als|hochstens|maximal|bis zu|nicht weiter als|nicht mehr als|naher als|in einer entfernung von|im abstand von|binnen',
    around:
      'zentriert auf|zentriert um|mit mittelpunkt|um|rund um|rings um|um herum|entfernt von|ab|von entfernt|zu|zur|zum|beiderseits|beiderseits von|auf beiden seiten von|zu beiden seiten von|links und rechts von|links und rechts|rund ums',
    off: 'vor|vor der kuste von',
    inland: 'landeinwarts|landeinwarts von|landeinwarts ab|ins landesinnere',
    coast: 'kuste|kusten|kustenlinie|ufer|meereskuste|kustenstreifen|seekuste',
    border: 'landgrenze|landgrenzen|grenze|grenzen|grenzverlauf|staatsgrenze|umriss|grenzlinie',
    between: 'zwischen|dreieck zwischen|dreieck von',
    halfway:
      'auf halbem weg zwischen|auf halber strecke zwischen|in der mitte zwischen|mitten zwischen|genau zwischen',
    and: 'and|und|sowie|und auch|plus|samt',
    or: 'oder|beziehungsweise|bzw',
    except:
      'ohne|ausser|ausgenommen|aber nicht|jedoch nicht|abzuglich|mit ausnahme von|bis auf|ausschliesslich|aber ohne|ausserhalb von|ausserhalb',
    in: 'in|im|innerhalb|ins|auf den|auf der|auf dem|aber nur in|nur in|aber nur im|nur im',
    with: 'mit|zu',
    overlap: 'uberschneidung von|uberschneidung zwischen|schnittmenge von|uberlappung von|schnitt von',
    overlaps: 'sich uberschneiden|sich uberlappen|uberschneiden|uberlappen',
    both: 'sowohl in|beide',
    part: 'teil von|teile von|teil|teile|seite von|seite|gebiet von|alles in|uberall in|der teil von',
    by: 'erweitert um|vergrossert um|vergroessert um|verbreitert um|gepuffert um',
    zone: 'radius|durchmesser|umkreis|puffer|pufferzone|zone',
    near: 'nahe|bei|in der nahe von|neben|unweit von',
    meets: 'trifft|auf|treffen|aufeinandertreffen|zusammentreffen|treffen sich|sich treffen|begegnen',
    farther: 'mehr als|weiter als|mindestens|nicht naher als',
    along: 'entlang|entlang von|langs|entlang an',
    strip: 'streifen|korridor|band|gurtel',
    sea: 'meer|ozean|meere|wasserkante|offenen meer|see entfernt',
    closer:
      'naher an|naher bei|naher zu|naher zur|naher zum|dichter an|naher|am nachsten an|am nachsten bei|am nachsten zu|am nachsten',
    fartherFrom: 'weiter weg von|weiter entfernt von|weiter von',
    than: 'als an|als bei|als zu|als zur|als zum|als von|als',
    middle:
      'mitte von|mittelpunkt von|mittelpunkt|mitte|in der mitte von|im zentrum von|zentrum von|zentrum|herz von|zentrales|zentrale|zentralen|mittlere|mittleres|mittleren|zentraler|mittlerer',
    interior:
      'innere von|inneren von|landesinnere von|landesinneren von|binnenland von|inneres von|das innere',
    surroundings:
      'umgebung von|knapp ausserhalb von|direkt ausserhalb von|unmittelbar ausserhalb von|gleich ausserhalb von|kurz vor|umland von|umgebung|umland|umkreis der stadt|gegend um|gegend rund um|region um|region rund um|raum um|umkreis von',
    outskirts: 'stadtrand von|stadtrand|randgebiete von|rand von|vororte von|am rande von',
    hinterland: 'hinterland von|hinterland',
    apart:
      'entfernung zwischen|entfernung von|die entfernung zwischen|die entfernung von|abstand zwischen|distanz zwischen|distanz von|luftlinie von|wie weit ist es von|wie weit ist|wie weit liegt|wie weit liegen|wie weit sind|wie viele kilometer sind es von',
    line: 'linie|gerade linie|gerade|luftlinie|direkte linie|kurzeste linie|strecke|grosskreis|geodate',
    bank: 'ufer von',
    leftBank:
      'linkes ufer von|linke ufer von|linken ufer von|linkes ufer|linke ufer|linken ufer|linke seite von|linken seite von|links von|links des|links der|links vom|linkes|linken|linke',
    rightBank:
      'rechtes ufer von|rechte ufer von|rechten ufer von|rechtes ufer|rechte ufer|rechten ufer|rechte seite von|rechten seite von|rechts von|rechts des|rechts der|rechts vom|rechtes|rechten|rechte',
    upstream:
      'flussaufwarts von|stromaufwarts von|flussaufwarts ab|oberhalb von|flussaufwarts|stromaufwarts|oberhalb',
    downstream:
      'flussabwarts von|stromabwarts von|flussabwarts ab|unterhalb von|flussabwarts|stromabwarts|unterhalb',
    source: 'quelle von|quelle|quellen von',
    mouth: 'mundung von|mundung',
    meetingPoint:
      'dreilanderpunkt von|dreilanderpunkt zwischen|dreilanderpunkt|grenzdreieck von|grenzdreieck zwischen|grenzdreieck|landerdreieck von|landerdreieck|dreilandergrenze von|dreilandergrenze|vierlandereck von|vierlandereck|dreilandereck von|dreilandereck zwischen|dreilandereck|treffpunkt von',
    mainland: 'festland von|festland|kontinentales|kontinentale|kontinentalen|das festland von',
    home: 'metropolitan',
    overseas:
      'uberseegebiete von|uberseegebiete|uberseeische gebiete von|uberseeische teile von|uberseeische',
    to: 'nach|bis nach|bis|bis zum|bis zur|bis an',
    facing: 'gegenuber|gegenuber von|die gegenuber liegt von|zugewandt',
    bounds:
      'begrenzungsrahmen von|bounding box von|bounding box|bbox von|bbox|umgebendes rechteck von|kleinstes rechteck um|rechteck um|begrenzungsrechteck von|umschliessendes rechteck von',
    filler:
      'land|landflache|landflachen|genau|exakt|irgendwo|uberall|an|an der|am|der|die|das|den|dem|des|ein|eine|einen|einem|einer|bitte|zeig mir|zeige mir|zeig|zeige|finde|gib mir|ich mochte|wo ist|wo liegt|wo|wo sich|sich|was ist|alles was|was|gegend|gegenden|raum|landstrich|eigentlich|denn|mal|doch|einmal|ich hatte gern|ich hatte gerne|gern|gerne|karte von|alles|gebiete|gebiet|bereich|region|liegt|liegen|breiter|breiten|breite|breit|zeichne|herum|entfernt|danke|mir|welches|welche|ist|sind',
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
    close:
      'knapp #lich von|knapp #lich|direkt #lich von|unmittelbar #lich von|gleich #lich von|kurz #lich von|etwas #lich von|ein bisschen #lich von',
    adjective:
      '#lichsten|#lichste|#liche|#licher|#liches|#lichen|#lichem|#liche teil von|#licher teil von|#liche halfte von|#lichen teil von|#lichen halfte von|#-teil von|#',
    outermost: '#lichster punkt|#lichste punkt|#lichsten punkt|#lichster ort|#lichste ort',
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
  fractions: {
    halfte: 2,
    drittel: 3,
    viertel: 4,
    funftel: 5,
    sechstel: 6,
    achtel: 8,
    zehntel: 10,
    ecke: 5,
    zipfel: 30,
    spitze: 30,
  },
  about: 'um|rund um|rings um|um herum',
  times: 'minuten stunde stunden minute tage tagen',
  notLengths: 'grad',
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
  prefixes: { mittel: 'middle', zentral: 'middle' },
  compounds: {
    kuste: 'coast',
    grenze: 'border',
    quelle: 'source',
    mundung: 'mouth',
    umland: 'surroundings',
    ufer: 'coast',
  },
  mended:
    'innerhalb zwischen umkreis grenze kuste ausser ohne nordlich sudlich ostlich westlich nordlicher sudlicher kilometer meter meilen',
};
