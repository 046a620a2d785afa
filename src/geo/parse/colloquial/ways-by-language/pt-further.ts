import type { Way } from '../ways.ts';

const units = 'km|kms|quilômetros|quilómetros';

/** Words for the extent, the course or the seat of a place, which say no more than its name. */
const extent =
  'extensão|a extensão|área|a área|superfície|localização|a localização|posição|a posição|situação|a situação|delimitação|a delimitação|silhueta|mapa|o mapa|um mapa|mapinha|território|o território|todo o território|toda a área|toda a região|a região natural|a região histórica|região histórica|a sub-região|sub-região|a microrregião|microrregião|a mesorregião|mesorregião|a forma|recorte|o conjunto|a totalidade|zona histórica';
const how =
  'aproximada|aproximado|aproximados|geográfica|geográfico|exata|exato|exatos|exacta|exacto|precisa|preciso|completa|completo|inteira|inteiro|total|atual|actual|histórica|histórico';
const course =
  'traçado|o traçado|percurso|o percurso|curso|o curso|trajeto|o trajeto|trajecto|o trajecto|caminho|o caminho|leito|o leito|itinerário|o itinerário';
const only = 'só|so|apenas|somente|unicamente|exclusivamente|mas só|mas so|mas apenas|mas somente|porém só';

/** Ways of asking that `pt.ts` does not have. */
export const furtherWays: readonly Way[] = [
  // The place itself, by its extent or its course.
  [`(${extent}) [${how}] {p:of} {s}`, '{s}'],
  [`(${course}) [${how}] {p:of} {s}`, 'curso {p} {s}'],
  [
    '{s} (da nascente à foz|da nascente até à foz|da nascente até a foz|da nascente ao mar|de ponta a ponta|por inteiro|na íntegra|todinho|todo|inteiro)',
    '{s}',
  ],
  [
    '[o] (território|espaço|área|terras) que (ocupava|abrangia|compreendia|cobria|ocupa|abrange|compreende|cobre) {s}',
    '{s}',
  ],
  ['{q} (mapa|localização|localizacao|no mapa|onde|situação|o mapa)', '{q}'],
  ['{s} (inteira|inteirinha|inteirinho|completa|completo)', '{s}'],
  ['(até onde|de onde a onde|até onde é que) (vai|se estende|chega|abrange|alcança) {s}', '{s}'],
  ['{q} (o que tem|o q tem|o que há|o que existe|o que fica)', '{q}'],
  ['[me] (mostra|mostre|manda|bota|põe) (aí|ai|aqui|pra mim|pra gente|no mapa) {q}', '{q}'],
  [
    '[a|o|qual é a|qual é o] (ponta|extremo|lugar|local|sítio|limite|extremidade) mais {d:oriental|ocidental|meridional|setentrional|ao norte|ao sul|a leste|a oeste|a norte|a sul|a este} {p:of} {s}',
    'ponto mais {d} {p} {s}',
  ],
  ['[o] nordeste (sem|menos|tirando|exceto|excluindo) {b}', 'nordeste brasileiro menos {b}'],
  // Only a part of it.
  [
    '[o|a] (lado|setor|sector|trecho|troço|parte|vertente|margem|porção|banda|metade) {i} {p:of} {s}',
    'a parte {i} {p} {s}',
  ],
  [`{s} (${only}) [a|o|na|no|da|do] (parte|lado|trecho|troço|porção|zona|metade) {i}`, 'a parte {i} de {s}'],
  [`{q} (${only}) {p:in} {s}`, '{q} {p} {s}'],
  [
    '[a|o|as] (parte|trecho|troço|pedaço|porção) {p:of} {s} que (passa|corre|fica|está|cai|se situa|atravessa|cruza|banha) {x:em|no|na|nos|nas|por|pelo|pela} {y}',
    '{s} {x} {y}',
  ],
  [
    '[a|o|as] (faixa|zona|porção|terras|pedaço|território|região) {p:of} {s} que (fica|está|se encontra|se estende) {x:ao|à|a} {r}',
    'a parte {p} {s} que fica {x} {r}',
  ],
  [
    '(tudo o que|tudo que|o que|aquilo que|as terras que|as terras|terras|território|lugares|o território) (fica|está|há|existe|se situa|compreendido|compreendidas|situadas|situado) entre {r}',
    'entre {r}',
  ],
  ['{x} de minas q {r}', '{x} de Minas Gerais que {r}'],
  ['{x} {p:de|em} minas {r}', '{x} {p} Minas Gerais {r}'],
  ['{x} {p:de|em} minas', '{x} {p} Minas Gerais'],
  // Around.
  [
    `{s} e [seus|os seus|os] (arredores|redondezas|cercanias|imediações) [uns|cerca de|a|até|num raio de] {f:#} {u:${units}}`,
    '{f} {u} em volta de {s}',
  ],
  ['{s} e [seus|os seus|os|as] (arredores|redondezas|cercanias|imediações)', 'arredores de {s}'],
  [`{s} (com|mais) {f:#} {u:${units}} (em volta|à volta|ao redor|em redor)`, '{f} {u} em volta de {s}'],
  // Tongues, neighbours.
  [
    '[que] {n:países} {r} (têm|tem|com|que têm) [o|a] {t:português|espanhol|francês|inglês|árabe|alemão|italiano|holandês|neerlandês|suaíli} como (língua|idioma|lingua) (oficial|nacional|materna)',
    '{n} {r} onde se fala {t}',
  ],
  [
    '[que] {n:países} {r} (em que|onde|nos quais) [o] {t:português|espanhol|francês|inglês|árabe|alemão|italiano} é (oficial|língua oficial|a língua oficial|idioma oficial)',
    '{n} {r} onde se fala {t}',
  ],
  ['{n:países} da cplp {r}', '{n} lusófonos {r}'],
  ['{n:países} da cplp', '{n} lusófonos'],
  [
    '{n} que não (encostam|tocam|encosta|toca|fazem limite|limitam|colam) (em|no|na|com|com o|com a|o|a|nos|nas) {s}',
    '{n} que não fazem fronteira com {s}',
  ],
  ['{n} que (cercam|rodeiam|circundam|envolvem) [o|a|os|as] {s}', '{n} que fazem fronteira com {s}'],
  // Groups of islands.
  ['[as] [ilhas] [do|o] grupo ocidental [dos açores|açoriano]', 'Flores (Açores) e ilha do Corvo'],
  ['[as] [ilhas] [do|o] grupo oriental [dos açores|açoriano]', 'ilha de São Miguel e ilha de Santa Maria'],
  [
    '[as] [ilhas] [do|o] grupo central [dos açores|açoriano]',
    'ilha Terceira, ilha Graciosa, ilha de São Jorge, ilha do Pico e ilha do Faial',
  ],
  ['[as] ilhas (habitadas|povoadas) dos açores', 'ilhas dos açores'],
  ['[o|os] (arquipélago|arquipelago|grupo) (de|da|do|dos|das) {s}', 'ilhas de {s}'],
  ['{x} (do|no|dos) (arquipélago|arquipelago) (de|da|do|dos|das) {s}', '{x} de {s}'],
  ['[a] [estado] [de|do|da] {s} (menos|sem|exceto|tirando) a capital', '{s} menos a cidade {s}'],
  ['{x} (do|no) df', '{x} do Distrito Federal'],
  ['{s} (no|do) (rio de janeiro|rio|rj)', '{s} no estado do Rio de Janeiro'],
  ['{s} (em|de) (são paulo|sp)', '{s} no estado de São Paulo'],
  [
    '[o] estreito [que] (entre|separa|divide|que separa|que divide) [a|o] {a} (e|da|do|de) [a|o] {b}',
    'estreitos que fazem fronteira com {a} e {b}',
  ],
  // From end to end.
  [
    '{s:1} (da|desde a|desde|da sua|das) (nascente|nascentes) (até|até a|até o|até ao|até à|ao|à|a) (mar|foz|o mar|a foz|sua foz|desembocadura)',
    '{s}',
  ],
  // Below is south, and so is down from it.
  ...(
    [
      ['abaixo|por baixo|debaixo', 'baixo', 'sul'],
      ['acima|por cima', 'cima', 'norte'],
    ] as const
  ).flatMap(([side, way, meant]): Way[] => [
    [
      `[a|aquela] [parte] [de|do|da|dos] {s:LAND} [que] [fica|está|se encontra|situada] (${side}) {p:de|do|da|dos} {x}`,
      `{s} ao ${meant} {p} {x}`,
    ],
    [
      `[tudo o que é|todo o|todo|toda a|toda] [o|a] {s:LAND} [a partir|desde] {p:de|do|da} {x} (para|pra|até) [o|ao] (${way}|${meant})`,
      `{s} ao ${meant} {p} {x}`,
    ],
  ]),
  [
    '[a|o|uma|um|aquela|aquele] (faixa|espaço|pedaço|trecho|território) [de terra] [que fica|compreendido|compreendida] entre {r}',
    'zona entre {r}',
  ],
  [`(${only}) [a|o|aquela] (parte|porção|pedaço|zona) {r}`, 'a parte {r}'],
  ['{n} [que] [ficam|estão|fica|está] junto ao mar {r}', '{n} {r} no litoral'],
  // Around the station of a town is around the town.
  [
    `[um|o|num] (raio|perímetro|círculo) [de] {f:#} {u:${units}} [de|do|da|em volta de|em torno de|ao redor de|à volta de|em redor de] {s:NAME}`,
    '{f} {u} em volta de {s}',
  ],
  [
    `{a} {f:##} {u:${units}} {b:de|do|da|em volta|em torno|ao redor|à volta|em redor} [de|do|da] (estação|estação central|estação ferroviária|rodoviária|praça principal|praça central|praça|centro|centro histórico|sé|câmara municipal) (de|do|da) {s:TOWN}`,
    '{a} {f} {u} do centro de {s}',
  ],
  [
    `{a} {f:##} {u:${units}} {b:de|do|da|em volta|em torno|ao redor|à volta|em redor} [de|do|da] (praça|estação|largo) {z} (em|no|na|de) {s:TOWN}`,
    '{a} {f} {u} do centro de {s}',
  ],
];
