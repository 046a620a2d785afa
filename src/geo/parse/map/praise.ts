/** Words that judge. A map says nothing of them: praise is left out with a note, what chooses is refused. */

/** Mere praise, which every feature may deserve: it is left out with a note. */
export const praise =
  /^(?:good|great|nice|cool|lovely|pretty|beautiful|fancy|decent|gute?[nrs]?|schone?[nrs]?|schöne?[nrs]?|tolle[nrs]?|hübsche?[nrs]?|bons?|bonnes?|beaux?|belles?|jolie?s?|buen[oa]s?|bonit[oa]s?)$/;
/** What chooses among the features by what a map does not say: price, rank, fame, mood. Who asks for the cheapest hotel or the
 * best restaurant is not helped by all of them. */
const unsaid =
  /^(?:best|top|finest|nicest|greatest|coolest|prettiest|loveliest|favou?rite|popular|famous|well-known|renowned|recommended|trendy|hip|hidden|cheap(?:er|est)?|expensive|affordable|inexpensive|budget|luxur(?:y|ious)|romantic|cosy|cozy|quiet|authentic|delicious|tasty|safe(?:st)?|clean(?:est)?|big|large|huge|small|little|tiny|tall|low|long|short|wide|narrow|deep|old|new|modern|ancient|busy|crowded|closed|nearby|local|known|other|gro(?:ß|ss)e?[nrs]?|kleine?[nrs]?|hohe?[nrs]?|lange?[nrs]?|kurze?[nrs]?|breite?[nrs]?|alte?[nrs]?|neue?[nrs]?|moderne?[nrs]?|geschlossene?[nrs]?|andere?[nrs]?|bekannte?[nrs]?|grande?s?|petite?s?|vieux|vieille?s?|nouve(?:l|lle|au)x?s?|grandes?|pequeñ[oa]s?|viej[oa]s?|nuev[oa]s?|(?:be|günstig|billig|schön|hübsch|toll|beliebte|berühmte)ste[nrs]?|beliebte[nrs]?|berühmte[nrs]?|bekannte[nrs]?|empfohlene[nrs]?|günstige?[nrs]?|billige?[nrs]?|preiswerte?[nrs]?|teure?[nrs]?|romantische?[nrs]?|gemütliche?[nrs]?|ruhige?[nrs]?|meilleure?s?|populaires?|célèbres?|recommandée?s?|romantiques?|abordables?|mejor(?:es)?|popular(?:es)?|famos[oa]s?|barat[oa]s?|car[oa]s|romántic[oa]s?)$/i;
/** "Most beautiful", "les plus belles" */
const most = /^(?:most|least|plus|moins|más)$/i;

/** The words that choose, and the others. */
export function withoutChoice(text: string): { chosen: string; others: string } {
  const words = text.split(' ');
  const chooses = words.map(
    (word, i) => unsaid.test(word) || most.test(word) || most.test(words[i - 1] ?? ''),
  );
  const pick = (wanted: boolean) => words.filter((_, i) => chooses[i] === wanted).join(' ');
  return { chosen: pick(true), others: pick(false) };
}

/** Does the folded or written word choose by what a map does not say? */
export const isChoice = (word: string): boolean => unsaid.test(word) || most.test(word);
