/** Words that tell what things are like and are names of places too: “nice cities” are none in Nice, “red states” none at the
 * Red Sea. */

import { fold } from '../../domain/fold.ts';

const ordinary: ReadonlySet<string> = new Set(
  (
    'red black white yellow blue green orange golden silver pink purple grey gray brown coral ' +
    'dead cold hot warm dry wet sunny windy snowy rainy nice reading split mobile flat steep deep high low wild quiet ' +
    'calm safe free rich poor hidden lost lone old new young ancient modern cool happy pretty beautiful lovely famous ' +
    'popular hip cheap busy noisy clean green lush remote pleasant superior normal best better paradise hope ' +
    'progress union liberty independence eden surprise battle sandwich hospital bath sandy rocky stone iron name rank single'
  ).split(' '),
);

/** @param name  as it was written, before the noun of a set
 * @param first  whether it begins the question, where a capital says nothing */
export const isOrdinary = (name: string, first: boolean): boolean =>
  ordinary.has(fold(name)) && (first || name === name.toLowerCase());
