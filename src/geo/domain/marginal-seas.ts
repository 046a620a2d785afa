/** Seas, channels and gulfs inside the outline of an ocean that nobody calls its coast: Texas lies on the Gulf of Mexico and
 * not on the Atlantic, Le Havre on the Channel. What stands open to the ocean is not among them: the Bay of Biscay, the
 * Gulf of Guinea, the Gulf of Alaska, the Arabian Sea, the Philippine Sea. By the usage of the Sailing Directions. */
const atlantic =
  'sea/north-sea sea/wadden-sea strait/skagerrak channel/english-channel gulf/gulf-of-saint-malo strait/strait-of-dover channel/bristol-channel sea/irish-sea channel/st-georges-channel channel/north-channel gulf/gulf-of-mexico bay/bay-of-campeche bay/mobile-bay bay/galveston-bay bay/tampa-bay sea/caribbean-sea channel/yucatan-channel bay/hudson-bay bay/james-bay strait/hudson-strait bay/ungava-bay';
const pacific =
  'sea/bering-sea sea/sea-of-okhotsk sea/sea-of-japan strait/tatar-strait strait/korea-strait sea/seto-inland-sea bay/osaka-bay bay/toyama-bay bay/wakasa-bay sea/yellow-sea sea/bohai-sea sea/east-china-sea strait/taiwan-strait sea/south-china-sea gulf/gulf-of-tonkin gulf/gulf-of-thailand gulf/gulf-of-california sea/java-sea sea/celebes-sea sea/sulu-sea';
const indian =
  'gulf/persian-gulf gulf/gulf-of-oman gulf/gulf-of-aden sea/red-sea gulf/gulf-of-suez gulf/gulf-of-aqaba strait/strait-of-malacca';

const byOcean: Readonly<Record<string, string>> = {
  'ocean/atlantic-ocean': atlantic,
  'ocean/north-atlantic-ocean': atlantic,
  'ocean/pacific-ocean': pacific,
  'ocean/north-pacific-ocean': pacific,
  'ocean/south-pacific-ocean': pacific,
  'ocean/indian-ocean': indian,
};

/** Ids of the waters that belong to an ocean and have coasts of their own.
 * @param id  id of a place */
export function marginalSeasOf(id: string): readonly string[] {
  return byOcean[id]?.split(' ') ?? [];
}

/** Waters drawn apart by the limits of the oceans that people take for part of a sea: Kerala lies on the Arabian Sea. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'sea/arabian-sea': ['sea/laccadive-sea'],
};

/** Arms of a sea that the limits of the oceans draw apart from it, and that everybody counts to it: Israel and Jordan lie on
 * the Red Sea. */
const arms: Readonly<Record<string, readonly string[]>> = {
  'sea/red-sea': ['gulf/gulf-of-suez', 'gulf/gulf-of-aqaba'],
};

/** Ids of the arms of a sea that its outline does not hold.
 * @param id  id of a place */
export function armsOf(id: string): readonly string[] {
  return arms[id] ?? [];
}

/** Ids of the waters that people count to a sea beside what its outline holds.
 * @param id  id of a place */
export function countedTo(id: string): readonly string[] {
  return parts[id] ?? [];
}
