/** A feature needs an optional package that is not installed, or does not load here. */
export class MissingPackage extends Error {
  override readonly name = 'MissingPackage';
  readonly code = 'package_missing';
  readonly retryable = false;
  /** As npm knows it. */
  readonly package: string;
  readonly fix: string;

  /** @param feature  what cannot be done without it, as a sentence without its end */
  constructor(packageName: string, feature: string, options: { cause: unknown }) {
    const { code, message } = options.cause as { code?: string; message?: string };
    const absent = code === 'MODULE_NOT_FOUND' || code === 'ERR_MODULE_NOT_FOUND';
    const why = absent ? 'is not installed' : `does not load (${message?.split('\n')[0]})`;
    super(`${feature} by the package ${packageName}, which ${why}.`, options);
    this.package = packageName;
    this.fix = absent
      ? `Run npm install ${packageName}`
      : `Run npm rebuild ${packageName}, or npm install ${packageName}@latest`;
  }
}
