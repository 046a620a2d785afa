import { createGeo } from './src/geo/index.ts';
import { postgis } from './src/geo/postgis/index.ts';
import pg from 'pg';
const orig = pg.Client.prototype.query as any; let log: string[] = [];
(pg.Client.prototype as any).query = function (t: any, ...r: any[]) { log.push((typeof t==='string'?t:t.text) + ' ' + JSON.stringify(r[0]??'').slice(0,120)); return orig.call(this, t, ...r); };
const geo = createGeo({ mapFeatures: postgis({ url: 'postgres://postgres@127.0.0.1:55432/osm' }) });
for (const q of ['hotels in Andorra','the 3 nearest hotels to the police station in Andorra','Italian restaurants within 500 m of the church in Andorra la Vella', 'hotels in Andorra']) {
  log = []; const t = process.cpuUsage(); const s = performance.now();
  try { const r = await geo.mapFeatures(q); console.log(q, r.count); } catch (e) { console.log(q, String(e)); }
  const c = process.cpuUsage(t);
  console.log(((c.user+c.system)/1000).toFixed(0)+' ms cpu', (performance.now()-s).toFixed(0)+' ms wall', log.length + ' statements'); for (const l of log) console.log('   ', l.replace(/\s+/g,' ').slice(0, 210));
}
await geo.close();
