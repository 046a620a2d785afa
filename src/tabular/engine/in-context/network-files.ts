/** The files of the pretrained model: where they lie, which they are, and whether they can run on this machine. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFile, packageRequire } from '../../../shared/package-root.ts';
import { TabularError } from '../../domain/errors.ts';

/** Both graphs read their weights from the third file, which must lie beside them; the fourth tells where in it what stands. */
const names = ['fit.onnx', 'predict.onnx', 'weights.bin', 'parameters.json'] as const;

/** The folder of the manifest. */
const shipped = () => packageFile('data');
const folder = 'tabular';

/** What the answers of the pretrained model depend on: hashes of its files as the manifest states them, version and
 * execution providers of the runtime. Undefined when the model cannot take part here: switched off
 * (`GRATICULE_PRETRAINED=off`), not shipped, or no onnxruntime-node for this platform. */
export function pretrainedIdentity(): readonly string[] | undefined {
  const state = pretrainedState();
  if (state.kind !== 'present') return undefined;
  const stated = statedHashes(shipped());
  return [...names.map((name) => stated.get(name)!), state.version, ...executionProviders()];
}

/** Whether the pretrained model can take part, and if not, why and what helps. Nothing is loaded or hashed. */
export type PretrainedState =
  | { readonly kind: 'present'; readonly version: string }
  | { readonly kind: 'off' }
  | { readonly kind: 'missing'; readonly why: string; readonly fix: string };

export function pretrainedState(): PretrainedState {
  if (process.env.GRATICULE_PRETRAINED === 'off') return { kind: 'off' };
  const stated = statedHashes(shipped());
  const absent = names.filter((name) => !stated.get(name) || !existsSync(join(shipped(), folder, name)));
  if (absent.length > 0) {
    const why = `${absent.map((name) => `data/${folder}/${name}`).join(', ')} is missing.`;
    return { kind: 'missing', why, fix: `Install the package again. ${silence}` };
  }
  const version = runtimeVersion();
  if (version === undefined) {
    const why = `onnxruntime-node is not installed, or has no build for ${process.platform}-${process.arch}.`;
    return { kind: 'missing', why, fix: `Run npm install onnxruntime-node --ignore-scripts. ${silence}` };
  }
  return { kind: 'present', version };
}

const silence = 'GRATICULE_PRETRAINED=off turns it off.';

/** Why fits do without the pretrained model though nobody switched it off; undefined when they do not. */
export function pretrainedWarning(): string | undefined {
  const state = pretrainedState();
  if (state.kind !== 'missing') return undefined;
  return `Models are fitted without the pretrained model: ${state.why} ${state.fix}`;
}

/** `GRATICULE_EXECUTION_PROVIDERS=cuda,cpu` and the like, the most wanted first; the processor alone unless asked. */
export function executionProviders(): string[] {
  const asked = process.env.GRATICULE_EXECUTION_PROVIDERS?.split(',').map((name) => name.trim()) ?? [];
  return asked.some(Boolean) ? asked.filter(Boolean) : ['cpu'];
}

/** Paths of the files, once all of them are known to be what the manifest says.
 * @param data folder of the manifest
 * @throws TabularError `internal_error` naming the file that is damaged */
export function verifiedFiles(data = shipped()): Readonly<Record<(typeof names)[number], string>> {
  const stated = statedHashes(data);
  for (const name of names) {
    const found = createHash('sha256')
      .update(readFileSync(join(data, folder, name)))
      .digest('hex');
    if (found !== stated.get(name)) {
      throw new TabularError(
        'internal_error',
        `The pretrained model is damaged: data/${folder}/${name} has SHA-256 ${found}, not ${stated.get(name)}.`,
        { fix: 'Install the package again, or turn the model off: GRATICULE_PRETRAINED=off.' },
      );
    }
  }
  const paths = names.map((name) => [name, join(data, folder, name)]);
  return Object.fromEntries(paths) as Record<(typeof names)[number], string>;
}

function statedHashes(data: string): Map<string, string> {
  const path = join(data, 'manifest.json');
  if (!existsSync(path)) return new Map();
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { files: Record<string, { sha256: string }> };
  return new Map(names.map((name) => [name, manifest.files[`${folder}/${name}`]?.sha256 ?? '']));
}

/** Version of onnxruntime-node if it is installed with a build for this platform; looked up without loading it. */
function runtimeVersion(): string | undefined {
  try {
    const entry = packageRequire().resolve('onnxruntime-node');
    const root = entry.slice(0, entry.lastIndexOf('onnxruntime-node') + 'onnxruntime-node'.length);
    const build = join('bin', 'napi-v6', process.platform, process.arch, 'onnxruntime_binding.node');
    if (!existsSync(join(root, build))) return undefined;
    return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
  } catch {
    return undefined;
  }
}
