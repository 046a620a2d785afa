/** Sports and where they are done: "squash courts", "rugby clubs", "Badmintonhallen", or the sport alone. */

import { fold } from '../../domain/fold.ts';
import type { FeatureKind } from './vocabulary.ts';

/** Values of the tag `sport`, alternatives by ";", with the words for them in English and German, folded. */
const sports: readonly (readonly [string, string])[] = [
  ['soccer', 'soccer|football|fussball|fusball|futbol'],
  ['tennis', 'tennis'],
  ['basketball', 'basketball'],
  ['volleyball', 'volleyball'],
  ['beachvolleyball', 'beach ?volleyball'],
  ['handball', 'handball'],
  ['rugby;rugby_union;rugby_league', 'rugby'],
  ['cricket', 'cricket'],
  ['field_hockey', '(?:field )?hockey|feldhockey'],
  ['ice_hockey', 'ice hockey|eishockey'],
  ['baseball', 'baseball'],
  ['softball', 'softball'],
  ['badminton', 'badminton|federball'],
  ['squash', 'squash'],
  ['padel', 'padel(?: tennis)?'],
  ['table_tennis', 'table tennis|ping ?pong|tischtennis'],
  ['athletics', 'athletics|track and field|leichtathletik'],
  ['archery', 'archery|bogenschies+'],
  ['boules', 'boules?|petanque|boccia|bocce'],
  ['bowls', 'bowls|bowling green'],
  ['chess', 'chess|schach'],
  ['gymnastics', 'gymnastics|turn'],
  ['judo', 'judo'],
  ['karate', 'karate'],
  ['boxing', 'boxing|box'],
  ['yoga', 'yoga'],
  ['rowing', 'rowing|ruder'],
  ['sailing', 'sailing|segel'],
  ['surfing', 'surfing|surf'],
  ['scuba_diving', 'scuba diving|diving|tauch'],
  ['fencing', 'fencing|fecht'],
  ['shooting', 'shooting|schies+|schutzen'],
  ['equestrian', 'equestrian|horse riding|riding|reit'],
  ['cycling', 'cycling|radsport'],
  ['bmx', 'bmx'],
  ['futsal', 'futsal'],
  ['netball', 'netball'],
  ['paintball', 'paintball'],
  ['laser_tag', 'laser ?tag'],
  ['lacrosse', 'lacrosse'],
  ['american_football', 'american football'],
  ['karting', 'karting|go[- ]?kart(?:ing)?|kart'],
  ['motocross', 'motocross'],
  ['model_aerodrome', 'model aircraft|modellflug'],
  ['paragliding', 'paragliding|gleitschirm'],
  ['curling', 'curling'],
  ['billiards', 'billiards|billard|snooker'],
  ['darts', 'darts'],
  ['swimming', 'swimming|schwimm'],
  ['climbing', 'climbing|kletter'],
  ['skateboard', 'skateboard(?:ing)?'],
  ['running', 'running|lauf'],
];
const grounds =
  'courts?|pitch(?:es)?|fields?|grounds?|ranges?|tracks?|greens?|rinks?|arenas?|platz(?:e)?|platze[ns]?|felder|feld|anlagen?|bahn(?:en)?|stand(?:e)?|plat[zs]';
const halls = 'halls?|cent(?:re|er)s?|gyms?|studios?|schools?|hallen?|zentr(?:um|en)|schulen?';
const clubs = 'clubs?|vereine?[ns]?|klubs?|associations?|societ(?:y|ies)';

const places = new RegExp(
  `^(?<sport>${sports.map(([, words]) => words).join('|')})[ -]?(?:(?<ground>${grounds})|(?<hall>${halls})|(?<club>${clubs}))?$`,
);
const sportOf = (said: string): string | undefined =>
  sports.find(([, words]) => new RegExp(`^(?:${words})$`).test(said))?.[0];
/** Stems that are no words by themselves, and words that mean more than the sport. */
const notAlone =
  /^(?:turn|box|ruder|segel|surf|tauch|fecht|schies+|schutzen|reit|kart|schwimm|kletter|lauf|riding|swimming|diving)$/;

const kind = (name: string, ...labels: string[]): FeatureKind => ({ name, labels, point: false });

/** The kinds of place for a sport, where the words say nothing else. */
export function readSport(text: string): FeatureKind[] | undefined {
  const { sport: said, ground, hall, club } = places.exec(fold(text))?.groups ?? {};
  const sport = said === undefined ? undefined : sportOf(said);
  if (sport === undefined) return undefined;
  if (ground !== undefined)
    return kinds(sport, 'ground', 'leisure=pitch', 'leisure=track', 'leisure=sports_centre');
  if (hall !== undefined)
    return kinds(sport, 'centre', 'leisure=sports_centre', 'leisure=sports_hall', 'leisure=fitness_centre');
  if (club !== undefined)
    return kinds(sport, 'club', 'club=sport', 'leisure=sports_centre').concat(
      sport.split(';').map((value) => kind(`${value} club`, `club=${value}`)),
    );
  return notAlone.test(said!) ? undefined : sport.split(';').map((value) => kind(value, `sport=${value}`));
}

/** Each value of a sport at each of some kinds of place. */
const kinds = (sport: string, place: string, ...labels: readonly string[]): FeatureKind[] =>
  sport
    .split(';')
    .flatMap((value) => labels.map((label) => kind(`${value} ${place}`, label, `sport=${value}`)));
