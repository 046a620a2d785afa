import { phraseProduct } from '../../phrase-product.ts';
import type { Everyday } from '../everyday.ts';

const of = 'de|do|da|dos|das';
const to = 'a|ao|à|aos|às';
const into = 'em|no|na|nos|nas';

/** What is said of places beside what the tables of written Portuguese have. */
export const pt: Everyday = {
  words: {
    farthestPoint: 'ponto|o ponto|lugar|o lugar|local|o local',
    sharedBy: phraseProduct(
      'partilhados|partilhado|compartilhados|compartilhado|divididos|dividido|repartidos|na fronteira|em comum|comuns',
      'entre|por|pela|pelo|a',
    ),
    oneNeighbour: phraseProduct(
      'com|que têm|têm|que fazem fronteira com|fazem fronteira com|que confinam com|que tenham',
      'um só|um único|apenas um|só um|somente um',
      'outro|',
      'vizinho|país vizinho|país|estado vizinho',
    ).concat(
      '|',
      phraseProduct(
        'que só|que apenas|que somente',
        'fazem fronteira com um|têm fronteira com um|têm um|confinam com um',
        'único|outro|',
        'país|vizinho|país vizinho',
      ),
    ),
    leftBank:
      'o lado esquerdo|lado esquerdo|ribeira esquerda|a ribeira esquerda|banda esquerda|a beira esquerda',
    rightBank: 'o lado direito|lado direito|ribeira direita|a ribeira direita|banda direita|a beira direita',
    tributaries: 'principais afluentes|rios afluentes|rios tributários|maiores afluentes',
    flowingInto: phraseProduct(
      'que deságuam|deságuam|que desaguam|que desembocam|desembocam|que vão dar|que vão desaguar|que se lançam|que correm para',
      into,
    ).concat('|que alimentam|que alimentam o|que alimentam a|alimentam o|que deságuam no|deságuam no'),
    atSea: [
      phraseProduct('com acesso|que têm acesso|têm acesso|com saída', to),
      phraseProduct('ribeirinhos|ribeirinhas', of),
      phraseProduct('com praias|com costas|com portos', into),
    ].join('|'),
    bordering: [
      phraseProduct('são limítrofes|limítrofes|vizinhos|são vizinhos|são vizinhas|que são vizinhos', of),
      phraseProduct('encostam|que encostam|pegados|colados', `${into}|${to}`),
      'são limítrofes com|que encostam com',
    ].join('|'),
    notBordering: [
      phraseProduct(
        'que não encostam|não encostam|que não tocam|que não encostem|que não pegam',
        `${into}|${to}|com|o|os|as`,
      ),
      phraseProduct('que não são banhados|que não são banhadas|não banhados|não banhadas', 'por|pelo|pela'),
    ].join('|'),
    except: 'mas fora de|mas fora do|mas fora da|fora do|fora da|mas tirando',
    landlocked:
      'não são banhados pelo mar|não são banhadas pelo mar|que não são banhadas pelo mar|privados de litoral|desprovidos de litoral|que não tocam o mar|não tocam o mar|que não chegam ao mar',
    notIn: [
      phraseProduct('não são membros|que não são membros|não fazem parte|que não fazem parte|mas não', of),
      phraseProduct('não pertencem|que não pertencem', to),
      phraseProduct('não estão|que não estão', into),
    ].join('|'),
    halfway:
      'ponto equidistante de|o ponto equidistante de|ponto equidistante entre|o ponto equidistante entre|a meio entre|exatamente a meio entre|o meio do caminho entre|a metade do caminho entre',
    speaking:
      'falam|que falam|onde se fala o|em que se fala|nos quais se fala|que têm o|com o|cuja língua oficial é o|cujo idioma oficial é o',
    spoken: 'como língua oficial|como idioma oficial',
    lead: 'há|existem|tem|onde há|lista de|lista dos|lista das|a lista dos|o que fica|o que existe|o que há|quais são',
    withMore: phraseProduct('passam de|ultrapassam|superam|excedem|contam mais de', '|os|as').concat(
      '|cuja população ultrapassa|cuja população ultrapassa os|cuja população é superior a|que contam mais de',
    ),
    coastal:
      'têm costa|que têm costa|têm litoral|que têm litoral|têm mar|que têm mar|têm praia|que têm praia|com praia|com mar|dão para o mar|que dão para o mar|com acesso ao mar',
    withWhich: 'com que|com quais|com quantos',
  },
  demonyms:
    'mediterrânico|mediterrânicos|mediterrânica|mediterrânicas|mediterrâneas|mediterrânea=Mediterranean_Sea',
  patterns: {
    half: ['[o|a] {#noun} {j}'],
    setIn: [
      '{s} (compõem|formam|constituem|integram) {l}',
      '(em|de) (que|quais) {s} (se divide|se compõe|é dividido|é dividida|é composto|é composta|é formado|é formada) {l}',
      '{s} que (compõem|formam|constituem|fazem parte do|fazem parte da) {l}',
    ],
    setMore: [
      '{s} (com mais de|acima de|acima dos|superiores a|que ultrapassam|que ultrapassam os|que passam dos|ultrapassam os|mais altas que|mais altos que|mais altas do que) {d}',
    ],
    setFewer: ['{s} (com menos de|abaixo de|abaixo dos|inferiores a) {d}'],
    setFarthest: ['(qual|que) {s} (fica|está|é) {#most}', '{s} (fica|que fica|está) {#most}'],
    setFlowingInto: ['[que|quais] <tributaries> (tem|têm) {l}'],
    setCount: [
      'quantos {s} são (vizinhos|limítrofes) (do|da|de|dos) {l}',
      '{l} faz fronteira com quantos {s}',
    ],
    downstream: [
      '(troço|trecho|parte|o troço|o trecho|a parte) <of> {a} (a jusante|abaixo) (de|do|da) {b}',
      '{a} abaixo de {b}',
    ],
    upstream: ['(troço|trecho|parte|o troço|o trecho|a parte) <of> {a} (a montante|acima) (de|do|da) {b}'],
    setSpeaking: ['em (que|quais) {s} se fala {t}'],
    coastStretch: ['[o] (trecho|troço) de (costa|litoral) entre [o|a] {a} e [o|a] {b}'],
  },
};
