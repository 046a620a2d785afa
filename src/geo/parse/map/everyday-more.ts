/** Further everyday words for shops, services and ways, in the form of `everydayWords`. */

const streets =
  'motorway trunk primary secondary tertiary unclassified residential living_street pedestrian road service'.split(
    ' ',
  );
/** A street by what it is called: "the avenues". */
const calledStreets = (words: string, pattern: string): string =>
  `${words} | ${streets.map((value) => `highway=${value}, ~${pattern}`).join('; ')} | area`;

export const moreWords = `
fast food restaurant, fast-food restaurant, schnellrestaurant, schnellimbiss, schnellimbisse, imbiss, imbisse, imbissbude, imbissstand, restauration rapide, fast-food, restaurante de comida rapida, comida rapida | amenity=fast_food |
food truck, foodtruck, imbisswagen, camion restaurant | amenity=fast_food, street_vendor=yes; amenity=fast_food, mobile=yes; amenity=fast_food, fast_food=truck |
sandwich shop, sandwich bar, sandwicherie | amenity=fast_food, cuisine=sandwich; amenity=cafe, cuisine=sandwich; amenity=restaurant, cuisine=sandwich |
creperie, crêperie, crepería | amenity=restaurant, cuisine=crepe; amenity=fast_food, cuisine=crepe; amenity=cafe, cuisine=crepe |
noodle bar, noodle shop, nudelbar, nudelrestaurant | amenity=restaurant, cuisine=noodle; amenity=fast_food, cuisine=noodle; amenity=restaurant, cuisine=ramen |
tapas bar, tapasbar, bar de tapas, bar a tapas | amenity=bar, cuisine=tapas; amenity=restaurant, cuisine=tapas; amenity=pub, cuisine=tapas |
brasserie | amenity=restaurant, ~brasserie; amenity=bar, ~brasserie; amenity=cafe, ~brasserie; craft=brewery |
marisqueria, restaurante de marisco | amenity=restaurant, cuisine=seafood |
churreria | amenity=cafe, cuisine=churro; amenity=fast_food, cuisine=churro |
escalator, moving stairs, moving staircase, rolltreppe, fahrtreppe, escalier mecanique, escaliers mecaniques, escalier roulant, escaliers roulants, escalera mecanica, escaleras mecanicas, scala mobile, scale mobili | highway=steps, conveying; highway=steps, escalator | area
moving walkway, moving sidewalk, travelator, travolator, rollsteig, fahrsteig, laufband, tapis roulant, trottoir roulant, cinta transportadora, pasillo rodante | highway=footway, conveying; highway=steps, conveying, incline=0 | area
underground parking garage, parkings souterrains, parking couvert, estacionamiento subterraneo, parking subterraneo | amenity=parking, parking=underground | area
tourist office, tourism office, tourist information office, tourist information centre, tourist information center, visitor centre, visitor center, tourist info, touristinformation, touristeninformation, tourismusbüro, tourismusbüros, fremdenverkehrsamt, fremdenverkehrsämter, verkehrsbüro, verkehrsbüros, verkehrsverein, office de tourisme, offices de tourisme, office du tourisme, offices du tourisme, bureau de tourisme, syndicat d'initiative, oficina de turismo, oficinas de turismo, oficina de informacion turistica | tourism=information, information=office; tourism=information, information=visitor_centre; tourism=information, !information, ~office / bureau / tourism\\p{L}* / tourist\\p{L}* / turismo? / turisme / oficina / ufficio / vvv; office=tourism |
puente peatonal, puentes peatonales, pasarela, pasarela peatonal, passerelle pietonne, fußgängersteg | bridge=yes, highway=footway; bridge=yes, highway=path; bridge=yes, highway=steps; bridge=yes, highway=pedestrian | area
platform, train platform, railway platform, station platform, bahnsteig, bahnsteige, perron, quai de gare, quais de gare, anden, andenes | railway=platform; railway=platform_edge; public_transport=platform, train=yes; public_transport=platform, subway=yes; public_transport=platform, tram=yes; public_transport=platform, light_rail=yes | area
racing circuit, formula 1 circuit, formula one circuit, f1 circuit, formula 1 track, f1 track, formula 1 race track, formula 1 racetrack, grand prix circuit, grand prix track, race circuit, motor racing circuit, motor racing track, autorennstrecke, formel-1-strecke, formel 1 strecke, formel-1-rennstrecke, grand-prix-strecke, circuit de formule 1, circuit de f1, circuit du grand prix, circuit automobile, circuits automobiles, piste automobile, circuito de formula 1, circuito de f1, circuito de carreras, circuitos de carreras, circuito del gran premio, autodromo | type=circuit; highway=raceway; leisure=track, sport=motor; sport=motor; sport=karting; leisure=track, sport=motocross | area
cabinet medical, cabinets medicaux, consultorio medico, arztpraxis, arztpraxen | amenity=doctors; healthcare=doctor |
tierarztpraxis, tierarztpraxen | amenity=veterinary |
spital, spitäler | amenity=hospital; healthcare=hospital | area
bankautomat, distributeur de billet | amenity=atm; amenity=bank, atm=yes |
currency exchange, casa de cambio, casas de cambio, cambio de divisas | amenity=bureau_de_change |
parkautomat, parkscheinautomat, parking meter, pay and display machine, parcmetre, parquimetro | amenity=vending_machine, vending=parking_tickets; amenity=parking_meter |
perfumery, perfumeries, perfume shop, parfümerie, parfumerie, perfumeria | shop=perfumery; shop=cosmetics |
bag shop, handbag shop, luggage shop, taschenladen, taschengeschäft, lederwarengeschäft, maroquinerie | shop=bag; shop=leather |
kleidungsgeschäft, kleidergeschäft, kleiderladen, modegeschäft, modeladen, boutique de vetements, boutiques de vetements | shop=clothes; shop=fashion; shop=boutique |
möbelgeschäft, möbelladen, tienda de muebles | shop=furniture |
kosmetikstudio, centro de estetica, centros de estetica | shop=beauty |
werkstatt, werkstätten, taller, talleres | shop=car_repair |
herberge | tourism=hostel; tourism=guest_house |
gästehaus, gästehäuser | tourism=guest_house |
zapfsäule | amenity=fuel; man_made=fuel_pump |
anleger, schiffsanleger, bootsanlegestelle, bootsanlegestellen, embarcadero, embarcadere, ponton | man_made=pier; amenity=ferry_terminal |
wasserspielplatz, wasserspielplätze, splash pad, water playground | leisure=playground, playground=splash_pad; playground=splash_pad; leisure=water_playground; leisure=playground, ~wasserspielpla\\p{L}+ |
parking moto, parking pour motos, parkings pour motos, aparcamiento de motos, aparcamientos de motos | amenity=motorcycle_parking |
aparcamiento de bicicletas, aparcamientos de bicicletas, parking de bicicletas | amenity=bicycle_parking |
station de lavage, stations de lavage, lavadero de coches, tunel de lavado | amenity=car_wash |
point d'eau, points d'eau | amenity=drinking_water; man_made=water_tap; amenity=water_point |
poissonnerie, pescaderia | shop=seafood; shop=fishmonger |
chocolaterie, bomboneria, chocolateria | shop=chocolate |
horlogerie, relojeria | shop=watches |
kiosque a journaux, kiosques a journaux, kiosco, kioscos | shop=newsagent; shop=kiosk |
boutique de souvenirs, boutiques de souvenirs, magasin de souvenirs, tienda de recuerdos, tiendas de recuerdos, tienda de souvenirs | shop=gift |
magasin d'electronique, magasins d'electronique, tienda de electronica, tiendas de electronica | shop=electronics; shop=hifi |
magasin de telephonie, magasins de telephonie, boutique de telephonie, tienda de moviles, tiendas de moviles | shop=mobile_phone |
tatoueur, salon de tatouage, estudio de tatuaje, estudios de tatuajes | shop=tattoo |
blanchisserie | shop=laundry; shop=dry_cleaning |
concessionnaire, concessionnaire automobile, concesionario, concesionario de coches | shop=car |
friperie | shop=second_hand |
magasin de musique, tienda de musica | shop=music; shop=musical_instrument |
calvaire | historic=wayside_cross |
feu tricolore, feux tricolores | highway=traffic_signals |
pelican crossing, puffin crossing, toucan crossing, signal-controlled crossing, signalised crossing, crossing with traffic lights, fußgängerampel, fußgängerampeln, ampelübergang, ampelübergänge, passage pieton avec feux | highway=crossing, crossing=traffic_signals; highway=crossing, crossing:signals=yes |
notice board, noticeboard, bulletin board, pin board, anschlagtafel, anschlagtafeln, anschlagbrett, anschlagbretter, schwarzes brett | advertising=board; tourism=information, information=board |
give box, giveaway box, free box, givebox, verschenkebox, tauschbox | amenity=give_box |
tee, teeing ground, golf tee | golf=tee |
lift pass office, ski pass office, lift ticket office, skipassverkauf, liftkasse, liftkassen, skipasskasse | shop=lift_pass |
borne incendie, bornes incendie, borne d'incendie, feuerlöschhydrant, feuerlöschhydranten, löschwasserhydrant, löschwasserhydranten | emergency=fire_hydrant |
assurance, compagnie d'assurance, agence d'assurance, seguros, compañia de seguros, aseguradora | office=insurance |
remontee mecanique, remontees mecaniques | aerialway=chair_lift; aerialway=gondola; aerialway=cable_car; aerialway=drag_lift; aerialway=t-bar; aerialway=platter; aerialway=magic_carpet; aerialway=rope_tow; aerialway=j-bar; aerialway=mixed_lift | area
randonnee, itineraire de randonnee | route=hiking; route=foot | area
salle de spectacle, salles de spectacle, concert hall, konzerthalle, konzerthaus, konzerthäuser, salle de concert, sala de conciertos, salas de conciertos | amenity=music_venue; amenity=concert_hall; theatre:type=concert_hall; amenity=theatre, theatre:type=concert_hall; amenity=events_venue |
magasin bio, magasins bio | shop=health_food; shop, organic=only; shop=convenience, organic=yes; shop=supermarket, organic=yes |
cave a vin, caves a vin, vinoteca | shop=wine |
comisaria de policia, comisarias de policia | amenity=police |
maquina de tabaco, maquinas de tabaco | amenity=vending_machine, vending=cigarettes; vending=cigarettes |
autoescuela | amenity=driving_school |
academia de idiomas, academias de idiomas | amenity=language_school |
barbacoa | amenity=bbq |
tienda de alimentacion, tiendas de alimentacion | shop=convenience; shop=supermarket |
fruteria, verduleria | shop=greengrocer |
charcuteria | shop=deli; shop=butcher |
queseria | shop=cheese |
papeleria | shop=stationery |
tienda de bricolaje, tiendas de bricolaje | shop=doityourself; shop=hardware |
barberia, barbier | shop=hairdresser, hairdresser=barber; shop=hairdresser, male=yes; shop=barber; shop=hairdresser, ~barber\\p{L}* |
masaje, centro de masajes | shop=massage |
drogueria | shop=chemist |
tienda de animales, tiendas de animales, tienda de mascotas | shop=pet |
anticuario | shop=antiques |
grandes almacenes, gran almacen | shop=department_store |
cerrajero, cerrajeria | shop=locksmith; craft=locksmith |
administracion de loteria, administraciones de loteria, loteria | shop=lottery |
hostal, hostales | tourism=hostel; tourism=guest_house |
apartamento turistico, apartamentos turisticos, apartamento vacacional, apartamentos vacacionales | tourism=apartment; tourism=chalet |
atraccion turistica, atracciones turisticas, lugar de interes, lugares de interes | tourism=attraction |
pista deportiva, pistas deportivas, cancha | leisure=pitch | area
cancha de baloncesto, canchas de baloncesto, pista de baloncesto | leisure=pitch, sport=basketball | area
bolera | leisure=bowling_alley |
notaria | office=notary |
agencia inmobiliaria, agencias inmobiliarias | office=estate_agent; shop=estate_agent |
arquitecto, estudio de arquitectura | office=architect |
fontanero | craft=plumber |
parada de metro, paradas de metro | station=subway; railway=station, subway=yes; railway=subway_entrance |
tienda de deportes, tiendas de deportes | shop=sports |
diving school, dive centre, diving centre, dive center, diving center, tauchschule, tauchbasis, centre de plongee, centro de buceo | amenity=dive_centre; shop=scuba_diving; sport=scuba_diving |
public shower, öffentliche dusche, douche publique, ducha publica | amenity=shower |
boules court, petanque court, boules pitch, petanque pitch, bouleplatz, boulebahn | leisure=pitch, sport=boules; leisure=pitch, sport=petanque; sport=boules; sport=petanque | area
key cutting, key cutter, schlüsseldienst | shop=locksmith; shop=shoe_repair; craft=key_cutter |
cul de sac, impasse, callejon sin salida | highway, noexit=yes | area
${calledStreets('avenue, avenida, avinguda, viale', 'avenue / av / avenida / avinguda / viale')}
${calledStreets('boulevard, bulevar', 'boulevard / bd / blvd / bulevar / bulevard')}
`;
