/** Ways of putting a question in English. */

import type { Ways } from '../ways.ts';
import { lines } from './en-lines.ts';
import { more } from './en-more.ts';

export const ways: Ways = {
  classes: {
    ...more.classes,
    which: 'which|what',
    wheres: 'where|where abouts|whereabouts',
    units: 'km|m|kms|mi|mile|miles|kilometre|kilometres|kilometer|kilometers|metre|metres|meter|meters',
    degrees: 'degrees|deg|°',
    sides: 'north|south|east|west',
    circles: 'arctic circle|antarctic circle|tropic of cancer|tropic of capricorn|equator|prime meridian',
    areas: 'area|surface|land area|surface area|land',
    bar: 'border|boundary|frontier',
    shores: 'coast|coastline|shore|shoreline',
    seaboard: 'coast|coastline|seaboard|shore',
    lands: 'countries|states|lands|borders',
    beside: 'border|bordering|adjacent|adjoining|neighbouring|neighboring',
    points:
      'tripoint|triple point|triple border|triple frontier|tri border|tri point|meeting point|three way border',
    open: '(',
    close: ')',
  },
  isApart: true,
  articles: 'the|a|an|all',
  leading: 'but|and|or|only|except|not|no',
  rounds: 1,
  most: 8,
  firm: more.firm,
  first: [
    [
      '{s} (flows through|goes through|runs through|passes through|crosses|goes thru|runs thru|passes thru|flows thru|passes|cuts through|cuts across|is flowing through|is passing through|is running through|goes across|runs across) (which) {n}',
      'which {n} does {s} pass through',
    ],
    [
      '{s} (borders|touches|has a border with|is next to|borders on|shares a border with|shares borders with|is bordered by|is surrounded by|is adjacent to|adjoins|neighbours|neighbors|has borders with) (which) {n}',
      'which {n} border {s}',
    ],
  ],
  ways: [
    // All but one.
    ['{a} (no|not|less|sans|besides) {p:NAME}', '{a} except {p}'],
    ['{a} , (minus|without|excluding|but without|but no|but not) {p:NAME}', '{a} except {p}'],
    ['{a} (open) (without|except|excluding|minus|not|no|but not) {p:NAME} (close)', '{a} except {p}'],
    ['{a} leaving {p:NAME} out', '{a} except {p}'],
    [
      '{a} (with|but with|and) {p:NAME} (left out|removed|taken out|taken away|excluded|cut out|missing|taken off)',
      '{a} except {p}',
    ],
    ['{a} [,] {p:NAME} (excluded|excepted|not included)', '{a} except {p}'],
    ['{a} (but|and) (leave|leaving|take|taking) out {p:NAME}', '{a} except {p}'],
    ['{a} (but|and) (leave|take) {p:NAME} out', '{a} except {p}'],
    ['(take|cut|leave|remove) {p:NAME} (away from|out of|off|from) {a}', '{a} except {p}'],
    ["{a} that (isn't|is not|aren't|are not|isnt|arent) {p:NAME}", '{a} except {p}'],
    // Sides.
    [
      '{a} (on the northern side of|on the north side of|northwards of|higher up than|further up than) {p:NAME}',
      '{a} north of {p}',
    ],
    ['{a} from {p:NAME} (northwards|north|northward|to the north)', '{a} north of {p}'],
    [
      '{a} (on the southern side of|on the south side of|southwards of|lower down than|further down than) {p:NAME}',
      '{a} south of {p}',
    ],
    ['{a} from {p:NAME} (southwards|south|southward|to the south)', '{a} south of {p}'],
    ['{k:KIND} in {l:LAND} above {p:NAME}', '{k} in {l} north of {p}'],
    ['{k:KIND} in {l:LAND} (below|beneath) {p:NAME}', '{k} in {l} south of {p}'],
    ['{c:circles} {l:LAND} [line]', 'the {c} in {l}'],
    ['{c:circles} (in|across|through) {l:LAND} line', 'the {c} in {l}'],
    ['{l:LAND} more than {f:NUMBER} {u:units} inland', '{l} more than {f} {u} from the coast'],
    ['(who|which countries|what countries) (shares|share) {p:NAME}', 'countries on {p}'],
    ['{l:LAND} from {p:NAME} (up|upwards|on up)', '{l} north of {p}'],
    ['[bit of|part of] {l:LAND} (above|up from) {p:NAME}', '{l} north of {p}'],
    ['{l:LAND} from {p:NAME} (down|downwards|on down)', '{l} south of {p}'],
    ['[bit of|part of] {l:LAND} (below|beneath|down from) {p:NAME}', '{l} south of {p}'],
    ['{a} on the (eastern|east) side of {p:NAME}', '{a} east of {p}'],
    ['{a} from {p:NAME} (eastwards|eastward|east|to the east)', '{a} east of {p}'],
    ['{a} on the (western|west) side of {p:NAME}', '{a} west of {p}'],
    ['{a} from {p:NAME} (westwards|westward|west|to the west)', '{a} west of {p}'],
    // Distances.
    [
      '{a} (near|near to|close to|around|by) {p:NAME} [,] (within|in|up to|under|less than) {b}',
      '{a} within {b} of {p}',
    ],
    ['{a} (near|close to|around|by) {p:NAME} {f:NUMBER} {u:units}', '{a} within {f} {u} of {p}'],
    [
      '{a} within {f:NUMBER} {u:units} (distance|radius|range) (of|from|around) {p:NAME}',
      '{a} within {f} {u} of {p}',
    ],
    ['{f:NUMBER} {u:units} (radius|buffer|circle|zone|ring|around) {p:NAME}', 'within {f} {u} of {p}'],
    ['{p:NAME} {f:NUMBER} {u:units} (radius|buffer|circle|zone|ring)', 'within {f} {u} of {p}'],
    [
      '{p:NAME} (plus|and|with|+) {f:NUMBER} {u:units} (each side|either side|on each side|on either side|on both sides|all round|all around|around|round|around it)',
      'within {f} {u} of {p}',
    ],
    ['{f:NUMBER} {u:units} to the left and right of {p:NAME}', 'within {f} {u} of {p}'],
    ['first {f:NUMBER} {u:units} (inland from|from|of) {a}', 'up to {f} {u} inland from {a}'],
    [
      '{f:NUMBER} {u:units} (nearest|closest to|next to|nearest to) the (sea|coast|shore) in {p:NAME}',
      '{p} within {f} {u} of the coast',
    ],
    [
      '{p:NAME} (coastal strip|coast) [,] {f:NUMBER} {u:units} (inland|deep|wide)',
      '{p} within {f} {u} of the coast',
    ],
    // Measures.
    ['{f:NUMBER} (metre|meter|m|metres) {a} [in|of] {p:NAME}', '{a} over {f} m in {p}'],
    ['{a} up to {b} (and above|and more|or more|and upwards|upwards)', '{a} at least {b}'],
    ['{a} (with|having) [a] (larger|bigger|greater|more) (areas) than {p:NAME}', '{a} larger than {p}'],
    ['{a} (with|having) [a] (smaller|less|lesser) (areas) than {p:NAME}', '{a} smaller than {p}'],
    // By the way, and what a question is put around.
    ['(belt|strip|band|slice|zone|stretch) of {a} between {b}', '{a} between {b}'],
    ['{a} btw {b}', '{a} between {b}'],
    ['btw [,] {a}', '{a}'],
    ['{a} btw', '{a}'],
    ['(which) {k:KIND} {a} (are|is) {l:LAND}', '{l} {k} {a}'],
    ['{a} {l:LAND} / {m:LAND}', '{a} {l} or {m}'],
    ['(which) cities are [the] capitals (in|of) {a}', 'capitals of {a}'],
    ['(which) city is [the] capital [city] (in|of) {a}', 'capital of {a}'],
    ["(which) city is {a} 's capital [city]", 'capital of {a}'],
    // Sets, and how many live there.
    ['(which) {k:KIND} (have|do|has|did) (ye|you|we|they|yous) [have|got] in {a}', '{k} in {a}'],
    ['(which) {k:KIND} (has|have) {a} got', '{k} in {a}'],
    ['any {k:KIND} in {a} (then|now|so|at all)', '{k} in {a}'],
    [
      '(big|large|major) {a} [,] (over|with over|with more than|of over|of more than|more than|above) {b}',
      '{a} with over {b}',
    ],
    [
      '{a} than {b} (in size|in area|in land area|size wise|area wise|by area|by size|in surface area)',
      '{a} than {b}',
    ],
    ['(between|in between) [the] rivers {b} and {c}', 'between the {b} and the {c}'],
    ['{l:LAND} {d:sides} (coast|coastline)', 'the {d} coast of {l}'],
    [
      '{a} {f:NUMBER} million plus (people|population|inhabitants|residents)',
      '{a} at least {f} million people',
    ],
    [
      '{a} {f:NUMBER} [m:million] (people|inhabitants|residents) (or more|and above|and more|and over|and up|or above|and upwards|upwards)',
      '{a} at least {f} {m} people',
    ],
    ['tropic of {a} {k:KIND}', '{k} crossed by the tropic of {a}'],
    ['{k:KIND} tropic of {a}', '{k} crossed by the tropic of {a}'],
    // Halves and other parts.
    ['{p:NAME} (northern|north|upper|top|northernmost) {x:half|third|quarter}', 'northern {x} of {p}'],
    ['{p:NAME} (southern|south|lower|bottom|southernmost) {x:half|third|quarter}', 'southern {x} of {p}'],
    ['{p:NAME} (eastern|east|easternmost|right hand) {x:half|third|quarter}', 'eastern {x} of {p}'],
    ['{p:NAME} (western|west|westernmost|left hand) {x:half|third|quarter}', 'western {x} of {p}'],
    ['half of {p:NAME} , the {d:northern|southern|eastern|western} (one|half)', '{d} half of {p}'],
    ['(northern|north|upper|top) [one] half of {p:NAME}', 'northern half of {p}'],
    ['(right|right hand|righthand) half of {p:NAME}', 'eastern half of {p}'],
    ['(left|left hand|lefthand) half of {p:NAME}', 'western half of {p}'],
    [
      "half of {p:NAME} [that is|which is|thats|that's] (north|in the north|further north)",
      'northern half of {p}',
    ],
    [
      "half of {p:NAME} [that is|which is|thats|that's] (south|in the south|further south)",
      'southern half of {p}',
    ],
    ['half of {p:NAME} in the east', 'eastern half of {p}'],
    ['half of {p:NAME} in the west', 'western half of {p}'],
    ['{l:LAND} {d:sides}', '{d} {l}'],
    ['{p:NAME} (northern|north|upper) (part|bit|area|side)', 'the northern part of {p}'],
    ['{p:NAME} (southern|south) (part|bit|area|side)', 'the southern part of {p}'],
    ['{p:NAME} (eastern|east) (part|bit|area|side)', 'the eastern part of {p}'],
    ['{p:NAME} (western|west) (part|bit|area|side)', 'the western part of {p}'],
    ['(up|down|out|over) {d:sides} in {p:NAME}', 'the {d} of {p}'],
    ['{p:NAME} in the {d:north|south}', 'the {d} of {p}'],
    [
      '{a} (not as far from|less far from|not so far from|not as far away from) {b} (as|than) [from|to|they are from|it is from] {c}',
      '{a} closer to {b} than to {c}',
    ],
    // How many.
    ['how many {k:KIND} (dey|get|dey inside|de|has|have) {p:NAME} [got]', 'how many {k} does {p} have'],
    ['how many {k:KIND} {p:NAME} (get|has|have|got|dey get|contains)', 'how many {k} does {p} have'],
    [
      'how many {k:KIND} (is|are) {p:NAME} (made up of|made of|composed of|divided into|split into)',
      'how many {k} does {p} have',
    ],
    [
      'how many {k:KIND} (does|do) {p:NAME} (consist of|comprise|count|contain|get|hold)',
      'how many {k} does {p} have',
    ],
    [
      '{p:NAME} (has|have|get|has got|got|contains|consists of|comprises|is divided into) how many {k:KIND}',
      'how many {k} does {p} have',
    ],
    ['{p:NAME} (how many|number of|no of|total number of|total) {k:KIND}', 'how many {k} does {p} have'],
    ['(total number of|total|total no of|no of) {k:KIND} (in|of|for) {p:NAME}', 'how many {k} does {p} have'],
    [
      '{p:NAME} (borders|touches|borders on|shares a border with|shares borders with|has borders with|is next to|adjoins|has a border with) how many {k:KIND}',
      'how many {k} border {p}',
    ],
    [
      'how many {k:KIND} (does|do) {p:NAME} (share a border with|share borders with|touch|adjoin|have borders with|have a border with)',
      'how many {k} border {p}',
    ],
    [
      'how many {k:KIND} (surround|are around|are round|are surrounding|dey around) {p:NAME}',
      'how many {k} border {p}',
    ],
    // Neighbours.
    ['{p:NAME} (is|are) (bordered by|surrounded by|bounded by) (which) {k:KIND}', '{k} bordering {p}'],
    [
      '(which) {k:KIND} (is|are) {p:NAME} (bordered by|surrounded by|bounded by|next to)',
      '{k} bordering {p}',
    ],
    [
      '{p:NAME} (shares a border with|shares borders with|share a border with|has borders with|adjoins|neighbours|neighbors|is adjacent to|is next door to|borders on) (which) {k:KIND}',
      '{k} bordering {p}',
    ],
    [
      '[which] {k:KIND} (dey border|dey near|adjacent|adjoin|abut|neighbour|neighbor) {p:NAME}',
      '{k} bordering {p}',
    ],
    [
      '(which) {k:KIND} (does|do) {p:NAME} (share|have) [a] (border|borders|frontier|frontiers|land border|land borders) with',
      '{k} bordering {p}',
    ],
    ['{p:NAME} (beside) {n:countries|states}', '{n} bordering {p}'],
    [
      '(who|what) (does|do) {c:COUNTRY} (border|border on|share a border with|share borders with|have a border with|touch|neighbour)',
      'countries bordering {c}',
    ],
    ['(who|what) is {c:COUNTRY} (bordered by|surrounded by|next to)', 'countries bordering {c}'],
    ['who are [the] {c:COUNTRY} neighbours', 'countries bordering {c}'],
    ['who dey near {c:COUNTRY}', 'countries bordering {c}'],
    ["{p:NAME} 's {b} (neighbours|neighbors)", '{b} countries bordering {p}'],
    [
      '{p:NAME} (neighbours|neighbors) (in the|in|that are in the|that are in) {b}',
      '{b} countries bordering {p}',
    ],
    // Most and second.
    ['top {f:NUMBER} {k:KIND} (in|of) {a}', 'the {f} largest {k} in {a}'],
    [
      '{f:NUMBER} {k:KIND} (in|of) {a} with the (biggest|largest|highest) (population|populations)',
      'the {f} largest {k} in {a}',
    ],
    ['(top|biggest|largest) {f:NUMBER} {a}', 'the {f} largest {a}'],
    ['{a} top {f:NUMBER}', 'the {f} largest {a}'],
    ['(number two|no. 2) {a}', 'the second largest {a}'],
    ['second {a} by (population|size)', 'the second largest {a}'],
    ["{p:NAME} 's second city", 'the second largest city in {p}'],
    ['second city (of|in) {p:NAME}', 'the second largest city in {p}'],
    [
      "in {p:NAME} [,] (what is|what's|whats|which is|where is|what are|which are|where are) [the] {b}",
      '{b} in {p}',
    ],
    ['for {p:NAME} [,] (which) {b} (do we have|are there)', '{b} in {p}'],
    [
      '{a} (area wise|area-wise|areawise|by size|size wise|size-wise|in terms of size|by land mass|by landmass)',
      '{a} by area',
    ],
    [
      '{a} (population wise|population-wise|populationwise|by inhabitants|by number of people|by head count)',
      '{a} by population',
    ],
    // What holds a part of it.
    [
      '{p:NAME} [that|which] {q:NAME} (has a share of|has a share in|shares|has part of|has a part of|has a bit of|has some of|owns part of)',
      'which of the {p} are in {q}',
    ],
    [
      '(which) {p:NAME} (does|do) {q:NAME} (share|have a share of|have a share in|have part of|have|own|touch)',
      'which of the {p} are in {q}',
    ],
    ['(which) {p:NAME} (touch|border|are partly in|reach|are on) {q:NAME}', 'which of the {p} are in {q}'],
    [
      '{p:NAME} (shared by|touching|bordering|partly in|on the border of) {q:NAME}',
      'which of the {p} are in {q}',
    ],
    [
      '[which] {k:KIND} [that|which] {p:NAME} (is in|are in|is found in|covers|cover|lies in|lie in|spans|span|reaches into|reach into|extends into|extend into|stretches into|stretch into)',
      '{k} crossed by {p}',
    ],
    [
      '(which) {k:KIND} (do|does) {p:NAME} (cover|span|reach|reach into|extend into|stretch into|lie in|take in|go into)',
      '{k} crossed by {p}',
    ],
    ['{p:NAME} (is|are|lies|lie) in (which) {k:KIND}', '{k} crossed by {p}'],
    [
      '{p:NAME} (spans|span|covers|cover|crosses|stretches across|stretch across|extends over) (which) {k:KIND}',
      '{k} crossed by {p}',
    ],
    ['{k:KIND} where {p:NAME} (is|are|lies|lie|is found|are found|is located)', '{k} crossed by {p}'],
    [
      '{k:KIND} (covered by|covered in part by|touched by|spanned by|occupied by) {p:NAME}',
      '{k} crossed by {p}',
    ],
    // Halves of the earth.
    ['{h:southern hemisphere|northern hemisphere} {k:KIND}', '{k} in the {h}'],
    ['{k:KIND} {h:southern hemisphere|northern hemisphere}', '{k} in the {h}'],
    ['{k:KIND} below the equator', '{k} in the southern hemisphere'],
    ['{k:KIND} above the equator', '{k} in the northern hemisphere'],
    ['equator {k:KIND}', '{k} on the equator'],
    ['{k:KIND} equator', '{k} on the equator'],
    [
      'equator (passes through|goes through|runs through|crosses|cuts through|goes thru) (which) {k:KIND}',
      '{k} on the equator',
    ],
    // Neither, either.
    [
      '{a} [that are|which are|that belong to|belonging to|belong|that belong] neither [to] {p:NAME} nor [to] {q:NAME} [members]',
      '{a} neither in {p} nor in {q}',
    ],
    ['{a} (not in|not) {p:NAME} (not in|and not|not|or) {q:NAME}', '{a} neither in {p} nor in {q}'],
    ['{a} [that are|which are] neither {b} nor {c}', '{a} not {b} and not {c}'],
    ['{a} with [a] {l:LAND} (border|frontier|land border)', '{a} bordering {l}'],
    [
      '{a} (that border|which border|bordering|that touch|next to|which touch|border|touch) either {b} or {c}',
      '{a} bordering {b} or {c}',
    ],
    [
      '{a} (that share|which share|share|sharing) (a border|borders) with {b} or {c}',
      '{a} bordering {b} or {c}',
    ],
    ...lines,
    ...more.ways,
  ],
};
