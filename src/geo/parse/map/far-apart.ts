/** How far one thing is from another: the distance of the nearest of the one to the other. */

import { find, PatternList } from './plain.ts';

const metres = '(?:kilomet(?:re|er)s?|km|met(?:re|er)s?|miles?)';
const forms: readonly RegExp[] = [
  `^(?:how many ${metres} (?:is it|are there|lie|are)|what(?:'s| is) the (?:distance|way) in ${metres}) (?:between|from) (?<a>.+?) (?:and|to) (?<b>.+)$`,
  '^wie viele (?:kilometer|meter) (?:sind es|ist es|liegen|sind) (?:zwischen|von|vom)(?: de[rm])? (?<a>.+?) (?:und|zu[rm]?|nach|bis(?: zu[rm]?)?)(?: de[rm])? (?<b>.+)$',
  '^how far(?: is it)? to (?:go|walk|travel|drive|get) from (?<a>.+?) to (?<b>.+)$',
  "^(?:what(?:'s| is) the distance|(?:the )?distance) (?:between|from) (?<a>.+?) (?:and|to) (?<b>.+)$",
  '^how far(?: away)?(?: apart)? (?:is|are|lies?) (?<a>.+?)(?: away)? (?:and|from) (?<b>.+?)(?: (?:apart|away|from each other|from one another))?$',
  '^how far is it (?:between|from) (?<a>.+?) (?:and|to) (?<b>.+)$',
  '^wie weit (?:sind|liegen|ist|liegt) (?<a>.+?) und (?<b>.+?) (?:voneinander )?(?:entfernt|auseinander|weg)$',
  '^wie weit (?:ist|liegt) (?<a>.+?) vo[nm](?: de[rm])? (?<b>.+?)(?: (?:entfernt|weg))?$',
  '^wie weit ist es vo[nm](?: de[rm])? (?<a>.+?) (?:zu[rm]?|nach|bis(?: zu[rm]?)?)(?: de[rm])? (?<b>.+)$',
  '^(?:was ist |wie gro(?:s|ss) ist )?(?:der |die )?(?:abstand|entfernung) (?:zwischen|von|vom) (?<a>.+?) (?:und|zu[rm]?|bis) (?<b>.+)$',
].map((form) => new RegExp(form, 'd'));
const said = new PatternList(forms, (form) => [form]);
const courtesy =
  /^(?:(?:please|can you|could you|bitte|kannst du|konntest du|konnen sie)(?: please| bitte)?(?: mir)? ?(?:tell me|show me|give me|sagen)?|tell me|sag mir),? /;
const nearest = /\b(?:nearest|closest|next|nachste[nrs]?|nachstgelegene[nrs]?)\b/;

/** @returns the question for the distance of the nearest; undefined where it asks for none, or for the nearest already */
export function farApart(text: string): string | undefined {
  const polite = find(courtesy, text);
  const bare = polite ? text.slice(polite.end) : text;
  if (find(nearest, bare)) return undefined;
  for (const form of said.for(bare)) {
    const { a, b } = find(form, bare)?.groups ?? {};
    if (a === undefined || b === undefined) continue;
    return `how far is the nearest ${a.replace(/^(?:the|der|die|das|dem|den) /i, '')} to ${b}`;
  }
  return undefined;
}
