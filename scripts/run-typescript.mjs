// Runs a TypeScript program of this repository: node scripts/run-typescript.mjs test/fuzz/main.ts [arguments]
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const [, , path = ''] = process.argv;
const dir = await bundle({ program: path }, `program-${process.pid}`);
process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
process.argv.splice(1, 2, path);
await import(pathToFileURL(join(dir, 'program.mjs')).href);
