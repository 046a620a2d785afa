import { phraseProduct } from '../../phrase-product.ts';
import type { Everyday } from '../everyday.ts';

/** Words around the place that the other tables do not have: of exactness, of extent, of courses. */
export const zh: Everyday = {
  words: {
    trail: `${phraseProduct(
      phraseProduct('|的', '大致|大概|具体|准确|精确|详细'),
      '走向|位置|范围|流向|方位|河道|路线|区域',
    )}|${phraseProduct(
      '|的',
      '走势|确切位置|地理位置|覆盖范围|位置图|示意图|分布图|分布|全貌|界限|全程|完整走向|路线|路线图|地形图|轮廓图|方位',
    )}|喺邊度|喺邊|喺邊度呀|响边度|在邊度|在哪个方位|在哪块|在哪边|具体在哪儿|具体在哪|具体在哪里|到底在哪|到底在哪儿|究竟在哪里|究竟在哪|大概在哪一块|大概是哪里|怎么流|从哪到哪|是从哪到哪|从哪儿到哪儿`,
  },
  sets: {
    city: '地级市|设区市',
    strait: '海峡',
    archipelago: '列岛',
  },
  names: {
    'Dabie Mountains': '大别山区',
    'Taihang Mountains': '太行山区',
    Qinling: '秦岭山区',
    Penghu: '澎湖群岛',
    'Islands District': '离岛区|香港离岛区',
    'Qinling–Huaihe Line': '秦岭淮河|秦岭淮河线|秦岭淮河一线|秦岭—淮河|秦岭—淮河线|秦岭-淮河线',
    'Heihe–Tengchong Line': '胡焕庸线|黑河腾冲线|黑河—腾冲线|瑷珲腾冲线',
  },
  patterns: {
    course: ['{p}从(源头|发源地)(到|至|流到|流向)(河口|入海口|大海|海|入海)[的|全程|全长]'],
    in: [
      '{w}[是]在{a}的(什么位置|哪个位置|哪里|哪儿|哪|什么地方|哪个方位|哪一带|哪个方向|哪边)',
      '{w}(经过|穿过|流经){a}的(部分|那一段|一段|河段|哪里|哪儿|哪些地方)',
    ],
    borderBetween: ['{a}(与|和|跟|同){b}<bordering>的(部分|地段|地带|一段|边界|那段|那一段)'],
    setLandlocked: ['唯一[的|一个]<landlocked>[的]{s}'],
  },
};
