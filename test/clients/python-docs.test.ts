import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../python', import.meta.url));
const code = `
import inspect, json, sys
sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
import graticule
names = {name: getattr(graticule, name) for name in graticule.__all__}
names.update({"errors." + name: one for name, one in vars(graticule.errors).items()
              if inspect.isclass(one) and issubclass(one, graticule.GraticuleError)})
bare = []
for name, one in names.items():
    # A docstring of its own: getdoc would take that of the parent.
    if not one.__doc__: bare.append(name)
    if inspect.isclass(one):
        bare += [name + "." + key for key, member in inspect.getmembers(one)
                 if not key.startswith("_") and callable(member) and not inspect.getdoc(member)]
print(json.dumps([len(names), bare]))`;
const run = spawnSync('python3', ['-c', code, folder], { encoding: 'utf8' });

test.skipIf(run.error !== undefined)('everything public of the Python client has a docstring', () => {
  expect(run.stderr).toBe('');
  const [count, bare] = JSON.parse(run.stdout) as [number, string[]];
  expect(count).toBeGreaterThan(35);
  expect(bare).toEqual([]);
});
