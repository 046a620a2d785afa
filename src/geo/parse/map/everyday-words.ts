/** What people call things where the tagging presets say otherwise, say too much, or say nothing. One line a kind:
 * words in English, German, French and Spanish | labels, alternatives by ";" | `area` when it is drawn as it lies. Plurals
 * are formed by the vocabulary; irregular ones are written out. */

import { moreWords } from './everyday-more.ts';
import { outdoorWords } from './everyday-outdoors.ts';
import { rareWords } from './everyday-rare.ts';
import { tradeWords } from './everyday-trades.ts';

const generalWords = `
dog park, dog run, off-leash area, off-leash dog area, off-leash park, off leash area, hundewiese, hundeauslauf, hundepark, parc a chiens, parque canino | leisure=dog_park | area
launderette, laundromat, laundry, waschsalon, wäscherei, laverie, laverie automatique, lavanderia, lavanderia autoservicio | shop=laundry |
parcel locker, packstation, paketstation, consigne a colis | amenity=parcel_locker |
motorway, freeway, autobahn, autoroute, autopista | highway=motorway | area
expressway, trunk road, schnellstraße, voie rapide, autovia | highway=trunk | area
bundesstraße, route nationale, carretera nacional, primary road | highway=primary | area
landesstraße, landstraße, secondary road, route departementale | highway=secondary | area
kreisstraße, tertiary road | highway=tertiary | area
one-way street, one-way road, einbahnstraße, rue a sens unique, calle de sentido unico | highway=motorway, oneway=yes; highway=motorway, oneway=-1; highway=trunk, oneway=yes; highway=trunk, oneway=-1; highway=primary, oneway=yes; highway=primary, oneway=-1; highway=secondary, oneway=yes; highway=secondary, oneway=-1; highway=tertiary, oneway=yes; highway=tertiary, oneway=-1; highway=unclassified, oneway=yes; highway=unclassified, oneway=-1; highway=residential, oneway=yes; highway=residential, oneway=-1; highway=living_street, oneway=yes; highway=living_street, oneway=-1; highway=pedestrian, oneway=yes; highway=pedestrian, oneway=-1; highway=service, oneway=yes; highway=service, oneway=-1; highway=motorway_link, oneway=yes; highway=motorway_link, oneway=-1; highway=trunk_link, oneway=yes; highway=trunk_link, oneway=-1; highway=primary_link, oneway=yes; highway=primary_link, oneway=-1; highway=secondary_link, oneway=yes; highway=secondary_link, oneway=-1; highway=tertiary_link, oneway=yes; highway=tertiary_link, oneway=-1 | area
dirt road, farm track, forest track, feldweg, waldweg, forstweg, chemin agricole, camino rural | highway=track | area
bridleway, bridle path, reitweg, chemin equestre | highway=bridleway | area
living street, verkehrsberuhigter bereich, spielstraße, zone de rencontre | highway=living_street | area
sidewalk, pavement, bürgersteig, gehsteig, trottoir, acera | highway=footway, footway=sidewalk | area
county, county boundary, landkreis, kreis, departement, condado | boundary=administrative, admin_level=6 | area
state, state boundary, bundesland, bundesländer, federal state, comunidad autonoma, comunidades autonomas | boundary=administrative, admin_level=4 | area
region, régions, regiones | boundary=administrative, admin_level=4 | area
province, provinz, provincia, provinzen | boundary=administrative, admin_level=4; boundary=administrative, admin_level=6 | area
ferry terminal, ferry stop, ferry port, fähranleger, fährhafen, fährterminal, gare maritime, terminal de ferry | amenity=ferry_terminal; public_transport=station, ferry=yes |
beer garden, biergarten, biergärten | amenity=biergarten | area
glacier, gletscher, glaciar | natural=glacier | area
wind turbine, windrad, windräder, windkraftanlage, eolienne, aerogenerador | power=generator, generator:source=wind |
diy store, baumarkt, baumärkte, magasin de bricolage, ferreteria | shop=doityourself; shop=hardware |
florist, flower shop, blumenladen, blumengeschäft, fleuriste, floristeria | shop=florist |
level crossing, railway crossing, bahnübergang, bahnübergänge, passage a niveau, paso a nivel | railway=level_crossing |
street, road, straße, strasse, rue, calle, carretera, route, via | highway=motorway; highway=trunk; highway=primary; highway=secondary; highway=tertiary; highway=unclassified; highway=residential; highway=living_street; highway=pedestrian; highway=road; highway=service; highway=motorway_link; highway=trunk_link; highway=primary_link; highway=secondary_link; highway=tertiary_link | area
cave, höhle, grotte, cueva, gruta | natural=cave_entrance |
vet, veterinarian, tierarzt, tierärzte, veterinaire, veterinario | amenity=veterinary |
jail, gefängnis, gefängnisse, carcel | amenity=prison | area
law court, court, gericht, tribunal, juzgado | amenity=courthouse |
power plant, kraftwerk, centrale electrique, central electrica | power=plant | area
cell tower, mobile phone mast, mobilfunkmast, antenne relais | man_made=mast, tower:type=communication; man_made=tower, tower:type=communication; man_made=communications_tower |
shoe shop, shoe store, schuhgeschäft, magasin de chaussures, zapateria | shop=shoes |
tobacconist, tabakladen, bureau de tabac, estanco | shop=tobacco |
mechanic, car mechanic, autowerkstatt, autowerkstätten, garagiste, taller mecanico | shop=car_repair |
retirement home, old people's home, altenheim, altersheim, seniorenheim, maison de retraite, residencia de ancianos | amenity=nursing_home; social_facility=nursing_home; social_facility=assisted_living |
amusement park, freizeitpark, vergnügungspark, parc d'attractions, parque de atracciones | tourism=theme_park | area
spa, thermal bath, thermal spa, thermalbad, thermes, balneario | leisure=spa; amenity=spa; amenity=public_bath |
beauty salon, kosmetiksalon, institut de beaute, salon de belleza | shop=beauty |
phone booth, telephone box, phone box, telephone booth, telefonzelle, cabine telephonique, cabina telefonica | amenity=telephone |
war memorial, kriegerdenkmal, kriegerdenkmäler, monument aux morts | historic=memorial, memorial=war_memorial; historic=memorial, memorial=war |
convent, abbey, kloster, klöster, abbaye, convento, abadia | amenity=monastery; historic=monastery; historic=abbey |
battlefield, schlachtfeld, schlachtfelder, champ de bataille, campo de batalla | historic=battlefield | area
dune, sand dune, düne | natural=dune | area
rapids, stromschnelle, rapides, rapidos | waterway=rapids |
skatepark, skate park, skatepark | leisure=pitch, sport=skateboard; leisure=skate_park | area
ev charging, ev charger, charging point | amenity=charging_station |
residential street, residential road, wohnstraße, anliegerstraße, rue residentielle, calle residencial | highway=residential; highway=living_street | area
primary street | highway=primary | area
secondary street | highway=secondary | area
tertiary street | highway=tertiary | area
service street, access road, zufahrtsstraße | highway=service | area
main road, major road, hauptstraße, route principale, carretera principal | highway=motorway; highway=trunk; highway=primary; highway=secondary | area
path, walking path, sentier, chemin, sendero, camino | highway=path; highway=footway; highway=track; highway=steps; highway=bridleway | area
footpath, foot path, footway, fußweg, gehweg, gehpfad | highway=footway; highway=path | area
stairs, staircase, steps, treppe, stufen, escalier, escaliers, escalera, escaleras | highway=steps | area
cycle path, bike path, bike lane, cycle lane, cycle track, cycleway, fahrradweg, fahrradstreifen, radspur, radweg, piste cyclable, carril bici | highway=cycleway | area
pedestrian street, pedestrian zone, fußgängerzone, rue piétonne, calle peatonal | highway=pedestrian | area
train station, main station, central station, main train station, hauptbahnhof, gare centrale, estacion central, railway station, rail station, bahnhof, gare, gare ferroviaire, estacion de tren, estacion de ferrocarril | railway=station; railway=halt; public_transport=station, train=yes |
station, public transport station, transport station, estacion, stazione | railway=station; railway=halt; public_transport=station; amenity=bus_station; aerialway=station |
bus stop, bushaltestelle, haltestelle, arret de bus, arret de bus, parada de autobus, parada de bus | highway=bus_stop; public_transport=platform, bus=yes |
bus station, busbahnhof, gare routiere, estacion de autobuses | amenity=bus_station |
tram stop, straßenbahnhaltestelle, arret de tram, arret de tramway, station de tram, station de tramway, parada de tranvia, parada de tram | railway=tram_stop |
subway station, metro station, underground station, tube station, u-bahn-station, station de metro, estacion de metro | station=subway; railway=station, subway=yes; railway=subway_station |
taxi stand, taxi rank, taxi stands, cab stand, cab rank, taxistand, station de taxi, parada de taxis | amenity=taxi |
airport, flughafen, aeroport, aeropuerto | aeroway=aerodrome | area
helipad, heliport, helicopter landing pad, helicopter pad, helicopter landing site, helicopter landing place, hubschrauberlandeplatz, hubschrauberlandeplätze, heliport, heliport, helipuerto | aeroway=helipad; aeroway=heliport |
children's hospital, childrens hospital, paediatric hospital, pediatric hospital, kinderkrankenhaus, kinderkrankenhäuser, kinderklinik, kinderspital, hopital pour enfants, hopital pediatrique, hospital infantil, hospital pediatrico | amenity=hospital, healthcare:speciality=paediatrics; healthcare=hospital, healthcare:speciality=paediatrics | area
girls' school, girls school, school for girls, mädchenschule, mädchenschulen, ecole de filles, colegio femenino | amenity=school, school:gender=female; amenity=school, female=yes | area
boys' school, boys school, school for boys, jungenschule, jungenschulen, ecole de garcons, colegio masculino | amenity=school, school:gender=male; amenity=school, male=yes | area
hospital, krankenhaus, hopital, hospital, klinikum | amenity=hospital; healthcare=hospital | area
clinic, medical clinic, klinik, clinique, clinica | amenity=clinic; healthcare=clinic |
medical centre, medical center, health centre, health center, ärztehaus, ärztehäuser, centre medical, centro de salud | amenity=clinic; healthcare=clinic; healthcare=centre; amenity=doctors |
doctor, gp, gp surgery, gp surgeries, gp practice, general practitioner, family doctor, physician, arzt, ärzte, medecin, medico | amenity=doctors; healthcare=doctor |
dentist, zahnarzt, zahnärzte, dentiste, dentista | amenity=dentist; healthcare=dentist |
pharmacy, apotheke, pharmacie, farmacia | amenity=pharmacy; healthcare=pharmacy |
police station, police, polizei, polizeiwache, polizeistation, commissariat, poste de police, comisaria, policia | amenity=police | 
fire station, fire brigade, feuerwehr, feuerwache, caserne de pompiers, pompiers, parque de bomberos, bomberos | amenity=fire_station | area
school, schule, ecole, escuela, colegio | amenity=school | area
college | amenity=college | area
french middle school | amenity=school, school:FR=collège; amenity=school, isced:level=2 | area
terrain de petanque, terrain de boules, boulodrome, pista de petanca | leisure=pitch, sport=boules; leisure=pitch, sport=petanque | area
pista de padel, terrain de padel | leisure=pitch, sport=padel | area
instituto, instituto de secundaria | amenity=school, isced:level=2; amenity=school, isced:level=3; amenity=school, school=secondary | area
lycee | amenity=school, school:FR=lycée; amenity=school, isced:level=3 | area
university, universität, universite, universidad | amenity=university | area
kindergarten, nursery, nursery school, preschool, day care, daycare, kita, creche, ecole maternelle, maternelle, guarderia, jardin de infancia | amenity=kindergarten; amenity=childcare |
library, bücherei, bibliothek, bibliotheque, mediatheque, biblioteca | amenity=library |
town hall, city hall, rathaus, mairie, hotel de ville, ayuntamiento | amenity=townhall |
post office, postamt, post, bureau de poste, poste, oficina de correos, correos | amenity=post_office |
post box, postbox, mailbox, briefkasten, boite aux lettres, buzon | amenity=post_box |
embassy, botschaft, ambassade, embajada | office=diplomatic, diplomatic=embassy; office=diplomatic, !diplomatic; amenity=embassy |
consulate, konsulat, consulat, consulado | office=diplomatic, diplomatic=consulate; amenity=consulate; amenity=embassy, diplomatic=consulate |
diplomatic mission, foreign mission, diplomatische vertretung, diplomatische vertretungen, mission diplomatique | office=diplomatic; amenity=embassy; amenity=consulate |
church, kirche, eglise, iglesia | amenity=place_of_worship, religion=christian; building=church; building=cathedral; building=chapel |
cathedral, dom, kathedrale, cathedrale, catedral | building=cathedral; church:type=cathedral |
chapel, kapelle, chapelle, capilla | building=chapel; place_of_worship=chapel |
mosque, moschee, mosquee, mezquita | amenity=place_of_worship, religion=muslim |
synagogue, synagoge, sinagoga | amenity=place_of_worship, religion=jewish |
temple, tempel, templo | amenity=place_of_worship, religion=buddhist; amenity=place_of_worship, religion=hindu; amenity=place_of_worship, religion=taoist; amenity=place_of_worship, religion=jain; building=temple; historic=temple |
place of worship, religious building, house of worship, gotteshaus, lieu de culte, lugar de culto | amenity=place_of_worship |
bank, sparkasse, banque, banco | amenity=bank |
atm, cash machine, cash point, cashpoint, geldautomat, bankomat, distributeur de billets, distributeur, distributeur automatique, cajero automatico, cajero | amenity=atm; amenity=bank, atm=yes |
fuel station, gas station, petrol station, filling station, service station, gasoline station, petrol pump, tankstelle, station service, station essence, gasolinera, estacion de servicio | amenity=fuel |
charging station, car charging station, car charging, electric car charging, electric car charging station, electric car charging point, electric charging station, vehicle charging station, electric vehicle charging, ev charging, ev charger, ev charging station, electric car charger, charging point, charge point, car charging point, car charger, charger, electric vehicle charging station, ladestation, ladesäule, borne de recharge, station de recharge, point de recharge, punto de carga, punto de recarga, cargador, cargadores, estacion de carga, estacion de recarga, electrolinera | amenity=charging_station |
car park, parking, parking lot, parking place, car parking, parkplatz, parking public, aparcamiento, estacionamiento | amenity=parking | area
bike parking, bicycle parking, cycle parking, fahrradparkplatz, fahrradständer, parking a velos, aparcabicis | amenity=bicycle_parking |
motorcycle parking, motorbike parking, motorradparkplatz, parking moto, parking motos | amenity=motorcycle_parking |
bike rental, bicycle rental, bike hire, bike share, fahrradverleih, location de velos, alquiler de bicicletas | amenity=bicycle_rental |
car rental, car hire, rental car, autovermietung, location de voitures, alquiler de coches | amenity=car_rental |
shop, store, geschäft, laden, läden, magasin, boutique, tienda, comercio | shop |
supermarket, supermarkt, supermarche, supermercado | shop=supermarket |
grocery store, grocery, grocery shop, food shop, lebensmittelgeschäft, epicerie, tienda de comestibles, ultramarinos | shop=supermarket; shop=convenience; shop=grocery; shop=greengrocer |
convenience store, corner shop, superette | shop=convenience |
bakery, bäckerei, boulangerie, panaderia | shop=bakery |
clothes shop, boutiques, kleiderladen, kleiderläden, kleidergeschäft, modegeschäft, modeboutique, clothing store, clothing shop, clothes store, fashion store, bekleidungsgeschäft, magasin de vetements, tienda de ropa | shop=clothes; shop=boutique; shop=fashion |
hairdresser, hair salon, friseur, coiffeur, salon de coiffure, peluqueria | shop=hairdresser |
book shop, bookshop, bookstore, buchhandlung, librairie, libreria | shop=books |
jeweller, jewellery shop, jewelry store, jewelry shop, juwelier, bijouterie, joyeria | shop=jewelry |
shopping centre, shopping center, shopping mall, mall, einkaufszentrum, centre commercial, centro comercial | shop=mall | area
market, marketplace, markt, marche, mercado | amenity=marketplace | area
restaurant, eatery, eating place, gaststätte, gasthaus, resto, restaurante | amenity=restaurant |
place to eat, places to eat, somewhere to eat, food, food place, something to eat, place for lunch, place for dinner, essen, ou manger, donde comer | amenity=restaurant; amenity=fast_food; amenity=cafe; amenity=food_court; amenity=biergarten |
fast food, fast food restaurant, fast food place, takeaway place, takeaway, take-away, imbiss, imbisse, schnellimbiss, restauration rapide, comida rapida | amenity=fast_food |
pizza, pizzeria, pizza place, pizzerias, pizzerien | amenity=restaurant, cuisine=pizza; amenity=fast_food, cuisine=pizza |
sushi, sushi bar, sushi place | amenity=restaurant, cuisine=sushi; amenity=fast_food, cuisine=sushi |
burger, hamburger, burgerladen, burgerläden, burger restaurant, burger place, burger joint, burger bar | amenity=restaurant, cuisine=burger; amenity=fast_food, cuisine=burger |
kebab, doner, kebab shop, kebab place, döner, dönerladen, dönerläden, dönerbude, dönerbuden | amenity=restaurant, cuisine=kebab; amenity=fast_food, cuisine=kebab |
ice cream, ice cream parlour, ice cream shop, ice cream place, gelato, gelateria, eis, eisdiele, eiscafé, marchand de glaces, heladeria | amenity=ice_cream; shop=ice_cream; amenity=cafe, cuisine=ice_cream |
yacht club, yachtclub, sailing club, jachtclub, segelclub, club nautique, club nautico | club=sailing; leisure=sports_centre, sport=sailing; club=yacht |
ski resort, ski area, skigebiet, station de ski, estacion de esqui | landuse=winter_sports; leisure=ski_resort; site=piste | area
cafeteria | amenity=cafe |
cafe, coffee, coffee shop, coffeehouse, coffee place, coffee house, kaffeehaus, kaffee, salon de the, tea room | amenity=cafe |
bar, cocktail bar | amenity=bar |
wine bar, weinbar, bar a vin, bar a vins | amenity=bar, bar=wine; amenity=bar, bar=wine_bar; amenity=bar, drink:wine=yes; amenity=wine_bar |
place to drink, places to drink, somewhere to drink, nightlife | amenity=bar; amenity=pub; amenity=nightclub; amenity=biergarten |
pub, boozer, watering hole, alehouse, public house, kneipe | amenity=pub |
night club, nightclub, club, disco, disko, diskothek, nachtclub, nachtklub, tanzlokal, boite, discotheque, boite de nuit, discoteca | amenity=nightclub |
hotel, hôtel, albergo, alberghi | tourism=hotel |
hostel, youth hostel, jugendherberge, auberge de jeunesse, albergue | tourism=hostel |
bed and breakfast, guest house, guesthouse, pension, b and b, chambre d'hotes, casa de huespedes | tourism=guest_house; tourism=bed_and_breakfast |
place to stay, places to stay, somewhere to stay, accommodation, lodging, unterkunft, unterkünfte, hebergement, alojamiento | tourism=hotel; tourism=hostel; tourism=guest_house; tourism=motel; tourism=apartment; tourism=camp_site; tourism=alpine_hut; tourism=chalet; tourism=bed_and_breakfast |
campsite, camp site, campground, camping, campingplatz, zeltplatz, terrain de camping | tourism=camp_site | area
mountain hut, alpine hut, refuge, berghütte, almhütte, refugio, refuge de montagne, refugio de montaña | tourism=alpine_hut; tourism=wilderness_hut |
schutzhütte | tourism=alpine_hut; tourism=wilderness_hut; amenity=shelter, shelter_type=basic_hut; amenity=shelter, shelter_type=weather_shelter |
museum, museen, musee, museo | tourism=museum |
art gallery, gallery, galerie, kunstgalerie, galerie d'art, galeria, galeria de arte | tourism=gallery; shop=art |
tourist attraction, attraction, sight, sights, sightseeing, sehenswürdigkeit, point of interest, places of interest, things to see, attraction touristique, atraccion turistica, lugar de interes | tourism=attraction; tourism=museum; tourism=viewpoint; tourism=gallery; tourism=zoo; tourism=theme_park; tourism=artwork; historic=monument; historic=castle |
tourist information, tourist office, touristeninformation, tourist information centre, office de tourisme, office du tourisme, oficina de turismo | tourism=information, information=office |
viewpoint, lookout, scenic view, scenic viewpoint, aussichtspunkt, point de vue, belvedere, mirador | tourism=viewpoint |
park, public park, public garden, parc, jardin public, parque | leisure=park | area
garden, gardens, garten, gärten, jardin, jardines | leisure=garden | area
green space, green area, grünfläche, espace vert, zona verde | leisure=park; leisure=garden; landuse=grass; landuse=recreation_ground; landuse=village_green | area
playground, kids playground, childrens playground, spielplatz, kinderspielplatz, aire de jeux, parque infantil | leisure=playground | area
swimming pool, pool, public pool, schwimmbad, piscine, piscina | leisure=swimming_pool; leisure=sports_centre, sport=swimming; amenity=swimming_pool | area
sports centre, sports center, leisure centre, leisure center, sportzentrum, sportzentren, centre sportif, polideportivo | leisure=sports_centre | area
gym, fitness centre, fitness center, fitness club, fitness studio, fitnessstudio, fitnesscenter, muckibude, salle de sport, salle de musculation, gimnasio | leisure=fitness_centre; leisure=sports_centre, sport=fitness; amenity=gym | area
sports hall | leisure=sports_hall; building=sports_hall | area
sports pitch, sports field, pitch, playing field, sportplatz, terrain de sport, campo deportivo | leisure=pitch | area
football pitch, soccer pitch, football field, soccer field, fußballplatz, terrain de football, terrain de foot, campo de futbol | leisure=pitch, sport=soccer; leisure=pitch, sport=football | area
tennis court, tennis courts, tennisplatz, court de tennis, terrain de tennis, pista de tenis | leisure=pitch, sport=tennis | area
stadium, stadion, stadien, stade, estadio | leisure=stadium | area
golf course, golfplatz, parcours de golf, golf, campo de golf | leisure=golf_course | area
ski lift, skilift, aerial lift, remontee mecanique, remonte | aerialway=chair_lift; aerialway=gondola; aerialway=cable_car; aerialway=drag_lift; aerialway=t-bar; aerialway=platter; aerialway=j-bar; aerialway=mixed_lift; aerialway=magic_carpet; aerialway=rope_tow | area
cable car, gondola, gondola lift, aerial tramway, ropeway, gondelbahn, gondelbahnen, luftseilbahn, telepherique, telecabine, teleferico, telecabina | aerialway=cable_car; aerialway=gondola; aerialway=mixed_lift | area
seilbahn, seilbahnen | aerialway=cable_car; aerialway=gondola; aerialway=mixed_lift; aerialway=chair_lift | area
chairlift, chair lift, sessellift, sessellifte, telesiege, telesilla | aerialway=chair_lift; aerialway=mixed_lift | area
drag lift, t-bar lift, button lift, schlepplift, schlepplifte, teleski, telesqui | aerialway=drag_lift; aerialway=t-bar; aerialway=platter; aerialway=j-bar; aerialway=rope_tow | area
ski slope, ski run, ski piste, piste, skipiste, piste de ski, pista de esqui | piste:type=downhill | area
beach, strand, plage, playa | natural=beach | area
seafront, sea front, seaside, sea, waterfront, front de mer, bord de mer, meer, mer, paseo maritimo, mar | natural=coastline | area
marina, yacht harbour, jachthafen, yachthafen, port de plaisance, puerto deportivo | leisure=marina | area
port, harbour, harbor, hafen, häfen, puerto | leisure=marina; landuse=harbour; harbour=yes; industrial=port; landuse=port | area
peak, mountain, summit, mountain peak, mountain top, berg, gipfel, berggipfel, sommet, montagne, pic, pico, cima, montaña, cumbre | natural=peak; natural=volcano |
mountain pass, pass, passes, bergpass, bergpässe, gebirgspass, col, puerto de montaña, collado | mountain_pass=yes; natural=saddle |
lake, see, lac, lago | natural=water, water=lake; natural=water, water=reservoir; natural=water, water=lagoon; natural=water, water=oxbow; natural=water, !water; landuse=reservoir | area
river, fluss, flüsse, riviere, fleuve, rio | waterway=river | area
stream, creek, brook, bach, bäche, ruisseau, arroyo | waterway=stream | area
waters, water body, body of water, bodies of water, gewässer, plan d'eau | natural=water; waterway=river; waterway=stream; waterway=canal; landuse=reservoir | area
river or stream, watercourse, waterway, fließgewässer, cours d'eau, curso de agua | waterway=river; waterway=stream; waterway=canal | area
waterfall, wasserfall, wasserfälle, cascade, chute d'eau, cascada, catarata | waterway=waterfall; natural=waterfall |
spring, quelle, source, manantial | natural=spring |
forest, wood, woods, woodland, wald, wälder, foret, bois, bosque | landuse=forest; natural=wood | area
meadow, wiese, prairie, prado | landuse=meadow; natural=grassland | area
farmland, field, feld, felder, acker, champ, campo de cultivo | landuse=farmland; landuse=farm | area
cemetery, graveyard, friedhof, friedhöfe, cimetiere, cementerio | landuse=cemetery; amenity=grave_yard | area
nature reserve, naturschutzgebiet, reserve naturelle, reserva natural | leisure=nature_reserve; boundary=protected_area | area
protected area, schutzgebiet, zone protegee | boundary=protected_area; boundary=national_park; leisure=nature_reserve | area
national park, nationalpark, nationalparks, parc national, parque nacional | boundary=national_park; boundary=protected_area, protect_class=2 | area
castle, burg, schloss, schlösser, chateau, castillo | historic=castle; castle_type=palace; historic=palace; building=palace | area
palace, palast, paläste, palais, palacio, palazzo | historic=palace; historic=castle, castle_type=palace; castle_type=palace; building=palace | area
monument, memorial, denkmal, denkmäler, monumento, memorial | historic=monument; historic=memorial |
ruin, ruins, historic ruins, ruine, ruinen, ruines, ruinas | historic=ruins; ruins=yes; historic=archaeological_site |
artwork, work of art, public art, kunstwerk, oeuvre d'art, obra de arte | tourism=artwork; memorial=statue; historic=memorial, memorial=statue |
statue, standbild, estatua | tourism=artwork, artwork_type=statue; memorial=statue; man_made=statue |
sculpture, skulptur, escultura | tourism=artwork, artwork_type=sculpture; tourism=artwork, artwork_type=statue |
hiking trail, hiking route, hiking path, trail, wanderweg, wanderpfad, wanderroute, sentier de randonnee, chemin de randonnee, ruta de senderismo | route=hiking; route=foot; highway=path | area
reservoir, water reservoir, stausee, stauseen, speichersee, lac de barrage, embalse | natural=water, water=reservoir; landuse=reservoir | area
high-voltage line, high voltage line, high-voltage power line, high voltage power line, hochspannungsleitung, hochspannungsleitungen, ligne a haute tension, linea de alta tension | power=line | area
power line, stromleitung, stromleitungen, ligne electrique, linea electrica | power=line; power=minor_line | area
radio mast, radio tower, sendemast, sendemasten, funkmast, antenne radio | man_made=mast, tower:type=communication; man_made=mast, !tower:type; man_made=tower, tower:type=communication; man_made=communications_tower |
tv tower, television tower, fernsehturm, fernsehtürme, funkturm, funktürme | man_made=tower, tower:type=communication; man_made=communications_tower |
border crossing, border control, border post, grenzübergang, grenzübergänge, grenzkontrolle, poste frontiere, paso fronterizo | barrier=border_control |
sports shop, sporting goods shop, sportgeschäft, sportgeschäfte, sportladen, magasin de sport, tienda de deportes | shop=sports |
ski rental, ski hire, skiverleih, location de skis, alquiler de esquis | amenity=ski_rental; shop=ski; shop=rental, rental=ski |
lawyer, attorney, solicitor, law firm, anwalt, anwälte, rechtsanwalt, rechtsanwälte, anwaltskanzlei, avocat, cabinet d'avocats, abogado | office=lawyer |
public transport stop, transit stop, öpnv-haltestelle, arret de transport public, parada de transporte publico | public_transport=stop_position; public_transport=platform; highway=bus_stop; railway=tram_stop |
mountain lake, alpine lake, bergsee, lac de montagne, lago de montaña | natural=water, water=lake; natural=water, !water | area
fountain, springbrunnen, brunnen, fontaine, fuente | amenity=fountain |
drinking water, drinkable water, drink water, trinkbares wasser, fontaine d'eau potable, point d'eau potable, fuente de agua potable, bebedero, water fountain, drinking fountain, trinkwasser, trinkbrunnen, eau potable, fontaine a eau, agua potable | amenity=drinking_water; drinking_water=yes |
toilet, toilets, public toilet, restroom, wc, bathroom, public restroom, public convenience, loo, lavatory, washroom, klo, öffentliche toilette, toilette, toiletten, toilettes, toilettes publiques, baño, baños, aseo, aseos publicos, baños publicos | amenity=toilets |
bench, sitzbank, parkbank, bänke, banc, banc public, asiento publico, banqueta | amenity=bench |
tree, baum, bäume, arbre, arbol | natural=tree |
bridge, brücke, pont, puente | man_made=bridge; bridge=yes; bridge=viaduct | area
tunnel, tunel, túnel | tunnel=yes; man_made=tunnel | area
tower, turm, türme, tour, torre | man_made=tower; building=tower; man_made=communications_tower |
lighthouse, leuchtturm, phare, faro | man_made=lighthouse |
windmill, windmühle, moulin a vent, molino de viento | man_made=windmill; historic=windmill |
mill, mühle, moulin, molino | man_made=windmill; man_made=watermill; historic=windmill; historic=watermill |
cinema, movie theater, movie theatre, kino, cine | amenity=cinema |
theatre, theater, playhouse, teatro | amenity=theatre; building=theatre |
casino, kasino, spielbank | amenity=casino; leisure=adult_gaming_centre; tourism=casino; building=casino |
zoo, tierpark | tourism=zoo | area
aquarium, aquarien, acuario | tourism=aquarium; tourism=zoo, ~a[cq]*uari\\p{L}+; tourism=attraction, ~a[cq]*uari\\p{L}+; tourism=museum, ~a[cq]*uari\\p{L}+ |
cultural centre, cultural center, kulturzentrum, kulturzentren, centre culturel, centro cultural | amenity=arts_centre; amenity=community_centre, community_centre=cultural_centre; amenity=cultural_centre |
arts centre, arts center | amenity=arts_centre |
community centre, community center, gemeindezentrum, gemeindezentren, salle polyvalente, centro social | amenity=community_centre |
recycling, recycling point, recycling place, recycling station, recycling facility, point de recyclage, reciclaje | amenity=recycling |
recycling centre, recycling center, wertstoffhof, wertstoffhöfe, recyclinghof, recyclinghöfe, recycling yard, dechetterie, dechetteries, punto limpio | amenity=recycling, recycling_type=centre; amenity=waste_transfer_station | area
waste bin, trash can, bin, rubbish bin, litter bin, mülleimer, poubelle, papelera | amenity=waste_basket |
picnic site, picnic area, picnic place, picnic spot, picknickplatz, picknickplätze, aire de pique-nique, area de picnic, merendero | tourism=picnic_site; leisure=picnic_site |
picnic table, picknicktisch, table de pique-nique, mesa de picnic | leisure=picnic_table; tourism=picnic_table; amenity=picnic_table |
wifi hotspot, wifi, internet cafe, hotspot | internet_access=wlan; internet_access=yes; amenity=internet_cafe |
building, gebäude, batiment, immeuble, edificio | building | area
house, home, haus, häuser, einfamilienhaus, maison, casa | building=house; building=detached; building=semidetached_house; building=terrace; building=bungalow; building=villa | area
apartment building, residential building, block of flats, blocks of flats, apartment block, wohnblock, wohnblocks, wohnblöcke, wohngebäude, wohnhaus, wohnhäuser, immeuble residentiel, edificio de viviendas | building=apartments; building=residential | area
office, office building, büro, bürogebäude, bureau, bureaux, oficina | office; building=office |
company, business, firm, firma, unternehmen, entreprise, empresa | office=company |
industrial area, industrial zone, industriegebiet, zone industrielle, poligono industrial | landuse=industrial | area
residential area, wohngebiet, zone residentielle, zona residencial | landuse=residential | area
village, dorf, dörfer, pueblo | place=village |
hamlet, weiler, hameau, aldea | place=hamlet |
town, city, stadt, städte, ville, ciudad | place=city; place=town |
settlement, place, populated place, ort, orte, ortschaft, localite, localidad, poblacion | place=city; place=town; place=village; place=hamlet; place=suburb; place=isolated_dwelling; place=locality |
district, neighbourhood, neighborhood, quarter, suburb, stadtteil, stadtviertel, viertel, quartier, barrio | place=suburb; place=quarter; place=neighbourhood; place=city_district | area
municipality, commune, gemeinde, municipio, parish, pfarrei, paroisse, parroquia | boundary=administrative, admin_level=8; boundary=administrative, admin_level=7; boundary=administrative, admin_level=9 | area
administrative area, administrative boundary, boundary, verwaltungsgrenze, limite administrative, limite administrativo | boundary=administrative | area
address, house number, hausnummer, adresse, direccion | addr:housenumber |
traffic light, traffic lights, ampel, feu de circulation, feu rouge, semaforo | highway=traffic_signals |
pedestrian crossing, crosswalk, fußgängerüberweg, fußgängerübergang, fußgängerübergänge, passage pieton, paso de peatones | highway=crossing |
zebra crossing, zebrastreifen, paso de cebra | highway=crossing, crossing=zebra; highway=crossing, crossing_ref=zebra; highway=crossing, crossing:markings=zebra |
roundabout, kreisverkehr, rond-point, rond point, rotonda, glorieta | junction=roundabout | area
speed camera, blitzer, radar, radares | highway=speed_camera |
railway, railway line, train line, train track, rail, bahnlinie, eisenbahn, voie ferree, chemin de fer, via ferrea, ferrocarril | railway=rail; railway=narrow_gauge; railway=light_rail; railway=tram; railway=funicular | area
square, plaza, town square, platz, plätze, place publique | place=square; highway=pedestrian, area=yes | area
elevator, lift, aufzug, aufzüge, fahrstuhl, ascenseur, ascensor | highway=elevator |
historic building, historical building, historisches gebäude, historische gebäude, batiment historique, edificio historico | historic=building; building, historic; historic=yes, building | area
football stadium, soccer stadium, fußballstadion, fußballstadien, stade de football, estadio de futbol | leisure=stadium, sport=soccer | area
speed camera, blitzer, radarfalle, radar fixe | highway=speed_camera |
`;

export const everydayWords = [generalWords, tradeWords, outdoorWords, rareWords, moreWords]
  .map((words) => words.trim())
  .join('\n');
