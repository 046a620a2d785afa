/** Divisions of the first level that go by the name of most of them where a question says what they lie beside: to who asks
 * for the provinces of China that border Vietnam, Guangxi is one. Of how many there are, or which is the largest, that is
 * not so. By country (ISO 3166-1 alpha-2): the name, and what is to be said. */
export const looseDivisions: Readonly<Record<string, readonly [called: string, note: string]>> = {
  CN: ['province', 'autonomous regions and municipalities are counted with the provinces'],
};
