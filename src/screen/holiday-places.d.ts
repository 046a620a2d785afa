/** Made when the pages are built: the places whose holidays the package date-holidays knows. */
declare module 'virtual:holiday-places' {
  /** ISO 3166 code, English name, and parts with the rest of their code and their name. */
  const places: readonly (readonly [
    code: string,
    name: string,
    parts: readonly (readonly [code: string, name: string])[],
  ])[];
  export default places;
}
