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
bare, untold = [], []
def check(name, verb):
    doc = inspect.getdoc(verb) or ""
    signature = inspect.signature(verb)
    wanted = [":param %s:" % key for key in signature.parameters if key != "self"]
    if signature.return_annotation not in (None, "None", inspect.Signature.empty): wanted.append(":returns:")
    untold.extend(name + " " + one for one in wanted if one not in doc)
for name, one in names.items():
    # A docstring of its own: getdoc would take that of the parent.
    if not one.__doc__: bare.append(name)
    if inspect.isfunction(one): check(name, one)
    if inspect.isclass(one) and not issubclass(one, Exception):
        for key, member in inspect.getmembers(one, inspect.isfunction):
            if not key.startswith("_"): check(name + "." + key, member)
        if "__dataclass_fields__" not in vars(one):
            untold += [name + " :param %s:" % key for key in inspect.signature(one).parameters
                       if ":param %s:" % key not in one.__doc__]
        untold += [name + " :ivar %s:" % key for key in vars(one).get("__dataclass_fields__", ())
                   if key not in one.__doc__]
    if inspect.isclass(one):
        bare += [name + "." + key for key, member in inspect.getmembers(one)
                 if not key.startswith("_") and callable(member) and not inspect.getdoc(member)]
print(json.dumps([len(names), bare, untold]))`;
const run = spawnSync('python3', ['-c', code, folder], { encoding: 'utf8' });

test.skipIf(run.error !== undefined)(
  'everything public of the Python client has a docstring that tells its arguments and what it returns',
  () => {
    expect(run.stderr).toBe('');
    const [count, bare, untold] = JSON.parse(run.stdout) as [number, string[], string[]];
    expect(count).toBeGreaterThan(35);
    expect(bare).toEqual([]);
    expect(untold).toEqual([]);
  },
);
