/** The options that name where payloads, artifacts and results are kept, when that is not the data folder. */

import { type Command, Option } from 'commander';
import type { Log } from '../shared/log.ts';
import type { ObjectStore } from '../tabular/ports.ts';

export interface ObjectsFlags {
  readonly objects?: string;
  readonly objectsEndpoint?: string;
  readonly objectsPublicEndpoint?: string;
  readonly objectsRegion?: string;
}

export function withObjectsOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--objects <s3://bucket/prefix>', 'S3 bucket for payloads, artifacts and results').env(
        'GRATICULE_OBJECTS',
      ),
    )
    .addOption(
      new Option('--objects-endpoint <url>', 'address of the S3 store (default: Amazon’s)').env(
        'GRATICULE_OBJECTS_ENDPOINT',
      ),
    )
    .addOption(
      new Option(
        '--objects-public-endpoint <url>',
        'address under which callers reach the store (default: the same)',
      ).env('GRATICULE_OBJECTS_PUBLIC_ENDPOINT'),
    )
    .addOption(
      new Option('--objects-region <name>', 'region of the bucket (default: AWS_REGION)').env(
        'GRATICULE_OBJECTS_REGION',
      ),
    );
}

const flagOf: Readonly<Record<string, string>> = {
  bucket: '--objects',
  prefix: '--objects',
  endpoint: '--objects-endpoint',
  publicEndpoint: '--objects-public-endpoint',
  region: '--objects-region',
};

/** Credentials come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or from where else the machine has them.
 * @returns undefined without `--objects`: files in the data folder
 * @throws  TypeError for what is no bucket, or for a detail without `--objects` */
export async function objectsFrom(flags: ObjectsFlags, log: Log): Promise<ObjectStore | undefined> {
  const { objects, objectsEndpoint, objectsPublicEndpoint, objectsRegion } = flags;
  if (objects === undefined) {
    const detail = Object.entries({
      '--objects-endpoint': objectsEndpoint,
      '--objects-public-endpoint': objectsPublicEndpoint,
      '--objects-region': objectsRegion,
    }).find(([, value]) => value !== undefined)?.[0];
    if (detail !== undefined) throw new TypeError(`${detail} needs --objects s3://bucket/prefix`);
    return undefined;
  }
  const match = /^s3:\/\/([^/]+)(?:\/(.*?))?\/?$/.exec(objects);
  if (match === null) {
    throw new TypeError(`--objects must be s3://bucket or s3://bucket/prefix, received ${objects}`);
  }
  if (objectsRegion === '') throw new TypeError('--objects-region must name a region, received ""');
  // What a command prints begins with its own words; docs/many-machines.md says which Node later versions of the SDK need.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const { s3 } = await import('../tabular/drivers/s3/index.ts');
  return named(() =>
    s3({
      bucket: match[1]!,
      log,
      ...(match[2] && { prefix: match[2] }),
      ...(objectsEndpoint !== undefined && { endpoint: objectsEndpoint }),
      ...(objectsPublicEndpoint !== undefined && { publicEndpoint: objectsPublicEndpoint }),
      ...(objectsRegion !== undefined && { region: objectsRegion }),
    }),
  );
}

/** The driver names its own options; people wrote those of the command. */
function named<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    const told = error instanceof TypeError ? /^s3: (\w+) (.*)$/s.exec(error.message) : null;
    const flag = told && flagOf[told[1]!];
    throw flag ? new TypeError(`${flag}: the ${told[1]} ${told[2]}`) : error;
  }
}
