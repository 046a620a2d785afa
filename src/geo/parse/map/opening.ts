/** Words for a time of opening: "open now", "open on Sunday at 10", "sonntags geöffnet". */

import { GeoError } from '../../domain/errors.ts';
import { allOf, type OpeningTime, type TagFilter } from '../../domain/tag-filter.ts';
import { find, PatternList, toPlain, without } from './plain.ts';

const days: readonly (readonly string[])[] = [
  ['sundays?', 'sonntags?', 'dimanches?', 'domingos?'],
  ['mondays?', 'montags?', 'lundis?', 'lunes'],
  ['tuesdays?', 'dienstags?', 'mardis?', 'martes'],
  ['wednesdays?', 'mittwochs?', 'mercredis?', 'miercoles'],
  ['thursdays?', 'donnerstags?', 'jeudis?', 'jueves'],
  ['fridays?', 'freitags?', 'vendredis?', 'viernes'],
  ['saturdays?', 'samstags?', 'sonnabends?', 'samedis?', 'sabados?'],
];
/** Names for several days: open then is open on each. */
const spans: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^(?:week ?days?|werktags|werktagen|wochentags|wochentagen|semaine|entre semana)$/, [1, 2, 3, 4, 5]],
  [/^(?:week ?ends?|wochenenden?|week-ends?|fines? de semana)$/, [6, 0]],
];
const spanNames = spans.map(([pattern]) => pattern.source.slice(4, -2));
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** "Am Morgen" is in the morning. */
const nextDay = '(?<!\\b(?:am|jeden) )morgen|tomorrow|demain';
const day = [...days.flat(), ...spanNames, nextDay].join('|');
/** Which half of the day an hour is of: "at 3 in the morning", "um 8 Uhr abends". */
const half =
  'in the (?:morning|afternoon|evening)|at night|(?:du |le )?matin|de l.apres-midi|du soir|de la (?:manana|madrugada|tarde|noche)|morgens|fruh|vormittags|nachmittags|abends|nachts';
const clock = `(?<hours>\\d{1,2})(?:[:.h](?<minutes>\\d{2}))? ?(?:(?<half>[ap])\\.?m\\.?|o.?clock|uhr|h(?:eures?)?)?(?: (?<daypart>${half}))?|(?<word>noon|midday|midnight|mittags|mitternacht|midi|minuit|mediodia|medianoche)`;
const now =
  'now|right now|currently|at the moment|at this time|jetzt|gerade|im moment|derzeit|maintenant|en ce moment|ahora(?: mismo)?';
const today = 'today|heute|aujourd.hui|hoy';
const open =
  '(?:open(?:s|ed|ing)?|offnen|offnet|aufmachen|geoffnet(?:e[nrs]?)?|offen(?:e[nrs]?)?|auf(?:haben)?|ouverte?s?|ouvr(?:ent|e)|abiert[oa]s?|abren?)';
const at = '(?:at|um|ab|a|a las|around)';
const on = '(?:(?:on|at)(?: the)?|during the|am|an|en|le|les|el|los|every|jeden)?';
const who =
  '(?:(?:that|which|who|die|das|der|qui|que) )?(?:(?:is|are|have|ist|sind|haben|hat|est|sont|esta|estan) )?';

/** "After nine" is still open a minute later, "until nine" a minute before. */
const before = 'before|until|till|vor|bis|avant|jusqu.a|antes de(?: las)?|hasta(?: las)?';
const after = 'after|past|later than|nach|apres|despues de(?: las)?';
const parts: readonly (readonly [RegExp, number])[] = [
  [/morning|vormittags?|morgens?|fruh|matin|manana/, 10],
  [/afternoon|nachmittags?|apres-midi|tarde/, 15],
  [/evening|abends?|soir|noche/, 20],
  [/night|nachts?|nuit/, 23],
];
const part =
  '(?<part>mornings?|fruh|vormittags?|morgens?|afternoons?|nachmittags?|evenings?|abends?|nights?|nachts?|matins?|soirs?|nuits?|mananas?|tardes?|noches?)';
/** Not "open night markets". */
const adverb = `(?:(?:in the|in der|at|am|le|la|de|por la|de la) ${part}|(?<adverb>vormittags|morgens|nachmittags|abends|nachts))`;

const forms: readonly RegExp[] = [
  `\\b${who}${on} ?(?<day>${day}) (?:(?:(?<before>${before})|(?<after>${after})) )(?:${clock})(?: (?:noch|schon|bereits))? ${open}(?: (?:sind|ist|haben|hat))?(?![a-z])`,
  `\\b${who}(?:still )?${open} (?:(?<before>${before})|(?<after>${after})) (?:${clock})(?: ${on} ?(?<day>${day})| (?:${today}))?(?![a-z0-9])`,
  `\\b${who}(?:(?<before>${before})|(?<after>${after})) (?:${clock})(?: noch)? ${open}(?: (?:sind|ist|haben|hat))?(?![a-z])`,
  `\\b${who}(?:still )?${open} ${on} ?(?<day>${day}),? (?:(?<before>${before})|(?<after>${after})) (?:${clock})(?![a-z0-9])`,
  `\\b(?:die |das )?(?:haben? |hat |sind |ist )?(?:(?:${now}|${today})|${on} ?(?<day>${day}))(?: ${at} (?:${clock}))? ${open}(?: (?:sind|ist|haben|hat))?(?![a-z])`,
  `\\b(?:die |das )?${at} (?:${clock}) ${open}(?: (?:sind|ist|haben|hat))?(?![a-z])`,
  `\\b${who}(?:still )?${open} ${on} ?(?<day>${day}) ?${part}(?![a-z])`,
  `\\b${who}(?:still )?${open} ${adverb}(?![a-z])`,
  `\\b${who}${on} ?(?<day>${day}) ?${part} ${open}(?: (?:sind|ist|haben|hat))?(?![a-z])`,
  `\\b${who}${adverb} ${open}(?: (?:sind|ist|haben|hat))?(?![a-z]| de[rmn])`,
  `\\b${who}(?:currently |still )?${open} (?:${on} ?(?:(?<day>${day})|(?:${today})))(?:,? ${at} (?:${clock}))?(?![a-z0-9])`,
  `\\b${who}${open} ${at} (?:${clock})(?: ${on} ?(?<day>${day})| (?:${today}))?(?![a-z0-9])`,
  `\\b${who}${open} (?:${now})(?![a-z])`,
  `\\b${who}currently ${open}(?![a-z])`,
].map((form) => new RegExp(form, 'd'));
const saidForms = new PatternList(forms, (form) => [form]);
/** "Museums closed on Mondays" have hours, and none on that day. */
const shut = new RegExp(
  `\\b${who}(?:(?:not|don.t|doesn.t) ${open}|closed|shut|geschlossen(?:e[nrs]?)?|zu|fermes?|fermees?|cerrad[oa]s?) (?:${on} ?(?<day>${day})|(?:${today}))(?: (?:sind|ist|haben|hat))?(?![a-z])|\\b${who}(?:${on} ?(?<weekday>${day})|(?:${today})) (?:geschlossen(?:e[nrs]?)?|zu|nicht ${open})(?: (?:sind|ist|haben|hat))?(?![a-z])`,
  'd',
);
/** "Open now", "opens on Sundays" */
const opened = /^open(?:s|ed|ing)? /i;
/** A time that none of the forms reads: refused, for a wrong time would look right. */
const unread = new RegExp(
  `\\b${open} (?:late|tonight|this \\w+|until .+|after .+|before .+|between .+|bis .+|nach .+|${now}|${today}|${on} ?(?:${day}|weekends?|holidays?|feiertag\\w*|wochenende\\w*))|\\b(?:am wochenende|an (?:feier|werk|wochen)tagen|(?:feier|werk|wochen)tags) ${open}|\\bclosed (?:now|today|on \\w+)|\\bgeschlossen`,
);
/** "Which shops are open in Ulm at 9 pm on Saturday": the place stands before the time. */
const placeBetween = new RegExp(
  `\\b(?<open>${open}) (?<where>(?:in|near|at|on|around|close to|im|am|auf|bei|nahe) (?!the (?:morning|afternoon|evening)|\\d|night|${day}|der nacht)[^\\d]+?) (?<when>(?:${at} \\d|(?:on|am|an) (?:${day})|(?:${now}|${today})(?= |$)|(?:${day})(?= |$)|(?:${before}|${after}) \\d).*)$`,
  'd',
);
const todayWord = new RegExp(`(?:^| )(?:${today})(?![a-z])`);
const dayPatterns = days.map((names) => new RegExp(`^(?:${names.join('|')})$`));

/** The day that a name of `day` stands for; that of the call without a name. */
function dayOf(named: string | undefined): Pick<OpeningTime, 'weekday' | 'tomorrow'> {
  if (named === undefined) return {};
  const weekday = dayPatterns.findIndex((one) => find(one, named) !== undefined);
  return weekday >= 0 ? { weekday } : { tomorrow: true };
}

/** On each day of "weekdays" or "weekends"; else on the day that is named. */
function onEach(named: string | undefined, when: OpeningTime, shut?: true): TagFilter {
  const on = (then: OpeningTime): TagFilter => ({ type: 'open', when: then, ...(shut && { shut }) });
  const several = spans.find(([pattern]) => pattern.test(toPlain(named ?? '')))?.[1];
  if (!several) return on(when);
  const { tomorrow: _, ...then } = when;
  return allOf(
    ...several.map((weekday) => on({ ...then, weekday, said: `${when.said} (${dayNames[weekday]})` })),
  );
}

const alike = `(?<what>${open}|closed|shut|geschlossen|fermee?s?|cerrad[oa]s?)`;
/** "Open on Saturday and Sunday" */
const twoDays = new RegExp(
  `\\b${alike} (?<first>${on} ?(?:${day})) (?<joint>and|or|und|oder|et|ou|y|o) (?<second>(?:on )?(?:${day}))(?![a-z])(?! (?:at|um|after|before|until|from|nach|vor|bis|ab) )`,
  'd',
);

/** @returns the time of each day for itself */
export function eachDay(text: string): string {
  const span = find(twoDays, text);
  if (!span) return text;
  const { what, first, joint, second } = span.groups;
  return without(text, span, `${what} ${first} ${joint} ${what} ${second}`);
}

const doneThen = new RegExp(
  `(?<= )(?=(?:(?:on|am) (?:${day})|at (?:\\d|night|noon|midnight)|(?:after|before|until) \\d|um \\d|(?:nach|vor|bis) \\d+ uhr|(?:${days
    .flat()
    .map((name) => name.replace('s?', 's'))
    .filter((name) => /tags$|wochs$|abends$/.test(name))
    .join('|')})|right now|now|tonight|jetzt|nachts)(?= |$|\\d))`,
  'd',
);

/** "Buy bread on Sunday": the shops are open then.
 * @param text  what is done already in the place of a kind */
export function openThen(text: string): string {
  const span = find(anyOpen, text) ? undefined : find(doneThen, text);
  return span ? without(text, span, 'open ') : text;
}
const anyOpen = new RegExp(`\\b${open}(?![a-z])`);

/** "When does the post office close on Friday": the hours of the week tell. */
const hoursOfDay = new RegExp(
  `^(?:when|(?:at )?what time|until when|wann|(?:um |ab |bis )?(?:wie ?viel uhr|wann)|(?:a )?quelle heure|a que hora) .+?(?<day> (?:${on} ?)(?:${day}))(?: (?<verb>open|close|zu|auf))?$`,
  'd',
);

/** @returns the text without the day, and the day; undefined where none is asked of */
export function withoutDay(text: string): { readonly rest: string; readonly day: string } | undefined {
  const { day: said, verb } = find(hoursOfDay, text)?.groups ?? {};
  if (said === undefined) return undefined;
  const at = text.lastIndexOf(said);
  const rest = `${text.slice(0, at)}${verb === undefined ? '' : ` ${verb}`}`;
  return { rest, day: said.trim() };
}

/** @param mark  what stands in the place of the words
 * @returns undefined when the words speak of no time of opening
 * @throws GeoError `query_not_understood` for a time that is not understood */
export function takeOpening(text: string, mark = ' '): { filter: TagFilter; rest: string } | undefined {
  const apart = find(placeBetween, text);
  if (apart) {
    const { open: said, where, when } = apart.groups;
    return takeOpening(without(text, apart, ` ${said} ${when} ${where} `), mark);
  }
  const closed = find(shut, text);
  if (closed) {
    const named = closed.groups.day ?? closed.groups.weekday;
    const when: OpeningTime = { said: named ?? 'today', ...dayOf(named), wholeDay: true };
    return { filter: onEach(named, when, true), rest: without(text, closed, mark) };
  }
  for (const form of saidForms.for(text)) {
    const span = find(form, text);
    if (!span) continue;
    const said = text
      .slice(span.index, span.end)
      .trim()
      .replace(/^(?:(?:that|which|who|are|is|die|das|sind|ist|haben|hat) )+/i, '')
      .replace(/ (?:geöffnet|offen|auf)(?: (?:sind|ist|haben|hat))?$/i, '');
    const { day: named, before, after } = span.groups;
    const part = span.groups.part ?? span.groups.adverb;
    // "After 8" may be in the morning or in the evening.
    if ((before ?? after) !== undefined && isHalfDay(span.groups, said)) continue;
    const time =
      part === undefined
        ? besides(toMinutes(span.groups), before, after)
        : 60 * parts.find(([pattern]) => find(pattern, part) !== undefined)![1];
    if (time !== undefined && !(time >= 0 && time < 24 * 60))
      throw new GeoError(
        'query_not_understood',
        `“${said}” names no time of day; write for example “open on Sunday at 10:00”.`,
      );
    const when: OpeningTime = {
      said: part === undefined ? said.replace(opened, '') : `${said.replace(opened, '')} (${time! / 60}:00)`,
      ...dayOf(named),
      ...(time === undefined &&
        (named !== undefined || find(todayWord, said)) && { wholeDay: true as const }),
      ...(time !== undefined && { minutes: time }),
    };
    return { filter: onEach(named, when), rest: without(text, span, mark) };
  }
  const other = find(unread, text);
  if (other)
    throw new GeoError(
      'query_not_understood',
      `“${text.slice(other.index, other.end).trim()}” is not a time that is read here; write “open now”, “open on Sunday at 10:00” or “open 24/7”.`,
    );
  return undefined;
}

const isHalfDay = (groups: Readonly<Record<string, string | undefined>>, said: string): boolean =>
  groups.hours !== undefined &&
  Number(groups.hours) < 13 &&
  groups.minutes === undefined &&
  (groups.half ?? groups.daypart) === undefined &&
  !/\d ?(?:uhr|h)/i.test(said);

/** A minute after or before a time; before midnight is the last minute of a day. */
function besides(
  time: number | undefined,
  before: string | undefined,
  after: string | undefined,
): number | undefined {
  if (time === undefined) return undefined;
  if (after !== undefined) return time + 1;
  return before === undefined ? time : time === 0 ? 24 * 60 - 1 : time - 1;
}

function toMinutes({
  hours,
  minutes,
  half,
  word,
  daypart,
}: Readonly<Record<string, string | undefined>>): number | undefined {
  if (word !== undefined) return /^(?:midn|mittern|minuit|mediano)/i.test(word) ? 0 : 12 * 60;
  if (hours === undefined) return undefined;
  const read = Number(hours);
  const hour =
    half === undefined
      ? ofDaypart(read, toPlain(daypart ?? ''))
      : read > 12 || read < 1
        ? Number.NaN
        : (read % 12) + (/p/i.test(half) ? 12 : 0);
  return hour * 60 + Number(minutes ?? 0);
}

/** "2 at night" is after midnight, "11 at night" before. */
function ofDaypart(hour: number, daypart: string): number {
  if (daypart === '' || hour > 12) return hour;
  if (/morning|matin|manana|madrugada|morgens|fruh|vormittags/.test(daypart)) return hour % 12;
  return (hour % 12) + (/night|noche|nachts/.test(daypart) && hour % 12 < 6 ? 0 : 12);
}
