import { phraseProduct } from '../../phrase-product.ts';
import type { SpokenFrame } from './spoken.ts';

const kind = "l'amabilité|la gentillesse|l'obligeance|assez aimable|assez gentil|assez gentille|si aimable";

export const fr: SpokenFrame = {
  stems:
    'montr|dessin|trac|affich|indiqu|trouv|cherch|recherch|surlign|soulign|colori|color|marqu|délimit|représent|situ|localis|repér|point|visualis|list|énumér|cit|nomm|précis|présent|regard|cartographi|signal|plac|retrouv',
  endings: 'e|es|ez|er|erais|eriez',
  both: `mets|mettez|fais|faites|fait|dis|dites|dresse|voir|faire|mettre|savoir|dire|avoir|connaître|apparaître|en évidence|sur la carte|sur une carte|sur un plan|sur un planisphère|peux|pouvez|pourrais|pourriez|peut|pourrait|puis|pouvons|saurais|sauriez|sais|savez|veux|voulez|voudrais|tu|vous|on|je|nous|moi|me|m'|s'il vous plaît|s'il te plaît|svp|stp|merci|merci beaucoup|merci d'avance|d'avance|si possible|si c'est possible|volontiers|bonjour|bonsoir|salut|cordialement|est-ce que|de plus près|ça|cela`,
  lead: [
    "pour|j'|il|souhaite|souhaiterais|aimerais|aimerais bien|voudrais bien|ai besoin|aurais besoin|avons besoin|désire|désirerais|faut|faudrait|demande|voulais|besoin|donne|donnez|donner|de voir|de savoir|de connaître|de me|de m'",
    phraseProduct(
      'auriez vous|aurais tu|ayez|veuillez|seriez vous|serais tu|serait il possible|serait ce possible|est ce possible|est il possible|ce serait possible|il est possible',
      `|${kind}`,
    ),
    phraseProduct('la liste|une liste|liste|la carte|une carte|besoin|merci', 'de|du|des|de la'),
    phraseProduct(
      'où est-ce que|par où est-ce que|où',
      'se trouve|se situe|passe',
      '|exactement|précisément|donc',
    ),
    "entoure|entourez|d'|que tu|que vous|qu'on|est-ce qu'on|juste|simplement|à quoi ressemble|à quoi ressemblent|ça ressemble à quoi|jusqu'où va|jusqu'où s'étend|quelle est la superficie couverte par|quels sont|quelles sont|quel est|quelle est|c'est quoi|tu connais|vous connaissez|qu'est-ce qu'il y a|qu'est-ce qui se trouve|ça fait",
  ].join('|'),
  behind:
    "le|la|les|l'|tout ça|cette zone|cette région|cette partie|cette ligne|cet endroit|ce territoire|ces pays|exactement|au juste|précisément|à quoi ça ressemble|ça se trouve où|ça se situe où|où est-ce que ça se trouve|où est-ce que c'est|où ça se trouve|où cela se trouve|c'est de quel côté|par où ça passe|ça passe par où|passe par où",
};
