/** What an English question is put by, beside its place: each is taken away by itself, in any order and number. */

import { phraseProduct } from '../../phrase-product.ts';

const verbs =
  'paint|sketch|sketch out|mark|circle|trace out|indicate|visualise|visualize|generate|create|search for|search|look up|pick out|select|put|get|get me|gimme|show|draw a line around|draw around|zoom to|zoom in on|hatch|fill in|colour|color|sketch me|mark me|plot me|identify|reveal|present';
const looking =
  'see|have a look at|take a look at|get a look at|look at|have|get|be shown|view|see exactly where|know whereabouts|know exactly where';

export const lead = [
  verbs,
  phraseProduct(
    'i wish to|i want to|i wanna|i would like to|i would love to|i would really like to|let me|let us|lemme|might i|may i|can i|could i|could we|may we|id like to|i need to',
    looking,
  ),
  phraseProduct("i'd", 'like|love|really like', `to|to ${looking.replaceAll('|', '|to ')}`),
  phraseProduct(
    'would you mind|do you mind|would it be too much trouble|any chance of',
    'showing|drawing|marking|marking out|pointing out|highlighting|outlining|plotting|tracing|displaying|sketching|mapping|mapping out|finding',
    '|me|us',
  ),
  'could u|can u|would u|could ya|can ya|have you got|do you have|have you|got|a polygon of|a polygon for|the polygon of|a picture of|an image of|i am curious where|i am curious about|im curious where|i am curious whereabouts|i am interested in|sorry|excuse me|good morning|good afternoon|good evening|i am after|whereabouts|look for|me|for me|so where|tell me about|what do|a map showing|a map of|what exactly is|could you perhaps|perhaps|maybe|possibly|if it is possible|is there any chance you could|i wonder if you could|i was hoping to see',
].join('|');

export const trail =
  'outlined|highlighted|marked|marked out|drawn|drawn out|drawn in|plotted|shown|coloured in|colored in|shaded|displayed|traced|mapped|mapped out|again|in full|on there|as one area|as a whole|as a single area|in one piece|in its entirety|in their entirety|for us please|look like on a map|perhaps|sir|madam|in colour|in red|rough outline|roughly|roughly outlined|approximately|more or less';

export const behind = phraseProduct(
  '|please|kindly|now|can you|could you|could you please|can you please',
  'mark|show|draw|highlight|outline|plot|display|trace|show me|mark out|map|circle|shade',
  'it|them|this|that|these|those|this area|that area|the area|this region|that region|this river|this part|that part|these countries|those countries|this place',
);
