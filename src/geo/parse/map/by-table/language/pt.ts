import type { MapTable } from '../table.ts';
import { morePortugueseKinds } from './pt-more.ts';

export const pt: MapTable = {
  code: 'pt',
  asks: {
    email: 'email/s/ d/os/as/o/a|e-mail/s/ d/os/as/o/a|endereço/s/ de email d/os/as/o/a',
    operator: 'quem gere|quem administra|quem opera|operador/es d/os/as/o/a|quem explora',
    count: 'quant/os/as|quant/os/as há|número de|qual é o número de',
    where:
      'onde|onde fica/|onde ficam|onde está|onde estão|onde há|onde existem|onde posso|onde posso encontrar|onde encontro|onde tem|onde se pode|onde podemos|onde é que posso',
    exists: 'há|há algum|há alguma|existe algum|existe alguma|existe|existem|tem|têm|fica|ficam',
    show: 'mostra|mostra-me|mostrar|mostre|mostre-me|mostre-me|procuro|encontra|encontre|lista|liste|por favor|no mapa|quais são|quais|que|quero ver|obrigad/o/a',
    names: 'nomes d/os/as/o/a|como se chamam',
    website: 'sites d/os/as/o/a|site d/os/as/o/a|página web d/os/as/o/a',
    phone:
      'telefones d/os/as/o/a|telefone d/os/as/o/a|números de telefone d/os/as/o/a|número de telefone d/os/as/o/a|qual é o número de telefone d/o/a|qual é o telefone d/o/a',
    hours:
      'horários de funcionamento d|horárioos|horárioas|horárioo|horárioa|horário d/os/as/o/a|horários d/os/as/o/a',
    address: 'endereço/ d/os/as/o/a|endereços d/os/as|moradas d/os/as|morada d/o/a',
  },
  small:
    'tod/os/as os|tod/os/as as|tod/os/as|os|as|o|a|um|uma|uns|umas|de|que|são|e|localizad/os/as|talvez|por acaso',
  and: 'e|ou',
  in: 'em|no|na|nos|nas|de|do|da|dos|das',
  near: 'perto de|perto do|perto da|perto dos|perto das|próxim/o/a/os/as de|próxim/o/a/os/as do|próxim/o/a/os/as da|ao pé de|ao pé do|ao pé da|junto a|junto ao|junto à|nos arredores de|à volta de|à volta do|à volta da|ao redor de|ao redor do|ao redor da|em torno de|em torno do|em torno da|em redor de',
  to: 'de|do|da|a|ao|à',
  along: 'ao longo de|ao longo do|ao longo da|nas margens do|nas margens da|às margens do|às margens da',
  outside: 'fora de|fora do|fora da|fora dos|fora das',
  has: 'tem|têm|possui',
  bordering:
    'que fazem fronteira com|que fazem divisa com|que faz fronteira com|vizinhos de|limítrofes de|que confinam com',
  kinds: `
places to eat = comer|comer alguma coisa|comer algo|sítios para comer|lugares para comer
buildings = edifício//s|prédio//s
restaurants = restaurante/s/
pizzerias = pizzaria/s/
cafes = café/s/|cafetaria/s/|cafeteria/s/
bars = bar/es/
pubs = pub/s/
fast food = fast food|lanchonete/s/
ice cream shops = gelataria/s/|sorveteria/s/
bakeries = padaria/s/
supermarkets = supermercado/s/
butchers = talho/s/|açougue/s/
hairdressers = cabeleireiro/s/
clothes shops = loja/s de roupa|loja de roupa/s/|lojas de roupas
shoe shops = sapataria/s/
bookshops = livraria/s/
toy shops = loja/s de brinquedos|loja de brinquedos
florists = florista/s/|floricultura/s/
markets = mercado/s/
shopping centres = centro/s comerciais|centro comercial|shoppings
opticians = oculista/s/|ótica/s/
laundries = lavandaria/s/|lavanderia/s/
pharmacies = farmácia/s/
hospitals = hospital|hospitais
dentists = dentista/s/
doctors = médico/s/
veterinarians = veterinário/s/
schools = escola/s/
kindergartens = jardim de infância|jardins de infância|creche/s/
universities = universidade/s/
libraries = biblioteca/s/
museums = museu/s/
opera houses = ópera/s/|casa/s/ de ópera|teatro/s/ de ópera|teatro/s/ lírico/s/
bars and pubs = beber uma cerveja|tomar uma cerveja|beber cerveja|beber um copo|beber um copo de vinho|tomar um vinho|beber vinho|tomar um drinque|beber um cocktail|tomar uma taça de vinho
cafes = tomar um café|beber um café|tomar café|beber café
ice cream shops = comer um gelado|comer um sorvete|tomar um sorvete|tomar um gelado
places to eat = tomar o pequeno-almoço|tomar o café da manhã|tomar café da manhã
theatres = teatro/s/
cinemas = cinema/s/
nightclubs = discoteca/s/|boate/s/
hotels = hotel|hotéis
hostels = albergue/s/|hostel|hostels
campsites = parque/s de campismo|parques de campismo|parque de campismo|acampamento/s/|camping/s/
parks = parque/s/
playgrounds = parque/s infantis|parque infantil|playground/s/|parquinho/s/
zoos = jardim zoológico|jardins zoológicos|zoológico/s/
beaches = praia/s/
swimming pools = piscina/s/
gyms = ginásio/s/|academia/s/
stadiums = estádio/s/
football pitches = campo/s de futebol|campo de futebol
tennis courts = campo/s de ténis|quadra/s de tênis|quadra de tênis
golf courses = campo/s de golfe|campo de golfe
churches = igreja/s/
cathedrals = catedral|catedrais|sé
mosques = mesquita/s/
synagogues = sinagoga/s/
monasteries = mosteiro/s/
cemeteries = cemitério/s/
castles = castelo/s/
viewpoints = miradouro/s/|mirante/s/
banks = banco/s/
atms = caixa/s automáticos|caixa automático|caixa/s multibanco|multibanco|caixas eletrônicos|caixa eletrônico
post offices = correios|estação de correios|estações de correios|agência dos correios
police stations = esquadra/s/|esquadra/s de polícia|delegacia/s/
fire stations = quartéis de bombeiros|quartel de bombeiros|corpo de bombeiros
town halls = câmara municipal|câmaras municipais|prefeitura/s/
embassies = embaixada/s/
fuel stations = posto/s de gasolina|posto de gasolina|bomba/s de gasolina|bombas de gasolina|posto/s de combustível|postos de combustível
charging stations = posto/s de carregamento|postos de carregamento|carregador/es elétricos
car parks = estacionamento/s/|parque/s de estacionamento|parque de estacionamento
bicycle rentals = aluguer de bicicletas|aluguel de bicicletas
car rentals = aluguer de carros|aluguel de carros|locadora/s de carros
bus stops = paragem de autocarro|paragens de autocarro|ponto/s de ônibus|ponto de ônibus|parada/s de ônibus
railway stations = estação de comboio/s/|estações de comboio/s/|estação de trem|estações de trem|estação ferroviária|estações ferroviárias|estaç/ão/ões
subway stations = estação de metro|estações de metro|estação de metrô|estações de metrô
airports = aeroporto/s/
bridges = ponte/s/
lighthouses = farol|faróis
towers = torre/s/
fountains = fonte/s/|chafariz|chafarizes
drinking fountains = bebedouro/s/
toilets = casa/s de banho|casa de banho|banheiro/s públicos|banheiro público|sanitários públicos
benches = banco/s de jardim
lakes = lago/s/|lagoa/s/
rivers = rio/s/
waterfalls = cascata/s/|cachoeira/s/|queda/s/ de água|queda/s/ d'água
peaks = montanha/s/|pico/s/
volcanoes = vulcão|vulcões
caves = gruta/s/|caverna/s/
islands = ilha/s/
villages = aldeia/s/
national parks = parque nacional|parques nacionais
wineries = adega/s/|vinícola/s/
bus stations = terminal rodoviário|terminais rodoviários|estação rodoviária|estações rodoviárias|rodoviária/s/
ports = portos|porto marítimo|portos marítimos
marinas = marina/s/
ice rinks = pista/s/ de gelo|pista/s/ de patinagem
sports centres = centro desportivo|centros desportivos|centro esportivo|centros esportivos
saunas = sauna/s/
kiosks = quiosque/s/|banca/s/ de jornais
electronics shops = loja/s/ de eletrónica|loja/s/ de eletrônicos
furniture shops = loja/s/ de móveis
jewellers = joalharia/s/|joalheria/s/|ourivesaria/s/
hardware stores = loja/s/ de ferragens|drogaria/s/
taxi stands = praça/s/ de táxis|ponto/s/ de táxi|praça/s/ de táxi
wind turbines = turbina/s/ eólicas|turbina eólica|aerogerador/es
memorials = memorial|memoriais
monuments = monumento/s/
statues = estátua/s/
art galleries = galeria/s/ de arte
aquariums = aquário/s/
theme parks = parque/s/ temáticos|parque temático|parque/s/ de diversões
picnic sites = parque/s/ de merendas|área/s/ de piquenique
dog parks = parque/s/ canino|parque/s/ para cães|parques caninos|parque/s/ para cachorros
skateparks = skatepark/s/|pista/s/ de skate
nursing homes = lar de idosos|lares de idosos|casa/s/ de repouso
clinics = clínica/s/|centro/s/ de saúde
courthouses = tribunal|tribunais
prisons = prisão|prisões|cadeia/s/
power plants = central elétrica|centrais elétricas|usina/s/ elétricas
dams = barragem|barragens|represa/s/
springs = nascente/s/
glaciers = glaciar/es|geleira/s/
trees = árvore/s/
gardens = jardim|jardins
vineyards = vinha/s/|vinhedo/s/
forests = floresta/s/|bosque/s/
motorways = autoestrada/s/|auto-estrada/s/
cycleways = ciclovia/s/
footpaths = trilho/s/|trilha/s/
roundabouts = rotunda/s/|rotatória/s/
traffic lights = semáforo/s/
pedestrian crossings = passadeira/s/|faixa/s/ de pedestres|passadeira/s/ de peões
speed cameras = radar|radares|radar/es de velocidade
tunnels = túnel|túneis
vending machines = máquina/s/ de venda automática|máquinas de vendas automáticas
waste baskets = caixote/s/ do lixo|lixeira/s/
recycling containers = ecoponto/s/
municipalities = município/s/|concelho/s/
districts = distrito/s/
regions = região|regiões
post boxes = marco/s/ do correio|caixa/s/ de correio
greengrocers = frutaria/s/|hortifruti
fishmongers = peixaria/s/
beauty salons = salão de beleza|salões de beleza
car repair shops = oficina/s/ mecânicas|oficina mecânica|oficina/s/ de automóveis|oficina/s/
car dealers = concessionária/s/|stand/s/ de automóveis
car washes = lavagem de carros|lavagem automática|lava-jato/s/|lava rápido
motorway services = área/s/ de serviço
rest areas = área/s/ de descanso
toll booths = portagem|portagens|pedágio/s/
guest houses = pousada/s/|pensão|pensões
caravan sites = parque/s/ de autocaravanas|área/s/ de autocaravanas
basketball courts = campo/s/ de basquetebol|quadra/s/ de basquete
ruins = ruína/s/
archaeological sites = sítio/s/ arqueológicos|sítio arqueológico
squares = praça/s/
streets = rua/s/
cities = cidade/s/
towns = vila/s/
bicycle parkings = estacionamento/s/ de bicicletas|bicicletário/s/
defibrillators = desfibrilhador/es|desfibrilador/es
tram stops = paragem de elétrico|paragens de elétrico|parada/s/ de bonde
lifts = elevador/es
pet shops = loja/s/ de animais|pet shop/s/
convenience stores = mercearia/s/|loja/s/ de conveniência|minimercado/s/
wine shops = garrafeira/s/|loja/s/ de vinhos
shops = loja/s/
gift shops = loja/s/ de souvenirs|loja/s/ de lembranças
temples = templo/s/
chapels = capela/s/
cable cars = teleférico/s/
water parks = parque/s/ aquáticos|parque aquático
bicycle shops = loja/s/ de bicicletas|bicicletaria/s/
tobacco shops = tabacaria/s/
breweries = cervejaria/s/ artesanais|cervejaria artesanal
tourist information = posto de turismo|postos de turismo|informações turísticas
fuel stations = gasolineira/s/|posto/s/ de abastecimento
toilets = casa/s/ de banho públicas|banheiro/s/|sanitário/s/
planetariums = planetári/o/os
crematoriums = crematóri/o/os
sundials = relógi/o/os de sol
fire hydrants = boc/a/as de incêndio|hidrant/e/es
windmills = moinh/o/os de vento
watermills = moinh/o/os de água|azenh/a/as
water towers = torr/e/es de água|caix/a/as d'água
wells = poç/o/os
observatories = observatóri/o/os
level crossings = passage/m/ns de nível
notaries = notári/o/os
lawyers = advogad/o/os
weirs = açud/e/es
residential streets = rua//s residencia/l/is
pedestrian streets = rua//s pedona/l/is|rua//s de pedestres|calçad/ão/ões
${morePortugueseKinds}`,
  sorts: `
nearest one = mais próxim/o/a|mais perto
nearest = mais próxim/os/as
highest = mais alt/o/a/os/as
largest = maior|maiores
oldest = mais antig/o/a/os/as
longest = mais long/o/a/os/as|mais compridos
vegan = vegan/o/a/os/as
vegetarian = vegetarian/o/a/os/as
halal = halal
Italian = italian/o/a/os/as
Chinese = chinês|chines/a/es/as
Japanese = japonês|japones/a/es/as
Indian = indian/o/a/os/as
Mexican = mexican/o/a/os/as
French = francês|frances/a/es/as
Greek = greg/o/a/os/as
wheelchair accessible = acessível|acessíveis a cadeira|acessíves de rodas|acessíveis a cadeiras de rodas|acessíve/l/is para cadeira de rodas|acessíveis para cadeirantes
free = gratuit/o/a/os/as|grátis
public = públic/o/a/os/as
Catholic = católic/o/a/os/as
Protestant = protestante/s/
Spanish = espanhol|espanhol/a/as|espanhóis
German = alem/ão/ã/ães/ãs
Thai = tailand/ês/esa/eses/esas
Turkish = turc/o/a/os/as
Vietnamese = vietnamita/s/
Korean = corean/o/a/os/as
American = american/o/a/os/as
Lebanese = liban/ês/esa/eses/esas
Ethiopian = etíope/s/
Portuguese = portugu/ês/esa/eses/esas
Brazilian = brasileir/o/a/os/as
Peruvian = peruan/o/a/os/as
kosher = kosher
Orthodox = ortodox/o/a/os/as
smallest = mais pequen/o/a/os/as|menor|menores
closed on Mondays = fechad/o/a/os/as à segunda-feira|fechad/o/a/os/as às segundas|fechad/o/a/os/as à segunda
closed on Sundays = fechad/o/a/os/as ao domingo|fechad/o/a/os/as aos domingos
wheelchair accessible = acessíve/l/is
organic = biológic/o/a/os/as|orgânic/o/a/os/as
type 2 = tipo 2|de tipo 2|do tipo 2
fast = rápid/o/a/os/as`,
  having: `
with wifi = com wifi|com wi-fi
open now = abert/o/a/os/as agora|abert/o/a/os/as neste momento
open 24 hours = abert/o/a/os/as 24 horas|24 horas|abert/o/a/os/as 24h
open on Sundays = abert/o/a/os/as ao domingo|abert/o/a/os/as aos domingos|abert/o/a/os/as no domingo
with outdoor seating = com esplanada|com mesas ao ar livre
with a swimming pool = com piscina
that accept credit cards = que aceitam cartão de crédito|que aceitam cartões de crédito|que aceitam cartão
3 star = de três estrelas|três estrelas|3 estrelas|de 3 estrelas
4 star = de quatro estrelas|quatro estrelas|4 estrelas|de 4 estrelas
5 star = de cinco estrelas|cinco estrelas|5 estrelas|de 5 estrelas
gluten-free = sem glúten
non-smoking = para não fumadores|para não fumantes
abandoned = abandonad/o/a/os/as|desativad/o/a/os/as
covered = cobert/o/a/os/as
open at night = abert/o/a/os/as à noite|abert/o/a/os/as de noite
with parking = com estacionamento
with breakfast = com café da manhã|com pequeno-almoço
with a backrest = com encosto
with a shelter = com abrigo
with a changing table = com fraldário
with floodlights = iluminad/o/a/os/as|com iluminação
without wifi = sem wifi|sem wi-fi
that allow dogs = que aceitam cães|que aceitam cachorros|que permitem cães
with more than # floors = com mais de # andares|com mais de # pisos|de mais de # andares
with at least # floors = com pelo menos # andares|com # andares ou mais
built before # = construíd/o/a/os/as antes de #|anterior/es/ a #
built after # = construíd/o/a/os/as depois de #|construíd/o/a/os/as após #
with type 2 = com tomada tipo 2|com tomadas tipo 2|com conector tipo 2
with CCS = com ccs|ccs
with CHAdeMO = chademo|com chademo
open on Saturdays = abert/o/a/os/as ao sábado|abert/o/a/os/as aos sábados|abert/o/a/os/as no sábado
open on Mondays = abert/o/a/os/as à segunda-feira|abert/o/a/os/as às segundas
open tomorrow = abert/o/a/os/as amanhã
open today = abert/o/a/os/as hoje
without outdoor seating = sem esplanada
without a shelter = sem abrigo
with a swimming pool and with parking = com piscina e estacionamento|com estacionamento e piscina
with showers = com chuveiros|com duches|com chuveiro
that accept cash = que aceitam dinheiro
wheelchair accessible = acessíve/l/is a cadeiras de rodas|acessíve/l/is para cadeiras de rodas|acessíve/l/is a pessoas com deficiência
with vegan options = com opções veganas|com pratos veganos
with vegetarian options = com opções vegetarianas
air-conditioned = climatizad/o/a/os/as|com ar condicionado
with takeaway = para levar
with delivery = com entrega ao domicílio|com entrega
one-way = de sentido único
with fewer than # floors = com menos de # andares|com menos de # pisos
taller than # m = mais alt/o/a/os/as que # m|mais alt/o/a/os/as do que # m|com mais de # metros de altura|mais alt/o/a/os/as que # metros|mais alt/o/a/os/as do que # metros`,
};
