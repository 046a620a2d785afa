/** graticule mcp: the tools of both engines for agents. */

import { once } from 'node:events';
import type { Command } from 'commander';
import type { Geo } from '../../geo/index.ts';
import { serveMcp } from '../../mcp/http.ts';
import { createMcpServer, loadProtocol } from '../../mcp/server.ts';
import { packageManifest } from '../../shared/package-root.ts';
import { withGeo } from '../geo-command.ts';
import { dataDirOption, print, wholeNumber, withExamples } from '../output.ts';

interface McpFlags {
  readonly folder: string;
  readonly dataDir: string;
  readonly port?: number;
  readonly host: string;
}

export function register(program: Command): void {
  withExamples(
    program.command('mcp'),
    'graticule mcp --folder ./tables',
    'graticule mcp --folder ./tables --port 8090',
  )
    .description(
      'Offer both engines to agents over the Model Context Protocol, on standard input and output or HTTP.',
    )
    .option('--folder <folder>', 'the only folder that tools read and write', '.')
    .addOption(dataDirOption())
    .option('--port <n>', 'HTTP at /mcp instead; 0 lets the system choose', wholeNumber('--port', 0, 65_535))
    .option('--host <address>', 'address to bind; others than loopback need GRATICULE_MCP_KEY', '127.0.0.1')
    .action(run);
}

function run(flags: McpFlags): Promise<void> {
  return withGeo(flags, (geo) =>
    flags.port === undefined ? overInput(flags, geo) : overHttp(flags, flags.port, geo),
  );
}

async function overInput({ folder }: McpFlags, geo: Geo): Promise<void> {
  const { StdioServerTransport } = await loadProtocol(
    () => import('@modelcontextprotocol/sdk/server/stdio.js'),
  );
  const { version } = packageManifest();
  const server = await createMcpServer({ folder, geo, version });
  // The agent ends the conversation by closing our input.
  const ended = once(process.stdin, 'end');
  await server.connect(new StdioServerTransport());
  await ended;
  await server.close();
}

async function overHttp({ folder, host }: McpFlags, port: number, geo: Geo): Promise<void> {
  const key = process.env.GRATICULE_MCP_KEY;
  const { version } = packageManifest();
  const running = await serveMcp({ folder, geo, version, port, host, key });
  print(`listening on ${running.url}`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await running.close();
}
