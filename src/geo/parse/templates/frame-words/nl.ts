/** What a Dutch question is put by, beside its place: short phrases that stand one after the other, so that any of them goes
 * with any. */

import { phraseProduct } from '../../phrase-product.ts';

const verbs =
  'tekenen|intekenen|uittekenen|aangeven|tonen|laten zien|weergeven|markeren|schetsen|kleuren|inkleuren|omlijnen|omcirkelen|arceren|aanwijzen|aanduiden|opzoeken|zoeken|vinden|noemen|opnoemen|opsommen|geven|zien|bekijken|plotten|visualiseren|selecteren|uitlichten|afbeelden|intekenen op de kaart|op de kaart zetten|zetten|zeggen|vertellen';

export const lead = [
  phraseProduct(
    'kun je|kunt u|kan je|kan u|kunnen jullie|kan iemand|kan jij|kun jij|zou je|zou u|zou jij|zouden jullie|zou iemand|wil je|wilt u|wil jij',
    '|me|mij|ons',
    '|even|eens|misschien|alsjeblieft|alstublieft|graag|ff',
  ),
  phraseProduct(
    'teken|schets|markeer|kleur|arceer|omlijn|omcirkel|toon|toont u|geef|zoek|vind|noem|maak|zet|selecteer|visualiseer|plot|vertel|zeg|wijs|duid|laat|licht',
    '|me|mij|ons',
    '|eens|even|alsjeblieft|alstublieft|graag|ff',
  ),
  phraseProduct('zo', 'vriendelijk|goed|lief|aardig', 'willen zijn|zijn', 'om|om mij|om me|mij|me'),
  phraseProduct('wees', 'zo', 'vriendelijk|goed|lief|aardig', 'en'),
  'mag ik|mogen we|mogen wij|mag ik even|ik zou|ik wou|wij willen|we willen|ik had graag|ik heb graag|wij zoeken|we zoeken|ik ben benieuwd|ik ben benieuwd naar|ik vraag me af|het gaat om|het gaat mij om|het gaat over|ik bedoel|doe mij|doe me|laat ons|laat s|wel eens|even|eens|graag|zeggen|aangeven|aanwijzen|vertellen|voor me|voor mij|voor ons|goedemiddag|goedemorgen|goedenavond|hoe zien|waar kan ik|waar kun je|waar moet ik|waar vind je|een kaart met|een kaartje met|een kaart die|een kaartje van|heb je|heeft u|hebben jullie|is er|op de kaart|weten jullie|misschien|is het mogelijk om|kan ik',
].join('|');

export const trail = [
  phraseProduct('|kunnen|willen|te|voor mij willen|voor me willen|zou kunnen|op de kaart|op kaart', verbs),
  phraseProduct(
    'teken|markeer|toon|kleur|markeer alsjeblieft|laat|teken alsjeblieft',
    'dit|dat|ze|het|deze|hem|dit gebied|dat gebied|dit deel|die rivier|die landen',
    '|eens|even|zien|eens zien|op de kaart',
  ),
  'in|aan|aan op de kaart|weer|uit|op|op voor me|erop|af|in beeld|in kaart|even|eens|nodig|hebben|gezien|gehad|getekend|eruit|er uit|er op de kaart uit|eruit op de kaart|in zijn geheel|in haar geheel|als geheel|als vlak|als gebied|als lijn|als polygoon|op een wereldkaart|voor me|voor mij|voor ons|toont|laat zien|alvast bedankt|dank u wel|dankjewel|bedankt alvast|waar zijn die|waar zijn ze|waar liggen ze|waar ligt die|waar ligt hij|waar is het|wel|eens even|zou dat kunnen|kan dat|zou dat lukken|eens graag|te zien|te zien is|te zien zijn|zijn|bevindt|bevinden|is op de kaart|ligt op de kaart|liggen op de kaart',
].join('|');
