/** Words for what one may do on ways and pays for them, and for what stands around grounds or is lacking, in the form of
 * `attribute-words.ts`. */

import { anyOf, hasTag, isTag, not, type TagFilter } from '../../domain/tag-filter.ts';

type Words = readonly (readonly [string, TagFilter])[];

const toll = isTag('toll', 'yes');
const fenced = anyOf(isTag('fenced', 'yes'), isTag('barrier', 'fence'));
const one = '(?:you|one|i|we|people|everyone)';

/** Grades of the Swiss Alpine Club, from T1. */
const grades = [
  'hiking',
  'mountain_hiking',
  'demanding_mountain_hiking',
  'alpine_hiking',
  'demanding_alpine_hiking',
  'difficult_alpine_hiking',
];
const graded =
  '(?:(?:mit|der|with|of) (?:(?:der|dem|a|an) )?)?(?:schwierigkeit(?:sgrad|sstufe)?|sac(?:[- ](?:scale|skala|grade))?|(?:sac )?(?:grade|difficulty|rating)|rated|graded)(?: (?:of|von|sac))? ';
const trail = '(?:(?:hiking |mountain )?(?:trails?|paths?|hikes?)|wander(?:wege?|ungen|pfade?)|wege|pfade)';

export const wayWords: Words = [
  [
    `(?:where|on which|for which) ${one} (?:have to|has to|must|need to) pay (?:a |the )?tolls?|(?:for|on|auf|fur) (?:which|denen|die) (?:man |ich )?(?:eine? )?maut (?:zahlen|bezahlen|entrichten)? ?(?:muss|mus+|fallig wird|anfallt|erhoben wird)`,
    toll,
  ],
  ['toll[- ]?free|mautfreie?[nrs]?', not(toll)],
  [
    `(?:(?:where|that|which|on which) )?${one} (?:can|may|are allowed to) (?:cycle|bike|ride (?:(?:a|my|your) )?(?:bikes?|bicycles?))(?: on)?|(?:open to|for|suitable for) (?:bikes|bicycles|cyclists)(?= (?:in|near|at|around|within)|$)|,? ?(?:auf denen|wo) (?:man |ich )?(?:(?:mit dem )?(?:fahr)?rad ?fahren|radeln) (?:darf|kann)|,? ?die (?:man )?(?:mit dem (?:fahr)?rad|fur (?:fahr)?rader) (?:befahrbar|befahren|freigegeben|erlaubt) (?:sind|darf|kann)`,
    isTag('bicycle', 'yes', 'designated', 'permissive'),
  ],
  [
    '(?:(?:that|which) )?(?:(?:sometimes |often |seasonally )?(?:dry|dries|run|runs|running) (?:up|dry|out)(?: in (?:the )?summer)?|(?:are |is )?(?:sometimes |often |seasonally )dry|only (?:flow|run)s? (?:sometimes|seasonally))|intermittent|,? ?die (?:im sommer |manchmal |zeitweise )*(?:austrocknen|trockenfallen|versiegen|trocken (?:sind|fallen|liegen))|zeitweise trockene[nrs]?|periodische[nrs]?(?= (?:bach|fluss|gewasser|see))|intermittents?(?= |$)|intermitentes?',
    isTag('intermittent', 'yes'),
  ],
  [
    'fenced(?:[- ](?:in|off))?|eingezaunte?[nrs]?|umzaunte?[nrs]?|(?:(?:die|das) )?(?:eingezaunt|umzaunt) (?:sind|ist)|cloturee?s?|vallad[oa]s?',
    fenced,
  ],
  ['unfenced|nicht (?:eingezaunte?[nrs]?|umzaunte?[nrs]?)', not(fenced)],
  [
    'unnamed|nameless|unbenannte?[nrs]?|namenlose?[nrs]?|anonymes?(?= |$)|(?:(?:that|which) )?(?:are|is) (?:unnamed|nameless)',
    not(hasTag('name')),
  ],
  ...grades.map(
    (grade, i) =>
      [
        `${graded}t ?${i + 1}(?![0-9])|t ?${i + 1}[- ](?=${trail})|(?<=${trail} )(?:t ?${i + 1})(?![0-9])`,
        isTag('sac_scale', grade),
      ] as const,
  ),
];

export const wayParts: Words = [
  ['(?:a )?tolls?|maut(?:gebuhr(?:en)?|pflicht)?|peages?|peajes?', toll],
  ['(?:an? )?(?:fences?|fencing|railings?)|(?:zaun|zaune?n?|einzaunung|umzaunung)|clotures?|vallas?', fenced],
];
