/** What the parser asks of the gazetteer: which names exist, and whether one place lies in another. Never waits. */

import { fold, toKey } from '../domain/fold.ts';
import { maskOf } from '../domain/place.ts';
import type { Finder } from '../lookup/find.ts';
import { longNamesOf } from '../lookup/long-names.ts';
import { kindHint } from '../parse/kind-words.ts';
import type { NameSource } from '../parse/name-source.ts';
import { beginsUndrawn, isUndrawn, isUndrawnWord } from './undrawn/table.ts';

const containerMask = maskOf(['country', 'territory', 'region']);
/** Adjectives of countries that are listed as other names of theirs. */
const adjectivesAsNames: ReadonlySet<string> = new Set(
  'argentine azerbaijani bangladeshi israeli lao pakistani somali swiss yemeni'.split(' '),
);

/** Some islands are regions: Java, Bali. Those that are countries have islands of their own. */
const islandMask = maskOf(['island', 'archipelago', 'region', 'territory']);
const countryMask = maskOf(['country', 'territory']);
const divisionMask = maskOf(['region']);
/** What a composed region holds. */
const heldMask = maskOf(['city', 'region']);
const landMask = maskOf(['country', 'territory', 'region', 'continent', 'grouping']);

/** Abbreviations that keys have written out where more follows. */
const expanded = new Set(['st', 'ste', 'mt', 'ft']);

/** Names whose keys are kept. */
const mostKeys = 2048;
const none: readonly number[] = [];

/** Importance is stored in 16 bits. */
const mostImportance = 65_535;

/** Importance of a city of some 50,000: "Granada" is a city in Spain, before it is Grenada in Spanish. */
const wellKnown = 0.42 * mostImportance;

/** What a place is called for short counts so much of its importance: "Florida" is a state before the Straits of Florida. */
const ofShortName = 0.85;

/** Where a place is called in English what it is called at all. */
const anglophone: ReadonlySet<string> = new Set(['GB', 'IE', 'US', 'CA', 'AU', 'NZ']);

export function knownNames({ gazetteer, own }: Pick<Finder, 'gazetteer' | 'own'>): NameSource {
  // The grammars of a text ask for the same names again and again.
  const keys = new Map<string, number>();
  const keyOf = (name: string): number => {
    let key = keys.get(name);
    if (key === undefined) {
      key = gazetteer.find(toKey(fold(name)));
      if (keys.size >= mostKeys) keys.clear();
      keys.set(name, key);
    }
    return key;
  };
  const postings = (name: string): readonly number[] => {
    const key = keyOf(name);
    if (key < 0) return none;
    const from = gazetteer.postStart[key]!;
    return Array.from({ length: gazetteer.postStart[key + 1]! - from }, (_, i) => from + i);
  };
  const weightOf = (p: number): number =>
    gazetteer.importance[gazetteer.postPlace[p]!]! * (gazetteer.typeOf(p) === 'variant' ? ofShortName : 1);
  /** @param own  importance from which a place whose own name it is goes before what is called so elsewhere */
  const mostImportant = (name: string, own = Number.POSITIVE_INFINITY): number => {
    const key = keyOf(name);
    let best = -1;
    let weight = 0;
    let named = -1;
    if (key < 0) return best;
    for (let p = gazetteer.postStart[key]!; p < gazetteer.postStart[key + 1]!; p++) {
      const place = gazetteer.postPlace[p]!;
      const importance = gazetteer.importance[place]!;
      if (best < 0 || weightOf(p) > weight) {
        best = place;
        weight = weightOf(p);
      }
      if (importance < own || gazetteer.typeOf(p) !== 'name') continue;
      if (named < 0 || importance > gazetteer.importance[named]!) named = place;
    }
    return named < 0 ? best : named;
  };
  return {
    knows(foldedName, codes) {
      const key = keyOf(foldedName);
      if (key >= 0) {
        if (codes) return true;
        for (let p = gazetteer.postStart[key]!; p < gazetteer.postStart[key + 1]!; p++)
          if (gazetteer.typeOf(p) !== 'code') return true;
      }
      return (
        (own?.knows(foldedName) ?? false) ||
        isUndrawn(foldedName) ||
        longNamesOf(gazetteer, toKey(foldedName)).length > 0
      );
    },
    spells(foldedName) {
      return postings(foldedName).some((p) => fold(gazetteer.posting(p).text) === foldedName);
    },
    mayHold(foldedWords) {
      return (
        own !== undefined ||
        foldedWords
          .split(' ')
          .every((word) => expanded.has(word) || gazetteer.mayHoldWord(toKey(word)) || isUndrawnWord(word))
      );
    },
    begins(foldedWords) {
      const prefix = toKey(`${foldedWords} `);
      return gazetteer.begins(prefix) || (own?.begins(prefix) ?? false) || beginsUndrawn(foldedWords);
    },
    fame(foldedName) {
      if (own?.knows(foldedName)) return 1;
      const best = mostImportant(foldedName);
      return best < 0 ? 0 : gazetteer.importance[best]! / mostImportance;
    },
    isA(foldedName, noun) {
      const mask = noun === 'island' ? islandMask : kindHint([noun]);
      for (const p of postings(foldedName)) if (gazetteer.isKind(gazetteer.postPlace[p]!, mask)) return true;
      return false;
    },
    isUsually(foldedName, noun) {
      const usual = mostImportant(foldedName);
      return usual >= 0 && gazetteer.isKind(usual, kindHint([noun]));
    },
    isLand(name) {
      const usual = mostImportant(name);
      return usual >= 0 && gazetteer.isKind(usual, landMask);
    },
    isCountry(name) {
      const usual = mostImportant(name);
      return usual >= 0 && gazetteer.isKind(usual, countryMask);
    },
    speaks(foldedName, language) {
      for (const p of postings(foldedName)) if (gazetteer.languageOf(p) === language) return true;
      return false;
    },
    isEnglish(foldedName) {
      let best = -1;
      let english = false;
      for (const p of postings(foldedName)) {
        const importance = weightOf(p);
        if (importance < best) continue;
        // The name that a place goes by is its English one. Its other names have a language each, or are those of its land:
        // "Mull" is English, "Brugge" is none.
        const place = gazetteer.postPlace[p]!;
        const isAlias = gazetteer.typeOf(p) === 'alias' && gazetteer.languageOf(p) === '';
        const country = gazetteer.countryCodeOf(place) ?? 'GB';
        english =
          gazetteer.typeOf(p) === 'name' ||
          (isAlias && anglophone.has(country)) ||
          (importance === best && english);
        best = importance;
      }
      return english;
    },
    isAdjective(name) {
      const isNamed = adjectivesAsNames.has(name.toLowerCase());
      // "German" is a hamlet as well.
      let best = -1;
      let adjective = false;
      for (const p of postings(name)) {
        const importance = gazetteer.importance[gazetteer.postPlace[p]!]!;
        const isAdjective =
          gazetteer.typeOf(p) === 'adjective' ||
          (isNamed && gazetteer.isKind(gazetteer.postPlace[p]!, countryMask));
        if (importance > best || (importance === best && !isAdjective)) {
          best = importance;
          adjective = isAdjective;
        }
      }
      return adjective;
    },
    isDivision(name) {
      for (const p of postings(name)) {
        const isName = gazetteer.typeOf(p) === 'name';
        if (isName && gazetteer.isKind(gazetteer.postPlace[p]!, divisionMask)) return true;
      }
      return false;
    },
    liesIn(inner, outer) {
      // "France, Spain" is a list, whatever village in Spain may be called France.
      const usual = mostImportant(inner, wellKnown);
      if (usual < 0 || gazetteer.isKind(usual, countryMask)) return false;
      const containers = new Set<number>();
      // What lies in Scotland is told by its shape: here it may be anything of the country but what is composed itself.
      const aroundComposed = new Set<number>();
      for (const p of postings(outer)) {
        const place = gazetteer.postPlace[p]!;
        if (!gazetteer.isKind(place, containerMask)) continue;
        containers.add(place);
        if (gazetteer.isComposed(place)) aroundComposed.add(gazetteer.country[place]!);
      }
      if (containers.size === 0) return false;
      // "Provence, Burgundy" is a list; "Kent, England" is none.
      const isPeer = gazetteer.isComposed(usual) && (!constituent.test(outer) || constituent.test(inner));
      const mayBeHeld = gazetteer.isKind(usual, heldMask) && !isPeer;
      for (const p of postings(inner)) {
        const place = gazetteer.postPlace[p]!;
        const country = gazetteer.country[place]! - 1;
        const region = gazetteer.region[place]! - 1;
        if ((country !== place && containers.has(country)) || (region !== place && containers.has(region))) {
          return true;
        }
        if (gazetteer.isKind(place, heldMask) && aroundComposed.has(country + 1) && mayBeHeld) return true;
      }
      return false;
    },
  };
}

/** Countries of the United Kingdom, which are composed as their counties are. */
const constituent = /^(?:england|scotland|wales|northern ireland)$/i;

/** Endings of adjectives, and of a genitive: "französische", "Frankreichs". */
const endings = /(?:e[nrms]?|s)$/;

/** The country that a name or an adjective usually means. */
export function countryOf(
  { gazetteer }: Pick<Finder, 'gazetteer'>,
  name: string,
): { code: string; name: string } | undefined {
  const folded = fold(name);
  for (const form of new Set([folded, folded.replace(/s$/, ''), folded.replace(endings, '')])) {
    const key = gazetteer.find(toKey(form));
    if (key < 0) continue;
    let best = -1;
    for (let p = gazetteer.postStart[key]!; p < gazetteer.postStart[key + 1]!; p++) {
      const place = gazetteer.postPlace[p]!;
      if (best < 0 || gazetteer.importance[place]! > gazetteer.importance[best]!) best = place;
    }
    const code = best < 0 || !gazetteer.isKind(best, countryMask) ? undefined : gazetteer.countryCodeOf(best);
    if (code !== undefined) return { code, name: gazetteer.nameOf(best) };
  }
  return undefined;
}
