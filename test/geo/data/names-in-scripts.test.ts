/** Towns, sights and waters by the names that people write in other scripts, in each of their spellings. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const idOf = async (name: string) => (await geo.geocode(name)).properties.id;

test.each([
  ['Dubrovnik', 'Дубровник', '杜布罗夫尼克', 'ドゥブロヴニク', '두브로브니크', 'دوبروفنيك', 'डबरोवनिक'],
  ['Siena', 'Сиена', 'Сієна', '锡耶纳', 'シエーナ', 'シエナ', '시에나', 'سيينا'],
  ['Luang Prabang', 'Луангпхабанг', '琅勃拉邦', 'ルアンパバーン', '루앙프라방', 'लुआंग प्रबांग'],
  ['Tromsø', 'Тромсё', 'Тромсе', '特罗姆瑟', 'トロムソ', '트롬쇠', 'ترومسو'],
  ['Cusco', 'Куско', '库斯科', 'クスコ', '쿠스코', 'كوسكو', 'कुस्को'],
  ['Chamonix', 'Шамони', '霞慕尼', 'シャモニー', '샤모니', 'شاموني'],
  ['Kaohsiung', 'Гаосюн', '高雄', '臺灣高雄市', '가오슝'],
  ['Heraklion', 'Ираклион', 'Іракліон', 'イラクリオン', '이라클리오', 'هيراكليون'],
  ['Murmansk', 'Мурманск', 'Мурманськ', '무르만스크', 'مورمانسك'],
  ['Statue of Liberty', 'Freiheitsstatue', 'статуя Свободы', '自由女神像', '自由の女神像', '자유의 여신상'],
  ['Table Mountain', 'Tafelberg, South Africa', '桌山', '테이블산', 'جبل الطاولة'],
  ['Lake Como', '科莫湖', 'コモ湖', '코모호', 'بحيرة كومو'],
  ['Loch Ness', 'Лох-Несс', '尼斯湖', 'ネス湖', '네스호', 'بحيرة لوخ نس'],
])('%s in other scripts', async (english, ...names) => {
  const id = await idOf(english);
  const found = await Promise.all(names.map(async (name) => [name, await idOf(name).catch(() => 'refused')]));
  expect(found).toEqual(names.map((name) => [name, id]));
});

test.each([
  ['羅馬', '罗马', 'Rome'],
  ['慕尼黑', '慕尼黑', 'Munich'],
  ['紐約市', '纽约市', 'New York'],
  ['義大利', '意大利', 'Italy'],
  ['萊茵河', '莱茵河', 'Rhine'],
])('%s and %s are %s', async (traditional, simplified, english) => {
  const id = await idOf(english);
  expect([await idOf(traditional), await idOf(simplified)]).toEqual([id, id]);
});

test.each([
  ['Basra', 'city/99532'],
  ['Mykolaiv', 'city/700569'],
  ['Hama', 'city/170017'],
  ['Lucerne', 'city/2659811'],
  ['Oklahoma', 'region/USA-3533'],
  ['Johor', 'region/MYS-1143'],
])('%s is %s: the seat where it goes by its region, and else the region', async (name, id) => {
  expect(await idOf(name)).toBe(id);
});

test('no name of a town is lost to a form of a famous one', async () => {
  const { properties } = await geo.spatial('города на Рейне');
  expect(properties.places?.map(({ id }) => id)).toContain('river/rhine');
});
