// Typos of names and what becomes of them; shared by the bench (all of them) and the test (a seeded sample).
const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const groups = {
  countries: { kinds: ['country', 'territory'], types: ['name', 'official', 'alias', 'adjective'] },
  waters: {
    kinds: 'ocean sea gulf bay strait channel sound fjord lagoon lake reservoir river canal'.split(' '),
    types: ['name', 'official', 'alias'],
  },
};

/** Each typo once, the name itself left out. Letters of the name's own script: a to z, or those it is written with. */
export function typosOf(name) {
  const letters = /^[a-z ]+$/.test(name) ? [...alphabet] : [...new Set(name.replace(/ /g, ''))];
  const characters = [...name];
  const typos = new Set();
  for (let i = 0; i <= characters.length; i++) {
    const [before, after] = [characters.slice(0, i), characters.slice(i)];
    if (after.length > 0) typos.add([...before, ...after.slice(1)].join(''));
    if (after.length > 1) typos.add([...before, after[1], after[0], ...after.slice(2)].join(''));
    for (const letter of letters) {
      typos.add([...before, letter, ...after].join(''));
      if (after.length > 0) typos.add([...before, letter, ...after.slice(1)].join(''));
    }
  }
  return [...typos]
    .map((typo) => typo.trim().replace(/ {2,}/g, ' '))
    .filter((typo) => typo !== name && typo !== '');
}

/** Resolves typos of the names of a group as the verbs would.
 * @param modules  `choose` and `maskOf`, of the sources or of the built package
 * @param options.sample  that many typos of each name, by a seeded choice; 0 for all
 * @param options.part    every Nth name alone, as [K, N], K from 1 */
export async function resolveTypos(
  finder,
  group,
  { choose, maskOf },
  { sample = 0, seed = 1, part: [part, parts] = [1, 1] } = {},
) {
  const { kinds, types } = groups[group];
  const mask = maskOf(kinds);
  const { gazetteer } = finder;
  const context = { finder, maxQueryLength: 2000 };
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const result = { names: 0, total: 0, right: 0, refused: 0, wrong: 0, ms: 0, wrongCases: [] };
  let seen = 0;
  const started = performance.now();
  for (let key = 0; key < gazetteer.keyCount; key++) {
    const name = gazetteer.keyText(key);
    if ([...name].length < 4) continue;
    const owners = new Set();
    for (let p = gazetteer.postStart[key]; p < gazetteer.postStart[key + 1]; p++)
      if (gazetteer.isKind(gazetteer.postPlace[p], mask) && types.includes(gazetteer.posting(p).type))
        owners.add(gazetteer.postPlace[p]);
    if (owners.size === 0 || seen++ % parts !== part - 1) continue;
    result.names++;
    let typos = typosOf(name);
    if (sample > 0) typos = Array.from({ length: sample }, () => typos[Math.floor(random() * typos.length)]);
    for (const typo of typos) {
      result.total++;
      const found = await choose(context, typo, mask, 'a place', {}).catch((error) => {
        if (error.code !== 'place_not_found' && error.code !== 'query_not_understood') throw error;
        return undefined;
      });
      if (found === undefined) {
        result.refused++;
        continue;
      }
      if (owners.has(found.chosen.index)) {
        result.right++;
        continue;
      }
      result.wrong++;
      const { place, matchedName, method } = found.chosen;
      result.wrongCases.push(`${name} → ${typo} → ${place.name} (${method}, ${matchedName})`);
    }
  }
  result.ms = performance.now() - started;
  return result;
}
