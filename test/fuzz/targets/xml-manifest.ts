/** Manifests of multipart uploads. */

import { MalformedManifest, readManifest } from '../../../src/http/tabular/manifest.ts';
import type { FuzzTarget } from '../target.ts';

const part = (number: number, etag: string) =>
  `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`;
const texts = [
  `<CompleteMultipartUpload>${part(1, '"abc"')}${part(2, '&quot;d&#34;')}</CompleteMultipartUpload>`,
  `<?xml version="1.0" encoding="UTF-8"?>\n<s:CompleteMultipartUpload xmlns:s="http://s3.amazonaws.com/doc/2006-03-01/">\n  <s:Part>\n    <s:ETag><![CDATA["x"]]></s:ETag><!-- c -->\n    <s:PartNumber> 1 </s:PartNumber>\n    <s:ChecksumSHA256>y</s:ChecksumSHA256>\n  </s:Part>\n</s:CompleteMultipartUpload>`,
];

export const target: FuzzTarget = {
  name: 'xml-manifest',
  seeds: () => texts.map((text) => Buffer.from(text)),
  dictionary: [
    '<Part>',
    '</Part>',
    '<PartNumber>',
    '</PartNumber>',
    '<ETag>',
    '</ETag>',
    '<__proto__>',
    '<constructor>',
    '<!DOCTYPE x [<!ENTITY e "x">]>',
    '&e;',
    '&#x',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '<?',
    '?>',
    'xmlns=""',
    '/>',
    '\ufeff',
  ],
  async run(input) {
    // In pieces, as bodies come.
    async function* pieces() {
      for (let at = 0; at < input.length; at += 50) yield input.subarray(at, at + 50);
    }
    try {
      for (const { partNumber, etag } of await readManifest(pieces(), 20)) {
        if (!Number.isSafeInteger(partNumber) || partNumber < 1) throw new Error(`part number ${partNumber}`);
        if (typeof etag !== 'string') throw new Error('an ETag that is no text');
      }
    } catch (error) {
      if (!(error instanceof MalformedManifest)) throw error;
    }
  },
};
