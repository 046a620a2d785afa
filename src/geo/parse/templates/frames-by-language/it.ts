import { phraseProduct } from '../../phrase-product.ts';
import type { SpokenFrame } from './spoken.ts';

export const it: SpokenFrame = {
  stems:
    'mostr|disegn|tracc|tracci|evidenzi|evidenz|segn|segnal|indic|indich|trov|cerc|cerch|color|individu|localizz|delimit|rappresent|elenc|elench|list|nomin|cit|visualizz|guard|sottoline|marc',
  endings:
    'a|i|ate|are|ami|aci|amelo|amela|ameli|alo|ala|ali|ale|atemi|armi|arci|arlo|arla|armelo|armela|ino|assi|asse|eresti|erebbe',
  both: 'dammi|mi dia|datemi|fammi|facci|fatemi|faccia|fammelo|fammela|fammeli|fammele|fai|metti|mettimi|metta|dimmi|ditemi|mi dica|vedere|vederlo|vederla|sapere|conoscere|avere|dire|dirmi|dare|darmi|farmi|farmelo|farmela|fare|mettere|puoi|può|potresti|potrebbe|potete|potreste|posso|potrei|possiamo|si può|si potrebbe|riesci a|riesce a|sai|sa|sapete|sapresti|saprebbe|vuoi|ti va di|è possibile|sarebbe possibile|mi|ci|me|ce|me lo|me la|me li|me le|per favore|per piacere|per cortesia|cortesemente|gentilmente|grazie|grazie mille|grazie in anticipo|in anticipo|se possibile|se puoi|se può|ciao|salve|buongiorno|buonasera|senti|senta|ehi|allora|scusa|scusi|sulla mappa|sulla cartina|sulla carta|su una mappa|su una cartina|su mappa|sul mappamondo|in evidenza',
  lead: [
    'voglio|vorrei|volevo|vorremmo|desidero|desidererei|cerco|cercavo|sto cercando|avrei|ho|mi servirebbe|mi servirebbero|mi serve|mi servono|mi occorre|mi interessa|mi interessano|mi piacerebbe|gradirei',
    phraseProduct('bisogno|lista|elenco|un elenco|la lista', "di|del|della|dell'|dei|delle|degli"),
    phraseProduct('sarebbe|saresti|sareste', 'così', 'gentile|gentili|cortese', '|da'),
    phraseProduct("un'occhiata|uno sguardo", "a|al|alla|all'|ai|alle"),
    phraseProduct("dov'è|dove si trova|dove sta", 'esattamente|di preciso'),
    phraseProduct('che zona|che area|fin dove|fino a dove', 'copre|arriva|va'),
    "che|che mi|quali sono|qual è|com'è fatta|com'è fatto|che forma ha|dov'è che si trova|dove sarebbe|conosci",
  ].join('|'),
  behind:
    "lo|la|li|le|questa zona|quella zona|questa parte|quest'area|quell'area|questa linea|questo territorio|questo tratto|questi paesi|esattamente|di preciso|dov'è esattamente|dov'è di preciso|dove si trova esattamente|dove si trova di preciso|com'è fatto|com'è fatta|fin dove arriva|dove passa|da dove passa|che percorso fa|dove scorre",
};
