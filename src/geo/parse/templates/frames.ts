/** Questions around a place in the languages that are read word by word: what stands before it, and what may follow it
 * then. "I would like to know where" + Peru + "starts and stops". The other languages have theirs in their tables. */

import type { Language, TableLanguage } from '../../domain/query.ts';
import * as deWords from './frame-words/de.ts';
import * as enWords from './frame-words/en.ts';
import { es } from './frames-by-language/es.ts';
import { fr } from './frames-by-language/fr.ts';
import { it } from './frames-by-language/it.ts';
import { pt } from './frames-by-language/pt.ts';
import { ended, type SpokenFrame } from './frames-by-language/spoken.ts';
import { requests } from './requests.ts';
import { foldPhrase, Text } from './text.ts';

interface Frames {
  readonly lead: string;
  readonly trail: string;
  /** Questions behind the place, which need nothing before it. */
  readonly behind: string;
  /** Verbs that only rivers have, and what they ask for: its course, where it rises, where it ends. */
  readonly rivers: Readonly<Record<OfRiver, Verbs>>;
}

export type OfRiver = 'course' | 'source' | 'mouth';

/** What stands before the river, and behind it. */
interface Verbs {
  readonly lead: string;
  readonly trail: string;
}

const frames: Readonly<Record<Language, Frames>> = {
  en: {
    lead:
      "i was just wondering|wondering|if you could|if you can|if you would|if you might|if i could|could anyone tell me|can anyone tell me|could someone tell me|can someone tell me|could somebody tell me|can someone show me|could someone show me|does anyone know|do any of you know|anyone know|would you know|would you happen to know|would it be possible to|is it possible to|would you be able to|are you able to|be so kind as to|do me a favour and|do me a favor and|pls tell|please tell us|kindly tell|kindly give|i'd be interested to know|i would be interested to know|i'd be grateful if you could|i would be grateful if you could|i'd appreciate it if you could|i'd love to know|i'd love to find out|i'm curious|i am curious|i'm curious to know|i'm trying to work out|i'm trying to figure out|i am trying to figure out|i'm trying to find out|trying to find out|trying to figure out|help me work out|help me figure out|help me find out|i want to find out|i'd like to find out|i would like to find out|i just want to know|i just wanted to know|i wanted to know|i wanted to ask|i want to ask|can i ask|may i ask|could i ask|let me know|let me ask|hiya|heya|howdy|g'day|good morning|good afternoon|good evening|greetings|excuse me|pardon me|sorry|sorry to bother you|quick question|a quick question|one more question|another question|i have a question|i've a question|right then|right so|now then|so then|um|uh|er|erm|well|oh|ok so|okay so|ok then|dear sir|dear sir or madam|i forgot|i forget|remind me|what would be|what might be|which would be|how to find|how do i find|how can i find|where does|where do|where is|where are|where's|where can i find|where would i find|where exactly is|where on earth is|where on earth are|where in the world is|where in the world are|where the heck is|where the hell is|whereabouts is|i want to know|i would like to know|i'd like to know|i need to know|i wonder|do you know|tell me|where|what is the course of|which way does|through where does|what does|look like|i want to see|i would like to see|i'd like to see|let me see|may i see|can i see|" +
      'google|ok|okay|alexa|siri|cortana|' +
      "hi|hello|hey|hi there|hey there|hello there|can you|could you|would you|will you|can i get|could i get|can i have|could i have|may i have|could i see|can we see|could we see|let's see|let us see|let me look at|let's look at|i'd love to see|i want to look at|i want to find|i need to find|i need to see|i need to locate|i am trying to find|i'm trying to find|trying to find|i am looking for|i'm looking for|locate|pinpoint|help me find|help me locate|help me to find|would you mind showing|do you happen to know|any idea where|any idea where is|i was wondering|just wondering|please|kindly|outline|mark out|mark|map out|trace|highlight|shade|shade in|point me to|point out|point to|bring up|pull up|take me to|bring me to|go to|get me to|map with|a map with|a map showing|a map that shows|a map of|map showing|map that shows|map of|make|draw|give me|i need|i want|i'd like|plot|display|find|list|name|colour in|color in|are there any|are there|is there any|is there a|where would|where might|where abouts is|where in the world would|what is the location of|what's the location of|what is the position of|on the map|" +
      enWords.lead,
    trail: `run|runs|begin and end|begins and ends|start and stop|starts and stops|start and end|starts and ends|end|lie|lies|is|are|located|is located|are located|situated|is situated|go|goes|stretch|on a map|on the map|please|exactly|can be found|look like|looks like|be|be found|for me|for us|to me|if you can|if possible|if you would|if you don't mind|show them|show it|show those|list them|name them|plot them|mark them|show them on a map|show them on the map|if any|if there are any|pls|plz|on a globe|on the globe|on a world map|on the world map|on my map|thx|ta|cheers|right now|would be|might be|then|please tell|kindly|please and thank you|thank you|thank you very much|thanks very much|many thanks|thanks a million|thanks in advance|thank you in advance|for my homework|for homework|for my geography homework|for a school project|for school|for a quiz|for a pub quiz|for a project|for a presentation|for my class|when you have a moment|when you get a chance|at your convenience|if it's not too much trouble|if it is not too much trouble|if you don't mind me asking|do you know|can you tell me|could you tell me|any idea|mate|abeg|${enWords.trail}`,
    behind: `where is it|where is that|where are they|where is this|${enWords.behind}`,
    rivers: {
      course: {
        lead: 'from where to where does|what is the course of|course of|the course of',
        trail: 'course|route|path|flow|flows|flow through|flows through|meander|meanders|flow to|flows to',
      },
      source: {
        lead: 'what is the source of',
        trail: 'rise|rises|spring|springs|originate|originates|begin|start|start flowing|come from',
      },
      mouth: {
        lead: 'what is the mouth of',
        trail:
          'flow into|flows into|flow into the sea|flows into the sea|flow out|empty|empties|empty into the sea|end up|drain into|discharge|meet the sea|reach the sea|reaches the sea',
      },
    },
  },
  de: {
    lead: `wo genau liegt|wo bitte liegt|eigentlich|denn|mal|doch mal|zeigst du mir|wo liegt|wo liegen|wo ist|wo sind|wo befindet sich|wo befinden sich|wo verläuft|wo beginnt und endet|wo find ich|wo findet man|wo kann ich finden|wo finde ich|wo|weißt du|wissen sie|sagen sie mir|ich möchte alles sehen was|alles was|kannst du|können sie|könnten sie|ich möchte|darf ich|bitte|wo genau ist|wo um alles in der welt liegt|wo zum teufel liegt|${deWords.lead}`,
    trail: `liegt|liegen|anfängt und aufhört|anfängt und endet|beginnt und endet|beginnt und aufhört|verläuft|zeigen|bitte zeigen|sehen|ist|entlang|genau|sich befindet|zu finden ist|auf der karte|auf einer karte|auf der landkarte|bitte|her|hin|anzeigen|${deWords.trail}`,
    behind: `wo liegt das|wo liegt die|wo liegt der|wo ist das|wo ist die|wo liegen die|wo liegt das eigentlich|wo ist das denn|${deWords.behind}`,
    rivers: {
      course: {
        lead: 'von wo bis wo fließt|von wo nach wo fließt|woher und wohin fließt|wo fließt|durch wo fließt|wo entlang fließt|verlauf von|verlauf der|verlauf des|der verlauf der|der verlauf des|flusslauf der|flusslauf des',
        trail: 'fließt|entlangfließt|hinfließt|langfließt|durchfließt|entlang fließt|lang fließt',
      },
      source: {
        lead: 'wo entspringt|wo hat seinen ursprung|woher kommt der fluss',
        trail: 'entspringt|seine quelle hat|ihre quelle hat',
      },
      mouth: {
        lead: 'wo mündet|wohin mündet|in was mündet|wohin fließt',
        trail: 'mündet|ins meer mündet|ins meer fließt|endet im meer',
      },
    },
  },
  fr: {
    lead: "j'aimerais bien savoir où est|dis-moi où est|dites-moi où est|où se trouvent|où est|où sont|par où passe|où trouver|où puis-je trouver|où peut-on trouver|où trouve-t-on|où est située|où est situé|où sont situées|où sont situés|où se situent|où commence et finit|où commence et se termine|où|par où|où est-ce que|c'est où|où c'est",
    trail: 'se trouve|se trouvent|est|sont|passe|commence et finit|commence et se termine|se situe',
    behind:
      "c'est où|c'est où exactement|où c'est|où est-ce|se trouve où|se situe où|où se trouve-t-elle|où se trouve-t-il",
    rivers: {
      course: {
        lead: "d'où à où coule|d'où jusqu'où coule|d'où et jusqu'où coule|d'où vient et où va|où coule|par où coule|cours de|cours du|le cours de|le cours du|le cours de la",
        trail: "coule|s'écoule|coule-t-elle|coule-t-il|passe-t-elle|passe-t-il",
      },
      source: {
        lead: 'où prend sa source|où naît|où est la source de|où est la source du',
        trail:
          'prend sa source|naît|prend naissance|prend-elle sa source|prend-il sa source|naît-elle|naît-il',
      },
      mouth: {
        lead: 'où se jette|où finit le fleuve|où débouche|dans quoi se jette',
        trail:
          'se jette|se jette dans la mer|débouche|se jette-t-elle|se jette-t-il|débouche-t-elle|débouche-t-il',
      },
    },
  },
  es: {
    lead: 'dónde encuentro|dónde puedo encontrar|dónde se puede encontrar|dónde encontrar|dónde está situado|dónde está situada|dónde queda|dónde quedan|dónde está|dónde están|dónde se encuentra|dónde se encuentran|dónde se ubica|por dónde pasa|dónde empieza y termina|dónde empieza y acaba|dónde comienza y termina|dónde|por dónde|dime|a dónde va|en dónde está|en dónde queda|me dices|me gustaría saber dónde está|quiero saber dónde está',
    trail: 'queda|está|están|empieza y termina|empieza y acaba|comienza y termina|pasa',
    behind: 'dónde queda|dónde está|dónde están|dónde se encuentra|dónde quedan|dónde queda eso|dónde es',
    rivers: {
      course: {
        lead: 'desde dónde hasta dónde corre|desde dónde hasta dónde fluye|desde dónde hasta dónde va|de dónde a dónde corre|de dónde a dónde fluye|de dónde a dónde va|dónde fluye|por dónde fluye|por dónde corre|curso de|curso del|el curso de|el curso del',
        trail: 'fluye|corre',
      },
      source: {
        lead: 'dónde nace|de dónde nace|dónde tiene su nacimiento|nacimiento de|nacimiento del',
        trail: 'nace',
      },
      mouth: {
        lead: 'dónde desemboca|en dónde desemboca|a dónde desemboca|dónde termina el río',
        trail: 'desemboca|desemboca en el mar',
      },
    },
  },
};

const longestFirst = (phrases: string) =>
  phrases
    .split('|')
    .map(foldPhrase)
    .sort((a, b) => b.length - a.length);
const spoken: Readonly<Record<string, SpokenFrame>> = { fr, es, it, pt };

const readyOf = (code: Language | TableLanguage) => {
  const { lead, trail, behind, rivers }: Partial<Frames> =
    frames[code as Language] ?? requests[code as TableLanguage] ?? {};
  const own = spoken[code];
  const all = (...lists: (string | undefined)[]) => longestFirst(lists.filter(Boolean).join('|'));
  const both = own && `${ended(own.stems, own.endings)}|${own.both}`;
  const said = all(behind ?? trail, both, own?.behind);
  const leads = all(lead, both, own?.lead);
  const trails = all(trail, said.join('|'));
  return {
    code,
    lead: byFirst(leads),
    trail: byLast(trails),
    behind: byLast(said),
    rivers: (Object.entries(rivers ?? {}) as [OfRiver, Verbs][]).map(([asks, verbs]) => ({
      asks,
      lead: byFirst([...longestFirst(verbs.lead), ...leads]),
      trail: byLast([...longestFirst(verbs.trail), ...trails]),
    })),
  };
};

const codes = [frames, spoken, requests].flatMap(Object.keys) as (Language | TableLanguage)[];
/** Made when the first question has to be read without what frames it. */
let made: readonly ReturnType<typeof readyOf>[] | undefined;
const known = () => (made ??= [...new Set(codes)].map(readyOf));

const article = /^(?:(?:the|der|die|das|la|le|les|el|los|las) |l['’])/iu;

export interface Bare {
  readonly text: string;
  /** The verb asks for this of a river. */
  readonly asks?: OfRiver;
}

/** What is left of a question without what stands around the place, by each language that has something to take away.
 * @param mayBe  whether the text can be in a language that is read by a table
 * @returns none for a text without a question in front */
export function withoutFrames(written: string, mayBe: (language: TableLanguage) => boolean): Bare[] {
  const text = new Text(written);
  const left = new Map<string, Bare>();
  for (const { code, lead, trail, behind: questions, rivers } of known()) {
    if (!(code in frames) && !mayBe(code as TableLanguage)) continue;
    const verbs = rivers.map((verb) => ({ asks: verb.asks, at: past(text, verb.lead), verb }));
    const start = Math.max(past(text, lead), ...verbs.map(({ at }) => at));
    // Marks at the end alone are no frame.
    if (start === 0 && before(text, questions, 0) === before(text, none, 0)) continue;
    const found = verbs.find(({ at, verb }) => at === start && past(text, lead) < start && verb) ?? undefined;
    const ends = before(text, trail, start);
    const behind = rivers
      .map((verb) => ({ asks: verb.asks, at: before(text, verb.trail, start) }))
      .sort((one, other) => one.at - other.at)[0];
    const asks = found?.asks ?? (behind && behind.at < ends ? behind.asks : undefined);
    const end = asks === undefined || !behind ? ends : Math.min(ends, behind.at);
    if (end <= start) continue;
    const quoted = text.quote(start, end).replace(/^[-–—:] |(?: [-–—]|:)$/gu, '');
    // "Die Oder" without its article is no "or".
    const bare = asks === undefined ? quoted : quoted.replace(article, '');
    if (!left.has(bare)) left.set(bare, { text: bare, ...(asks && { asks }) });
  }
  return [...left.values()];
}

/** Phrases in the order in which they are tried, by a letter of theirs: a text is asked for thousands of them. */
export type PhrasesByLetter = ReadonlyMap<string | undefined, readonly string[]>;

const none: PhrasesByLetter = new Map();

function grouped(phrases: readonly string[], letterOf: (phrase: string) => string): PhrasesByLetter {
  const by = new Map<string, string[]>();
  for (const phrase of phrases) {
    if (phrase === '') continue;
    const others = by.get(letterOf(phrase));
    if (others) others.push(phrase);
    else by.set(letterOf(phrase), [phrase]);
  }
  return by;
}

/** Phrases that stand before a place, for `past`. */
export const byFirst = (phrases: readonly string[]): PhrasesByLetter =>
  grouped(phrases, (phrase) => phrase[0]!);
/** Phrases that stand behind it, for `before`. */
export const byLast = (phrases: readonly string[]): PhrasesByLetter =>
  grouped(phrases, (phrase) => phrase.at(-1)!);

/** Where what follows the phrases begins; 0 for none of them. */
export function past(text: Text, phrases: PhrasesByLetter): number {
  let at = 0;
  // Every turn goes on by a phrase.
  for (;;) {
    const from = skipped(text, at);
    const phrase = phrases
      .get(text.folded[from])
      ?.find((one) => text.folded.startsWith(one, from) && text.edge[from + one.length]);
    if (phrase === undefined) return at === 0 ? 0 : from;
    at = from + phrase.length;
  }
}

/** Where what stands before the phrases ends. */
export function before(text: Text, phrases: PhrasesByLetter, start: number): number {
  let end = text.length;
  for (;;) {
    while (end > start && ' ,'.includes(text.folded[end - 1]!)) end--;
    const phrase = phrases
      .get(text.folded[end - 1])
      ?.find(
        (one) => end - one.length > start && text.folded.endsWith(one, end) && text.edge[end - one.length],
      );
    if (phrase === undefined) return end;
    end -= phrase.length;
  }
}

function skipped({ folded }: Text, from: number): number {
  let at = from;
  while (at < folded.length && ' ,'.includes(folded[at]!)) at++;
  return at;
}
