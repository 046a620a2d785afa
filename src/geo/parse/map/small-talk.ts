/** Words that people put into a question and that ask for nothing: "maybe", "by any chance", "mal", "eigentlich", "asap",
 * "any ideas". They are left out before a question is read. */

import { find, PatternList, tidy, without } from './plain.ts';

/** Wherever they stand: in small letters they are in no name and in no kind. */
const idle =
  'maybe|perhaps|possibly|actually|by any chance|by chance|at all|as it happens|eigentlich|vielleicht|uberhaupt|zufallig|irgendwie|wohl|bitteschon|peut[- ]etre|par hasard|par exemple|quizas?|por casualidad|acaso';
/** What a question begins with, before a word that is idle only there. */
const lead =
  '(?:please|pls|hi|hey|hello|ok(?:ay)?|so|well|can|could|would|will|you|i|we|im|am|are|is|me|us|there|where|do|does|need|want|show|give|tell|find|list|to|have|been|bitte|hallo|hi|hey|also|kannst|konntest|konnen|konnten|du|sie|ich|wir|mir|uns|wo|gibt|es|ist|sind|hat|haben|finde[nt]?|zeig(?:e|en)?|gib|nenn(?:e|en)?|such(?:e|en)?|sag(?:e|en)?|brauche|suche|mochte|will|welche[rs]?|wie|viele?|man|hier|dort|was)';
const idleAhead =
  'just|quickly(?! charg)|simply|really|desperately|urgently|kindly|mal|doch|denn|schnell(?! lad)|kurz|eben|auch|dringend|einfach|etwa';

const patterns: readonly (readonly [RegExp, string])[] = (
  [
    [`(?<=^|[ ,])(?:${idle})(?=$|[ ,])`, ' '],
    [`(?<=^(?:${lead},? ){1,6})(?:${idleAhead})(?= )`, ' '],
    [`^(?:${idleAhead})(?= (?:${lead}) )`, ' '],
    // Without their apostrophes.
    ['^whats(?= )', 'what is'],
    ['^wheres(?= )', 'where is'],
    ['^whos(?= )', 'who is'],
    ['^theres(?= )', 'there is'],
    ['^hows(?= )', 'how is'],
    ['^im(?= )', 'i am'],
    ['^id(?= (?:like|love|need) )', 'i would'],
    ['^ive(?= )', 'i have'],
    // What is said to the one who answers.
    [
      '^(?:(?:do|does) (?:anyone|anybody|someone|somebody|you guys)|anyone|anybody|you) (?:here )?(?:know|know of|know where (?:there (?:is|are)|i can find))(?: (?=an? |any |some |good |the ))',
      ' ',
    ],
    ['^(?:got|have you got|you got)(?= (?:any|an?|some) )', ' '],
    [
      "^(?:any|some|do you have(?: any)?|have you(?: got)?(?: any)?|i(?: would|'d)? (?:need|like|want)(?: some)?)? ?(?:tips?|suggestions?|recommendations?|ideas?|hints?|options?|advice) (?:for|on|about)(?= )",
      ' ',
    ],
    [
      "^(?:i(?: am|'m)|we(?: are|'re)) (?:currently |right now )?(?:after|on the lookout for|hunting for|in need of|looking for|searching for)(?= )",
      ' ',
    ],
    ['^(?:what are|are there) (?:my|our|the) options for(?= )', ' '],
    ['^(?:kennst du|kennen sie|kennt (?:ihr|jemand)|weis+ jemand|hast du|habt ihr|haben sie)(?= [a-z])', ' '],
    ['^(?:ich|wir) (?:brauchten?|benotigen?)(?= )', ' '],
    ['^(?:ich bin|wir sind) auf der suche nach(?= )', ' '],
    ['^(?:irgendwelche |gibt es )?(?:tipps?|vorschlage|empfehlungen|ideen) (?:fur|zu)(?= )', ' '],
    // Behind the question.
    [
      ',? (?:any|got any) (?:ideas?|suggestions?|tips?|recommendations?|hints?|thoughts?|clue)$|,? (?:asap|if possible|if any|if there (?:is|are) (?:any|one|some)|right away|thx|ty|tia|for me|if you can|if you (?:do not|dont|don.t) mind|or something|or so|or what|you know)$',
      '',
    ],
    [
      ',? (?:wenn|falls) (?:es (?:welche|eine?[nrs]?|das|so was) gibt|moglich|vorhanden)$|,? (?:hast du|habt ihr|haben sie) (?:eine |einen )?(?:idee|ideen|tipp|tipps|vorschlag|vorschlage)$|,? (?:war|ware|waren|war[e]?n) (?:super|toll|gut|schon|klasse|nett)$|,? (?:oder so|oder was|dankeschon|merci|lg|vg)$',
      '',
    ],
  ] as const
).map(([words, put]) => [new RegExp(words, 'd'), put]);

const said = new PatternList(patterns, ([pattern]) => [pattern]);

/** No question holds as many: this is only a guard. */
const mostTurns = 6;

/** @param text  tidied, without marks at its end */
export function withoutSmallTalk(text: string): string {
  // Between quotation marks stands a name.
  if (/["“”„«»]/u.test(text)) return text;
  let rest = text;
  for (let turn = 0; turn < mostTurns; turn++) {
    const before = rest;
    for (let at = said.next(0, rest); at < patterns.length; at = said.next(at + 1, rest)) {
      const [pattern, put] = patterns[at]!;
      const span = find(pattern, rest);
      if (!span || isName(rest.slice(span.index, span.end), span.index)) continue;
      const left = tidy(without(rest, span, put)).replace(/^[ ,]+|(?<![ ,])[ ,]+$/g, '');
      if (left !== '') rest = left;
    }
    if (rest === before) break;
  }
  return rest;
}

/** A capital letter within a question is a name's: "Bar Vielleicht". */
const isName = (said: string, at: number): boolean => /^ ?,? ?\p{Lu}/u.test(said) && at > 0;
