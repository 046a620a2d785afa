import { readFileSync } from 'node:fs';
import { Gazetteer } from '../../src/geo/lookup/gazetteer.ts';
import { knownNames } from '../../src/geo/resolve/known-names.ts';
import { parseSpatial } from '../../src/geo/parse/parse-spatial.ts';
import { readByTables } from '../../src/geo/parse/templates/read.ts';
import { fold, toKey } from '../../src/geo/domain/fold.ts';
const g = Gazetteer.read(readFileSync(process.env.GAZ ?? 'data/geo/gazetteer.bin'));
const names = knownNames({ gazetteer: g, own: undefined } as any);
import { Finder } from '../../src/geo/lookup/find.ts';
import { parseRequest } from '../../src/geo/parse/request.ts';
import { anyKind } from '../../src/geo/domain/place.ts';
import { areaMask } from '../../src/geo/resolve/choose.ts';
const finder = new Finder({ gazetteer: g } as any);
const idOf = (name: string) => { const c = finder.exact(parseRequest(name).readings, { mask: anyKind, lean: areaMask } as any, 1).candidates[0]; if (c) return c.place.name; return '?'+name; };
export const outline = (q: any): string => q===null||typeof q!=='object'?String(q): Array.isArray(q)? q.map(outline).sort().join(', ') : q.type==='NamedPlace' ? [q.name,...(q.within??[])].map(idOf).join('/') : (q.type ?? '')+'('+Object.entries(q).filter(([k])=>k!=='type').map(([k,v])=> (k==='of'||k==='a'||k==='b'||k==='from'||k==='minus'?'':k+'=')+outline(v)).join('; ')+')';
const run = (s: string) => { const gen = readByTables(s, names); for(;;){ const r = gen.next(); if (r.done) return r.value; } };
const file = process.argv[2]!;
if (file.endsWith('.tsv')) {
let bad=0,n=0;
for (const line of readFileSync(file,'utf8').trim().split('\n')) {
  const [s, e] = line.split('\t') as [string,string]; n++;
  const r = run(s);
  const got = r?.parsed ? outline(r.parsed.query) : 'REFUSED '+(r ? r.refusal().message : '');
  const lang = r?.parsed ? r.parsed.language : '';
  let want: string; try { want = e==='!' ? 'REFUSED' : outline(parseSpatial(e, names).query);} catch (x) { want = 'ENGLISH FAILS '+(x as Error).message; }
  const ok = e==='!' ? got.startsWith('REFUSED') : got===want;
  if (!ok) { bad++; console.log(`${s}  [${lang}]\n   got  ${got}\n   want ${want}`); }
  else if (process.argv[3]) console.log('ok', s, e==='!'?got:'');
}
console.log(`${n-bad}/${n}`);
} else { const r: any = run(process.argv.slice(2).join(' ')); console.log(r && (r.parsed ? r.parsed.language+' '+outline(r.parsed.query)+' '+r.explained : r.refusal().message)); }
