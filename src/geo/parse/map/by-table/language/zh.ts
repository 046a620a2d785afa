import type { MapTable } from '../table.ts';

export const zh: MapTable = {
  code: 'zh',
  numberless: true,
  unspaced: true,
  asks: {
    email: '的电子邮件|的邮箱地址',
    operator: '的运营商|的经营者',
    count:
      '有多少家|有多少个|有多少座|有多少所|有多少间|有多少|有几家|有几个|有几座|多少家|多少个|多少座|的数量|数量|一共有多少',
    where:
      '在哪里|哪里|在哪儿|在哪|哪里有|哪儿有|哪里能找到|哪里可以找到|都在哪里|位于哪里|哪里可以|哪里能|在哪里可以|在哪儿可以',
    exists: '有没有|有吗|有|吗',
    show: '显示|请显示|给我看|给我看看|找|查找|请找出|列出|请|在地图上|有哪些|哪些|我想看|我想找|帮我找|搜索|给我',
    names: '的名称|的名字',
    website: '的网站|的网址',
    phone: '的电话|的电话号码',
    hours: '的营业时间|的开放时间',
    address: '的地址',
  },
  small: '所有的|所有|的|都|全部|一家|一个|里',
  and: '和|及|或|以及|与|或者',
  in: '在|',
  inBehind: '的|里的|内的|里|内|市内|市区',
  nearBehind: '附近的|附近|旁边的|旁边|周围的|周围|周边的|周边|一带的',
  to: '离-|距离-|距-',
  toBehind: '-最近',
  unnamed: '市中心|市区|城市|海边|车站|海|河|村里|中心|附近',
  alongBehind: '沿岸的|沿岸|沿线的|沿线|岸边的|岸边|两岸的|两岸|边的|边',
  along: '沿|沿着|沿着',
  afterPlace: '的|里的',
  counters: '家|个|座|所|间|处|家的',
  kinds: `
places to eat = 吃饭的地方|可以吃饭|能吃饭|吃饭
buildings = 建筑|建筑物|大楼|楼房
restaurants = 餐厅|餐馆|饭店|饭馆|餐廳
pizzerias = 披萨店|比萨店
cafes = 咖啡馆|咖啡厅|咖啡店|咖啡館
bars = 酒吧
fast food = 快餐店
ice cream shops = 冰淇淋店
bakeries = 面包店|麵包店
supermarkets = 超市
convenience stores = 便利店
butchers = 肉店|肉铺
hairdressers = 理发店|美发店
clothes shops = 服装店|衣服店
shoe shops = 鞋店
bookshops = 书店|書店
toy shops = 玩具店
florists = 花店
shopping centres = 购物中心|商场
markets = 市场|菜市场
shops = 商店
opticians = 眼镜店
laundries = 洗衣店
pharmacies = 药店|药房|藥局
hospitals = 医院|醫院
dentists = 牙医|牙科诊所
clinics = 诊所
veterinarians = 兽医|宠物医院
schools = 学校|學校
kindergartens = 幼儿园
universities = 大学|大學
libraries = 图书馆|圖書館
museums = 博物馆|博物館
opera houses = 歌剧院|歌剧厅
bars and pubs = 可以喝啤酒|喝啤酒|能喝啤酒|喝啤酒的地方|可以喝酒|喝酒|喝酒的地方|能喝酒|喝一杯|可以喝一杯|可以喝葡萄酒
cafes = 可以喝咖啡|喝咖啡|能喝咖啡|喝咖啡的地方
ice cream shops = 可以吃冰淇淋|吃冰淇淋|能吃冰淇淋
places to eat = 可以吃早餐|吃早餐|吃早饭
theatres = 剧院|剧场
cinemas = 电影院|電影院
nightclubs = 夜总会|夜店
hotels = 酒店|旅馆|宾馆|飯店
hostels = 青年旅舍|青年旅社
campsites = 露营地|营地
parks = 公园|公園
playgrounds = 儿童游乐场|游乐场
zoos = 动物园|動物園
beaches = 海滩|沙滩
swimming pools = 游泳池|泳池
gyms = 健身房
stadiums = 体育场
football pitches = 足球场
tennis courts = 网球场
golf courses = 高尔夫球场
churches = 教堂
cathedrals = 大教堂
mosques = 清真寺
synagogues = 犹太教堂
temples = 寺庙
monasteries = 修道院
cemeteries = 墓地|公墓
castles = 城堡
viewpoints = 观景台|观景点
banks = 银行|銀行
atms = 自动取款机|取款机|提款机|ATM
post offices = 邮局|郵局
police stations = 警察局|派出所
fire stations = 消防站
town halls = 市政厅
embassies = 大使馆|使馆
fuel stations = 加油站
charging stations = 充电站|充电桩
car parks = 停车场|停車場
bicycle rentals = 自行车租赁
car rentals = 租车公司|汽车租赁
bus stops = 公交站|公交车站|巴士站
bus stations = 汽车站
railway stations = 火车站|火車站
subway stations = 地铁站|地鐵站
airports = 机场|機場
bridges = 桥|桥梁
lighthouses = 灯塔
towers = 塔
fountains = 喷泉
toilets = 厕所|洗手间|公共厕所|公厕|廁所
benches = 长椅
lakes = 湖|湖泊
rivers = 河流|河
waterfalls = 瀑布
peaks = 山|山峰
volcanoes = 火山
caves = 洞穴|山洞
islands = 岛|岛屿
villages = 村庄|村
national parks = 国家公园
ports = 港口|码头
marinas = 游艇码头
ice rinks = 溜冰场|滑冰场
sports centres = 体育中心|体育馆
saunas = 桑拿|桑拿房
kiosks = 报亭|小卖部
electronics shops = 电器店|电子产品店
furniture shops = 家具店
jewellers = 珠宝店
hardware stores = 五金店
bicycle shops = 自行车店
pet shops = 宠物店
taxi stands = 出租车站
wind turbines = 风力发电机
memorials = 纪念馆|纪念碑
statues = 雕像|塑像
art galleries = 画廊|美术馆
aquariums = 水族馆
theme parks = 主题公园|游乐园
picnic sites = 野餐区
skateparks = 滑板公园
nursing homes = 养老院|敬老院
courthouses = 法院
prisons = 监狱
power plants = 发电厂|电厂|发电站
dams = 大坝|水坝
springs = 泉水
glaciers = 冰川
trees = 树木
gardens = 花园
vineyards = 葡萄园
forests = 森林
motorways = 高速公路
cycleways = 自行车道
footpaths = 步道|人行道
roundabouts = 环岛
traffic lights = 红绿灯|交通灯
pedestrian crossings = 人行横道|斑马线
speed cameras = 测速摄像头
tunnels = 隧道
vending machines = 自动售货机|自动贩卖机
waste baskets = 垃圾桶
greengrocers = 水果店|蔬菜店
fishmongers = 鱼店
beauty salons = 美容院
car repair shops = 汽车修理店|汽修店|修车店
car washes = 洗车店
rest areas = 休息区
motorway services = 服务区|高速服务区
tourist information = 游客中心|旅游信息中心
guest houses = 民宿|客栈
basketball courts = 篮球场
ruins = 废墟
archaeological sites = 考古遗址|遗址
squares = 广场
cities = 城市
lifts = 电梯
department stores = 百货商店|百货公司
stationery shops = 文具店
gift shops = 礼品店
ski lifts = 滑雪缆车
cable cars = 缆车|索道
water parks = 水上乐园|水上公园
breweries = 啤酒厂|酿酒厂
bowling alleys = 保龄球馆
karaoke bars = KTV|卡拉OK
driving schools = 驾校
bicycle parkings = 自行车停车处|自行车停放处
tram stops = 电车站|有轨电车站
hot springs = 温泉
defibrillators = 除颤器|AED
drinking fountains = 饮水机|饮水处
post boxes = 邮筒|邮箱
planetariums = 天文馆
crematoriums = 火葬场
sundials = 日晷
fire hydrants = 消防栓
windmills = 风车
water towers = 水塔
wells = 水井
observatories = 天文台
level crossings = 平交道口|铁路道口
parcel lockers = 快递柜
notaries = 公证处
lawyers = 律师事务所
pedestrian streets = 步行街
residential streets = 住宅街道|居民区道路`,
  sorts: `
nearest = 最近的
highest = 最高的
largest = 最大的
oldest = 最古老的|最老的
longest = 最长的
vegan = 纯素
vegetarian = 素食
halal = 清真
Italian = 意大利
Chinese = 中国|中
Japanese = 日本
Indian = 印度
Mexican = 墨西哥
French = 法国
Greek = 希腊
free = 免费的|免费
public = 公共
wheelchair accessible = 无障碍的|无障碍|轮椅可进入的|轮椅无障碍的
open now = 现在营业的|正在营业的|现在开门的|现在开着的
open 24 hours = 24小时营业的|24小时营业|24小时的|24小时|通宵营业的
open on Sundays = 周日营业的|星期天营业的
with wifi = 有wifi的|有无线网络的|提供wifi的|带wifi的
with outdoor seating = 有室外座位的|有露天座位的
with a swimming pool = 有游泳池的|带游泳池的|有泳池的
that accept credit cards = 接受信用卡的|可以刷卡的
Catholic = 天主教
Protestant = 新教|基督教
Spanish = 西班牙
German = 德国
Thai = 泰国|泰式
Turkish = 土耳其
Vietnamese = 越南
Korean = 韩国|韩式
American = 美国|美式
smallest = 最小的
kosher = 犹太洁食
closed on Mondays = 周一关门的|星期一休息的
closed on Sundays = 周日关门的|星期天休息的`,
  having: `
open now = 现在营业|现在开门
3 star = 三星级|三星|3星级
4 star = 四星级|四星|4星级
5 star = 五星级|五星|5星级
gluten-free = 无麸质
non-smoking = 禁烟|无烟
abandoned = 废弃的|废弃
covered = 有顶的|室内
open at night = 夜间营业的|晚上营业的
with parking = 有停车场的|带停车场的|有停车位的
with breakfast = 含早餐的|提供早餐的
with a backrest = 有靠背的
with a shelter = 有候车亭的|有雨棚的
with a changing table = 有尿布台的|有婴儿护理台的
with floodlights = 有照明的|有灯光的
without wifi = 没有wifi的|没有无线网的
that allow dogs = 允许带狗的|可以带狗的
with more than # floors = 超过#层的|高于#层的|多于#层的|#层以上的
built before # = #年以前建的|#年以前建造的|#年之前建的|#年之前建造的|#年前建的|#年前建造的|建于#年以前的|建于#年之前的
built after # = #年以后建的|#年以后建造的|#年之后建的|#年之后建造的|#年后建的|#年后建造的|建于#年以后的|建于#年之后的
open tomorrow = 明天营业的|明天开门的
open today = 今天营业的|今天开门的
open on Saturdays = 周六营业的|星期六营业的
that accept cash = 接受现金的|可以用现金的
with showers = 有淋浴的
with toilets = 有厕所的|有洗手间的
with delivery = 送外卖的|可以外送的
with takeaway = 可以外带的
air-conditioned = 有空调的
without outdoor seating = 没有室外座位的
with CCS = 有ccs的
taller than # m = 高于#米的|超过#米的|高度超过#米的|超过#米高的
at least # m high = #米以上的|至少#米高的`,
};
