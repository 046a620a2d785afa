/** Names that places no longer go by. Who asks by one may mean the place of then. */

import { fold } from '../domain/fold.ts';

const names = `
  Abyssinia, Basutoland, Batavia, Bechuanaland, Belgian Congo, Bombay, British Guiana, British Honduras, Burma, Byzantium,
  Calcutta, Cawnpore, Ceylon, Christiania, Constantinople, Dahomey, Dutch East Indies, Dutch Guiana, East Pakistan, Edo,
  Elisabethville, Formosa, French Indochina, French Sudan, Frunze, German East Africa, German South West Africa, Gilbert
  Islands, Gold Coast, Gorky, Hellespont, Kampuchea, Karl-Marx-Stadt, Kuybyshev, Leningrad, Leopoldville, Lourenço Marques,
  Madras, Malaya, Mesopotamia, New Amsterdam, New Granada, New Hebrides, New Holland, New Spain, Nicomedia, Northern
  Rhodesia, Nyasaland, Nur-Sultan, Persia, Petrograd, Portuguese East Africa, Rangoon, Rhodesia, Ruanda-Urundi, Saigon,
  Salisbury Rhodesia, Siam, Smyrna, South West Africa, Southern Rhodesia, Spanish Sahara, Stalinabad, Stalingrad,
  Stanleyville, Swaziland, Sverdlovsk, Tanganyika, Tiflis, Transjordan, Trebizond, Tsaritsyn, Upper Volta, Zaire`;

const former: ReadonlySet<string> = new Set(names.split(',').map((name) => fold(name.trim())));

/** @param asked  the name that was matched
 * @returns a sentence where the place has another name today */
export function formerNameNote(asked: string, today: string): string | undefined {
  if (!former.has(fold(asked)) || fold(asked) === fold(today)) return undefined;
  return `${asked} is a former name: the answer is ${today} as it is today`;
}
