/** What says neither how much nor where, and would be read as a town: "most of Spain", "somewhere nice". */

/** "Most" is a town in Bohemia. */
const noShare =
  /\b(?:most|much|some|(?<!how )many|the majority|an? (?:large|small|big|good|little) part|the rest) of(?= )/iu;
const nowhere =
  /^\s*(?:somewhere|someplace) (?:nice|warm|cold|hot|quiet|far|cool|sunny|else|safe|cheap|fun|exotic|good|great|better)\b/iu;

/** How high towns lie: "villes à plus de 3000 mètres d'altitude". */
const high = new RegExp(
  [
    /\b(?:m|metres?|meters?|feet|ft) (?:above (?:the )?sea level|a\.?s\.?l\.?|of (?:altitude|elevation)|high|in (?:altitude|elevation))/,
    /\b(?:m|meter|metern) (?:über (?:dem )?(?:meer|meeresspiegel|nn)|höhe|hoch)|\bm[eè]tres d['’]altitude|\bm d['’]altitude/,
    /\b(?:m|metros) (?:de (?:altura|altitude?)|sobre el nivel|acima do nível|d['’]altitud)|\bmsnm\b/,
    /\b(?:m|metri) (?:di (?:altitudine|quota|altezza)|sul livello)|\b(?:m|meter) (?:hoogte|boven zeeniveau|över havet)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);
const towns =
  /(?<!\p{L})(?:cit(?:y|ies)|towns?|villages?|capitals?|städte|orte|dörfer|villes?|communes|ciudades|pueblos|città|comuni|cidades|steden|dorpen|städer)(?!\p{L})/iu;

/** @returns why such a text is not read; undefined for others */
export function vagueIn(text: string): string | undefined {
  if (high.test(text) && towns.test(text))
    return 'how high towns lie is not known here; mountains can be chosen by their height';
  const share = text.includes(' of ') ? noShare.exec(text)?.[0] : undefined;
  if (share !== undefined)
    return `"${share}" does not say how much; write for example "the northern half of"`;
  return nowhere.test(text) ? `"${text.trim().split(' ')[0]}" does not say where; name a place` : undefined;
}
