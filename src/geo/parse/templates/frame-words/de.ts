/** What a German question is put by, beside its place: each is taken away by itself, in any order and number, so that
 * "könnten Sie", "mir", "bitte" and "mal" need not be written out together. No word of it is a kind of place or says
 * something of one. */

import { phraseProduct } from '../../phrase-product.ts';

const asking =
  'kannst du|kannste|könntest du|könntste|könnt ihr|könntet ihr|können sie|könnten sie|könnten wir|würdest du|würden sie|würdet ihr|magst du|möchtest du|willst du|kann man|könnte man|kann ich|könnte ich|dürfte ich|darf ich|dürfen wir|kann jemand|könnte jemand|lass mich|lass uns|lasst uns|lassen sie mich|lassen sie uns|ist es möglich|wäre es möglich';
const wanting =
  'ich möchte|ich mag|wir möchten|ich will|wir wollen|ich würde|wir würden|ich hätte|ich hätt|hätte ich|hätte|wir hätten|ich bräuchte|ich brauche|ich brauch|wir brauchen|wir bräuchten|ich benötige|ich suche|ich such|wir suchen|ich wüsste|mich interessiert|mich interessieren|mich würde interessieren|mich würde|interessieren|ich interessiere mich für|ich frage mich|mir geht es um|es geht um|es geht mir um|ich wünsche mir|ich meine|ich muss|wissen|sehen';
const kindly = `${phraseProduct('wären sie|wärst du|wärt ihr|würden sie|sei|seid|seien sie|wenn sie|wenn du', 'bitte so|so', 'nett|lieb|freundlich|gut', '|und|wären|wärst')}|freundlicherweise|liebenswürdigerweise|netterweise`;
const filling =
  'mir|uns|gern|gerne|einmal|kurz|vielleicht|zufällig|wie sieht|wie sehen|auf der karte|auf einer karte|hast du|haben sie|habt ihr|wo genau|wo denn|wo eigentlich|wie genau|hallo|guten tag|guten morgen|guten abend|moin|wie|ob|sagen|zeigen|genau|gibt es';
const commands =
  'zeig|zeige|zeigt|zeigst|zeigen sie|zeichne|zeichnen sie|zeichnet|zeichnest du|male mir|mal mir|malen sie|markiere|markier|markieren sie|markiert|umrande|umranden sie|umreiße|umreißen sie|umrahme|skizziere|skizzieren sie|schraffiere|schraffieren sie|visualisiere|plotte|öffne|suche|such|suchen sie|finde|find|finden sie|nenne|nenn|nennen sie|erstelle|erstell|erstellen sie|hole mir|hol mir|holen sie|schicke|schick|gib|gebt|geben sie|stell|stelle mir|stellen sie|heb|hebe|heben sie|blende|blenden sie|bilde|bilden sie|färbe|färben sie|wähle|wählen sie|ruf|rufe|rufen sie|mach|mache|machen sie|rahme|zähl|zähle|sag|sagt|ich zeige';
const onMaps = phraseProduct(
  'eine karte|ne karte|die karte|eine landkarte|ein polygon|ein bild',
  '|von|mit|über|auf der|wo|die|auf der man',
);
const that =
  'das|die|den|es|sie|ihn|dieses gebiet|das gebiet|diese fläche|die fläche|diesen bereich|den bereich|diese gegend|dieses land|diese länder|diesen fluss|den fluss|diesen teil|diese region';
const actions =
  'zeigen|anzeigen|einzeichnen|zeichnen|malen|aufmalen|markieren|hervorheben|umranden|umreißen|umrahmen|darstellen|ausgeben|eintragen|abbilden|einblenden|ansehen|anschauen|angucken|auflisten|aufzählen|raussuchen|heraussuchen|plotten|visualisieren|skizzieren|schraffieren|einfärben|färben|einrahmen|eingrenzen|auswählen';

export const lead = [asking, wanting, kindly, filling, commands, onMaps].join('|');

/** Behind a place they need nothing before it. */
export const behind = [
  actions,
  phraseProduct(
    'zeig|zeige|zeigen sie|markier|markiere|markieren sie|zeichne|zeichnen sie',
    '|mir|mir bitte|bitte|doch|mal',
    that,
  ),
  'wo sind die|wo sind sie|wo liegen sie|wo liegt er|wo liegt sie|wo liegt es|wo ist er|wo ist sie|wo ist es|wo sind das|wo genau ist das|wo genau liegt das|wo genau|wie sieht das aus|auf der karte|auf karte|auf die karte|auf einer karte|als karte|als fläche|als polygon|als geojson|als ganzes|im ganzen|in gänze|bitte|danke|danke schön|vielen dank',
].join('|');

export const trail = [
  phraseProduct(
    'zu',
    'zeigen|zeichnen|markieren|sehen|finden|malen|umranden|nennen|sehen ist|sehen sind|finden sind',
  ),
  'anzuzeigen|einzuzeichnen|hervorzuheben|darzustellen|anzusehen|anzuschauen|auszugeben|aufzulisten',
  'gesehen|gezeigt|eingezeichnet|markiert|dargestellt|hervorgehoben|angezeigt|nennen|sagen|finden|geben|haben|wissen|kennen|ist|sind|liegt|liegen|aussieht|aussehen|aus|ein|an|auf|dar|hervor|ab|raus|heraus|zeigt|farbig|bunt|gern|gerne|einmal|mal|mir|uns|genau|für mich|für uns|auf der weltkarte|auf einer landkarte|in die karte|in der karte|wenn möglich|wenn es geht|wenn es keine umstände macht',
].join('|');
