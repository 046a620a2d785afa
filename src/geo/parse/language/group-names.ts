/** Groups of countries and parts of continents as German, French and Spanish call them where no table of the gazetteer has
 * it: compounds ("Golfstaaten"), declined ones ("baltischen Staaten"), and names that a far village has too ("Balkan"). */

import { fold } from '../../domain/fold.ts';

/** What English calls it, and phrases for it; a word in parentheses is every form of it. */
const rows = `
Baltic states|baltische(|n|r) (staaten|länder|ländern|republiken)|états baltes|républiques baltes|pays de la baltique|états de la baltique|repúblicas bálticas
Nordic countries|nordische(|n|r) (staaten|länder|ländern)|nordeuropa
Scandinavia|skandinavische(|n|r) (staaten|länder|ländern)
Benelux|benelux(staaten|länder|ländern)
Balkans|balkan(|s|staaten|länder|ländern)
European Union|eu(staaten|länder|ländern|mitglieder|mitgliedern)|membres de l'ue|membres de l'union européenne|miembros de la ue|miembros de la unión europea
NATO|nato(staaten|länder|ländern|mitglieder|mitgliedern)|membres de l'otan|miembros de la otan
Maghreb|maghreb(staaten|länder|ländern)
Gulf states|golf(staaten|länder|ländern|monarchien)|arabische(|n|r) golfstaaten|(pays|états|monarchies) du golfe|(países|estados|monarquías) del golfo
Southeast Asia|südostasiatische(|n|r) (staaten|länder|ländern)
Arab countries|arabische(|n|r) (staaten|länder|ländern)|(pays|états) arabes|(países|estados) árabes
Visegrad Group|visegrad gruppe|visegradgruppe|visegradstaaten|groupe de visegrad|grupo de visegrado|grupo de visegrad
Andean states|anden(staaten|länder|ländern)|pays andins|países andinos
Korean Peninsula|péninsule coréenne|péninsule de corée|península coreana|península de corea
Caribbean|karibikstaaten|karibische(|n|r) (staaten|länder|ländern)
`;

/** A phrase with each of its forms written out. */
function forms(phrase: string): string[] {
  const choice = /\(([^)]*)\)/u.exec(phrase);
  if (!choice) return [fold(phrase)];
  return choice[1]!.split('|').flatMap((form) => forms(phrase.replace(choice[0], form)));
}

/** Parts a row at bars that stand in no parentheses. */
const parted = (row: string): string[] => row.split(/\|(?![^(]*\))/u);

let made:
  | { groups: ReadonlyMap<string, string>; byFirst: ReadonlyMap<string, readonly string[]> }
  | undefined;

function table() {
  if (made) return made;
  const groups = new Map<string, string>();
  const byFirst = new Map<string, string[]>();
  for (const row of rows.trim().split('\n')) {
    const [group, ...phrases] = parted(row) as [string, ...string[]];
    for (const phrase of phrases.flatMap(forms)) {
      groups.set(phrase, group);
      const first = phrase.split(' ', 1)[0]!;
      byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
    }
  }
  made = { groups, byFirst };
  return made;
}

/** What English calls a group, by one of these names. */
export const groupCalled = (name: string): string | undefined => table().groups.get(fold(name));

/** Those of the names that stand in a text, folded. */
export function groupsIn(text: string): string[] {
  const { byFirst } = table();
  const words = fold(text)
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter(Boolean);
  const whole = ` ${words.join(' ')} `;
  return words.flatMap((word) => (byFirst.get(word) ?? []).filter((one) => whole.includes(` ${one} `)));
}
