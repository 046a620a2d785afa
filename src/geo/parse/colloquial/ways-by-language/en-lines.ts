/** Ways of putting a question in English about rivers, borders, coasts, what lies between two places, and lines. */

import type { Ways } from '../ways.ts';

const unit = 'km|kilometres|kilometers|kms|miles|mi';
const centre =
  'main station|central station|train station|railway station|main train station|station|main square|market square|central square|town hall|city hall|city centre|town centre|city center';

export const lines: Ways['ways'] = [
  // Along a river, and where two of them meet.
  ['{r:RIVER} {p:NAME} (to|-|till|until) {q:NAME}', '{r} between {p} and {q}'],
  [
    '(river|course of|the course of|path of|route of|stretch of|section of) {r:RIVER} [from|between] {p:NAME} (to|and|-) {q:NAME}',
    '{r} between {p} and {q}',
  ],
  [
    '{r:RIVER} from {p:NAME} (up to|as far as|all the way to|until|till|down to) {q:NAME}',
    '{r} between {p} and {q}',
  ],
  ['{a} between [the] rivers {b} and {c}', '{a} between the {b} and the {c}'],
  ['(confluence|junction) [of] {p:NAME} [and] {q:NAME}', 'confluence of {p} and {q}'],
  ['{p:NAME} [and] {q:NAME} confluence', 'confluence of {p} and {q}'],
  ['(meeting|joining) of {p:NAME} and {q:NAME} [rivers]', 'confluence of {p} and {q}'],
  [
    'where [do] {p:NAME} and {q:NAME} rivers (meet|join|come together|flow together)',
    'confluence of {p} and {q}',
  ],
  [
    '{a} (between|from) {f:NUMBER} [degrees] (south|s) (to|and|till|-) {g:NUMBER} [degrees] (north|n)',
    '{a} between {f} degrees south and {g} degrees north',
  ],
  // A part of a line that its ends tell.
  [
    '[a|the|that|this] (piece|bit|chunk|segment|stretch|section|part|portion) of {p} {b:between|from|in|through|inside|within} {r}',
    '{p} {b} {r}',
  ],
  // Stations and squares lie in the middle of their towns.
  [`{a} {u:${unit}} (of|from|around|round|off) [the] (${centre}) (in|of|at) {p:NAME}`, '{a} {u} of {p}'],
  [`{a} {u:${unit}} (of|from|around|round|off) [the] {p:NAME} (${centre})`, '{a} {u} of {p}'],
  [`{a} {u:${unit}} (of|from|around|round|off) [the] {p:NAME} 's (${centre})`, '{a} {u} of {p}'],
  // The way of a line on from a place.
  ['[everything] [in] {l:LAND} from {p:NAME} (southward|southwards|on south)', '{l} south of {p}'],
  ['[everything] [in] {l:LAND} from {p:NAME} (northward|northwards|on north)', '{l} north of {p}'],
  ['everything from {p:NAME} (southward|southwards|on south|down) in {l:LAND}', '{l} south of {p}'],
  ['everything from {p:NAME} (northward|northwards|on north|up) in {l:LAND}', '{l} north of {p}'],
  ['{n} on [the] {p:RIVER} below {q:NAME}', '{n} on the {p} downstream of {q}'],
  ['{n} on [the] {p:RIVER} above {q:NAME}', '{n} on the {p} upstream of {q}'],
  // How far.
  [
    '{p:NAME} [to|-|and] {q:NAME} (distance|how far|how far apart|how many km|how many miles)',
    'distance between {p} and {q}',
  ],
  ['distance [from] {p:NAME} [to|and|-] {q:NAME}', 'distance between {p} and {q}'],
  [
    'how many (km|kms|kilometres|kilometers|miles) [is it|are there|is there] (between|from) {p:NAME} (and|to) {q:NAME}',
    'distance between {p} and {q}',
  ],
  ['how far {p:NAME} (to|from) {q:NAME}', 'distance between {p} and {q}'],
  // Borders and coasts.
  [
    '(border|boundary|frontier|line|boundary line|border line) (separating|dividing|that separates|which separates|that divides|which divides) {a} (and|from) {b}',
    'border between {a} and {b}',
  ],
  [
    'where [does|do] {a} (end|ends|stop|stops|finish|finishes) and [where does] {b} (begin|begins|start|starts)',
    'border between {a} and {b}',
  ],
  [
    '{p:NAME} [/] {q:NAME} (border|boundary|frontier|border line|boundary line)',
    'border between {p} and {q}',
  ],
  ['(bar) {p:NAME} {q:NAME}', 'border between {p} and {q}'],
  ['(shores) {p:NAME} (to|up to|down to|till|until|-) {q:NAME}', 'coast from {p} to {q}'],
  ['{p:NAME} (to|-) {q:NAME} (coast|coastline|shore|shoreline|coast line)', 'coast from {p} to {q}'],
  [
    '(coast|coastline|shore|shoreline|coast line) from {p:NAME} (up|down|round|around|along|all the way|right|up along) to {q:NAME}',
    'coast from {p} to {q}',
  ],
  ['coast line (between|from) {p:NAME} (and|to) {q:NAME}', 'coast from {p} to {q}'],
  ['{p:NAME} {w:WATER} (coast|coastline|seaboard|shore|coast line)', 'the {w} coast of {p}'],
  ['(seaboard) of {p:NAME} on the {w:WATER} (side|coast)', 'the {w} coast of {p}'],
  ['{w:WATER} (seaboard) [in|of] {p:NAME}', 'the {w} coast of {p}'],
  // Between two places.
  [
    '(which) {k:KIND} (come|fall|lie|are found|do you pass|do i pass|do we pass|would i pass|would you pass|can i see|do i see|do you go past) [in] between {p:NAME} and {q:NAME}',
    '{k} between {p} and {q}',
  ],
  [
    '{k:KIND} (on|along) the (way|route|road) (from|between) {p:NAME} (to|and) {q:NAME}',
    '{k} between {p} and {q}',
  ],
  ['{k:KIND} en route from {p:NAME} to {q:NAME}', '{k} between {p} and {q}'],
  [
    "{k:KIND} (you pass|i pass|we pass|you'd pass|i'd pass|that come|which come|come|you come to|coming|that you pass|you go past|you see|that fall|falling|fall|which fall|lie|lying|that lie) [in] between {p:NAME} and {q:NAME}",
    '{k} between {p} and {q}',
  ],
  ['{p:NAME} {q:NAME} {k:KIND} between', '{k} between {p} and {q}'],
  [
    'between {p:NAME} and {q:NAME} [,] (which) {k:KIND} [are there|are|lie|do you pass|come|is there|do i pass]',
    '{k} between {p} and {q}',
  ],
  ['(cities|towns|places) from {p:NAME} to {q:NAME}', 'cities between {p} and {q}'],
  // Where three lands meet.
  [
    'where [do|does] {p:NAME} [,] {q:NAME} [,] (and|&) {r:NAME} (meet|touch|come together|join|join up)',
    'where {p}, {q} and {r} meet',
  ],
  [
    '(point|place|spot) (where|at which) {p:NAME} [,] {q:NAME} [,] [and] {r:NAME} (meet|touch|come together|join)',
    'where {p}, {q} and {r} meet',
  ],
  [
    'where the three (lands) [of] {p:NAME} [,] {q:NAME} [,] [and] {r:NAME} (meet|touch)',
    'where {p}, {q} and {r} meet',
  ],
  ['(points) [of|between] {p:NAME} [,] {q:NAME} [,] [and] {r:NAME}', 'where {p}, {q} and {r} meet'],
  ['border triangle [of|between] {p:NAME} [,] {q:NAME} [,] [and] {r:NAME}', 'where {p}, {q} and {r} meet'],
  ['{p:NAME} [,|-] {q:NAME} [,|-] [and] {r:NAME} (points)', 'where {p}, {q} and {r} meet'],
  // The course of a river, from where it begins to where it ends.
  [
    'where (does|do) {a} (flow|run|drain|empty|go|pour|join|come|discharge) into {r:RIVER}',
    'where {a} meets {r}',
  ],
  ['where (does|do) {a} (meet|join|join onto|join on to) [up with|with] {r:RIVER}', 'where {a} meets {r}'],
  [
    'where {a} (runs|drains|empties|goes|pours|joins|comes|discharges) [in] into {r:RIVER}',
    'where {a} meets {r}',
  ],
  ['where {a} joins [up with] {r:RIVER}', 'where {a} meets {r}'],
  [
    '(starting point|starting place|origin|origins|head|beginning|birthplace|start|very beginning) of {r:RIVER}',
    'source of {r}',
  ],
  ['{r:RIVER} (origin|start|starting point|source location|beginning|spring)', 'source of {r}'],
  ['where {r:RIVER} (starts|begins|rises|originates)', 'source of {r}'],
  [
    '(wheres) (does|do) {r:RIVER} (have its source|have its start|get its start|have its origin|spring from|originate from|start off|start out|start from|start|begin)',
    'source of {r}',
  ],
  [
    '(wheres) (does|do) {r:RIVER} (finish|end|end up|come out|stop|run out|get to the sea|get to the ocean|enter the sea|enter the ocean|run out into the sea|come out into the sea|go into the sea|go into the ocean|flow out to sea|flow out into the sea|flow out into the ocean|meet the ocean|reach the ocean|meet the sea|reach the sea|hit the sea)',
    'mouth of {r}',
  ],
  [
    'where {r:RIVER} (ends|finishes|meets the sea|meets the ocean|reaches the sea|enters the sea|goes into the sea|runs into the sea|flows into the sea)',
    'mouth of {r}',
  ],
  ['{r:RIVER} end point', 'mouth of {r}'],
  ['end of {r:RIVER}', 'mouth of {r}'],
  ['{r:RIVER} (course|route|path|line)', 'the course of {r}'],
  [
    '(route|path|run|line|way|whole length|full length|entire length|length|whole run|whole course) of {r:RIVER}',
    'the course of {r}',
  ],
  ['how does {r:RIVER} (flow|run|go)', 'the course of {r}'],
  [
    '{r:RIVER} from [its] (source|start|beginning) [right|all the way|down] to [its|the] (mouth|sea|end|ocean)',
    'the course of {r}',
  ],
  ['follow {r:RIVER}', 'the course of {r}'],
  ['{r:RIVER} (from end to end|from start to finish|from top to bottom)', 'the course of {r}'],
  // What a river flows through.
  ['{r:RIVER} (which) {k:KIND}', '{k} that {r} flows through'],
  ['(which) {k:KIND} is {r:RIVER} (in|running through|flowing through)', '{k} that {r} flows through'],
  [
    '{r:RIVER} [is] (flowing through|running through|passing through|going through) (which) {k:KIND}',
    '{k} that {r} flows through',
  ],
  [
    '{r:RIVER} , (which) {k:KIND} (is it|does it) (flowing through|flow through|pass through|run through|go through|cross)',
    '{k} that {r} flows through',
  ],
  [
    '{r:RIVER} (which) {k:KIND} (is it on|are on it|does it flow through|does it cross)',
    '{k} that {r} flows through',
  ],
  // Between latitudes.
  [
    '{a} (between|from) {f:NUMBER} [degrees] (and|to|till|-) {g:NUMBER} [degrees] (north|n|north latitude|northern latitude)',
    '{a} between {f} degrees north and {g} degrees north',
  ],
  [
    '{a} between (latitudes|latitude|lat) {f:NUMBER} and [latitude|lat] {g:NUMBER} (north|n)',
    '{a} between {f} degrees north and {g} degrees north',
  ],
  ['{a} between {f:NUMBER} n and {g:NUMBER} n', '{a} between {f} degrees north and {g} degrees north'],
  [
    '{a} (between|from) {f:NUMBER} [degrees] (and|to|till|-) {g:NUMBER} [degrees] (south|s|south latitude|southern latitude)',
    '{a} between {f} degrees south and {g} degrees south',
  ],
  [
    '{a} between (latitudes|latitude|lat) {f:NUMBER} and [latitude|lat] {g:NUMBER} (south|s)',
    '{a} between {f} degrees south and {g} degrees south',
  ],
  ['{a} between {f:NUMBER} s and {g:NUMBER} s', '{a} between {f} degrees south and {g} degrees south'],
  [
    '{a} (between|from) {f:NUMBER} (degrees) (and|to|-) {g:NUMBER} (degrees) [latitude|of latitude|lat]',
    '{a} between latitude {f} and latitude {g}',
  ],
  [
    '{a} between {f:NUMBER} (and|to) {g:NUMBER} (degrees) [latitude|of latitude|lat]',
    '{a} between latitude {f} and latitude {g}',
  ],
  [
    '{a} between (latitudes|latitude|the latitudes|the latitudes of) {f:NUMBER} and {g:NUMBER}',
    '{a} between latitude {f} and latitude {g}',
  ],
  [
    '{a} (within|up to|less than|no more than) {f:NUMBER} (degrees) (of|from|away from|off) the equator',
    '{a} between {f} degrees south and {f} degrees north',
  ],
  [
    '(belt|strip|band) of {a} {f:NUMBER} (degrees) (either side|north and south) of the equator',
    '{a} between {f} degrees south and {f} degrees north',
  ],
  [
    '{a} {f:NUMBER} (degrees) (either side|on either side|each side|on each side|both sides|on both sides|north and south|to the north and south) of the equator',
    '{a} between {f} degrees south and {f} degrees north',
  ],
  // Lines.
  [
    '{p:NAME} [to|-] {q:NAME} corridor [,] {f:NUMBER} {u:km|miles} [wide|across]',
    'corridor {f} {u} wide between {p} and {q}',
  ],
  [
    'corridor {p:NAME} [to|-|and] {q:NAME} [,] {f:NUMBER} {u:km|miles} [wide|across]',
    'corridor {f} {u} wide between {p} and {q}',
  ],
  ['[straight|direct] line {p:NAME} [to|-] {q:NAME}', 'line from {p} to {q}'],
  ['{p:NAME} (to|-) {q:NAME} [straight|direct] line', 'line from {p} to {q}'],
  [
    '[straight|direct] line (drawn|going|running|that goes|that runs|which runs|stretching|leading) (from|between) {p:NAME} (to|and) {q:NAME}',
    'line from {p} to {q}',
  ],
  [
    '[straight|direct] line (connecting|joining|linking|that joins|that connects|that links|which joins|which connects|to connect|to join) {p:NAME} (and|to|with) {q:NAME}',
    'line from {p} to {q}',
  ],
  [
    '(half way|halfway|midway|midpoint|mid point) {p:NAME} [to|and|-] {q:NAME}',
    'halfway between {p} and {q}',
  ],
  [
    '{p:NAME} (to|and|-) {q:NAME} (halfway|half way|midpoint|midway|halfway point)',
    'halfway between {p} and {q}',
  ],
  [
    '(where would be|where might be|what town is) (half way|halfway|midway) between {p:NAME} and {q:NAME}',
    'halfway between {p} and {q}',
  ],
  [
    '(middle|bang in the middle|slap bang in the middle|smack bang in the middle|right in the middle|slap in the middle) (of|between) {p:NAME} and {q:NAME}',
    'halfway between {p} and {q}',
  ],
];
