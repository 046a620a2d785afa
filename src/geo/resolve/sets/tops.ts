/** Mountains that no other of their range outranks, though no other of it is known here: the one that is known is the
 * highest. Of other ranges the one mountain that is known is not, as the Puy de Dôme is none of the Massif Central. */
export const topsOfRanges: ReadonlySet<string> = new Set(
  "Hoverla|Mount Smolikas|Großer Feldberg|Wasserkuppe|Śnieżka|Moncayo|Pen y Fan|Kaçkar Dağı|Lugnaquilla|Kékes|Corno Grande|Snøhetta|Omu Peak|Vihren|Peñalara|Almanzor|Torre (Serra da Estrela)|Slieve Donard|Pico Turquino|Mount Olympus (Cyprus)|Tullu Dimtu|Yerupajá|Monte Cimone|Munku-Sardyk|Gora Pobeda|Mount Paektu|Seoraksan|Qurnat as Sawda|Mount Hermon|Jabal an-Nabi Shu'ayb|Doddabetta|Profitis Ilias (Taygetos)|Mount Kinabalu|Puncak Mandala|Jirisan|Musala|Mount Nimba|Mount Bintumani|Mount Satima|Toubkal|Mount Tahat|Emi Koussi|Ras Dashen|Mount Marcy|Mount Mansfield|Mount Washington (New Hampshire)|Mount Olympus (Washington)|Black Elk Peak|Grand Teton|Kings Peak|Gannett Peak|Guadalupe Peak".split(
    '|',
  ),
);
