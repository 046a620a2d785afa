/** English. */

import { phraseProduct } from '../phrase-product.ts';
import type { LanguageTable } from './language-table.ts';

export const en: LanguageTable = {
  keywords: {
    of: 'of|for',
    within:
      'within|within a distance of|within a radius of|in a radius of|less than|no more than|not more than|at most|atmost|up to|upto|no farther than|no further than|not farther than|not further than|closer than|nearer than|under|at a distance of|inside of|in a distance of|maximum|max',
    around:
      'centred on|centered on|centred at|centered at|centred around|centered around|to the left and right of|to the left and to the right of|on the left and right of|to both sides of|either side of|on either side of|to either side of|on both sides of|both sides of|on both sides|on each side|each side|on either side|either side|each side of|on each side of|around|at|from|surrounding|away from|round|about|in every direction from',
    inland: 'inland|inland from|inland of|inland from the shore of',
    by: 'by|enlarged by|extended by|expanded by|buffered by|padded by|widened by|grown by',
    pronoun: 'it|them',
    sharedBorder:
      'shared border|shared boundary|shared frontier|common border|common boundary|common frontier|shared border of|shared boundary of|common border of|common boundary of|common frontier of',
    farther:
      'more than|is not within|are not within|isnt within|arent within|lies not within|farther than|further than|at least|over|not within|no closer than|beyond|but not within|but more than|not closer than',
    off: 'waters within|sea within|the sea within|waters up to|off|offshore|offshore of|offshore from|out from|out to sea from|seaward of|off of',
    territorialWaters:
      'territorial waters of|territorial sea of|territorial waters around|territorial waters off',
    economicZone:
      'exclusive economic zone of|exclusive economic zone around|economic zone of|eez of|eez around|eez',
    coast:
      'coast|coasts|seaside|seaside of|oceanfront|coastline|coastlines|shore|shores|shoreline|shorelines|seaboard|seashore|littoral|sea coast|seacoast',
    border:
      'land border|land borders|land boundary|land boundaries|land frontier|land frontiers|international border|international borders|international boundary|international boundaries|on the border|at the border|border|borders|boundary|boundaries|frontier|frontiers|borderline|border line|boundary line|dividing line|outline|perimeter|limits',
    between:
      'between|in between|from between|triangle|inside the triangle|triangle formed by|triangle between|triangle of|formed by|enclosed by|area enclosed by',
    halfway: `${phraseProduct('halfway|half way|mid|middle', 'point', 'in a straight line between|on a straight line between|on the straight line between|as the crow flies between')}|${phraseProduct('point|place|spot|middle point', 'halfway|half way|midway|mid way|in the middle', 'between|from')}|halfway point of|half way point of|halfway point from|mid point of|middle point of|midpoint from|exactly between|halfway point between|half way point between|middle point between|center point between|centre point between|halfway between|half way between|midway between|mid way between|halfway from|half way from|midway from|mid way from|midpoint of|midpoint between|mid point between|the middle between|half the way between`,
    and: 'and|as well as|plus|together with|along with|and also|also',
    or: 'or|and or',
    except:
      'that is not|that isnt|thats not|which is not|which isnt|that are not|which are not|that is not in|that isnt in|thats not in|which is not in|that are not in|which are not in|that is not part of|that isnt part of|which is not part of|except|except for|except in|excepting|excluding|exclude|but not|but not in|but without|without|other than|minus|apart from|aside from|not including|leaving out|save for|outside|outside of|but outside|but outside of|not in|and not|and not in|omitting|ignoring|but excluding|excl|barring|bar|save|not counting|but no|excluding the bit|except the bit|except for the bit|without the bit|but not the bit|minus the bit',
    including: 'but including|but with|but also|but also including|but keep|but keeping|but plus|but add',
    in: `in|belonging to|belongs to|through|but only|only in|inside|throughout|across|lying in|located in|situated in|found in|crosses|cross|runs through|passes through|goes through|cuts through|cuts across|${phraseProduct('only|just|but only|but just', 'the', 'part|parts|bit|bits|stretch|section|piece|portion')}|${phraseProduct('only|just|but only|but just', 'where it', 'crosses|is in|lies in|runs through|passes through|goes through|runs across|passes over|cuts across')}`,
    with: 'with|and its border with|shares with|share with|shared with|has with|in common with|including|incl',
    overlap:
      'overlap of|overlap between|intersection of|intersection between|the overlap of|the intersection of|area common to|areas common to|common to|shared by|area shared by',
    overlaps: 'overlap|overlaps|intersect|intersects|overlapping',
    both: 'both|both in|in both',
    part: 'part of|parts of|portion of|portions of|area of|areas of|region of|regions of|section of|sections of|all of|everything in|anywhere in|anything in|whole of|territory of|places in|somewhere in|bit of|bits of|stretches of|land of|part|parts|portion|side of|side|end of|end|section',
    zone: 'radius|diameter|in diameter|buffer|zone|buffer zone|ring|radius circle|circle|circles|buffers|zones|rings|margin|halo|fringe',
    near: 'in or near|in and near|in or near to|in or close to|in or around|in and around|near|close to|next to|beside|nearby|near to|in the vicinity of|in the neighbourhood of|in the neighborhood of|within easy reach of|not far from',
    meets:
      'flows into|empties into|meets|meet|touches|touch|borders on|joins|join|come together|comes together|converge|intersect at|all meet|come to meet|come together in a point|adjoin',
    along: 'along|all along',
    to: 'to|down to|all the way to|all the way up to|all the way down to|as far as|through to|right up to',
    strip: 'strip|band|belt|corridor|strips',
    sea: "sea|ocean|open sea|salt water|saltwater|water 's edge|waters edge|the sea|the ocean|seas|oceans",
    waters: 'open water|waters|water|waters of|sea area',
    coastal:
      'coastal|coastal strip|coastal strip of|coastal area|coastal area of|coastal areas|coastal areas of|coastal region|coastal region of|coastal regions of|coastal zone of|coastal parts of|coastal part of|coastal lands of',
    line: 'line|straight line|direct line|shortest line|beeline|great circle|great circle line|great circle route|great circle path|geodesic|geodesic line',
    apart:
      'distance between|distance from|the distance between|the distance from|what is the distance between|what is the distance from|whats the distance between|whats the distance from|how far is it from|how far is it between|how far is|how far are|how far apart are|how far from|how long is it from|how many kilometres from|how many kilometers from|how many km from|how many miles from|how many kilometres is it from|how many miles is it from|as the crow flies from|as the crow flies between',
    closer: 'closer to|nearer to|nearest to|closest to|nearer|closer|nearest|closest',
    fartherFrom: 'farther from|further from|farther away from|further away from',
    than: 'than to|than from|than it is to|than they are to|than',
    middle:
      'middle of|middle|centre of|center of|heart of|core of|central|central part of|central parts of|mid',
    interior:
      'interior of|interior|inland parts of|inland part of|inner part of|inner parts of|hinterlands of the coast of',
    surroundings:
      'surroundings of|surroundings|surrounding area|surrounding areas|environs|just outside|just outside of|right outside|right outside of|immediately outside|immediately outside of|environs of|surrounding area of|surrounding areas of|surrounding region of|neighbourhood of|neighborhood of|greater surroundings of',
    outskirts: 'outskirts of|periphery of|fringes of|edge of|suburbs of|outskirts',
    hinterland: 'hinterland of|hinterland',
    bank: 'bank of|bank|river bank of|riverbank of',
    leftBank: 'left bank of|left bank|left side of|left river bank of|left shore of',
    rightBank: 'right bank of|right bank|right side of|right river bank of|right shore of',
    upstream: 'upstream of|upstream from|upriver of|upriver from|upstream',
    downstream: 'downstream of|downstream from|downriver of|downriver from|downstream',
    source: 'source of|headwaters of|sources of|spring of|source',
    mouth: 'mouth of|river mouth of|mouth',
    meetingPoint:
      'confluence of|junction of|tripoint of|tripoint between|tripoint|triple border of|triple point of|meeting point of|point where|place where|spot where|the place where|the point where|the spot where|corner where|tri border of|tripoint between|triborder of|tri point of|triple frontier of|tri border area of|quadripoint of|border triangle of|border triangle|three country point of|three country point|three border point of|tri border point of|tripoint border of|tri border region of|triborder area of|triple junction of|four country point of',
    mainland:
      'mainland|mainland of|mainland part of|continental|contiguous|conterminous|continental part of|contiguous part of',
    home: 'metropolitan',
    overseas:
      'overseas|overseas territories|overseas departments|overseas regions|overseas possessions|overseas parts|overseas part of|overseas parts of|overseas territories of|overseas regions of|overseas departments of|overseas possessions of',
    on: 'on',
    facing: 'facing|faces|face|opposite|across from|looking at|looking towards|looking toward|overlooking',
    bounds:
      'bounding box of|bounding box|bbox of|bbox|bounding rectangle of|bounding rectangle|enclosing rectangle of|enclosing box of|rectangle around|box around|smallest rectangle around|smallest box around|minimum bounding rectangle of|extent of|extents of|bounding box for|bbox for|bounding box around',
    filler:
      'the|a|an|but|either|combined|taken together|put together|please|can you|could you|would you|will you|show me|show|list the|list all the|list all|zoom to|zoom in on|zoom into|fly to|pan to|jump to|centre on|center on|focus on|find|find me|give me|give|i want|i want to see|i need|i would like|id like|draw|highlight|display|map|map of|a map of|get|get me|select|plot|what is|whats|what are|who are|who is|itself|themselves|where is|where are|which is|which are|that is|that are|that lies|that lie|lying|lies|lie|located|situated|tell me|tell me about|let me see|compute|calculate|return|thanks|thank you|areas|area|region|regions|everything|all|anywhere|anything|places|everywhere|somewhere|land|lands|territory|its|their|whole|entire|just|only|that|which|any|is|are|thats|exactly|im looking for|i am looking for|to the|some|stretch of|stretch|where|what|me|hi|hello|hey|distance of|union of|the union of|as one|joined|merged|joined together|merged together|joined up|as a single shape|as a single area|as one area|on one map|on a single map|on the same map|chunk of|polygon|shape|geometry|do|does|and then|city of|straight|wide|broad|thick|deep|in depth|those|these|thats|theres|heres|lets|its|whos|together|roughly|approximately|approx|circa|more or less|give or take|in a straight line|from source to mouth|from its source to its mouth|from source to sea',
  },
  compass: {
    points: [
      ['north'],
      ['northeast', 'north east'],
      ['east'],
      ['southeast', 'south east'],
      ['south'],
      ['southwest', 'south west'],
      ['west'],
      ['northwest', 'north west'],
    ],
    direction: '#|due #|to the #|#ward|#wards',
    beyond:
      'to the # of|#ward of|#wards of|# from|on the # side of|further # than|farther # than|beyond the # of|more to the # than',
    close:
      'just # of|just to the # of|just #ward of|immediately # of|immediately to the # of|right # of|slightly # of|slightly to the # of|a little # of|a little to the # of|a bit # of|a bit to the # of|shortly # of',
    adjective:
      '#ern|#ernmost|#erly|the #ern part of|#ern part of|#ern half of|the #ern half of|#ern parts of|#ern portion of|#ern side of|#ern end of|#ern half|#ern part|# half of|# part of|# side of|# end of',
    outermost:
      '#ernmost point of|#ernmost point in|#ernmost point|#ernmost spot of|#ernmost spot in|#most point of|#most point in|most #ern point of|most #ern point in|most #erly point of|most #erly point in|extreme # point of|furthest # point of|farthest # point of|furthest point # in|farthest point # in|furthest # point in|farthest # point in',
    half: 'the # of|in the # of|the # part of|the # half of|the # side of|the # end of',
    abbreviations: ['n of', 'ne of', 'e of', 'se of', 's of', 'sw of', 'w of', 'nw of'],
  },
  units: {
    m: 'm meter meters metre metres mtr',
    km: 'km kms kilometer kilometers kilometre kilometres klick klicks',
    ft: 'ft foot feet',
    yd: 'yd yds yard yards',
    mi: 'mi mile miles',
    nmi: 'nmi nm nautical-mile nautical-miles sea-mile sea-miles',
  },
  loneUnits:
    'kilometer kilometers kilometre kilometres km kms meter meters metre metres mile miles yards feet',
  fractions: {
    half: 2,
    halves: 2,
    third: 3,
    thirds: 3,
    quarter: 4,
    quarters: 4,
    fifth: 5,
    fifths: 5,
    sixth: 6,
    sixths: 6,
    eighth: 8,
    eighths: 8,
    tenth: 10,
    tenths: 10,
    corner: 5,
    tip: 30,
  },
  upright: {
    uppermost: 'north',
    topmost: 'north',
    lowermost: 'south',
    bottommost: 'south',
    upper: 'north',
    top: 'north',
    lower: 'south',
    bottom: 'south',
  },
  extremes: 'far extreme deep very',
  about: 'around|round|about|surrounding',
  times: 'minute minutes min mins hour hours hr hrs second seconds day days',
  notLengths: 'degree degrees deg',
  vague:
    'some few several many various numerous handful bunch lots loads plenty countless tens dozens scores hundreds thousands number',
  besideVague: 'a an the just only about very good more than of hundred thousand dozen',
  numbers: {
    ones: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    more: { a: 1, an: 1, half: 0.5, quarter: 0.25, dozen: 12, couple: 2 },
    scales: { hundred: 100, hundreds: 100, thousand: 1000 },
    glue: 'and a of an',
    range: 'to and',
  },
  mended:
    'within between around border boundary frontier coast coastline shore except excluding excepting without outside north south east west northern southern eastern western northeast northwest southeast southwest northeastern northwestern southeastern southwestern northernmost southernmost halfway midway kilometres kilometers kilometre kilometer metres meters miles nautical from through further farther radius of',
};
