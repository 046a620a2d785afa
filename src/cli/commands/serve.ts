/** `graticule serve`: both services on one port. */

import { join } from 'node:path';
import type { Command } from 'commander';
import { createKeyStore, type KeyStore, parseStaticKeys } from '../../http/keys.ts';
import { type Mount, serve } from '../../http/serve.ts';
import { newId } from '../../shared/ids.ts';
import { createJsonLog } from '../../shared/log.ts';
import { returnMemory } from '../../shared/return-memory.ts';
import { whenFree } from '../../shared/sqlite/gate.ts';
import type { Effort } from '../../tabular/domain/effort.ts';
import { pretrainedWarning } from '../../tabular/engine/in-context/network-files.ts';
import { effortOf, effortOption } from '../io/effort-option.ts';
import { type LanguageModelFlags, languageModelFrom, withLanguageModel } from '../language-model.ts';
import { type ObjectsFlags, objectsFrom, withObjectsOptions } from '../objects.ts';
import { dataDirOption, print, wholeNumber } from '../output.ts';
import { type UpstreamFlags, upstreamsFrom, withUpstreamOptions } from '../upstreams.ts';

interface ServeFlags extends LanguageModelFlags, ObjectsFlags, UpstreamFlags {
  readonly port: number;
  readonly host?: string;
  readonly dataDir: string;
  readonly publicUrl?: string;
  readonly sdk?: string;
  readonly geoData?: string;
  readonly rateLimit?: number;
  readonly quota?: number;
  readonly maxUploadBytes?: number;
  readonly effort?: Effort;
  readonly concurrency?: number;
  readonly shutdownTimeout: number;
  readonly minBodyRate?: number;
  readonly maxRequestsPerKey?: number;
  readonly maxConnectionsPerAddress?: number;
  readonly maxAttempts?: number;
  readonly console: boolean;
}

export function register(program: Command): void {
  withObjectsOptions(withUpstreamOptions(withLanguageModel(program.command('serve'))))
    .description('Serve the tabular and geographic services over HTTP.')
    .option('--port <n>', 'port; 0 lets the system choose', wholeNumber('--port', 0, 65_535), 8080)
    .option('--host <address>', 'address to bind (default: 127.0.0.1 with a development key, else 0.0.0.0)')
    .addOption(dataDirOption())
    .option('--public-url <origin>', 'origin under which callers reach this server, behind a proxy')
    .option('--sdk <path>', 'wheel, or folder of wheels, for /sdk/<wheel>.whl')
    .option('--geo-data <folder>', 'folder of the geo data (default: what ships with the package)')
    .option('--rate-limit <n>', 'requests per minute and user', wholeNumber('--rate-limit', 1, 1e9))
    .option('--quota <rows>', 'input rows per organisation and UTC day', wholeNumber('--quota', 0, 1e15))
    .option('--max-upload-bytes <n>', 'upload ceiling', wholeNumber('--max-upload-bytes', 1, 5e9))
    .addOption(effortOption())
    .option('--concurrency <n>', 'jobs run side by side', wholeNumber('--concurrency', 0, 64))
    .option(
      '--shutdown-timeout <seconds>',
      'how long requests and jobs may take to end after SIGTERM, before they are cut or given back',
      wholeNumber('--shutdown-timeout', 0, 3600),
      10,
    )
    .option(
      '--min-body-rate <bytes>',
      'bytes a second that request bodies must come at, 30 s of pauses aside (default: 1024; 0: any)',
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
    .option(
      '--max-attempts <n>',
      'deaths of the process after which a job fails (default: 3)',
      wholeNumber('--max-attempts', 1, 1000),
    )
    .option('--no-console', 'serve no pages: neither the map at / nor the job console at /console')
    .addHelpText(
      'after',
      '\nGRATICULE_KEYS=token:org:user,… gives static keys; see also: graticule keys --help',
    )
    .action((flags: ServeFlags) => run(flags));
}

async function run(flags: ServeFlags): Promise<void> {
  const { dataDir, port } = flags;
  returnMemory();
  const shutdownMs = flags.shutdownTimeout * 1000;
  const languageModel = languageModelFrom(flags);
  const log = createJsonLog();
  const keyFile = join(dataDir, 'keys.sqlite');
  const staticKeys = parseStaticKeys(process.env.GRATICULE_KEYS);
  const sessionKey = { token: newId('session'), org: 'dev', user: 'dev' };
  const keys = await whenFree(keyFile, () => createKeyStore({ dataDir, staticKeys, sessionKey, log }));
  const hostname = await whenFree(keyFile, () => chooseHost(keys, flags.host));
  const { createTabular } = await import('../../tabular/index.ts');
  const { GeoThread, geoHttp } = await import('../../http/geo/index.ts');
  const { defaultSdkFolder, tabularHttp } = await import('../../http/tabular/index.ts');
  const objects = await objectsFrom(flags, log);
  const tabular = await createTabular({
    dataDir,
    ...(objects !== undefined && { objects }),
    log,
    rateLimit: flags.rateLimit === undefined ? null : { perMinute: flags.rateLimit },
    quota: { inputRowsPerDay: flags.quota ?? null },
    ...(flags.maxUploadBytes === undefined ? {} : { uploads: { maxBytes: flags.maxUploadBytes } }),
    worker: {
      drainMs: shutdownMs,
      ...effortOf(flags),
      ...(flags.concurrency === undefined ? {} : { concurrency: flags.concurrency }),
      ...(flags.maxAttempts === undefined ? {} : { maxAttempts: flags.maxAttempts }),
    },
  });
  const geo = new GeoThread({
    osmDir: join(dataDir, 'osm'),
    placesDir: join(dataDir, 'places'),
    ...(languageModel && { languageModel }),
    ...(flags.geoData !== undefined && { dataDir: flags.geoData }),
    ...upstreamsFrom(flags),
  });
  geo.warm();
  const limits = {
    ...(flags.minBodyRate !== undefined && { bodyPace: { bytesPerSecond: flags.minBodyRate } }),
    ...(flags.maxRequestsPerKey !== undefined && { maxRequestsPerKey: flags.maxRequestsPerKey }),
  };
  const health = () => {
    const ofKeys = keys.health();
    return [...tabular.health().problems, ...(ofKeys.ok ? [] : [{ part: 'keys', ...ofKeys }])];
  };
  const mounts: Mount[] = [
    geoHttp(geo, { keys, log, health, console: flags.console, ...limits }),
    tabularHttp(tabular, {
      keys,
      console: flags.console,
      ...limits,
      sdk: flags.sdk ?? defaultSdkFolder(),
      ...(flags.publicUrl === undefined ? {} : { publicUrl: flags.publicUrl }),
    }),
  ];
  const { maxConnectionsPerAddress } = flags;
  const server = await serve({
    mounts,
    port,
    hostname,
    log,
    closeTimeoutMs: shutdownMs,
    ...(maxConnectionsPerAddress !== undefined && { maxConnectionsPerAddress }),
  });
  const missing = pretrainedWarning();
  if (missing !== undefined) print(`warning: ${missing}`);
  print(`graticule listening on ${server.url}`);
  // The fragment stays in the browser; the key in it ends with this process.
  if (flags.console && !keys.configured()) print(`open ${server.url}/#key=${sessionKey.token}`);

  const signal = await firstSignal();
  log.info('shutting_down', { signal });
  // What is still not over then hangs; jobs and stores stand a kill at any point.
  setTimeout(() => {
    log.error('shutdown_forced');
    process.exit(1);
  }, shutdownMs + 2000).unref();
  // Requests and jobs end side by side, under one deadline; the stores outlive both.
  await Promise.all([server.close(), tabular.drain()]);
  await Promise.all([tabular.close(), geo.close()]);
  keys.close();
}

/** Without a configured key the server makes one for development, prints it once, and stays on loopback. */
function chooseHost(keys: KeyStore, wanted: string | undefined): string {
  if (keys.configured()) return wanted ?? '0.0.0.0';
  if (wanted !== undefined && !isLoopback(wanted)) {
    throw new RangeError(
      `--host ${wanted} needs a key: graticule keys create --org O --user U, or GRATICULE_KEYS=token:org:user`,
    );
  }
  if (!keys.hasDevelopmentKey()) {
    const { key } = keys.create({ org: 'dev', user: 'dev', development: true });
    print(`development key (shown once, loopback only): ${key}`);
  }
  return wanted ?? '127.0.0.1';
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}

/**
 * The first signal to end; a second is impatience and ends the process at once. One listener
 * counts both: between two listeners a signal would find none and kill without an exit code.
 */
function firstSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let asked = false;
    const listen = (signal: NodeJS.Signals) => {
      if (asked) process.exit(130);
      asked = true;
      resolve(signal);
    };
    process.on('SIGINT', listen).on('SIGTERM', listen);
  });
}
