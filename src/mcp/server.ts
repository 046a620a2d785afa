/** Graticule for agents: the tools of both engines over the Model Context Protocol. */

import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Geo } from '../geo/index.ts';
import { MissingPackage } from '../shared/missing-package.ts';
import { geoTools } from './geo-tools.ts';
import { tableTools } from './table-tools.ts';
import { workFolder } from './work-folder.ts';

/** @throws MissingPackage when the protocol's package is not installed */
export async function loadProtocol<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingPackage('@modelcontextprotocol/sdk', 'The Model Context Protocol is implemented', {
      cause,
    });
  }
}

export interface McpOptions {
  /** The only folder that tools read and write. */
  readonly folder: string;
  readonly geo: Geo;
  readonly version: string;
}

/** One server serves one connection; making one costs little, and all share `geo` and the process's engine.
 * @throws MissingPackage; the file system's error when there is no such folder */
export async function createMcpServer({ folder: path, geo, version }: McpOptions): Promise<McpServer> {
  const sdk = await loadProtocol(() => import('@modelcontextprotocol/sdk/server/mcp.js'));
  const folder = workFolder(path);
  const server = new sdk.McpServer(
    { name: 'graticule', version },
    {
      instructions:
        'Tables in, predictions out; plain language in, GeoJSON out. Files are named from one folder (list_files). Long results are written to files, and the answer gives the path.',
    },
  );
  for (const { name, title, description, input, writes, run } of [
    ...tableTools(folder),
    ...geoTools(geo, folder),
  ]) {
    const annotations = { readOnlyHint: !writes, destructiveHint: false, openWorldHint: false };
    server.registerTool(
      name,
      { title, description, inputSchema: input, annotations },
      async (given: Record<string, unknown>, { signal }: { signal: AbortSignal }) => {
        try {
          const text = JSON.stringify(await run(given as never, { signal }));
          return { content: [{ type: 'text' as const, text }] };
        } catch (error) {
          return { content: [{ type: 'text' as const, text: reasonOf(error) }], isError: true };
        }
      },
    );
  }
  return server;
}

/** What, and how to mend it: an agent reads it as a person does. */
function reasonOf(error: unknown): string {
  const { message, fix, code } = error as Error & { fix?: string; code?: string };
  return [code === undefined ? message : `${code}: ${message}`, fix].filter(Boolean).join(' ');
}
