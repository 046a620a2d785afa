/** Manifests of multipart uploads: what is read, what is refused, and how little of it. */

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MalformedManifest, readManifest } from '../../src/http/tabular/manifest.ts';

async function* chunks(bytes: Uint8Array, size = bytes.length): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const read = (text: string | Uint8Array, parts = 3, size?: number) =>
  readManifest(chunks(typeof text === 'string' ? Buffer.from(text) : text, size), parts);

const part = (number: number | string, etag: string, more = '') =>
  `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag>${more}</Part>`;
const whole = (...parts: string[]) => `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;

test.each<[string, string | Uint8Array]>([
  ['plain', whole(part(1, '"a"'), part(2, 'b'))],
  ['with a declaration and a name space', `<?xml version="1.0"?>${whole(part(1, '"a"'), part(2, 'b'))}`],
  ['with prefixes', whole(part(1, '"a"'), part(2, 'b')).replace(/<(\/?)(?=\w)/g, '<$1s3:')],
  ['with references', whole(part(1, '&quot;a&#34;'), part('&#50;', '&#x62;'))],
  ['in CDATA', whole(part(1, '<![CDATA["a"]]>'), part(2, '<![CDATA[b]]>'))],
  ['with comments and line breaks', `\n${whole(part(' 1 ', '"a"'), '<!-- x -->\n', part(2, 'b'))}\n`],
  ['with a byte order mark', `\uFEFF${whole(part(1, '"a"'), part(2, 'b'))}`],
  [
    'with other elements',
    whole(part(1, '"a"', '<ChecksumSHA256>x</ChecksumSHA256><Deep><ETag>z</ETag></Deep>'), part(2, 'b')),
  ],
  ['with a part elsewhere', whole(`<Other>${part(9, 'z')}</Other>`, part(1, '"a"'), part(2, 'b'))],
])('a manifest %s is read, in pieces of any size', async (_name, text) => {
  const expected = [
    { partNumber: 1, etag: '"a"' },
    { partNumber: 2, etag: 'b' },
  ];
  for (const size of [undefined, 1, 7]) expect(await read(text, 3, size)).toEqual(expected);
});

test.each<[string, string | Uint8Array]>([
  ['nothing', ''],
  ['no XML', 'hello'],
  ['JSON', '{"Part":[]}'],
  ['no part', whole()],
  ['another root', '<Other/>'],
  ['two roots', whole(part(1, 'a')) + whole(part(1, 'a'))],
  ['a part without a number', whole('<Part><ETag>a</ETag></Part>')],
  ['a part without an ETag', whole('<Part><PartNumber>1</PartNumber></Part>')],
  ['two numbers', whole('<Part><PartNumber>1</PartNumber><PartNumber>2</PartNumber><ETag>a</ETag></Part>')],
  ['two ETags', whole(part(1, 'a', '<ETag>b</ETag>'))],
  ['an element for a number', whole(part('<x>1</x>', 'a'))],
  ['an element for an ETag', whole(part(1, '<x>1</x>'))],
  ...['0', '-1', '1.5', '1e3', '0x1', 'one', '', '99999999999', 'NaN', '１'].map(
    (number): [string, string] => [`the number ${number}`, whole(part(number, 'a'))],
  ),
  ['an unknown entity', whole(part(1, '&e;'))],
  ['a document type', `<!DOCTYPE x [<!ENTITY e "x">]>${whole(part(1, '&e;'))}`],
  ['a document type in lower case', `<!doctype x>${whole(part(1, 'a'))}`],
  ['an end too few', whole(part(1, 'a')).slice(0, -5)],
  ['__proto__', '<__proto__><Part/></__proto__>'],
  ['__proto__ for parts', whole('<__proto__><PartNumber>1</PartNumber><ETag>a</ETag></__proto__>')],
  ['constructor', '<constructor>1</constructor>'],
  ['__proto__ for fields', whole('<Part><__proto__>1</__proto__><constructor>a</constructor></Part>')],
  ['deep nesting', '<CompleteMultipartUpload>'.repeat(300)],
  ['a forbidden character', whole(part(1, '\u0000'))],
  ['UTF-16', Buffer.from(`\uFEFF${whole(part(1, 'a'))}`, 'utf16le')],
  ['bytes that are no UTF-8', Buffer.concat([Buffer.from(whole(part(1, 'a'))), Buffer.from([0xc3])])],
])('a manifest with %s is malformed', async (_name, text) => {
  for (const size of [undefined, 1]) await expect(read(text, 3, size)).rejects.toThrow(MalformedManifest);
});

test('no more is read than the planned parts need', async () => {
  let given = 0;
  async function* endless() {
    for (;;) {
      given += 1000;
      yield Buffer.alloc(1000, ' ');
    }
  }
  await expect(readManifest(endless(), 5)).rejects.toThrow(MalformedManifest);
  expect(given).toBeLessThan(12_000);
});

test('any text is read or malformed, never anything else', async () => {
  const token = fc.constantFrom(
    '<CompleteMultipartUpload>',
    '</CompleteMultipartUpload>',
    '<Part>',
    '</Part>',
    '<PartNumber>',
    '</PartNumber>',
    '<ETag>',
    '</ETag>',
    '<__proto__>',
    '<a b="c"',
    '/>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '<?x ?>',
    '&amp;',
    '&#x;',
    '1',
    ' ',
    '\u{10ffff}',
    '\ud800',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(token, fc.string())),
      fc.integer({ min: 1, max: 50 }),
      async (words, size) => {
        const outcome = await read(words.join(''), 3, size).catch((error) => error);
        if (!(outcome instanceof MalformedManifest)) expect(outcome).toBeInstanceOf(Array);
      },
    ),
    { numRuns: 500 },
  );
});
