/** CycloneDX document of what an install brings and of what is inside the package. */
export function billOfMaterials(): {
  readonly bomFormat: string;
  readonly components: { readonly name: string; readonly version: string; readonly scope: string }[];
};
