import { phraseProduct } from '../../phrase-product.ts';
import type { Everyday } from '../everyday.ts';
import type { Requests } from './requests.ts';

export const requests: Requests = {
  around: `
    lütfen lutfen haritada harita_üzerinde harita_üstünde haritanın_üzerinde haritaya ekranda bana bize benim_için bizim_için rica_etsem rica_ediyorum rica_ederim
    zahmet_olmazsa zahmet_olmayacaksa mümkünse sana_zahmet size_zahmet bir_zahmet acaba teşekkürler teşekkür_ederim şimdiden_teşekkürler sağ_ol
    mümkün_mü mümkün_müdür olarak_göster bir_göster`,
  lead: `
    merhaba merhabalar selam selamlar iyi_günler günaydın iyi_akşamlar hadi haydi peki ben biz şu bir_de merak_ettim sorum_şu`,
  trail: `
    göster=|in|iniz|sene|senize|ebilir_misin|ebilir_misiniz|ir_misin|ir_misiniz|elim|meni_istiyorum|menizi_istiyorum|meni_isterim|menizi_isterim|meni|menizi|mek|men_gerekiyor|men_lazım|ir_misin_bana|ilsin|eyim|sen|seniz
    çiz=|in|iniz|sene|er_misin|er_misiniz|ebilir_misin|ebilir_misiniz|elim|meni|menizi|meni_istiyorum|menizi_istiyorum|mek
    işaretle=|yin|yiniz|r_misin|r_misiniz|yebilir_misin|yebilir_misiniz|sene|meni|menizi|meni_istiyorum|menizi_istiyorum|mek
    boya=|yın|yınız|r_mısın|r_mısınız|yabilir_misin|sana vurgula=|yın|r_mısın|r_mısınız|yabilir_misin belirginleştir belirginleştirin belirt=|in|ir_misin|ir_misiniz
    bul=|un|ur_musun|ur_musunuz|abilir_misin|abilir_misiniz|sana|mak görüntüle=|yin|r_misin|yebilir_misin listele=|yin|r_misin|r_misiniz|yebilir_misin|yebilir_misiniz
    sırala=|yın|r_mısın|r_mısınız|yabilir_misin say=|ın|ar_mısın|ar_mısınız|abilir_misin söyle=|yin|r_misin|r_misiniz|yebilir_misin|yebilir_misiniz|sene yaz=|ın|ar_mısın|ar_mısınız|abilir_misin
    ver=|in|ir_misin|ir_misiniz|ebilir_misin|ebilir_misiniz|sene aç aç_bakalım açar_mısın çıkar çıkarır_mısın dök renklendir renklendirir_misin tara tarar_mısın
    gör=mek_istiyorum|mek_isterim|mek_istiyoruz|mek_isterdim|ebilir_miyim|ebilir_miyiz|elim|eyim|sem_iyi_olur|sem|mem_lazım|mem_gerekiyor
    öğren=mek_istiyorum|mek_isterim|ebilir_miyim bil=mek_istiyorum|mek_isterim|iyor_musun|iyor_musunuz|en_var_mı|ir_misin merak_ediyorum merak_ettim incelemek_istiyorum bakmak_istiyorum istiyorum isterim istiyoruz
    lazım gerekiyor bakalım bunu bunları onu onları bu_bölgeyi bu_alanı bu_yeri bu_kısmı bu_hattı bu_nehri bu_ülkeyi bu_ülkeleri bu_sınırı bu_yerleri orayı orası
    tamamen bütünüyle tek_parça_halinde alan_olarak bölge_olarak çizgi_olarak liste_halinde`,
};

const ground =
  'bölge|bölgeyi|bölgeler|bölgeleri|alan|alanı|yer|yeri|yerler|yerleri|topraklar|toprakları|arazi|araziyi|kısım|kısmı|kesim|kesimi|saha|sahayı';

/** Words and orders of everyday questions beside those of the other tables. */
export const asked: Everyday = {
  names: { Crimea: "kırım|kırım'ın|kırımın|kırım'da|kırımda|kırım'ı" },
  words: {
    between: phraseProduct('arasındaki|arasında kalan|arasında yer alan|arasında bulunan', ground),
    around: 'etrafı|etrafını',
    reach: phraseProduct(
      'uzaklıktaki|mesafedeki|içindeki|çevresindeki|yakınındaki|etrafındaki|yarıçapındaki|yarıçaplı|yarıçaplı bir|kadar olan|mesafedeki bir',
      ground,
    ).concat('|yarıçapı|yarıçapını|yarıçapında|yarıçapındaki'),
    trail:
      'ne var|neler var|ne bulunuyor|neler bulunuyor|ne kalıyor|nereye düşüyor|nereye denk geliyor|nasıl bir yer|nereden geçiyor|nereden geçer|nerelerden geçiyor|nasıl geçiyor',
  },
  patterns: {
    course: [
      '{p} nasıl (akar|akıyor|akmaktadır|ilerliyor|uzanıyor|gidiyor)',
      '{p} (kaynağından|doğduğu yerden|çıktığı yerden|kaynaktan) [itibaren] (denize|döküldüğü yere|denize döküldüğü yere|ağzına|sonuna) (kadar|dek) [akışı|tamamı|tümü|yolu|olan akışı]',
    ],
    beyond: ['{l} {#noun}(e|a|ye|ya) [doğru] [kalan|uzanan|olan]'],
    within: ['{l} (merkezi|merkezine|merkezinin|merkezinden) {d} [<reach>]'],
    between: ['{a}<ablative> {b}<dative> kadar olan (bölge|alan|yer|yerler)'],
    in: ['{w} {a}<locative> (nereden|nasıl|nerelerden) (geçiyor|geçer|gidiyor|uzanıyor)'],
  },
};
