/** Everyday words for kinds in German, French or Spanish that are other words in English: "tours" are no towers there, and
 * "sources" no springs. They are read only where the question is in their language. */

const lines: Readonly<Record<string, string>> = {
  de: 'post see strand dom burg berg essen ort orte park bach see quelle gericht oper pension gymnasium mast weg archiv',
  fr: 'tour source poste route via rue col mer pic champ prairie boutique bureau refuge pension place gare port magasin marche piste parc lac bois banc pont maison cascade grotte commune phare moulin temple stade golf club dechetterie rapides couvent',
  es: 'via mar pico cima casa campo puerto prado banco fuente rio lago paso faro torre refugio pension plaza col club marina cafeteria bodega',
};
/** English has these in the same sense. */
const shared = new Set(
  'park club golf marina temple port refuge commune cascade piste plaza place'.split(' '),
);

export const homographs: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const found = new Map<string, Set<string>>();
  for (const [language, words] of Object.entries(lines)) {
    for (const word of words.split(' ')) {
      if (shared.has(word)) continue;
      const known = found.get(word) ?? new Set();
      found.set(word, known.add(language));
    }
  }
  return found;
})();
