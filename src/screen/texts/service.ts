/** What the geographic service says, in the reader's language: refusals by their code, notes by their form. What has no
 * translation stays English, and is marked as such. */

import type { Language } from './languages.ts';

type Other = Exclude<Language, 'en'>;
type Said = Readonly<Record<Other, string>>;

export interface ServiceText {
  readonly text: string;
  /** Of the text. */
  readonly lang: Language;
}

/** What is wrong, and what to do about it. */
const refusals: Readonly<Record<string, readonly [problem: Said, fix: Said]>> = {
  place_not_found: [
    {
      de: 'Dieser Ort wurde nicht gefunden.',
      fr: 'Ce lieu n’a pas été trouvé.',
      es: 'No se encontró ese lugar.',
    },
    {
      de: 'Prüfen Sie die Schreibweise, oder nehmen Sie einen der ähnlichen Namen.',
      fr: 'Vérifiez l’orthographe, ou prenez un des noms proches.',
      es: 'Revise la ortografía o elija uno de los nombres parecidos.',
    },
  ],
  query_not_understood: [
    {
      de: 'Die Frage wurde nicht verstanden.',
      fr: 'La question n’a pas été comprise.',
      es: 'No se entendió la pregunta.',
    },
    {
      de: 'Nennen Sie einen Ort, zum Beispiel „Grenze von Frankreich“.',
      fr: 'Nommez un lieu, par exemple « frontière de la France ».',
      es: 'Nombre un lugar, por ejemplo «frontera de Francia».',
    },
  ],
  empty_result: [
    {
      de: 'Nichts entspricht dieser Frage.',
      fr: 'Rien ne répond à cette question.',
      es: 'Nada responde a esta pregunta.',
    },
    {
      de: 'Fragen Sie nach Orten, auf die das zutrifft.',
      fr: 'Demandez des lieux auxquels cela s’applique.',
      es: 'Pregunte por lugares a los que se aplique.',
    },
  ],
  too_expensive: [
    {
      de: 'Diese Antwort zu berechnen dauert zu lange.',
      fr: 'Calculer cette réponse prend trop de temps.',
      es: 'Calcular esta respuesta tarda demasiado.',
    },
    {
      de: 'Fragen Sie nach weniger oder kleineren Orten oder nach einem größeren Abstand.',
      fr: 'Demandez moins de lieux, de plus petits, ou une plus grande distance.',
      es: 'Pregunte por menos lugares, más pequeños, o por una distancia mayor.',
    },
  ],
  query_too_long: [
    {
      de: 'Die Frage ist zu lang.',
      fr: 'La question est trop longue.',
      es: 'La pregunta es demasiado larga.',
    },
    {
      de: 'Stellen Sie eine kürzere Frage.',
      fr: 'Posez une question plus courte.',
      es: 'Haga una pregunta más corta.',
    },
  ],
  area_not_covered: [
    {
      de: 'Für dieses Gebiet gibt es hier keinen Kartenauszug.',
      fr: 'Il n’y a pas ici d’extrait de carte pour cette zone.',
      es: 'Aquí no hay ningún extracto del mapa de esa zona.',
    },
    {
      de: 'Führen Sie einen Auszug des Gebiets ein: graticule osm import DATEI.',
      fr: 'Importez un extrait de la zone : graticule osm import FICHIER.',
      es: 'Importe un extracto de la zona: graticule osm import ARCHIVO.',
    },
  ],
};

/** @returns undefined in English and for codes that are rare: then the service's own words are shown */
export function refusalIn(language: Language, code: string): { problem: string; fix: string } | undefined {
  const known = refusals[code];
  return language === 'en' || known === undefined
    ? undefined
    : { problem: known[0][language], fix: known[1][language] };
}

/** Forms of notes, from the English one to the others; `$1` is what the first bracket holds. */
const notes: readonly (readonly [form: RegExp, said: Said])[] = [
  [
    /^the spelling was corrected to “(.+)”$/,
    {
      de: 'die Schreibweise wurde zu „$1“ berichtigt',
      fr: 'l’orthographe a été corrigée en « $1 »',
      es: 'la ortografía se corrigió a «$1»',
    },
  ],
  [
    /^the name is also that of (.+): add a region or a country to say which$/,
    {
      de: 'so heißt auch: $1. Eine Region oder ein Land dahinter sagt, welcher Ort gemeint ist',
      fr: 'c’est aussi le nom de : $1. Ajoutez une région ou un pays pour dire lequel',
      es: 'así se llama también: $1. Añada una región o un país para decir cuál',
    },
  ],
  [
    /^(.+) is a part of (.+)$/,
    { de: '$1 ist ein Teil von $2', fr: '$1 fait partie de $2', es: '$1 es parte de $2' },
  ],
  [
    /^the outline is a circle estimated from the number of inhabitants$/,
    {
      de: 'der Umriss ist ein Kreis, geschätzt aus der Zahl der Einwohner',
      fr: 'le contour est un cercle estimé d’après le nombre d’habitants',
      es: 'el contorno es un círculo estimado por el número de habitantes',
    },
  ],
  [
    /^the outline is drawn by hand and approximate$/,
    {
      de: 'der Umriss ist von Hand gezeichnet und ungefähr',
      fr: 'le contour est tracé à la main et approximatif',
      es: 'el contorno está dibujado a mano y es aproximado',
    },
  ],
  [
    /^only a point is known$/,
    { de: 'bekannt ist nur ein Punkt', fr: 'seul un point est connu', es: 'solo se conoce un punto' },
  ],
  [
    /^the first ([\d,]+) of ([\d,]+)(?: features)?$/,
    { de: 'die ersten $1 von $2', fr: 'les $1 premiers sur $2', es: 'los primeros $1 de $2' },
  ],
  [
    /^["“](.+)["”] is read as within ([\d.,]+) km of (.+), by its size$/,
    {
      de: '„$1“ heißt hier: höchstens $2 km von $3, nach dessen Größe',
      fr: '« $1 » est lu : à moins de $2 km de $3, d’après sa taille',
      es: '«$1» se lee: a menos de $2 km de $3, según su tamaño',
    },
  ],
  [
    /^parts of (.+) more than 1,000 km from its mainland are left out$/,
    {
      de: 'Teile von $1, die mehr als 1.000 km vom Festland liegen, sind ausgelassen',
      fr: 'les parties de $1 à plus de 1 000 km du continent sont laissées de côté',
      es: 'se omiten las partes de $1 a más de 1.000 km del territorio principal',
    },
  ],
  [
    /^the mainland of (.+) is its largest part; islands and other parts are left out$/,
    {
      de: 'das Festland von $1 ist sein größter Teil; Inseln und andere Teile sind ausgelassen',
      fr: 'le continent de $1 est sa plus grande partie ; îles et autres parties sont laissées de côté',
      es: 'el territorio principal de $1 es su parte mayor; se omiten islas y otras partes',
    },
  ],
  [
    /^“nearest” is read as the (\d+) nearest$/,
    {
      de: '„nächste“ heißt hier: die $1 nächsten',
      fr: '« le plus proche » est lu : les $1 plus proches',
      es: '«más cercano» se lee: los $1 más cercanos',
    },
  ],
  [
    /^towns of fewer than ([\d,]+) inhabitants are left out$/,
    {
      de: 'Städte mit weniger als $1 Einwohnern sind ausgelassen',
      fr: 'les villes de moins de $1 habitants sont laissées de côté',
      es: 'se omiten las ciudades de menos de $1 habitantes',
    },
  ],
  [
    /^left out, because they lie there only in part: (.+)$/,
    {
      de: 'ausgelassen, weil sie dort nur zum Teil liegen: $1',
      fr: 'laissés de côté, car ils n’y sont qu’en partie : $1',
      es: 'se omiten, porque solo en parte están allí: $1',
    },
  ],
  [
    /^territories are left out: (.+)$/,
    {
      de: 'Nebengebiete sind ausgelassen: $1',
      fr: 'les territoires sont laissés de côté : $1',
      es: 'se omiten los territorios: $1',
    },
  ],
  [
    /^none is known in (.+)$/,
    { de: 'keiner ist bekannt in $1', fr: 'aucun n’est connu en $1', es: 'no se conoce ninguno en $1' },
  ],
  [
    /^([\d,]+) .+ are left out: their .+ is not known here$/,
    {
      de: '$1 ohne Angabe sind ausgelassen',
      fr: '$1 sans chiffre sont laissés de côté',
      es: 'se omiten $1 sin cifra',
    },
  ],
  [
    /^(.+) is drawn up to (?:some kilometres|a kilometre) off here, so (.+) from it is approximate$/,
    {
      de: '$1 ist hier nicht auf den Kilometer genau gezeichnet: $2 davon sind ungefähr',
      fr: '$1 n’est pas tracé au kilomètre près : $2 en sont approximatifs',
      es: '$1 no está trazado al kilómetro: $2 desde allí son aproximados',
    },
  ],
  [
    /^(.+) is a former name: the answer is (.+) as it is today$/,
    {
      de: '$1 ist ein früherer Name: die Antwort ist $2 von heute',
      fr: '$1 est un ancien nom : la réponse est $2 d’aujourd’hui',
      es: '$1 es un nombre antiguo: la respuesta es $2 de hoy',
    },
  ],
  [
    /^a former country, drawn by the (?:borders|states) of today$/,
    {
      de: 'ein früheres Land, in den Grenzen von heute gezeichnet',
      fr: 'un ancien pays, tracé selon les limites d’aujourd’hui',
      es: 'un país antiguo, trazado según los límites de hoy',
    },
  ],
  [
    /^the mouths of about 320 large rivers are known here; smaller rivers are left out$/,
    {
      de: 'hier sind die Mündungen von etwa 320 großen Flüssen bekannt; kleinere sind ausgelassen',
      fr: 'les embouchures d’environ 320 grands cours d’eau sont connues ici ; les plus petits manquent',
      es: 'aquí se conocen las desembocaduras de unos 320 ríos grandes; se omiten los menores',
    },
  ],
  [
    /^between (.+) and (.+) lies what has the nearest of the two in opposite directions$/,
    {
      de: 'zwischen $1 und $2 liegt, wovon die beiden in entgegengesetzten Richtungen liegen',
      fr: 'entre $1 et $2 se trouve ce qui les a dans des directions opposées',
      es: 'entre $1 y $2 está lo que los tiene en direcciones opuestas',
    },
  ],
  [
    /^off the coast of (.+) is read as within (.+) of it; of small islands not all are known here$/,
    {
      de: 'vor der Küste von $1 heißt hier: bis $2 davon; nicht alle kleinen Inseln sind bekannt',
      fr: 'au large de $1 est lu : à moins de $2 de ses côtes ; les petites îles ne sont pas toutes connues',
      es: 'frente a la costa de $1 se lee: a menos de $2; no se conocen todas las islas pequeñas',
    },
  ],
  [
    /^lengths are those inside the place asked for(?:, by the outlines here)?$/,
    {
      de: 'die Längen gelten innerhalb des gefragten Ortes',
      fr: 'les longueurs sont celles à l’intérieur du lieu demandé',
      es: 'las longitudes son las de dentro del lugar pedido',
    },
  ],
  [
    /^the query names no place: the whole of each extract was searched$/,
    {
      de: 'die Frage nennt keinen Ort: alle Auszüge wurden ganz durchsucht',
      fr: 'la question ne nomme aucun lieu : chaque extrait a été parcouru en entier',
      es: 'la pregunta no nombra ningún lugar: se buscó en todos los extractos',
    },
  ],
];

/** A note of an answer; one about a place of the sentence begins with its name: `“Paris”: …`. */
export function noteIn(language: Language, note: string): ServiceText {
  if (language === 'en') return { text: note, lang: 'en' };
  const [, name, rest] = /^“([^”]+)”: (.+)$/s.exec(note) ?? [];
  if (name !== undefined && rest !== undefined) {
    const said = noteIn(language, rest);
    return said.lang === 'en'
      ? { text: note, lang: 'en' }
      : { text: `${name}: ${said.text}`, lang: language };
  }
  for (const [form, said] of notes)
    if (form.test(note)) return { text: note.replace(form, said[language]), lang: language };
  return { text: note, lang: 'en' };
}
