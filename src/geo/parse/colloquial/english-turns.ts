/** Turns of phrase of English. */

import type { Turns } from './table.ts';

const which = 'which/what';

export const englishTurns: Turns = {
  '{a} except {name}':
    "{a} [no/not/less/sans/besides] {name}|{a} , [no/not/minus/without/excluding/but without/but no/but not] {name}|{a} ( [without/except/excluding/minus/not/no/but not] {name} )|{a} leaving {name} out|{a} [with/but with/and] {name} [left out/removed/taken out/taken away/excluded/cut out/missing/taken off]|{a} , {name} [excluded/excepted/not included]|{a} {name} [excluded/excepted/not included]|{a} [but/and] [leave/leaving/take/taking] out {name}|{a} [but/and] [leave/take] {name} out|[take/cut/leave/remove] {name} [away from/out of/off/from] {a}|{a} that [isn't/is not/aren't/are not/isnt/arent] {name}",
  '{a} north of {name}': `{a} on the [northern/north] side of {name}|{a} [northwards of/higher up than/further up than] {name}|{a} from {name} [northwards/north/northward/to the north]`,
  '{a} south of {name}':
    '{a} on the [southern/south] side of {name}|{a} [southwards of/lower down than/further down than] {name}|{a} from {name} [southwards/south/southward/to the south]',
  '{kind} in {land} north of {name}': '{kind} in {land} above {name}',
  '{kind} in {land} south of {name}': '{kind} in {land} [below/beneath] {name}',
  'the arctic circle in {land}':
    '[the/] arctic circle {land} [line/]|[the/] arctic circle [in/across/through] {land} line',
  'the antarctic circle in {land}':
    '[the/] antarctic circle {land} [line/]|[the/] antarctic circle [in/across/through] {land} line',
  'the tropic of cancer in {land}':
    '[the/] tropic of cancer {land} [line/]|[the/] tropic of cancer [in/across/through] {land} line',
  'the tropic of capricorn in {land}':
    '[the/] tropic of capricorn {land} [line/]|[the/] tropic of capricorn [in/across/through] {land} line',
  'the equator in {land}': '[the/] equator {land} [line/]|[the/] equator [in/across/through] {land} line',
  'the prime meridian in {land}':
    '[the/] prime meridian {land} [line/]|[the/] prime meridian [in/across/through] {land} line',
  '{land} more than {number} {unit} from the coast': '{land} more than {number} {unit} inland',
  'countries on {name}': '[who/which countries/what countries] [shares/share] {name}',
  '{land} north of {name}':
    '{land} from {name} [up/upwards/on up]|{land} up from {name}|{land} above {name}|[the/] [bit/part] of {land} above {name}',
  '{land} south of {name}':
    '{land} from {name} [down/downwards/on down]|{land} down from {name}|{land} [below/beneath] {name}|[the/] [bit/part] of {land} [below/beneath] {name}',
  '{a} east of {name}':
    '{a} on the [eastern/east] side of {name}|{a} from {name} [eastwards/eastward/east/to the east]',
  '{a} west of {name}':
    '{a} on the [western/west] side of {name}|{a} from {name} [westwards/westward/west/to the west]',
  '{a} within {b} of {name}':
    '{a} [near/near to/close to/around/by] {name} [within/in/up to/under/less than] {b}|{a} [near/close to/around] {name} , [within/up to/under/less than] {b}',
  '{a} within {number} {unit} of {name}':
    '{a} [near/close to/around/by] {name} {number} {unit}|{a} within {number} {unit} [distance/radius/range] [of/from/around] {name}',
  'within {number} {unit} of {name}':
    '{number} {unit} [radius/buffer/circle/zone/ring/around] {name}|{name} {number} {unit} [radius/buffer/circle/zone/ring]|{name} [plus/and/with/+] {number} {unit} [each side/either side/on each side/on either side/on both sides/all round/all around/around/round/around it]|{number} {unit} to the left and right of {name}',
  'up to {number} {unit} inland from {a}':
    'first {number} {unit} [inland/] from {a}|first {number} {unit} of {a}',
  '{name} within {number} {unit} of the coast':
    '{number} {unit} [nearest/closest to/next to/nearest to] the [sea/coast/shore] in {name}|{name} coastal strip , {number} {unit} [inland/deep/wide]|{name} [coastal strip/coast] {number} {unit} [inland/deep/wide]',
  '{a} over {number} m in {name}': '{number} [metre/meter/m/metres] {a} [in/of/] {name}',
  '{a} at least {b}': '{a} up to {b} [and above/and more/or more/and upwards/upwards]',
  '{a} larger than {name}':
    '{a} [with/having] [a/] [larger/bigger/greater/more] [area/surface/land area/surface area/land] than {name}',
  '{a} smaller than {name}':
    '{a} [with/having] [a/] [smaller/less/lesser] [area/surface/land area/surface area/land] than {name}',
  '{a} between {b}': '[belt/strip/band/slice/zone/stretch] of {a} between {b}|{a} btw {b}',
  '{a}': 'btw {a}|btw , {a}|{a} btw|{a} , btw',
  '{land} {kind} {a}': '[which/what] {kind} {a} [are/is] {land}',
  '{a} {land} or {land2}': '{a} {land} / {land2}',
  'capitals of {a}': '[which/what] cities are [the/] capitals [in/of] {a}',
  'capital of {a}':
    "[which/what] city is [the/] capital [city/] [in/of] {a}|[which/what] city is {a} 's capital [city/]",
  '{river} between {name} and {name2}':
    '{river} {name} [to/-/till/until] {name2}|[river/course of/the course of/path of/route of/stretch of/section of] {river} [from/between/] {name} [to/and/-] {name2}|{river} from {name} [up to/as far as/all the way to/until/till/down to] {name2}',
  '{a} between the {b} and the {c}': '{a} between [the/] rivers {b} and {c}',
  'confluence of {name} and {name2}':
    '[confluence/junction] [of/] {name} [and/] {name2}|{name} [and/] {name2} confluence|[meeting/joining] of {name} and {name2} [rivers/]|where [do/] {name} and {name2} rivers [meet/join/come together/flow together]',
  '{a} between {number} degrees south and {number2} degrees north':
    '{a} [between/from] {number} [degrees/deg/] [south/s] [to/and/till/-] {number2} [degrees/deg/] [north/n]',
  'distance between {name} and {name2}':
    '{name} [to/-/and/] {name2} [distance/how far/how far apart/how many km/how many miles]|distance [from/] {name} [to/and/-/] {name2}|how many [km/kms/kilometres/kilometers/miles] [is it/are there/is there/] [between/from] {name} [and/to] {name2}|how far {name} [to/from] {name2}',
  '{kind} in {a}':
    '[which/what] {kind} [have/do/has/did] [ye/you/we/they/yous] [have/got/] in {a}|[which/what] {kind} [has/have] {a} got|any {kind} in {a} [then/now/so/at all]',
  '{a} with over {b}':
    '[big/large/major] {a} [,/] [over/with over/with more than/of over/of more than/more than/above] {b}',
  '{a} than {b}':
    '{a} than {b} [in size/in area/in land area/size wise/area wise/by area/by size/in surface area]',
  'between the {b} and the {c}': '[between/in between] [the/] rivers {b} and {c}',
  'the west coast of {land}': '{land} west [coast/coastline]',
  'the east coast of {land}': '{land} east [coast/coastline]',
  'the north coast of {land}': '{land} north [coast/coastline]',
  'the south coast of {land}': '{land} south [coast/coastline]',
  '{a} at least {number} million people':
    '{a} {number} million plus [people/population/inhabitants/residents]|{a} {number} million [people/inhabitants/residents] [or more/and above/and more/and over/and up/or above/and upwards/upwards]',
  '{a} at least {number} people':
    '{a} {number} [people/inhabitants/residents] [or more/and above/and more/and over/and up/or above/and upwards/upwards]',
  '{kind} crossed by the tropic of {a}': 'tropic of {a} {kind}|{kind} tropic of {a}',
  'northern half of {name}':
    "{name} [northern/north/upper/top] half|half of {name} , the northern [one/half]|[the/] [northern/north/upper/top] [one/] half of {name}|[the/] half of {name} in the north|[the/] half of {name} [that is/which is/thats/that's] [north/in the north/further north]",
  'southern half of {name}':
    "{name} [southern/south/lower/bottom] half|half of {name} , the southern [one/half]|[the/] half of {name} in the south|[the/] half of {name} [that is/which is/thats/that's] [south/in the south/further south]",
  'eastern half of {name}':
    '{name} [eastern/east] half|half of {name} , the eastern [one/half]|[the/] half of {name} in the east|{name} right hand half|[right/right hand/righthand] half of {name}',
  'western half of {name}':
    '{name} [western/west] half|half of {name} , the western [one/half]|[the/] half of {name} in the west|{name} left hand half|[left/left hand/lefthand] half of {name}',
  'northern third of {name}': '{name} [northern/north/upper/top/northernmost] third',
  'southern third of {name}': '{name} [southern/south/lower/bottom/southernmost] third',
  'eastern third of {name}': '{name} [eastern/east/easternmost] third',
  'western third of {name}': '{name} [western/west/westernmost] third',
  'northern quarter of {name}': '{name} [northern/north/upper/top/northernmost] quarter',
  'southern quarter of {name}': '{name} [southern/south/lower/bottom/southernmost] quarter',
  'north {land}': '{land} north',
  'south {land}': '{land} south',
  'east {land}': '{land} east',
  'west {land}': '{land} west',
  'the northern part of {name}':
    '{name} [northern/north/upper] [part/bit/area/side]|up north in {name}|{name} in the north',
  'the southern part of {name}':
    '{name} [southern/south] [part/bit/area/side]|down south in {name}|{name} in the south',
  'the eastern part of {name}': '{name} [eastern/east] [part/bit/area/side]|[out/over] east in {name}',
  'the western part of {name}': '{name} [western/west] [part/bit/area/side]|[out/over] west in {name}',
  '{a} closer to {b} than to {c}':
    '{a} [not as far from/less far from/not so far from/not as far away from] {b} [as/than] [from/to/they are from/it is from/] {c}',
  'border between {a} and {b}': `[border/boundary/frontier/line/boundary line/border line] [separating/dividing/that separates/which separates/that divides/which divides] {a} [and/from] {b}|where [does/do/] {a} [end/ends/stop/stops/finish/finishes] and [where does/] {b} [begin/begins/start/starts]`,
  'border between {name} and {name2}':
    '{name} {name2} [border/boundary/frontier/border line/boundary line]|[border/boundary/frontier] {name} {name2}|{name} / {name2} [border/boundary/frontier]',
  'coast from {name} to {name2}':
    '[the/] [coast/coastline/shore/shoreline] {name} [to/up to/down to/till/until/-] {name2}|{name} [to/-] {name2} [coast/coastline/shore/shoreline/coast line]|[the/] [coast/coastline/shore/shoreline/coast line] from {name} [up/down/round/around/along/all the way/right/up along] to {name2}|[the/] coast line [between/from] {name} [and/to] {name2}',
  'the {water} coast of {name}':
    '{name} {water} [coast/coastline/seaboard/shore/coast line]|[coast/shore/coastline/seaboard] of {name} on the {water} [side/coast]|the [coast/shore/coastline] of {name} on the {water} side|{water} [coast/coastline/seaboard/shore] [in/of] {name}|{water} [coast/coastline/seaboard/shore] {name}',
  '{kind} between {name} and {name2}': `[which/what] {kind} [come/fall/lie/are found/do you pass/do i pass/do we pass/would i pass/would you pass/can i see/do i see/do you go past] [in/] between {name} and {name2}|{kind} [on/along] the [way/route/road] [from/between] {name} [to/and] {name2}|{kind} en route from {name} to {name2}|{kind} [you pass/i pass/we pass/you'd pass/i'd pass/that come/which come/come/you come to/coming/that you pass/you go past/you see/that fall/falling/fall/which fall/lie/lying/that lie] [in/] between {name} and {name2}|[which/what/] {kind} [come/fall] in between {name} and {name2}|{name} {name2} {kind} between|between {name} and {name2} , [which/what] {kind} [are there/are/lie/do you pass/come/is there/do i pass/]|between {name} and {name2} [which/what] {kind} [are there/are/lie/come/is there/]`,
  'cities between {name} and {name2}': '[cities/towns/places] from {name} to {name2}',
  'where {name}, {name2} and {name3} meet': `where [do/does/] {name} [,/] {name2} [,/] [and/&] {name3} [meet/touch/come together/join/join up]|[the/] [point/place/spot] [where/at which] {name} [,/] {name2} [,/] [and/] {name3} [meet/touch/come together/join]|where the three [countries/states/lands/borders] [of/] {name} [,/] {name2} [,/] [and/] {name3} [meet/touch]|[tripoint/triple point/triple border/triple frontier/tri border/tri-border/tri point/meeting point/three way border/border triangle] [of/between/] {name} [,/] {name2} [,/] [and/] {name3}|{name} [,/-/] {name2} [,/-/] [and/] {name3} [tripoint/triple point/triple border/triple frontier/tri border/tri point/meeting point/three way border]`,
  'where {a} meets {river}':
    'where [does/do] {a} [flow/run/drain/empty/go/pour/join/come/discharge] into {river}|where [does/do] {a} [meet/join] [up with/with/] {river}|where {a} [runs/drains/empties/goes/pours/joins/comes/discharges] [in/] into {river}|where {a} joins [up with/] {river}|where [does/do] {a} join [onto/on to] {river}',
  'source of {river}':
    '[starting point/starting place/origin/origins/head/beginning/birthplace/start/very beginning] of {river}|{river} [origin/start/starting point/source location/beginning/spring]|where {river} [starts/begins/rises/originates]|[where/where abouts/whereabouts] [does/do] {river} [have its source/have its start/get its start/have its origin/spring from/originate from/start off/start out/start from/start/begin]',
  'mouth of {river}':
    '[where/where abouts/whereabouts] [does/do] {river} [finish/end/end up/come out/stop/run out/get to the sea/get to the ocean/enter the sea/enter the ocean/run out into the sea/come out into the sea/go into the sea/go into the ocean/flow out to sea/flow out into the sea/flow out into the ocean/meet the ocean/reach the ocean/meet the sea/reach the sea/hit the sea]|where {river} [ends/finishes/meets the sea/meets the ocean/reaches the sea/enters the sea/goes into the sea/runs into the sea/flows into the sea]|{river} end point|end of {river}',
  'the course of {river}':
    '{river} [course/route/path/line]|[the/] [route/path/run/line/way/whole length/full length/entire length/length/whole run/whole course] of {river}|how does {river} [flow/run/go]|{river} from [its/] [source/start/beginning] [right/all the way/down/] to [its/the/] [mouth/sea/end/ocean]|follow {river}|{river} [from end to end/from start to finish/from top to bottom]',
  'how many {kind} does {name} have': `how many {kind} [dey/get/dey inside/de] {name}|how many {kind} {name} [get/has/have/got/dey get/contains]|how many {kind} [has/have] {name} [got/]|how many {kind} [is/are] {name} [made up of/made of/composed of/divided into/split into]|how many {kind} [does/do] {name} [consist of/comprise/count/contain/get/hold]|{name} [has/have/get/has got/got/contains/consists of/comprises/is divided into] how many {kind}|{name} [how many/number of/no of/total number of/total] {kind}|[total number of/total/total no of/no of] {kind} [in/of/for] {name}`,
  'how many {kind} border {name}':
    '{name} [borders/touches/borders on/shares a border with/shares borders with/has borders with/is next to/adjoins/has a border with] how many {kind}|how many {kind} [does/do] {name} [share a border with/share borders with/touch/adjoin/have borders with/have a border with]|how many {kind} [surround/are around/are round/are surrounding/dey around] {name}',
  '{kind} bordering {name}': `{name} [is/are] [bordered by/surrounded by/bounded by] [${which}] {kind}|[${which}] {kind} [is/are] {name} [bordered by/surrounded by/bounded by/next to]|{name} [shares a border with/shares borders with/share a border with/has borders with/adjoins/neighbours/neighbors/is adjacent to/is next door to/borders on] [${which}] {kind}|[${which}/] {kind} [dey border/dey near/adjacent/adjoin/abut/neighbour/neighbor] {name}|[${which}] {kind} [does/do] {name} [share/have] [a/] [border/borders/frontier/frontiers/land border/land borders] with`,
  'countries bordering {name}':
    '{name} [border/bordering/adjacent/adjoining/neighbouring/neighboring] countries',
  'states bordering {name}': '{name} [border/bordering/adjacent/adjoining/neighbouring/neighboring] states',
  'countries bordering {country}':
    '[who/what] [does/do] {country} [border/border on/share a border with/share borders with/have a border with/touch/neighbour]|[who/what] is {country} [bordered by/surrounded by/next to]|who are [the/] {country} neighbours|who dey near {country}',
  '{b} countries bordering {name}':
    "{name} 's {b} [neighbours/neighbors]|{name} [neighbours/neighbors] [in the/in/that are in the/that are in] {b}",
  '{kind} that {river} flows through': `{river} [which/what] {kind}|[${which}] {kind} is {river} [in/running through/flowing through]|{river} [is/] [flowing through/running through/passing through/going through] [${which}] {kind}|{river} , [${which}] {kind} [is it/does it] [flowing through/flow through/pass through/run through/go through/cross]|{river} [${which}] {kind} [is it on/are on it/does it flow through/does it cross]`,
  'the {number} largest {kind} in {a}':
    '[the/] top {number} {kind} [in/of] {a}|{number} {kind} [in/of] {a} with the [biggest/largest/highest] [population/populations]',
  'the {number} largest {a}': 'top {number} {a}|{a} top {number}|biggest {number} {a}|largest {number} {a}',
  'the second largest {a}': '[the/] number two {a}|[the/] no. 2 {a}|[the/] second {a} by [population/size]',
  'the second largest city in {name}': "{name} 's second city|[the/] second city [of/in] {name}",
  '{b} in {name}':
    "in {name} [,/] [what is/what's/whats/which is/where is/what are/which are/where are] [the/] {b}|for {name} [,/] [which/what] {b} [do we have/are there]",
  '{a} by area':
    '{a} [area wise/area-wise/areawise/by size/size wise/size-wise/in terms of size/by land mass/by landmass]',
  '{a} by population':
    '{a} [population wise/population-wise/populationwise/by inhabitants/by number of people/by head count]',
  '{a} between {number} degrees north and {number2} degrees north':
    '{a} [between/from] {number} [degrees/deg/] [and/to/till/-] {number2} [degrees/deg/] [north/n/north latitude/northern latitude]|{a} between [latitudes/latitude/lat] {number} and [latitude/lat/] {number2} [north/n]|{a} between {number} n and {number2} n',
  '{a} between {number} degrees south and {number2} degrees south':
    '{a} [between/from] {number} [degrees/deg/] [and/to/till/-] {number2} [degrees/deg/] [south/s/south latitude/southern latitude]|{a} between [latitudes/latitude/lat] {number} and [latitude/lat/] {number2} [south/s]|{a} between {number} s and {number2} s',
  '{a} between latitude {number} and latitude {number2}':
    '{a} [between/from] {number} [degrees/deg/°] [and/to/-] {number2} [degrees/deg/°] [latitude/of latitude/lat/]|{a} between {number} [and/to] {number2} [degrees/deg/°] [latitude/of latitude/lat/]|{a} between [latitudes/latitude] {number} and {number2}|{a} between the latitudes [of/] {number} and {number2}',
  '{a} between {number} degrees south and {number} degrees north':
    '{a} [within/up to/less than/no more than] {number} [degrees/deg] [of/from/away from/off] the equator|{a} {number} [degrees/deg] [either side/on either side/each side/on each side/both sides/on both sides/north and south/to the north and south] of the equator|[the/] [belt/strip/band] of {a} {number} [degrees/deg] [either side/north and south] of the equator',
  'corridor {number} km wide between {name} and {name2}':
    '{name} {name2} corridor [,/] {number} km [wide/across/]|{name} [to/-] {name2} corridor [,/] {number} km [wide/across/]|[a/] corridor {name} [to/-/and/] {name2} [,/] {number} km [wide/across/]',
  'corridor {number} miles wide between {name} and {name2}':
    '{name} [to/-/] {name2} corridor [,/] {number} miles [wide/across/]|[a/] corridor {name} [to/-/and/] {name2} [,/] {number} miles [wide/across/]',
  'line from {name} to {name2}':
    '[a/the/] [straight/direct/] line {name} [to/-/] {name2}|{name} [to/-] {name2} [straight/direct/] line|[a/the/] [straight/direct/] line [drawn/going/running/that goes/that runs/which runs/stretching/leading] [from/between] {name} [to/and] {name2}|[a/the/] [straight/direct/] line [connecting/joining/linking/that joins/that connects/that links/which joins/which connects/to connect/to join] {name} [and/to/with] {name2}',
  'halfway between {name} and {name2}':
    '[half way/halfway/midway/midpoint/mid point] {name} [to/and/-/] {name2}|{name} [to/and/-] {name2} [halfway/half way/midpoint/midway/halfway point]|where [would/might] be [half way/halfway/midway] between {name} and {name2}|[bang/slap bang/smack bang/right/slap] in the middle [of/between] {name} and {name2}|[the/] middle [of/between] {name} and {name2}|what town is half way between {name} and {name2}',
  'which of the {name} are in {name2}':
    '{name} [that/which/] {name2} [has a share of/has a share in/shares/has part of/has a part of/has a bit of/has some of/owns part of]|[which/what] {name} [does/do] {name2} [share/have a share of/have a share in/have part of/have/own/touch]|[which/what] {name} [touch/border/are partly in/reach/are on] {name2}|{name} [shared by/touching/bordering/partly in/on the border of] {name2}',
  '{kind} crossed by {name}':
    '[which/what/] {kind} [that/which/] {name} [is in/are in/is found in/covers/cover/lies in/lie in/spans/span/reaches into/reach into/extends into/extend into/stretches into/stretch into]|[which/what] {kind} [do/does] {name} [cover/span/reach/reach into/extend into/stretch into/lie in/take in/go into]|{name} [is/are/lies/lie] in [which/what] {kind}|{name} [spans/span/covers/cover/crosses/stretches across/stretch across/extends over] [which/what] {kind}|{kind} where {name} [is/are/lies/lie/is found/are found/is located]|{kind} [covered by/covered in part by/touched by/spanned by/occupied by] {name}',
  '{kind} in the southern hemisphere':
    'southern hemisphere {kind}|{kind} southern hemisphere|{kind} below the equator',
  '{kind} in the northern hemisphere':
    'northern hemisphere {kind}|{kind} northern hemisphere|{kind} above the equator',
  '{kind} on the equator': `equator {kind}|{kind} equator|[the/] equator [passes through/goes through/runs through/crosses/cuts through/goes thru] [${which}] {kind}`,
  '{a} neither in {name} nor in {name2}':
    '{a} [that are/which are/that belong to/belonging to/belong/that belong/] neither [to/] {name} nor [to/] {name2} [members/]|{a} [not in/not] {name} [not in/and not/not/or] {name2}',
  '{a} not {b} and not {c}': '{a} [that are/which are/] neither {b} nor {c}',
  '{a} bordering {land}': '{a} with [a/] {land} [border/frontier/land border]',
  '{a} bordering {b} or {c}': `{a} [that border/which border/bordering/that touch/next to/which touch/border/touch] either {b} or {c}|{a} [that share/which share/share/sharing] [a border/borders] with {b} or {c}`,
};
