/** Groups of countries by the names that people give them, in English, German, French and Spanish; folded, parted by "|".
 * Their members, with dates and sources, are in the data (`sets.json.br`); each code here has a row there. */

export const groupNames: Readonly<Record<string, string>> = Object.freeze({
  eu: 'eu|european union|europaische union|union europeenne|ue|union europea',
  eurozone:
    'eurozone|the euro|euro|euro zone|euro area|eurolander|eurostaaten|eurogebiet|zone euro|zona euro|zona del euro|eurozona',
  schengen:
    'schengen|schengen area|schengen zone|schengenraum|schengen raum|espace schengen|espacio schengen|zona schengen|zone schengen',
  eea: 'eea|european economic area|ewr|europaischer wirtschaftsraum|espace economique europeen|espacio economico europeo',
  efta: 'efta|european free trade association|aele|aelc',
  'council-of-europe': 'council of europe|europarat|conseil de leurope|conseil de l europe|consejo de europa',
  nato: 'nato|north atlantic treaty organization|otan',
  g7: 'g7|group of seven|g 7',
  g20: 'g20|group of twenty|g 20',
  brics: 'brics|brics+',
  opec: 'opec|opep',
  oecd: 'oecd|ocde',
  asean: 'asean|association of southeast asian nations|anase',
  'african-union': 'african union|afrikanische union|union africaine|union africana',
  'arab-league': 'arab league|league of arab states|arabische liga|ligue arabe|liga arabe',
  gcc: 'gcc|gulf cooperation council|golf kooperationsrat|golfkooperationsrat|conseil de cooperation du golfe|consejo de cooperacion del golfo',
  mercosur: 'mercosur|mercosul',
  'andean-community':
    'andean community|andengemeinschaft|communaute andine|comunidad andina|comunidad andina de naciones',
  'pacific-alliance': 'pacific alliance|pazifik allianz|alliance du pacifique|alianza del pacifico',
  caricom: 'caricom|caribbean community',
  usmca: 'usmca|nafta|tlcan|alena',
  ecowas: 'ecowas|cedeao|economic community of west african states',
  'sahel-states': 'alliance of sahel states|alliance des etats du sahel|allianz der sahelstaaten',
  sadc: 'sadc|southern african development community',
  eac: 'east african community|ostafrikanische gemeinschaft|communaute dafrique de lest',
  commonwealth: 'commonwealth|commonwealth of nations|british commonwealth|mancomunidad de naciones',
  'soviet-union':
    'former soviet|soviet|post soviet|ex soviet|ex soviet union|sowjetische|ex sovietiques|ex sovieticas|soviet union|ussr|former soviet union|former ussr|ex ussr|sowjetunion|ehemalige sowjetunion|ehemaligen sowjetunion|udssr|urss|union sovietique|ex urss|ancienne urss|ancienne union sovietique|union sovietica|ex union sovietica|antigua union sovietica|antigua urss',
  cis: 'cis|commonwealth of independent states|gus|gemeinschaft unabhangiger staaten|communaute des etats independants|comunidad de estados independientes',
  eaeu: 'eaeu|eurasian economic union|eurasische wirtschaftsunion|union economique eurasiatique|union economica euroasiatica',
  csto: 'csto|collective security treaty organization|ovks|otsc',
  sco: 'sco|shanghai cooperation organisation|shanghai cooperation organization|shanghaier organisation fur zusammenarbeit',
  saarc: 'saarc',
  apec: 'apec',
  oic: 'oic|organisation of islamic cooperation|organization of islamic cooperation',
  'five-eyes': 'five eyes',
  quad: 'quad',
  aukus: 'aukus',
  'security-council':
    'permanent members of the un security council|permanent members of the security council|p5|un security council permanent members',
  'turkic-states': 'organization of turkic states|turkic council',
  cplp: 'cplp|community of portuguese language countries',
  nordic: 'nordics|nordic|nordic council|nordische lander|pays nordiques|paises nordicos',
  scandinavia: 'scandinavia|scandinavian|skandinavien|scandinavie|escandinavia',
  baltics:
    'baltics|baltic|baltic states|baltic countries|baltikum|baltische staaten|pays baltes|etats baltes|paises balticos|estados balticos',
  benelux: 'benelux|benelux union',
  visegrad: 'visegrad|visegrad group|v4|visegrad four|visegrad gruppe|visegrad staaten|groupe de visegrad',
  'former-yugoslavia':
    'former yugoslavia|former yugoslav|ex yugoslav|yugoslav|post yugoslav|ehemalige jugoslawische|ehemaligen jugoslawischen|jugoslawische|ex yougoslaves|yougoslaves|ex yugoslavas|yugoslavas|yugoslavia|ex yugoslavia|jugoslawien|ehemaliges jugoslawien|ehemaligen jugoslawien|yougoslavie|ex yougoslavie|antigua yugoslavia|ex yugoslavia',
  dach: 'dach|dach region',
  microstates:
    'microstates|european microstates|kleinstaaten|europaische zwergstaaten|zwergstaaten|micro etats|microestados',
  'pacific-islands':
    'pacific island nations|pacific island countries|pacific island states|pacific islands nations|pacific islands countries|island nations of the pacific|island countries of the pacific|island nations in the pacific|island countries in the pacific|pazifische inselstaaten|etats insulaires du pacifique|paises insulares del pacifico',
  himalayan: 'himalayan countries|himalayan states|himalaya countries',
  monarchies: 'monarchies|monarchien|monarquias',
  'left-hand-traffic': 'left hand traffic|linksverkehr|circulation a gauche|circulacion por la izquierda',
  'euro-users': 'use of the euro|euro users',
  'dollar-users': 'use of the us dollar|us dollar users',
  'cfa-franc':
    'cfa franc zone|cfa zone|franc zone|cfa franc|zone franc|zone du franc cfa|zona del franco cfa',
  'nuclear-powers': 'nuclear powers|atommachte|puissances nucleaires|potencias nucleares',
  // Its members are told by the continents that parts of countries lie in.
  transcontinental:
    'transcontinental|two continents|transkontinentale|transkontinental|transcontinentaux|transcontinentales',
  'united-nations':
    'un|united nations|vereinte nationen|vereinten nationen|nations unies|onu|naciones unidas',
});

const codes = new Map(
  Object.entries(groupNames).flatMap(([code, names]) =>
    names.split('|').map((name) => [name, code] as const),
  ),
);

const signs = /[-.]|^ | $| {2}/;

/** Code of the group that a folded name means. */
export function groupCode(foldedName: string): string | undefined {
  // Folded names seldom hold signs, and this is asked at every word of a text.
  return (
    codes.get(foldedName) ??
    (signs.test(foldedName)
      ? codes.get(foldedName.replace(/[-.]/g, ' ').replace(/ +/g, ' ').trim())
      : undefined)
  );
}
