import { phraseProduct } from '../../phrase-product.ts';
import type { SpokenFrame } from './spoken.ts';

export const pt: SpokenFrame = {
  stems:
    'mostr|desenh|marc|marqu|pint|destac|destaqu|assinal|realc|realç|traç|trac|coloc|coloqu|bot|encontr|procur|localiz|delimit|list|enumer|cit|nomei|indic|indiqu|represent|visualiz|apresent|sublinh|identific|ach|busc|busqu',
  endings: 'a|e|em|ar|as|asse|asses|a me|e me|ar me|á lo|á la|á los|á las|a mo|a ma|a mos|a mas',
  both: 'diz me|diga me|me diz|dá me|dê me|põe|ponha|faz|faça|exiba|ver|saber|conhecer|dizer|dar|pôr|fazer|pode|podes|podia|podias|poderia|poderias|podem|posso|podemos|dá para|dá pra|daria para|dava para|tem como|teria como|consegue|consegues|conseguiria|sabe|sabes|saberia|será que|é possível|seria possível|você|vocês|o senhor|a senhora|eu|me|quer|por favor|por gentileza|se faz favor|faz favor|faz favor de|obrigado|obrigada|muito obrigado|muito obrigada|desde já|grato|grata|se possível|se for possível|se puder|olá|oi|ei|bom dia|boa tarde|boa noite|olha|desculpe|valeu|no mapa|num mapa|em um mapa|sobre o mapa|no mapa-múndi|pra mim|para mim|pra gente|aí',
  lead: [
    'dá|dê|quero|queria|queremos|gostaria|gostava|gostaríamos|adoraria|desejo|desejava|preciso|precisava|precisaria|estou procurando|estou a procurar|tô procurando|estou|me interessa|interessa me|deixa eu|deixa me|deixe me|deixe eu|vamos',
    phraseProduct(
      'fazer|faça|faz|tão amável|tão gentil|gostaria|gostava|preciso|precisava|à procura',
      '|o favor',
      'de|do|da|dos|das',
    ),
    phraseProduct('a|uma|um|o|', 'lista|mapa', 'de|do|da|dos|das|com|que mostre'),
    phraseProduct('que|até', 'área abrange|zona abrange|área cobre|onde vai|onde vão|onde chega'),
    phraseProduct(
      'onde|onde é que|por onde|por onde é que',
      'fica|ficam|está|se encontra|passa|corre',
      '|exatamente|mesmo',
    ),
    'seria|seria tão amável de|que|de ver|de me|de mostrar|quais são|quais que são|qual é|como é|como são|conhece|conheces|qual é o percurso de|qual é o percurso do',
  ].join('|'),
  behind:
    'o|a|os|as|essa zona|esta zona|essa área|esta área|essa parte|essa linha|esse território|essa região|esses países|isso|isto|exatamente|ao certo|onde fica exatamente|fica onde|fica onde mesmo|onde fica mesmo|onde é que fica|passa por onde|por onde passa|por onde é que passa|até onde vai',
};
