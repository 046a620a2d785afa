/** A name without the noun before it, which is no part of it: "río Guadiana", "désert du Sahara". */

import { fold } from '../../domain/fold.ts';

const noun = /^[^ ]+ /u;
const joined =
  /^[^ ]+ (?:de|du|des|del|della|dello|dei|degli|delle|di|do|da|dos|das) (?:(?:la|le|les|el|los|las|o|a) )?/u;

/** The name, folded, and what of it may be known alone. */
export function bareNames(name: string): string[] {
  const folded = fold(name);
  return [folded, folded.replace(noun, ''), folded.replace(joined, '')];
}
