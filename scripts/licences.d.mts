export const page: string;
export function licencePage(): string;
export function installedLicences(): {
  readonly name: string;
  readonly licence: string;
  readonly asked: boolean;
}[];
