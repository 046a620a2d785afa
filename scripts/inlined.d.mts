/** Packages whose code is taken into the modules that import them. */
export const inlined: readonly string[];
