// The bench's series as a person's table: timestamps that say the frequency, a column of items, the last h values held out.
export const names = {
  1: 'yearly',
  4: 'quarterly',
  12: 'monthly',
  52: 'weekly',
  7: 'daily',
  5: 'business days',
  48: 'half hours',
};
const day = 86_400_000;
const iso = (time) => new Date(time).toISOString();
/** Timestamps that say the frequency, as a user's table would. */
function stamp(frequency, t) {
  if (frequency === 1) return String(1000 + t);
  if (frequency === 4 || frequency === 12) return iso(Date.UTC(1800, (t * 12) / frequency, 1)).slice(0, 10);
  if (frequency === 5)
    return iso(Date.UTC(2001, 0, 1) + (Math.floor(t / 5) * 7 + (t % 5)) * day).slice(0, 10);
  if (frequency === 24) return iso(Date.UTC(2001, 0, 1) + (t * day) / 24).slice(0, 16);
  if (frequency === 48) return iso(Date.UTC(2001, 0, 1) + (t * day) / 48).slice(0, 16);
  return iso(Date.UTC(2001, 0, 1) + t * day * (frequency === 52 ? 7 : 1)).slice(0, 10);
}

/** @param group series of one frequency: { frequency, h, values } */
export function tableOf(group) {
  const longest = Math.max(...group.map((one) => one.values.length - one.h));
  const codes = [];
  const items = [];
  const target = [];
  group.forEach((one, i) => {
    for (let t = 0; t < one.values.length - one.h; t++) {
      codes.push(t);
      items.push(i);
      target.push(one.values[t]);
    }
  });
  const dictionary = Array.from({ length: longest }, (_, t) => stamp(group[0].frequency, t));
  return {
    rows: codes.length,
    columns: [
      { kind: 'string', name: 'timestamp', codes: Int32Array.from(codes), dictionary },
      { kind: 'number', name: 'item_id', values: Float64Array.from(items) },
      { kind: 'number', name: 'target', values: Float64Array.from(target) },
    ],
  };
}
