/** Which of the known mountains, glaciers and islands are volcanoes: what the Global Volcanism Program lists as active since
 * the Pleistocene, by names from knowledge. */

const mountains =
  'arenal askja antisana ararat cayambe-volcano chimborazo-volcano cotopaxi-volcano damavand el-misti elbrus emi-koussi etna ' +
  'eyjafjallajokull fagradalsfjall haleakala-volcano hallasan-volcano hekla herdubreid irazu-volcano ' +
  'iztaccihuatl katla kelimutu kilauea kilimanjaro klyuchevskaya-sopka la-soufriere-saint-vincent lassen-peak licancabur ' +
  'llullaillaco masaya-volcano mauna-kea mauna-loa mayon mount-adams mount-agung mount-apo mount-aragats mount-asama ' +
  'mount-aso mount-baker mount-batur mount-bromo mount-cameroon mount-elgon mount-erciyes mount-erebus mount-fuji ' +
  'mount-haku mount-hood mount-kazbek mount-kerinci mount-merapi mount-meru mount-ngauruhoe ' +
  'mount-nyiragongo mount-ontake mount-paektu mount-pelee mount-pico mount-pinatubo mount-rainier mount-rinjani ' +
  'mount-ruapehu mount-shasta mount-silisili mount-sinabung mount-st-helens mount-suphan mount-tambora mount-taranaki ' +
  'mount-tarawera mount-unzen nevado-de-toluca nevado-del-ruiz nevado-sajama ojos-del-salado ol-doinyo-lengai ' +
  'oraefajokull osorno-volcano paricutin pico-de-orizaba pico-do-fogo piton-de-la-fournaise piton-des-neiges poas-volcano ' +
  'popocatepetl puy-de-dome-volcano sabalan sakurajima santa-maria-volcano semeru soufriere-hills taal-volcano ' +
  'tajumulco-volcano tavurvur teide tungurahua-volcano tupungato-volcano vesuvius villarrica-volcano volcan-baru ' +
  'volcan-de-fuego';

/** Ids of places. */
export const volcanoes: ReadonlySet<string> = new Set([
  ...mountains.split(' ').map((name) => `mountain/${name}`),
  'island/stromboli',
  'island/vulcano',
]);
