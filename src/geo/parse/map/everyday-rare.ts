/** Words for rare things that the presets call otherwise, in the form of `everydayWords`. */

export const rareWords: string = `
fire pond, löschteich, löschteiche, löschwasserteich, löschwasserteiche | emergency=fire_water_pond; emergency=water_tank | area
siren, tornado siren, warning siren, sirene, sirenen | emergency=siren |
lifebuoy, life buoy, rettungsring, rettungsringe | emergency=life_ring |
muster point, assembly point, meeting point for emergencies, sammelplatz, sammelplätze, evacuation point | emergency=assembly_point |
mountain rescue post, mountain rescue station, bergwacht, bergwachtstation, bergwachtstationen, bergrettung | emergency=mountain_rescue |
lifeguard tower, lifeguard station, lifeguard hut, wasserrettung, wasserrettungsstation, wasserrettungsstationen, rettungsschwimmer | emergency=lifeguard; emergency=lifeguard_tower; emergency=lifeguard_base; emergency=water_rescue |
pizza delivery, pizza delivery service, pizza service, pizzalieferdienst, pizzalieferdienste, pizzaservice, pizza a domicile, pizza a domicilio | amenity=restaurant, cuisine=pizza, delivery=yes; amenity=fast_food, cuisine=pizza, delivery=yes |
food delivery, food delivery service, lieferdienst, lieferdienste, essenslieferdienst, essenslieferdienste, lieferservice | amenity=restaurant, delivery=yes; amenity=fast_food, delivery=yes; amenity=cafe, delivery=yes |
aed | emergency=defibrillator |
luggage storage, left luggage, left-luggage office, baggage storage, schließfach, schließfächer, gepäckschließfächer, consigne a bagages, consigna de equipaje | amenity=luggage_locker; amenity=left_luggage; shop=storage_rental, storage_rental=luggage |
shower block, shower house, duschhaus, duschhäuser | amenity=shower |
storm drain, stormwater drain, storm water drain | manhole=drain; waterway=drain |
hundeauslaufplatz, hundeauslaufplätze, hundespielplatz, hundespielplätze, hundeplatz, hundeplätze | leisure=dog_park; sport=dog_training |
hidrante, hidrantes, boca de incendio, bocas de incendio | emergency=fire_hydrant |
cell phone mast, cell phone tower, mobile mast, handymast, handymasten | man_made=mast, tower:type=communication; man_made=tower, tower:type=communication; man_made=communications_tower |
barrow | historic=archaeological_site, site_type=tumulus; historic=archaeological_site, archaeological_site=tumulus; historic=tomb, tomb=tumulus |
hydroelectric dam | waterway=dam; power=plant, plant:source=hydro | area
red light camera | enforcement=traffic_signals; highway=speed_camera |
smokestack, factory chimney | man_made=chimney |
grain silo, grain elevator, getreidesilo, getreidesilos, getreidespeicher | man_made=silo; building=silo; building=grain_elevator |
gas holder, gasholder | man_made=gasometer |
oil tank, öltank, öltanks, fuel tank, tanklager | man_made=storage_tank; building=storage_tank |
telephone pole, telegraph pole, telefonmast, telefonmasten | man_made=utility_pole, utility=telecom; man_made=utility_pole; telecom=pole |
utility pole | man_made=utility_pole; power=pole |
trig pillar, survey marker, survey benchmark | man_made=survey_point |
mine shaft, mineshaft, bergwerksschacht, bergwerksschächte, förderschacht, förderschächte | man_made=mineshaft |
mine tunnel, mine adit, bergwerksstollen, stollen | man_made=adit |
lime kiln, kalkofen, kalköfen, kalkbrennofen, kalkbrennöfen, four a chaux, horno de cal | historic=lime_kiln; man_made=kiln, product=lime; man_made=kiln |
gallows, galgen | historic=gallows |
preserved locomotive, lokdenkmal, lokdenkmäler, denkmallokomotive, denkmallokomotiven | historic=locomotive |
tank monument, preserved tank, panzerdenkmal, panzerdenkmäler | historic=tank |
culvert, düker, durchlass, durchlässe, ponceau | tunnel=culvert |
buoy, boje, bojen, bouee, boya | seamark:type=buoy_lateral; seamark:type=buoy_cardinal; seamark:type=buoy_special_purpose; seamark:type=buoy_safe_water; seamark:type=buoy_isolated_danger; seamark:type=mooring; man_made=buoy |
leading light, navigation light, sea light, leuchtfeuer | seamark:type=light_major; seamark:type=light_minor; man_made=lighthouse; man_made=beacon |
navigation beacon, seezeichen | seamark:type=beacon_lateral; seamark:type=beacon_cardinal; seamark:type=beacon_special_purpose; man_made=beacon |
street cabinet, verteilerkasten, verteilerkästen, schaltkasten, schaltkästen, stromkasten, stromkästen | man_made=street_cabinet |
streetlight, street light, lantern, laterne, laternen, straßenleuchte, straßenleuchten | highway=street_lamp |
minikreisel, minikreisverkehr, minikreisverkehre | highway=mini_roundabout |
turning circle, wendeplatz, wendeplätze, wendehammer, wendehämmer, wendekreis | highway=turning_circle; highway=turning_loop |
turnstile, drehkreuz, drehkreuze, tourniquet, torniquete | barrier=turnstile; barrier=full-height_turnstile |
cattle grid, viehgitter, weiderost, weideroste | barrier=cattle_grid |
field gate, weidetor, weidetore | barrier=gate |
noise barrier, sound barrier, lärmschutzwand, lärmschutzwände, schallschutzwand, schallschutzwände, mur antibruit | barrier=wall, wall=noise_barrier; barrier=noise_barrier |
guardrail, crash barrier | barrier=guard_rail |
grade crossing, railroad crossing | railway=level_crossing |
railroad switch, railway point, weiche, weichen, aiguillage | railway=switch |
railway turntable, drehscheibe, drehscheiben | railway=turntable |
railway signal, bahnsignal, bahnsignale, eisenbahnsignal, eisenbahnsignale | railway=signal |
eisenbahnstrecke, eisenbahnstrecken, bahnstrecke, bahnstrecken, eisenbahnlinie, eisenbahnlinien | railway=rail; railway=narrow_gauge; railway=light_rail | area
give box, geschenkeschrank, geschenkeschränke, tauschschrank, tauschschränke | amenity=give_box |
community fridge, public fridge, food sharing point, lebensmittelschrank, lebensmittelschränke, fairteiler | amenity=food_sharing |
dumpster, skip for waste, müllcontainer | amenity=waste_disposal |
dog poop bag dispenser, poop bag dispenser | vending=excrement_bags; amenity=waste_basket, waste=dog_excrement |
hundetoilette, hundetoiletten | amenity=dog_toilet; vending=excrement_bags; amenity=waste_basket, waste=dog_excrement |
gumball machine, kaugummiautomat, kaugummiautomaten | amenity=vending_machine, vending=chewing_gums; vending=chewing_gums |
changing table, baby changing table, baby changing room, wickelraum, wickelräume, wickeltisch, wickeltische, table a langer, cambiador de bebes | changing_table=yes; amenity=baby_care; amenity=nursing_room |
changing room, dressing room, umkleidekabine, umkleidekabinen, umkleide, umkleiden | amenity=dressing_room |
hunting blind, deer stand, tree stand, hochsitz, hochsitze, jägersitz, jägersitze, mirador de caza | amenity=hunting_stand |
game feeding place, futterstelle, futterstellen, wildfütterung, wildfütterungen | amenity=game_feeding |
bird blind, vogelbeobachtungshütte, vogelbeobachtungshütten, vogelbeobachtungsstand | leisure=bird_hide |
apiary, bienenhaus, bienenhäuser, bienenstand | landuse=apiary; man_made=beehive; building=apiary |
day nursery, kindertagesstätte, kindertagesstätten | amenity=kindergarten; amenity=childcare |
leichenhalle, leichenhallen | amenity=mortuary |
aussegnungshalle, aussegnungshallen, trauerhalle, trauerhallen | amenity=funeral_hall; amenity=place_of_mourning |
gräber | cemetery=grave; historic=tomb |
women's shelter, womens shelter, women's refuge, frauenhaus, frauenhäuser | amenity=social_facility, social_facility:for=woman; amenity=social_facility, social_facility:for=women |
malthouse, maltings, mälzerei, mälzereien | craft=malting; industrial=malting; building=malthouse |
saddlery, sattler, sattlerei, sattlereien | craft=saddler |
upholstery shop, polsterer, polsterei, polstereien | craft=upholsterer |
cidery, cider mill, cider maker, cideries | craft=cider; craft=winery, drink:cider=yes |
glazier, glaser, glaserei, glasereien | craft=glaziery |
chimney sweep, kaminkehrer, rauchfangkehrer | craft=chimney_sweeper |
farrier, hufschmied, hufschmiede, marechal-ferrant | craft=farrier; craft=blacksmith, blacksmith=farrier |
charcoal burner, köhlerei, köhlereien | craft=charcoal; man_made=charcoal_pile |
cooper, küfer, böttcher, fassbinder, tonnelier | craft=cooper |
realtor, real estate agent, real estate office | office=estate_agent |
rug shop, rug store | shop=carpet |
tile shop, fliesenladen, fliesenläden, fliesengeschäft | shop=tiles |
timber merchant, lumber yard, lumberyard, timber yard, holzhändler, holzhandel, holzhandlung | trade=wood; shop=trade, trade=wood; shop=trade, trade=timber |
builders merchant, builders' merchant, building supplies, baustoffhandel, baustoffhändler | shop=trade, trade=building_supplies; trade=building_supplies |
farm supply store, landhandel, raiffeisenmarkt, raiffeisenmärkte | shop=agrarian |
head shop, headshop | shop=cannabis; shop=hemp |
smoke shop, smokeshop | shop=tobacco; shop=e-cigarette |
lottoladen, lottoläden, lotto-annahmestelle, lottoannahmestelle, lottoannahmestellen | shop=lottery |
model railway shop, model train shop, modelleisenbahngeschäft, modelleisenbahngeschäfte, modellbahnladen, modellbahnläden | shop=model; shop=railway_model; shop=toys, toys=model_railway |
stamp shop, stamp dealer, briefmarkenladen, briefmarkenläden, briefmarkengeschäft, briefmarkenhändler | shop=collector, collector=stamps; shop=stamps; shop=collector |
coin shop, coin dealer, münzhändler, münzhandlung, münzhandlungen | shop=collector, collector=coins; shop=numismatics; shop=coins; shop=collector |
cattery, katzenpension, katzenpensionen | amenity=animal_boarding |
harness racing track, trotting track, trabrennbahn, trabrennbahnen | leisure=track, sport=horse_racing; leisure=track, sport=harness_racing; sport=harness_racing | area
half-pipe, halfpipe, half pipe, skate ramp | leisure=pitch, sport=skateboard; sport=skateboard; piste:type=downhill, man_made=piste:halfpipe |
trimm-dich-pfad, trimm-dich-pfade, trimmpfad, trimmpfade, vitaparcours, fitnesspfad, fitnesspfade | leisure=fitness_station; leisure=track, sport=fitness |
ice arena, eissporthalle, eissporthallen, eisstadion, eisstadien | leisure=ice_rink; leisure=stadium, sport=ice_hockey | area
ice stock rink, eisstockbahn, eisstockbahnen, asphaltstockbahn, stockbahn, stockbahnen | sport=ice_stock |
ski jump, ski jumping hill, skisprungschanze, skisprungschanzen, sprungschanze, sprungschanzen, tremplin de ski | man_made=ski_jump; piste:type=ski_jump; sport=ski_jumping |
ropes course, high ropes course, treetop adventure | leisure=high_ropes_course; attraction=high_ropes_course; sport=climbing_adventure |
church clock, kirchturmuhr, kirchturmuhren, turmuhr, turmuhren | amenity=clock |
merry-go-round, merry go round | attraction=carousel; playground=roundabout |
dump station, rv dump station, entsorgungsstation, entsorgungsstationen | amenity=sanitary_dump_station |
holiday rental, vacation rental | tourism=apartment; tourism=chalet |
salt marsh, salzwiese, salzwiesen, pre sale | natural=wetland, wetland=saltmarsh | area
reed bed, reedbed, schilf, schilfgebiet, schilfgebiete, roseliere | natural=wetland, wetland=reedbed | area
mudflat, wattfläche, wattflächen | natural=wetland, wetland=tidalflat; natural=mud | area
heathland, heidefläche, heideflächen, heidelandschaft | natural=heath | area
brownfield site, brachfläche, brachflächen, industriebrache, industriebrachen | landuse=brownfield | area
industrial estate, industrial park, business park, zone industrielle, poligono industrial | landuse=industrial | area
firing range, military firing range, schießplatz, schießplätze | military=range; leisure=sports_centre, sport=shooting; sport=shooting | area
ställe, viehstall, viehställe | building=stable; building=cowshed; building=sty; building=farm_auxiliary | area
church tower, church steeple, kirchturm, kirchtürme, clocher | man_made=tower, tower:type=bell_tower; tower:type=bell_tower; building=campanile; man_made=campanile |
bicycle street, cycle street, bicycle boulevard, fahrradstraße, fahrradstraßen | bicycle_road=yes; cyclestreet=yes | area
bike locker, bicycle locker, bike box, fahrradbox, fahrradboxen, fahrradgarage, fahrradgaragen | amenity=bicycle_parking, bicycle_parking=lockers |
bike repair stand, bicycle repair stand, bike repair station, bike fixing station | amenity=bicycle_repair_station |
air pump, tyre pump, tire pump, reifenluft, druckluftstation | amenity=compressed_air; service:bicycle:pump=yes |
ferry dock, ferry landing, ferry pier | amenity=ferry_terminal; man_made=pier |
polling place, polling station, voting place, wahllokal, wahllokale, bureau de vote, colegio electoral | polling_station; amenity=polling_station |
water protection area, wasserschutzgebiet, wasserschutzgebiete | boundary=protected_area, protect_class=12; boundary=water_protection_area; boundary=protected_area, protection_title=Wasserschutzgebiet | area
bird reserve, bird sanctuary, vogelschutzgebiet, vogelschutzgebiete | boundary=protected_area, protection_title=Vogelschutzgebiet; leisure=nature_reserve; boundary=protected_area | area
wildlife refuge, game reserve, wildlife reserve, wildlife sanctuary | leisure=nature_reserve; boundary=protected_area | area
drugstore, drug store, chemist | amenity=pharmacy; healthcare=pharmacy; shop=chemist |
letter box, letterbox | amenity=post_box; amenity=letter_box |
parking space, parking spot, parking bay | amenity=parking; amenity=parking_space | area
strommast, strommasten | power=tower; power=pole |
solaranlage, solaranlagen | power=generator, generator:source=solar; power=plant, plant:source=solar | area
spielhalle, spielhallen, spielothek, spielotheken | leisure=adult_gaming_centre; leisure=amusement_arcade; amenity=gambling |
tiergehege | tourism=zoo, zoo=wildlife_park; tourism=zoo, zoo=enclosure; zoo=wildlife_park; attraction=animal | area
wachturm, wachtürme | man_made=tower, tower:type=watchtower; man_made=tower, tower:type=defensive |
musikgeschäft, musikgeschäfte, musikladen, musikläden | shop=musical_instrument; shop=music |
elektrofachgeschäft, elektrofachgeschäfte, elektroladen, elektroläden, elektrogeschäft, elektrogeschäfte | shop=electronics; shop=electrical |
mooring, boat mooring, anlegestelle, anlegestellen, bootsanleger, liegeplatz, liegeplätze, mouillage, amarre | mooring=yes; leisure=marina; man_made=pier; waterway=dock; seamark:type=mooring |
portalkran, portalkräne | man_made=crane, crane:type=portal_crane; man_made=crane, crane:type=gantry_crane |
irish bar, irish pub | amenity=pub, theme=irish; amenity=pub, cuisine=irish; amenity=bar, cuisine=irish; amenity=bar, theme=irish |
cross, kreuz, kreuze, croix, cruces | man_made=cross; historic=wayside_cross |
plakattafel, plakattafeln, werbetafel, werbetafeln, reklametafel, reklametafeln, plakatwand, plakatwände | advertising=billboard |
litfaßsäule, litfaßsäulen, plakatsäule, plakatsäulen, anschlagsäule, anschlagsäulen, werbesäule, werbesäulen | advertising=column |
wifi spot, wi-fi spot, wi-fi hotspot, wlan-hotspot, wlan-hotspots | internet_access=wlan; internet_access=yes; amenity=internet_cafe |
metalworker, schlosserei, schlossereien, metallbauer | craft=metal_construction; craft=locksmith |
ditch, gräben, wassergraben, wassergräben | waterway=ditch; barrier=ditch | area
tram and bus stop, bus and tram stop, straßenbahn- und bushaltestelle, straßenbahn- und bushaltestellen | railway=tram_stop; highway=bus_stop; public_transport=platform, bus=yes, tram=yes |`;
