/** Which country a territory belongs to: the list of ISO 3166-1 with the usual reckoning, of 2025. Claims that others do not
 * recognise are left out. */

const territories: Readonly<Record<string, string>> = {
  AUS: 'ATC CSI HMD IOA NFK',
  CHN: 'HKG MAC',
  DNK: 'FRO GRL',
  FIN: 'ALA',
  FRA: 'ATF BLM CLP MAF NCL PYF SPM WLF',
  GBR: 'AIA BMU CYM ESB FLK GGY GIB IMN IOT JEY MSR PCN SGS SHN TCA VGB WSB',
  NLD: 'ABW CUW SXM',
  NZL: 'COK NIU TKL',
  USA: 'ASM GUM MNP PRI UMI USG VIR',
};

/** Overseas departments are parts of France, and people count them among its overseas territories. */
export const overseasDepartments = ['2000', '1442', '4603', '4601', '4602'].map(
  (code) => `region/FRA-${code}`,
);

const owners: ReadonlyMap<string, string> = new Map([
  ...Object.entries(territories).flatMap(([owner, list]) =>
    list.split(' ').map((code) => [`country/${code}`, `country/${owner}`] as [string, string]),
  ),
  ...overseasDepartments.map((id) => [id, 'country/FRA'] as [string, string]),
]);

/** Id of the country that a territory belongs to. */
export const sovereignOf = (territory: string): string | undefined => owners.get(territory);
