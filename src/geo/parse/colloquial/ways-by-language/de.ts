/** Ways of putting a question in German, and words that people use for those of the tables. */

import type { Said } from '../table.ts';
import { ways as further } from './de-further.ts';
import { firm, ways as ofPlaces } from './de-place.ts';
import { short } from './de-short.ts';

const which = 'welche|welcher|welches|welchen|welchem|was für|was für ein|was für eine';
const lies =
  'liegen|liegt|sind|ist|gibt es|befinden sich|befindet sich|finden sich|findet man|finde ich|kommen|stehen';
const flows =
  'fließt|fließen|kommt|führt|strömt|läuft|verläuft|zieht|geht|rauscht|schlängelt sich|zieht sich';
const borders = 'grenzt|grenzen|stößt|stoßen|schließt|schließen|angrenzt|angrenzen';
const more =
  'mehr als|über|mindestens|ab|größer als|größer|höher als|höher|länger als|länger|mit mehr als|mit über|mit mindestens|mit|weniger als|kleiner als|kleiner|unter|mit weniger als|mit unter|kürzer als|niedriger als';

/** Names, or what may stand before such nouns: big, small and main towns lie at nothing. */
const compounds = `
städte=städte an {s}|inseln=inseln in {s}|zuflüsse=zuflüsse von {s}|nebenflüsse=nebenflüsse von {s}
verlauf=verlauf der {s}|ursprung=quelle von {s}|oberlauf=oberlauf von {s}|mittellauf=mittellauf von {s}|unterlauf=unterlauf von {s}|abschnitt={s}|strecke={s}|seite=seite von {s}|anteil=anteil an {s}|anrainer=länder an {s}|gipfel=gipfel in {s}|berge=berge in {s}|seen=seen in {s}|gletscher=gletscher in {s}
`
  .trim()
  .replaceAll('\n', '|');
const noNames =
  'klein|groß|haupt|kreis|alt|neu|innen|außen|hafen|küsten|hanse|uni|universitäts|kur|grenz|bade|industrie|welt|millionen|partner|geister|land|mittel|landeshaupt|provinz|nachbar|halb|vulkan|bagger|stau|berg|insel|doppel|strom|aussichts|haus|hoch|grenz|bahn|fahr|renn|teil|weg|luft|rück|vorder|nord|süd|ost|west|an|unter|autobahn|zeit|fluss|strom|lauf|gebiets|flächen|ober|nieder';

export const de: Said = {
  compounds,
  noNames,
  isGerman: true,
  short,
  ways: {
    classes: {
      which,
      lies,
      flows,
      borders,
      more,
      around:
        'um|rund um|rings um|rund|von|vom|ab|entfernt von|im umkreis um|im umkreis von|im radius um|umkreis um|radius um|zum|zur',
      centre:
        'hauptbahnhof|bahnhof|hbf|zentralbahnhof|marktplatz|hauptplatz|hauptmarkt|rathaus|rathausplatz|innenstadt|stadtmitte|stadtzentrum',
      the: 'der|die|das|den|dem|des',
      nouns:
        'land|länder|ländern|staat|staaten|stadt|städte|städten|großstadt|großstädte|großstädten|orte|orten|ort|berg|berge|bergen|gipfel|gipfeln|see|seen|fluss|fluß|flüsse|flüssen|insel|inseln|bundesland|bundesländer|bundesländern|kanton|kantone|kantonen|provinz|provinzen|region|regionen|bezirk|bezirke|vulkan|vulkane|vulkanen|gletscher|nationalpark|nationalparks|hauptstadt|hauptstädte|landeshauptstadt|landeshauptstädte|flughafen|flughäfen|wüste|wüsten|gebirge|wasserfälle|wasserfall|bundesstaat|bundesstaaten|départements|departements|nachbarländer|nachbarstaaten|nachbarn|nachbarbundesländer|nachbarkantone',
      most: 'größte|größten|größter|größtes|kleinste|kleinsten|kleinster|kleinstes|höchste|höchsten|höchster|höchstes|längste|längsten|längster|längstes|kürzeste|kürzesten|kürzester|tiefste|tiefsten|tiefster|nördlichste|nördlichsten|nördlichster|südlichste|südlichsten|südlichster|östlichste|östlichsten|östlichster|westlichste|westlichsten|westlichster|bevölkerungsreichste|bevölkerungsreichsten|einwohnerstärkste|einwohnerstärksten|einwohnerreichste|einwohnerreichsten',
      before:
        'im umkreis von|in|im|am|an|an der|an den|auf|auf der|bei|um|rund um|entlang|entlang der|zwischen|nördlich|südlich|östlich|westlich|nördlich von|südlich von|östlich von|westlich von|nahe',
      many: 'wie viele|wieviele|wie viel|wieviel',
      two: 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn',
      coast: 'küste|küstenlinie|küstenabschnitt|küstenstreifen|meeresküste|küstenstück',
      until: 'bis|bis nach|bis zu|bis zum|bis zur|nach',
      km: 'km|kilometer|kilometern|m|meter|metern',
    },
    firm: [
      ...firm,
      ['{p} grenzt an was [alles]', 'nachbarländer von {p}'],
      ['{a} aber nur {p:1}', '{a} in {p}'],
      ['nur die {h:südhälfte|nordhälfte|osthälfte|westhälfte} {r}', 'die {h} {r}'],
      ['{n} der an {p} grenzenden {m}', '{n} der {m} die an {p} grenzen'],
      ['(which) {n} (haben|hat) ein ufer am {p}', '{n} am {p}'],
      [
        '{n} die (mehr als|über|mindestens|weiter als) {f:#} aber (weniger als|höchstens|maximal|nicht mehr als) {g:#} {u:km} von {p} entfernt [liegen|sind]',
        '{n} zwischen {f} und {g} {u} von {p}',
      ],
      [
        '{n} (mehr als|über|mindestens|weiter als) {f:#} aber (weniger als|höchstens|maximal|nicht mehr als) {g:#} {u:km} von {p} [entfernt]',
        '{n} zwischen {f} und {g} {u} von {p}',
      ],
    ],
    ways: [
      // What is asked stands last.
      [
        '{s} [der|die|das] (fließt durch|fliesst durch|fließt|läuft durch|geht durch|strömt durch|durchquert|durchfließt) (which) {n}',
        'durch welche {n} fließt {s}',
      ],
      [
        '{s} [der|die|das] (durch) (which) {n} (fließt|fliesst|läuft|geht|strömt)',
        'durch welche {n} fließt {s}',
      ],
      [
        '{s} [der|die|das] (grenzt an|stößt an|stösst an|hat eine grenze mit|hat grenzen mit|hat eine grenze zu|liegt neben) (which) {n}',
        'an welche {n} grenzt {s}',
      ],
      ['{s} [der|die|das] (an) (which) {n} (grenzt|stößt)', 'an welche {n} grenzt {s}'],
      ['{s} [der|die|das] (mündet wo|mündet wohin|mündet worein|fließt wohin|wo mündet)', 'wo mündet {s}'],
      ['{s} [der|die|das] (entspringt wo|wo entspringt|kommt woher)', 'wo entspringt {s}'],
      [
        '{s} [der|die|das] (fließt wo|fließt wo lang|wo fließt|fließt wo durch|läuft wo lang)',
        'wo fließt {s}',
      ],
      ...further,
      ['was gibt es für {a}', '{a}'],
      ['was für {n:nouns} (lies) {r}', '{n} {r}'],
      ['{n} nicht weiter als {f:#} {u:km} (weg|entfernt) von {p}', '{n} im umkreis von {f} {u} um {p}'],

      ['{a} wie (heißt|heißen) (die|der|das|sie|er|es)', '{a}'],
      ['{a} (welcher|welche|welches) (ist|sind) das', '{a}'],
      ['{p} wo {v:entspringt|mündet|liegt|beginnt|endet} (die|der|das|er|sie|es)', 'wo {v} {p}'],
      ['von wo kommt {p}', 'wo entspringt {p}'],
      ['(top|die top) {f:#} {x:most} {a}', 'die {f} {x} {a}'],
      [
        '(which) {n} (haben|hat) [eine|ne] [gemeinsame] (grenze|landgrenze|grenzen) (zu|zur|zum|mit) {p}',
        'welche {n} grenzen an {p}',
      ],
      [
        '(zu|mit) wie vielen {n} (hat|teilt) {p} [eine|sich eine|gemeinsame] (grenze|grenzen)',
        'an wie viele {n} grenzt {p}',
      ],
      ['{p} ist von (which) {n} umgeben', 'welche {n} grenzen an {p}'],
      ['an (which) {n} (flows) {p} (vorbei|entlang)', 'durch welche {n} fließt {p}'],
      ['{n} {r} die zu {p} gehören', '{n} von {p} {r}'],
      ['{n} mit den meisten (einwohnern|menschen|leuten|bewohnern) {r}', 'das bevölkerungsreichste {n} {r}'],
      ['{n} mit den meisten (einwohnern|menschen|leuten|bewohnern)', 'das bevölkerungsreichste {n}'],
      ['{b:before} {p} (which) {n:nouns} (lies) [da|dort|dazwischen]', '{n} {b} {p}'],
      [
        '{p} {n:städte|orte|großstädte} (über|mit über|mit mehr als|ab) {f:#}',
        '{n} in {p} mit über {f} einwohnern',
      ],
      [
        '{n:städte|orte|großstädte} {r} (über|mit über|mit mehr als) {f:#}',
        '{n} {r} mit über {f} einwohnern',
      ],

      [
        '(könnten sie|können sie|könntest du|kannst du|könntet ihr|könnt ihr|würden sie|würdest du|kann man) [mir|uns] [bitte|vielleicht|bitte mal|vielleicht mal|mal] {a} (nennen|zeigen|sagen|aufzählen|auflisten|anzeigen|einzeichnen|zeichnen|malen|markieren|darstellen|hervorheben|umranden|skizzieren|ausgeben|geben) {b}',
        '{a}, {b}',
      ],
      [
        '(bitte|ich hätte gern|ich hätte gerne|ich möchte|ich möchte gern|wir hätten gern|ich bräuchte) [mir|bitte|einmal|mal] {a} (markieren|einzeichnen|anzeigen|zeigen|hervorheben|markiert|eingezeichnet|angezeigt|gezeigt|hervorgehoben) {b:die|der|das|was|in|an|durch|wo|von|zwischen} {c}',
        '{a}, {b} {c}',
      ],
      // What a question is wrapped in.
      [
        '(hallo|hi|hey|moin|servus|grüezi|grüß gott|guten tag|guten morgen|guten abend|tach|na|also|sag mal|sagt mal|sag|sagen sie mal|entschuldigung|verzeihung|entschuldigen sie bitte|entschuldigen sie|frage|kurze frage|mal ne frage|mal eine frage|du|mich würde interessieren|mich interessiert|mich würde mal interessieren|mir fällt gerade nicht ein|ich frage mich|ich frag mich|ich wollte fragen|ich wollte mal fragen|ich wollte wissen|ich muss wissen|könnte mir jemand sagen|kann mir jemand sagen|kann mir wer sagen|weiß jemand|weiß einer|weißt du|wissen sie|weißt du zufällig|wissen sie vielleicht|wissen sie zufällig|haben sie eine ahnung|hast du eine ahnung|keine ahnung) {a}',
        '{a}',
      ],
      [
        '(könnten sie|können sie|könntest du|kannst du|könntet ihr|könnt ihr|würden sie|würdest du|kann man|magst du|ich möchte|ich will|ich würde|ich bräuchte|ich brauche|ich brauch|ich suche|ich such|ich hätte|ich wüsste|ich wüßte|wir suchen|wir brauchen|wir möchten|ich benötige) [gern|gerne|mal gern|mal gerne] [mir|uns] [bitte|vielleicht|bitte mal|vielleicht mal|mal|gern|gerne] {a}',
        '{a}',
      ],
      [
        '(nenn|nenne|nennen sie|nennt|zeig|zeige|zeigen sie|zeigt|sag|sage|sagen sie|such|suche|finde|find|gib|geben sie|gebt|liste|list|zähl|zähle|zeichne|markiere|schreib|schreibe|verrate|verrat) [mir|uns] [bitte|doch|mal|bitte mal|doch mal|doch bitte] {a}',
        '{a}',
      ],
      [
        '{a} (nennen|zeigen|sagen|auflisten|aufzählen|anzeigen|verraten|wissen|sehen|raussuchen|heraussuchen|ausgeben|erklären|auf|angeben|aufschreiben|vielen dank|danke|danke schön|danke im voraus|besten dank|dankeschön|wäre nett|wär nett|das wäre nett|wenn möglich|wenn es geht|liste|im überblick|auf einen blick|rein|hinein)',
        '{a}',
      ],
      ['(eine|ne|die) (liste|übersicht|karte|auflistung|aufstellung) (von|der|mit|aller|über) {a}', '{a}'],
      ['(liste|übersicht|karte|auflistung) (von|der|mit|aller) {a}', '{a}'],
      [
        '(was sind|was wären|wer sind|wer ist|welches sind|welche sind|das sind|wie heißen|wie heißt|wie hieß|wie lautet|wie lauten|wie nennt man|wie hießen|welches ist|welcher ist|was ist) [alles|denn|doch gleich|noch mal|nochmal|noch|jetzt|bitte] {a}',
        '{a}',
      ],
      ['welche (stadt|metropole) ist [die] {n:hauptstadt|landeshauptstadt} {a}', 'die {n} {a}'],
      ['(ganz|das ganze|gesamt|das gesamte) {a}', '{a}'],
      // What is asked behind the place.
      ['{p} hat {m:many} {n}', 'wie viele {n} hat {p}'],
      ['{p} grenzt an {m:many} {n}', 'an wie viele {n} grenzt {p}'],
      ['aus wie vielen {n} besteht {p}', 'wie viele {n} hat {p}'],
      [
        'in wie viele {n} (ist|wird) {p} (unterteilt|aufgeteilt|geteilt|gegliedert|eingeteilt|untergliedert)',
        'wie viele {n} hat {p}',
      ],
      ['{m:many} {n} sind nachbarn {o:von|der|des} {p}', 'wie viele {n} grenzen an {p}'],
      ['{m:wie viel|wieviel|wieviele} {a}', 'wie viele {a}'],
      ['(anzahl|zahl|die anzahl|die zahl) [der|von|aller] {n:nouns} {a}', 'anzahl der {n} {a}'],
      ['anzahl der {n:nouns} (in|von|der|des) {p}', 'wie viele {n} hat {p}'],
      ['anzahl der {n:nouns} {p}', 'wie viele {n} hat {p}'],
      ['{p} hat (which) {n}', 'welche {n} hat {p}'],
      ['an {p} (borders) (which) {n}', 'welche {n} grenzen an {p}'],
      ['{b:before} {p} (lies) (which) {n:nouns}', 'welche {n} liegen {b} {p}'],
      ['{b:before} {p} (which) {n:nouns}', '{n} {b} {p}'],
      [
        'die {p} (liegen|ziehen sich|erstrecken sich) (in|durch|über) (which) {n}',
        'in welchen {n} liegen die {p}',
      ],
      // Borders.
      [
        'mit (which) {n} hat {p} [eine|ne] [gemeinsame] (grenze|grenzen|landgrenze)',
        'welche {n} grenzen an {p}',
      ],
      ['(which) {n} (umgeben|umschließen|umringen|säumen) {p}', 'welche {n} grenzen an {p}'],
      ['von (which) {n} (ist|wird) {p} (umgeben|umschlossen|eingeschlossen)', 'welche {n} grenzen an {p}'],
      ['(mit wem|an wen) grenzt {p}', 'nachbarländer von {p}'],
      ['(which) {n} (borders) an {p} [an]', 'welche {n} grenzen an {p}'],
      ['{n} die an {p} (angrenzen|anstoßen|stoßen|anschließen|anliegen)', '{n} die an {p} grenzen'],
      [
        '[die] an {p} (grenzende|grenzenden|angrenzende|angrenzenden|anstoßende|anstoßenden|anschließende|anschließenden) {n}',
        '{n} die an {p} grenzen',
      ],
      [
        '[die] (nachbarbundesländer|nachbar-bundesländer) {o:von|des|der} {p}',
        'bundesländer die an {p} grenzen',
      ],
      ['[die] (nachbarkantone|nachbar-kantone) {o:von|des|der} {p}', 'kantone die an {p} grenzen'],
      [
        '{n} die mit {a} und {b} (eine grenze haben|grenzen haben|grenzen)',
        '{n} die an {a} und an {b} grenzen',
      ],
      [
        '(gemeinsame|die gemeinsamen|gemeinsamen) (nachbarn|nachbarländer|nachbarstaaten) (von|der) {a} und {b}',
        'länder die an {a} und an {b} grenzen',
      ],
      [
        '(gemeinsame|die gemeinsamen|gemeinsamen) (nachbarn|nachbarländer|nachbarstaaten) {a} und {b}',
        'länder die an {a} und an {b} grenzen',
      ],
      ['{a} grenzen am {b}', '{a} liegen am {b}'],
      ['[die] (gemeinsame|gemeinsamen) grenze (von|zwischen) {a} und {b}', 'grenze zwischen {a} und {b}'],
      [
        '(grenze|grenzverlauf|staatsgrenze|landesgrenze|grenzlinie|die grenze) {a} {b}',
        'grenze zwischen {a} und {b}',
      ],
      // Rivers.
      ['durch (which) {n} (flows) {p}', 'durch welche {n} fließt {p}'],
      ['(which) {n} (schneidet|kreuzt|quert|überquert|berührt) {p}', 'durch welche {n} verläuft {p}'],
      ['wo (beginnt|startet) {p}', 'wo entspringt {p}'],
      ['wo fängt {p} an', 'wo entspringt {p}'],
      ['wo (nimmt|hat) {p} (ihren|seinen) (ursprung|anfang|lauf)', 'wo entspringt {p}'],
      ['wo hat {p} (ihre|seine) (quelle|quellen)', 'wo entspringt {p}'],
      ['(woher kommt|wo kommt) {p} [her]', 'wo entspringt {p}'],
      ['[der] ursprung {d:von|vom|der|des} {p}', 'quelle {d} {p}'],
      ['wo endet {p}', 'wo mündet {p}'],
      ['wo hört {p} auf', 'wo mündet {p}'],
      [
        'wo (fließt|läuft|geht|kommt|strömt|ergießt sich) {p} (ins meer|in die see|ins meer rein|in das meer|hin)',
        'wo mündet {p}',
      ],
      [
        '(in welches meer|in welchen fluss|in welchen see|in welches gewässer) (fließt|mündet|ergießt sich) {p}',
        'wo mündet {p}',
      ],
      ['wo trifft {p} (auf das meer|aufs meer|auf die nordsee|auf die ostsee)', 'wo mündet {p}'],
      // In a land a river runs, and only waters take one up.
      ['wo (fließt|fliesst|läuft|verläuft) {p} in {l:NAME} [lang|entlang|her|hin|durch]', '{p} in {l}'],
      ['wo (fließt|läuft|verläuft|geht) {p} (lang|entlang|her|überall lang|überall|durch)', 'wo fließt {p}'],
      ['wie (verläuft|fließt|läuft) {p}', 'wo fließt {p}'],
      ['wie verläuft {p}', '{p}'],
      ['[der|den|die] (lauf|verlauf|flusslauf|flussverlauf|strecke) {d:des|der} {p}', 'verlauf {d} {p}'],
      ['[der|den] (lauf|verlauf|flusslauf|flussverlauf) (vom|von|von dem) {p}', 'wo fließt der {p}'],
      ['[der|den] (lauf|verlauf|flusslauf|flussverlauf) (von der|von) {p}', 'wo fließt die {p}'],
      ['(lauf|verlauf|flusslauf|flussverlauf) {p}', 'wo fließt der {p}'],
      ['in {p} (mündende|mündenden|fließende|fließenden|einmündende) {n}', '{n} die in {p} münden'],
      ['in {p} (münden|fließen|strömen) (which) {n}', 'welche {n} münden in {p}'],
      ['{n} mit mündung in {p}', '{n} die in {p} münden'],
      // Between places, around a place.
      [
        '{n} [die] (auf dem weg|auf der strecke|auf der route|auf der fahrt|unterwegs) (von|zwischen) {a} (nach|und|bis) {b} [liegen]',
        '{n} zwischen {a} und {b}',
      ],
      [
        '(which) {n} (liegen|gibt es|sind|kommen) (auf dem weg|auf der strecke|auf der route|auf der fahrt|unterwegs) (von|zwischen) {a} (nach|und|bis) {b}',
        '{n} zwischen {a} und {b}',
      ],
      [
        'an (which) {n} (komme ich|kommt man|fahre ich|fährt man) (von|zwischen) {a} (nach|und) {b} vorbei',
        '{n} zwischen {a} und {b}',
      ],
      ['{n} auf der strecke {a} {b}', '{n} zwischen {a} und {b}'],
      ['was (liegt|gibt es|kommt) zwischen {a} und {b} (an|für) {n}', '{n} zwischen {a} und {b}'],
      ['{a} (bis|bis maximal|bis höchstens) {f:#} {u:km} {b}', '{a} bis zu {f} {u} {b}'],
      ['{a} keine {f:#} {u:km} {b}', '{a} weniger als {f} {u} {b}'],
      [
        '{n} im {f:#} {u:km} (umkreis|radius|kreis) (um|von|rund um) {p}',
        '{n} im umkreis von {f} {u} um {p}',
      ],
      ['{n} [in] {f:#} {u:km} (umkreis|radius) [um|von] {p}', '{n} im umkreis von {f} {u} um {p}'],
      ['{p} (umkreis|radius) {f:#} {u:km} {n:nouns}', '{n} im umkreis von {f} {u} um {p}'],
      ['{n:nouns} (umkreis|radius|um) {p} {f:#} {u:km}', '{n} im umkreis von {f} {u} um {p}'],
      ['{n:nouns} {p} (umkreis|radius) {f:#} {u:km}', '{n} im umkreis von {f} {u} um {p}'],
      [
        '{n} (über|mindestens|weiter weg als|weiter entfernt als) {f:#} {u:km} (von|weg von) {p} [entfernt|weg]',
        '{n} mehr als {f} {u} von {p}',
      ],
      [
        '{n} die (über|mindestens|weiter als|weiter weg als|mehr als) {f:#} {u:km} (von|weg von) {p} (entfernt|weg) (liegen|sind)',
        '{n} mehr als {f} {u} von {p}',
      ],
      [
        '{n} die (maximal|höchstens|weniger als|nicht mehr als|nicht weiter als|bis zu) {f:#} {u:km} (von|weg von) {p} (entfernt|weg) (liegen|sind)',
        '{n} im umkreis von {f} {u} um {p}',
      ],
      [
        '{n} die (maximal|höchstens|weniger als|nicht mehr als|nicht weiter als|bis zu) {f:#} {u:km} (von|weg von) {p} (liegen|sind)',
        '{n} im umkreis von {f} {u} um {p}',
      ],
      // Amounts.
      ['(top|die top) {f:#} {n:nouns} {a}', 'die {f} größten {n} {a}'],
      ['[die] {x:most} {f:#} {a}', 'die {f} {x} {a}'],
      ['{n} (größer|höher|länger|kleiner|kürzer|niedriger) {f:#} {a}', '{n} mehr als {f} {a}'],
      [
        '{n} (in denen|wo|in welchen) {c:mehr als|über|mindestens|weniger als|unter} {f} (menschen|leute|einwohner|personen) (leben|wohnen)',
        '{n} mit {c} {f} einwohnern',
      ],
      [
        'in (which) {n} (leben|wohnen|gibt es) {c:mehr als|über|mindestens|weniger als|unter} {f} (menschen|leute|einwohner|personen)',
        '{n} mit {c} {f} einwohnern',
      ],
      [
        '(which) {n} (haben|hat) {c:mehr als|über|mindestens|weniger als|unter} {f} {u:einwohner|leute|menschen|bewohner}',
        '{n} mit {c} {f} einwohnern',
      ],
      [
        '{a} {c:#} {u:km²|km2|qkm|quadratkilometer|quadratkilometern} (fläche|flächeninhalt|groß|groß sind|größe)',
        '{a} {c} {u}',
      ],
      ['{a} {c:#} {u:m|meter|metern} (höhe|hoch|hoch sind)', '{a} {c} {u}'],
      ['{a} {c:#} {u:km|kilometer|kilometern} (länge|lang|lang sind)', '{a} {c} {u}'],
      // Superlatives.
      ['(which) {a} (ist|sind) am {x:most}', '{x} {a}'],
      ['(which) {a} (ist|sind) (der|die|das) {x:most} [{y}]', '{x} {a}'],
      ['{b:im|in|in der|in den|am|auf} {p} (der|die|das) {x:most} {n}', 'der {x} {n} {b} {p}'],
      [
        '[die|der|das] {x:höchste|höchster|höchsten} (erhebung|spitze|bergspitze|punkt) {a}',
        'der höchste berg {a}',
      ],
      [
        '(which) {n} hat (die wenigsten|am wenigsten|die geringste|die kleinste|die niedrigste) (einwohner|menschen|leute|bevölkerung|einwohnerzahl|bewohner)',
        '{n} mit den wenigsten einwohnern',
      ],
      [
        '(which) {n} hat (die meisten|am meisten|die größte|die höchste) (einwohner|menschen|leute|bevölkerung|einwohnerzahl|bewohner)',
        'bevölkerungsreichste {n}',
      ],
      [
        'in (which) {n} (leben|wohnen) (die|am) wenigsten (menschen|leute|einwohner)',
        '{n} mit den wenigsten einwohnern',
      ],
      [
        'in (which) {n} (leben|wohnen) (die|am) meisten (menschen|leute|einwohner)',
        'bevölkerungsreichste {n}',
      ],
      [
        '{n} mit der (niedrigsten|geringsten|kleinsten) (einwohnerzahl|bevölkerung|bevölkerungszahl)',
        '{n} mit den wenigsten einwohnern',
      ],
      [
        '{n} mit der (höchsten|größten) (einwohnerzahl|bevölkerung|bevölkerungszahl)',
        'bevölkerungsreichste {n}',
      ],
      // Parts and lists.
      [
        '{p} {h:nördliche|südliche|östliche|westliche|nordöstliche|nordwestliche|südöstliche|südwestliche} hälfte',
        '{h} hälfte von {p}',
      ],
      ['{p} {h:norden|süden|osten|westen|nordosten|nordwesten|südosten|südwesten}', 'der {h} {p}'],
      ['{a} und {b} zusammen', '{a} und {b}'],
      ['{a} (zusammen mit|gemeinsam mit|mitsamt|und dazu|und noch|und auch) {b}', '{a} und {b}'],
      ['sowohl {a} als auch {b}', '{a} und {b}'],
      ['[die|der] {j} {c:coast} von {a} (until) {b}', '{j} {c} zwischen {a} und {b}'],
      ['[die] {c:coast} {q} von {a} (until) {b}', '{c} {q} zwischen {a} und {b}'],
      ['[die] {c:coast} von {a} (until) {b}', 'küste zwischen {a} und {b}'],
      ['[der|die] (coast) zwischen {a} und {b}', 'küste zwischen {a} und {b}'],
      ['(coast) {a} {b}', 'küste zwischen {a} und {b}'],
      [
        '{a} (über|oberhalb|oberhalb von) (dem|des) {f:#} {b:breitengrad|breitengrades|breitengrads|breitenkreis}',
        '{a} nördlich des {f} {b}',
      ],
      [
        '{a} (unter|unterhalb|unterhalb von) (dem|des) {f:#} {b:breitengrad|breitengrades|breitengrads|breitenkreis}',
        '{a} südlich des {f} {b}',
      ],
      ['inseln in der {s:nordsee|ostsee} [in|von] {p}', 'inseln von {p} in der {s}'],
      ['[die] zu {p} (gehörenden|gehörende|gehörigen|gehörige) {n:nouns} {r}', '{n} von {p} {r}'],
      ['[die] {b:am|an der|im|in|in der|auf} {p} (gelegenen|gelegene|liegenden|liegende) {n}', '{n} {b} {p}'],
      // Relative clauses, and questions without their verb.
      ['(which) {n} (haben) {r:anteil an|anteil am} {p}', 'in welchen {n} liegen {p}'],
      [
        '(durch|über|in) (which) {n} (ziehen|erstrecken|verlaufen|befinden) sich {p}',
        'in welchen {n} liegen {p}',
      ],
      ['(which) {n} (lies) {r}', '{n} {r}'],
      ['{n} die {r} (liegen|sind|gelegen sind|zu finden sind)', '{n} {r}'],
      ['{n} die {b:before} {r}', '{n} {b} {r}'],
      ['(which) {n} {b:before} {r} (liegen|sind)', '{n} {b} {r}'],
      ["{p:'s} {x:most} {n}", '{x} {n} von {p}'],
      // Telegrams.
      ['{n:nouns} {p} {c:more} {f:#} {r}', '{n} in {p} {c} {f} {r}'],
      [
        '{n:nouns} {c:more} {f:#} {u:einwohner|einwohnern|m|meter|metern|km²|km2|qkm|quadratkilometer} [in] {p}',
        '{n} in {p} {c} {f} {u}',
      ],
      ['{p} {n:nouns} {c:more} {f:#} {r}', '{n} in {p} {c} {f} {r}'],
      ['{p} [die] {f:#} {x:most} {n}', 'die {f} {x} {n} in {p}'],
      ['{p} [die] {f:two} {x:most} {n}', 'die {f} {x} {n} in {p}'],
      ['{p} [die|der|das] {x:most} {n:nouns}', 'die {x} {n} in {p}'],
      ['[die] {f:#} {x:most} {n:nouns} {p}', 'die {f} {x} {n} in {p}'],
      ['[die] {f:two} {x:most} {n:nouns} {p}', 'die {f} {x} {n} in {p}'],
      ['[der|die|das] {x:most} {n:nouns} {p}', 'die {x} {n} in {p}'],
      ...ofPlaces,
      ['[die] {n:nouns} {p}', '{n} in {p}'],
      ['{p} {n:nouns}', '{n} in {p}'],
    ],
  },
};
