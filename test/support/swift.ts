/** Debian's OpenStack Swift with its S3 face, on a temporary folder: a store that nobody here wrote, which computes
 * every signature. One account with all rights, one that may do nothing. */

import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { S3Server } from './s3rver.ts';

const run = promisify(execFile);

/** Debian's own, which Swift is installed for. */
const python = '/usr/bin/python3';
const programs = [
  'swift-proxy-server',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
];

/** Why Swift cannot be run here; undefined where it can. */
export const swiftMissing = [...programs, 'memcached', python]
  .filter((program) => !isInstalled(program))
  .map((program) => `${program} is not installed`)[0];

function isInstalled(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface Swift extends S3Server {
  /** May log in, and do nothing. */
  readonly guest: S3Server['credentials'];
}

const kinds = ['account', 'container', 'object'] as const;

/** Rings of one device each, in one process: the command of Swift takes a second for each step. */
const makeRings = `
import sys
from swift.common.ring import RingBuilder
folder, device = sys.argv[1], 'd1'
for kind, port in zip(('account', 'container', 'object'), sys.argv[2:]):
    builder = RingBuilder(2, 1, 0)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': device,
                     'weight': 1, 'meta': '', 'replication_ip': '127.0.0.1', 'replication_port': int(port)})
    builder.rebalance()
    builder.get_ring().save(folder + '/' + kind + '.ring.gz')
`;

export async function startSwift(): Promise<Swift> {
  const folder = await mkdtemp(join(tmpdir(), 'graticule-swift-'));
  const processes: ChildProcess[] = [];
  const close = async () => {
    await Promise.all(processes.map(stop));
    await rm(folder, { recursive: true });
  };
  try {
    const [proxyPort, cachePort, ...ports] = await freePorts(5);
    await configure(folder, proxyPort!, cachePort!, ports);
    await run(python, ['-c', makeRings, folder, ...ports.map(String)]);
    const user = userInfo().username;
    const start = (command: string, ...options: string[]) =>
      processes.push(spawn(command, options, { stdio: 'ignore' }));
    start('memcached', '-l', '127.0.0.1', '-p', String(cachePort), '-m', '16', '-u', user);
    for (const kind of kinds) start(`swift-${kind}-server`, join(folder, `${kind}.conf`));
    start('swift-proxy-server', join(folder, 'proxy.conf'));
    const swift = {
      endpoint: `http://127.0.0.1:${proxyPort}`,
      bucket: 'graticule',
      credentials: { accessKeyId: 'test:tester', secretAccessKey: 'testing' },
      guest: { accessKeyId: 'test:guest', secretAccessKey: 'guessing' },
      close,
    };
    await makeBucket(swift, folder);
    return swift;
  } catch (error) {
    await close();
    throw error;
  }
}

async function configure(folder: string, proxyPort: number, cachePort: number, ports: readonly number[]) {
  const device = join(folder, 'devices', 'd1');
  await mkdir(device, { recursive: true });
  const common = (port: number) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = ${userInfo().username}\n` +
    `swift_dir = ${folder}\ndevices = ${join(folder, 'devices')}\nmount_check = false\nlog_address = /dev/null\n`;
  const swift =
    '[swift-hash]\nswift_hash_path_suffix = graticule\n[storage-policy:0]\nname = default\ndefault = yes\n';
  await writeFile(join(folder, 'swift.conf'), swift);
  for (const [at, kind] of kinds.entries()) {
    const app = `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`;
    await writeFile(join(folder, `${kind}.conf`), common(ports[at]!) + app);
  }
  const filters = ['catch_errors', 'cache', 'bulk', 's3api', 'tempauth', 'slo', 'dlo'];
  const settings: Record<string, string> = {
    cache: `memcache_servers = 127.0.0.1:${cachePort}`,
    s3api: 'location = us-east-1',
    tempauth: 'user_test_tester = testing .admin\nuser_test_guest = guessing',
  };
  const proxy =
    `[pipeline:main]\npipeline = ${filters.join(' ')} proxy-server\n` +
    '[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n' +
    filters
      .map(
        (name) =>
          `[filter:${name}]\nuse = egg:swift#${name === 'cache' ? 'memcache' : name}\n${settings[name] ?? ''}\n`,
      )
      .join('');
  await writeFile(join(folder, 'proxy.conf'), common(proxyPort) + proxy);
}

/** Asks until all of its servers answer. */
async function makeBucket({ endpoint, bucket, credentials }: S3Server, folder: string): Promise<void> {
  const { S3Client, CreateBucketCommand } = await import('@aws-sdk/client-s3');
  const client = new S3Client({ endpoint, credentials, region: 'us-east-1', forcePathStyle: true });
  try {
    for (let look = 0; ; look += 1) {
      const problem = await client.send(new CreateBucketCommand({ Bucket: bucket })).then(
        () => null,
        (error: Error) => error,
      );
      if (problem === null) return;
      if (look === 400) {
        const config = await readFile(join(folder, 'proxy.conf'), 'utf8');
        throw new Error(`Swift did not start with\n${config}`, { cause: problem });
      }
      await delay(100);
    }
  } finally {
    client.destroy();
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
