/** English words for sets of places. */

import { phraseProduct } from '../phrase-product.ts';
import type { SetTable } from './set-table.ts';

export const en: SetTable = {
  kinds: {
    country: [
      'country|nation|sovereign state|member state|member country|nation state',
      'countries|nations|sovereign states|member states|member countries|nation states|members|member nations',
    ],
    territory: ['territory|dependency', 'dependencies|dependent territories|overseas territories'],
    capital: ['capital|capital city', 'capitals|capital cities|national capitals'],
    division_capital: ['regional capital', 'regional capitals'],
    city: ['city|town|metropolis', 'cities|towns'],
    continent: ['continent', 'continents'],
    ocean: ['ocean', 'oceans'],
    sea: ['sea', 'seas'],
    gulf: ['gulf', 'gulfs'],
    bay: ['bay', 'bays'],
    strait: ['strait', 'straits'],
    lake: ['lake|loch|lough', 'lakes|lochs|loughs'],
    river: ['river|stream', 'rivers|streams'],
    canal: ['canal', 'canals'],
    island: ['island|isle', 'islands|isles'],
    archipelago: ['archipelago|island group', 'archipelagos|archipelagoes|island groups'],
    mountain_range: [
      'mountain range|range of mountains',
      'mountain ranges|ranges of mountains|mountain chains|mountain systems',
    ],
    mountain: ['mountain', 'mountains'],
    peak: [
      'peak|summit|mountain peak|mountain top',
      'peaks|summits|mountain peaks|mountain tops|individual mountains',
    ],
    desert: ['desert', 'deserts'],
    peninsula: ['peninsula', 'peninsulas'],
    cape: ['cape|headland', 'capes|headlands'],
    volcano: ['volcano', 'volcanoes|volcanos'],
    active_volcano: [
      'active volcano|live volcano',
      'active volcanoes|active volcanos|live volcanoes|volcanoes that are active|volcanoes that are still active',
    ],
    glacier: ['glacier', 'glaciers|ice caps|ice fields|icefields'],
    national_park: ['national park', 'national parks'],
    fjord: ['fjord', 'fjords|fiords'],
    forest: ['forest', 'forests|woods and forests'],
    waterfall: ['waterfall', 'waterfalls'],
    airport: ['airport|international airport', 'airports|international airports'],
    port: [
      'port|seaport|port city|harbour city',
      'ports|seaports|port cities|ports and harbours|harbour cities',
    ],
  },
  seats: {
    state: ['state capital', 'state capitals'],
    province: ['provincial capital|province capital', 'provincial capitals|province capitals'],
    canton: ['cantonal capital', 'cantonal capitals'],
    county: ['county town|county seat', 'county towns|county seats'],
  },
  divisions: {
    division: [
      'administrative division|subdivision|first level division',
      'states and territories|provinces and territories|states and union territories|states and provinces|provinces and states|divisions|administrative divisions|subdivisions|first level divisions|first level regions',
    ],
    state: ['state|federal state', 'states|federal states|lander'],
    province: ['province', 'provinces'],
    region: ['region', 'regions|administrative regions'],
    county: ['county|council area|principal area', 'counties|council areas|principal areas'],
    department: ['department|departement', 'departments|departements'],
    canton: ['canton', 'cantons'],
    district: ['district', 'districts'],
    prefecture: ['prefecture', 'prefectures'],
    governorate: ['governorate', 'governorates'],
    municipality: ['municipality', 'municipalities'],
    emirate: ['emirate', 'emirates'],
    autonomous_community: [
      'autonomous community|autonomous region',
      'autonomous communities|autonomous regions',
    ],
    territory: ['union territory', 'territories|union territories'],
    voivodeship: ['voivodeship', 'voivodeships'],
    republic: ['republic', 'republics'],
    oblast: ['oblast', 'oblasts'],
    parish: ['parish', 'parishes'],
    borough: ['borough', 'boroughs'],
    constituent_country: [
      'constituent country|home nation|constituent nation|constituent part',
      'constituent countries|home nations|constituent nations|constituent parts',
    ],
  },
  homes: {
    lander: 'Germany',
    canton: 'Switzerland',
    'state capital': 'United States',
    'state capitals': 'United States',
    'cantonal capital': 'Switzerland',
    'cantonal capitals': 'Switzerland',
    cantons: 'Switzerland',
    voivodeship: 'Poland',
    voivodeships: 'Poland',
    'autonomous community': 'Spain',
    'autonomous communities': 'Spain',
    'constituent country': 'United Kingdom',
    'home nation': 'United Kingdom',
    'constituent countries': 'United Kingdom',
    'home nations': 'United Kingdom',
  },
  groupNouns: {
    monarchies: [
      'monarchy|constitutional monarchy',
      'monarchies|kingdoms and other monarchies|constitutional monarchies|states with a monarch',
    ],
    'nuclear-powers': [
      'nuclear power',
      'nuclear powers|nuclear states|nuclear weapon states|nuclear weapons states|nuclear armed states|nuclear armed countries|nuclear countries',
    ],
  },
  highestPoint: 'highest point|highest elevation|highest spot|highest place',
  namedPlaces:
    'places called|places named|places with the name|places that are called|places which are called|places with the name of',
  traits: {
    monarchies:
      'monarchies|a monarchy|with a king|with a king or queen|with a monarch|with a monarchy|with a royal family|have a king|have a king or queen|have a monarch|have a monarchy|have a royal family|has a monarch|are monarchies|ruled by a monarch|ruled by a king',
    'left-hand-traffic':
      'drive on the left|driving on the left|drives on the left|with left hand traffic|with left hand driving|in which people drive on the left|where people drive on the left|where they drive on the left|where you drive on the left|where one drives on the left|where traffic drives on the left|where traffic keeps left|drive on the left side|drive on the left side of the road|drive on the left hand side|where cars drive on the left|where people drive on the left side of the road|where you drive on the left side of the road',
    'euro-users':
      'using the euro|use the euro|uses the euro|used the euro|with the euro|with the euro as currency|with the euro as their currency|use euros|use euro|using euros|that have the euro|have the euro|have the euro as currency|have the euro as their currency|where the euro is used|where you can pay in euros|where you can pay with euros|whose currency is the euro|use the euro as their currency|use the euro as currency|using the euro as currency|pay with the euro|pay in euros|pay with euros',
    'dollar-users':
      'using the us dollar|use the us dollar|using us dollars|use us dollars|with the us dollar|with the us dollar as currency|with the us dollar as their currency|whose currency is the us dollar|use the us dollar as their currency|use the us dollar as currency|where the us dollar is used|where the us dollar is the currency',
    'cfa-franc': 'using the cfa franc|use the cfa franc|with the cfa franc|whose currency is the cfa franc',
    transcontinental:
      'on two continents|in two continents|across two continents|on more than one continent|in more than one continent|spanning two continents|span two continents|spans two continents|lie on two continents|lies on two continents|located on two continents|straddling two continents|straddle two continents',
    'nuclear-powers':
      'with nuclear weapons|have nuclear weapons|has nuclear weapons|possess nuclear weapons|possessing nuclear weapons|with an atomic bomb|with the atomic bomb|have the atomic bomb|have the bomb|with nuclear bombs|have nuclear bombs',
  },
  neighbours: {
    countries:
      'neighbouring countries|neighboring countries|neighbour countries|neighbor countries|bordering countries|adjacent countries|surrounding countries|border countries|neighbouring nations|neighboring nations',
    adjectives:
      'neighbouring|neighboring|neighbour|neighbor|bordering|adjacent|adjoining|surrounding|directly neighbouring|directly neighboring',
    any: 'what borders|who borders|who shares a border with|who shares borders with|who has a border with|what shares a border with|what has a border with|what touches|what adjoins|what is next to|who is next to|everything that borders|everything bordering|everything that touches|whatever borders|all that borders|neighbours|neighbors|direct neighbours|direct neighbors|immediate neighbours|immediate neighbors|land neighbours|land neighbors',
  },
  tributaries: ['tributary|affluent', 'tributaries|affluents'],
  superlatives: {
    'size most':
      'largest|biggest|greatest|most extensive|largest by area|biggest by area|with the largest area|with the biggest area|with the greatest area|with the largest surface|with the largest surface area|has the largest area|have the largest area',
    'size least':
      'smallest|tiniest|littlest|with the smallest area|has the smallest area|have the smallest area',
    'population most':
      'most inhabitants|most residents|with biggest population|with largest population|with highest population|with the biggest population|has the biggest population|have the biggest population|having the largest population|having the biggest population|having the highest population|having the most people|with the most residents|has the most residents|biggest population|largest population|has the most people|have the most people|with the most people|has the most inhabitants|have the most inhabitants|with the most inhabitants|has the largest population|have the largest population|with the largest population|has the highest population|with the highest population|most populous|most populated|most inhabited|highest population|largest by population|biggest by population',
    'population least': `least populous|least populated|smallest by population|least inhabited|lowest population|smallest population|${phraseProduct('with the|has the|have the|having the', 'fewest|least|lowest number of|smallest number of', 'people|inhabitants|residents')}|fewest people|fewest inhabitants|fewest residents|with smallest population|with lowest population|${phraseProduct('with the|with a|has the|have the|having the', 'smallest|lowest', 'population')}`,
    'density most': `${phraseProduct('with the|with|has the|have the|having the|', 'highest|greatest', 'population density|density of population|density')}|most densely populated|most dense|densest|most crowded`,
    'density least': `${phraseProduct('with the|with|has the|have the|having the|', 'lowest|smallest', 'population density|density of population|density')}|emptiest|least densely populated|most sparsely populated|sparsest|least dense`,
    'length most': 'longest|with the greatest length|with the largest length',
    'length least': 'shortest',
    'latitude most': 'northernmost|most northern|most northerly|northmost|furthest north|farthest north',
    'latitude least': 'southernmost|most southern|most southerly|southmost|furthest south|farthest south',
    'longitude most': 'easternmost|most eastern|most easterly|eastmost|furthest east|farthest east',
    'longitude least': 'westernmost|most western|most westerly|westmost|furthest west|farthest west',
    'elevation most':
      'highest|tallest|most elevated|with the highest elevation|with the greatest height|with the largest height|with the highest altitude|with the largest elevation',
    'elevation least': 'lowest|lowest lying',
    'depth most': 'deepest',
    'depth least': 'shallowest',
    'distance least': 'nearest|closest',
    'neighbours most':
      'most bordered|most neighbours|most neighbors|has the most neighbours|has the most neighbors|have the most neighbours|have the most neighbors|with the most neighbours|with the most neighbors|has the most land borders',
    'countries most':
      'has the most bordering countries|with the most bordering countries|borders the most countries|border the most countries|bordering the most countries|borders most countries|touches the most countries|touch the most countries|touches most countries',
    'neighbours least': 'least bordered',
  },
  ordinals: 'first second third fourth fifth sixth seventh eighth ninth tenth',
  numbers: 'one two three four five six seven eight nine ten eleven twelve',
  measures: {
    area: 'area|size|surface|surface area|land area|total area',
    population: 'population|inhabitants|number of inhabitants|people',
    density: 'density|population density',
    length: 'length',
    latitude: 'latitude',
    longitude: 'longitude',
    elevation: 'elevation|height|altitude',
    depth: 'depth',
    neighbours: 'number of neighbours|number of neighbors',
  },
  shores: {
    landlocked: `${phraseProduct('with no|without|without any|having no|lacking|lacking a|that have no|have no|has no|do not have|do not have a|do not have any|dont have|dont have a|dont have any|not having|not having a', 'coast|coastline|seacoast|sea coast|seashore|shoreline|sea|access to the sea|sea access|outlet to the sea')}|landlocked|land locked|inland|without a coast|without coast|without access to the sea|with no coast|with no coastline|with no sea coast|without sea coast|without a sea coast|with no sea|without a sea|without sea|that have no sea coast|with no seaside|with no ocean access|without ocean access|without a coastline|with no access to the sea|without sea access|have no coast|has no coast|have no coastline|have no access to the sea|have no sea access|with no sea access|with no sea|without a sea|without sea|without a sea coast|lacking a coast|lacking a coastline|lack a coast|lacks a coast|lacking access to the sea|lack access to the sea|without access to the ocean|with no access to the ocean|have no access to the ocean|has no access to the ocean|have no ocean access|without ocean access|with no ocean access`,
    doubly_landlocked: 'doubly landlocked|double landlocked|double land locked',
    coastal: `${phraseProduct('with|with a|with some|having|having a|have|have a|has|has a|that have|that have a', 'coast|coastline|seacoast|sea coast|seashore|shoreline|seafront|sea access|access to the sea')}|beside the sea|beside the ocean|alongside the sea|next to the sea|at the seaside|on the seaside|facing the sea|which touch the sea|touches the sea|coastal|seaside|on the coast|at the coast|by the coast|along the coast|on the sea|by the sea|at the sea|with a coast|with a coastline|with access to the sea|with sea access|maritime|bordering the sea|border the sea|borders the sea|touch the sea|touching the sea|have a coast|has a coast|have a coastline|have access to the sea|on the ocean|at the ocean|by the ocean|touch the ocean|touching the ocean|touch an ocean|touch any ocean|border the ocean|bordering the ocean|border an ocean|border any ocean|with access to the ocean|have access to the ocean|have sea access|face the sea|reach the sea|have a seacoast`,
    island: 'island|insular|islands',
  },
  relations: {
    FlowingInto:
      'running into|going into|ending in|ending up in|reaching|flowing into|draining into|emptying into|discharging into|tributary to|tributaries of|tributary of',
    Rising: `${phraseProduct('with their|with its|with a|with the|with|having their|have their|has its|whose', 'source|sources|origin|origins|headwaters', 'in|is in|lies in|are in|lie in|is located in|on')}|rising in|rising on|originating in|springing from|starting in|starting from|beginning in|sourced in`,
    In: 'with territory in|with land in|with parts in|with a part in|with a share of|with a part of|with part of|in|using|inside|within|of|from|belonging to|located in|lying in|situated in|contained in|member of|members of|part of|for|throughout|across',
    On: 'alongside|beside the river|touched by|located on the banks of|situated on the banks of|lying on the banks of|located along|situated along|lying along|on|at|along|around|by|on the coast of|on the shores of|on the shore of|on the banks of|on the edge of|on the border with|situated on|located on|lying on|with a coast on|with coast on|with a coastline on|with coasts on|with shores on|have coasts on|have a coast on|has a coast on|have a shore on|have a coastline on|in or around|in and around|with access to|along the coast of|surrounding|with a shore on|lining|ringing|encircling',
    Bordering: `neighbours of|neighbors of|a neighbour of|a neighbor of|bordering|bordering on|bordered by|adjacent to|adjoining|next to|neighbouring|neighboring|touching|abutting|contiguous to|contiguous with|sharing a border with|sharing borders with|that share a border with|sharing a land border with|with a border with|with a border to|with borders to|with land borders with|which share a border with|share a border with|shares a border with|share borders with|have a border with|has a border with|has borders with|has a land border with|has a common border with|have a common border with|having a border with|share a land border with|with a land border to|with a land border with|${phraseProduct('that have|which have|have|has|having|that share|which share|share|shares|sharing|with|that possess|possessing', 'a|', 'border|land border|land borders|land frontier|land frontiers|frontier|frontiers|common land border|common border|borders|boundary|boundaries|common boundary', 'with|to')}`,
    Crossing:
      'crossed by|cut by|split by|traversed by|intersected by|on the path of|drained by|bisected by|crossing|crossed through by|spanned by|through which flows|through which runs|through',
  },
  verbs: {
    FlowingInto:
      'flow into|flows into|flow in to|flow to|flows to|drain into|drains into|drain to|empty into|empties into|discharge into|discharges into|run into|runs into|end in|ends in|feed|feeds|join|joins|flowing into|emptying into|draining into|have their mouth in|have their mouth on|pour into|pours into|reach|reaches|go into|goes into',
    Rising:
      'rise in|rises in|rise on|rises on|rise from|rise|rises|originate in|originates in|originate from|originates from|spring from|springs from|spring in|start in|starts in|start from|begin in|begins in|come from|comes from|emerge in|source in',
    In: 'belong to|belongs to|have|has|contain|contains|use|uses|make up|makes up|making up|form|constitute',
    On: 'share|shares|lie on|lies on|sit on|surround|line',
    Bordering:
      'border|borders|border on|borders on|touch|touches|neighbour|neighbor|neighbours|neighbors|adjoin|abut|border with|share a border|shares a border|have a border|has a border|share its border|share borders|share a land border|have borders',
    Crossing:
      'flow through|flows through|flow thru|run through|runs through|pass through|passes through|pass|passes|run|runs|goes|cross|crosses|traverse|traverses|flowing through|running through|passing through|flow|flows|extend across|extends across|extend over|extends over|stretch across|stretches across|span|spans|extend through|extends through|goes through|go through|flows thru|straddle|straddles|straddling|spanning|lie along|cut through|cuts through',
  },
  words: {
    large: 'big|large|major|main',
    famous: 'famous|well known|best known|notable|popular|renowned',
    squareMiles: 'square miles|square mile|sq miles|sq mile|sq mi|sqmi|square mi',
    hectares: 'hectares|hectare|ha',
    acres: 'acres|acre',
    miles: 'miles|mile|mi',
    distant: 'from|away|off',
    withWhich: 'with which|with what|with how many',
    begins:
      'starting with|start with|starts with|beginning with|begin with|begins with|whose name starts with|whose name begins with|whose names start with|whose names begin with|with names starting with|with a name starting with|with names beginning with|with a name that starts with|names starting with|names beginning with|names that start with|names that begin with|a name beginning with|a name starting with',
    ends: 'ending in|ending with|ends in|ends with|end in|end with|whose name ends in|whose name ends with|whose names end in|whose names end with|with names ending in',
    letter: 'the letter|letter|a|an',
    seat: 'where the capital is|where the capital|in which the capital is|whose capital city|whose capital is|whose capital lies|whose capital sits|whose capital city is|whose capital city lies|whose capitals are|whose capitals lie|whose capital is located|with a capital|with their capital|with its capital|with capitals|that have their capital|which have their capital|having their capital|whose capital is one of|whose capital',
    count: 'how many of the|how many of|how many|number of|count of|count|the number of',
    top: 'top|the top|single|the single',
    be: 'is|are',
    whose: 'whose',
    live: 'live|lives|living|live there|reside',
    long: 'long|in length|of length',
    wide: 'in area|in size|in surface area|large|big',
    by: 'by|in terms of|according to|ranked by|measured by|sorted by|ordered by|by its|with the',
    owns: 'owns|own|governs|govern|rules|administers|controls',
    owner:
      'who owns|who governs|who rules|who administers|who controls|who does|whom does|to whom does|who is the owner of',
    toWhich: 'to',
    haveNo:
      'have no|has no|with no|having no|that lack|lack|lacks|lacking|do not have|does not have|dont have|doesnt have|without any',
    holds: 'belong to|belong|belongs to|a part of|part of|lie in|lie on|lies in|in|on',
    globe: 'the world|world|the earth|earth|the planet|planet|the globe|globe',
    world:
      'in the world|of the world|on earth|on the planet|worldwide|in world|of the earth|world wide|anywhere',
    filler:
      'the|a|an|all|all the|its|every|each|are|is|lie|lies|lying|located|situated|there|any|do|does|did|different|list|list of|both the|also|at the same time|sovereign|independent|own|land|that are|which are|currently|today|on land|by land|exist|exists|total|actually|name the|name all|name all the|names of|the names of|name of|the name of|rank the|either the|either in',
    that: 'that|which|who are|who is|who|what|where',
    which: 'which|what|who',
    and: 'and|as well as|and also|also',
    or: 'or|nor',
    both: 'both|in both|each of|all of',
    not: 'not|arent|isnt|are not|dont|do not|is not|not also|outside|outside of|neither|does not|doesnt',
    except: 'except|except for|excluding|without|other than|apart from|but not|minus|not including',
    with: 'with|having|of',
    more: 'more than|over|above|at least|greater than|bigger than|upwards of|exceeding|exceed|exceeds|a minimum of|no fewer than|no less than|larger than|longer than',
    less: 'less than|under|below|fewer than|at most|smaller than|up to|no more than|shorter than',
    from: 'between|from',
    to: 'to|and',
    halfA: 'half a|half',
    million: 'million|millions|m|mio|mn|mil|mill|mln',
    billion: 'billion|billions|bn',
    thousand: 'thousand|k',
    people: 'people|inhabitants|residents|citizens|persons|population|inhabitant',
    areaOf:
      'measuring|measure|measures|extending over|covering|covers|cover|area of|an area of|area|an area|a surface of|a surface area of|surface area of',
    populationOf: 'population|a population|population of|a population of|populations|populations of',
    squareKm:
      'km2|km²|square kilometre|square kilometer|square kilometres|square kilometers|sq km|square km|square kms|sq kms|sqkm|km sq|square k',
    km: 'km|kilometres|kilometers',
    larger:
      'with more area than|with a bigger area than|having a larger area than|larger in area than|larger in size than|bigger in area than|bigger in size than|covering more area than|larger|bigger|larger than|bigger than|with a larger area than|more extensive than',
    smaller:
      'with less area than|with a smaller area than|having a smaller area than|smaller in area than|smaller in size than|not as big as|not as large as|not so big as|less big than|less large than|less extensive than|covering less area than|smaller|smaller than',
    longer: 'longer|longer than',
    called:
      'called|named|with the name|with the name of|by the name of|whose name is|bearing the name|which are called|that are called|that are named',
    nearTo: 'to|from',
    surrounding: 'around|surrounding|lining|ringing|encircling|surround',
    separates: 'separating|separates|separate|dividing|divides|divide|parting',
    fromOther: 'from',
    liesBetween: 'between|lying between|lie between|lies between|is between',
    higher:
      'higher|higher than|taller|taller than|that rise above|rising above|rise above|reaching above|reach above|reaching over|reach over|rising over|rise over|reaching more than|reach more than',
    lower: 'lower|lower than',
    metres: 'm|metre|metres|meter|meters|masl',
    feet: 'ft|feet|foot',
    high: 'high|tall|in height|in elevation|of elevation|above sea level|or higher|and higher|or more|and above|and up|and more',
    afterOne: 'after|next after|coming after',
    lowestPoint:
      'lowest point|lowest points|lowest elevation|lowest place|lowest spot|lowest land|deepest point',
    ofTheirLand: `${phraseProduct('of|in', 'their|its|the', 'own|', 'country|countries|state|states|land|nation|province')}|of their respective countries|there`,
    anotherCountry: phraseProduct(
      'another|other|any other|a foreign|foreign|some other|a neighbouring|a neighboring|a different|one other|at least one other',
      'country|countries|nation|nations|sovereign state',
    ),
    landBorder:
      'land border|land borders|land frontier|international border|international borders|international frontier|international land border|international boundary|foreign border|border abroad',
    atBorder:
      'on the border|at the border|along the border|on an international border|on the international border|at an international border|along an international border|along the international border|sharing an international border|share an international border|shares an international border|share a land border|shares a land border|sharing a land border',
    formerly:
      'used to be part of|used to be in|used to be|used to make up|once made up|used to belong to|were part of|were once part of|was part of|were formerly part of|formerly part of|once part of|once belonged to|belonged to|made up|formerly in|emerged from|came out of',
    densityOf:
      'population density of|population density|a population density of|a population density|density of|density|whose population density is|whose density is',
    per: 'per|per each|to the',
    denser: 'more densely populated than|denser than|more crowded than',
    lessDense: 'less densely populated than|more sparsely populated than|less dense than',
    entirely: 'entirely|completely|wholly|fully|lying entirely|located entirely|entirely within',
    partly: 'partly|partially|in part|at least partly|partially or entirely',
    speaking:
      'where|speaking|where they speak|that speak|speak|whose official language is|whose language is|with the official language',
    spoken:
      'official language|official languages|one of the official languages|an official language|the official language|the main language|as official language|as an official language|as the official language|as its official language|as their official language|as a national language|as language|spoken|official|is spoken|is an official language|is the official language|is official|is the language|speaking',
    but: 'but',
    butNot: 'but not|but does not|but do not',
    shared:
      'on the border between|at the border between|form the border between|forming the border between|forms the border between|form the border of|make up the border between|makes up the border between|mark the border between|marks the border between|marking the border between|form part of the border between|forms part of the border between|define the border between|that form a border between|form a border between|are the border between|is the border between|on the border of|along the border between|across the border between|cross the border between|crossing the border between|that cross the border between|on the borders of|straddling the border between|straddling the border of|shared by|shared between|common to|divided between',
    each: 'each|every|each of',
    neighbourUnit:
      'neighbour|neighbor|neighbours|neighbors|neighbouring country|neighboring country|neighbouring countries|neighboring countries|bordering countries|bordering country|land neighbours|land neighbors|other country|other countries|country|countries|land border|land borders',
    inclusive: 'at least|at most|up to|a minimum of|no fewer than|no less than|no more than',
    outside: 'outside|outside of',
    shoreNoun: 'coast|coasts|shore|shores|coastline|coastlines|seaboard|seacoast',
    pronoun: 'it|its|them|their|theirs',
    morePeople:
      'a larger population than|larger population than|a bigger population than|a higher population than|more people than|more inhabitants than|more populous than',
    fewerPeople:
      'a smaller population than|smaller population than|a lower population than|fewer people than|fewer inhabitants than|less people than|less populous than',
    only: 'only|exactly|solely|just|exclusively|nothing but|no country but|no countries but',
    offCoast:
      'off the coast of|off the coasts of|off the shore of|off the shores of|lying off|located off|off',
    neither: 'neither',
    non: 'non',
    those: 'those|the ones|these',
    have: 'have|has|contain|got|contains|there be|comprise',
  },
  speakers: { fr: 'francophone', en: 'anglophone', pt: 'lusophone', es: 'hispanophone' },
  languages: {
    fr: 'french',
    es: 'spanish',
    pt: 'portuguese',
    de: 'german',
    it: 'italian',
    nl: 'dutch',
    en: 'english',
    ar: 'arabic',
    ru: 'russian',
    zh: 'chinese|mandarin',
    ms: 'malay',
    sw: 'swahili',
    tr: 'turkish',
    el: 'greek',
    ro: 'romanian',
    sq: 'albanian',
    sr: 'serbian',
    hr: 'croatian',
    fa: 'persian|farsi',
    ta: 'tamil',
    ko: 'korean',
    sv: 'swedish',
    da: 'danish',
    no: 'norwegian',
    fi: 'finnish',
    hu: 'hungarian',
    pl: 'polish',
    cs: 'czech',
    sk: 'slovak',
    sl: 'slovene',
    bg: 'bulgarian',
    uk: 'ukrainian',
    ja: 'japanese',
    hi: 'hindi',
    ur: 'urdu',
    bn: 'bengali',
    vi: 'vietnamese',
    th: 'thai',
  },
};
