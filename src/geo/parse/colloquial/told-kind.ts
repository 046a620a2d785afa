/** A name among other words with what it is behind it: "cities in Georgia (the country)", "towns in Victoria, the state",
 * "Georgia the country, not the state". The readers know the kind before the name; of a name alone see `apposition.ts`. */

const noun = 'country|nation|state|province|region|county|department|canton|district|river|lake|island|city';
const name = String.raw`(?<name>\p{Lu}[\p{L}'’-]*\p{L}(?: \p{Lu}[\p{L}'’-]*\p{L}){0,3})`;
const before = `(?<before>(?:^|.* )(?:in|on|of|to|from|with|through|around|near|between|and|than) (?:the )?)`;
const kind = String.raw`(?:the |a |an )?(?<owner>(?:US|USA|American|\p{Lu}\p{L}+) )?(?<noun>${noun})(?: one)?`;
/** What it is not says no more. */
const not = String.raw`(?:,? (?:and )?not (?:the |a |an )?[\p{L} ]{1,30})?`;

const patterns = [
  new RegExp(`^${before}${name} ?\\(${kind}${not}\\)(?<after>.*)$`, 'u'),
  new RegExp(`^${before}${name}, ${kind}${not}(?<after>)$`, 'u'),
];
const alone = new RegExp(
  `^(?<told>${name},? the (?:\\p{L}+ )?(?:${noun})), (?:and )?not (?:the |a |an )?[\\p{L} ]{1,30}$`,
  'u',
);

const called = String.raw`(?<name>[\p{L}'’ -]{3,60})`;
const sort = String.raw`(?:\p{L}+ ){0,2}`;
/** "Der Harz, das Mittelgebirge in Norddeutschland", "the Camargue, a wetland in southern France": what a landscape is and
 * where it lies, of which its name needs neither. */
const landscapes = [
  String.raw`(?:(?:the|los|las|el|la) )?${called}, (?:an? ${sort}|the \p{L}+ (?:\p{L}+ )?)(?:mountain range|range|mountains|hills|plains?|grasslands?|wetlands?|marsh|savannah?|plateau|desert|forest|moor|lowlands?|highlands?|steppe|archipelago|peninsula) (?:in|of|off|near)`,
  `(?:(?:der|die|das) )?${called}, (?:der|die|das|ein|eine) ${sort}(?:Mittelgebirge|Gebirge|Gebirgszug|Bergland|Hügelland|Hochebene|Ebene|Tiefland|Landschaft|Halbinsel|Insel|Inselgruppe|Wüste|Heide|Moor|Waldgebiet|Steppe) (?:in|im|an|auf|vor|bei|zwischen)`,
  `(?:(?:de|het) )?${called}, (?:de|het|een) ${sort}(?:natuurgebied|gebergte|heuvelland|hoogvlakte|vlakte|laagland|landstreek|streek|schiereiland|eiland|eilandengroep|woestijn|heide|bosgebied|steppe) (?:in|op|voor|bij|tussen)`,
  `${called}, (?:(?:en|ett|den|det) ${sort})?(?:bergskedja|bergskedjan|fjällkedja|fjällkedjan|slätt|slätten|ö|ön|halvö|halvön|ögrupp|ögruppen|skärgård|skärgården|öken|öknen|hed|heden|högslätt|högslätten|skogsområde|skogsområdet|landskap|landskapet) (?:i|på|vid|utanför|mellan)`,
].map((known) => new RegExp(`^${known} (?<around>[^,]{3,60})$`, 'iu'));
/** A list goes on with another thing, and what stands before is more than a name. */
const goesOn = /(?:^| )(?:and|und|en|och) (?:the|der|die|das|de|het|den|det) /iu;
const saysMore =
  /(?:^| )(?:in|near|on|of|from|between|within|and|im|um|von|bei|an|zwischen|und|op|aan|bij|van|rond|tussen|en|i|på|vid|från|runt|mellan|och) /iu;

/** "Mosel (Fluss)", with the nouns that stand before a name. */
const behind =
  /^(?:(?:the|der|die|das|de|het|la|le|el|il|o|a) )?(?<name>\p{L}[^,()]{1,40}) ?\((?:the |der |die |das |de |het )?(?<noun>river|lake|island|Fluss|Fluß|Insel|rivier|eiland|flod|älv|ö|sjö|fleuve|rivière|río|isla|fiume|isola|rio|rzeka|река|річка|ріка)\)$/iu;
const definite: Readonly<Record<string, string>> = { flod: 'floden', älv: 'älven', ö: 'ön', sjö: 'sjön' };

/** @returns the same text where no name has its kind behind it */
export function withKindBefore(text: string): string {
  const plain = text.trim().replace(/[?!.]{1,8}$/u, '');
  for (const pattern of patterns) {
    const { before: lead, name: called, owner, noun: what, after } = pattern.exec(plain)?.groups ?? {};
    if (called === undefined) continue;
    const link = what === 'river' || what === 'lake' ? '' : 'of ';
    const article = /the $/u.test(lead!) ? '' : 'the ';
    return `${lead}${article}${owner ?? ''}${what} ${link}${called}${after}`;
  }
  const kind = behind.exec(plain)?.groups;
  if (kind) return `${definite[kind.noun!.toLowerCase()] ?? kind.noun} ${kind.name!.trim()}`;
  for (const pattern of landscapes) {
    const { name: landscape, around } = pattern.exec(plain)?.groups ?? {};
    if (landscape !== undefined && !saysMore.test(landscape) && !goesOn.test(around!)) return landscape;
  }
  return alone.exec(plain)?.groups?.told ?? text;
}
