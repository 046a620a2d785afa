/** Parts of countries as their own people call them, after their towns: "Львівщина", "Брянщина", "Lubelszczyzna". */

import type { LanguageTable } from './table.ts';

type Names = NonNullable<LanguageTable['names']>;

/** @param stems    `stem|stem=place`, the blanks of the place written `_`
 * @param endings  of each case, parted by bars */
function declined(stems: string, endings: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const entry of stems.split(/\s+/).filter(Boolean)) {
    const [forms, place] = entry.split('=') as [string, string];
    all[place.replaceAll('_', ' ')] = forms
      .split('|')
      .flatMap((stem) => endings.split('|').map((ending) => stem + ending))
      .join('|');
  }
  return all;
}

export const ukrainianLandscapes: Names = declined(
  'львівщин=Lviv_Oblast полтавщин=Poltava_Oblast харківщин=Kharkiv_Oblast вінниччин=Vinnytsia_Oblast чернівеччин=Chernivtsi_Oblast чернігівщин=Chernihiv_Oblast сумщин=Sumy_Oblast черкащин=Cherkasy_Oblast кіровоградщин=Kirovohrad_Oblast дніпропетровщин=Dnipropetrovsk_Oblast херсонщин=Kherson_Oblast миколаївщин=Mykolaiv_Oblast одещин=Odesa_Oblast тернопільщин=Ternopil_Oblast хмельниччин=Khmelnytskyi_Oblast житомирщин=Zhytomyr_Oblast рівненщин=Rivne_Oblast донеччин=Donetsk_Oblast луганщин=Luhansk_Oblast івано-франківщин|франківщин=Ivano-Frankivsk_Oblast київщин=Kyiv_Oblast',
  'а|и|і|у|ою',
);

export const russianLandscapes: Names = declined(
  'брянщин=Bryansk_Oblast белгородчин=Belgorod_Oblast смоленщин=Smolensk_Oblast псковщин=Pskov_Oblast рязанщин=Ryazan_Oblast тамбовщин=Tambov_Oblast орловщин=Oryol_Oblast гродненщин=Grodno_Region брестчин=Brest_Region витебщин=Vitebsk_Region могилёвщин=Mogilev_Region гомельщин=Gomel_Region полтавщин=Poltava_Oblast харьковщин=Kharkiv_Oblast киевщин=Kyiv_Oblast одесщин=Odesa_Oblast',
  'а|ы|е|у|ой',
);

export const polishLandscapes: Names = {
  'Lublin Voivodeship': 'lubelszczyzna|lubelszczyzny|lubelszczyźnie|lubelszczyznę|lubelszczyzną',
  'Opole Voivodeship': 'opolszczyzna|opolszczyzny|opolszczyźnie|opolszczyznę|opolszczyzną',
  'West Pomeranian Voivodeship':
    'pomorze zachodnie|pomorza zachodniego|pomorzu zachodnim|zachodnie pomorze|zachodniego pomorza',
};
