// bench/README.md: the template bench/README.template.md with figures of bench/results filled in.
//   {{fits.balanced.1000}}       a figure, by the name of its file and its path, as it stands
//   {{blind.all.share:1%}}       as a percentage with one digit; `:2` two digits, `:,` with thousands apart, `:M2` in millions
//   {{run boosting}}             the command, its date, commit and how busy the machine was
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
export const page = join(here, 'README.md');

/** @returns {Record<string, any>} results by name */
export function readResults(folder = join(here, 'results')) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [basename(name, '.json'), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );
}

/** @param {unknown} value @param {string | undefined} format */
function shown(value, format) {
  if (format === undefined) return String(value);
  const [, kind, digits, percent] = /^([,M]?)(\d*)(%?)$/.exec(format) ?? [];
  if (kind === undefined || typeof value !== 'number')
    throw new Error(`${value} cannot be shown as ${format}`);
  const scaled = value * (percent ? 100 : 1) * (kind === 'M' ? 1e-6 : 1);
  const text = scaled.toLocaleString('en', {
    minimumFractionDigits: Number(digits),
    maximumFractionDigits: Number(digits),
    useGrouping: kind === ',',
  });
  return percent ? `${text} %` : text;
}

/** Pads the cells of a table, as the formatter of the other pages does. @param {string[]} lines */
function aligned(lines) {
  const rows = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  const isRule = (/** @type {string} */ cell) => /^-+$/.test(cell);
  const widths = rows[0].map((_, c) =>
    Math.max(3, ...rows.map((row) => (isRule(row[c]) ? 0 : row[c].length))),
  );
  return rows.map((row) => {
    const cells = row.map((cell, c) => (isRule(cell) ? '-'.repeat(widths[c]) : cell.padEnd(widths[c])));
    return `| ${cells.join(' | ')} |`;
  });
}

/** @param {string} template @param {Record<string, any>} results @throws Error for a figure that no result has */
export function render(template, results) {
  const used = new Set();
  const find = (/** @type {string} */ name) => {
    if (!(name in results)) throw new Error(`bench/results/${name}.json is missing`);
    used.add(name);
    return results[name];
  };
  const filled = template.replace(/\{\{(run )?([^}:]+)(?::([^}]*))?\}\}/g, (_, run, path, format) => {
    if (run) {
      const { command, date, commit, machine, load } = find(path);
      const cores = load
        ? `${machine.cores} cores, load ${Math.max(load.before, load.after)}`
        : machine.cores;
      return `\`${command}\` (${date}, ${commit}, ${cores})`;
    }
    const [name, ...keys] = path.split('.');
    const value = keys.reduce(
      (/** @type {any} */ at, /** @type {string} */ key) => at?.[key],
      find(name).figures,
    );
    if (value === undefined || typeof value === 'object') throw new Error(`no figure is called ${path}`);
    return shown(value, format);
  });
  const unused = Object.keys(results).filter((name) => !used.has(name));
  if (unused.length > 0) throw new Error(`the template uses nothing of ${unused.join(', ')}`);
  const tables = filled.replace(
    /(?:^\|.*\|\n)+/gm,
    (table) => `${aligned(table.trim().split('\n')).join('\n')}\n`,
  );
  return `<!-- Written by \`npm run bench\` from README.template.md and results/*.json: change those. -->\n${tables}`;
}

/** @returns {string} the whole page */
export const report = () => render(readFileSync(join(here, 'README.template.md'), 'utf8'), readResults());
