import type { LanguageTable } from '../table.ts';

export const groups: NonNullable<LanguageTable['groups']> = {
  'Baltic states': 'बाल्टिक',
  'Nordic countries': 'नॉर्डिक',
  Scandinavia: 'स्कैंडिनेविया|स्कैंडिनेवियाई|स्कैंडिनेवियन',
  Benelux: 'बेनेलक्स|बेनेलक्स',
  Balkans: 'बाल्कन|बाल्कन प्रायद्वीप',
  'European Union': 'यूरोपीय संघ|ईयू|यूरोपियन यूनियन',
  NATO: 'नाटो',
  G7: 'जी7|जी 7|g7|जी सात',
  G20: 'जी20|जी 20|g20',
  BRICS: 'ब्रिक्स',
  ASEAN: 'आसियान',
  OPEC: 'ओपेक',
  'Gulf states': 'खाड़ी|खाड़ी सहयोग परिषद',
  'Visegrad Group': 'विसेग्राद समूह',
  Maghreb: 'मगरेब|मग़रिब|मघरेब',
  'Arab countries': 'अरब',
  'Arab League': 'अरब लीग',
  'Middle East': 'मध्य पूर्व',
  SAARC: 'सार्क',
  'Southeast Asia': 'दक्षिण पूर्व एशिया|दक्षिण पूर्वी एशिया|दक्षिण पूर्व एशियाई|दक्षिण पूर्वी एशियाई',
  'Central Asia': 'मध्य एशिया|मध्य एशियाई',
  'East Asia': 'पूर्वी एशिया|पूर्व एशिया|पूर्वी एशियाई',
  'South Asia': 'दक्षिण एशिया|दक्षिण एशियाई',
  'Latin America': 'लैटिन अमेरिका|लातिन अमेरिका|लैटिन अमेरिकी|लातिन अमेरिकी',
  'Central America': 'मध्य अमेरिका|मध्य अमेरिकी',
  'South America': 'दक्षिण अमेरिका|दक्षिण अमेरिकी|दक्षिणी अमेरिका',
  'North America': 'उत्तरी अमेरिका|उत्तर अमेरिका|उत्तरी अमेरिकी',
  Caribbean: 'कैरिबियाई|कैरेबियन|कैरिबियन',
  'North Africa': 'उत्तरी अफ्रीका|उत्तर अफ्रीका|उत्तरी अफ्रीकी',
  'West Africa': 'पश्चिम अफ्रीका|पश्चिमी अफ्रीका|पश्चिम अफ्रीकी',
  'East Africa': 'पूर्वी अफ्रीका|पूर्वी अफ्रीकी',
  'Central Africa': 'मध्य अफ्रीका|मध्य अफ्रीकी',
  'Western Europe': 'पश्चिमी यूरोप',
  'Eastern Europe': 'पूर्वी यूरोप|पूर्वी यूरोपीय',
  'Central Europe': 'मध्य यूरोप',
  'Southern Europe': 'दक्षिणी यूरोप',
  'former Yugoslavia': 'पूर्व यूगोस्लाविया',
  'Soviet Union': 'पूर्व सोवियत संघ|सोवियत संघ',
  Eurozone: 'यूरोज़ोन|यूरोजोन',
};

export const groupNouns: NonNullable<LanguageTable['groupNouns']> = {
  monarchies: 'राजशाहियाँ|राजशाही|राजतंत्र|राजशाही वाले देश|राजतंत्रों',
  'nuclear-powers': 'परमाणु शक्तियाँ|परमाणु देश|परमाणु संपन्न देश',
};

export const traits: NonNullable<LanguageTable['traits']> = {
  'euro-users':
    'यूरो का उपयोग करने वाले|यूरो का इस्तेमाल करने वाले|यूरो इस्तेमाल करने वाले|यूरो का प्रयोग करने वाले|जहाँ यूरो चलता है|जहां यूरो चलता है|यूरो मुद्रा वाले',
  'left-hand-traffic': 'जहाँ बाईं ओर गाड़ी चलाई जाती है|जहां बाईं ओर गाड़ी चलाई जाती है|बाईं ओर चलने वाले|जहाँ बाएँ चलते हैं',
  'nuclear-powers': 'परमाणु हथियार वाले|परमाणु हथियार रखने वाले|परमाणु बम वाले|जिनके पास परमाणु हथियार हैं',
};

/** Letters that are written in two ways, for the language’s table, which has its full length. */
export const spellings =
  'फ्=फ़् फ=फ़ ज=ज़ ग=ग़ क=क़ ड=ड़ ढ=ढ़ ंड=ण्ड ण्ड=ंड ंट=ण्ट ण्ट=ंट ंद=न्द न्द=ंद ंत=न्त न्त=ंत ंब=म्ब म्ब=ंब ंप=म्प म्प=ंप ंग=ङ्ग ंक=ङ्क ंज=ञ्ज ंच=ञ्च ं=ँ ँ=ं ॉ=ा ा=ॉ';
