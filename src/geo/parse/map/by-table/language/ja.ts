import type { MapTable } from '../table.ts';

export const ja: MapTable = {
  code: 'ja',
  numberless: true,
  unspaced: true,
  asks: {
    email: 'のメールアドレス',
    operator: 'の運営者|の運営会社',
    count:
      'はいくつありますか|がいくつありますか|はいくつ|いくつありますか|は何軒ありますか|は何軒|何軒ありますか|はいくつある|は何か所ありますか|は何箇所ありますか|の数は|の数|は何件ありますか|がいくつある',
    where:
      'はどこですか|はどこにありますか|はどこ|どこですか|どこにありますか|はどこで見つかりますか|の場所|の場所は|どこ|はどこにある',
    exists: 'はありますか|がありますか|ありますか|はある|があるか|はあるか',
    show: 'を表示|を表示して|を表示してください|を見せて|を見せてください|を教えて|を教えてください|を探して|を探しています|を探す|をリストアップ|を地図に表示|地図で|を検索|を検索して|一覧|の一覧|を全部|をすべて|どんな|を|は|が|ください|お願いします',
    names: 'の名前|の名称',
    website: 'のウェブサイト|のホームページ|のサイト',
    phone: 'の電話番号',
    hours: 'の営業時間|の開館時間',
    address: 'の住所',
  },
  small: 'すべての|全ての|全部の|にある|ある|の',
  and: 'と|や|または|か|および',
  in: '',
  inBehind: 'にある|の|で|に|には|では|市内の|内の|市内で',
  nearBehind:
    'に近い|から近い|の近くの|の近くにある|の近くで|の近くに|の近く|近くの|周辺の|の周辺の|周辺で|付近の|の隣の|周辺|付近|のそばの|の周りの|の周りにある|の周り|の周囲の|周囲の|の周辺|の周辺にある',
  toBehind: 'に|から|に一番|から一番',
  unnamed: '市内|中心部|駅|海|川|町|村|街|近所|都心|近く',
  alongBehind: '沿いの|沿いにある|沿い|に沿った|沿いに|沿いで',
  afterPlace: 'の|に|にある|で|には',
  counters: 'つ|軒|件|か所|箇所|カ所|店|館|ヶ所',
  borderingBehind: 'に隣接する|と隣接する|に接する',
  kinds: `
places to eat = 食事できる場所|食事ができる場所|食べられる場所|食事する場所
buildings = 建物|ビル
restaurants = 料理店|レストラン|飲食店
pizzerias = ピザ屋|ピッツェリア
cafes = カフェ|喫茶店|コーヒーショップ
bars = バー
pubs = パブ|居酒屋
fast food = ファストフード店|ファーストフード店
ice cream shops = アイスクリーム屋|アイスクリーム店
bakeries = パン屋|ベーカリー
supermarkets = スーパー|スーパーマーケット
convenience stores = コンビニ|コンビニエンスストア
butchers = 肉屋|精肉店
hairdressers = 美容院|美容室|理髪店|床屋
clothes shops = 服屋|洋服店|衣料品店
shoe shops = 靴屋|靴店
bookshops = 本屋|書店
toy shops = おもちゃ屋|玩具店
florists = 花屋
shopping centres = ショッピングセンター|ショッピングモール
markets = 市場
shops = 店|お店
opticians = 眼鏡店|メガネ屋|眼鏡屋
laundries = コインランドリー
pharmacies = 薬局|ドラッグストア
hospitals = 病院
dentists = 歯医者|歯科医院|歯科
clinics = クリニック|診療所
veterinarians = 動物病院|獣医
schools = 学校
kindergartens = 幼稚園
universities = 大学
libraries = 図書館
museums = 博物館|美術館|ミュージアム
opera houses = 歌劇場|オペラハウス|オペラ座|オペラ劇場
bars and pubs = ビールが飲めるところ|ビールが飲める場所|ビールを飲める場所|ビールを飲めるところ|ビールが飲める店|ビールを飲める店|お酒が飲めるところ|お酒が飲める場所|お酒が飲める店|ワインが飲める店|ワインが飲める場所
cafes = コーヒーが飲めるところ|コーヒーが飲める場所|コーヒーを飲める場所|コーヒーを飲めるところ|コーヒーが飲める店|コーヒーを飲める店
ice cream shops = アイスが食べられる場所|アイスクリームが食べられる場所|アイスが食べられる店
places to eat = 朝食が食べられる場所|朝食を食べられる場所|朝食が食べられる店|朝ごはんが食べられる場所
theatres = 劇場
cinemas = 映画館
nightclubs = ナイトクラブ
hotels = ホテル
hostels = ホステル
campsites = キャンプ場
parks = 公園
playgrounds = 遊び場|児童遊園
zoos = 動物園
beaches = ビーチ|砂浜
swimming pools = プール
gyms = スポーツジム|ジム
stadiums = スタジアム|競技場
football pitches = サッカー場
tennis courts = テニスコート
golf courses = ゴルフ場
churches = 教会
cathedrals = 大聖堂
mosques = モスク
synagogues = シナゴーグ
monasteries = 修道院
cemeteries = 墓地
castles = 城|お城
viewpoints = 展望台|展望所
banks = 銀行
atms = ATM
post offices = 郵便局
post boxes = ポスト|郵便ポスト
police stations = 警察署
fire stations = 消防署
town halls = 市役所|市庁舎
embassies = 大使館
fuel stations = ガソリンスタンド
charging stations = 充電スタンド|充電ステーション
car parks = 駐車場
bicycle parkings = 駐輪場
bicycle rentals = レンタサイクル
car rentals = レンタカー
bus stops = バス停
railway stations = 駅|鉄道駅
subway stations = 地下鉄駅|地下鉄の駅
airports = 空港
bridges = 橋
lighthouses = 灯台
towers = 塔|タワー
fountains = 噴水
toilets = トイレ|公衆トイレ
benches = ベンチ
lakes = 湖
rivers = 川|河川
waterfalls = 滝
peaks = 山
volcanoes = 火山
caves = 洞窟
islands = 島
villages = 村
national parks = 国立公園
hot springs = 温泉
bus stations = バスターミナル
marinas = マリーナ
ice rinks = アイススケート場|スケートリンク
sports centres = 体育館|スポーツセンター
saunas = サウナ
public baths = 銭湯
kiosks = 売店
electronics shops = 家電量販店|電器店|電気屋
furniture shops = 家具店|家具屋
jewellers = 宝石店|ジュエリーショップ
hardware stores = 金物店
DIY stores = ホームセンター
bicycle shops = 自転車店|自転車屋
pet shops = ペットショップ
taxi stands = タクシー乗り場
wind turbines = 風力発電機
memorials = 記念碑|慰霊碑
monuments = モニュメント
statues = 銅像|石像
art galleries = 画廊|ギャラリー
aquariums = 水族館
theme parks = 遊園地|テーマパーク
dog parks = ドッグラン
skateparks = スケートパーク|スケートボード場
nursing homes = 老人ホーム
courthouses = 裁判所
prisons = 刑務所
power plants = 発電所
dams = ダム
trees = 樹木
gardens = 庭園
vineyards = ブドウ園|ぶどう園
forests = 森|森林
motorways = 高速道路
cycleways = 自転車道|サイクリングロード
footpaths = 遊歩道
roundabouts = ラウンドアバウト
traffic lights = 信号|信号機
pedestrian crossings = 横断歩道
speed cameras = オービス
tunnels = トンネル
vending machines = 自動販売機|自販機
waste baskets = ゴミ箱
temples = お寺|寺院
shrines = 神社
greengrocers = 八百屋
fishmongers = 魚屋|鮮魚店
beauty salons = エステサロン
car repair shops = 自動車整備工場|自動車修理工場
car dealers = カーディーラー
car washes = 洗車場
rest areas = 道の駅
motorway services = サービスエリア
tourist information = 観光案内所
guest houses = ゲストハウス|民宿|旅館
basketball courts = バスケットコート|バスケットボールコート
ruins = 廃墟
archaeological sites = 遺跡
squares = 広場
lifts = エレベーター
defibrillators = AED
department stores = デパート|百貨店
stationery shops = 文房具店|文具店
gift shops = お土産屋|土産物店
liquor stores = 酒屋
ski lifts = スキーリフト
cable cars = ロープウェイ|ロープウェー
water parks = ウォーターパーク
breweries = ビール醸造所|醸造所
bowling alleys = ボウリング場
karaoke bars = カラオケ|カラオケボックス
driving schools = 自動車学校|教習所
colleges = 専門学校
clinics = 医院
tram stops = 路面電車の停留所
drinking fountains = 水飲み場
planetariums = プラネタリウム
crematoriums = 火葬場
sundials = 日時計
fire hydrants = 消火栓
windmills and wind turbines = 風車
watermills = 水車
water towers = 給水塔
wells = 井戸
observatories = 天文台
level crossings = 踏切
parcel lockers = 宅配ロッカー|宅配ボックス
notaries = 公証役場
lawyers = 法律事務所|弁護士
pedestrian streets = 歩行者専用道路|歩行者天国
residential streets = 住宅街の道路|生活道路`,
  sorts: `
nearest = 一番近い|最寄りの|もっとも近い|最も近い
highest = 一番高い|最も高い
largest = 一番大きい|最大の|一番大きな|最も大きい
oldest = 一番古い|最古の|最も古い
longest = 一番長い|最長の
vegan = ビーガン|ヴィーガン
vegetarian = ベジタリアン
halal = ハラル|ハラール
Italian = イタリア|イタリアン|イタリア料理の|イタリア料理
Chinese = 中国|中華|中華料理の
Japanese = 日本|和食の|日本料理の|和食
Indian = インド|インド料理の|インド料理
Mexican = メキシコ|メキシコ料理の|メキシカン
French = フランス|フランス料理の|フレンチ
Greek = ギリシャ|ギリシャ料理の
free = 無料の|無料
public = 公共の
wheelchair accessible = 車椅子対応の|車いす対応の|バリアフリーの|車椅子で入れる|車いすで入れる
open now = 今開いている|今営業中の|営業中の|現在営業中の|いま開いている
open 24 hours = 24時間営業の|24時間営業
open on Sundays = 日曜日に開いている|日曜営業の|日曜日営業の
with wifi = wifiのある|wi-fiのある|wifiがある|wi-fiがある|無料wifiのある
with outdoor seating = テラス席のある|テラス席がある|屋外席のある
with a swimming pool = プールのある|プール付きの|プールがある
that accept credit cards = クレジットカードが使える|カードが使える
Catholic = カトリック
Protestant = プロテスタント
Spanish = スペイン|スペイン料理の
German = ドイツ|ドイツ料理の
Thai = タイ|タイ料理の
Turkish = トルコ|トルコ料理の
Vietnamese = ベトナム|ベトナム料理の
Korean = 韓国|韓国料理の
American = アメリカ
smallest = 一番小さい|最小の
open 24 hours = 年中無休24時間の|24時間開いている
type 2 = タイプ2の
wheelchair accessible = 車椅子対応|車いす対応|バリアフリー
closed on Mondays = 月曜日休みの|月曜定休の
closed on Sundays = 日曜日休みの|日曜定休の`,
  having: `
open now = 営業中
3 star = 三つ星の|三つ星|3つ星の|3つ星
4 star = 四つ星の|四つ星|4つ星の|4つ星
5 star = 五つ星の|五つ星|5つ星の|5つ星
gluten-free = グルテンフリーの|グルテンフリー
non-smoking = 禁煙の|禁煙
abandoned = 廃止された|廃墟の
covered = 屋根付きの|屋内の
open at night = 夜に開いている|夜間営業の|夜間営業している
with parking = 駐車場のある|駐車場付きの|駐車場がある
with breakfast = 朝食付きの
with a backrest = 背もたれのある|背もたれ付きの
with a shelter = 屋根のある|待合所のある
with a changing table = おむつ交換台のある|おむつ替え台のある
with floodlights = 照明のある|照明付きの|ナイター設備のある
without wifi = wifiのない|wi-fiのない
that allow dogs = 犬を連れて入れる|犬連れ可の|ペット可の
with at least # floors = #階建て以上の|#階以上の|#階以上ある
with more than # floors = #階を超える|#階より高い|#階建てを超える
built before # = #年より前に建てられた|#年以前に建てられた|#年より前に建った|#年より前の
built after # = #年以降に建てられた|#年より後に建てられた|#年以後に建てられた
open tomorrow = 明日開いている|明日営業の
open today = 今日開いている|本日営業の|今日営業している
open on Saturdays = 土曜日に開いている|土曜営業の
that accept cash = 現金が使える
with showers = シャワー付きの|シャワーのある
with toilets = トイレのある|トイレ付きの
with delivery = デリバリーのある|宅配の
with takeaway = テイクアウトできる|持ち帰りできる
air-conditioned = エアコン付きの
without outdoor seating = テラス席のない
at least # m high = 高さ#メートル以上の|高さ#m以上の
taller than # m = #メートルを超える|#メートルより高い|高さ#mを超える|#mより高い`,
};
