import { judge, MapJudge, readCases } from '../../support/map-judge.ts';
const j = await MapJudge.open();
for (const lang of process.argv.slice(2)) {
  if (lang.length > 3) { console.log(JSON.stringify(await j.read(lang).then((r) => r instanceof Error ? r.message : r))); continue; }
  const n = { right: 0, refused: 0, wrong: 0 };
  for (const one of readCases(`test/geo/map/questions-${lang}.txt`)) {
    let r;
    try { r = await j.read(one.question); } catch (e) { console.log('THROWN', one.question, e); continue; }
    const { verdict, why } = judge(one, r);
    n[verdict]++;
    if (verdict !== 'right') console.log(verdict.toUpperCase().padEnd(8), one.question, '→', why.slice(0, 200));
  }
  console.log(lang, n);
}
j.close();
