/** What lies in the bucket. */

import type { ListedObject } from '../../ports.ts';
import type { Asking } from './connection.ts';
import { type Names, newestOf, type Version } from './names.ts';

/** Objects whose names begin so, in the order of their names, in pages of at most 1,000; what is not ours is left out. */
export async function* versionsUnder(
  ask: Asking,
  names: Names,
  start: string,
): AsyncGenerator<readonly Version[]> {
  for (let token: string | undefined; ; ) {
    const page = await ask('list', ({ client, commands, bucket }) =>
      client.send(
        new commands.ListObjectsV2Command({
          Bucket: bucket,
          Prefix: start,
          ...(token !== undefined && { ContinuationToken: token }),
        }),
      ),
    );
    yield (page.Contents ?? []).flatMap(({ Key: name = '', Size: bytes = 0, LastModified }) => {
      const key = names.keyOf(name);
      return key === null ? [] : [{ name, key, bytes, writtenAt: LastModified?.getTime() ?? 0 }];
    });
    if (page.IsTruncated !== true || page.NextContinuationToken === undefined) return;
    token = page.NextContinuationToken;
  }
}

export async function versionsOf(ask: Asking, names: Names, key: string): Promise<Version[]> {
  const versions: Version[] = [];
  for await (const page of versionsUnder(ask, names, names.under(key))) {
    versions.push(...page.filter((version) => version.key === key));
  }
  return versions;
}

/** The versions of each key together, page by page. */
export async function* keysUnder(
  ask: Asking,
  names: Names,
  start: string,
): AsyncGenerator<readonly (readonly Version[])[]> {
  // Names of one key follow one another, but may go on on the next page.
  let open: Version[] = [];
  for await (const page of versionsUnder(ask, names, start)) {
    const whole: Version[][] = [];
    for (const version of page) {
      if (open.length > 0 && open[0]!.key !== version.key) {
        whole.push(open);
        open = [];
      }
      open.push(version);
    }
    if (whole.length > 0) yield whole;
  }
  if (open.length > 0) yield [open];
}

export async function* listObjects(
  ask: Asking,
  names: Names,
  prefix: string,
): AsyncGenerator<readonly ListedObject[]> {
  for await (const page of keysUnder(ask, names, `${names.prefix}${prefix}`)) {
    yield page.map((versions) => {
      const { key, bytes, writtenAt } = newestOf(versions)!;
      return { key, bytes, writtenAt };
    });
  }
}

export async function deleteVersions(ask: Asking, versions: readonly Version[]): Promise<void> {
  for (const { name } of versions) {
    await ask('delete in', ({ client, commands, bucket }) =>
      client.send(new commands.DeleteObjectCommand({ Bucket: bucket, Key: name })),
    );
  }
}
