/** JSON request bodies, read within a limit. */

export type BodyResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: 'malformed' | 'too_large'; readonly empty?: boolean };

const malformed: BodyResult = Object.freeze({ ok: false, reason: 'malformed' });
const empty: BodyResult = Object.freeze({ ok: false, reason: 'malformed', empty: true });
const tooLarge: BodyResult = Object.freeze({ ok: false, reason: 'too_large' });
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The body as JSON (RFC 8259: UTF-8), whatever its Content-Type says.
 * @returns `malformed` for an empty, truncated, non-UTF-8 or non-JSON body; `too_large` above `maxBytes`,
 *          known from Content-Length before anything is read, or while reading when there is none */
export async function readJson(request: Request, maxBytes: number): Promise<BodyResult> {
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > maxBytes) return tooLarge;
  try {
    // With a declared length the HTTP parser has bounded the body; without one we count.
    const bytes =
      declared === null ? await readBounded(request, maxBytes) : new Uint8Array(await request.arrayBuffer());
    if (bytes === undefined || bytes.byteLength > maxBytes) return tooLarge;
    if (bytes.byteLength === 0) return empty;
    return { ok: true, value: JSON.parse(utf8.decode(bytes)) };
  } catch {
    return malformed;
  }
}

async function readBounded(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
}
