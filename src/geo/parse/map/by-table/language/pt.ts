import type { MapTable } from '../table.ts';

export const pt: MapTable = {
  code: 'pt',
  asks: {
    count: 'quant/os/as|quant/os/as há|número de|qual é o número de',
    where:
      'onde|onde fica/|onde ficam|onde está|onde estão|onde há|onde existem|onde posso|onde posso encontrar|onde encontro|onde tem',
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
  small: 'tod/os/as os|tod/os/as as|tod/os/as|os|as|o|a|um|uma|uns|umas|de|que|são|e|localizad/os/as',
  and: 'e|ou',
  in: 'em|no|na|nos|nas|de|do|da|dos|das',
  near: 'perto de|perto do|perto da|perto dos|perto das|próxim/o/a/os/as de|próxim/o/a/os/as do|próxim/o/a/os/as da|ao pé de|ao pé do|ao pé da|junto a|junto ao|junto à|nos arredores de|à volta de|à volta do|à volta da|ao redor de|ao redor do|ao redor da|em torno de|em torno do|em torno da|em redor de',
  to: 'de|do|da|a|ao|à',
  along: 'ao longo de|ao longo do|ao longo da|nas margens do|nas margens da|às margens do|às margens da',
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
waterfalls = cascata/s/|cachoeira/s/
peaks = montanha/s/|pico/s/
volcanoes = vulcão|vulcões
caves = gruta/s/|caverna/s/
islands = ilha/s/
villages = aldeia/s/
national parks = parque nacional|parques nacionais
wineries = adega/s/|vinícola/s/`,
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
Protestant = protestante/s/`,
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
built after # = construíd/o/a/os/as depois de #|construíd/o/a/os/as após #`,
};
