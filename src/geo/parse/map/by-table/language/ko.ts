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
national parks = 국립공원`,
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
Protestant = 개신교`,
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
built after # = #년 이후에 지어진|#년 이후에 지은|#년 이후에 건설된`,
};
