/** Adjectives of lands and seas in their forms: "italienisch", "italiennes", "italianas". English ones are names of the
 * gazetteer. */

import { fold } from '../../domain/fold.ts';
import type { NameSource } from '../name-source.ts';
import type { Word } from '../words.ts';
import { moreRows } from './demonym-rows.ts';
import { groupCalled, groupsIn } from './group-names.ts';

/** The place, and its adjective in German (stem), French and Spanish (masculine). */
const rows = `
Germany|deutsch|allemand|alemán
Austria|österreichisch|autrichien|austriaco
Switzerland|schweizerisch|suisse|suizo
France|französisch|français|francés
Italy|italienisch|italien|italiano
Spain|spanisch|espagnol|español
Portugal|portugiesisch|portugais|portugués
Belgium|belgisch|belge|belga
Netherlands|niederländisch|néerlandais|neerlandés
United Kingdom|britisch|britannique|británico
England|englisch|anglais|inglés
Scotland|schottisch|écossais|escocés
Ireland|irisch|irlandais|irlandés
Denmark|dänisch|danois|danés
Sweden|schwedisch|suédois|sueco
Norway|norwegisch|norvégien|noruego
Finland|finnisch|finlandais|finlandés
Poland|polnisch|polonais|polaco
Czechia|tschechisch|tchèque|checo
Slovakia|slowakisch|slovaque|eslovaco
Hungary|ungarisch|hongrois|húngaro
Slovenia|slowenisch|slovène|esloveno
Croatia|kroatisch|croate|croata
Serbia|serbisch|serbe|serbio
Romania|rumänisch|roumain|rumano
Bulgaria|bulgarisch|bulgare|búlgaro
Greece|griechisch|grec|griego
Turkey|türkisch|turc|turco
Russia|russisch|russe|ruso
Ukraine|ukrainisch|ukrainien|ucraniano
United States|amerikanisch|américain|estadounidense
Canada|kanadisch|canadien|canadiense
Mexico|mexikanisch|mexicain|mexicano
Brazil|brasilianisch|brésilien|brasileño
Argentina|argentinisch|argentin|argentino
Chile|chilenisch|chilien|chileno
Peru|peruanisch|péruvien|peruano
Colombia|kolumbianisch|colombien|colombiano
Bolivia|bolivianisch|bolivien|boliviano
China|chinesisch|chinois|chino
Japan|japanisch|japonais|japonés
India|indisch|indien|indio
Australia|australisch|australien|australiano
Egypt|ägyptisch|égyptien|egipcio
Morocco|marokkanisch|marocain|marroquí
Algeria|algerisch|algérien|argelino
Tunisia|tunesisch|tunisien|tunecino
Israel|israelisch|israélien|israelí
Iran|iranisch|iranien|iraní
Europe|europäisch|européen|europeo
Asia|asiatisch|asiatique|asiático
Africa|afrikanisch|africain|africano
South America|südamerikanisch|sud-américain|sudamericano
North America|nordamerikanisch|nord-américain|norteamericano
Bavaria|bayerisch|bavarois|bávaro
Bavaria|bayrisch||
Lower Saxony|niedersächsisch||
Saxony|sächsisch||
Hesse|hessisch||
Thuringia|thüringisch||
Brandenburg|brandenburgisch||
Saarland|saarländisch||
Styria|steirisch||
Catalonia|katalanisch|catalan|catalán
Brittany|bretonisch|breton|bretón
Corsica|korsisch|corse|corso
Sicily|sizilianisch|sicilien|siciliano
Mediterranean Sea|mediterran|méditerranéen|mediterráneo
Atlantic Ocean|atlantisch|atlantique|atlántico
Pacific Ocean|pazifisch|pacifique|pacífico
Caribbean Sea|karibisch|caribéen|caribeño
Adriatic Sea|adriatisch|adriatique|adriático
Baltic Sea|baltisch|baltique|báltico
Alps|alpin|alpin|alpino
Danube||danubien|danubiano
Sahara||saharien|sahariano
Himalayas||himalayen|himalayo
Amazon rainforest||amazonien|amazónico
Carpathians||carpatique|carpático
Pyrenees||pyrénéen|pirenaico
Caucasus|kaukasisch|caucasien|caucásico
Bay of Biscay||cantabrique|cantábrico
Baltic states||balte|
Nordic countries|nordisch|nordique|nórdico
Scandinavia|skandinavisch|scandinave|escandinavo
Balkans|balkanisch|balkanique|balcánico
Arab countries|arabisch|arabe|árabe
Latin America|lateinamerikanisch|latinoaméricain|latinoamericano
Central America|mittelamerikanisch|centraméricain|centroamericano
Central Asia|zentralasiatisch|centrasiatique|centroasiático
Southeast Asia|südostasiatisch||
East Asia|ostasiatisch||
South Asia|südasiatisch||
North Africa|nordafrikanisch||norteafricano
West Africa|westafrikanisch||
East Africa|ostafrikanisch||
Maghreb|maghrebinisch|maghrébin|magrebí
Eastern Europe|osteuropäisch||
Western Europe|westeuropäisch||
Central Europe|mitteleuropäisch||centroeuropeo
`;

const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:ien|een)$/, ['$&', '$&s', '$&ne', '$&nes']],
  [/(?:ton)$/, ['$&', '$&s', '$&ne', '$&nes']],
  [/grec$/, ['grec', 'grecs', 'grecque', 'grecques']],
  [/turc$/, ['turc', 'turcs', 'turque', 'turques']],
  [/s$/, ['s', 'se', 'ses']],
  [/e$/, ['e', 'es']],
  [/$/, ['', 's', 'e', 'es']],
];
const spanish: readonly (readonly [RegExp, readonly string[]])[] = [
  [/o$/, ['o', 'a', 'os', 'as']],
  [/uz$/, ['uz', 'uza', 'uces', 'uzas']],
  [/(es|an|on|ol)$/, ['$1', '$1a', '$1es', '$1as']],
  [/i$/, ['i', 'ies', 'is']],
  [/$/, ['', 's']],
];

const formsBy = (rules: typeof endings, word: string): string[] => {
  const [pattern, forms] = rules.find(([one]) => one.test(word))!;
  return forms.map((form) => word.replace(pattern, form));
};

let made: ReadonlyMap<string, string> | undefined;

function table(): ReadonlyMap<string, string> {
  if (made) return made;
  const forms = new Map<string, string>();
  const plain = fold;
  const more = moreRows.trim().split('\n');
  const lines = [...rows.trim().split('\n'), ...more.map((row) => row.replace('|', '||'))];
  for (const row of lines) {
    const [place, german, french, spanishOne] = row.split('|') as [string, string, string, string];
    const all = [
      ...(german ? ['e', 'er', 'es', 'en', 'em'].map((ending) => plain(german) + ending) : []),
      ...(french ? formsBy(endings, plain(french)) : []),
      ...(spanishOne ? formsBy(spanish, plain(spanishOne)) : []),
    ];
    for (const form of all) if (!forms.has(form)) forms.set(form, place);
  }
  made = forms;
  return made;
}

/** German adjectives in "-er", which are written like names and have one form. */
const writtenAsNames: Readonly<Record<string, string>> = {
  Schweizer: 'Switzerland',
  Luxemburger: 'Luxembourg',
  Liechtensteiner: 'Liechtenstein',
  Tiroler: 'Tyrol',
};

/** The place that an adjective as written speaks of; capital letters begin names, those of German adjectives aside: "in den
 * Französischen Alpen". */
export function demonym(written: string): string | undefined {
  if (Object.hasOwn(writtenAsNames, written)) return writtenAsNames[written];
  return /^\p{Ll}|^\p{Lu}\p{Ll}+ische[mnrs]?$/u.test(written) ? table().get(fold(written)) : undefined;
}

/** First halves of double adjectives: "Franco-Spanish". */
const combining: Readonly<Record<string, string>> = {
  franco: 'France',
  germano: 'Germany',
  italo: 'Italy',
  austro: 'Austria',
  hispano: 'Spain',
  luso: 'Portugal',
  belgo: 'Belgium',
  helvetico: 'Switzerland',
  russo: 'Russia',
  ruso: 'Russia',
  sino: 'China',
  chino: 'China',
  indo: 'India',
  irano: 'Iran',
  greco: 'Greece',
  turco: 'Turkey',
  polono: 'Poland',
  finno: 'Finland',
  serbo: 'Serbia',
  americano: 'United States',
};

/** The place of the first half of a double adjective: "deutsch-französisch".
 * @param isName  whether the word is a name by itself, as no German stem is */
export function firstOfDouble(word: Word, next: Word | undefined, isName = false): string | undefined {
  if (!next?.joined) return undefined;
  if (Object.hasOwn(combining, word.text)) return combining[word.text];
  return isName ? undefined : demonym(`${word.raw}e`);
}

/** The adjective of a sea beside countries and capitals is that of the group on it: "baltische Hauptstädte". */
const groupOfSea: Readonly<Record<string, string>> = { 'Baltic Sea': 'Baltic states' };

/** What an adjective or the name of a group speaks of in English.
 * @param ofCountries  whether it stands beside countries or their capitals */
export function spokenOf(written: string, ofCountries: boolean): string | undefined {
  const place = demonym(written);
  return (
    (place !== undefined && ofCountries ? groupOfSea[place] : undefined) ?? place ?? groupCalled(written)
  );
}

/** Names with the adjectives and groups of a text among them; "Italiens" is Italy's, where "italiens" are the Italian
 * ones. */
export function withDemonyms(names: NameSource, text: string): NameSource {
  const said = new Set<string>(groupsIn(text));
  const words = new Set([...said].flatMap((phrase) => phrase.split(' ')));
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    if (demonym(word) === undefined) continue;
    said.add(fold(word));
    words.add(fold(word));
  }
  if (said.size === 0) return names;
  const isSaid = (name: string) => demonym(name) !== undefined || groupCalled(name) !== undefined;
  return {
    ...names,
    knows: (folded, codes) => names.knows(folded, codes) || said.has(folded),
    ...(names.mayHold && { mayHold: (word: string) => names.mayHold!(word) || words.has(word) }),
    ...(names.begins && {
      begins: (start: string) =>
        names.begins!(start) || [...said].some((phrase) => phrase.startsWith(`${start} `)),
    }),
    isAdjective: (name) => demonym(name) !== undefined || names.isAdjective(name),
    isLand: (name) => isSaid(name) || names.isLand?.(name) === true,
  };
}
