/** Words of English and German, folded and in the singular, that are a slip of the pen or an ending of another language away
 * from the name of a kind and are words of their own: "countries" are no counties, a "Rasthaus" is no Rathaus, and
 * "refugees" are no refuges. */

const words = `
abstraction accommodating accountable accountancy accounting addressee advocate akkommodation altenteiler ambassador
ample amtsrichter anhalt antiquare antiquarians antiquaries aquiculture arbeitsamtern arbeitsdaten arbeitslast
arbeitstakt arcane architektenburo architektinnen architekturen archived arkade arztetags associating associative
assoziation attracting attractive attraktion attrition auszug autohandel autoraubern autoraubers autoreise badehosen
bagatelle bakers barbecued barbed barkeeper barrack barraged barschaft bauerndorf bauplatze bausteine baustilen
baustiles beholden beistellens bergkette besatzern besatzers bewachers bibliothekare bibliothekars billard binocular
bisque blither blitzed blitzes blumengaben bolder bombers bonkers boobies boogie bookmarked boomkinder bootie boozed
boozes boozier bordello botschaftern botschafters bounder brachland breathers brewer bridged bridle briefkarten
brother buchens bugger bundchen bundesbank bunked burgenbaus burgeon burgher burners bushiness businessmen busyness
butches cancel cannoned cannot capping carousal carouse caroused carouser carpel carpentered carpentry carping carrel
cascaded casing castled catered cattle chained champing chancier chanel chanter chanties chaplet chattier chefin
chipper chiropractic choppy churchmen clamping clarified clarifies clinical clinician cobble cobbled coercion coffer
coiffure collage commissaries commode communed commute conducting confectioner confer confuting consent consenting
consisting consoling consorting consular consult consulted consultern consulters consuming content convene convention
convert convulsing costliness country courteous courtiers cramping crossways custom delikatesse deportment diplomata
diplomatinnen diplomats direction direktion discounted dismounted distilled distiller distract doktor dormers
drahtbrucken drehbuches druckbreite druckerinnen druckerseite druckerserie druckerteils eisenbahnern eisenbahners
eisgang electrical elektroniker empress endorsement enterprise entranced escalated escalates escalation excavator
expressly fachmarkt factor fahranlage fahrrader fahrrades fahrradlampe fahrrinne fahrschuler farmhand farmhouses
feeders felsbrocken fenders fernsehteam feuerchen feuersteine feuerwaffen fiddling fielders filed financially
financing finanzbeamte finanzlast finanzmann finanzrat finding firehouses fleischesser fleischpreise fleischwaren
floored flotist flourishes flowered flowerier flugbasen flugblatt folders fondling fontanen foresee forste
frauenarztinnen freeware frisuren fuhrens fussgangerinnen gabbling gamboling garaged garben garbling gardened garens
garnpreis garter gartnerinnen gastehauser gastlander gaunereien gedenktage gefangniswesen gelatin gemeindebau
gemeindekasse gemeindewahlen generated generates generation generative genschers geometern geometers geratebau
gesamtschaden glacial gondolier gotteshausern governmental graden graffito grandstanded grenzflache grundflache gurte
gymnast habsburger hairstylists hallenbauten handcraft handedrucke hanger harburger harburgerin hauern hauers haulers
hauptschalter hauptstosse hauptwort hausierer hawsers hochbrucke hochschulwesen holzbaracken homeopathic homoopath
homoopathie homoopathin hopscotched hospitable hosted hostess hostile hotshot housecoat hundemarke incubator
informantin informantinnen informational informative inhalator inland instances insulaner insulated insulation
insurgence interdict interests internate internats interning isolatoren isolators joined jugendklub jugendzeiten
kabeldeckel kaffeehausern kaffeetasse kenned kernel kiessandes kinderhorten kippens kirsche kleiderhaken kleinbauten
kletterstange kloppe konditorinnen kontrolleur kontrolleurin kontrollsumme konzertsaales konzertsale krananlage
krankenhausern krankenkasse kreditverkehr krise kunstlerin kunstlern kunstlers kuranlagen kustennahe ladenstrasse
laderaume lamentation landereien landern landfall landkriegs landstation larder laundryman laundrymen layers liberia
librarian lindenstrasse liveries localize localized lockout logging longer longing lounge lounged makers marder marias
maries marinade marinate mariner markise marquis marries martina masque maternally mechanize mediatheken medics merker
mesquite midwived millstone minestrone miniaturize minotauren misstonen montage mooing mooning mooting morose motoring
mountaineer mountaintops municipally nachschub nachtflug nachtleben nahaufnahme nationalbank nationalgarde
neurosurgery newspaperman newspapermen nighttime notarizes noticeboards nurserymen oberhausen oberhauser oberhauses
obstetrical oratories orthodontia orthodontic orthopaedic orthopedic packing painted palate palest palmkern pariah
paring parring parsing parting passed passel pastoren pastured pattern patters pediatrist peninsular perish perking
pharmazie photographed photographic photoshops physicist piecing pilaster planern planers planieren planner planted
plastered plattenlabel plattform plottern plotters plumbed plumper pointer poison policed policemen policy polite
polizeiwagen popeline possess posture potters preschoolers printer privateer privatjet privatleben provincial proving
provinzler psychiatric psychologies psychologinnen psychotherapies quartet racehorse rachern rachers raiding raining
raising rapider rasthaus recalling recoiling refuse refute reinigens reinstall remote rennstall repertoire report
ressort restauranteur restricting restrictive restriktion reststrecke retort reviere richer rieger rigged riling
ringer rockern rockers roiling roofed roomers rotunda roustabout runabouts runaway salter sandpiper saucen saugens
saulen sauren scaffolds schachern schachers schachfeld schachfeldern schachtel schalttafel schatz scheines schiebens
schlachtereien schlammbad schleckens schleppens schlesiens schlesiern schlesiers schleuderns schlichtens schlichterin
schlichtern schlichters schliessens schliessern schliessers schlossherren schlossherrn schluchten schluss schlussels
schmutz schneidarmen schneidwaren schooner schoss schreibens schreiber schreiberei schreiberin schreier schreierin
schreitens schubfacher schublade schumacher schutzgeleit schweinerei schwimmbadern schwimmblasen schwitzbad scream
scripture sculptural sculptured seetier segelflug segelklub sektierer sendedaten senders serviced servicemen shedding
sheller shines shingled shipwrecked showed showery showier shrike shrink shrive sidewall sightseer siring sledging
slower sluiced smelter solarwerk solicited solicitous solicitude sommerfaden sommerhaus sommertag sparing sphinges
spielarten spielballe spielhollen spielkarten spielmann spielmarke spielpartner spieluhren spiess spiked spires spokes
sporing sportwagen sprang sprigs springerinnen springier sprinter spying squared squarer squire staatsarchiv
staatsbahn stabled stabler stadtbahn stadtbild stains stalle standbildern standgeld staple startplatz stationary
stationed stationery stature statuses statute steamer steilhang stellwanden steuerbelastung steuergerate strain
strassendamme strassenkampf strassenlagen strausse streak strebwarten streetlights stresses string strohmatte
strommesser stuben studies studious studium submit subsection subsumtion suburban sudstrand supercharge supercharged
superkirche supermachte svelter swaddle swelter swimmingpools syringe tabakwaren taylor tearooms teesieben telephoned
telephonic telephony telephoto telescoped telethons temped temper tempos terminable terminate themes therapies therese
thermalbadern thermos thicket ticked ticker tiefgange tischlerleime tischlerleims toiled tollbooths tranche transform
transformed transitory translate translated translation transporter trinkerinnen turnspiele uberfuhrung ultramarine
umspanner underclass underlays underpaid underpays underpins underplays understand undertake underwater universalitat
universality universen universes unterfuhren unterkante unterkuhlung unterland unterlass unternehmungen unterpunkt
untertanen untertans untertasse unterwasser unvernunft unverstand upholster upholstered upholstery versicherin
versicherinnen versicherns versilberung verunsicherung villager volley waffenlager walkers wanderer wandering
wanderleben wanders wandertag wanderung wandkarte wandtafel warders warehoused warenhauses warhorses wasserball
wasserbruchen wasserfront wasserhuhn wassermann wassersaule wassersucht wastebaskets wasters waterfowl watermelon
wattebauschen wegmesser weibern weihern weihers weinhausern whorehouse windpocken wintery wintry wischerei workhouse
zieherinnen zugbrunnen zugstucke
bare barne baye bine brooke case cole crosse dame docke enclose gere golfen graven greene grille heathen hospitaler
lace locke locken mate mere mure palestrae parke peake poole porte pube quartern refugee roughen rupee screen spae
springe staten straiten styx swinge tale treen vie welle wooden modiste montane brookes dames grilles mates planes pubes refugees rupees tales atmen tracken streamen hausen plane
recife
`;

export const realWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
