/** `graticule keys create | list | revoke`: the API keys of a data directory or a database. */

import type { Command } from 'commander';
import { print, withExamples } from '../output.ts';
import { type DatabaseFlags, type OpenKeys, openKeys, withStoreOptions } from '../stores.ts';

export function register(program: Command): void {
  const keys = program.command('keys').description('Create, list and revoke API keys.');

  withExamples(
    withStoreOptions(keys.command('create')),
    'graticule keys create --org acme --user ann --data-dir ./data',
  )
    .description('Create a key; it is shown once and cannot be read back.')
    .requiredOption('--org <name>', 'organisation that the key belongs to')
    .requiredOption('--user <name>', 'user that the key belongs to')
    .option('--json', 'print {"id", "key"} as JSON')
    .action(({ org, user, json, ...flags }) =>
      withKeys(
        flags,
        (store) => store.create({ org, user }),
        (created) => {
          if (json) print(JSON.stringify(created));
          else print(`id:  ${created.id}\nkey: ${created.key}\nKeep the key now: it is not shown again.`);
        },
      ),
    );

  withExamples(withStoreOptions(keys.command('list')), 'graticule keys list --data-dir ./data --json')
    .description('List the keys, revoked ones too; never the keys themselves.')
    .option('--json', 'print an array of {"id", "org", "user", "createdAt", "revokedAt"} as JSON')
    .action(({ json, ...flags }) =>
      withKeys(
        flags,
        (store) => store.list(),
        (list) => {
          if (json) return print(JSON.stringify(list));
          if (list.length === 0) return print('No keys yet: graticule keys create --org O --user U');
          for (const { id, org, user, createdAt, revokedAt } of list) {
            print(
              `${id}  ${org}/${user}  ${createdAt}  ${revokedAt === null ? 'active' : `revoked ${revokedAt}`}`,
            );
          }
        },
      ),
    );

  withExamples(
    withStoreOptions(keys.command('revoke')),
    'graticule keys revoke key_0123456789abcdef --data-dir ./data',
  )
    .description('Revoke a key; running servers refuse it from the next request on.')
    .argument('<id>', 'id of the key, as create and list print it')
    .option('--json', 'print {"id", "revoked": true} as JSON')
    .action((id, { json, ...flags }) =>
      withKeys(
        flags,
        (store) => store.revoke(id),
        (known) => {
          if (!known) {
            throw Object.assign(new Error(`no key has the id ${id}`), {
              category: 'not_found',
              fix: 'graticule keys list shows the ids.',
            });
          }
          print(json ? JSON.stringify({ id, revoked: true }) : `revoked ${id}`);
        },
      ),
    );
}

async function withKeys<T>(
  flags: DatabaseFlags,
  question: (store: OpenKeys['store']) => T | Promise<T>,
  tell: (answer: T) => void,
): Promise<void> {
  const { store, ask } = await openKeys(flags);
  try {
    tell(await ask(question));
  } finally {
    await store.close();
  }
}
