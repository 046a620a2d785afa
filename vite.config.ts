/** Builds the pages of `src/screen` into `dist/screen`. */

import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const brotli = promisify(brotliCompress);

/** Keeps every file in its compressed form alone: `src/http/served-files.ts` unpacks it for those who cannot. */
function compressAhead(): Plugin {
  return {
    name: 'compress-ahead',
    apply: 'build',
    async writeBundle({ dir }) {
      const files = await readdir(dir!, { recursive: true, withFileTypes: true });
      for (const entry of files.filter((file) => file.isFile())) {
        const path = join(entry.parentPath, entry.name);
        const bytes = await readFile(path);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        await writeFile(`${path}.part`, await brotli(bytes, { params }));
        await rename(`${path}.part`, `${path}.br`);
        await rm(path);
      }
    },
  };
}

/** The pages: what stands in their title, and the module that draws them. */
const pages = { map: 'Map', console: 'Console', docs: 'Reference' };

/** All pages are made of one, `page.html`. */
function pagesOfOne(): Plugin {
  const files = new Map(
    Object.entries(pages).map(([name, title]) => [here(`src/screen/${name}.html`), { name, title }]),
  );
  return {
    name: 'pages-of-one',
    enforce: 'pre',
    resolveId: (id) => (files.has(id) ? id : undefined),
    async load(id) {
      const page = files.get(id);
      if (page === undefined) return undefined;
      const source = await readFile(here('src/screen/page.html'), 'utf8');
      return source.replace('{title}', page.title).replace('{name}', page.name);
    },
  };
}

/** The viewer comes with its own packages inside; their notices stand beside it, not in its code. */
function viewerNotices(): Plugin {
  return {
    name: 'viewer-notices',
    apply: 'build',
    async generateBundle() {
      const path = here('node_modules/swagger-ui-dist/swagger-ui-es-bundle.js.LICENSE.txt');
      this.emitFile({ type: 'asset', fileName: 'licenses-in-viewer.txt', source: await readFile(path) });
    },
  };
}

/** What the package of holidays knows, as data: the pages need none of its rules. */
function holidayPlaces(): Plugin {
  // As a part of the package, so that its licence is told with those of the others.
  const made = `${here('node_modules/date-holidays/lib/index.cjs')}?places`;
  return {
    name: 'holiday-places',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:holiday-places' ? made : undefined),
    async load(id) {
      if (id !== made) return undefined;
      const { default: Holidays } = await import('date-holidays');
      const calendar = new Holidays();
      const places = Object.entries(calendar.getCountries('en')).map(([code, country]) => [
        code,
        country,
        Object.entries(calendar.getStates(code, 'en') ?? {}),
      ]);
      return `export default ${JSON.stringify(places)}`;
    },
  };
}

export default defineConfig({
  root: here('src/screen'),
  base: '/_screen/',
  publicDir: false,
  plugins: [pagesOfOne(), holidayPlaces(), viewerNotices(), compressAhead()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    rolldownOptions: {
      treeshake: {
        // Its Snappy is started when the module is loaded; unused, it stays out.
        moduleSideEffects: [{ test: /hyparquet-compressors/, sideEffects: false }],
      },
    },
  },
  build: {
    outDir: here('dist/screen'),
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the pages allows no `data:` scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: Object.fromEntries(Object.keys(pages).map((name) => [name, here(`src/screen/${name}.html`)])),
    },
  },
});
