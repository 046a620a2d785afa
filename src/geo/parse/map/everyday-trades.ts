/** What people call shops, crafts, offices, schools and health care, in the form of `everydayWords`. */

export const tradeWords: string = `
off-licence, off licence, offie, offy, offies, liquor store, bottle shop, spirituosengeschäft, spirituosenladen | shop=alcohol; shop=wine |
drinks store, getränkemarkt, getränkehandel, getränkeladen | shop=beverages |
discounter, discount store | shop=discount; shop=supermarket, supermarket=discount; shop=supermarket, discount=yes; shop=variety_store |
drogeriemarkt, drogerie | shop=chemist |
metzger, fleischerei, fleischer, schlachter | shop=butcher |
comic shop, comic book shop, comic store, comicladen, comicläden | shop=comics; shop=books, books=comic |
pawn shop, pawnbroker, pfandhaus, pfandleiher, pfandhäuser, pfandleihhaus | shop=pawnbroker |
vape shop, e-cigarette shop, e-zigarettenladen | shop=e-cigarette |
gun shop, weapon shop, waffenladen, waffenläden, waffengeschäft | shop=weapons |
buchladen, buchläden, buchgeschäft | shop=books |
second-hand bookshop, second hand bookshop, second-hand bookstore, used bookstore, used book shop, antiquarian bookshop, antiquariat | shop=books, second_hand=yes; shop=books, second_hand=only; shop=books, books=antiquarian |
dental practice, zahnarztpraxis, zahnarztpraxen | amenity=dentist; healthcare=dentist |
baby shop, shop for babies, babyfachgeschäft, babyladen | shop=baby_goods; shop=baby |
government office, public authority, amt, ämter, behörde, behörden | office=government |
spielzeugladen, spielzeugläden, spielzeuggeschäft, spielwarenladen, spielwarenläden, spielwarengeschäft, spielwaren | shop=toys |
hearing aid shop, hörgeräteakustiker, hörgerätegeschäft | shop=hearing_aids |
watchmaker, uhrmacher | craft=watchmaker; shop=watches |
cobbler, shoe repair, shoe repair shop, schuhmacher, schuster | craft=shoemaker; shop=shoe_repair |
tailor, schneiderei, schneider | craft=tailor; shop=tailor; craft=dressmaker |
dry cleaner, dry cleaners, reinigung, textilreinigung | shop=dry_cleaning |
car dealer, used car dealer, autohaus, autohäuser, autohändler, gebrauchtwagenhändler | shop=car; shop=second_hand, second_hand=cars |
tyre shop, tire shop, reifenhändler, reifenhandel | shop=tyres |
motorcycle shop, motorcycle dealer, motorradhändler, motorradladen | shop=motorcycle |
car parts shop, autoteile, autoteilehändler | shop=car_parts |
bicycle shop, bike shop, fahrradgeschäft, fahrradladen, fahrradläden, fahrradhändler | shop=bicycle |
bicycle repair shop, bike repair shop, bicycle repair, bike repair, fahrradwerkstatt, fahrradwerkstätten | shop=bicycle, service:bicycle:repair=yes; craft=bicycle_repair |
bike repair station, bicycle repair station, fahrradreparaturstation | amenity=bicycle_repair_station |
bicycle pump, bike pump, public bicycle pump, fahrradpumpe, luftpumpe | amenity=bicycle_repair_station; amenity=compressed_air; service:bicycle:pump=yes |
electronics shop, electronics store, elektronikmarkt, elektronikmärkte, elektronikgeschäft | shop=electronics |
mobile phone repair, mobile phone repair shop, phone repair shop, handyreparatur, handywerkstatt | shop=mobile_phone, repair=yes; shop=mobile_phone, service:repair=yes; craft=electronics_repair; shop=electronics_repair |
mobile phone shop, phone shop, handyladen, handyläden, handygeschäft | shop=mobile_phone |
hi-fi shop, hifi shop, hifi-geschäft | shop=hifi |
kitchen shop, kitchen studio, küchenstudio | shop=kitchen |
bed shop, mattress shop, bettengeschäft, matratzengeschäft | shop=bed |
plant nursery, gärtnerei, gärtnereien | shop=garden_centre; landuse=plant_nursery |
garden centre, gartencenter, gartenmarkt | shop=garden_centre |
pet shop, zoohandlung, tierhandlung, zoofachgeschäft | shop=pet |
wine shop, wine merchant, wine dealer, weinhandlung, weinhändler, weinladen, weinläden, vinothek | shop=wine |
ticket machine, ticket vending machine, train ticket machine, fahrkartenautomat, fahrkartenautomaten, fahrscheinautomat, fahrscheinautomaten, ticketautomat, ticketautomaten, distributeur de tickets, maquina de billetes | amenity=vending_machine, vending=public_transport_tickets |
kiosk, trinkhalle, zeitungskiosk, büdchen | shop=kiosk |
late-night shop, späti, spätkauf | shop=kiosk; shop=convenience |
organic shop, organic food shop, organic supermarket, bioladen, bioläden, biomarkt, bio-supermarkt | shop=health_food; shop=supermarket, organic=only; shop=convenience, organic=only; shop=greengrocer, organic=only |
tea shop, teeladen, teegeschäft | shop=tea |
sweet shop, candy shop, süßwarenladen, süßwarengeschäft | shop=confectionery |
patisserie, pastry shop, konditorei, konditoreien | shop=pastry; shop=confectionery |
chocolate shop, chocolatier, schokoladengeschäft, pralinengeschäft | shop=chocolate |
coffee roaster, coffee roastery, kaffeerösterei | craft=coffee_roaster; shop=coffee |
bubble tea shop, bubble tea | cuisine=bubble_tea |
juice bar, saftbar | cuisine=juice |
second-hand clothes shop, second hand clothes shop, second-hand clothing shop, second hand clothing store, vintage clothes shop, vintage shop, vintage store, secondhand-kleiderladen | shop=clothes, second_hand=yes; shop=clothes, second_hand=only; shop=second_hand, second_hand=clothes; shop=second_hand, !second_hand; shop=charity |
watch shop, watch store, watches shop, clock shop, uhrengeschäft, uhrengeschäfte, uhrenladen, uhrenläden | shop=watches |
newspaper shop, newsagent's, paper shop, zeitungsladen, zeitungsläden, zeitungsgeschäft, zeitschriftenladen, zeitschriftenläden | shop=newsagent; shop=kiosk |
ski shop, ski store, skigeschäft, skigeschäfte, skiladen, skiläden, magasin de ski | shop=ski; shop=sports, sport=skiing; shop=sports, sport=ski |
second-hand shop, second hand shop, thrift store, thrift shop, second-hand-laden, gebrauchtwarenladen | shop=second_hand; shop=charity |
antique shop, antiques shop, antiquitätenladen, antiquitätengeschäft | shop=antiques |
junk shop, trödelladen, trödelläden | shop=second_hand; shop=antiques |
photo shop, camera shop, fotogeschäft, fotoladen | shop=photo; shop=camera |
stationer, schreibwarenladen, schreibwarengeschäft | shop=stationery |
record store, record shop, plattenladen, plattenläden | shop=music |
instrument shop, musical instrument shop, guitar shop, piano shop, musikalienhandlung | shop=musical_instrument |
art supply store, art supplies shop, künstlerbedarf | shop=art; shop=craft |
craft shop, bastelladen, bastelgeschäft | shop=craft |
hardware shop, ironmonger, eisenwarenhandlung, eisenwarengeschäft | shop=hardware |
betting shop, bookmaker, wettbüro, wettbüros | shop=bookmaker |
copy shop, copyshop | shop=copyshop |
print shop, printer's shop, druckerei, druckereien | craft=printer; shop=copyshop |
empty shop, vacant shop, leerstehender laden, leerstehende läden, leerstehende geschäfte | shop=vacant; disused:shop |
cheesemaker, cheese dairy, käserei, sennerei | craft=cheese; craft=cheesemaker; craft=dairy |
potter, töpfer | craft=pottery |
beekeeper, imker, imkerei | craft=beekeeper |
soup kitchen, suppenküche, suppenküchen | social_facility=soup_kitchen |
currency exchange office, money changer | amenity=bureau_de_change |
crematorium, krematorium, krematorien, crematoria | amenity=crematorium |
gemüseladen, gemüseläden, gemüsegeschäft, gemüsegeschäfte | shop=greengrocer |
karaoke bar, karaokebar, karaokebars | amenity=bar, karaoke=yes; amenity=karaoke_box; amenity=pub, karaoke=yes |
gay bar, lesbian bar, schwulenbar, schwulenbars | amenity=bar, lgbtq=primary; amenity=bar, lgbtq=only; amenity=bar, lgbtq=welcome; amenity=pub, lgbtq=primary |
scooter rental, scooter hire, moped rental, rollerverleih | amenity=motorcycle_rental; amenity=kick-scooter_rental |
barber, barber's, barbershop, barber shop, herrenfriseur | shop=hairdresser, hairdresser=barber; shop=hairdresser, barber=yes; shop=barber; shop=hairdresser, male=yes |
hairdresser's, friseursalon, friseurladen, frisör | shop=hairdresser |
tattoo parlour, tattoo parlor, tattoo studio, tattoostudio | shop=tattoo |
massage parlour, massage parlor, massage salon, massagesalon, massagepraxis | shop=massage |
undertaker, funeral home, funeral parlour, bestattungsinstitut, bestatter | shop=funeral_directors |
money changer, currency exchange, bureau de change, wechselstube, geldwechsel | amenity=bureau_de_change |
bank branch, bankfiliale, bankfilialen | amenity=bank |
courier office, courier, kurierdienst, paketdienst | office=courier; amenity=post_depot |
estate agent, real estate agent, real estate agency, immobilienmakler, immobilienbüro | office=estate_agent |
notary, notar, notariat, notaries | office=notary |
ministry, ministries, ministerium, ministerien, ministere | office=government, government=ministry; office=ministry |
fishing tackle shop, tackle shop, angling shop, angelladen, angelläden | shop=fishing; shop=angling |
tax adviser, tax advisor, tax consultant, steuerberater, steuerberatung | office=tax_advisor |
tax office, finanzamt, finanzämter | office=tax; office=government, government=tax |
employment office, job centre, job center, arbeitsamt, arbeitsagentur | office=employment_agency; office=government, government=employment_agency |
architect, architecture firm, architekt, architekten, architekturbüro | office=architect |
insurance office, insurance agent, insurance agency, insurance broker, versicherungsmakler, versicherungsagentur, insurance, insurance company, versicherung, versicherungsbüro | office=insurance |
plumber, klempner, installateur | craft=plumber |
roofer, dachdecker | craft=roofer |
carpenter, tischlerei, tischler, schreinerei, schreiner | craft=carpenter; craft=joiner; craft=cabinet_maker |
electrician, elektriker | craft=electrician |
painter's workshop, malerbetrieb | craft=painter |
blacksmith, schmied, schmiede | craft=blacksmith |
microbrewery, brewpub, brew pub, hausbrauerei, brauhaus, brauhäuser, gasthausbrauerei | microbrewery=yes; brewery=yes |
brewery, brauerei, bierbrauerei, brasserie artisanale, cerveceria | craft=brewery; industrial=brewery; microbrewery=yes |
distillery, brennerei, destillerie, distillerie, destileria | craft=distillery; industrial=distillery |
winery, weingut, weingüter, weinkellerei, bodega | craft=winery |
brothel, bordell, bordelle | amenity=brothel |
amusement arcade, arcade | leisure=adult_gaming_centre; leisure=amusement_arcade |
hookah bar, hookah lounge, shisha bar, shisha-bar, shisha lounge | amenity=hookah_lounge; amenity=bar, cuisine=shisha |
gasthof, gasthöfe, wirtshaus, wirtshäuser | amenity=restaurant; tourism=guest_house |
chip shop, chippy, chippie, fish and chip shop, fish and chips shop, fish and chips, fish & chips | amenity=fast_food, cuisine=fish_and_chips; amenity=restaurant, cuisine=fish_and_chips |
chip stand, french fries stand, pommesbude, pommesbuden, frittenbude, frittenbuden, friterie | amenity=fast_food |
smokers' pub, smoking bar, raucherkneipe, raucherkneipen, raucherbar, raucherbars, raucherlokal, raucherlokale | amenity=pub, smoking=yes; amenity=bar, smoking=yes |
snack bar, imbissbude, imbissstand, würstchenbude | amenity=fast_food |
opera house, opera, oper, opernhaus, opernhäuser, teatro de opera | amenity=theatre, theatre:genre=opera; amenity=theatre, theatre:type=opera_house; amenity=theatre, theatre:type=opera; amenity=opera; building=opera; amenity=theatre, ~[oó]p[eé]r[aà](?:house)?; amenity=theatre, ~\\p{L}*oper(?:nhaus)?; amenity=theatre, ~operah(?:uis)?(?:us)?(?:uset)?; amenity=theatre, ~опер[аы]; amenity=theatre, ~оперный; amenity=theatre, ~opery; amenity=arts_centre, ~[oó]p[eé]r[aà](?:house)?; amenity=arts_centre, ~\\p{L}*oper(?:nhaus)? |
concert hall, konzerthaus, konzerthäuser, konzerthalle, salle de concert | amenity=concert_hall; amenity=music_venue; theatre:type=concert_hall; amenity=theatre, theatre:type=concert_hall; amenity=theatre, ~concert hall; amenity=theatre, ~konzerth(?:aus)?(?:alle)?; amenity=theatre, ~salle de concerts?; amenity=theatre, ~\\p{L}*philharmoni\\p{L}*; amenity=theatre, ~filarm[oó]ni\\p{L}*; amenity=arts_centre, ~concert hall; amenity=arts_centre, ~konzerth(?:aus)?(?:alle)?; amenity=arts_centre, ~salle de concerts?; amenity=arts_centre, ~\\p{L}*philharmoni\\p{L}*; amenity=arts_centre, ~filarm[oó]ni\\p{L}*; amenity=events_venue, ~concert hall; amenity=events_venue, ~konzerth(?:aus)?(?:alle)?; amenity=events_venue, ~salle de concerts?; amenity=events_venue, ~\\p{L}*philharmoni\\p{L}*; amenity=events_venue, ~filarm[oó]ni\\p{L}* |
music venue, konzertlokal, livemusik-club | amenity=music_venue |
archive, archives, stadtarchiv, archiv | amenity=archive; office=archive |
youth centre, youth center, youth club, jugendzentrum, jugendzentren, jugendclub, jugendhaus | amenity=community_centre, community_centre=youth_centre; amenity=youth_centre; community_centre:for=juvenile |
community hall, bürgerhaus, bürgerhäuser, gemeindehaus, gemeindehäuser, gemeindesaal | amenity=community_centre |
food bank, tafeln, lebensmitteltafel | social_facility=food_bank |
homeless shelter, obdachlosenunterkunft | social_facility=shelter; amenity=shelter, social_facility:for=homeless |
baby hatch, babyklappe | amenity=baby_hatch |
primary school, elementary school, grundschule, volksschule, ecole primaire, escuela primaria | amenity=school, isced:level=1; amenity=school, school=primary; amenity=school, school:type=primary |
secondary school, middle school, weiterführende schule | amenity=school, isced:level=2; amenity=school, isced:level=3; amenity=school, school=secondary |
high school | amenity=school, isced:level=3; amenity=school, school=high_school; amenity=school, school=secondary |
gymnasium, gymnasien | amenity=school, school:de=Gymnasium; amenity=school, school=gymnasium; amenity=school, school:type=gymnasium |
realschule, realschulen | amenity=school, school:de=Realschule |
hauptschule, hauptschulen | amenity=school, school:de=Hauptschule |
gesamtschule, gesamtschulen | amenity=school, school:de=Gesamtschule |
vocational school, berufsschule | amenity=college; amenity=school, school:de=Berufsschule; amenity=school, school=vocational; amenity=vocational_school |
adult education centre, volkshochschule | amenity=college; office=educational_institution |
training centre, training center, ausbildungszentrum | amenity=training; amenity=training_center |
college of higher education, hochschule, fachhochschule | amenity=university; amenity=college | area
ski school, skischule, ecole de ski, escuela de esqui | amenity=ski_school; sport=skiing, amenity=training; amenity=training, training=skiing |
dog school, dog training, hundeschule | amenity=animal_training; sport=dog_training |
forest kindergarten, waldkindergarten | amenity=kindergarten, kindergarten:type=forest |
crèche, kinderkrippe, krippe | amenity=childcare; amenity=kindergarten, nursery=yes |
nursing home, care home, pflegeheim, pflegeheime | amenity=nursing_home; social_facility=nursing_home |
emergency room, emergency department, a and e, a&e, accident and emergency, casualty department, notaufnahme, notfallaufnahme, urgences, urgencias | amenity=hospital, emergency=yes; healthcare=hospital, emergency=yes; emergency=emergency_ward_entrance |
blood donation, blood donation centre, blood donation center, blood bank, blutspende, blutspendezentrum, blutspendedienst | healthcare=blood_donation; healthcare=blood_bank |
vet clinic, veterinary clinic, veterinary practice, animal hospital, animal clinic, tierklinik, tierarztpraxis | amenity=veterinary |
physiotherapy, physiotherapist, physiotherapie, krankengymnastik | healthcare=physiotherapist |
psychologist, psychologe, psychologen | healthcare=psychotherapist; healthcare:speciality=psychology |
midwife, midwives, hebamme | healthcare=midwife |
doctor's surgery, surgery, surgeries, doctor's office, arztpraxis, arztpraxen, hausarzt, hausärzte | amenity=doctors; healthcare=doctor |
paediatrician, pediatrician, children's doctor, doctor for children, kinderarzt, kinderärzte | amenity=doctors, healthcare:speciality=paediatrics; healthcare=doctor, healthcare:speciality=paediatrics |
eye doctor, ophthalmologist, augenarzt, augenärzte | amenity=doctors, healthcare:speciality=ophthalmology; healthcare=doctor, healthcare:speciality=ophthalmology |
gynaecologist, gynecologist, frauenarzt, frauenärzte, frauenärztin | amenity=doctors, healthcare:speciality=gynaecology; healthcare=doctor, healthcare:speciality=gynaecology |
dermatologist, skin doctor, hautarzt, hautärzte | amenity=doctors, healthcare:speciality=dermatology; healthcare=doctor, healthcare:speciality=dermatology |
orthodontist, kieferorthopäde, kieferorthopäden | healthcare:speciality=orthodontics |
kennel, kennels, hundepension, tierpension | amenity=animal_boarding |
lost property office, lost and found, fundbüro | amenity=lost_property_office; office=lost_property |
customs, customs office, zoll, zollamt | office=government, government=customs; barrier=border_control |
district court, amtsgericht, landgericht | amenity=courthouse |
fire house, feuerwehrhaus, gerätehaus | amenity=fire_station | area
lifeguard station, rettungsschwimmer, wasserwacht | emergency=lifeguard; emergency=lifeguard_station; emergency=water_rescue |
coast guard station, coastguard, küstenwache | emergency=coast_guard; amenity=coast_guard |
mountain rescue station, mountain rescue, bergwacht, bergrettung | emergency=mountain_rescue |
holiday apartment, holiday flat, tourist apartment, apartment for tourists, apartments for tourists, vacation rental, ferienwohnung, ferienwohnungen, appartement de vacances | tourism=apartment |
holiday home, holiday house, vacation home, ferienhaus, ferienhäuser | tourism=chalet; tourism=apartment |
wohnmobilstellplatz, wohnmobilstellplätze, wohnmobilparkplatz, wohnmobilparkplätze, motorhome parking, camper van parking, campervan parking, motorhome site, motorhome stopover, rv park, camper park, aire de camping-car | tourism=caravan_site | area
weekly market, farmers market, wochenmarkt, wochenmärkte | amenity=marketplace | area
flea market, flohmarkt, flohmärkte | amenity=marketplace, market=flea; amenity=marketplace, marketplace=flea_market; amenity=marketplace, market=flea_market | area
planetarium, planetarien | amenity=planetarium; tourism=museum, ~plan[eé]tari\\p{L}+; tourism=attraction, ~plan[eé]tari\\p{L}+; amenity=theatre, ~plan[eé]tari\\p{L}+ |
observatory, sternwarte, sternwarten, observatoire astronomique | man_made=observatory; building=observatory |
baker, bäcker | shop=bakery |
cheesemonger, käseladen, käseläden, fromager | shop=cheese |
travel agent, travel agency, agence de voyage, agencia de viajes | shop=travel_agency; office=travel_agent |
shoe repairer, shoe repairers | craft=shoemaker; shop=shoe_repair |
bridal shop, bridal store, wedding dress shop, brautmodengeschäft, brautmodenladen, brautmodenläden, brautmode | shop=clothes, clothes=wedding; shop=wedding; shop=bridal |
lingerie shop, underwear shop, unterwäschegeschäft, dessousgeschäft, dessousladen | shop=clothes, clothes=underwear; shop=lingerie |
haberdashery, haberdasher, sewing shop, kurzwarenladen, kurzwarengeschäft, mercerie, merceria | shop=sewing; shop=haberdashery |
kitchen showroom, kitchen shop, küchenstudio | shop=kitchen |
builders' merchant, builder's merchant, building supplies, baustoffhandel, baustoffhändler | shop=trade, trade=building_supplies; shop=trade; shop=building_materials |
party shop, party supplies shop, partyladen, partyläden | shop=party |
sex shop, sexshop, erotic shop, erotikladen | shop=erotic |
game shop, games shop, board game shop, spieleladen, spieleläden | shop=games; shop=video_games |
outdoor shop, outdoorladen, outdoorläden, outdoorgeschäft | shop=outdoor |
bingo hall | amenity=gambling, gambling=bingo; leisure=bingo_hall; amenity=bingo |
dog groomer, pet groomer, hundesalon, hundefriseur, hundefriseursalon, toiletteur | shop=pet_grooming |
roller rink, rollschuhbahn | sport=roller_skating |
playgroup, day nursery, day care centre, daycare centre, day care center, daycare, kinderhort, hort | amenity=kindergarten; amenity=childcare |
special school, special needs school, förderschule, sonderschule | amenity=school, school=special_education_needs; amenity=school, school:de=Förderschule |
hall of residence, halls of residence, student hall, student housing, dormitory, studentenwohnheim, studierendenwohnheim, residence universitaire | building=dormitory; amenity=student_accommodation |
canteen, refectory, mensa, mensen, kantine, cantine | amenity=canteen |
public library, bücherhalle, mediatheque, biblioteca publica | amenity=library |
job center, jobcenter, job centre | office=employment_agency; office=government, government=employment_agency |
correctional facility, justizvollzugsanstalt, jva, haftanstalt, maison d'arret | amenity=prison |
police precinct, polizeirevier, polizeiinspektion, polizeidirektion, comisaria | amenity=police |
blood donation centre, blutspendezentrum, blutspendezentren, centro de donacion de sangre | healthcare=blood_donation; healthcare=blood_bank |
shopping centre, einkaufszentrum, einkaufszentren, einkaufspassage, centre commercial, centro comercial | shop=mall |
department store, warenhaus, warenhäuser, grand magasin | shop=department_store |
vending machine, automat, distributeur automatique | amenity=vending_machine |
passport photo booth, passbildautomat, fotoautomat | amenity=photo_booth |
alterations tailor, änderungsschneiderei, änderungsschneidereien | craft=tailor; shop=tailor |
electrical shop, elektronikladen, elektronikläden, elektromarkt, elektronikmarkt | shop=electronics |
computer shop, computerladen, computerläden, computergeschäft | shop=computer |
shoe shop, schuhladen, schuhläden | shop=shoes |
fabric shop, stoffladen, stoffläden, stoffgeschäft | shop=fabric |
carpet shop, teppichladen, teppichläden, teppichgeschäft | shop=carpet |
lamp shop, lampenladen, lampenläden, lampengeschäft, leuchtengeschäft | shop=lighting |
ironmonger's, eisenwarenladen, eisenwarenläden, eisenwarenhandlung, eisenwarengeschäft, quincaillerie | shop=hardware |
houseware shop, haushaltswarenladen, haushaltswarenläden, haushaltswarengeschäft | shop=houseware |
gift shop, geschenkladen, geschenkläden, geschenkeladen, geschenkeläden, souvenirladen, souvenirläden, souvenirgeschäft, andenkenladen | shop=gift |
zero waste shop, unverpacktladen, unverpacktläden, zero-waste shop, package-free shop | bulk_purchase=only; shop=supermarket, bulk_purchase=yes |
second-hand shop, secondhandladen, secondhandläden, second-hand-laden, gebrauchtwarenladen, trödler | shop=second_hand; shop=charity |
fruit shop, obstladen, obstläden, obst- und gemüseladen, gemüsehändler, obsthändler | shop=greengrocer |
fish shop, fischladen, fischläden, fischhändler, fischgeschäft, poissonnier | shop=seafood |
fuel station, tanke | amenity=fuel |
tea room, teestube, teehaus, teehäuser, salon de the | amenity=cafe, cuisine=tea; amenity=cafe |
cocktail bar, cocktailbar | amenity=bar |
fishing tackle shop, angelgeschäft, angelbedarf | shop=fishing; shop=angling |
musical instrument shop, musikinstrumentenladen, musikinstrumentengeschäft | shop=musical_instrument |
`;
