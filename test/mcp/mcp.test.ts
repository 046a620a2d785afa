/** The tools as an agent uses them: the protocol's own client, a real process, a folder with the samples. */

import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { expect, test, vi } from 'vitest';
import { createGeo } from '../../src/geo/index.ts';
import { serveMcp } from '../../src/mcp/http.ts';
import { withFolder } from '../support/cli.ts';
import { writeSampleFiles } from '../support/sample-files.ts';

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
vi.setConfig({ testTimeout: 180_000 });

/** Fields of the answers that the tests look at one by one. */
interface Told {
  readonly [field: string]: unknown;
  readonly file: string;
}

interface Agent {
  readonly client: Client;
  /** Calls a tool. @returns what it told; rejects with the text of a refusal */
  use(name: string, input?: Record<string, unknown>): Promise<Told>;
}

async function withAgent(transport: Transport, work: (agent: Agent) => Promise<void>): Promise<void> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  const use: Agent['use'] = async (name, input = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: input }, undefined, {
      timeout: 170_000,
    });
    const { text } = (content as { text: string }[])[0]!;
    if (isError) throw new Error(text);
    return JSON.parse(text);
  };
  try {
    await work({ client, use });
  } finally {
    await client.close();
  }
}

const withProcess = (work: (agent: Agent, folder: string) => Promise<void>) =>
  withFolder(async (folder) => {
    await writeSampleFiles(folder);
    const args = [main, 'mcp', '--folder', folder, '--data-dir', join(folder, 'none')];
    await withAgent(new StdioClientTransport({ command: process.execPath, args }), (agent) =>
      work(agent, folder),
    );
  });

test('tables: files are listed, a model is fitted, saved and used, a series continued', () =>
  withProcess(async ({ use }, folder) => {
    const { files } = await use('list_files');
    expect((files as { path: string }[]).map(({ path }) => path)).toContain('cars.csv');
    expect(await use('describe_table', { file: 'cars.csv' })).toMatchObject({ rows: 398 });
    const work = { file: 'cars.csv', target: 'mpg', effort: 'fast', ignore: ['name'] };
    const { r2, rows } = await use('evaluate', work);
    expect(rows).toBe(398);
    expect(r2).toBeGreaterThan(0.8);
    const fitted = await use('fit', work);
    expect((fitted.importance as { share: number }[])[0]!.share).toBeGreaterThan(0.1);
    const predicted = await use('predict', { model: fitted.model, file: 'new.csv', quantiles: [0.1, 0.9] });
    expect(predicted).toMatchObject({ rows: 8, first: expect.objectContaining({ length: 8 }) });
    const lines = readFileSync(join(folder, predicted.file), 'utf8').trim().split('\n');
    expect(lines[0]).toBe('prediction,quantile_0.1,quantile_0.9');
    expect(lines).toHaveLength(1 + 8);
    const series = { file: 'sales.csv', timestamp: 'month', target: 'units', item: 'shop', horizon: 3 };
    const ahead = await use('forecast', series);
    expect(ahead).toMatchObject({ steps: 9 });
    expect(readFileSync(join(folder, ahead.file), 'utf8')).toMatch(/^shop,month,mean,quantile_0.1,/);
    expect((await use('backtest', series)).owa).toBeLessThan(1);
  }));

test('places: answers are small, and the whole lies in the file that they name', () =>
  withProcess(async ({ client, use }, folder) => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('spatial_question');
    for (const { description, inputSchema } of tools) {
      expect(description!.length).toBeGreaterThan(20);
      expect(inputSchema.type).toBe('object');
    }
    const border = await use('country_border', { query: 'the dutch frontier' });
    expect(border).toMatchObject({ name: 'Netherlands', kind: 'country' });
    const { geometry } = JSON.parse(readFileSync(join(folder, border.file), 'utf8'));
    expect(geometry.type).toBe(border.geometry);
    expect(JSON.stringify(border).length).toBeLessThan(3000);
    const set = await use('spatial_question', { query: 'countries bordering Germany' });
    expect(set).toMatchObject({
      count: 9,
      members: expect.arrayContaining([expect.objectContaining({ name: 'Denmark' })]),
    });
    expect(existsSync(join(folder, set.file))).toBe(true);
    expect(JSON.stringify(await use('reverse_geocode', { lon: 13.4, lat: 52.5 }))).toContain('Germany');
    expect(await use('map_features', { query: 'the 3 nearest cafés to the casino in Monaco' })).toMatchObject(
      {
        features: expect.objectContaining({ length: 3 }),
      },
    );
    // Long questions that begin alike do not replace each other's files.
    const coasts = ['Portugal', 'Ireland', 'Iceland'].map((name) => `within 50 km of the coast of ${name}`);
    const ask = (town: string) =>
      use('spatial_question', { query: `${coasts.join(' or ')}, except ${town}` });
    expect((await ask('Lisbon')).file).not.toBe((await ask('Porto')).file);
    await expect(use('geocode', { query: 'Qwrtzlpf' })).rejects.toThrow(/^place_not_found: /);
    await expect(use('country_border', {})).rejects.toThrow(/query/);
  }));

test('files outside the folder are out of reach, also by way of a link', () =>
  withFolder(async (outside) => {
    writeFileSync(join(outside, 'secret.csv'), 'a,b\n1,2\n');
    await withProcess(async ({ use }, folder) => {
      symlinkSync(join(outside, 'secret.csv'), join(folder, 'link.csv'));
      for (const file of [
        'link.csv',
        join(outside, 'secret.csv'),
        `../${outside.split('/').at(-1)}/secret.csv`,
      ]) {
        await expect(use('describe_table', { file }), file).rejects.toThrow(/outside the folder/);
      }
      await expect(use('describe_table', { file: 'none.csv' })).rejects.toThrow(/list_files/);
    });
  }));

test('over HTTP: loopback without a key, elsewhere only with one', () =>
  withFolder(async (folder) => {
    await writeSampleFiles(folder);
    const geo = createGeo();
    const open = { folder, geo, version: '1', port: 0, host: '127.0.0.1', key: undefined };
    await expect(serveMcp({ ...open, host: '0.0.0.0' })).rejects.toThrow(/GRATICULE_MCP_KEY/);
    const running = await serveMcp(open);
    const locked = await serveMcp({ ...open, key: 'right' });
    try {
      await withAgent(
        new StreamableHTTPClientTransport(new URL(running.url)) as Transport,
        async ({ use }) => {
          expect(await use('geocode', { query: 'Paris, Texas' })).toMatchObject({
            name: 'Paris',
            region: 'Texas',
          });
        },
      );
      const headers = { 'content-type': 'application/json' };
      const post = (url: string, body: string, more = {}) =>
        fetch(url, { method: 'POST', headers: { ...headers, ...more }, body });
      expect((await post(locked.url, '{}')).status).toBe(401);
      expect((await post(locked.url, '{}', { authorization: 'Bearer wrong' })).status).toBe(401);
      expect((await post(running.url, 'x'.repeat(70_000))).status).toBe(413);
      expect((await post(running.url, 'no json')).status).toBeGreaterThanOrEqual(400);
      expect((await fetch(running.url)).status).toBe(405);
      expect((await fetch(running.url.replace('/mcp', '/'))).status).toBe(404);
    } finally {
      await running.close();
      await locked.close();
      await geo.close();
    }
  }));
