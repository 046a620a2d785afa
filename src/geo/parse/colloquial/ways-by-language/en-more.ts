/** Further ways of putting a question in English: what is asked first, what fills, what is said of one place. */

import type { Ways } from '../ways.ts';

/** What is said of the ground of a landscape, and words for it. */
const ground =
  'wheat|grass|grassland|mangrove|limestone|granite|chalk|sandstone|volcanic|prairie|inland|high|coastal|rolling|marshy|wooded|tropical';
const grounds =
  'hills|forest|forrest|savanna|savannah|grassland|grasslands|plains|plain|swamp|swamps|lowlands|highlands|landscape|marshland|marshes|prairie|steppe|delta|plateau|moors|moorland|marsh|fens|heath|tableland|tablelands|lowland|highland|country';

export const more: Pick<Ways, 'classes' | 'ways'> & { readonly firm: Ways['ways'] } = {
  classes: {
    which: 'which|what',
    crosses:
      'crosses|passes through|runs through|goes through|flows through|cuts through|enters|cuts across|runs across|traverses|cross|pass through|run through',
    division:
      'country|countries|state|states|province|provinces|county|counties|department|departments|region|regions|district|districts|canton|cantons',
    noun: 'river|lake|country|state|province|island|sea|bay|gulf|strait|desert|region|area|plain|plains|plateau|mountains|mountain|range|valley|peninsula|coast|district|county|islands|archipelago|basin|forest|place|land|territory',
    called:
      'known as|called|named|known to locals as|referred to as|that is known as|which is known as|that is called|which is called|people call|they call',
    most: 'has the most people|is the most populous|has the biggest population|has the largest population|has most people|is the largest|is the biggest|is largest|is biggest|is the longest|is the highest',
    extends: 'extend|stretch|reach|go|spread|run',
    fillers:
      'on its way to the sea|on its way to the ocean|on its course|along its course|on its journey|on its way|before it reaches the sea|before reaching the sea|in its course|from source to mouth|from its source to its mouth|from source to sea|along the way|on the way',
  },
  firm: [
    ['{p} , (but|i mean|meaning|but i mean) the one in {l}', '{p}, {l}'],
    ['{a} border but (only|just) the {l} (part|side|bit|section|stretch)', '{a} border in {l}'],
    // "It" is the place itself, and "as" no place.
    [
      '{p} , (where|where exactly|whereabouts) (is it|are they|is that|are those|does it lie) [exactly|then|please|on the map]',
      '{p}',
    ],
    ['[the] {p} (coast|coastline|shoreline) as a line', 'coast of {p}'],
    ['{p} as an outline [on the map|on a map|please]', 'outline of {p}'],
    [
      '{p} as (a polygon|a line|an area|one area|a whole|a shape|a single area) [on the map|on a map|please]',
      '{p}',
    ],
    ['{p} [,] [on] (both sides of the border|both sides of the frontier|either side of the border)', '{p}'],
    // A part alone.
    ['{a} [,] (just|only) (that|this) (bit|part|side|section|stretch)', '{a}'],
    [
      '{p} [,] (just|only) [the] {d:northern|southern|eastern|western|central|coastal|inland|mainland} (part|side|half|bit) [only]',
      '{d} part of {p}',
    ],
    ['{p} [,] (just|only) [the|on the] {l} (part|side|bit|section|portion|stretch) [only]', '{p} in {l}'],
    ['{p} , [the|on the] {l} (part|side|bit|section|portion|stretch) only', '{p} in {l}'],
    // What the word for the parts leaves out anyway.
    [
      '{l} {n:provinces|states} [only] [,] [open] (not|no|without|excluding|but not|but no|and not|minus|except|not including|not counting|without counting) [the|any|its|their] [federal|union] territories [please|pls|thanks] [close]',
      '{l} {n}',
    ],
    [
      '[the] {n:provinces|states} {r} [only] [,] [open] (not|no|without|excluding|but not|but no|and not|minus|except|not including|not counting|without counting) [the|any|its|their] [federal|union] territories [please|pls|thanks] [close]',
      '{n} {r}',
    ],
    [
      '[the] {n:counties|provinces|states|cantons|departments|regions|districts} (of|in) {r} , (just|only) [the] (counties|provinces|states|cantons|departments|regions|districts)',
      '{n} of {r}',
    ],
    ['[all] [of] [the] {n:7|seven} emirates', '{n} emirates in the United Arab Emirates'],
    [
      '[all] [of] [the] (14|fourteen) {n:eight thousanders|eight - thousanders|8000 m peaks|eightthousanders}',
      '{n}',
    ],
    [
      '[the] {n:eight thousanders|eight - thousanders|eightthousanders} [,] [all|all of the|the] (14|fourteen) [of them]',
      '{n}',
    ],
    [
      '(where|whereabouts|where abouts) in {l} (are|am|is|do|can|would) (you|i|we|one|people|you be|one be|you get|you live) {c:more than|less than|at least|over|under|within} {r}',
      '{l} {c} {r}',
    ],
    [
      '(where|whereabouts|where abouts) in {l} (are|am|is|do|can|would) (you|i|we|one|people|you be|one be|you get|you live) (further than|farther than|further away than|further from the sea than) {r}',
      '{l} more than {r}',
    ],
    ['[the] durand line', 'border between Afghanistan and Pakistan'],
    ['[the] (oder neisse line|oder - neisse line)', 'border between Germany and Poland'],
    ['where (was|were) {p}', 'where is {p}'],
    [
      '(how much|what part|which part|what share|how big a part) of {p} (is|are|lies|lie|falls|belongs) (in|within|inside|to) {l}',
      '{p} in {l}',
    ],
    ['[the] (right bank|right - bank) ukraine', 'Ukraine west of the Dnieper'],
    ['[the] (left bank|left - bank) ukraine', 'Ukraine east of the Dnieper'],
    ['[the] turkish (part|side|half|zone) of cyprus', 'Northern Cyprus'],
    ['[the] (greek|southern) (part|side|half|zone) of cyprus', 'Cyprus except Northern Cyprus'],
    [
      '[the|which|what] (sea|seas) [is|are|lies|lie] [to the] {w:east|west|north|south|northeast|northwest|southeast|southwest} of {p}',
      'seas bordering {p} and {w} of {p}',
    ],
    // What is said of all of it, or of nothing else.
    ['{a} (all of it|the whole of it|the whole thing|all of them|the lot|in full)', '{a}'],
    ['{a} (at all|whatsoever|whatever|all at once|at the same time|simultaneously|at one time)', '{a}'],
    ['{a} of [the] (summit|top|peak|highest point) of {p}', '{a} of {p}'],
    [
      '(which|what) {a} , (other than|apart from|besides|except|excluding|not counting) {p} itself , (lie|are|lies|is) {b}',
      '{a} {b} except {p}',
    ],
    [
      '[the] [point|spot|place|location|position] at {f} degrees {s:south|north} [latitude] and {g} degrees {w:east|west} [longitude]',
      '{f} degrees {s}, {g} degrees {w}',
    ],
    [
      '[the] (spot|point|place|location) halfway between {p} and {q} in {l}',
      'halfway between {p}, {l} and {q}, {l}',
    ],
    [
      '[the|which|what] {l:english|scottish|welsh|irish|american|us|u.s.|canadian|mexican|german|french|spanish|italian|indian|chinese|brazilian|australian|swiss|austrian|dutch|belgian|polish|russian|turkish|japanese|swedish|norwegian|ukrainian|portuguese|greek|nigerian|argentine|south african} {n:state|province|region|canton|department|district} [that|which] (borders|touches|adjoins) {b}',
      '{l} {n}s that border {b}',
    ],
    [
      '[the|which|what] {l:english|scottish|welsh|irish|american|us|u.s.|canadian|mexican|german|french|spanish|italian|indian|chinese|brazilian|australian|swiss|austrian|dutch|belgian|polish|russian|turkish|japanese|swedish|norwegian|ukrainian|portuguese|greek|nigerian|argentine|south african} county [that|which] (borders|touches|adjoins) {b}',
      '{l} counties that border {b}',
    ],
    [
      '[the] (strait|channel|sea|gulf|water) (that|which) (separates|divides|parts|lies between) {a} (from|and) [the] {b} mainland',
      'straits between {a} and {b}',
    ],
    [
      '[the] (part|parts|bit|bits|portion|section) of {p} (that|which) (falls|fall|sits|is situated|is located|are situated|are located) (inside|within|in) {l}',
      '{p} in {l}',
    ],
    ['[the] panhandle of {p}', '{p} panhandle'],
    ['(cities|towns) within {d} of {p} and with {b}', 'cities with {b} within {d} of {p}'],
    ['{a} (countries|sovereign states|independent states) only [thanks|please]', '{a}'],
    [
      '{a} (except|excluding|not counting|other than|apart from|besides|not including) (the capital|its capital|the capital city|the capitals|their capitals|capital)',
      '{a} that are not capitals',
    ],
    [
      '{a} (that|which) (is|are) not (the capital|its capital|the capital city|a capital|capitals|capital cities|the capitals)',
      '{a} that are not capitals',
    ],
    [
      "{a} (that|which) (isnt|isn't|arent|aren't) (the capital|its capital|the capital city|a capital|capitals)",
      '{a} that are not capitals',
    ],
    [
      '[the] {x:northernmost|southernmost|easternmost|westernmost|largest|smallest|biggest|most populous|highest} (capital|capital city) of a (country|sovereign state|sovereign country|nation)',
      '{x} capital',
    ],
    [
      '{a} mainland only [and|with] (no islands|without islands|not the islands|without the islands)',
      'mainland {a}',
    ],
    ['{a} mainland (no islands|without islands|without the islands|not the islands)', 'mainland {a}'],
  ],
  ways: [
    ['{p:NAME} , the {l} one', '{p}, {l}'],
    ['{p:NAME} (i mean|meaning) the one in {l}', '{p}, {l}'],
    [
      '{p:NAME} (and|plus|together with|along with|as well as) [the|the one] {w} {n:state|province|region|department|canton} (next to|bordering|beside|adjacent to|adjoining) it',
      '{p} and {w} {n}s bordering {p}',
    ],
    [
      '{p:NAME} (and|plus|together with|along with|as well as) [all|all of] [the|the one] {s} (next to|bordering|beside|adjacent to|adjoining) it',
      '{p} and {s} bordering {p}',
    ],
    [
      '{a} that (border|touch|are next to) {p:NAME} and {q:NAME} [,] (both|both of them|at the same time)',
      '{a} that border both {p} and {q}',
    ],
    ['{a} [,] (only|just) on the {l:NAME} side', '{a} on the {l} side'],
    ['{a} [,] on the {l:NAME} side only', '{a} on the {l} side'],
    ['{a} (but|and) (only|just) the {l:NAME} (part|side|bit|section|stretch)', '{a} in {l}'],
    // A mountain stands where its summit does.
    ['{a} [the] (summit|peak) of {p:NAME}', '{a} {p}'],
    [
      '[the] line of [the] {g:tropic of cancer|tropic of capricorn|equator|arctic circle|antarctic circle|prime meridian} (across|through|in) {l}',
      'the {g} in {l}',
    ],
    ['{a} [,] (incl.|incl|including|with) [all|all of] (its|the) islands', '{a}'],
    ['{a} [,] (incl.|incl|including) islands', '{a}'],
    ['{p:NAME} [,|the one] (in|from) {l} [,] (not|and not|rather than|instead of) the {x} one', '{p}, {l}'],
    [
      '(which) {k:KIND} (is|are) {p} (made of|made up of|composed of|divided into|split into|comprised of|formed of)',
      '{k} in {p}',
    ],
    ['[is there] [the|a|an] {n:river|lake} (called) {p}', '{n} {p}'],
    ['[is there] [the|a|an] {n:country|state|province|island|county|district} (called) {p}', '{n} of {p}'],
    ['[is there] [the|a|an] {n:noun} (called) {p}', '{p}'],
    ['{a} of the {w} {n:province|state|region|county|department|canton} of {p}', '{a} of the {n} of {p}'],
    ['whose capital is {p}', 'which country has {p} as capital'],
    ['{p} where (it|they|he|she) (crosses) {l}', '{p} in {l}'],
    ['where [does|do] {p} (crosses) {l}', '{p} in {l}'],
    ["{p} 's (course|route|path|way|journey) (through|across|in) {l}", '{p} in {l}'],
    ['{p} where it (is|lies|runs|flows) in {l}', '{p} in {l}'],
    [
      '{p} where it (forms|is|makes|marks|makes up) the (border|boundary|frontier) {r}',
      'where {p} forms the border {r}',
    ],
    [
      '[the] (former|old|one time|erstwhile) {p:East Germany|West Germany|Yugoslavia|Soviet Union|Czechoslovakia|USSR|GDR}',
      '{p}',
    ],
    // A border that a river or range makes.
    [
      '[the] (part|section|stretch|bit|portion) of {p} (that|which|where it) (separates|divides|parts) {a} (from|and) {b}',
      'where {p} forms the border between {a} and {b}',
    ],
    [
      '{p} where it (separates|divides|parts) {a} (from|and) {b}',
      'where {p} forms the border between {a} and {b}',
    ],
    [
      '[the] (part|section|stretch|bit|portion) of {p} (that|which|where it) (forms|makes|makes up|is|marks) [the] {a:NAME} [-] {b:NAME} (border|boundary|frontier)',
      'where {p} forms the border between {a} and {b}',
    ],
    [
      '[the] {p} (where it forms|where it makes|where it is|where it marks|that forms|forming|along) [the] {a:NAME} [-] {b:NAME} (border|boundary|frontier)',
      'where {p} forms the border between {a} and {b}',
    ],
    // A land by what covers it.
    ['[the] desert (areas|regions|parts|zones) (of|in) {p}', 'deserts in {p}'],
    ['[the] (mountainous|mountain|alpine) (areas|regions|parts|zones) (of|in) {p}', 'mountain ranges in {p}'],
    ['[the] (forested|wooded|forest) (areas|regions|parts|zones) (of|in) {p}', 'forests in {p}'],
    // A place told by what it is like: the words say no more than the name does.
    [
      '[the] [limestone|granite|chalk|sandstone|volcanic|mangrove|moorland|rocky|rugged|remote|wild|barren|rolling|marshy|swampy|wooded|fertile|flat|hilly|empty] (country|countryside|forest|forests|swamp|swamps|marshes|marshland|wilderness|moors|moorland|badlands|wetland|wetlands|landscape|hill country|uplands|tablelands) of {p:NATURE}',
      '{p}',
    ],
    [
      '[the] [limestone|granite|chalk|sandstone|volcanic|mangrove|moorland|rocky|rugged|remote|wild|barren|rolling|marshy|swampy|wooded|fertile|flat|hilly|empty] (country|countryside|forest|forests|swamp|swamps|marshes|marshland|wilderness|moors|moorland|badlands|wetland|wetlands|landscape|hill country|uplands|tablelands) of {p:NATURE} (in|of) {l:NAME}',
      '{p} in {l}',
    ],
    [`[the] {p:NATURE} [${ground}] (${grounds})`, '{p}'],
    [`[the] {p:NATURE} [${ground}] (${grounds}) (of|in) {l:NAME}`, '{p} in {l}'],
    ['{p:NATURE} (salt pans|pans|salt flats|dunes|dune field|mangroves|wetlands|badlands|rainforest)', '{p}'],
    [
      '{p:NATURE} (salt pans|pans|salt flats|dunes|dune field|mangroves|wetlands|badlands|rainforest) (of|in) {l:NAME}',
      '{p} in {l}',
    ],
    [
      '{p:NAME} , [the|a|an] (backbone|roof|heart|jewel|spine|cradle|granary|breadbasket|rooftop|gateway|birthplace|home|lungs|playground|garden) of {q}',
      '{p}',
    ],
    [
      '{p} where it (forms|makes|marks|is) [the] {w:northern|southern|eastern|western} (edge|border|boundary|limit) of {q:NAME}',
      'the {w} border of {q}',
    ],
    ['{a} (between|from) {p:NAME} n {q:NAME}', '{a} between {p} and {q}'],
    [
      '[the|a|an] {n:island|state|county|province|country|city|town|lake|river|mountain} between {b}',
      '{n}s between {b}',
    ],
    ['main {n:island|city|town} between {b}', 'largest {n} between {b}'],
    ['{l} {n:island|city|town|lake|mountain} within {b}', '{l} {n}s within {b}'],
    [
      '[the] foreign [national] {n:capital|city|country} (nearest|closest) [to] {p:NAME}',
      'nearest {n} to {p}',
    ],
    [
      '[the] [only] {n:county|state|province|country|region|district|department} that {p:NAME} (touches|borders|adjoins|meets|has a border with)',
      'which {n} borders {p}',
    ],
    [
      '[all] [of] [the] {p:NAME} (that|which) have [a|their] (shore|shores|shoreline|coast|coastline) (in|on) [the] [province of|state of] {l:NAME}',
      '{p} touching {l}',
    ],
    [
      '{a} (that|which) (stand|sit|lie|are|are built|grew up) on the (banks|bank|shores|shore) of {p}',
      '{a} on {p}',
    ],
    [
      '{a} (that|which) (make up|form|comprise|constitute|belong to) [the] (province|region|state) of {p:NAME}',
      '{a} in {p}',
    ],
    [
      '{a} (that|which) (make up|form|comprise|constitute|belong to) [the] {l:LAND} (province|region|state) of {p:NAME}',
      '{a} in {p}',
    ],
    ['{a} the {l:LAND} (province|region) of {p:NAME}', '{a} {p}'],
    // Neighbours.
    [
      '{a} (with no|without|without any|that have no|which have no|that has no|having no|with zero) [land] (neighbours|neighbors|neighbouring countries|bordering countries|neighbouring states|neighboring states|borders)',
      '{a} with 0 neighbours',
    ],
    [
      "{a} (that|which) (dont|don't|do not) (touch|border|adjoin) (any|another|any other) (state|states|country|countries|province|provinces)",
      '{a} with 0 neighbours',
    ],
    [
      '[which|what] {a} [is|are] (surrounded|entirely surrounded|completely surrounded|enclosed|encircled|wholly surrounded) by {p:NAME}',
      'landlocked {a} bordering only {p}',
    ],
    [
      '[which|what|the] country [is|that is|which is] (surrounded|entirely surrounded|completely surrounded|enclosed|encircled|wholly surrounded) by {p:NAME}',
      'landlocked countries bordering only {p}',
    ],
    ['{a} (wedged|squeezed|sandwiched|tucked) between {b}', '{a} between {b}'],
    ['dead (centre|center|middle) of {p}', 'middle of {p}'],
    [
      '{p} (but|and) (only|just) [the] {w:northern|southern|eastern|western|upper|lower|north|south|east|west} (part|bit|end)',
      'the {w} part of {p}',
    ],
    [
      '{p} (but|and) (only|just) [the] {w:northern|southern|eastern|western} {x:third|quarter|half|tip}',
      '{w} {x} of {p}',
    ],
    // A part of one place in another.
    ['how far (does|do) {p} (extends) (into|in to|across|over|in) {l}', '{p} in {l}'],
    ['{a} on (both|either|each|the two) [side|sides] of {p:NAME}', '{a} crossed by {p}'],
    [
      '{a} (that|which) (lie|are|sit|lies|is) on (both|either|the two) (sides|side) of {p:NAME}',
      '{a} crossed by {p}',
    ],
    ["{p} 's [only|one|sole|single|land] (neighbour|neighbor)", 'neighbours of {p}'],
    ['[the] [only|one|sole|single|land] (neighbour|neighbor) of {p}', 'neighbours of {p}'],
    ['[the] neighbouring (country|countries|state|states) of {p}', 'neighbours of {p}'],
    [
      '[the] (drainage basin|catchment|catchment area|watershed|river basin) of {p} in {l}',
      '{p} basin in {l}',
    ],
    ['[the] (drainage basin|catchment|catchment area|watershed|river basin) of {p}', '{p} basin'],
    ['[the] (points|spots|locations|bits) in {p}', 'places in {p}'],
    ['(among|out of|of) [all] [the] {a} , (which|which one) (is|has) {b}', 'which of the {a} is {b}'],
    ['(among|out of) [all] [of] [the] {a} , which one {b}', 'which of the {a} is {b}'],
    ['(cities|towns) {r} (that are|which are) [also] [national] (capitals|capital cities)', 'capitals {r}'],

    ['between {a} and {b} along {p}', '{p} between {a} and {b}'],
    ['{a} world', '{a} in the world'],
    ['{a} without being {b} [members]', '{a} not in {b}'],
    [
      '{a} (have|has|with) both [a|an] {p:NAME} and [a|an] {q:NAME} (coast|coastline)',
      '{a} on {p} and on {q}',
    ],
    ['million - plus (cities|towns) {r}', 'cities with more than 1 million people {r}'],
    ['{a} standing on {b}', '{a} on {b}'],
    ['{a} (fillers)', '{a}'],
    ['how far [north|south|east|west|inland] (does|do) {p} (extends)', '{p}'],
    ['how (long|big|large|wide|extensive) (is|are) {p}', '{p}'],
    [
      '[the] (course|route|path|run|full course|whole course|entire course) of {p} from {a} to {b}',
      '{p} from {a} to {b}',
    ],
    ['[the] (full|whole|entire|complete) (course|length|run) of {p}', '{p}'],
    ['after {p} (which) {q} {m:most}', 'which {q} {m} after {p}'],
    ['besides {p} (which) {q}', 'which {q} except {p}'],
    ['apart from {p} (which) {q}', 'which {q} except {p}'],
    [
      '{a} (but|and) (only|just) (whats|what is|what lies|the part|the parts|the bit|the bits|those|places|areas|the area|the places) [that is|thats|that are|which is] {b}',
      '{a} {b}',
    ],
    ['{a} on the {w} side of {p}', '{a} in the {w} part of {p}'],
    [
      '{a} (surrounded|surrounded entirely|completely surrounded|entirely surrounded|wholly surrounded) by (one|a single|only one|just one) [other|another] (country|state|neighbour)',
      'landlocked {a} with only one neighbour',
    ],
    [
      '(which) {a} (borders|touches|has a border with|shares a border with) (only one|just one|exactly one|a single|one) [other] (division)',
      '{a}s with only one neighbour',
    ],
    [
      '(which) {a} (border|touch|have a border with|share a border with) (only one|just one|exactly one|a single) [other] (division)',
      '{a} with only one neighbour',
    ],
    [
      '(which) {a} has (only one|just one|exactly one|a single) (neighbour|neighbor)',
      '{a}s with only one neighbour',
    ],
    [
      '(which) {a} (does|do|did) {p} have [a] (coast|coastline|coasts|shore|shoreline) (on|along)',
      '{a} bordering {p}',
    ],
    ['(which) {a} (does|do|did) {p} (have|got) (coasts|coast|shores) on', '{a} bordering {p}'],
    ['[the] {x:largest|biggest|smallest} {a} by (area|size|surface)', 'the {x} {a}'],
    [
      "(whats|what is|what's|what) within {d:#} {u:km|miles|mi|kms|kilometres|kilometers} of {p} {n:countries|cities|towns|islands} i mean",
      '{n} within {d} {u} of {p}',
    ],
    [
      '[the] (area|land|strip|zone|part|places|everything) within {d} of {p} on the {w} side',
      'the {w} part of within {d} of {p}',
    ],
  ],
};
