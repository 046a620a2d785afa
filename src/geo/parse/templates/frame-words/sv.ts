/** What a Swedish question is put by, beside its place: short phrases that stand one after the other, so that any of them
 * goes with any. Verbs have a word beside them where another language writes one of the same letters. */

import { phraseProduct } from '../../phrase-product.ts';

const looking = 'se|titta på|kolla på|kolla|ha|hitta|veta|visa|få|få se|få veta|ha sett|sett|haft|velat se';
const verbs =
  'visa|rita|rita ut|rita upp|rita in|skissa|skissera|markera|färglägg|färglägga|färga|ringa in|rama in|peka ut|lyft fram|lyfta fram|tala om|berätta|säga|säg|visualisera|plotta|avbilda|lista|nämna|nämn|räkna upp|ange|hitta|söka upp|sök upp|leta upp|leta reda på|ta fram|plocka fram|välj|välj ut|lägg ut|lägga ut|sätt ut|sätta ut|skapa|öppna|hämta|gör|göra';
const asking =
  'kan du|kan ni|kan man|kan någon|kan jag|skulle du kunna|skulle ni kunna|skulle man kunna|skulle jag kunna|skulle du vilja|skulle ni vilja|vill du|vill ni|är det möjligt att|går det att|skulle det gå att|var snäll och|var snälla och|vara snäll och|var vänlig och|var vänlig|vänligen|var god|var god och|vara vänlig och|snälla';

export const lead = [
  asking,
  phraseProduct(
    'jag vill|vi vill|jag skulle vilja|vi skulle vilja|jag skulle|jag önskar|jag hade|får jag|får vi|låt mig|låt oss|låt mej|kan jag få|kan vi få|jag skulle uppskatta att',
    '|gärna|gärna vilja',
    looking,
  ),
  phraseProduct(verbs, '|gärna|bara', '|mig|mej|oss|åt mig|för mig'),
  'gärna|få se|att få se|vara snäll|jag behöver|vi behöver|vi söker|jag är nyfiken på|jag är intresserad av|det gäller|det handlar om|jag menar|har du|har ni|finns det|hejsan|hallå|god morgon|tjena|hej hej|en karta med|en karta som visar|en karta|på kartan|på en karta|hur ser|hur ligger|hur rinner|hur flyter|var hittar jag|var hittar man|var kan jag hitta|var ska jag leta efter|vet ni|var någonstans ligger|var exakt ligger|var går|var sträcker sig|vad hör till',
].join('|');

export const trail = [
  phraseProduct(
    '|. ',
    'visa|markera|rita ut|rita|rita upp|visa mig|visa gärna|markera gärna',
    '|det|den|dem|området|det området|den delen|detta område|den floden|de länderna',
    '|på kartan|tack',
  ),
  'ut|ut på kartan|åt mig|åt oss|för oss|i sin helhet|som helhet|som en yta|som yta|som en linje|som linje|som polygon|som en polygon|som område|tack så mycket|tackar|är|finns|finns på kartan|ligger på kartan|är på kartan|på världskartan|om det går|om möjligt|någonstans på kartan|var ligger de|var ligger dom|var är den|var är de|gärna|är du gullig|exakt på kartan|är ni snälla|med färg|i färg',
].join('|');
