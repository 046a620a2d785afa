/** Ways of putting a question in Turkish beside those that its patterns have. */

import type { Ways } from '../ways.ts';

export const ways: Ways = {
  classes: {},
  ways: [
    [
      '{a} {x:enleminin|paralelinin|paralelin|enlemin|dairesinin} (üstünde|üzerinde|yukarısında) {r}',
      '{a} {x} kuzeyinde {r}',
    ],
    [
      '{a} {x:enleminin|paralelinin|paralelin|enlemin|dairesinin} (altında|aşağısında) {r}',
      '{a} {x} güneyinde {r}',
    ],
    ['ekvatordan geçen {n:ülkeler|devletler}', 'ekvatorun geçtiği {n}'],
    ['{p} (nereden|nerden) doğup (nereye|nerede) (dökülür|dökülüyor|biter|akar)', '{p} nereden nereye akar'],
    [
      '(sadece|yalnızca|yalnız|sırf|tek) {a} {b:yakası|kısmı|tarafı|bölümü|kesimi|yarısı|kıyısı|sahili|kuzeyi|güneyi|doğusu|batısı}',
      '{a} {b}',
    ],
    [
      '{a} [ama|fakat] (sadece|yalnızca|yalnız) {b} {c:yakası|kısmı|tarafı|bölümü|kesimi|yarısı}',
      '{a} {b} {c}',
    ],
    ['en uzun (nehrimiz|akarsuyumuz|ırmağımız)', "türkiye'nin en uzun nehri"],
    ['en büyük gölümüz', "türkiye'nin en büyük gölü"],
    ['en yüksek (dağımız|zirvemiz)', "türkiye'nin en yüksek dağı"],
    ['en kalabalık (ilimiz|şehrimiz)', "türkiye'nin en kalabalık şehri"],
    ['en büyük (ilimiz|şehrimiz)', "türkiye'nin en büyük şehri"],
    ['en büyük adamız', "türkiye'nin en büyük adası"],
    ['sınır komşularımız', "türkiye'nin komşuları"],
    ['komşularımız', "türkiye'nin komşuları"],
    ['(sınır komşularımızın|komşularımızın) başkentleri', "türkiye'ye komşu ülkelerin başkentleri"],
  ],
};
