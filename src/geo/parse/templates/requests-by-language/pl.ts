import type { Everyday } from '../everyday.ts';
import type { Requests } from './requests.ts';

export const requests: Requests = {
  around: `
    ja czy=_można|_możesz|_możecie|_może|_możemy|_mogę|_mógłbyś|_mógłby|_mogłabyś|_mogłaby|_moglibyście|_da_się bardzo pan pani może dałoby_się z_góry
    poka=ż|żcie|zać|żesz|żecie|zał|zała|zali|żmy|zanie nary=suj|sujcie|sować|sujesz|sował|sowała rysuj naszkic=uj|ujcie|ować wykreśl wykreślić
    obrysuj obrysować obwiedź obwieść zakreśl zakreślić zamaluj zamalować pokoloruj pokolorować pomaluj pomalować zakoloruj
    zaznacz=|cie|yć|ysz|ycie|ył|yła|enie oznacz=|cie|yć|ysz podświetl=|cie|ić|isz wyróżnij wyróżnić wska=ż|żcie|zać|żesz|żecie|zał|zała
    wyświetl=|cie|ić|isz przedstaw=|cie|ić nanieś nanieść wykreśl da=j|jcie|ć|sz poda=j|jcie|ć|sz znaj=dź|dźcie|dziesz wyszuka=j|jcie|ć odszuka=j|jcie|ć|sz poszuka=j|jcie|ć
    odnajdź znaleźć wymień wymieńcie wymienić wypisz wypiszcie wypisać napisz otwórz zwizualizuj
    powiedz powiedzcie powiedzieć powiesz podpowiedz podpowiesz określ określić
    zobaczyć widzieć obejrzeć zobacz zobaczył zobaczyła obejrzał obejrzała wiedzieć dowiedzieć_się popatrzeć zobacz=ę|ymy obejrzę popatrzę z_przyjemnością w_całości
    mi nam dla_mnie dla_nas proszę poproszę poprosimy na_mapie na_mapę na_mapie_świata na_ekranie kolorem innym_kolorem
    jeśli_można jeśli_to_możliwe jeżeli_można jeśli_możesz dziękuję dzięki będę_wdzięczny będę_wdzięczna
    chc=ę|emy|iał|iała chciał=bym|abym|byśmy chcę_żebyś chętnie bym może=sz|cie możemy mog=ę|ę_prosić_o
    mógł=byś|by|bym mogła=byś|by|bym moglibyście mógłby_ktoś
    da_się można
    pomóż pomóżcie pomóc trzeba należy potrzebuję potrzebujemy muszę spróbuj`,
  lead: `
    bądź_tak_miły_i bądź_tak_miła_i bądź_tak_dobry_i bądź_tak_dobra_i bądź_tak_uprzejmy_i proszę_być_tak_miłym_i zobaczmy popatrzmy spójrz_na
    uprzejmie_proszę_o proszę_o prosiłbym_o prosiłabym_o interesuje_mnie interesują_mnie interesuje_nas ciekawi_mnie ciekawe ciekaw_jestem ciekawa_jestem
    dzień_dobry dobry_wieczór hej witam no_pokaż no_to weź to_może słuchaj słuchajcie
    zrób_listę zrób_mapę zrób_mi_mapę potrzebna_mapa potrzebuję_mapy potrzebuję_listy lista listę mapa mapę spis`,
  trail: `
    ten_obszar ten_teren tę_część ten_region tę_linię ten_odcinek tę_rzekę ten_kraj to_miejsce te_miejsca te_kraje te_tereny ten_fragment tę_strefę
    tą_część tą_linię je ją w_całości jakie_to_miasto co_to_za_miasto jaki_to_kraj co_to_za_kraj co_to_za_rzeka jednym_konturem jako_linię jako_obszar w_formie_listy w_postaci_linii`,
};

/** Words and orders of everyday questions beside those of the other tables. */
export const asked: Everyday = {
  words: {
    from: 'od centrum|od środka|od śródmieścia|od rynku|od rynku głównego|od głównego rynku w|od rynku w|od dworca głównego w|od głównego dworca w|we wszystkie strony od|w każdą stronę od',
    around: 'wokół centrum|dookoła centrum',
    flowsWhere: 'jak płynie|jak przepływa|jak biegnie|którędy biegnie',
    flowsBehind: 'jak płynie|którędy płynie',
    course: 'cały bieg|droga|trasa|nurt|biegu|cały przebieg',
    endToEnd:
      'od źródła do morza|od źródeł do morza|od źródła aż do morza|od źródeł aż do morza|od źródła do samego morza|od źródeł aż po morze',
    circle: 'koło|kółko|okrąg|okręgu|teren|rejon|obszaru|obszarze|koło w promieniu|okrąg w promieniu',
    between: 'między miastami|pomiędzy miastami|między miejscowościami|pomiędzy miejscowościami',
    ofRadius: 'o promieniu|promień|w promieniu|i o promieniu|i promieniu|i promień',
    centredIn: 'ze środkiem w|ze środkiem na|o środku w|z centrum w',
    part: 'ta część|tę część|tą część|tej części|cała część|ten kawałek|ten obszar|ten fragment',
    land: 'to co leży|co jest|wszystko|pas ziemi|rejon|region|tereny leżące|wszystko co leży',
    in: 'przez terytorium|po terenie|przez obszar',
    lead: 'co jest|co znajduje się|co się znajduje|co leży|co mamy|jak wygląda|jak biegnie|jak idzie|gdzie u nas jest',
  },
  patterns: {
    beyond: ['(od|począwszy od|zaczynając od) {l} [i] [dalej|aż] na {#dat}'],
  },
};
