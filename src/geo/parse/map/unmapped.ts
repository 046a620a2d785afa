/** What people say of features that no tag answers, and that would else be taken for a place or a name: seasons and times of
 * day, floors, work in progress, and owners that are no names. */

const ordinal = '(?:ground|top|upper|lower|first|second|third|fourth|fifth|\\d+(?:st|nd|rd|th))';
const ordinalGerman = '(?:ersten|zweiten|dritten|vierten|funften|obersten|untersten|\\d+\\.)';
const owner =
  '(?:the |a |der |dem |die |einer? )?(?:local |federal )?(?:city|town|state|government|council|municipality|public|church|family|families|staat|stadt|gemeinde|kirche|bund|land)';

export const unmapped = new RegExp(
  [
    '(?<!\\bopen |\\d |o.clock )at (?:night|day|dusk|dawn)(?= |$)',
    'by (?:night|day)(?= |$)',
    // It is no slip of "coast".
    '(?<!(?:it|they|of) )costs?(?! (?:nothing|anything|no |you nothing))(?= |$)',
    // Which stops a line has is not kept with the line.
    'where do(?:es)? (?:the )?(?:[a-z]+ )?[a-z]?\\d+[a-z]?(?: [a-z]+)? (?:stop|go|run|leave|depart|start|end|call)(?= |$)',
    'wo (?:halt|halten|fahrt|fahren) (?:die |der )?(?:[a-z-]+ )?[a-z]?\\d+[a-z]?(?= |$)',
    // Whether all of them have something is another question than whether any has.
    '^(?:do|does|are|is|have|has) (?:all|every|each)(?: of)?(?= )',
    '^(?:haben|hat|sind|ist|bieten|bietet|akzeptieren|akzeptiert) (?:alle|jede[rs]?|samtliche)(?= )',
    '^est-ce que tou(?:s|tes)(?= )|^(?:tienen|tiene|son|estan) tod[oa]s(?= )',
    '(?<!\\d |o.clock )in (?:the )?(?:winter|summer|spring|autumn|morning|evening|afternoon|rain|daytime|nighttime)(?: time)?(?= |$)',
    '(?:bei|in der) nacht(?= |$)',
    '(?:bei|am) tag(?:e)?(?= |$)',
    'im (?:winter|sommer|fruhling|herbst|bau|betrieb|umbau|dunkeln|freien|schatten)(?= |$)',
    '(?:under|in) (?:construction|renovation|repair)(?= |$)',
    'en (?:construction|hiver|ete|invierno|verano|obras)(?= |$)',
    '(?:free (?:entry|entrance|admission)|(?:freie[rnm]?|kostenlose[rnm]?) eintritt) (?:on|at|every|am|an|jeden) [a-z]+',
    `(?:on|in|at) the ${ordinal} (?:floor|level|storey|story)`,
    `im ${ordinalGerman} (?:stock|stockwerk|obergeschoss|og|untergeschoss)(?= |$)`,
    'im (?:erd|unter|ober|keller|dach)ges?chos+(?= |$)',
    'within (?:walking|driving|cycling|easy) (?:distance|reach)(?! (?:of|from|to) )',
    `(?:(?:run|owned|operated|managed|maintained|financed|funded) by|in the hands of|(?:betrieben|gefuhrt|verwaltet) von) ${owner}(?= |$)`,
  ]
    .map((words) => `\\b${words}`)
    .join('|'),
);
