/** What people call ways, sports grounds, utilities and what stands outside, in the form of `everydayWords`. */

export const outdoorWords: string = `
trinkwasserbrunnen, trinkwasserspender | amenity=drinking_water |
drinking water tap, water tap, public tap, trinkwasserhahn, trinkwasserstelle, wasserhahn | amenity=drinking_water; man_made=water_tap |
glass recycling, glass container, glass recycling container, bottle bank, altglascontainer, glascontainer, altglas | amenity=recycling, recycling:glass=yes; amenity=recycling, recycling:glass_bottles=yes |
paper recycling, paper container, altpapiercontainer, papiercontainer | amenity=recycling, recycling:paper=yes; amenity=recycling, recycling:cardboard=yes |
clothing bank, clothes bank, clothes container, clothes recycling, altkleidercontainer, kleidercontainer, altkleider, kleiderspendencontainer | amenity=recycling, recycling:clothes=yes |
battery recycling, altbatterien | amenity=recycling, recycling:batteries=yes |
plastic recycling, gelbe tonne, wertstofftonne | amenity=recycling, recycling:plastic=yes; amenity=recycling, recycling:plastic_bottles=yes; amenity=recycling, recycling:plastic_packaging=yes |
metal recycling, can recycling | amenity=recycling, recycling:cans=yes; amenity=recycling, recycling:scrap_metal=yes |
electronics recycling | amenity=recycling, recycling:electrical_appliances=yes; amenity=recycling, recycling:small_appliances=yes; amenity=recycling, recycling:electrical_items=yes |
green waste recycling, composting site, kompostplatz, kompostieranlage | amenity=recycling, recycling:green_waste=yes; amenity=recycling, recycling:garden_waste=yes |
oil recycling | amenity=recycling, recycling:cooking_oil=yes; amenity=recycling, recycling:engine_oil=yes |
light bulb recycling | amenity=recycling, recycling:low_energy_bulbs=yes; amenity=recycling, recycling:light_bulbs=yes |
nudist beach, naturist beach, fkk-strand, fkk strand, fkk-strände, plage naturiste, playa nudista | natural=beach, nudism=yes; natural=beach, nudism=designated; natural=beach, nudism=permissive; natural=beach, nudism=customary; natural=beach, nudism=obligatory | area
sand beach, sandstrand, sandstrände, plage de sable, playa de arena | natural=beach, surface=sand | area
pebble beach, shingle beach, stony beach, kiesstrand, kiesstrände, kieselstrand, plage de galets, playa de guijarros | natural=beach, surface=pebbles; natural=beach, surface=pebblestone; natural=beach, surface=gravel; natural=beach, surface=shingle; natural=beach, surface=stone | area
dog beach, hundestrand, hundestrände, playa canina | natural=beach, dog=yes; natural=beach, dog=designated | area
private school, privatschule, ecole privee, colegio privado | amenity=school, operator:type=private; amenity=school, access=private |
recycling container, recycling bin, recycling bank, recycling container site, recyclingcontainer, wertstoffcontainer | amenity=recycling, recycling_type=container; amenity=recycling, !recycling_type |
dog waste bag dispenser, dog waste bin, hundekotbeutelspender | vending=excrement_bags; amenity=waste_basket, waste=dog_excrement |
public bookcase, book box, little free library, free library, bücherschrank, bücherschränke, bücherzelle | amenity=public_bookcase |
memorial site, gedenkstätte, gedenkstätten | historic=memorial |
memorial plaque, plaque, commemorative plaque, gedenktafel, gedenktafeln, plaque commemorative | historic=memorial, memorial=plaque; memorial=plaque |
memorial stone, gedenkstein, gedenksteine | historic=memorial, memorial=stone; memorial=stone |
bicycle tube vending machine, bike tube vending machine, schlauchautomat, fahrradschlauchautomat | amenity=vending_machine, vending=bicycle_tube |
via ferrata, via ferratas, vie ferrate, klettersteig, klettersteige, fixed rope route | highway=via_ferrata; sport=climbing, climbing:ferrata=yes | area
main post office, central post office, general post office, hauptpost, hauptpostamt, poste centrale | amenity=post_office |
signpost, guidepost, wegweiser | tourism=information, information=guidepost |
cobbled street, cobblestone street, cobbled road, kopfsteinpflasterstraße, pflasterstraße, rue pavée | highway, surface=sett; highway, surface=cobblestone; highway, surface=unhewn_cobblestone; highway, surface=cobblestone:flattened | area
road sign, traffic sign, verkehrsschild, verkehrszeichen, verkehrsschilder | traffic_sign; highway=stop; highway=give_way |
stop sign, stoppschild, stoppschilder | highway=stop |
give way sign, yield sign, vorfahrtsschild | highway=give_way |
street light, street lamp, lamp post, lamppost, straßenlaterne, straßenlampe, lampadaire, farola | highway=street_lamp |
manhole, manhole cover, gullydeckel, kanaldeckel | man_made=manhole; manhole |
weather station, wetterstation, station meteo | man_made=monitoring_station, monitoring:weather=yes; man_made=monitoring_station, weather; man_made=weather_station |
watchtower, watch tower | man_made=tower, tower:type=watchtower |
lookout tower, observation tower, viewing tower, aussichtsturm, aussichtstürme | man_made=tower, tower:type=observation; man_made=tower, tower:type=watchtower; tower:type=observation |
control tower, airport control tower, kontrollturm | aeroway=control_tower; man_made=tower, service=aircraft_control |
garage, garages, garaje, garajes | building=garage; building=garages | area
road construction site, street construction site, straßenbaustelle, straßenbaustellen, straßen construction site, straße construction site | highway=construction; construction:highway | area
building construction site, gebäude construction site, häuser construction site, gebäudebaustelle, hochbaustelle | building=construction; landuse=construction | area
railway construction site, bahnbaustelle, bahnbaustellen, bahnstrecken construction site, bahnstrecke construction site | railway=construction | area
brick building, brick house, backsteingebäude, backsteinhaus, backsteinhäuser, backsteinbau, backsteinbauten, ziegelgebäude, klinkerbau, klinkerbauten | building, building:material=brick; building, material=brick | area
wooden building, timber building, wooden house, holzgebäude, holzhaus, holzhäuser | building, building:material=wood; building, material=wood; building, building:material=timber_framing | area
stone building, stone house, steingebäude, steinhaus, steinhäuser | building, building:material=stone; building, material=stone | area
glass building, glasgebäude | building, building:material=glass; building, material=glass | area
concrete building, betongebäude, betonbau, betonbauten | building, building:material=concrete; building, material=concrete | area
construction site, building site, baustelle, baustellen, chantier | landuse=construction; building=construction; highway=construction | area
mine, mines, bergwerk, bergwerke, mineshaft, mine shaft | man_made=mineshaft; man_made=adit; landuse=mine; historic=mine |
landfill, landfill site, dump, rubbish dump, garbage dump, mülldeponie, mülldeponien, deponie | landuse=landfill | area
wastewater treatment plant, sewage works, sewage plant, sewage treatment plant, kläranlage, kläranlagen, station d'epuration | man_made=wastewater_plant | area
waterworks, water works, wasserwerk, wasserwerke | man_made=water_works | area
power substation, electrical substation, electric substation, electricity substation, transformer substation, transformer station, umspannwerk, umspannwerke, poste electrique | power=substation | area
electricity pylon, pylon, power tower, transmission tower, hochspannungsmast, pylone electrique | power=tower |
power pole, stromleitungsmast | power=pole |
wind farm, wind park, windpark, windparks, parc eolien | power=plant, plant:source=wind | area
solar farm, solar park, solar power plant, solarpark, solarparks, photovoltaikanlage, centrale solaire | power=plant, plant:source=solar | area
solar panel, solarpanel, panneau solaire | power=generator, generator:source=solar | area
coal power plant, coal power station, coal-fired power station, coal-fired power plant, kohlekraftwerk, kohlekraftwerke, centrale a charbon | power=plant, plant:source=coal | area
gas power plant, gas power station, gas-fired power station, gas-fired power plant, gaskraftwerk, gaskraftwerke | power=plant, plant:source=gas | area
stone circle, steinkreis, steinkreise, cromlech | megalith_type=stone_circle; historic=stone_circle |
dolmen, megalithic tomb, megalithgrab, megalithgräber, hünengrab, hünengräber, großsteingrab, großsteingräber | megalith_type=dolmen; megalith_type=passage_grave; megalith_type=grosssteingrab; megalith_type=chamber |
milestone, meilenstein | historic=milestone; highway=milestone |
oil refinery, refinery, raffinerie, erdölraffinerie | man_made=works, product=oil; industrial=refinery; industrial=oil, man_made=works | area
peat bog, raised bog, hochmoor | natural=wetland, wetland=bog; natural=wetland, wetland=raised_bog | area
fish ladder, fish pass, fischtreppe | waterway=fish_pass |
seebrücke | man_made=pier |
toll booth, mautstelle, mautstation | barrier=toll_booth |
gas lamp, gas light, gas street lamp, gaslaterne, gaslaternen | highway=street_lamp, lamp_type=gaslight |
nuclear power plant, nuclear power station, atomkraftwerk, kernkraftwerk, kernkraftwerke, centrale nucleaire | power=plant, plant:source=nuclear | area
hydroelectric power station, hydroelectric power plant, hydroelectric plant, hydro power plant, hydro plant, hydropower plant, wasserkraftwerk, wasserkraftwerke, centrale hydroelectrique | power=plant, plant:source=hydro; power=generator, generator:source=hydro | area
biogas plant, biogasanlage, biogasanlagen | power=plant, plant:source=biogas; power=generator, generator:source=biogas; man_made=works, product=biogas | area
swing bridge, drehbrücke, drehbrücken | bridge:movable=swing | area
drawbridge, bascule bridge, klappbrücke, klappbrücken, zugbrücke, zugbrücken, pont-levis | bridge:movable=bascule; bridge:movable=drawbridge | area
movable bridge, moveable bridge, bewegliche brücke | bridge=movable; bridge:movable | area
suspension bridge, hängebrücke, hängebrücken, pont suspendu | bridge:structure=suspension; bridge:structure=simple-suspension | area
covered bridge, überdachte brücke, gedeckte brücke | bridge=covered; bridge=yes, covered=yes | area
wooden bridge, holzbrücke, holzbrücken, pont en bois | bridge=yes, material=wood; bridge=yes, surface=wood; man_made=bridge, material=wood | area
bunker, bunkers, air-raid shelter, air raid shelter, air raid bunker, luftschutzbunker, pillbox | building=bunker; military=bunker; historic=bunker | area
cliff, cliffs, steilküste, steilküsten, klippe, klippen, steilwand, falaise, acantilado | natural=cliff | area
park and ride, park and ride site, park & ride, park-and-ride, p+r, p&r, p+r-parkplatz, p+r-parkplätze, p+r parkplatz, p+r parkplätze | amenity=parking, park_ride=yes; amenity=parking, park_ride=bus; amenity=parking, park_ride=train; amenity=parking, park_ride=tram; amenity=parking, park_ride=metro | area
boulder, findling, felsblock | natural=stone |
rock, rocks, fels, felsen, rocher | natural=rock; natural=bare_rock; natural=stone | area
hill, hills, hügel | natural=hill; natural=peak |
swamp, sumpf, sümpfe, marais | natural=wetland, wetland=swamp; natural=wetland, wetland=marsh; natural=wetland, !wetland; natural=marsh | area
moor, moors, bog, moore, hochmoor | natural=wetland, wetland=bog; natural=moor; natural=heath | area
pasture, weide, viehweide | landuse=meadow; landuse=meadow, meadow=pasture | area
orchard, obstgarten, obstgärten, streuobstwiese, obstplantage | landuse=orchard | area
allotment garden, allotments, schrebergarten, schrebergärten, kleingarten, kleingärten, kleingartenanlage, jardins ouvriers | landuse=allotments | area
farmyard, farm, farmstead, bauernhof, bauernhöfe, ferme | landuse=farmyard; place=farm; building=farm | area
botanical garden, botanic garden, botanischer garten, botanische gärten, jardin botanique, jardin botanico | leisure=garden, garden:type=botanical | area
oak tree, quercus, quercus tree, oak, eiche, eichen | natural=tree, genus=Quercus; natural=tree, genus:en=Oak; natural=tree, genus:de=Eiche |
beech tree, fagus, fagus tree, beech, buche, buchen | natural=tree, genus=Fagus; natural=tree, genus:en=Beech; natural=tree, genus:de=Buche |
lime tree, tilia, tilia tree, linden tree, linde, linden | natural=tree, genus=Tilia; natural=tree, genus:en=Lime; natural=tree, genus:de=Linde |
maple tree, acer, acer tree, maple, ahorn, ahornbaum, ahornbäume | natural=tree, genus=Acer; natural=tree, genus:en=Maple; natural=tree, genus:de=Ahorn |
plane tree, platanus, platanus tree, platane, platanen | natural=tree, genus=Platanus; natural=tree, genus:en=Plane; natural=tree, genus:de=Platane |
chestnut tree, kastanie, kastanien, kastanienbaum, kastanienbäume | natural=tree, genus=Aesculus; natural=tree, genus=Castanea; natural=tree, genus:de=Kastanie |
birch tree, betula, betula tree, birch, birke, birken | natural=tree, genus=Betula; natural=tree, genus:en=Birch; natural=tree, genus:de=Birke |
pine tree, pinus, pinus tree, kiefer, kiefern | natural=tree, genus=Pinus; natural=tree, genus:en=Pine; natural=tree, genus:de=Kiefer |
olive tree, olea, olea tree, olivenbaum, olivenbäume | natural=tree, genus=Olea; natural=tree, genus:en=Olive |
gas pipeline, gasleitung, gaspipeline | man_made=pipeline, substance=gas; man_made=pipeline, substance=natural_gas; man_made=pipeline, type=gas |
oil pipeline, ölleitung, ölpipeline | man_made=pipeline, substance=oil; man_made=pipeline, type=oil |
water pipeline, wasserleitung | man_made=pipeline, substance=water; man_made=pipeline, type=water |
lorry parking, truck parking, hgv parking, parking for lorries, parking for trucks, car park for lorries, lkw-parkplatz, lkw-parkplätze, lkw parkplatz, lkw parkplätze, truck stop, autohof | amenity=parking, hgv=yes; amenity=parking, hgv=designated; amenity=parking, capacity:hgv; amenity=truck_stop | area
listed building, protected building, heritage building, denkmalgeschütztes gebäude, denkmalgeschützte gebäude, baudenkmal, baudenkmäler | building, heritage; building, listed_status; historic=yes, building, heritage | area
half-timbered house, half timbered house, half-timbered building, timber-framed house, timber-framed building, fachwerkhaus, fachwerkhäuser, maison a colombages | building, building:material=timber_framing; building, building:structure=timber_framing; building, material=timber_framing | area
greenhouse, gewächshaus, gewächshäuser, serre, invernadero | building=greenhouse; landuse=greenhouse_horticulture | area
overhead power line, overhead line, freileitung, freileitungen | power=line; power=minor_line | area
embankment dam, dam, damm, dämme, staudamm, staumauer, staudämme, barrage | waterway=dam | area
lock, canal lock, lock gate, schleuse, schleusen, schleusentor, schleusentore, ecluse, esclusa | waterway=lock_gate; lock=yes; water=lock | area
sluice, sluice gate, schütz | waterway=sluice_gate |
shipyard, boatyard, werft, werften, chantier naval | waterway=boatyard; industrial=shipyard | area
jetty, steg, stege, bootssteg, landungssteg | man_made=pier | area
boat ramp, boat launch, slipway, slipanlage | leisure=slipway |
boat rental, boat hire, bootsverleih, bootsvermietung, location de bateaux | amenity=boat_rental; shop=boat, boat:rental=yes |
bathing place, bathing spot, bathing area, badestelle, badestellen, badeplatz, lieu de baignade | leisure=bathing_place; leisure=swimming_area; natural=beach | area
kneipp basin, kneippbecken, kneippanlage | leisure=kneipp_water_cure; healthcare=kneipp_water_cure |
barbecue, bbq, barbecue area, barbecue place, barbecue spot, bbq spot, grill spot, grilling area, grillplatz, grillplätze, grillstelle | amenity=bbq |
fire pit, firepit, campfire, campfire site, feuerstelle, feuerstellen, lagerfeuerplatz | leisure=firepit |
bus shelter, bushäuschen, wartehäuschen | amenity=shelter, shelter_type=public_transport; highway=bus_stop, shelter=yes |
basketball court, basketball hoop, basketballplatz, basketballplätze, basketballkorb, terrain de basket | leisure=pitch, sport=basketball | area
kick-about area, bolzplatz, bolzplätze | leisure=pitch, sport=soccer | area
table tennis table, ping pong table, ping-pong table, tischtennisplatte, tischtennisplatten, table de ping-pong | leisure=pitch, sport=table_tennis; sport=table_tennis |
volleyball court, volleyballplatz, volleyballplätze | leisure=pitch, sport=volleyball; leisure=pitch, sport=beachvolleyball | area
beach volleyball court, beachvolleyballplatz | leisure=pitch, sport=beachvolleyball | area
mini golf, mini golf course, miniature golf, crazy golf, minigolf, minigolfplatz, minigolfanlage, minigolf course | leisure=miniature_golf | area
indoor climbing gym, indoor climbing wall, indoor climbing | leisure=sports_centre, sport=climbing; sport=climbing, indoor=yes; sport=climbing, building |
climbing wall, kletterwand, kletterwände, climbing gym, climbing hall, boulder gym, bouldering gym, boulderhalle, boulderhallen, kletterhalle, kletterhallen, mur d'escalade | sport=climbing; leisure=sports_centre, sport=climbing |
climbing park, high ropes course, kletterwald, kletterwälder, kletterpark, hochseilgarten, accrobranche | leisure=high_ropes_course; attraction=high_ropes_course; sport=climbing_adventure |
riding centre, riding center, horse riding school, horse riding centre, riding stable, riding school, reiterhof, reiterhöfe, reitstall, reitschule, centre equestre | leisure=horse_riding; sport=equestrian; amenity=stables | area
racecourse, horse racing track, pferderennbahn, hippodrome | leisure=track, sport=horse_racing; sport=horse_racing | area
race track, racetrack, motor racing circuit, rennstrecke, rennstrecken | type=circuit; highway=raceway; leisure=track, sport=motor; sport=motor | area
running track, laufbahn, piste d'athletisme | leisure=track, sport=running; leisure=track, sport=athletics; leisure=track, !sport | area
gymnasium hall, turnhalle, turnhallen, sporthalle, sporthallen, gymnase | leisure=sports_hall; leisure=sports_centre; building=sports_hall | area
indoor swimming pool, indoor pool | leisure=swimming_pool, indoor=yes; leisure=swimming_pool, location=indoor | area
lido, freibad, freibäder, sommerbad | leisure=swimming_pool, indoor=no; leisure=swimming_pool, location=outdoor; leisure=sports_centre, sport=swimming; leisure=water_park | area
hallenbad, hallenbäder, schwimmhalle, schwimmhallen | leisure=swimming_pool, indoor=yes; leisure=swimming_pool, location=indoor; leisure=sports_centre, sport=swimming | area
outdoor swimming pool, outdoor pool, open-air pool, open-air swimming pool | leisure=swimming_pool, indoor=no; leisure=swimming_pool, location=outdoor | area
sauna, saunen | leisure=sauna |
ice rink, skating rink, eishalle, eishallen, eisbahn, eisbahnen, patinoire, pista de hielo | leisure=ice_rink | area
bowling alley, bowlingbahn, kegelbahn, kegelbahnen | leisure=bowling_alley |
toboggan run, sled run, sledging hill, rodelbahn, rodelbahnen, schlittenbahn, piste de luge | piste:type=sled; attraction=summer_toboggan; leisure=summer_toboggan | area
cross-country ski trail, cross country ski trail, cross-country trail, langlaufloipe, loipe, loipen, piste de ski de fond | piste:type=nordic | area
golf club, golfclub | leisure=golf_course; club=golf | area
way, ways, weg, wege | highway=path; highway=footway; highway=track; highway=cycleway; highway=bridleway; highway=steps; highway=pedestrian | area
footbridge, foot bridge, pedestrian bridge, fußgängerbrücke, fußgängerbrücken, passerelle | bridge=yes, highway=footway; bridge=yes, highway=path; bridge=yes, highway=pedestrian; bridge=yes, highway=cycleway | area
railway bridge, rail bridge, train bridge, eisenbahnbrücke, eisenbahnbrücken, bahnbrücke, pont ferroviaire | bridge=yes, railway=rail; bridge=viaduct, railway=rail; bridge=yes, railway=light_rail; bridge=yes, railway=narrow_gauge | area
viaduct, viadukt, viadukte, viaduc, viaducto | bridge=viaduct; bridge:structure=viaduct | area
aqueduct, aquädukt, aquädukte, aqueduc, acueducto | bridge=aqueduct; historic=aqueduct; man_made=aqueduct | area
underpass, pedestrian underpass, unterführung, unterführungen, passage souterrain | tunnel=yes, highway=footway; tunnel=yes, highway=path; tunnel=yes, highway=steps; tunnel=yes, highway=cycleway | area
cul-de-sac, dead end, dead-end street, dead-end road, sackgasse, sackgassen | highway, noexit=yes | area
parking ticket machine, parking machine, parking meter, parkscheinautomat, parkscheinautomaten, parkuhr, parkuhren, horodateur | amenity=vending_machine, vending=parking_tickets; amenity=parking_meter |
disabled parking space, disabled parking, parking space for disabled people, parking space for the disabled, behindertenparkplatz, behindertenparkplätze | amenity=parking_space, parking_space=disabled; amenity=parking, capacity:disabled; parking_space=disabled |
bicycle stand, bike rack, bike stand, fahrradabstellplatz, fahrradabstellplätze, fahrradstellplatz | amenity=bicycle_parking |
underground parking, underground car park, underground garage, tiefgarage, tiefgaragen, parking souterrain, aparcamiento subterraneo | amenity=parking, parking=underground | area
multi-storey car park, multistorey car park, multi storey car park, parking structure, parkade, parkhaus, parkhäuser | amenity=parking, parking=multi-storey | area
parking garage, parkgarage, parkgaragen | amenity=parking, parking=multi-storey; amenity=parking, parking=underground | area
bike rental station, bicycle rental station, bike sharing station, bikeshare station, docking station, fahrradverleihstation, fahrradverleihstationen, leihradstation | amenity=bicycle_rental |
car sharing, car sharing station, car share, carsharing, carsharing-station, carsharing station, autopartage | amenity=car_sharing |
electric charging station, elektrotankstelle, elektrotankstellen, e-tankstelle, stromtankstelle | amenity=charging_station |
lpg station, lpg filling station, autogastankstelle | amenity=fuel, fuel:lpg=yes |
cng station, natural gas station, erdgastankstelle | amenity=fuel, fuel:cng=yes |
hydrogen station, hydrogen filling station, wasserstofftankstelle | amenity=fuel, fuel:h2=yes; amenity=fuel, fuel:LH2=yes |
car wash, waschanlage, autowaschanlage, waschstraße, autowäsche | amenity=car_wash |
airfield, flugplatz, flugplätze, landeplatz, aerodrome | aeroway=aerodrome | area
runway, landebahn, landebahnen, startbahn, piste d'atterrissage | aeroway=runway | area
platform, railway platform, train platform, bahnsteig, bahnsteige, quai de gare | railway=platform; public_transport=platform, train=yes | area
railway track, gleis, gleise, bahnstrecke, bahnstrecken, schiene, schienen | railway=rail; railway=narrow_gauge; railway=light_rail; railway=tram; railway=funicular | area
u-bahnhof, u-bahnhöfe, u-bahn-haltestelle, u-bahn haltestelle, u-bahnstation | station=subway; railway=station, subway=yes; railway=subway_station |
suburban railway station, s-bahn-station, s-bahnhof, s-bahn-haltestelle, s-bahn station | railway=station, station=light_rail; railway=station, light_rail=yes; railway=halt, station=light_rail; railway=halt, light_rail=yes |
cable car station, bergstation, talstation, seilbahnstation | aerialway=station |
ferry, ferry route, ferry line, fähre, fähren, fährlinie, fährverbindung, ligne de ferry | route=ferry | area
emergency phone, emergency telephone, sos phone, notrufsäule, notrufsäulen, notruftelefon | emergency=phone |
well, water well, draw well, ziehbrunnen, wasserbrunnen, brunnenschacht, puits, pozo | man_made=water_well |
hiking map, trail map, map board, wanderkarte, wandertafel, wanderkarten, panneau carte | tourism=information, information=map |
information board, info board, infotafel, informationstafel, schautafel | tourism=information, information=board |
bicycle tube vending machine, bike tube vending machine, schlauchautomat, fahrradschlauchautomat | amenity=vending_machine, vending=bicycle_tube |
via ferrata, via ferratas, vie ferrate, klettersteig, klettersteige, fixed rope route | highway=via_ferrata; sport=climbing, climbing:ferrata=yes | area
main post office, central post office, general post office, hauptpost, hauptpostamt, poste centrale | amenity=post_office |
signpost, guidepost, wegweiser | tourism=information, information=guidepost |
summit cross, gipfelkreuz, gipfelkreuze, croix sommitale | man_made=cross; summit:cross=yes |
bus route, bus line, bus lines, buslinie, ligne de bus, linea de autobus | route=bus | area
tram route, tram line, straßenbahnlinie, tramlinie, ligne de tram, linea de tranvia | route=tram | area
metro route, metro line, subway line, subway route, underground line, underground route, u-bahn-linie, u-bahn linie, metrolinie, ligne de metro, linea de metro | route=subway | area
train route, train line, zuglinie, bahnlinie, s-bahn-linie, ligne de train | route=train | area
trolleybus route, trolleybus line, obuslinie | route=trolleybus | area
surveillance camera, cctv camera, cctv, security camera, überwachungskamera, überwachungskameras, videokamera | man_made=surveillance |
urban district, city district, stadtbezirk, stadtbezirke | boundary=administrative, admin_level=9; boundary=administrative, admin_level=10; place=suburb; place=city_district | area
part of town, ortsteil, ortsteile | boundary=administrative, admin_level=10; boundary=administrative, admin_level=9; place=suburb; place=village; place=hamlet | area
wayside shrine, shrine, bildstock, bildstöcke, marterl, oratoire | historic=wayside_shrine; amenity=place_of_worship, place_of_worship=wayside_shrine |
summit cross, gipfelkreuz, gipfelkreuze, croix de sommet | summit:cross=yes; man_made=cross |
stumbling stone, stolperstein, stolpersteine | memorial=stolperstein |
traffic calming, speed bump, speed hump, bodenschwelle, fahrbahnschwelle | traffic_calming=bump; traffic_calming=hump; traffic_calming=table; traffic_calming=cushion |
disused railway, abandoned railway, disused railway line, abandoned railway line, disused railroad, abandoned railroad, stillgelegte bahnstrecke, stillgelegte bahnstrecken, stillgelegte bahnlinie, stillgelegte bahnlinien, stillgelegte eisenbahnstrecke, stillgelegte eisenbahnstrecken, stillgelegte eisenbahnlinie, stillgelegte eisenbahnlinien, verlassene bahnstrecke, verlassene bahnstrecken, verlassene bahnlinie, verlassene bahnlinien, stillgelegte bahntrasse, stillgelegte bahntrassen, voie ferree desaffectee | railway=disused; railway=abandoned; disused:railway; abandoned:railway | area
scrubland, shrubland, bushland, buschland, gebüsch, garrigue, maquis | natural=scrub | area
broadleaved tree, broad-leaved tree, laubbaum, laubbäume | natural=tree, leaf_type=broadleaved; natural=tree, type=broad_leaved; natural=tree, type=broad_leafed |
deciduous tree | natural=tree, leaf_cycle=deciduous; natural=tree, type=deciduous |
evergreen tree, immergrüner baum | natural=tree, leaf_cycle=evergreen |
conifer, conifers, coniferous tree, needleleaved tree, nadelbaum, nadelbäume, conifere | natural=tree, leaf_type=needleleaved; natural=tree, type=conifer |
palm tree, palm, palme, palmen, palmier, palmera | natural=tree, leaf_type=palm; natural=tree, type=palm; natural=tree, taxon:family=Arecaceae |
coniferous forest, coniferous wood, coniferous woodland, pine forest, pine wood, nadelwald, nadelwälder | natural=wood, leaf_type=needleleaved; landuse=forest, leaf_type=needleleaved; natural=wood, wood=coniferous; landuse=forest, wood=coniferous | area
deciduous forest, broadleaved forest, laubwald, laubwälder | natural=wood, leaf_type=broadleaved; landuse=forest, leaf_type=broadleaved; natural=wood, wood=deciduous; landuse=forest, wood=deciduous | area
mixed forest, mischwald, mischwälder | natural=wood, leaf_type=mixed; landuse=forest, leaf_type=mixed; natural=wood, wood=mixed; landuse=forest, wood=mixed | area
castle ruin, castle ruins, ruined castle, burgruine, schlossruine, chateau en ruine, chateau en ruines, castillo en ruinas | historic=castle, ruins=yes; historic=castle, ruins=castle; historic=ruins, ruins=castle; historic=ruins, castle_type; historic=ruins, historic:type=castle | area
road tunnel, street tunnel, car tunnel, straßentunnel, autotunnel, tunnel routier | tunnel=yes, highway=motorway; tunnel=yes, highway=trunk; tunnel=yes, highway=primary; tunnel=yes, highway=secondary; tunnel=yes, highway=tertiary; tunnel=yes, highway=unclassified; tunnel=yes, highway=residential; tunnel=yes, highway=service; tunnel=yes, highway=road; tunnel=yes, highway=motorway_link; tunnel=yes, highway=trunk_link; tunnel=yes, highway=primary_link; tunnel=yes, highway=secondary_link | area
railway tunnel, rail tunnel, train tunnel, eisenbahntunnel, bahntunnel, zugtunnel, tunnel ferroviaire | tunnel=yes, railway=rail; tunnel=yes, railway=light_rail; tunnel=yes, railway=narrow_gauge; tunnel=yes, railway=subway; tunnel=yes, railway=tram; tunnel=yes, railway=funicular | area
gravel road, schotterweg, schotterstraße, schotterpiste, kiesweg | highway, surface=gravel; highway, surface=fine_gravel; highway, surface=compacted | area
private road, private street, private driveway, privatstraße, privatweg, chemin prive, rue privee | highway, access=private | area
cycle route, cycling route, bicycle route, bike route, radroute, fahrradroute, radfernweg, radwanderweg, itineraire cyclable, ruta ciclista | route=bicycle | area
tesla supercharger, supercharger | amenity=charging_station, socket:tesla_supercharger; amenity=charging_station, brand=Tesla Supercharger; amenity=charging_station, network=Tesla Supercharger; amenity=charging_station, operator=Tesla |
bivouac, bivouacs, bivouac hut, biwak, biwakschachtel, bivouac shelter | tourism=wilderness_hut; amenity=shelter, shelter_type=basic_hut |
grass area, lawn, rasenfläche, rasenflächen, pelouse | landuse=grass | area
unterstand, unterstände, wetterschutz | amenity=shelter |
wheelchair toilet, disabled toilet, accessible toilet, behindertentoilette, behindertentoiletten, behinderten-wc, toilettes handicapes | amenity=toilets, wheelchair=yes; amenity=toilets, wheelchair=designated; amenity=toilets, toilets:wheelchair=yes |
mountain bike trail, mountain bike route, mtb trail, mtb route, mountainbikestrecke, mountainbikestrecken, mountainbike-strecke, mountainbiketrail, mountainbike-route | route=mtb; highway=path, mtb:scale; highway=track, mtb:scale | area
narrow gauge railway, narrow-gauge railway, schmalspurbahn, schmalspurbahnen | railway=narrow_gauge | area
services, motorway services, service area, raststätte, raststätten, autobahnraststätte, aire de service | highway=services | area
track, land-access road | highway=track | area
door, tür, türen | door; entrance |
entrance, eingang, eingänge, porte d'entree | entrance |
telephone, telephones, public phone, payphone, öffentliches telefon | amenity=telephone |
airstrip, landing strip, flugpiste, piste d'atterrissage privee | aeroway=airstrip; aeroway=runway | area
glider airfield, gliding airfield, segelflugplatz, segelflugplätze, segelfluggelände | aeroway=aerodrome, sport=gliding; leisure=sports_centre, sport=gliding | area
hillfort, hill fort, wallburg, wallburgen, ringwall, ringwälle | historic=archaeological_site, site_type=fortification; historic=archaeological_site, archaeological_site=fortification; historic=archaeological_site, archaeological_site=hillfort; historic=archaeological_site, fortification_type=hill_fort | area
burial mound, round barrow, long barrow, tumulus, tumuli, hügelgrab, hügelgräber, grabhügel | historic=archaeological_site, site_type=tumulus; historic=archaeological_site, archaeological_site=tumulus; historic=tomb, tomb=tumulus |
menhir, menhire, hinkelstein, standing stone | megalith_type=menhir; historic=archaeological_site, archaeological_site=standing_stone |
stately home, country house, gutshaus, gutshäuser, gutshof, gutshöfe | historic=manor; historic=castle, castle_type=stately; historic=castle, castle_type=manor |
folly, follies | historic=folly; building=folly |
gatehouse, torhaus, torhäuser | building=gatehouse; historic=gatehouse |
oast house | building=oast_house |
lime kiln, kalkofen, kalköfen, four a chaux | historic=lime_kiln |
town wall, stadtmauer, remparts | barrier=city_wall | area
gravel pit, kiesgrube, kieswerk, graviere | landuse=quarry, resource=gravel | area
sandgrube, sand quarry | landuse=quarry, resource=sand | area
trig point, triangulation pillar, trigonometric point, trigonometrischer punkt, vermessungspunkt, survey point | man_made=survey_point |
gorge, canyon, ravine, schlucht, schluchten, klamm, cañon, desfiladero | natural=gorge; natural=canyon; natural=valley, valley=gorge; natural=valley, valley=canyon; natural=valley, valley=ravine | area
sandbank, sandbänke, shoal, banc de sable | natural=shoal | area
small pond, weiher, tümpel | natural=water, water=pond; landuse=pond | area
reservoir dam, talsperre | waterway=dam; natural=water, water=reservoir; landuse=reservoir | area
heathland, heidefläche, heidelandschaft | natural=heath | area
fruit orchard, obstwiese, obstgarten, obstgärten, obstplantage, verger | landuse=orchard | area
bathing lake, bathing place, badesee, badeseen | leisure=swimming_area; leisure=bathing_place | area
leisure pool, spaßbad, spaßbäder, erlebnisbad, erlebnisbäder, freizeitbad, freizeitbäder | leisure=water_park | area
paddling pool, wading pool, planschbecken, pataugeoire | leisure=swimming_pool, swimming_pool=wading; leisure=swimming_pool, swimming_pool=kids; leisure=paddling_pool | area
river ford, furt, furten, vado | ford=yes; ford=stepping_stones |
stepping stone, stepping stones, trittstein, trittsteine | ford=stepping_stones |
road hump, bremsschwelle, ralentisseur, dos d'ane | traffic_calming=bump; traffic_calming=hump; traffic_calming=table; traffic_calming=cushion |
traffic circle, kreisel, rond-point, glorieta, rotonda | junction=roundabout; junction=circular | area
motorway service area, rasthof, rasthöfe, autohof, autohöfe, aire d'autoroute, area de servicio | highway=services | area
roadside rest area, rastplatz, rastplätze, autobahnparkplatz, autobahnparkplätze, aire de repos, area de descanso | highway=rest_area | area
toll gate, tollgate, mautstation, peage, peaje | barrier=toll_booth |
weigh station, weighbridge, brückenwaage, fahrzeugwaage | amenity=weighbridge |
coach station, gare routiere | amenity=bus_station | area
camper van site, motorhome site, motorhome parking, camper stop, reisemobilstellplatz, reisemobilstellplätze, aire de camping-car | tourism=caravan_site | area
coastguard station, coast guard station, küstenwache | emergency=coast_guard; amenity=coast_guard |
amphitheatre, amphitheater, amphitheatres, amphitheaters | amenity=theatre, theatre:type=amphi; amenity=theatre, theatre:type=amphitheatre; historic=amphitheatre; historic=archaeological_site, archaeological_site=amphitheatre | area
war grave, war cemetery, military cemetery, soldatenfriedhof, soldatenfriedhöfe, kriegsgräber, cimetiere militaire | cemetery=war_cemetery; cemetery=military; landuse=cemetery, cemetery=military_cemetery | area
street art, streetart, graffito, graffiti | tourism=artwork, artwork_type=graffiti; tourism=artwork, artwork_type=street_art; tourism=artwork, artwork_type=mural |
power station | power=plant | area
open-air theatre, open air theatre, freilichtbühne, freilichttheater | amenity=theatre, theatre:type=open_air; amenity=theatre, theatre:type=open_air_theatre | area
wildlife park, game park, wildpark, wildgehege | tourism=zoo, zoo=wildlife_park; tourism=zoo, zoo=enclosure; zoo=wildlife_park | area
wall painting, wandbild, wandgemälde, wandmalerei, fresque murale | tourism=artwork, artwork_type=mural |
memorial site, mahnmal, mahnmale, gedenkstätte | historic=memorial | area
shrine, schrein | amenity=place_of_worship, place_of_worship=shrine; historic=wayside_shrine; amenity=place_of_worship, religion=shinto |
transformer station, trafostation, transformatorenhäuschen, trafohaus, trafohäuser | power=substation, substation=minor_distribution; power=substation, substation=distribution |
rubbish bin, papierkorb, papierkörbe, abfalleimer, poubelle, papelera | amenity=waste_basket |
natural monument, naturdenkmal, naturdenkmäler | denotation=natural_monument; boundary=protected_area, protection_title=Naturdenkmal; boundary=protected_area, protect_class=3 |
tree nursery, baumschule, pepiniere, vivero | landuse=plant_nursery; shop=garden_centre | area
abbey, abtei, abteien | amenity=monastery; historic=monastery; historic=abbey |
pump track, pumptrack | leisure=track, cycling=pump_track; leisure=pitch, sport=pump_track; cycling=pump_track | area
bouldering hall, bouldering wall, bouldering centre | leisure=sports_centre, sport=climbing; sport=climbing, climbing=boulder |
`;
