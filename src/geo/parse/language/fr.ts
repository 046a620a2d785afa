/** French. */

import type { LanguageTable } from './language-table.ts';

export const fr: LanguageTable = {
  keywords: {
    of: 'de|du|des|d|de la|de l',
    within:
      'a moins de|dans un rayon de|a une distance de|jusqu a|jusqua|au plus|au maximum|moins de|dans un perimetre de|dans les|pas plus de|a',
    around: 'centre sur|centree sur|autour|autour de|autour du|autour des|alentour de|aux alentours de',
    off: 'au large|au large de|au large des|au large du',
    coast: 'cote|cotes|littoral|rivage|rivages|bord de mer|facade maritime|trait de cote',
    border: 'frontiere|frontieres|limite|limites|contour|contours|bord',
    between: 'entre',
    halfway: 'a mi chemin entre|a michemin entre|au milieu entre|a mi distance entre',
    and: 'and|et|ainsi que|plus|et aussi|et de',
    or: 'ou|ou de',
    except:
      'sauf|excepte|hors|sans|a l exception de|a lexception de|mais pas|hormis|a part|en dehors de|a l exclusion de|moins la|mais sans|en excluant',
    in: 'en|dans|au|aux|a l interieur de',
    with: 'avec',
    overlap: 'intersection de|intersection entre|chevauchement de|chevauchement entre',
    overlaps: 'se chevauchent|se croisent|se recoupent',
    both: 'a la fois en|a la fois dans|a la fois',
    part: 'partie de|parties de|partie|moitie de|moitie|region de|zone de|tout en|toute',
    zone: 'rayon|zone|tampon|zone tampon|bande',
    near: 'pres|pres de|proche de|a proximite de|a cote de',
    meets: 'rencontre|touche',
    farther: 'a plus de|plus de|au moins a|a au moins',
    filler:
      'le|la|les|l|un|une|s il vous plait|sil vous plait|svp|montre moi|montrez moi|montre|montrez|affiche|trouve|donne moi|ou est|ou se trouve|quelle est|quel est|le long|carte de|tout|zone|zones|region|regions|qui|est situe|situe|situee|merci|moi|je veux|je voudrais|dessine',
  },
  compass: {
    points: [['nord'], ['nord est'], ['est'], ['sud est'], ['sud'], ['sud ouest'], ['ouest'], ['nord ouest']],
    direction: '',
    beyond: 'au # de|au # du|au # des|au # d|au #|a l # de|a l # du|a l # d|a l #|plus au # que',
    adjective: 'partie # de|partie # du|moitie # de|moitie # du|moitie # d|partie # d',
    half: 'le # de|le # du|le # des|le # d|l # de|l # du|l # d|dans le # de|dans le # du|dans l # de|# de|# du',
  },
  units: {
    ft: 'pied pieds',
    mi: 'mille milles',
    nmi: 'mille-marin milles-marins mille-nautique milles-nautiques',
  },
  loneUnits: '',
  notLengths: 'degre degres heure heures',
  vague:
    'quelques plusieurs beaucoup peu certains certaines poignee dizaines douzaines vingtaines centaines milliers',
  besideVague: 'un une de d des cents mille',
  numbers: {
    ones: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix',
    more: { une: 1, demi: 0.5, dizaine: 10, douzaine: 12, vingtaine: 20, cinquantaine: 50, centaine: 100 },
    scales: { cent: 100, cents: 100 },
    glue: 'et de d',
    range: 'a et',
  },
  mended: 'frontiere cote littoral entre sauf excepte autour moins kilometres metres rayon nord ouest',
};
