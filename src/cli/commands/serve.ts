/** `graticule serve`: both services on one port. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { type StaticKey, withStaticKey } from '../../http/key-tokens.ts';
import { parseStaticKeys } from '../../http/keys.ts';
import { type Mount, serve } from '../../http/serve.ts';
import { createJsonLog } from '../../shared/log.ts';
import { returnMemory } from '../../shared/return-memory.ts';
import { pretrainedWarning } from '../../tabular/engine/in-context/network-files.ts';
import { type LanguageModelFlags, languageModelFrom, withLanguageModel } from '../language-model.ts';
import {
  type MapFeaturesFlags,
  mapFeaturesFrom,
  mapFeaturesOption,
  withMapFeatures,
} from '../map-features.ts';
import { type ObjectsFlags, withObjectsOptions } from '../objects.ts';
import { type OperationsFlags, openWatch, withOperationsOptions } from '../operations.ts';
import { print, wholeNumber, withExamples } from '../output.ts';
import { endTogether, type RunningFlags, untilAsked, withRunningOptions, workerOptions } from '../running.ts';
import {
  type DatabaseFlags,
  dataFolder,
  type OpenKeys,
  openKeys,
  storesFrom,
  withStoreOptions,
} from '../stores.ts';
import { type UpstreamFlags, upstreamsFrom, withUpstreamOptions } from '../upstreams.ts';

interface ServeFlags
  extends LanguageModelFlags,
    DatabaseFlags,
    MapFeaturesFlags,
    ObjectsFlags,
    OperationsFlags,
    RunningFlags,
    UpstreamFlags {
  readonly port: number;
  readonly host?: string;
  readonly publicUrl?: string;
  readonly sdk?: string;
  readonly geoData?: string;
  readonly rateLimit?: number;
  readonly quota?: number;
  readonly maxUploadBytes?: number;
  readonly minBodyRate?: number;
  readonly maxRequestsPerKey?: number;
  readonly maxConnectionsPerAddress?: number;
  readonly worker: boolean;
  readonly console: boolean;
  readonly tiles?: string;
  readonly tilesAttribution?: string;
}

export function register(program: Command): void {
  const command = withOperationsOptions(withStoreOptions(program.command('serve')));
  withExamples(
    withMapFeatures(
      withUpstreamOptions(withLanguageModel(withObjectsOptions(withRunningOptions(command, 0)))),
    ),
    'graticule serve --port 8080 --data-dir ./data',
    'graticule serve --database-url postgres://jobs.example/graticule --objects s3://my-bucket/graticule --no-worker',
  )
    .description('Serve the tabular and geographic services over HTTP.')
    .option('--port <n>', 'port; 0 lets the system choose', wholeNumber('--port', 0, 65_535), 8080)
    .option('--host <address>', 'address to bind (default: 127.0.0.1 with a development key, else 0.0.0.0)')
    .option('--public-url <origin>', 'origin under which callers reach this server, behind a proxy')
    .option('--sdk <path>', 'wheel, or folder of wheels, for /sdk/<wheel>.whl')
    .option('--geo-data <folder>', 'folder of the geo data (default: what ships with the package)')
    .option('--rate-limit <n>', 'requests per minute and user', wholeNumber('--rate-limit', 1, 1e9))
    .option('--quota <rows>', 'input rows per organisation and UTC day', wholeNumber('--quota', 0, 1e15))
    .option('--max-upload-bytes <n>', 'upload ceiling', wholeNumber('--max-upload-bytes', 1, 5e9))
    .option(
      '--min-body-rate <bytes>',
      'lowest rate of request bodies in bytes a second, not counting 30 s of pauses (default: 1024; 0: any)',
      wholeNumber('--min-body-rate', 0, 1e9),
    )
    .option(
      '--max-requests-per-key <n>',
      'requests of one key in flight at once (default: 1024; 0: any)',
      wholeNumber('--max-requests-per-key', 0, 1e6),
    )
    .option(
      '--max-connections-per-address <n>',
      'connections of one address at once (default: 1024; 0: any, for a server behind a proxy)',
      wholeNumber('--max-connections-per-address', 0, 1e6),
    )
    .option('--no-worker', 'answer only: jobs are run by other processes (graticule worker)')
    .option(
      '--no-console',
      'serve no pages: neither the map at /, nor the job console at /console, nor the reference at /docs',
    )
    .addOption(
      new Option('--tiles <url>', 'pictures behind the map: https://tiles.example/{z}/{x}/{y}.png').env(
        'GRATICULE_TILES',
      ),
    )
    .addOption(
      new Option('--tiles-attribution <text>', 'who made these pictures (default: their host)').env(
        'GRATICULE_TILES_ATTRIBUTION',
      ),
    )
    .addHelpText(
      'after',
      '\nGRATICULE_KEYS=token:org:user,… gives static keys; see also: graticule keys --help',
    )
    .action((flags: ServeFlags, command: Command) => run(flags, command));
}

async function run(flags: ServeFlags, command: Command): Promise<void> {
  const { port } = flags;
  returnMemory();
  const languageModel = languageModelFrom(flags);
  const log = createJsonLog();
  if (!flags.worker && flags.concurrency)
    throw new TypeError('--no-worker runs no jobs: leave --concurrency out');
  const folder = dataFolder(flags, command);
  // Each server has connections of its own: that it can be used is known before it listens.
  await mapFeaturesFrom(flags);
  const stores = await storesFrom(flags, folder, log);
  const staticKeys = parseStaticKeys(process.env.GRATICULE_KEYS);
  const openedKeys = await openKeys(flags, { staticKeys, log });
  const keys = openedKeys.store;
  const hostname = await chooseHost(openedKeys, flags.host);
  const sessionKey = await sessionKeyFor(openedKeys, flags);
  const verifier = sessionKey === undefined ? keys : withStaticKey(keys, sessionKey);
  const { createTabular } = await import('../../tabular/index.ts');
  const { docsHttp, GeoThread, geoHttp } = await import('../../http/geo/index.ts');
  const { defaultSdkFolder, tabularHttp } = await import('../../http/tabular/index.ts');
  const watch = await openWatch(flags, log);
  const tabular = await createTabular({
    ...stores,
    ...watch.options,
    log,
    rateLimit: flags.rateLimit === undefined ? null : { perMinute: flags.rateLimit },
    quota: { inputRowsPerDay: flags.quota ?? null },
    ...(flags.maxUploadBytes === undefined ? {} : { uploads: { maxBytes: flags.maxUploadBytes } }),
    worker: { ...workerOptions(flags), ...(!flags.worker && { concurrency: 0 }) },
  });
  const geo = new GeoThread({
    ...(folder !== null && { osmDir: join(folder, 'osm'), placesDir: join(folder, 'places') }),
    ...(languageModel && { languageModel }),
    ...(flags.mapFeaturesUrl !== undefined && {
      mapFeatures: { url: flags.mapFeaturesUrl, optionName: mapFeaturesOption },
    }),
    ...(flags.geoData !== undefined && { dataDir: flags.geoData }),
    ...upstreamsFrom(flags),
  });
  geo.warm();
  const limits = {
    ...(flags.minBodyRate !== undefined && { bodyPace: { bytesPerSecond: flags.minBodyRate } }),
    ...(flags.maxRequestsPerKey !== undefined && { maxRequestsPerKey: flags.maxRequestsPerKey }),
  };
  const keyProblems = () => {
    const ofKeys = keys.health();
    return ofKeys.ok ? [] : [{ part: 'keys', ...ofKeys }];
  };
  const health = () => [...tabular.health().problems, ...keyProblems()];
  const mounts: Mount[] = [
    geoHttp(geo, { keys: verifier, log, health, console: flags.console, ...tilesFrom(flags), ...limits }),
    tabularHttp(tabular, {
      keys: verifier,
      console: flags.console,
      ...limits,
      sdk: flags.sdk ?? defaultSdkFolder(),
      ...(flags.publicUrl === undefined ? {} : { publicUrl: flags.publicUrl }),
    }),
  ];
  if (flags.console) mounts.push(docsHttp(mounts));
  const { maxConnectionsPerAddress } = flags;
  const listen = async () => {
    await watch.listen(tabular, keyProblems);
    return serve({
      mounts: mounts.map(watch.observed),
      port,
      hostname,
      log,
      closeTimeoutMs: flags.shutdownTimeout * 1000,
      ...(maxConnectionsPerAddress !== undefined && { maxConnectionsPerAddress }),
    });
  };
  const close = async () => {
    await Promise.all([tabular.close(), geo.close(), watch.close()]);
    await keys.close();
  };
  const server = await listen().catch(async (error) => {
    await close();
    throw error;
  });
  const missing = pretrainedWarning();
  if (missing !== undefined) print(`warning: ${missing}`);
  const asked = untilAsked(log, flags);
  print(`graticule listening on ${server.url}`);
  // The fragment stays in the browser; the key in it ends with this process.
  if (sessionKey !== undefined) print(`open ${server.url}/#key=${sessionKey.token}`);

  await asked;
  watch.drain();
  await endTogether(server, tabular);
  await close();
}

const tilesFrom = ({ tiles, tilesAttribution }: ServeFlags) =>
  tiles === undefined
    ? {}
    : { tiles: { url: tiles, ...(tilesAttribution !== undefined && { attribution: tilesAttribution }) } };

/** For the browser of who has started a server without configured keys: it ends with this process. */
async function sessionKeyFor({ ask }: OpenKeys, flags: ServeFlags): Promise<StaticKey | undefined> {
  if (!flags.console || (await ask((keys) => keys.configured()))) return undefined;
  return { token: `session_${randomBytes(32).toString('base64url')}`, org: 'dev', user: 'dev' };
}

/** Without a configured key the server makes one for development, prints it once, and stays on loopback. */
async function chooseHost({ ask }: OpenKeys, wanted: string | undefined): Promise<string> {
  if (await ask((keys) => keys.configured())) return wanted ?? '0.0.0.0';
  if (wanted !== undefined && !isLoopback(wanted)) {
    throw new RangeError(
      `--host ${wanted} needs a key: graticule keys create --org O --user U, or GRATICULE_KEYS=token:org:user`,
    );
  }
  if (!(await ask((keys) => keys.hasDevelopmentKey()))) {
    const { key } = await ask((keys) => keys.create({ org: 'dev', user: 'dev', development: true }));
    print(`development key (shown once, loopback only): ${key}`);
  }
  return wanted ?? '127.0.0.1';
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}
