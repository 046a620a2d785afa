/** The typed face of the native addon: one declaration for each function that bindings/*.cc exports. */
export interface Addon {
  /** Version of the native engine's numerical behaviour. */
  engineVersion(): string;
}
