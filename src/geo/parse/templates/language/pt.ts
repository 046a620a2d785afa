import { phraseProduct } from '../../phrase-product.ts';
import { demonyms } from '../demonyms-by-language/pt.ts';
import { withOf } from '../families.ts';
import { groupNouns, groups, traits } from '../groups-by-language/pt.ts';
import type { LanguageTable } from '../table.ts';

export const pt: LanguageTable = {
  code: 'pt',
  scripts: ['Latin'],
  decimal: ',',
  units: {
    m: 'metro|metros|mts',
    km: 'quilômetro|quilômetros|quilómetro|quilómetros|kilómetros|kilômetros|quilometro|quilometros',
    mi: 'milha|milhas|milha terrestre|milhas terrestres',
    nmi: 'milha náutica|milhas náuticas|milha marítima|milhas marítimas|milhas marinhas',
    ft: 'pé|pés',
    yd: 'jarda|jardas',
  },
  numbers: {
    ones: 'zero=0 um|uma=1 dois|duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13 catorze|quatorze=14 quinze=15 dezesseis|dezasseis=16 dezessete|dezassete=17 dezoito=18 dezenove|dezanove=19 vinte=20 trinta=30 quarenta=40 cinquenta|cinqüenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 cem|cento=100 duzentos|duzentas=200 trezentos|trezentas=300 quatrocentos|quatrocentas=400 quinhentos|quinhentas=500 seiscentos|seiscentas=600 setecentos|setecentas=700 oitocentos|oitocentas=800 novecentos|novecentas=900 meio|meia=0.5',
    scales: 'mil=1000 milhão|milhões=1000000',
    glue: 'e ',
  },
  words: {
    world: 'do mundo|no mundo|mundial|mundiais|da terra|do planeta',
    bothAnd: 'como|quanto',
    both: 'tanto',
    facing: 'com costa|banhados|que têm costa|com litoral',
    tributaries: 'afluentes|tributários|afluente',
    inWhich: 'em que|em qual|em quais|a que|a qual|de que',
    lies: 'fica|ficam|está|estão|é|são|se situa|situa-se|se encontra|encontra-se|se localiza|localiza-se|está localizado|está localizada|está situado|está situada|pertence|faz parte',
    atMost: 'no máximo|como máximo|máximo',
    notIn:
      'que não estão na|que não estão no|que não fazem parte da|que não fazem parte do|que não pertencem à|que não são membros da|que não são da|não pertencentes à|mas não na',
    askedBefore: 'que|quais|quais os|quais são os|que outros|quais outros',
    withHowMany: 'com quantos|com quantas',
    bordersOne: 'faz fronteira|tem fronteira|tem fronteiras|confina|limita|faz divisa',
    withWhich: 'com que|com quais|com que outros|com quais outros',
    populated:
      'com população superior a|com população acima de|com uma população superior a|com mais de uma população de|com população de mais de',
    has: 'tem|têm|possui',
    surroundings: 'arredores|os arredores|nos arredores|redondezas|imediações|cercanias',
    outskirts: 'periferia|a periferia|subúrbios|os subúrbios|na periferia',
    hinterland: 'hinterland|sertão',
    closerTo:
      'mais perto de|mais perto do|mais perto da|mais próximo de|mais próxima de|mais próximos de|mais próximas de|mais próximo do|mais próxima do|mais próximo da|mais próxima da|mais próximas da|mais próximas do',
    thanTo: 'do que de|do que do|do que da|que de|do que|que do|que da|do que a',
    closestTo:
      'mais próxima de|mais próximo de|mais próxima do|mais próximo do|mais perto de|mais perto do|mais próxima da|mais perto da|mais próximos do',
    middle: 'centro|o centro|meio|o meio|coração|parte central|a parte central|região central|no centro',
    central: 'central',
    interior: 'interior|o interior|parte interior|zona interior',
    inner: 'interior',
    mainland: 'parte continental|a parte continental|território continental',
    continental: 'continental|peninsular',
    overseas:
      'territórios ultramarinos|partes ultramarinas|departamentos ultramarinos|regiões ultramarinas|territórios de ultramar',
    leftBank: 'margem esquerda|a margem esquerda',
    rightBank: 'margem direita|a margem direita',
    upstream: 'a montante de|a montante do|a montante da|rio acima de|acima de',
    downstream: 'a jusante de|a jusante do|a jusante da|rio abaixo de|abaixo de',
    tripoint:
      'tripla fronteira entre|tripla fronteira de|ponto triplo entre|tríplice fronteira entre|tríplice fronteira de|ponto de encontro de|ponto de encontro entre',
    corridorFrom: 'corredor de|o corredor de|de|do|da|desde|trajeto de',
    corridorTo: 'a|até|ao|à|para|até ao|até à|até a|até o',
    degrees: 'graus|grau',
    northLatitude: 'norte|graus norte|de latitude norte|latitude norte|graus de latitude norte|n',
    southLatitude: 'sul|graus sul|de latitude sul|latitude sul|graus de latitude sul|s',
    flowsWhere:
      'de onde até onde corre|de onde para onde corre|de onde a onde corre|de onde até onde vai|de onde até onde flui|onde corre|por onde corre|onde flui|por onde flui|por onde escoa',
    flowsBehind: 'corre por onde',
    course: 'curso|o curso|percurso',
    risesWhere: 'onde nasce|onde fica a nascente do rio|onde tem origem',
    source: 'nascente|a nascente|cabeceira|nascentes|cabeceiras',
    endsWhere: 'onde deságua|onde desagua|onde desemboca|onde termina o rio',
    mouth: 'foz|a foz|desembocadura|estuário',
    alongside:
      'ao longo de|ao longo do|ao longo da|ao longo dos|ao longo das|de cada lado de|de cada lado do|de cada lado da|de ambos os lados de|de ambos os lados do|de ambos os lados da|em ambos os lados do|em ambos os lados da',
    strip: 'faixa|uma faixa|faixa larga|corredor|um corredor|zona|banda',
    alongOnly: 'ao longo de|ao longo do|ao longo da',
    withMore:
      'com mais de|acima de|com pelo menos|que têm mais de|com população superior a|com população acima de|com uma população superior a',
    withFewer: 'com menos de|abaixo de|que têm menos de|com população inferior a|com no máximo',
    people: 'habitantes|de habitantes|pessoas|de pessoas|moradores',
    longerThan:
      'com mais de|mais longos que|mais longos do que|mais compridos que|mais compridos do que|de mais de',
    shorterThan: 'com menos de|mais curtos que',
    article: 'o|a|os|as|um|uma|todo o|toda a|todos os|todas as|todo|toda',
    of: "de|do|da|dos|das|d'",
    from: 'de|do|da|dos|das|a partir de|a partir da|a partir do',
    away: 'de distância|distante|distantes',
    upto: 'a|e|até',
    on: 'no|na|nos|nas|em|com o|com a',
    in: 'em|no|na|nos|nas|dentro de|dentro do|dentro da|dentro dos|dentro das|num|numa',
    with: 'com|com o|com a|com os|com as|e',
    and: 'e com|e com a|e com o|e|e também|bem como|assim como|mais|e em|e o|e a|e os|e as',
    or: 'ou',
    between: 'entre|situado entre|situada entre|entre os',
    except:
      'exceto|excepto|menos|sem|salvo|fora|fora de|fora da|fora do|com exceção de|com exceção da|com exceção do|com excepção de|à exceção de|à exceção da|à exceção do|excluindo|excetuando|mas não|tirando|sem contar|a não ser|sem incluir|com a exceção de',
    coast:
      'costa|costas|litoral|litorais|orla|margem|margens|beira-mar|beira mar|linha costeira|linha de costa|faixa litorânea|faixa costeira|zona costeira|área costeira',
    sea: 'mar|oceano',
    border:
      'na fronteira|na divisa|fronteira|fronteiras|limite|limites|divisa|divisas|contorno|contornos|perímetro|borda|linha de fronteira|fronteira terrestre|fronteiras terrestres|fronteira nacional',
    sharedBorder: 'fronteira comum|fronteira compartilhada|fronteira partilhada|divisa comum|limite comum',
    borders:
      'faz fronteira com|fazem fronteira|se encontram|encontra|limita com|confina com|faz divisa com|fazem divisa|fazem fronteira com',
    where: 'onde|o ponto onde|a linha onde',
    land: 'o espaço|a zona|zona|área|a área|o corredor|o território|a região|região',
    part: 'parte|partes|zona|zonas|área|áreas|região|território|territórios|metade|porção|pedaço|lugares|locais',
    rel: 'que fica|que ficam|que está|que estão|que se encontra|que se encontram|que é|que são|situado|situada|situados|situadas|localizado|localizada|localizados|localizadas|que fica na|mas|que distam|que dista|ficam|fica|estão|está|são|situam-se|localizam-se|encontram-se',
    around:
      'em torno de|em torno do|em torno da|em volta de|em volta do|em volta da|ao redor de|ao redor do|ao redor da|à volta de|à volta do|à volta da|em redor de|ao redor dos|em torno dos',
    circle:
      'círculo de|um círculo de|raio de|um raio de|zona de|área de|faixa de|círculo com raio de|um círculo com raio de|um círculo com um raio de',
    off: 'ao largo de|ao largo do|ao largo da|ao largo dos|ao largo das|mar adentro de|mar adentro da|mar adentro do|mar afora de|da costa ao largo de',
    waters: 'águas|mar|as águas|o mar',
    halfway:
      'a meio caminho entre|no meio do caminho entre|a meia distância entre|no meio entre|exatamente no meio entre|ponto médio entre|o ponto médio entre|na metade do caminho entre|bem no meio entre|a meio entre',
    overlap:
      'interseção entre|interseção de|intersecção entre|intersecção de|interseção da|interseção do|sobreposição de|sobreposição entre|área comum a|área em comum entre',
    near: 'perto|perto de|perto do|perto da|próximo a|próximo de|próximo ao|próximo à|próximo da|próximo do|junto a|junto ao|ao lado de|nas proximidades de|nos arredores de|ao pé de|nos arredores da',
    within:
      'até uns|a uns|a umas|até umas|mais ou menos a|a mais ou menos|dentro de uns|a menos de|dentro de um raio de|num raio de|em um raio de|no raio de|dentro de|até|a até|a não mais de|a não mais que|no máximo a|a no máximo|no máximo|a uma distância de|a uma distância máxima de|a uma distância inferior a|a uma distância menor que|a uma distância de até|numa distância de|num perímetro de|a|à distância de|menos de|a cerca de|em',
    kilometres: 'km|quilómetros|quilômetros',
    butWithin: phraseProduct('mas|e', 'menos de|a menos de|no máximo|no máximo a|não mais de|até'),
    farther:
      'a mais de|mais de|além de|a pelo menos|pelo menos a|a mais do que|mais longe que|mais longe do que|longe mais de|a uma distância superior a|a uma distância maior que|a uma distância de mais de|distante mais de|que distam mais de|no mínimo a|para além de',
    notBordering:
      'que não fazem fronteira com|que não fazem fronteira com o|que não fazem fronteira com a|que não fazem fronteira com os|que não faz fronteira com|que não fazem divisa com|que não fazem divisa com o|que não fazem divisa com a|que não limitam com|que não limitam com o|que não limitam com a|que não têm fronteira com|que não têm fronteira com o|que não têm fronteira com a',
    butNotBordering: 'mas não com|mas não com o|mas não com a|e não com|e não com o|e não com a',
    bordering:
      'fazem fronteira com|fazem fronteira com a|fazem fronteira com o|faz fronteira com|fazem divisa com|têm fronteira com|que fazem fronteira com|que faz fronteira com|que fazem fronteira com o|que fazem fronteira com a|que fazem fronteira com os|que limitam com|que limitam com o|que limitam com a|vizinhos do|vizinhos da|vizinhos de|fronteiriços com|limítrofes com|limítrofes do|limítrofes da|limítrofes de|na fronteira com|que têm fronteira com|que têm fronteira com o|que confinam com|que fazem divisa com|que fazem divisa com o|que fazem divisa com a|vizinhos ao|que tocam|que tocam a|que tocam o',
    atSea:
      'às margens do|às margens da|às margens de|à beira do|à beira da|na margem do|nas margens do|banhadas pelo|banhadas pela|à beira do|banhados pelo|banhadas pelo|banhados pela|em torno do|ao redor do|em volta do|à volta do|ao redor da|ao longo do|na costa do|em redor do|que rodeiam o|que circundam o|em torno da|banhados por|têm costa no|têm costa na|têm costa para o|têm litoral no|têm litoral na|com costa no|com costa na|com litoral no|que têm costa no|que têm costa na|que têm litoral no|dão para o|no litoral do|com saída para o|têm saída para o|que têm saída para o|à beira da',
    crossedBy:
      'atravessados pelo|atravessados pela|cruzados pelo|que atravessam|atravessadas pelo|cortados pelo|por onde passa o|por onde passa a|banhados pelo rio|atravessa|banha|percorre',
    through: 'por onde|pelos quais|onde',
    flows: 'passa|corre|passa o|corre o|passa a',
    landlocked:
      'que não são banhados pelo mar|que não tocam o mar|sem litoral|sem mar|sem saída para o mar|sem acesso ao mar|interiores|encravados|sem costa|sem saída ao mar|não têm saída para o mar|que não têm saída para o mar|não têm acesso ao mar|que não têm acesso ao mar|não têm litoral|que não têm litoral',
    islandly: 'insulares|insular',
    largest: 'maior|maiores|o maior|mais extensos|mais extenso|mais extensa',
    smallest: 'menor|menores|mais pequeno|mais pequenos|mais pequena',
    longest: 'mais longo|mais longos|mais comprido|mais compridos|mais longa',
    mostPopulous: 'mais populoso|mais populosa|mais populosos|mais populosas|mais povoado|mais povoada',
    howMany: 'quantos|quantas|o número de|número de',
    thereAre: 'há|existem|tem|ficam|estão',
    neighbours: 'vizinhos|países vizinhos|os vizinhos|países limítrofes|estados vizinhos',
    flowingInto:
      'que desaguam no|que desaguam na|que deságuam no|que deságuam na|que desembocam no|que desembocam na|que correm para o|que deságuam em|que desaguam em',
    washedBy: 'banhados pelo|banhados pela|banhadas pelo|banhadas pela|à beira do|à beira da',
    coastal:
      'costeiros|costeiras|litorâneos|litorâneas|com litoral|com costa|à beira-mar|com saída para o mar|banhados pelo mar',
    that: 'que|onde|por onde',
    crosses: 'atravessa|cruza|corta|passa',
    lead: 'seria possível ver|é possível ver|me interessa|interessa-me|que área abrange|queria saber|queria que me mostrasses|queria saber onde fica|queria saber onde é|será que me pode mostrar|me diz|dá pra me mostrar|dá para me mostrar|tem como me mostrar|pode me mostrar onde fica|onde passa|mostre-me|mostra-me|me mostre|me mostra|mostre|mostra|mostrar|mostrem|exiba|exibir|desenhe|desenha|dê-me|dá-me|me dê|me dá|encontre|encontra|procure|procura|busque|ache|destaque|indique|indica|quero ver|quero|queria ver|queria|gostaria de ver|eu gostaria de ver|eu gostaria de saber|gostaria de saber|gostava de ver|gostava de saber|eu quero ver|eu quero saber|quero saber|eu queria saber|preciso ver|preciso saber|você pode me mostrar|você poderia me mostrar|você pode mostrar|pode me mostrar|poderia me mostrar|podes mostrar-me|pode mostrar-me|podia mostrar-me|poderia mostrar|pode mostrar|podes mostrar|dá para mostrar|por favor|por gentileza|se faz favor|olá|oi|bom dia|onde fica|onde ficam|onde está|onde estão|onde se situa|onde se localiza|onde se encontra|onde é|onde são|onde que fica|onde é que fica|onde passa|por onde passa|onde começa e termina|onde começa e onde termina|onde começa e acaba|onde|qual é|qual|quais são|quais as|o que há|o que é|o que fica|o que está|mapa de|mapa do|mapa da|mapa dos|mapa das|o mapa de|o mapa do|o mapa da|um mapa de|um mapa do|um mapa da|o curso do|o curso da|curso do|curso da|a localização de|a localização do|a localização da|tudo o que fica|tudo que fica|tudo o que está|tudo que está|tudo|todos os lugares|lugares|os lugares|locais|as áreas|as zonas|a zona|a área|as regiões|áreas|zonas|o território|me diga|diga-me|diz-me|sabe dizer|sabe|você sabe|quais|qual|exatamente|podias mostrar-me|poderias mostrar-me|podias dizer-me|podes dizer-me|pode dizer-me|poderia dizer-me|podias-me mostrar|podes-me mostrar|pode-me mostrar|sabes dizer-me|mostra-me por favor|gostava que me mostrasses|que tal mostrar|dizes-me|sabes|eu gostava de ver|sabe onde fica|você sabe onde fica|me diz onde fica|mas onde fica',
    trail:
      'por favor|por gentileza|se faz favor|faz favor|obrigado|obrigada|no mapa|num mapa|em um mapa|no mundo|pra mim|para mim|fica|se encontra|aí|exatamente|onde fica|fica onde|onde está|onde é|onde se localiza|onde é que fica|onde fica mesmo',
    speaking:
      'de língua|de língua oficial|de língua materna|de fala|que falam|onde se fala|onde se fala o|em que se fala|em que se fala o|nos quais se fala',
    spoken: 'é falado|é língua oficial|é a língua oficial',
    byArea: 'em área|por área|em extensão|em extensão territorial|por extensão|em superfície|em tamanho',
    byPeople: 'em população|por população|em número de habitantes|em habitantes',
    leastPopulous:
      'menos populoso|menos populosa|menos populosos|menos populosas|menos povoado|menos povoada|menos habitado',
    gridLine: 'paralelo|meridiano',
    largerThan: 'maiores que|maiores do que|maior que|maior do que|mais extensos que',
    smallerThan: 'menores que|menores do que|menor que|menor do que|mais pequenos que|mais pequenos do que',
    morePeopleThan:
      'mais populosos que|mais populosos do que|com mais habitantes que|com mais habitantes do que|com mais população que',
    fewerPeopleThan:
      'menos populosos que|menos populosos do que|com menos habitantes que|com menos habitantes do que',
    squareKm: 'km2|quilômetros quadrados|quilómetros quadrados|km quadrados',
    ofArea: 'com área superior a|com mais de|com área maior que|com superfície superior a|de mais de',
  },
  compass: {
    most: 'mais setentrional|mais ao norte|mais a norte,mais a nordeste,mais oriental|mais a leste,mais a sudeste,mais meridional|mais ao sul|mais a sul,mais a sudoeste,mais ocidental|mais a oeste,mais a noroeste',
    noun: 'norte,nordeste,leste|este|oriente,sudeste,sul,sudoeste,oeste|ocidente|poente,noroeste',
    adj: 'norte|setentrional|setentrionais|do norte,nordeste|do nordeste,leste|este|oriental|orientais|do leste,sudeste|do sudeste,sul|meridional|meridionais|do sul|austral,sudoeste|do sudoeste,oeste|ocidental|ocidentais|do oeste,noroeste|do noroeste',
    suffix:
      'setentrional|do norte,do nordeste,oriental|do leste,do sudeste,meridional|do sul,do sudoeste,ocidental|do oeste,do noroeste',
  },
  tongues: {
    pt: 'portuguesa|português',
    es: 'espanhola|espanhol|castelhana',
    fr: 'francesa|francês',
    de: 'alemã|alemão',
    en: 'inglesa|inglês',
    ar: 'árabe',
    ru: 'russa|russo',
    it: 'italiana|italiano',
    nl: 'holandesa|holandês|neerlandês',
    tr: 'turca|turco',
    zh: 'chinesa|chinês|mandarim',
    sw: 'suaíli',
    el: 'grego|grega',
    sv: 'sueco|sueca',
    ro: 'romeno|romena',
    ms: 'malaio|malaia',
    fa: 'persa',
  },
  speakers: {
    endings: 'os|as|o|a',
    stems:
      'lusófon=pt hispanófon=es francófon=fr germanófon=de anglófon=en arabófon=ar russófon=ru italófon=it',
  },
  patterns: withOf({
    upstream: ['{a} (da nascente|desde a nascente) [até] (a|à|até) {b}'],
    downstream: [
      '{a} de {b} [até] (à foz|a foz|à sua foz|ao mar|até o mar|até ao mar)',
      '{a} desde {b} até (à foz|a foz|ao mar|o mar)',
    ],
    setIn: ['{s} (fazem parte|faz parte) <of> {l}', '{s} (pertencem|pertence) (a|à|ao|às|aos) {l}'],
    setBordering: ['{s} na fronteira com {l}'],
    setCrossing: [
      '{s} (cortados|cortadas|cruzados|cruzadas) (pelo|pela) {l}',
      '{s} {l} (atravessa|cruza|banha|percorre)',
      'por [que|quais] {s} (passa|corre) {l}',
      '(em|por) [que|quais] {s} (passa|corre|flui) {l}',
    ],
    beyond: ['(a|ao|para|mais a|mais ao) {#noun} <of> {l}', 'no lado {#adj} <of> {l}'],
    beyondAt: ['[<exactly>] {d} (a|ao|para) {#noun} <of> {l}', '[<exactly>] {d} (a|ao) {#noun} <of> {l}'],
    offCoast: [
      '[<within>] {d} da costa ao largo <of> {l}',
      '[<within>] {d} mar adentro <of> {l}',
      '<waters> até {d} <of> {l}',
    ],
    half: ['{a} {#suffix}', '<in> {#noun} {p}', 'lado {#adj} <of> {a}'],
    parallel: [
      '(paralelo|latitude) {f}[°] [{#noun}]',
      '{f}° paralelo [{#noun}]',
      '{f} paralelo {#noun}',
      '{f}[°] [graus] de latitude {#noun}',
      '{f} graus {#noun}',
    ],
    meridian: [
      'meridiano {f}[°] [{#noun}]',
      '{f}° meridiano [{#noun}]',
      '{f}[°] [graus] de longitude {#noun}',
    ],
  }),
  sets: {
    division_capital: 'capitais estaduais|capital estadual',
    canton: 'cantão|cantões',
    continent: 'continente|continentes',
    country:
      'país|países|nação|nações|estado soberano|estados soberanos|países membros|estados membros|países membro|membros',
    capital: 'capital|capitais',
    city: 'cidade|cidades',
    island: 'ilha|ilhas',
    river: 'rio|rios',
    lake: 'lago|lagos',
    sea: 'mar|mares',
    mountain_range: 'cadeias montanhosas|cordilheira|cordilheiras|serras',
    mountain: 'montanhas',
    desert: 'deserto|desertos',
    state: 'Länder|estado|estados',
    province: 'província|províncias',
    region: 'região|regiões',
    department: 'departamento|departamentos',
    district: 'distrito|distritos',
    autonomous_community:
      'comunidades autónomas|comunidades autônomas|comunidade autónoma|comunidade autônoma',
    voivodeship: 'voivodias|voivodatos|voivodia',
    county: 'condados|condado',
  },
  homes: { division_capital: 'Brasil', state: 'Brasil', district: 'Portugal' },
  kinds: {
    river: 'rio|o rio',
    lake: 'lago|o lago|lagoa|lago de',
    island: 'ilha|a ilha|ilha de|ilha da|a ilha de|ilha do',
    city: 'cidade de|cidade do|a cidade de|a cidade do|município de|cidade',
    sea: 'mar|o mar',
    desert: 'deserto|deserto do|deserto de|o deserto do',
    mountains: 'montanhas|montes|serra|cordilheira|cordilheira dos|montanhas dos',
    province: 'província de|província do|a província de|região de|região do',
    state: 'estado de|estado do|estado da|o estado de|o estado do',
    peninsula: 'península|península de|península da|península do',
    canton: 'cantão|cantão de|o cantão de',
  },
  shares: {
    '1/3': 'terço|um terço|o terço|terça parte|a terça parte',
    '2/3': 'dois terços|os dois terços',
    '1/4': 'um quarto|quarto|o quarto|a quarta parte',
    '3/4': 'três quartos|os três quartos',
    '1/2': 'metade|a metade',
    '1/5': 'um quinto|quinto',
  },
  ranks: [
    'segundo|segunda|o segundo|a segunda',
    'terceiro|terceira|o terceiro|a terceira',
    'quarto|quarta|o quarto|a quarta',
    'quinto|quinta',
  ],
  plurals:
    'países|estados|nações|capitais|cidades|ilhas|rios|lagos|mares|desertos|regiões|províncias|montanhas|cordilheiras|cantões|departamentos|penínsulas',
  demonyms: {
    endings: 'o|a|os|as|',
    stems: `alpin=Alps andin=Andes danubian=Danube saarian|sahariano|saharian=Sahara amazônic|amazónic=Amazon_rainforest francês|frances|franceses|francesa|francesas=France japonês|japoneses|japonesa|japonesas=Japan chinês|chineses|chinesa|chinesas=China inglês|ingleses|inglesa|inglesas=England português|portugueses|portuguesa|portuguesas=Portugal italian=Italy alem|alemã|alemão|alemãe|alemães|alemãs=Germany austríac=Austria suíç=Switzerland espanhol|espanhói=Spain greg=Greece american|norte-american=United_States russ=Russia turc=Turkey polones|polac=Poland brasileir=Brazil african=Africa europei|europeu|europeus|europeia=Europe asiátic=Asia sul-american=South_America portugues|português|portuguesa|portugueses=Portugal suec=Sweden noruegues|norueguês|norueguesa=Norway dinamarques|dinamarquês=Denmark holandes|holandês|neerlandês=Netherlands ingles|inglês|inglesa=England irlandes|irlandês=Ireland escocês|escoces=Scotland húngar=Hungary romen=Romania croat=Croatia japones|japonês=Japan chines|chinês=China indian=India mexican=Mexico argentin=Argentina australian=Australia egípci=Egypt marroquin=Morocco frances|francês|francesa=France canadens|canadense|canadenses=Canada chilen=Chile colombian=Colombia belg=Belgium tchec|chec=Czechia eslovac=Slovakia esloven=Slovenia búlgar=Bulgaria albanês|albaneses|albanesa|albanesas=Albania bielorruss=Belarus lituan=Lithuania islandês|islandeses|islandesa|islandesas=Iceland peruan=Peru bolivian=Bolivia venezuelan=Venezuela equatorian=Ecuador paraguai=Paraguay uruguai=Uruguay cuban=Cuba angolan=Angola moçambican=Mozambique argelin=Algeria tunisin=Tunisia nigerian=Nigeria iranian=Iran iraquian=Iraq israelense|israelenses|israelita|israelitas=Israel saudit=Saudi_Arabia paquistanês|paquistaneses|paquistanesa|paquistanesas=Pakistan vietnamit=Vietnam tailandês|tailandeses|tailandesa|tailandesas=Thailand filipin=Philippines corean|sul-corean=South_Korea sul-african=South_Africa catalão|catalães|catalã|catalãs=Catalonia andaluz|andaluzes|andaluza|andaluzas=Andalusia bávar=Bavaria texan=Texas californian=California ucranian=Ukraine ${demonyms}`,
  },
  names: {
    'Ural Mountains': 'urais|montes urais',
    'Northeast Region of Brazil':
      'nordeste do brasil|região nordeste do brasil|região nordeste|nordeste brasileiro',
    'North Region of Brazil': 'norte do brasil|região norte do brasil|norte brasileiro',
    'Southeast Region of Brazil':
      'sudeste do brasil|região sudeste do brasil|região sudeste|sudeste brasileiro',
    'South Region of Brazil': 'sul do brasil|região sul do brasil|sul brasileiro',
    'Central-West Region of Brazil':
      'centro-oeste do brasil|região centro-oeste do brasil|região centro-oeste|centro-oeste brasileiro',
    'river Moselle': 'mosela',
    Cologne: 'colónia|colônia',
    'Peso da Régua': 'régua',
    'Adriatic Sea': 'adriática',
    'Mediterranean Sea': 'mediterrânea|mediterrânica',
    'Atlantic Ocean': 'atlântica',
    'Pacific Ocean': 'pacífica',
    'Baltic Sea': 'báltica',
    'Caribbean Sea': 'caribenha|caraíba',
  },
  riverArticles: 'o do ao no pelo',
  groups,
  groupNouns,
  traits,
  groupAdjectives:
    'báltic=Baltic_states nórdic=Nordic_countries escandinav=Scandinavia balcânic=Balkans árabe|árabes=Arab_countries latino_american|latinoamerican=Latin_America centro_american|centroamerican=Central_America caribenh=Caribbean norte_african=North_Africa magrebin=Maghreb',
  lines: {
    equator: 'equador|linha do equador|linha equatorial',
    cancer: 'trópico de câncer|trópico de câncer|trópico de caranguejo',
    capricorn: 'trópico de capricórnio',
    arcticCircle: 'círculo polar ártico|círculo polar árctico|círculo ártico',
    antarcticCircle: 'círculo polar antártico|círculo polar antárctico|círculo antártico',
    primeMeridian: 'meridiano de greenwich|meridiano zero|primeiro meridiano|meridiano principal',
    dateLine:
      'linha internacional de data|linha internacional da data|linha internacional de mudança de data|antimeridiano',
    tropics: 'trópicos',
    northernHemisphere: 'hemisfério norte|hemisfério boreal|hemisfério setentrional',
    southernHemisphere: 'hemisfério sul|hemisfério austral|hemisfério meridional',
    easternHemisphere: 'hemisfério leste|hemisfério oriental',
    westernHemisphere: 'hemisfério oeste|hemisfério ocidental',
    northPole: 'polo norte|pólo norte',
    southPole: 'polo sul|pólo sul',
  },
};
