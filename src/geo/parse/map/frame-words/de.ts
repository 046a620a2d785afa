/** What people say around a kind of map feature in German. */

import { attached, offered } from '../attribute-words.ts';
import {
  asked,
  breadth,
  built,
  call,
  cuisine,
  distance,
  type FrameWords,
  height,
  hours,
  mail,
  maker,
  numbered,
  operator,
  placed,
  postcode,
  properties,
  site,
  speed,
  street,
  stretch,
  town,
} from './terms.ts';

const weekdays = '(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend';
/** What a thing may have, rather than a place. */
const hadGerman = `(?:eine?[nrms]? |auch )?(?<have>(?:kostenlose[sn]? )?(?:${[...attached, ...offered].map(([words]) => words).join('|')}))(?: an)?`;

/** What stands behind "hat" and is no place: a time, or what a thing may have. */
const notHad = `(?:jetzt|heute|morgen|gerade|noch|auch|immer|am|um|ab|bis|nach|vor|rund|durchgehend|offen|geoffnet|auf|zu|geschlossen|mehr|weniger|mindestens|hochstens|(?:${weekdays})s?|\\d+|eine?[nrms]?|keine?[nrms]?)(?= |$)`;

export const german: FrameWords = {
  polite:
    'bitte|hallo|hi|guten (?:tag|morgen|abend)|servus|moin|entschuldigung|(?:ich|wir) (?:hatten?|wussten?) gern[e]?|(?:weis+t du|wissen sie|wisst ihr)(?: vielleicht)?|(?:sag|sagen|verrate|verraten|nenn|nennen|zeig|zeigen|gib|geben)(?= (?:wo|wie|was|wann|welche|ob))|(?:kannst|konntest|konnen|konnten) (?:du|sie)(?: bitte)?(?: (?:mir|uns))?(?: bitte)?(?: (?:vielleicht |mal )?(?:sagen|zeigen|nennen|verraten|mitteilen|auflisten|angeben)(?=,? ))?|(?:ich|wir) (?:mochten?|wollen?|will|brauchen?|suchen?)(?: gern[e]?)?(?: wissen,?)?|(?:zeig|zeige|zeigen sie|gib|gebt|geben sie|nenn|nenne|nennen sie|liste|sag|sage|finde?(?! (?:ich|man|wir) )|such|suche|zeichne)(?: (?:mir|uns))?(?: bitte)?(?: (?:mal|an|auf))?|ich suche|was ist mit|ob(?= es)',
  forms: [
    ...numbered.map(
      ([words, asked]) =>
        ['values', `(?:wie ?viele?|wieviel) (?:${words}) (?:hat|haben) {what}`, '', asked] as const,
    ),
    [
      'values',
      `(?:bis |ab |von )?wann (?:haben?|hat|sind|ist) {what} (?<where>${placed}.+?) (?:geoffnet|offen|auf|zu|geschlossen)`,
      ' ',
      hours,
    ],
    [
      'values',
      '(?:bis |ab |von )?wann (?:haben?|hat|sind|ist) {what} (?:geoffnet|offen|auf|zu|geschlossen)',
      '',
      hours,
    ],
    [
      'values',
      `(?:welche[rsn]?|was fur(?: eine?)?) {noun} (?:haben|hat|gehoren|gehort|sind|ist|bieten|bietet|kann man|gibt es|gibt.?s)(?: (?:in|bei|an) de[nrm])? (?:(?:die|der|das|den|dem) )?{what} (?<where>${placed}.+?)(?: (?:an|machen|treiben|ausuben))?`,
      ' ',
    ],
    [
      'values',
      '(?:welche[rsn]?|was fur(?: eine?)?) {noun} (?:haben|hat|gehoren|gehort|bieten|bietet) {what}(?: an)?',
      '',
    ],
    ['values', `(?:bis |ab |von )?wann (?:offnen|offnet|schliessen|schliest|schliessen) {what}`, '', hours],
    ['values', `wann (?:wurden?) {what} (?<where>${placed}.+?) (?:ge|er)baut`, ' ', built],
    [
      'values',
      `welche (?:arten von (?:laden|geschaften)|ladenarten|geschafte(?:arten)) (?:gibt es|gibt.?s|sind|findet man) (?<where>${placed}.+)`,
      'Geschäfte ',
      asked('shop'),
    ],
    [
      'values',
      'wann (?:wurden?) (?:der |die |das )?{what} (?:erbaut|gebaut|errichtet|eroffnet|gegrundet|fertiggestellt)',
      '',
      built,
    ],
    [
      'values',
      '(?:sind|werden) hunde (?:in|auf|an|im|am)(?: de[mnr])? {what} (?:erlaubt|gestattet|willkommen|zugelassen)',
      '',
      asked('dog'),
    ],
    [
      'values',
      '(?:darf (?:man|ich)|ist (?:das )?rauchen) (?:in|auf|an)(?: de[mnr])? {what} (?:rauchen|erlaubt|gestattet)',
      '',
      asked('smoking'),
    ],
    [
      'values',
      `darf (?:man|ich) (?<where>${placed}.+?) in(?: den| der)? {what} rauchen`,
      ' ',
      asked('smoking'),
    ],
    ['values', '(?:wie schnell darf (?:man|ich)) (?:auf|in)(?: de[mnr])? {what} fahren', '', speed],
    [
      'values',
      '(?:welche hochstgeschwindigkeit|welches tempolimit) (?:gilt|herrscht|ist erlaubt) (?:auf|in|fur)(?: de[mnr])? {what}',
      '',
      speed,
    ],
    [
      'values',
      'wer hat (?:den |die |das )?{what} (?:entworfen|gebaut|erbaut|geschaffen|gestaltet|gemalt|geplant)',
      '',
      maker,
    ],
    [
      'values',
      `welche (?:kuchen?|speisen) (?:bieten|bietet|haben|hat|servieren|serviert|gibt es in) {what} (?<where>${placed}.+?)(?: an)?`,
      ' ',
      cuisine,
    ],
    [
      'values',
      `welche (?:kuchen?|kuchenarten|arten von kuche) (?:gibt es|gibt.?s|findet man) (?<where>${placed}.+)`,
      'Restaurants ',
      cuisine,
    ],
    [
      'names',
      `welche[rs]? {what} (?<where>${placed}.+?) (?:ist|sind|liegt) (?:der|die|das|am) (?<rank>(?!nachst)[a-z]+ste[nrs]?)`,
      ' ',
    ],
    [
      'names',
      `welche[rs]? {what} (?:ist|sind|liegt) (?:der|die|das|am) (?<rank>(?!nachst)[a-z]+ste[nrs]?) (?<where>${placed}.+)`,
      ' ',
    ],
    [
      'exists',
      `(?:hat|haben|bietet|bieten) (?:das |der |die )?{what} (?<where>${placed}.+?) ${hadGerman}`,
      ' ',
    ],
    ['exists', `(?:hat|haben|bietet|bieten) (?:das |der |die ){what} ${hadGerman}`, ''],
    [
      'exists',
      `(?:ob )?es (?<where>${placed}.+?) (?<what>(?:eine?[nmrs]?|irgendwelche|irgendeine?[nrs]?|mehrere|viele) .+?) gibt`,
      ' ',
    ],
    [
      'where',
      `wo (?<where>(?:in|im|auf|bei|nahe) [^ ]+(?: (?:la|le|les|de|del|am|an der|im|ob) [^ ]+)*) (?<what>.+?) (?:sind|ist|liegen|liegt|stehen|steht)`,
      ' ',
    ],
    [
      'where',
      'wo (?<where>(?:in|im|auf|bei|beim|nahe|um|an|am|rund|nordlich|sudlich|ostlich|westlich|entlang) .+?) (?:gibt es|gibt.?s|finde ich|finden wir|findet man|kann (?:ich|man)|sind|ist|liegen|liegt|befinden sich|befindet sich|stehen|steht) (?<what>.+?)(?: (?:finden|sehen))?',
      ' ',
    ],
    [
      'where',
      'wo (?:gibt es|gibt.?s|finde ich|findet man|sind|ist|liegt|liegen|steht|stehen|befindet sich|befinden sich) (?<where>(?:in|im|auf|bei|nahe|um) [^ ]+) (?<what>.+)',
      ' ',
    ],
    [
      'exists',
      '(?:ist|sind|liegt|liegen) (?<where>(?:in|im|auf|bei|nahe|um) [^ ]+) (?<what>(?:eine?[nmrs]?|irgendeine?[nmrs]?) .+)',
      ' ',
    ],
    ['count', `(?:wie ?viele?|wieviel) {what} hat (?!(?:${notHad})){where}`, ' in '],
    // "Welche Apotheke in Ulm hat WLAN" says the place before: a place has things, and things have others.
    ['names', `(?:welche[rsn]?|was fur) (?!.* ${placed})(?!.* hat (?:${notHad})){what} hat {where}`, ' in '],
    [
      'exists',
      'hat (?<where>[^ ]+(?: (?:la|le|les|de|del|di|am|an der|im|ob|bei) [^ ]+)*(?: [^ ]+)?) (?<what>(?:eine?[nmrs]?|keine?[nmrs]?|viele|mehrere|irgendeine?[nmrs]?) .+)',
      ' in ',
    ],
    [
      'exists',
      '(?:gibt es|gibt.?s|existier(?:t|en)|hat es|findet man|finde ich)(?: (?:hier|dort|da|denn|eigentlich))* (?<where>(?:in|im|auf|bei|nahe|um|an) .+?) (?<what>(?:(?:eine?[nmrs]?|irgendwelche|irgendeine?[nrs]?|mehrere|viele) .+|[^ ]+))',
      ' ',
    ],
    [
      'count',
      '(?:wie ?viele?|wieviel) {what} (?:gibt es|gibt.?s|sind|liegen|befinden sich|stehen|existieren)(?: (?:es|dort|hier|da))? (?=(?:in|im|auf|an|am|bei|nahe|um|rund|entlang|nordlich|sudlich|ostlich|westlich|zwischen|weniger|hochstens|neben) ){where}',
      ' ',
    ],
    [
      'names',
      '(?:welche[rsn]?|was fur) {what} (?:gibt es|gibt.?s|sind|haben|liegen|liegt|befinden sich|stehen|finde ich|existieren)(?: (?:es|dort|hier|da))? (?=(?:in|im|auf|an|am|bei|nahe|um|rund|entlang|nordlich|sudlich|ostlich|westlich|zwischen|weniger|hochstens|neben) ){where}',
      ' ',
    ],
  ],
  openings: [
    ['exists', '(?:ist|sind)(?= (?:der|die|das) )'],
    ['values', '(?:wie hei(?:s|ss)t |was ist )?(?:die )?stras+e(?= de[rs] nachst)', street],
    ['values', 'wie hoch (?:ist|sind)', height],
    ['values', 'wie alt (?:ist|sind)', built],
    ['values', 'wie lang (?:ist|sind)', stretch],
    ['values', 'wie breit (?:ist|sind)', breadth],
    ['values', 'wie weit (?:entfernt )?(?:ist|sind|liegt|liegen)', distance],
    [
      'values',
      '(?:in|an) welche[rn] (?:stras+en?|adressen?) (?:gibt es|gibt.?s|ist|sind|liegt|liegen|befindet sich|befinden sich|steht|stehen|finde ich)',
      street,
    ],
    [
      'values',
      'in welche[rnm] (?:stadt|stadten|ort|orten|dorf|dorfern|gemeinden?) (?:gibt es|gibt.?s|ist|sind|liegt|liegen|befindet sich|befinden sich|finde ich)',
      town,
    ],
    ['values', 'wer (?:betreibt|besitzt)', operator],
    [
      'values',
      'wer (?:entwarf|baute|schuf|plante|gestaltete|ist der (?:architekt|kunstler|bildhauer|erbauer) (?:von|vom|des|der))',
      maker,
    ],
    ['values', 'wer ist (?:der )?betreiber (?:von|des|der)', operator],
    [
      'count',
      'wie ?viele?|wieviel|wie oft (?:gibt es|gibt.?s)|zahle?(?= )|(?:die )?(?:an)?zahl (?:der|aller|von)|was ist die anzahl (?:der|aller|von)',
    ],
    [
      'exists',
      'gibt es|gibt.?s|existier(?:t|en)|(?:finde|bekomme|kriege) ich|(?:findet|bekommt|kriegt) man|finden wir|(?:kann|konnte) (?:ich|man)|befinde[nt] sich|ist da|sind da',
    ],
    [
      'where',
      'wo(?: genau)?(?: (?:ist|sind|liegt|liegen|gibt es|gibt.?s|finde ich|finde[nt] man|findet man|finden wir|kann ich|kann man|befinde[nt] sich|steht|stehen))?(?: (?:hier|dort))?',
    ],
    [
      'names',
      'welche[rsn]?(?: (?:ist|sind))?|was (?:ist|sind|war)|was fur|wie (?:sind|ist)(?= (?:die|der|das) )|wie (?:heiss?[te]n?|lautet|lauten)(?: die namen (?:der|von|aller))?',
    ],
  ],
  nouns: [
    ['standorte?n?|lagen?|orte|positionen?|koordinaten', undefined, 'where'],
    ['(?:post)?adressen?|anschriften?', street],
    ['namen?', asked('name'), 'names'],
    [
      '(?:home ?pages?|web ?sites?|internet ?(?:seiten?|adressen?|auftritte?)|web ?seiten?|links?|urls?)',
      site,
    ],
    ['(?:tele(?:f|ph)on(?:nummern?|e)?|rufnummern?|nummern?)', call],
    ['e-?mails?|e-?mail-?adressen?|mail ?adressen?', mail],
    ['offnungszeiten|geschaftszeiten', hours],
    ['betreiber', operator],
    ['hohen?', height],
    ['kuchen?', cuisine],
    ...properties.map(([, words, asked]) => [words, asked] as const),
    ['postleitzahl(?:en)?|plz', postcode],
    ['wikipedia-?(?: ?artikel|seiten?|eintrage?)', asked('wikipedia', 'wikidata')],
    ['liste|karte|ubersicht', undefined],
    ['(?:an)?zahl', undefined, 'count'],
  ],
  link: 'von|der|des|vom|zu|fur|aller|samtlicher|auf(?= de[rmn] )',
  article:
    'die|der|das|den|dem|jede[rsnm]?|alle[rnm]?|samtliche[rnm]?|meine|eine?[rnms]?|irgendeine?[nrs]?|irgendwelche|vorhandene[nr]?',
  and: ' ?, ?(?:und )?| und | & | oder | sowie ',
  ending:
    'gibt es|gibt.?s|gibt|auf(?<!(?:offen|haben|hat|uhr|jetzt|heute|morgen|noch|gerade|tags?|abends|nachts|morgens|fruh) auf)|vorhanden|zu finden|auf der karte|erreichbar|bitte|(?:vielen )?dank|danke(?: schon| sehr)?|zeigen|nennen|sagen|geben|auflisten|anzeigen|suchen|es|gelegen|liegen|liegt|befinden sich|sind|ist|dort|hier|haben|finden|enthalt|enthalten',
};
