import type { MapTable } from '../table.ts';

export const ko: MapTable = {
  code: 'ko',
  numberless: true,
  asks: {
    count:
      '몇 개 있나요|몇 개 있습니까|몇 개|몇 개나 있나요|몇 개인가요|몇 곳|몇 곳 있나요|몇 개 있어요|얼마나 많은|개수|수|수는|몇 개가 있나요|몇 군데 있나요|몇 개야',
    where:
      '어디에 있나요|어디에 있습니까|어디 있어요|어디에 있어요|어디인가요|어디|어디에|어디예요|어디입니까|어디에서 찾을 수 있나요|위치|어디야',
    exists: '있나요|있습니까|있어요|있는지|있을까요|있어',
    show: '보여줘|보여 줘|보여주세요|보여 주세요|찾아줘|찾아 줘|찾아주세요|찾아 주세요|알려줘|알려주세요|알려 주세요|목록|지도에|지도에서|표시해줘|표시해 주세요|어떤|나열해 주세요|검색',
    names: '이름|이름을',
    website: '웹사이트|홈페이지|웹사이트를|홈페이지를',
    phone: '전화번호|전화번호를',
    hours: '영업시간|영업 시간|운영 시간|운영시간|영업시간을',
    address: '주소|주소를',
  },
  small: '모든|전체|있는|다|모두',
  and: '와|과|및|또는|이나|나|하고',
  behind: '들이|들을|들은|들의|들|이|가|은|는|을|를|의|도',
  in: '|',
  inBehind: '-에 있는|-에는|-에서|-에|-의|-에서의|-시내|내|안에|안에 있는',
  nearBehind:
    '근처|근처의|근처에|근처에 있는|근처에서|주변|주변의|주변에|주변에 있는|옆|옆에|옆의|옆에 있는|부근|부근의|가까이에 있는|가까이',
  toBehind: '-에서|-에|-에서 가장|-와|-과',
  unnamed: '시내|도심|바다|강|역|마을|중심가|동네|해변|여기',
  alongBehind: '-을 따라 있는|-를 따라 있는|-을 따라|-를 따라|변의|강변의|-을 따라서|-를 따라서',
  afterPlace: '의|에 있는|에|있는| 있는',
  counters: '곳|개|군데|채|곳의',
  kinds: `
buildings = 건물|빌딩
Chinese restaurants = 중식당|중국집
Japanese restaurants = 일식당|일식집
restaurants = 식당|레스토랑|음식점
pizzerias = 피자집|피자 가게
cafes = 카페|커피숍
bars = 술집|바
pubs = 펍|호프집
fast food = 패스트푸드점
ice cream shops = 아이스크림 가게
bakeries = 빵집|제과점|베이커리
supermarkets = 슈퍼마켓|마트
convenience stores = 편의점
butchers = 정육점
hairdressers = 미용실|이발소
clothes shops = 옷가게|옷 가게
shoe shops = 신발가게|신발 가게
bookshops = 서점|책방
toy shops = 장난감 가게
florists = 꽃집
shopping centres = 쇼핑몰|쇼핑센터
markets = 시장
shops = 가게|상점
opticians = 안경점
laundries = 빨래방|세탁소
pharmacies = 약국
hospitals = 병원
dentists = 치과
clinics = 의원
veterinarians = 동물병원
schools = 학교
kindergartens = 유치원
universities = 대학교|대학
libraries = 도서관
museums = 박물관
opera houses = 오페라 하우스|오페라하우스|오페라극장|오페라 극장
bars and pubs = 맥주 마실 곳|맥주 마실 수 있는 곳|맥주를 마실 수 있는 곳|맥주를 마실 곳|술 마실 곳|와인 마실 곳|와인을 마실 수 있는 곳|술을 마실 수 있는 곳
cafes = 커피 마실 곳|커피 마실 수 있는 곳|커피를 마실 수 있는 곳|커피를 마실 곳
ice cream shops = 아이스크림 먹을 곳|아이스크림을 먹을 수 있는 곳
places to eat = 아침 먹을 곳|아침 식사할 곳|아침을 먹을 수 있는 곳
theatres = 극장
cinemas = 영화관
nightclubs = 나이트클럽|클럽
hotels = 호텔
hostels = 호스텔
campsites = 캠핑장|야영장
parks = 공원
playgrounds = 놀이터
zoos = 동물원
beaches = 해변|해수욕장
swimming pools = 수영장
gyms = 헬스장|체육관
stadiums = 경기장|스타디움
football pitches = 축구장
tennis courts = 테니스장
golf courses = 골프장
churches = 교회
cathedrals = 대성당
mosques = 모스크
synagogues = 시나고그
temples = 절|사찰
monasteries = 수도원
cemeteries = 묘지|공동묘지
castles = 성|성곽
viewpoints = 전망대
banks = 은행
atms = 현금인출기|ATM
post offices = 우체국
post boxes = 우체통
police stations = 경찰서|파출소
fire stations = 소방서
town halls = 시청
embassies = 대사관
fuel stations = 주유소
charging stations = 충전소|전기차 충전소
car parks = 주차장
bicycle rentals = 자전거 대여소
car rentals = 렌터카
bus stops = 버스 정류장|버스정류장
railway stations = 기차역
subway stations = 지하철역
airports = 공항
bridges = 다리|교량
lighthouses = 등대
towers = 탑|타워
fountains = 분수
toilets = 화장실|공중화장실
benches = 벤치
lakes = 호수
rivers = 강
waterfalls = 폭포
peaks = 산|봉우리
volcanoes = 화산
caves = 동굴
islands = 섬
villages = 마을
national parks = 국립공원
tram stops = 트램 정류장|노면전차 정류장
forests = 숲|산림
bicycle shops = 자전거 가게|자전거 매장
windmills = 풍차
drinking fountains = 음수대|식수대
bus stations = 버스 터미널|버스터미널
ice rinks = 아이스링크|스케이트장
sports centres = 스포츠 센터|스포츠센터
saunas = 사우나|찜질방
kiosks = 키오스크
electronics shops = 전자제품 매장|전자제품점
furniture shops = 가구점|가구 매장
jewellers = 보석상|귀금속점|금은방
taxi stands = 택시 승강장|택시승강장
wind turbines = 풍력 발전기|풍력발전기
statues = 동상|조각상
memorials = 기념비|추모비
monuments = 기념물
art galleries = 화랑|갤러리
aquariums = 수족관|아쿠아리움
theme parks = 놀이공원|테마파크
water parks = 워터파크
picnic sites = 피크닉장
dog parks = 반려견 놀이터|애견 공원
skateparks = 스케이트 파크|스케이트파크
nursing homes = 요양원
courthouses = 법원
prisons = 교도소
power plants = 발전소
dams = 댐
trees = 나무
gardens = 정원
motorways = 고속도로
cycleways = 자전거 도로|자전거도로|자전거길
footpaths = 보행로|산책로
roundabouts = 회전교차로|로터리
traffic lights = 신호등
pedestrian crossings = 횡단보도
speed cameras = 과속 카메라|과속단속 카메라
tunnels = 터널
vending machines = 자판기|자동판매기
greengrocers = 채소 가게|야채 가게
fishmongers = 생선 가게
beauty salons = 미용 살롱|뷰티 살롱
car repair shops = 자동차 정비소|카센터
car dealers = 자동차 대리점
car washes = 세차장
guest houses = 게스트하우스|민박
ruins = 폐허
archaeological sites = 유적지|고고학 유적
squares = 광장
streets = 거리|도로
lifts = 엘리베이터
defibrillators = 제세동기|자동심장충격기
pet shops = 애완동물 가게|펫샵
gift shops = 기념품 가게|선물 가게
cable cars = 케이블카
breweries = 양조장
tourist information = 관광 안내소|관광안내소
waste baskets = 쓰레기통|휴지통
ports = 항구
marinas = 마리나
planetariums = 천문관
crematoriums = 화장장
sundials = 해시계
fire hydrants = 소화전
watermills = 물레방아
water towers = 급수탑
wells = 우물
observatories = 천문대
level crossings = 철도 건널목|철길 건널목
parcel lockers = 무인 택배함|택배함
notaries = 공증인 사무소
lawyers = 변호사|변호사 사무실
hot springs = 온천
public baths = 목욕탕|대중목욕탕
stationery shops = 문구점|문방구
department stores = 백화점
karaoke bars = 노래방
bowling alleys = 볼링장
ski lifts = 스키 리프트
pedestrian streets = 보행자 거리|보행자 전용 거리
residential streets = 주택가 도로`,
  sorts: `
nearest = 가장 가까운|제일 가까운
highest = 가장 높은|제일 높은
largest = 가장 큰|제일 큰
oldest = 가장 오래된|제일 오래된
longest = 가장 긴
vegan = 비건|완전 채식
vegetarian = 채식
halal = 할랄
Italian = 이탈리아
Chinese = 중국|중식
Japanese = 일본|일식
Indian = 인도
Mexican = 멕시코
French = 프랑스
Greek = 그리스
free = 무료
public = 공공
wheelchair accessible = 휠체어 접근 가능한|휠체어로 갈 수 있는|휠체어 이용 가능한|휠체어 접근이 가능한
open now = 지금 영업 중인|지금 문 연|지금 열려 있는|현재 영업 중인|지금 영업하는
open 24 hours = 24시간|24시간 영업하는|24시간 영업
open on Sundays = 일요일에 문 여는|일요일에 여는|일요일에 영업하는
with wifi = 와이파이가 있는|와이파이 있는|와이파이 되는|와이파이가 되는
with outdoor seating = 야외 좌석이 있는|테라스가 있는|야외석이 있는
with a swimming pool = 수영장이 있는|수영장 있는
that accept credit cards = 신용카드를 받는|카드 결제가 되는
Catholic = 가톨릭
Protestant = 개신교
Spanish = 스페인
German = 독일
Thai = 태국
Turkish = 터키|튀르키예
Vietnamese = 베트남
Korean = 한국
American = 미국
smallest = 가장 작은|제일 작은
open on Saturdays = 토요일에 문 여는|토요일에 여는|토요일에 영업하는
open today = 오늘 문 여는|오늘 영업하는
open tomorrow = 내일 문 여는|내일 영업하는
closed on Mondays = 월요일에 쉬는|월요일에 휴무인
closed on Sundays = 일요일에 쉬는|일요일에 휴무인`,
  having: `
open now = 지금 영업 중
3 star = 3성급|삼성급
4 star = 4성급|사성급
5 star = 5성급|오성급
gluten-free = 글루텐프리|글루텐 프리
non-smoking = 금연
abandoned = 버려진|폐쇄된
covered = 지붕이 있는|실내
open at night = 밤에 여는|밤에 영업하는|야간에 여는
with parking = 주차장이 있는|주차 가능한
with breakfast = 조식이 포함된|조식 포함|조식을 제공하는
with a backrest = 등받이가 있는
with a shelter = 쉘터가 있는|비가림막이 있는
with a changing table = 기저귀 교환대가 있는
with floodlights = 조명이 있는
without wifi = 와이파이가 없는
that allow dogs = 반려견 동반 가능한|강아지 동반 가능한|개를 데려갈 수 있는
with at least # floors = #층 이상의|#층 이상
with more than # floors = #층이 넘는|#층을 넘는|#층보다 높은
built before # = #년 이전에 지어진|#년 이전에 지은|#년 전에 지어진|#년 전에 지은|#년 이전에 건설된
built after # = #년 이후에 지어진|#년 이후에 지은|#년 이후에 건설된
without outdoor seating = 야외 좌석이 없는|테라스가 없는
with showers = 샤워실이 있는|샤워장이 있는
with toilets = 화장실이 있는
that accept cash = 현금을 받는|현금 결제가 되는
air-conditioned = 에어컨이 있는
with takeaway = 포장이 되는|포장 가능한
with delivery = 배달되는|배달이 되는
taller than # m = #미터보다 높은|#m보다 높은|#미터가 넘는|#m가 넘는`,
};
