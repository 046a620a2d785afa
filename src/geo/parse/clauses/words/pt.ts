import { phraseProduct } from '../../phrase-product.ts';
import type { ClauseWords } from '../clause-words.ts';

const touchVerbs =
  'toca|tocam|toque|toquem|faz fronteira|fazem fronteira|faça fronteira|façam fronteira|faz divisa|fazem divisa|faça divisa|façam divisa|faz limite|fazem limite|faz fronteiras|fazem fronteiras|faz raia|limita|limitam|limite|limitem|confina|confinam|confronta|confrontam|encosta|encostam|partilha|partilham|partilhe|partilhem|compartilha|compartilham|compartilhe|compartilhem|divide fronteira|dividem fronteira|tem fronteira|tem fronteiras|tenha fronteira|tenham fronteira|tem divisa|tenha divisa|tenham divisa';
const shoreVerbs =
  'dão|banha|banham|banhe|banhem|margeia|margeiam|beiram|bordeja|bordejam|rodeia|rodeiam|circunda|circundam|se abre|se abrem|debruça|debruçam';
const flowsVerbs =
  'passa|passam|passe|passem|corre|correm|corra|corram|atravessa|atravessam|atravesse|atravessem|cruza|cruzam|cruze|cruzem|flui|fluem|flua|fluam|percorre|percorrem|percorra|percorram|corta|cortam|corte|cortem|escoa|escoam|rega|regam';
const intoVerbs =
  'deságua|desaguam|desague|desaguem|desemboca|desembocam|desemboque|desemboquem|conflui|confluem|aflui|afluem|despeja|despejam|lança-se|lançam-se|joga-se|se lança|se lançam';
const risesVerbs =
  'nasce|nascem|nasça|nasçam|brota|brotam|se origina|se originam|origina-se|originam-se|tem origem|tenha origem|surge|surgem|tem nascente|tem a nascente|tem sua nascente|tem a sua nascente';
const have = 'tem|tenha|tenham|possui|possuem|possua|tendo|ter';
const having = `com|${have}`;
const meets = phraseProduct(
  'toca|tocam|toque|toquem|tocando|faz fronteira|fazem fronteira|façam fronteira|fazendo fronteira|limita|limitam|confina|confinam',
  'com|em|no|na|a|ao|',
  'o|a|os|as|',
);
const without = (verbs: string) => phraseProduct('não|n|nem|nunca|jamais|tampouco', verbs);

const notIs =
  'não é|não são|não está|não estão|não fica|não ficam|não seja|não sejam|não se encontra|não se encontram|não se situa|não se situam|mas não|e não|não|n é|n são|nem é|nem são|nem está|nem estão|nem fica|nem ficam';
const enclosed =
  'encravado|encravada|encravados|encravadas|sem saída para o mar|sem litoral|sem costa|sem mar';
const seaside =
  'costeiro|costeira|costeiros|costeiras|litorâneo|litorânea|litorâneos|litorâneas|do litoral|no litoral|na costa';
/** What compares with a named place or says how much of a thing: words of no set, so that none is read from the superlative in them. */
const compared = phraseProduct(
  'maior|maiores|menor|menores|mais extenso|mais extensa|mais pequeno|mais pequena|mais pequenos|mais pequenas|mais longo|mais longa|mais longos|mais longas|mais comprido|mais compridos|mais curto|mais curtos|mais alto|mais alta|mais altos|mais altas|mais profundo|mais profunda|mais populoso|mais populosa|mais populosos|mais populosas|menos populoso|menos populosa|menos populosos|menos populosas|mais habitantes|menos habitantes|mais população|menos população|mais gente|menos gente',
  'que|q|do que|que o|que a|que os|que as|do que o|do que a|do que os|do que as|à do|ao do|à da',
);
/** "O maior que faz fronteira com" is no comparison, which "maior que" is. */
const relative = (verbs: string) => phraseProduct('|que', verbs);

export const pt: ClauseWords = {
  object: 'behind',
  fill: 'o|os|um|uma|uns|umas|este|esta|estes|estas|isto|esse|essa|esses|essas|isso|aquele|aquela|aqueles|aquelas|aquilo|que|q|qual|quais|a qual|as quais|ql|qm|quem|onde|aonde|ond|por onde|em que|eh|são|seja|sejam|ser|sendo|estão|tá|tão|esteja|estejam|estar|fica|ficam|fique|fiquem|ficar|ficando|fika|há|haja|existe|existem|exista|existam|existente|existentes|se|encontra|encontram|encontrar|situa|situam|situado|situada|situados|situadas|localiza|localizam|localizado|localizada|localizados|localizadas|localizar|eu quero|eu queria|eu gostaria|eu preciso|tu|você|vocês|vc|vcs|cê|ele|ela|eles|elas|nós|me|te|lhe|seu|sua|seus|suas|dele|dela|deles|delas|chama|chamam|chamado|chamada|chamados|chamadas|denominado|denominada|denominados|denominadas|nome|nomes|diz|diga|digam|dizer|fala|fale|mostra|mostre|mostrar|mostrem|exibe|exiba|exibir|indica|indique|indicar|aponta|aponte|dá-me|dê-me|me dá|me dê|lista|liste|listar|a lista|enumera|enumere|desenha|desenhe|destaca|destaque|procuro|procura|procurar|procurando|estou procurando|estou à procura|à procura|tô procurando|busco|buscar|quero|queria|gostaria|gostava|preciso|precisava|ver|saber|sabe|sabes|sabem|conhece|conheces|alguém|pode|podes|podem|poderia|poderias|podia|podias|consegue|consegues|por favor|porfavor|pfv|faz favor|faça favor|se faz favor|sff|obrigado|obrigada|valeu|vlw|obg|olá|oi|bom dia|boa tarde|boa noite|ei|então|bem|bom|né|pois|ora|aí|lá|ali|aqui|mas|porém|já|mesmo|é que|realmente|na verdade|exatamente|exactamente|precisamente|ao certo|propriamente|mapa|no mapa|num mapa|em um mapa|tudo|todo|toda|todos|todas|todas as|tds|algum|alguma|alguns|algumas|conjunto|atualmente|actualmente|hoje|hoje em dia|do mundo|no mundo|do planeta|da terra|geograficamente|pergunta|dúvida|seria|seriam|tipo|cadê|kd|mano|galera|pessoal|tb|tbm|será|qnd|é o|é a|tem|tenha|tenham|dá para mostrar|dá pra mostrar|dá para ver|dá para me mostrar|dentre|de entre|de onde a onde|de onde até onde|de onde|até onde|direto|direta|diretamente|que é|cujo nome|único|única|únicos|únicas|cita|cite|citar|lembra|explica|explique|ajuda|ajude|saberia|saberias|informe|informa',
  in: `${phraseProduct('faz parte|fazem parte|fazendo parte|que faz parte|que fazem parte', 'de|do|da|dos|das')}|${phraseProduct('pertence|pertencem|pertencente|pertencentes|que pertence|que pertencem', 'a|ao|aos|às')}|compõem|compõe|constituem|formam a|formam o|em|no|na|nos|nas|num|numa|nuns|numas|de|do|da|dos|das|d'|d|dum|duma|dentro|dentro de|dentro do|dentro da|dentro dos|dentro das|no interior|no território|em território|território de|em solo|nos limites|dentro das fronteiras|dentro dos limites|pertence|pertencem|pertença|pertençam|pertencente|pertencentes|pertencer|faz parte|fazem parte|faça parte|façam parte|fazendo parte|fazer parte|parte integrante|integra|integram|integrante|integrantes|é parte|são parte|que pertence|que pertencem|que faz parte|que fazem parte|é membro|são membros|membro de|membros de|membros do|membros da|membro da|que corresponde a|corresponde a`,
  notIn: `fora de|fora do|fora da|fora dos|fora das|por fora|${phraseProduct('não|n', 'pertence|pertencem|pertença|pertençam|pertencente|pertencentes|faz parte|fazem parte|faça parte|façam parte|está em|estão em|está no|está na|estão no|estão na|fica em|ficam em|fica no|fica na|ficam no|ficam na|é de|são de|é do|é da|são do|são da|é parte|são parte|é membro|são membros|integra|integram')}|não membro|não membros|${phraseProduct(notIs, 'em|no|na|nos|nas|de|do|da|dos|das|dentro|dentro de|dentro do|dentro da|membro|membros|parte')}`,
  on: `${phraseProduct('em volta|ao redor|em torno|à volta|ao longo|junto', 'de|do|da|dos|das|a|ao')}|com|com o|com a|com os|com as|a|à|ao|às|aos|por|pelo|pela|pelos|pelas|sobre|ao longo|ao longo de|ao longo do|ao longo da|junto|junto a|junto ao|junto à|contra|perante|através|através de|através do|através da|com que|com quem|com o qual|com a qual|com os quais|com as quais|pelo qual|pela qual|pelos quais|pelas quais|por que|por onde|no qual|na qual|nos quais|nas quais|em que|a que|ao qual|à qual|aos quais|em volta|à volta|ao redor|redor|em torno|c|para|pra|pro|as`,
  and: 'e|assim como|e também|e ainda|como também|como|quanto|junto com|&|mas também|e além disso|além de com',
  or: 'ou|ou ainda',
  both: 'tanto|ambos|ambas|ao mesmo tempo|simultaneamente|também|os dois ao mesmo tempo|igualmente|conjuntamente|em simultâneo|tbm|tb|tmb|a um tempo',
  not: 'não|ñ|nenhum|nenhuma|nenhuns|nenhumas|nunca|jamais|e não|não é|em lado nenhum|em lugar nenhum',
  nor: 'nem|tampouco|nem sequer|e nem|muito menos|também não|nem a|nem com a|nem ao',
  only: 'só|apenas|somente|unicamente|exclusivamente',
  except:
    'exceto|excepto|salvo|menos|tirando|exceptuando|excetuando|à exceção|à exceção de|à exceção do|à exceção da|à excepção|com exceção|com exceção de|com exceção do|com exceção da|com excepção|excluindo|excluído|excluída|excluídos|fora o|fora a|sem contar|sem incluir|sem considerar|afora|que não seja|que não sejam|senão|a não ser|descontando|ressalvado|fora os|fora as|sem',
  wholly:
    'inteiramente|totalmente|completamente|por completo|na totalidade|na sua totalidade|em sua totalidade|inteiro|inteira|inteiros|inteiras|integralmente|na íntegra|em toda a extensão|em toda a sua extensão|cem por cento|100 %|plenamente|todo ele|toda ela|de ponta a ponta',
  partly: 'parcialmente|em parte|de forma parcial|só em parte',
  touch: relative(
    `${touchVerbs}|${meets}|tocando|tocar|fazendo fronteira|fazer fronteira|fazendo divisa|fazer divisa|limitando|limitar|confinante|confinantes|confinando|fronteira|fronteiras|fronteira terrestre|fronteiras terrestres|fronteira comum|fronteiras comuns|fronteira em comum|fronteira direta|fronteiriço|fronteiriça|fronteiriços|fronteiriças|divisa|divisas|raia|raiano|raianos|raiana|limítrofe|limítrofes|adjacente|adjacentes|contíguo|contígua|contíguos|contíguas|colado|colada|colados|coladas|encostado|encostada|encostados|encostadas|partilhando|partilhar|compartilhando|compartilhar|em comum|contacto|contato|em contato|confrontante|confrontantes|lindeiro|lindeiros|lindeira|lindeiras|se tocam|se toca|grudado|grudada|grudados|grudadas|ligação terrestre|ligação por terra`,
  ),
  notTouch: relative(
    `${phraseProduct('não', touchVerbs, 'nem|nem com|nem com o|nem com a|nem o|nem a')}|${phraseProduct('não', have, 'fronteira|divisa', 'nem|nem com')}|${without(touchVerbs)}|${phraseProduct('não|n', have, 'fronteira|fronteiras|nenhuma fronteira|fronteira terrestre|fronteiras terrestres|fronteira comum|divisa|divisas|limites')}|sem fronteira|sem fronteiras|sem fronteira terrestre|sem divisa|sem tocar|sem fazer fronteira|não limítrofe|não limítrofes|não vizinho|não vizinhos|não vizinha|não vizinhas|não fronteiriço|não fronteiriços|não são vizinhos|não são vizinhas|não é vizinho|não é vizinha|não é limítrofe|não são limítrofes|não adjacente|não adjacentes|não fazendo fronteira|${phraseProduct('não|nem|n', 'toca|tocam|toque|toquem|limita|limitam|faz fronteira|fazem fronteira', 'com|em|no|na|a|', 'o|a|os|as')}`,
  ),
  neighbours:
    'vizinho|vizinhos|vizinha|vizinhas|vizinhos diretos|vizinhos directos|vizinhos de|vizinhos do|vizinhos da|vizinhos dos|vizinhas de|vizinhas do|vizinhas da|os vizinhos de|os vizinhos do|os vizinhos da',
  shore: relative(
    `${shoreVerbs}|dando|banhado|banhada|banhados|banhadas|banhando|costas|costeiro|costeira|costeiros|costeiras|litoral|litorais|orla|orlas|margem|margens|à margem|às margens|nas margens|na margem|à beira|na beira|ribeirinho|ribeirinha|ribeirinhos|ribeirinhas|praia|praias|faixa costeira|linha de costa|rodeando|cercando|margeando|margeado|tem costa|têm costa|tem litoral|têm litoral|tenha costa|tenham costa|com costa|com litoral|com saída|com acesso|com praia|debruçado|debruçada|debruçados|costa|saída para|saída pro|saída para o|acesso a|acesso ao|acesso à|virado para|virada para|virados para|voltado para|voltados para|dá para o|dão para o|à beira de|à beira do|beiram|${phraseProduct('dá|dão', 'para|pro|pra|sobre', 'o|a|os|as|')}|${phraseProduct('banhado|banhada|banhados|banhadas|banha|banham|costa|litoral|saída|acesso|virado|virados', 'para|pro|pra|pelo|pela|em|no|na|com|ao|a|', 'o|a|os|as|')}|${phraseProduct('é|são', 'banhado|banhada|banhados|banhadas', 'pelo|pela|por')}|${phraseProduct('fica|ficam|situado|situados', 'à beira do|na margem do|às margens do')}|cercado por|cercada por|cercados por|rodeado por|rodeada por|rodeados por|circundado por|circundada por`,
  ),
  notShore: relative(
    `${phraseProduct('não', have, 'costa|litoral|saída', 'nem|nem no|nem para')}|${phraseProduct('sem', 'costa|litoral|saída|acesso', 'para|pro|pra|no|na|em|ao|a|com|', 'o|a|os|as|')}|${without(shoreVerbs)}|${phraseProduct('não|n', have, 'costa|costas|litoral|saída|acesso|praia|praias|orla|nenhuma costa|margem|margens')}|sem costa|sem litoral|sem saída|sem acesso|sem praia|sem praias|sem orla|não banhado|não banhada|não banhados|não banhadas|não é banhado|não é banhada|não são banhados|não são banhadas|não costeiro|não costeiros|${phraseProduct('não|nem|n', 'dá|dão', 'para|pro|pra|sobre', 'o|a|os|as|')}|${phraseProduct('não|nem|n', 'é banhado|é banhada|são banhados|são banhadas|banha|banham', 'para|pro|pelo|pela|em|no|na|com|a|', 'o|a|os|as|')}`,
  ),
  flows: relative(
    `${flowsVerbs}|passando|passar|correndo|correr|atravessando|atravessar|atravessado|atravessada|atravessados|atravessadas|cruzando|cruzado|cruzada|cruzados|cruzadas|fluindo|fluir|percorrendo|percorrer|percorrido|percorrida|percorridos|percorridas|cortado|cortada|cortados|cortadas|cortando|drenado|drenada|irrigado|irrigada|vai|vão|onde passa|por onde passa|por onde passam|onde passam|por onde corre|onde corre`,
  ),
  notFlows: relative(
    `${without(flowsVerbs)}|sem passar|sem atravessar|sem cruzar|não atravessado|não atravessada|não atravessados|não atravessadas|não é atravessado|não é atravessada|não são atravessados|não são atravessadas|não é cortado|não é cortada|não são cortados|não são cortadas|não é banhado pelo rio`,
  ),
  into: relative(
    `${intoVerbs}|desaguando|desaguar|desembocando|desembocar|afluente|afluentes|tributário|tributários|tributária|vai dar|vão dar|vai parar|vão parar|vai desaguar|vão desaguar|tem foz|têm foz|tem a foz|têm a foz|tem sua foz|têm sua foz|tem a sua foz|com foz|com a foz|se junta|se juntam|junta-se|juntam-se`,
  ),
  rises: relative(
    `${risesVerbs}|nascendo|nascido|nascida|nascidos|nascer|nascente|nascentes|com nascente|com a nascente|com origem|cuja nascente|brotando|originário|originários|cabeceira|cabeceiras|nascimento`,
  ),
  holds: relative(
    'possui|possuem|possua|possuam|contém|contenha|contendo|inclui|incluem|abrange|abrangem|abriga|abrigam|compreende|compreendem|engloba|englobam|conta com|contam com|em que há|em que fica|no qual fica|na qual fica|nos quais ficam|dispõe|dispõem|dotado|dotada',
  ),
  between: 'entre|no meio|no meio de|em meio|entalado entre|espremido entre',
  separates: relative(
    'separa|separam|separe|separem|separando|separar|separado|separada|separados|separadas|divide|dividem|divida|dividam|dividindo|dividir|dividido|dividida|faz a fronteira|fazem a fronteira|forma a fronteira|formam a fronteira|marca a fronteira|marcam a fronteira|serve de fronteira|servem de fronteira|delimita|delimitam|faz a divisa|fazem a divisa|forma a divisa|é a fronteira|constitui a fronteira|constituem a fronteira|parte ao meio',
  ),
  joins: relative(
    'une|unem|unindo|liga|ligam|ligando|conecta|conectam|conectando|junta|juntam|põe em comunicação|interliga|interligam',
  ),
  shared: relative(
    'partilham|partilha|partilhado|partilhada|partilhados|partilhadas|compartilham|compartilhado|compartilhada|compartilhados|compartilhadas|dividem|em comum|comum a|comuns a|comum ao|a cavalo|repartido|repartida|dividido entre|dividida entre|partilhado entre|binacional|binacionais',
  ),
  foreign:
    'estrangeiro|estrangeiros|estrangeira|país estrangeiro|países estrangeiros|outro país|outros países|um outro país|outra nação|outras nações|outro estado soberano|país vizinho estrangeiro|nenhum país|nenhum outro país|nenhuma outra nação|nenhum país estrangeiro|país algum|qualquer outro país',
  landlocked: `${phraseProduct('sem|não tem|privado de|privados de|desprovido de|desprovidos de', 'nenhuma|qualquer|uma', 'saída para o mar|saída pro mar|saída ao mar|saída marítima')}|sem saída para o mar|sem saída pro mar|sem saída ao mar|sem saída marítima|sem acesso ao mar|sem acesso ao oceano|sem saída para o oceano|sem mar|sem costa marítima|sem saída direta para o mar|encravado|encravada|encravados|encravadas|interior sem mar|interiorano|${phraseProduct('não|n', have, 'saída para o mar|saída pro mar|saída ao mar|acesso ao mar|mar|costa marítima|litoral marítimo|saída para o oceano|saída pra o mar|acesso direto ao mar|saída pra mar')}|${phraseProduct('não é|não são|não está|não estão|não seja|não fica|não ficam|não', seaside)}`,
  coastal: `costeiro|costeira|costeiros|costeiras|litorâneo|litorânea|litorâneos|litorâneas|litoral|na costa|no litoral|à beira-mar|beira-mar|beira mar|à beira mar|com mar|${phraseProduct(having, 'saída para o mar|saída pro mar|saída ao mar|acesso ao mar|mar|costa marítima|saída para o oceano')}|${phraseProduct('não é|não são|não está|não estão|não seja|não', enclosed)}`,
  largest:
    'maior|maiores|mais grande|mais grandes|mais extenso|mais extensa|mais extensos|mais extensas|mais vasto|mais vasta|mais vastos|mais vastas|mais amplo|mais ampla|maior área|maior superfície|maior extensão|maior tamanho|maior território|maiorzão',
  smallest:
    'menor|menores|mais pequeno|mais pequena|mais pequenos|mais pequenas|menos extenso|menos extensa|menos extensos|menor área|menor superfície|menor extensão|menor tamanho|menor território|menorzinho|mais pequenino|mais pequenina|mais diminuto',
  longest:
    'mais longo|mais longa|mais longos|mais longas|mais comprido|mais comprida|mais compridos|mais compridas|maior comprimento',
  shortest: 'mais curto|mais curta|mais curtos|mais curtas|menor comprimento|menos longo|menos comprido',
  populous:
    'mais populoso|mais populosa|mais populosos|mais populosas|mais povoado|mais povoada|mais povoados|mais povoadas|mais habitado|mais habitada|maior população|maior número de habitantes|mais habitantes|mais população|mais gente|mais pessoas|com mais habitantes|com maior população|com mais gente|com mais população',
  leastPopulous:
    'menos populoso|menos populosa|menos populosos|menos populosas|menos povoado|menos povoada|menos povoados|menos habitado|menos habitada|menor população|menor número de habitantes|menos habitantes|menos população|menos gente|com menos habitantes|com menor população|com menos gente',
  highest:
    'mais alto|mais alta|mais altos|mais altas|mais elevado|mais elevada|mais elevados|mais elevadas|maior altitude|maior altura|ponto mais alto|ponto culminante|pontos culminantes|culminante',
  deepest:
    'mais profundo|mais profunda|mais profundos|mais profundas|mais fundo|mais funda|maior profundidade',
  byArea:
    'por tamanho|em tamanho|em extensão territorial|por extensão territorial|em termos de área|em termos de superfície|em termos territoriais|de área|de superfície|de extensão|extensão territorial|área|superfície|extensão|em km2|territorialmente',
  byPeople:
    'por habitantes|em habitantes|por número de habitantes|em número de habitantes|em termos de população|em termos populacionais|população|de população|demograficamente|número de habitantes|em termos demográficos',
  count:
    'quantos|quantas|qtos|qtas|qts|número|número de|o número de|quantidade|a quantidade|quantidade de|a quantidade de',
  part: 'parte|partes|a parte|trecho|trechos|troço|troços|secção|secções|seção|seções|segmento|segmentos|pedaço|porção|lado|sector|setor|tramo',
  course:
    'curso|percurso|trajeto|trajecto|traçado|leito|todo o comprimento|toda a extensão|da nascente à foz|da nascente até à foz|desde a nascente até à foz|do início ao fim|de ponta a ponta|o curso do|o curso da|curso do|curso da|onde nasce e onde deságua|onde começa e termina|onde começa e acaba',
  source:
    'nascente|nascentes|fonte|fontes|origem|cabeceira|cabeceiras|nasce|nascem|tem a nascente|tem origem|vem',
  mouth:
    'foz|fozes|embocadura|desembocadura|estuário|barra|boca|deságua|desaguam|desemboca|desembocam|termina|acaba',
  from: 'de|do|da|dos|das|desde|desde a|a partir|a partir de|a partir do|a partir da',
  to: `${phraseProduct('mais|menos', 'costa|litoral|vizinhos|fronteiras|ilhas|rios|lagos|montanhas|províncias|municípios|regiões|estados|países|cidades|vulcões|mares|praias|aeroportos|portos|distritos|concelhos')}|a|ao|até|até a|até à|até ao|até o|à|aos|${compared}|maior parte|a maior parte|grande parte|a maioria|${phraseProduct('mas não|e não|não', 'ambos|ambas|com ambos|com ambas|os dois|as duas|com os dois|com as duas|ao mesmo tempo')}|fronteira marítima|fronteiras marítimas|cujo|cuja|cujos|cujas`,
  kinds: {
    country: 'país membro|estado membro|entre os países|dentre os países|de entre os países',
    territory: 'território|territórios|dependência|dependências',
    division:
      'subdivisão|subdivisões|divisão administrativa|divisões administrativas|subdivisão administrativa|subdivisões administrativas',
    capital: 'capital|capitais',
    division_capital:
      'capital de distrito|capitais de distrito|capital de província|capitais de província|capital provincial|capitais provinciais|capital regional|capitais regionais',
    city: 'metrópole|metrópoles',
    continent: 'continente|continentes',
    ocean: 'oceano',
    sea: 'mar|mares',
    gulf: 'golfo',
    bay: 'baía|baías',
    strait: 'estreito',
    lake: 'lagoa|lagoas',
    river: "curso de água|cursos de água|curso d'água|cursos d'água|entre os rios",
    canal: 'canal|canais',
    island: 'ilhéu|ilhéus|entre as ilhas',
    archipelago: 'arquipélago',
    mountain_range: 'cadeia montanhosa|cadeia de montanhas|cadeias de montanhas|serra|maciço|maciços',
    mountain: 'montanha|monte|montes',
    peak: 'pico|picos|cume|cimo|cimos',
    desert: 'deserto|desertos',
    peninsula: 'península|penínsulas',
    cape: 'cabo|cabos',
    volcano: 'vulcão',
    active_volcano: 'vulcão ativo|vulcão activo|vulcão em atividade',
    glacier: 'glaciar|geleira',
    national_park: 'parque nacional',
    fjord: 'fiorde',
    forest: 'floresta|florestas|mata|matas',
    waterfall: "catarata|cachoeira|cascata|cascatas|queda d'água|quedas d'água|queda d água",
    airport: 'aeroporto',
    port: 'porto|cidade portuária|cidades portuárias',
    state:
      'estado federado|estados federados|land|uf|ufs|unidade federativa|unidades federativas|entre os estados|que länder|quais länder|os länder',
    province: 'entre as províncias',
    region: 'região|regiões',
    county: 'condado|condados',
    department: 'departamento|departamentos',
    canton: 'cantão|cantões',
    district: 'distrito|distritos',
    prefecture: 'prefeitura|prefeituras',
    governorate: 'governadoria|governadorias|província governamental',
    municipality: 'município|municípios|concelho|concelhos',
    emirate: 'emirado|emirados',
    autonomous_community:
      'comunidade autónoma|comunidades autónomas|comunidade autônoma|comunidades autônomas',
    voivodeship: 'voivodato',
    republic: 'república|repúblicas',
    oblast: 'oblast|oblasts',
    parish: 'paróquia|paróquias|freguesia|freguesias',
  },
  plurals:
    "países|paises|nações|estados soberanos|países membros|estados membros|estados-membros|territórios|dependências|subdivisões|divisões administrativas|subdivisões administrativas|capitais|capitais estaduais|capitais de distrito|capitais de província|capitais provinciais|capitais regionais|cidades|metrópoles|continentes|oceanos|mares|golfos|baías|estreitos|lagos|lagoas|rios|cursos de água|cursos d'água|canais|ilhas|ilhéus|arquipélagos|cordilheiras|cadeias montanhosas|cadeias de montanhas|serras|maciços|montanhas|montes|picos|cumes|cimos|desertos|penínsulas|cabos|vulcões|vulcões ativos|vulcões activos|vulcões em atividade|glaciares|geleiras|parques nacionais|fiordes|florestas|matas|cataratas|cachoeiras|cascatas|quedas d'água|quedas d água|aeroportos|portos|cidades portuárias|estados|estados federados|länder|lander|ufs|unidades federativas|províncias|regiões|condados|departamentos|cantões|distritos|prefeituras|governadorias|municípios|concelhos|emirados|comunidades autónomas|comunidades autônomas|voivodias|voivodatos|repúblicas|oblasts|paróquias|freguesias|entre os países|dentre os países|entre as ilhas|entre os rios|entre os estados|entre as províncias|que länder|quais länder|os länder",
};
