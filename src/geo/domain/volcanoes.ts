/** Which of the known mountains, glaciers and islands are volcanoes: what the Global Volcanism Program lists as active since
 * the Pleistocene, by names from knowledge. */

const mountains = `
acatenango antisana ararat arenal asahidake askja augustine-volcano avachinsky bardarbunga beerenberg bezymianny
calbuco-volcano campi-flegrei cayambe-volcano cerro-negro chachani chaiten-volcano chimborazo-volcano
concepcion-volcano coropuna cotopaxi-volcano cumbre-vieja damavand el-misti elbrus emi-koussi erta-ale etna
eyjafjallajokull fagradalsfjall galeras galunggung glacier-peak grimsvotn haleakala-volcano hallasan-volcano hekla
herdubreid hualalai ijen irazu-volcano izalco-volcano iztaccihuatl kanlaon karymsky katla kelimutu kelud kilauea
kilimanjaro kirishima-volcano klyuchevskaya-sopka koryaksky krafla kronotsky la-grande-soufriere
la-soufriere-saint-vincent lanin lascar lassen-peak lewotobi licancabur llaima llullaillaco lonquimay-volcano manam
masaya-volcano mauna-kea mauna-loa mayon momotombo mount-adams mount-agung mount-apo mount-aragats mount-argopuro mount-arjuno mount-asama
mount-aso mount-baker mount-bandai mount-batur mount-bromo mount-bulusan mount-cameroon mount-chokai mount-ciremai mount-daisen
mount-dempo mount-edziza mount-elgon mount-erciyes mount-erebus mount-fuji mount-garibaldi mount-gede mount-haku
mount-hasan mount-hood mount-iwate mount-jefferson-oregon mount-karisimbi mount-karthala mount-kazbek mount-kerinci
mount-kuju mount-lawu mount-liamuiga mount-longonot mount-marapi mount-merapi mount-merbabu mount-meru mount-ngauruhoe
mount-nyiragongo mount-ontake mount-paektu mount-pelee mount-pico mount-pinatubo mount-rainier mount-raung mount-redoubt
mount-rinjani mount-ruapehu mount-salak mount-shasta mount-shishaldin mount-silisili mount-sinabung mount-slamet mount-spurr
mount-st-helens mount-sumbing mount-sundoro mount-suphan mount-tambora mount-taranaki mount-tarawera mount-tongariro mount-unzen mount-usu
mount-yasur mount-yotei mount-zao mutnovsky nemrut-volcano nevado-de-toluca nevado-del-huila nevado-del-ruiz
nevado-del-tolima nevado-sajama novarupta nyamuragira ojos-del-salado ol-doinyo-lengai oraefajokull osorno-volcano
pacaya papandayan paricutin parinacota-volcano pavlof-volcano pichincha-volcano pico-basile pico-de-orizaba
pico-do-fogo piton-de-la-fournaise piton-des-neiges poas-volcano popocatepetl puy-de-dome-volcano rangitoto reventador
rincon-de-la-vieja sabalan sabancaya sakurajima san-cristobal-volcano san-miguel-volcano sangay santa-ana-volcano
santa-maria-volcano semeru shiveluch snaefellsjokull soufriere-hills taal-volcano taftan tajumulco-volcano tokachidake
tangkuban-perahu tavurvur teide three-sisters-oregon tolbachik tungurahua-volcano tupungato-volcano turrialba-volcano
ubinas-volcano ulawun vesuvius villarrica-volcano volcan-atitlan volcan-baru volcan-de-agua volcan-de-colima volcan-de-fuego whakaari`;

/** Ids of places. */
export const volcanoes: ReadonlySet<string> = new Set([
  ...mountains
    .trim()
    .split(/\s+/)
    .map((name) => `mountain/${name}`),
  'island/stromboli',
  'island/vulcano',
  'island/krakatoa',
  'island/santorini',
]);

/** Those of which the program lists no eruption of the last 12,000 years. */
export const silent: ReadonlySet<string> = new Set(
  'chachani herdubreid mount-aragats mount-daisen mount-elgon nevado-sajama piton-des-neiges tupungato-volcano'
    .split(' ')
    .map((name) => `mountain/${name}`),
);

/** What a note says of them. */
export const countedActive =
  '“active” volcanoes are those that the Global Volcanism Program counts as active in the last 12,000 years';
