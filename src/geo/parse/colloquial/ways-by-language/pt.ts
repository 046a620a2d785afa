import type { Ways } from '../ways.ts';
import { furtherWays } from './pt-further.ts';

export const ways: Ways = {
  classes: {
    lead: 'procuro|estou procurando|estou à procura de|ando à procura de|preciso de|preciso saber|preciso|queria|queria saber|quero|quero saber|quero ver|gostava de saber|gostaria de saber|gostaria de|gostaria de ver|gostava de ver|me dá|dá-me|dê-me|me dê|me diz|diz-me|diga-me|me diga|me fala|fala-me|me fale|me mostra|mostra-me|mostre-me|me mostre|mostre|mostra|me manda|manda|me passa|me lista|lista|liste|listar|lista de|uma lista de|uma lista dos|uma lista das|lista dos|lista das|a lista de|a lista dos|a lista das|faz uma lista de|faz uma lista dos|faça uma lista de|oi|olá|ola|bom dia|boa tarde|boa noite|por favor|se faz favor|faz favor|desculpe|desculpa|com licença|uma pergunta|pergunta|pode me dizer|podes dizer-me|pode dizer-me|podia dizer-me|poderia me dizer|poderia dizer-me|você pode me dizer|vc pode me dizer|sabe|sabes|sabe dizer|sabe me dizer|sabes dizer-me|sabe dizer-me|você sabe|vc sabe|alguém sabe|alguém me diz|tu sabes|indica-me|indique|indica|nome de|nome do|nome da|nomes de|os nomes de|os nomes dos|o nome de|o nome da|o nome do|ok google|então|e aí|ei|por gentileza|cita|cite|como se chama|como se chamam|como é que se chama|qual seria|quais seriam|quem são|qual é mesmo',
    lands:
      'portugal|espanha|frança|itália|suíça|bélgica|alemanha|áustria|polônia|polónia|rússia|ucrânia|marrocos|argélia|tunísia|líbia|egito|canadá|estados unidos|méxico|brasil|argentina|uruguai|paraguai|bolívia|peru|chile|colômbia|venezuela|guiana|suriname|equador|angola|moçambique|namíbia|zâmbia|china|índia|paquistão|irã|irão|iraque|turquia|grécia|bulgária|romênia|hungria|sérvia|noruega|suécia|finlândia|áfrica do sul|zimbábue',
    kinds:
      'cidades|estados|regiões|distritos|províncias|países|paises|departamentos|lagos|rios|montanhas|ilhas|capitais|portos|vulcões|parques nacionais|glaciares|geleiras|aeroportos|municípios',
    what: 'que|quais|qual|q',
    many: 'quantos|quantas',
    in: 'em|no|na|nos|nas',
    of: 'de|do|da|dos|das',
    lies: 'fica|ficam|está|estão|se encontra|se encontram|se situa|se situam|se localiza|se localizam|se estende|se estendem|situa-se|situam-se|encontra-se|localiza-se|estende-se|estendem-se',
    divisions:
      'estados|municípios|distritos|países|regiões|províncias|departamentos|cantões|estado|município|distrito|país|região|província',
    having: 'com|que tem|que têm|que possui|que possuem|que conta com',
    fewest:
      'menos habitantes|menor população|a menor população|menos população|menos gente|menos pessoas|menor número de habitantes|o menor número de habitantes|a população mais pequena|menos moradores|população menor',
    most: 'mais habitantes|maior população|a maior população|mais população|mais gente|mais pessoas|maior número de habitantes|o maior número de habitantes|mais moradores|população maior',
  },
  firm: [
    ['[todos] [os] (cinco|5) grandes lagos', 'Great Lakes'],
    // Minas alone is a town elsewhere.
    [
      '[a|o|as|os] {x:parte|norte|sul|leste|oeste|noroeste|nordeste|sudeste|sudoeste|interior|cidades|zona da mata|centro|metade norte|metade sul|região|serras|rios|municípios|vizinhos|estados vizinhos} de minas {v:q|que|com|sem|menos|entre|acima|abaixo} {r}',
      '{x} de Minas Gerais {v} {r}',
    ],
    [
      '[a|o|as|os] {x:parte|norte|sul|leste|oeste|noroeste|nordeste|sudeste|sudoeste|interior|cidades|centro|metade norte|metade sul|região|serras|rios|municípios|vizinhos|estados vizinhos} de minas',
      '{x} de Minas Gerais',
    ],
    [
      '[o] estado de (sp|são paulo) (menos|sem|exceto|tirando) a capital',
      'estado de São Paulo menos a cidade de São Paulo',
    ],
    [
      '[o] estado do (rj|rio|rio de janeiro) (menos|sem|exceto|tirando) a capital',
      'estado do Rio de Janeiro menos a cidade do Rio de Janeiro',
    ],
    // Not the towns in a river.
    [
      '[as] {n:cidades} (no|na|do|da) [rio] {s} a {z:montante|jusante} {q:of} {x}',
      '{n} à beira do rio {s} a {z} {q} {x}',
    ],
    // The grammar that knows which words are of rivers alone.
    [
      '[a|o] (confluência|encontro) (do|de|da|dos|dos rios|entre|entre os rios|do rio) {a} (e|com) [o|a|do|da|o rio] {b}',
      'confluence of {a} and {b}',
    ],
    [
      '[as|os] {n:capitais|estados|cidades} {d:nordeste|norte|sul|sudeste|centro-oeste} brasil {r}',
      '{n} do {d} do brasil {r}',
    ],
    [
      '{w:what} estados brasileiros [o] rio {s} (atravessa|corta|banha|percorre)',
      'estados do Brasil atravessados pelo rio {s}',
    ],
    ['[a] {n:fronteira} {a:lands} {b:lands}', '{n} entre {a} e {b}'],
    ['[a|qual é a|qual a] {n:montanha|serra} {j} mais alta', '{n} mais alta {j}'],
    ['[o|qual é o|qual o] {n:pico|monte|cume} {j} mais alto', 'montanha mais alta {j}'],
    ['[os] {n:países|capitais dos países} fronteiriços {p:of} {s}', '{n} que fazem fronteira com {s}'],
    ['[a] raia entre {a} e {b}', 'fronteira entre {a} e {b}'],
    ['{w:what} {n} ocupa {s}', 'em que {n} fica {s}'],
    ['{w:what} {n:cidade|país} é a capital {p:of} {s}', 'capital {p} {s}'],
    ['{n:estados} (vizinhos|limítrofes) {p:of} {s}', '{n} que fazem fronteira com {s}'],
    ['{n:estados} (em volta|ao redor|à volta) {p:of} {s}', '{n} que fazem fronteira com {s}'],
    [
      '{n} (junto ao|junto à|juntas ao) {s:rio|douro|tejo|mondego|minho|guadiana|sado|reno|danúbio|sena|são francisco|paraná|tietê}',
      '{n} à beira do {s}',
    ],
    ['onde {v:lies} {s} em {w:what} {n}', 'em que {n} {v} {s}'],
  ],
  ways: [
    // What is asked stands last.
    [
      '{s} [ele|ela] (atravessa|passa por|passa em|passa pelos|passa pelas|cruza|banha|percorre|corre por|corre em|corta) (what) {n}',
      'que {n} atravessa {s}',
    ],
    [
      '{s} [ele|ela] [por|em] (what) {n} (passa|atravessa|cruza|banha|percorre|corre|corta)',
      'que {n} atravessa {s}',
    ],
    [
      '{s} [ele|ela] (faz fronteira com|fazem fronteira com|faz divisa com|tem fronteira com|confina com|é vizinho de|limita com) (what) {n}',
      '{n} que fazem fronteira com {s}',
    ],
    [
      '{s} [ele|ela] (com) (what) {n} (faz fronteira|faz divisa|tem fronteira|confina|limita)',
      '{n} que fazem fronteira com {s}',
    ],
    ['{s} [ele|ela] (onde nasce|nasce onde|nasce aonde|onde é que nasce)', 'onde nasce {s}'],
    [
      '{s} [ele|ela] (onde desagua|desagua onde|deságua onde|termina onde|onde termina|acaba onde)',
      'onde desagua {s}',
    ],
    ['{s} [ele|ela] (por onde passa|passa por onde|passa onde|corre por onde)', 'por onde passa {s}'],
    // What atlases and schoolbooks ask.
    [
      '(onde é que|em que lugar|em que ponto|em que local|aonde|onde) {s} (desagua|deságua|desemboca|termina|acaba|vai dar) [no mar|no oceano|ao mar]',
      'onde desagua {s}',
    ],
    [
      '(onde é que|em que lugar|em que ponto|em que local) (desagua|deságua|desemboca|termina) {s}',
      'onde desagua {s}',
    ],
    ['(onde é que|em que lugar|em que ponto|em que local|em que serra) {s} nasce', 'onde nasce {s}'],
    [
      '{w:what} {n} {i:brasileiros|portugueses|brasileiras|portuguesas} {s} (atravessa|corta|banha|percorre)',
      '{n} {i} atravessados por {s}',
    ],
    ['{s} faz fronteira com quem', 'vizinhos de {s}'],
    ['com quem [é que] {s} faz fronteira', 'vizinhos de {s}'],
    ['[o|a] (lugar|ponto|sítio|local) onde {s} se (encontram|juntam|tocam)', 'o ponto onde se encontram {s}'],
    ['top {f:#} {n} mais {x}', 'os {f} {n} mais {x}'],
    ['[a|o] (2ª|2a|2º) {r}', 'a segunda {r}'],
    ['[a] segunda cidade {p:of} {s} em (população|habitantes)', 'a segunda maior cidade {p} {s}'],
    [
      '{n} [que ficam] a uma distância (de|entre) {f:#} (a|e) {g:#} {u} {p:of} {s}',
      '{n} entre {f} e {g} {u} {p} {s}',
    ],
    ['que parte {p:of} {s} (fica|está) {r}', 'a parte {p} {s} {r}'],
    ['[a] metade (de baixo|inferior|de abaixo) {p:of} {s}', 'a metade sul {p} {s}'],
    ['[a] metade (de cima|superior) {p:of} {s}', 'a metade norte {p} {s}'],
    [
      '[o] (lado|setor) {i:suíço|italiano|francês|austríaco|alemão|espanhol|português|brasileiro|argentino|chileno} {p:of} {s}',
      'a parte {i} {p} {s}',
    ],
    [
      '[o] (lago|lagos) (dividido|partilhado|compartilhado|comum|divididos) (entre|por|a|pela|pelo) {a} e [o|a|pelo|pela] {b}',
      'lagos compartilhados entre {a} e {b}',
    ],
    [
      '{w:what} (lagos|lago) [o|a] {a} e [o|a] {b} (partilham|compartilham|dividem|têm em comum)',
      'lagos compartilhados entre {a} e {b}',
    ],
    ['{n} partilhados (pela|pelo|por) {a} e (pela|pelo|por) {b}', '{n} compartilhados entre {a} e {b}'],
    ['em {w:what} {n:países} {r} se fala [o] {t}', '{n} {r} onde se fala {t}'],
    [
      '{n} (que têm|com|tendo) o {t:português|espanhol|francês|inglês|árabe} como (língua|idioma) oficial',
      '{n} onde se fala {t}',
    ],
    ['{n} cuja língua oficial é [o] {t}', '{n} onde se fala {t}'],
    ['[os] países membros {p:of} {g} mas não {q:of} {h}', 'países {p} {g} que não estão na {h}'],
    ...furtherWays,
    // What stands around a question.
    ['{l:lead} {q}', '{q}'],
    [
      '{q} (por favor|obrigado|obrigada|valeu|pf|pfv|se faz favor|faz favor|quais são|qual é|é qual|são quais|quais são eles|quais são elas|ao todo|no total|tem|lista|existem|há|me diz)',
      '{q}',
    ],
    [
      '(quais são|quais são os|quais são as|qual é|qual o|qual a|quais os|quais as|quem são|quais eram) {q}',
      '{q}',
    ],
    ['{w:what} {n} (há|existem|existe|tem|têm|temos|ficam|se encontram|estão) {r}', '{n} {r}'],
    [
      '{n} (que existe|que existem|que há|que tem|que ficam|que se encontram|situadas|situados|localizadas|localizados|que se situam|que se localizam) {r}',
      '{n} {r}',
    ],
    // The place before the question.
    ['{p:in} {x} (há|existem|tem) {w:many} {n}', '{w} {n} há {p} {x}'],
    ['{p:in} {x} {w:many} {n} (há|existem|tem|têm)', '{w} {n} há {p} {x}'],
    ['{p:in} {x} {w:many} {n}', '{w} {n} há {p} {x}'],
    ['{p:in} {x} {w:what} {n} (há|existem|tem|temos)', '{n} {p} {x}'],
    ['{p:in} {x} {w:what} {n} não {r}', '{n} que não {r} {p} {x}'],
    ['{p:in} {x} {w:what} {n} {v:têm|tem|ficam|estão} {r}', '{n} com {r} {p} {x}'],
    ['{p:in} {x} (qual é|qual|quais são|quais) [o|a|os|as] {r}', '{r} {p} {x}'],
    ['{p:in} {x} {w:what} {r}', '{w} {r} {p} {x}'],
    ['{p:in} {x} {a:o|a|os|as} {r}', '{a} {r} {p} {x}'],
    ['{p:in} {x} {r}', '{r} {p} {x}'],
    ['entre {a} e {b} {w:what} {n} (há|existem|ficam|tem|estão)', '{n} entre {a} e {b}'],
    ['entre {a} e {b} {w:what} {n}', '{n} entre {a} e {b}'],
    // How many.
    ['{s} (tem|possui|conta com|compreende|têm) {w:many} {n}', '{w} {n} tem {s}'],
    ['{w:many} {n} {s} (tem|possui|compreende|têm)', '{w} {n} tem {s}'],
    ['{w:many} são [os|as] {n} {p:of} {s}', '{w} {n} tem {s}'],
    ['{w:many} são [os|as] {n}', '{w} {n} há'],
    [
      '{p:em|de} {w:many} {n} (se divide|se compõe|está dividido|está dividida|é composto|é composta|é dividido|é dividida|é formado|é formada|é constituído) {s}',
      '{w} {n} tem {s}',
    ],
    [
      '{s} (se divide em|é dividido em|é dividida em|é composto por|é formado por|está dividido em) {w:many} {n}',
      '{w} {n} tem {s}',
    ],
    [
      '(o número|qual o número|qual é o número|a quantidade|quantidade|número total|o número total) {p:of} {n}',
      'número {p} {n}',
    ],
    [
      '{w:many} {n} (rodeiam|cercam|circundam|bordejam|contornam|ficam à volta do|ficam à volta da) [o|a] {s}',
      '{w} {n} têm costa no {s}',
    ],
    // Neighbours.
    ['(quem são|quais são) os vizinhos {p:of} {s}', 'vizinhos {p} {s}'],
    ['{w:what} são os vizinhos {p:of} {s}', 'vizinhos {p} {s}'],
    ['quem (faz|fazem) (fronteira|divisa) com {s}', 'vizinhos de {s}'],
    [
      '{s} (tem|possui) {w:what} {n} (vizinhos|vizinhas|como vizinhos|como vizinhas)',
      '{n} que fazem fronteira com {s}',
    ],
    ['{s:1} {w:what} {n:vizinhos|países vizinhos|estados vizinhos} tem', 'vizinhos de {s}'],
    [
      '{w:what} {n} (rodeiam|cercam|circundam|tocam|tocam em|encostam em|estão à volta de|estão colados a) {s}',
      '{n} que fazem fronteira com {s}',
    ],
    [
      '{n:divisions} (em redor|em volta|ao redor|à volta|fronteiriços|vizinhos|vizinhas|limítrofes|confinantes|contíguos|lindeiros|colados) {p:of} {s}',
      '{n} que fazem fronteira com {s}',
    ],
    [
      '{n:divisions} (fronteiriços|limítrofes|colados|coladas|adjacentes|contíguos|encostados) {p:a|ao|à|aos|às|com} {s}',
      '{n} que fazem fronteira com {s}',
    ],
    [
      '{r} {n:países|estados} (fronteiriços|limítrofes|vizinhos) {p:of} {s}',
      '{r} {n} que fazem fronteira com {s}',
    ],
    ['{s} {n:divisions} (vizinhos|vizinhas|limítrofes|fronteiriços)', '{n} que fazem fronteira com {s}'],
    ['{n} (fronteira|divisa) [com] {s}', '{n} que fazem fronteira com {s}'],
    [
      '{n:países|membros|estados-membros|paises} {g:otan|nato|ue|onu|g7|g20|ocde|opep|brics|mercosul|cplp|schengen|palop} {r}',
      'países {g} que {r}',
    ],
    [
      '{n:países|membros|estados-membros|paises} {g:otan|nato|ue|onu|g7|g20|ocde|opep|brics|mercosul|cplp|schengen|palop} [no|na] mar {s}',
      'países {g} no mar {s}',
    ],
    ['{n:estados-membros|membros} {p:of} {g} {r}', 'países {p} {g} {r}'],
    // Lands and regions.
    ['{s} {v:lies} {p:em|por|sobre} {w:what} {n}', 'em que {n} ficam {s}'],
    ['{s} {p:em|por|sobre} {w:what} {n} {v:lies}', 'em que {n} ficam {s}'],
    ['{p:em|por|sobre} {w:what} {n} {v:lies} {s}', 'em que {n} ficam {s}'],
    [
      '{w:what} {n} (ocupa|ocupam|abrange|abrangem|cobre|cobrem|compreende|dividem|partilham) {s}',
      'em que {n} ficam {s}',
    ],
    ['{w:what} {n} {s} (ocupa|ocupam|abrange|abrangem|cobre|cobrem|compreende)', 'em que {n} ficam {s}'],
    ['{n} (onde|em que|nos quais|nas quais|por onde) {v:lies} {s}', 'em que {n} ficam {s}'],
    ['{n} que {s} (atravessam|ocupam|abrangem)', 'em que {n} ficam {s}'],
    ['{w:what} {n} {s} (corta|percorre|atravessa|cruza|banha)', 'que {n} atravessa {s}'],
    ['{n} que {s} (corta|percorre|atravessa|cruza|banha)', '{n} por onde passa {s}'],
    [
      '{w:what} {n} são (cortados|cortadas|banhados|banhadas|atravessados|atravessadas) {p:pelo|pela|pelos|pelas} {s}',
      '{n} por onde passa {s}',
    ],
    [
      '{n} (ribeirinhas|ribeirinhos|na beira|na margem|beirando|às margens|na orla) {p:of} {s}',
      '{n} à beira {p} {s}',
    ],
    ['{n} beira {s}', '{n} à beira do {s}'],
    [
      '{n} (que dão para|que dão pra|com saída para|com acesso a|com acesso ao|à beira de|virados para) {a:o|a} {s}',
      '{n} banhados por {a} {s}',
    ],
    [
      '{n} (que dão para o|com saída para o|com acesso ao|voltados para o|no litoral do) mar {s}',
      '{n} banhados pelo mar {s}',
    ],
    // Most and least.
    ['[o|a] {n} {h:having} {m:fewest} {r}', '{n} menos populoso {r}'],
    ['[o|a] {n} {h:having} {m:fewest}', '{n} menos populoso'],
    ['{w:what} {n} (tem|possui) {m:fewest}', '{n} menos populoso'],
    ['[as|os] {f:#} {n} {h:having} {m:most} {r}', 'as {f} {n} mais populosas {r}'],
    ['[as|os] {f:#} {n} {h:having} {m:most}', 'as {f} {n} mais populosas'],
    ['[o|a] {n} {h:having} {m:most} {r}', '{n} mais populoso {r}'],
    ['{w:what} {n} (tem|possui) {m:most}', '{n} mais populoso'],
    ['[as|os] {f:#} {n} mais (povoadas|povoados|habitadas|habitados) {r}', 'as {f} {n} mais populosas {r}'],
    ['{n} mais (povoado|povoada|habitado|habitada) {r}', '{n} mais populoso {r}'],
    ['top {f:#} [de|das|dos] {n}', 'as {f} maiores {n}'],
    ['[as|os] {f:#} (principais|primeiras|primeiros) {n}', 'as {f} maiores {n}'],
    ['[as|os] {f} {n} mais (grandes|importantes|grandonas) {r}', 'as {f} maiores {n} {r}'],
    [
      '[o|a] {n} (com maior|com a maior|de maior|que tem maior|que tem a maior) (área|superfície|extensão territorial|território) {r}',
      'maior {n} {r}',
    ],
    ['[o|a] {n} (com maior|com a maior|de maior) (área|superfície)', 'maior {n}'],
    [
      '[o|a] {n} (com menor|com a menor|de menor|que tem menor|que tem a menor) (área|superfície|extensão territorial|território|extensão) {r}',
      'menor {n} {r}',
    ],
    [
      '[o|a] {n:país|estado|município|distrito|região} (com maior|com a maior|de maior) extensão {r}',
      'maior {n} {r}',
    ],
    ['[o|a] {n} (com maior|com a maior|de maior) (extensão|comprimento) {r}', '{n} mais longo {r}'],
    ['[o|a] {n} (com maior|com a maior|de maior) (altitude|altura) {r}', '{n} mais alto {r}'],
    ['{w:what} {n} é {a:o|a} {m:maior|menor} {r}', '{m} {n} {r}'],
    ['{w:what} {n} é {a:o|a} {m:maior|menor}', '{m} {n}'],
    ['{w:what} {n} é {a:o|a} {m:mais|menos} {r}', '{n} {m} {r}'],
    ['{n} mais grande {r}', 'maior {n} {r}'],
    ['{x} {m:maior|menor} {n}', '{m} {n} de {x}'],
    [
      '[o|a] (ponto culminante|ponto mais alto|ponto mais elevado|topo|teto|cume mais alto|pico mais alto|pico culminante|montanha mais elevada|maior montanha|maior pico|cume mais elevado|pico mais elevado|monte mais alto) {p:of} {s}',
      'montanha mais alta {p} {s}',
    ],
    // Measures.
    ['{n} (acima|por cima) {p:de|dos|das} {f:#} {r}', '{n} com mais de {f} {r}'],
    ['{n} (abaixo) {p:de|dos|das} {f:#} {r}', '{n} com menos de {f} {r}'],
    ['{n} {p:of} {s} (acima de|acima dos|com mais de) {f:#} {r}', '{n} com mais de {f} {r} {p} {s}'],
    [
      '{n} (mais altas|mais altos|maiores|mais extensos|mais compridos) (que|do que) {f:#} {r}',
      '{n} com mais de {f} {r}',
    ],
    ['{n} de mais de {f} {r}', '{n} com mais de {f} {r}'],
    [
      '{n} com (uma área de mais de|uma superfície de mais de|superfície maior que|superfície superior a|área maior que|área de mais de|altitude superior a|altura superior a|altitude maior que|população maior que|população acima de) {f:#} {r}',
      '{n} com mais de {f} {r}',
    ],
    [
      '{n} onde (vivem|moram|vive|habitam|residem) mais de {f} (pessoas|habitantes|de pessoas|de habitantes) {r}',
      '{n} com mais de {f} habitantes {r}',
    ],
    [
      '{n} onde (vivem|moram|vive|habitam|residem) mais de {f} (pessoas|habitantes)',
      '{n} com mais de {f} habitantes',
    ],
    ['{n} a {f:#} {u} ou menos {p:of} {s}', '{n} a menos de {f} {u} {p} {s}'],
    ['{n} a {f:#} {u} {p:of} {s} (no máximo|ou menos|máximo|max)', '{n} a menos de {f} {u} {p} {s}'],
    [
      '{n} (perto|próximas|à volta|ao redor|em volta) {p:of} {s} (a menos de|num raio de|em um raio de|até|a até) {f:#} {u}',
      '{n} a menos de {f} {u} {p} {s}',
    ],
    ['{w:what} {n} há a menos de {r}', '{n} a menos de {r}'],
    ['{n} mais (a|ao|para) {d:norte|sul|este|leste|oeste} (que|do que) {s}', '{n} a {d} de {s}'],
    ['{n} (distantes|afastadas|afastados|que distam) mais de {f:#} {r}', '{n} a mais de {f} {r}'],
    // Sides and parts.
    ['{s:1} do {d:norte|sul|leste|oeste|este|nordeste|noroeste|sudeste|sudoeste}', '{d} de {s}'],
    [
      '[o|a] [zona|parte|região] {d:norte|sul|leste|oeste|nordeste|noroeste|sudeste|sudoeste} {s}',
      '{d} de {s}',
    ],
    ['{s:1} [a] {m:metade|parte} {d:norte|sul|leste|oeste}', '{m} {d} de {s}'],
    // Together and without.
    ['{a} (junto com|juntamente com|+|&|e também|assim como|bem como) {b}', '{a} e {b}'],
    ['{a} e {b} (juntos|juntas|em conjunto|unidos)', '{a} e {b}'],
    ['tanto {a} (como|quanto) {b}', '{a} e {b}'],
    [
      '{a} (à exceção|com exceção|à excepção|com excepção|exclusive|descontando|mas sem|sem contar|sem contar com|sem incluir|deixando de fora|excluindo) [de|do|da|dos|das] {b}',
      '{a} sem {b}',
    ],
    // Lines.
    ['{n} que (vai|segue|corre) {r}', '{n} {r}'],
    ['de {a} {p:a|ao|à} {b} (pela costa|pelo litoral|ao longo da costa)', 'costa de {a} {p} {b}'],
    ['[a] (fronteira|divisa) que (separa|divide) {a} {p:of} {b}', 'fronteira entre {a} e {b}'],
    ['[a] (raia|linha de fronteira|linha divisória|divisa) entre {a} e {b}', 'fronteira entre {a} e {b}'],
    ['[qual é] [o] (percurso|trajeto|trajecto|traçado|curso|caminho) {p:of} {s}', 'curso {p} {s}'],
    [
      '{s:1} (da nascente à foz|da nascente até à foz|da nascente até a foz|desde a nascente até à foz|de ponta a ponta|inteiro)',
      'curso de {s}',
    ],
    [
      '(onde começa|em que lugar nasce|em que sítio nasce|onde é que começa|de onde vem|de onde sai|donde vem|onde se inicia|onde brota|onde tem início) {s}',
      'onde nasce {s}',
    ],
    [
      '(onde termina|onde acaba|em que mar desagua|onde vai dar|onde vai parar|onde morre|onde é que acaba|onde é que termina|onde desemboca|onde deságua|em qual mar deságua|onde finda) {s}',
      'onde desagua {s}',
    ],
    ['onde {s} (nasce|começa|tem início)', 'onde nasce {s}'],
    ['onde {s} (desagua|deságua|desemboca|termina|acaba)', 'onde desagua {s}'],
    // Capitals.
    ['capital {s}', 'capital de {s}'],
    ['{s:1} capital', 'capital de {s}'],
    // As in a telegram.
    ['{n:kinds} {a} mar {s}', '{n} de {a} no mar {s}'],
    ['{n:kinds} {s}', '{n} de {s}'],
    ['{a:o|a|os|as} {q}', '{q}'],
    ['costa da {s}', 'costas da {s}'],
    ['onde é que {v:nasce|desagua|acaba|termina|começa} {s}', 'onde {v} {s}'],
    ['[o|a] {n} {p:of} {s} {h:having} {m:most}', '{n} mais populoso {p} {s}'],
    ['[o|a] {n} {p:of} {s} {h:having} {m:fewest}', '{n} menos populoso {p} {s}'],
  ],
};
