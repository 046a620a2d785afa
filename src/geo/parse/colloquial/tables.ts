/** Words and word orders that people use when they type as they speak. */

import type { Language, TableLanguage } from '../../domain/query.ts';
import { de } from './by-language/de.ts';
import { nl } from './by-language/nl.ts';
import { sv } from './by-language/sv.ts';
import { type Colloquial, withSaid } from './table.ts';

export const tables: Readonly<Partial<Record<Language | TableLanguage, Colloquial>>> = {
  en: {
    opening:
      'ok google=|ok google,=|ok, google,=|ok siri=|ok siri,=|ok, siri,=|ok alexa=|ok alexa,=|ok, alexa,=|ok cortana=|ok cortana,=|ok, cortana,=|ok bixby=|ok bixby,=|ok, bixby,=|okay google=|okay google,=|okay, google,=|okay siri=|okay siri,=|okay, siri,=|okay alexa=|okay alexa,=|okay, alexa,=|okay cortana=|okay cortana,=|okay, cortana,=|okay bixby=|okay bixby,=|okay, bixby,=|hey google=|hey google,=|hey, google,=|hey siri=|hey siri,=|hey, siri,=|hey alexa=|hey alexa,=|hey, alexa,=|hey cortana=|hey cortana,=|hey, cortana,=|hey bixby=|hey bixby,=|hey, bixby,=|hi google=|hi google,=|hi, google,=|hi siri=|hi siri,=|hi, siri,=|hi alexa=|hi alexa,=|hi, alexa,=|hi cortana=|hi cortana,=|hi, cortana,=|hi bixby=|hi bixby,=|hi, bixby,=|google,=|siri,=|alexa,=|cortana,=|bixby,=',
    words:
      "w/=with|w=with|w/o=without|w/out=without|&=and|n=and|nd=and|ppl=people|peeps=people|persons=people|mtns=mountains|mts=mountains|mtn=mountains|nat'l parks=national parks|natl parks=national parks|nat. parks=national parks|nps=national parks|nat'l park=national park|natl park=national park|nat. park=national park|pop.=population|popn=population|pop. over=population over|pop over=population over|pop. above=population over|pop above=population over|pop. >=population over|pop >=population over|approx=about|approx.=about|appx=about|roughly=about|circa=about|thru=through|thro=through|btwn=between|b/w=between|betw=between|inbetween=between|nr=near|close 2=near|incl.=including|incl=including|inc.=including|excl.=except|excl=except|except 4=except|bar=except|not incl.=except|not including=except|kms=km|sq km=square km|sq. km=square km|sqkm=square km|sq kms=square km|tassie=tasmania|aussie=australian|naija=nigeria|zim=zimbabwe|ctrl=central|cntrl=central|vic falls=victoria falls|dey share border with=share a border with|share border with=share a border with|got a border with=share a border with|got border with=share a border with|have got a border with=share a border with|has got a border with=share a border with|wich=which|whch=which|wat=which|whats=what is|what's=what is|wats=what is|wheres=where is|where s=where is|wherez=where is|right next to=next to|right beside=next to|right by=next to|round=around|arnd=around|arround=around|but still inside=in|but still in=in|still inside=in|still in=in|fully inside=in|completely inside=in|totally inside=in|entirely inside=in|that dont have any sea=that are landlocked|that don't have any sea=that are landlocked|that have no sea=that are landlocked|that dont have sea=that are landlocked|that don't have sea=that are landlocked|that dont touch the sea=that are landlocked|that don't touch the sea=that are landlocked|that have no sea at all=that are landlocked|w/o any sea=that are landlocked|with no sea at all=that are landlocked|that aint got no sea=that are landlocked|that have no beach=that are landlocked|end up in=end in|ends up in=end in|finish in=end in|wind up in=end in|bit=part|bits=parts|beginning w/=starting with|starting w/=starting with|beginning w=starting with|starting w=starting with|start w/=starting with|begin w/=starting with|whose name starts with=starting with|whose name start with=starting with|whose names start with=starting with|that start w/=starting with|beginning in=starting with|ending w/=ending in|ending w=ending in|ending on=ending in|whose name ends in=ending in|whose name ends with=ending in|whose names end in=ending in|that end w/=ending in|country names=countries|ctries=countries|cntries=countries|contries=countries|citys=cities|city names=cities|st8s=states|state names=states|isles=islands|more then=over|bigger then=over|upwards of=over|<=under|less then=under|min.=at least|kilometer=kilometres|US of A=us|usofa=us|pls=|plz=|pleez=|please=|kindly=|thx=|thnx=|tnx=|ty=|thanks=|thank you=|ta=|cheers=|mate=|bro=|bruh=|dude=|guys=|lol=|lmao=|haha=|btw=|fyi=|tbh=|imo=|hey=|heya=|yo=|abeg=|oya=|biko=|umm=|um=|uh=|er=|erm=|hmm=|well=|so=|ok=|okay=|alright=|basically=|actually=|gimme=|gimmie=|lemme see=|let me see=|i wanna see=|wanna see=|i want to see=|wanna know=|i wanna know=|i need=|i want=|looking for=|im looking for=|i'm looking for=|show me=|show us=|show it=|show them=|show=|list=|r there=|are there=|is there=|all of them=|all of em=|together as one shape=|as one shape=|ok google=|okay google=|hey google=|hi google=|hey siri=|ok siri=|okay siri=|hi siri=|hey alexa=|ok alexa=|hey cortana=|hey maps=|hey there=|ok maps=|ok computer=|hey computer=|hey bixby=|hi bixby=|siri=|alexa=|google=|cortana=|bixby=|as the crow flies=|as crow flies=|larger than approx=larger than|bigger than approx=larger than|more than approx=more than|over approx=over|lake shared by=lakes shared by|a million people or more=at least a million people|a million ppl or more=at least a million people|that ends with=ending in|or so=|at most like=at most|kinda=|sorta=|real=|very=|super=|near by=near|nearby=near|close by=near|not too far from=near|not far from=near|far away from=far from|on the coast of the=on the|on the beach=on the coast|seaside towns=coastal cities|beach towns=coastal cities|towns by the sea=coastal cities|highest mtn=highest mountain|tallest mtn=highest mountain|biggest cities by pop=largest cities|by pop=by population|by popn=by population|temp=|where abouts is=where is|where r=where are|whats up with=|which r=which are|r in=are in|border w/=border|bordering w/=bordering|borders w/=borders|shares border w/=borders|share border w/=share a border with|touching w/=touching|next door to=next to|neighbors of=neighbours of|neighbor of=neighbour of|in one shape=|on a map=|on the map=|for me=|real quick=|quick=|if possible=|if u can=|if you can=|asap=|thanks a lot=|many thanks=|thanks in advance=|im after=|i'm after=|do u know=|do you know=|any idea=|tell me=|dunno=|i mean=|the whole thing=|the lot=",
    which: 'which|what',
    asked: [
      {
        before: 'flows through|goes through|runs through|passes through|crosses|goes thru|runs thru',
        after: '-',
        said: 'which {n} does {s} flow through',
      },
      { before: 'borders|touches|has a border with|is next to', after: '-', said: 'which {n} border {s}' },
    ],
  },
  it: {
    opening:
      "cos è=dov'è|cos'è=dov'è|cosa è=dov'è|che cos è=dov'è|che cos'è=dov'è|che cosa è=dov'è|cosa sono=dove sono|che cosa sono=dove sono",
    words:
      'mi servirebbe=|mi servirebbero=|grazie mille=|tocca=bagna|coll=con l|+ di=più di|con + di=con più di|dove sta=dove si trova|dove sta il=dove si trova il|sto cercando=|mi serve=|dove cade=dove si trova|da che parte sta=dove si trova|in che zona è=dove si trova|in che zona sta=dove si trova|nn=non|x=per|xke=perché|cmq=|ke=che|dv=dove|dove cavolo=dove|dove diavolo=dove|insomma=|praticamente=|tipo=|scusate=|raga=|ragazzi=|dove sta di preciso=dove si trova|dove rimane=dove si trova|dove sarebbe=dove si trova',
    which: 'quali|quale|che',
    asked: [
      {
        before: 'attraversa|passa per|passa da|passa attraverso|bagna|percorre|tocca|scorre in|scorre per',
        after: '-',
        said: 'quali {n} attraversa {s}',
      },
      {
        before: '-|per|da|in',
        after: 'attraversa|passa|bagna|percorre|tocca|scorre',
        said: 'quali {n} attraversa {s}',
      },
      {
        before: 'confina con|ha confini con|ha un confine con',
        after: '-',
        said: 'con quali {n} confina {s}',
      },
      { before: 'con', after: 'confina|ha confini|ha un confine', said: 'con quali {n} confina {s}' },
    ],
    behind: {
      'dove nasce {s}': 'dove nasce|da dove nasce|nasce dove|nasce dov',
      'dove sfocia {s}': 'dove sfocia|dove si getta|dove finisce|dove va a finire|sfocia dove|si getta dove',
      'dove passa {s}': 'dove passa|da dove passa|per dove passa|dove scorre|passa dove|scorre dove',
    },
  },
  fr: {
    words:
      "c est quoi=où est|c'est quoi ça=où est|exactement=|précisément=|au juste=|départements au bord de la mer=départements côtiers|dpts au bord de la mer=départements côtiers|villes au bord de la mer=villes côtières|bornes de=km de|bornes autour=km autour|+ de=plus de|de + de=de plus de|avec + de=avec plus de|plus d=plus de|se jette ou=se jette où|elle se jette ou=se jette où|il se jette ou=se jette où|elle passe ou=passe où|il passe ou=passe où|elle passe par ou=passe par où|il passe par ou=passe par où|prend sa source ou=prend sa source où|elle prend sa source ou=prend sa source où|toutes les=les|tous les=les|c est ou=où est|c'est ou=où est|c ou=où est|cest ou=où est|c ou ca=où est|c est ou ca=où est|c'est où ça=où est|se trouve ou=se trouve où|ou est ce que c est=où est|ou se situe=où se situe|c koi=où est|c quoi=où est|c quoi=où est|c'est quoi=où est|cest quoi=où est|qu est ce que c est=où est|qu'est-ce que c'est que=où est|qu est ce que=où est|qu'est ce que=où est|qu'est-ce que=où est|c est dans quel coin=où est|c'est dans quel coin=où est|dans quel coin se trouve=où se trouve|ds=dans|pr=pour|vlt=|svp=|stp=|qd=quand|bcp=beaucoup|bcp de=beaucoup de|ac=avec|ts les=les|ttes les=les|tt les=les|dep=département|dpts=départements|dpt=département|depts=départements|hab=habitants|km autour=km autour|y a quoi=qu'y a-t-il|ya quoi=qu'y a-t-il|genre=|en gros=|du coup=|dis=|hein=|quoi=|eh=|les gars=|a peu pres=",
    elided: 'd|l|qu|jusqu',
    which: 'quels|quelles|quel|quelle',
    pronouns: 'il|elle|ils|elles',
    asked: [
      {
        before:
          'traverse|traversent|coule dans|coule en|coule à travers|passe par|passe dans|passe en|arrose|parcourt|longe|coule par',
        after: '-',
        said: 'quels {n} traverse {s}',
      },
      { before: 'par|dans', after: 'passe|coule', said: 'quels {n} traverse {s}' },
      { before: '-', after: 'traverse|arrose|parcourt', said: 'quels {n} traverse {s}' },
      {
        before:
          'touche|borde|est frontalier de|est frontalière de|a une frontière avec|a des frontières avec|partage une frontière avec|partage ses frontières avec|est voisin de|est voisine de|est limitrophe de|est à côté de',
        after: '-',
        said: 'quels {n} touchent {s}',
      },
      { before: 'avec', after: 'a une frontière|a des frontières', said: 'quels {n} touchent {s}' },
    ],
    behind: {
      'où se jette {s}':
        'se jette où|se jette dans quoi|se jette dans quelle mer|finit où|où se jette|où elle se jette|où il se jette',
      'où prend sa source {s}': 'prend sa source où|naît où|commence où',
      'où passe {s}': 'passe où|passe par où|coule où|par où elle passe|par où il passe',
    },
  },
  es: {
    words:
      'exactamente=|pueblecitos=pueblos|todas las=las|todos los=los|q=que|k=que|ke=que|qe=que|xq=por qué|pq=por qué|x=por|xa=para|pa=para|d=de|dnd=dónde|dnde=dónde|donde cae=dónde está|dónde cae=dónde está|donde anda=dónde está|por donde cae=dónde está|por dónde cae=dónde está|por donde queda=dónde está|por dónde queda=dónde está|donde coño=dónde|tb=también|tmb=también|hab=habitantes|cn=con|sta=está|porfa=|xfa=|xfavor=|porfis=|oye=|oiga=|mas o menos=|más o menos=|pues=|con +=con más|con + de=con más de|+ de=más de|provs=provincias|comus=comunidades|hay x=hay por|finde=fin de semana|que es eso de=dónde está',
    which: 'qué|cuáles|cuales|cual|cuál',
    pronouns: 'él|ella',
    asked: [
      {
        before:
          'pasa por|pasa x|cruza|atraviesa|recorre|baña|discurre por|corre por|fluye por|va por|transcurre por',
        after: '-',
        said: 'qué {n} atraviesa {s}',
      },
      {
        before: 'por|-',
        after: 'pasa|cruza|atraviesa|recorre|baña|discurre|corre|fluye|transcurre',
        said: 'qué {n} atraviesa {s}',
      },
      {
        before:
          'limita con|linda con|colinda con|hace frontera con|tiene frontera con|es limítrofe con|comparte frontera con|tiene fronteras con',
        after: '-',
        said: 'con qué {n} limita {s}',
      },
      {
        before: 'con',
        after: 'limita|linda|colinda|hace frontera|tiene frontera|tiene fronteras|comparte frontera',
        said: 'con qué {n} limita {s}',
      },
    ],
    behind: {
      'dónde nace {s}': 'dónde nace|de dónde nace|nace dónde|en dónde nace',
      'dónde desemboca {s}':
        'dónde desemboca|en dónde desemboca|desemboca dónde|dónde acaba|dónde va a parar',
      'por dónde pasa {s}': 'por dónde pasa|por dónde va|pasa por dónde|por dónde corre|por dónde discurre',
    },
  },
  pt: {
    words:
      '+ de=mais de|com + de=com mais de|capitais do nordeste do brasil=capitais do nordeste do brasil|capitais do norte do brasil=capitais do norte do brasil|capitais do sul do brasil=capitais do sul do brasil|capitais do sudeste do brasil=capitais do sudeste do brasil|capitais do centro-oeste do brasil=capitais do centro-oeste do brasil|estados do nordeste do brasil=estados do nordeste do brasil|estados do norte do brasil=estados do norte do brasil|estados do sul do brasil=estados do sul do brasil|estados do sudeste do brasil=estados do sudeste do brasil|estados do centro-oeste do brasil=estados do centro-oeste do brasil|cidades do nordeste do brasil=cidades do nordeste do brasil|cidades do norte do brasil=cidades do norte do brasil|cidades do sul do brasil=cidades do sul do brasil|cidades do sudeste do brasil=cidades do sudeste do brasil|cidades do centro-oeste do brasil=cidades do centro-oeste do brasil|rios do nordeste do brasil=rios do nordeste do brasil|rios do norte do brasil=rios do norte do brasil|rios do sul do brasil=rios do sul do brasil|rios do sudeste do brasil=rios do sudeste do brasil|rios do centro-oeste do brasil=rios do centro-oeste do brasil|municípios do nordeste do brasil=municípios do nordeste do brasil|municípios do norte do brasil=municípios do norte do brasil|municípios do sul do brasil=municípios do sul do brasil|municípios do sudeste do brasil=municípios do sudeste do brasil|municípios do centro-oeste do brasil=municípios do centro-oeste do brasil|capitais do nordeste=capitais do nordeste do brasil|capitais do norte=capitais do norte do brasil|capitais do sul=capitais do sul do brasil|capitais do sudeste=capitais do sudeste do brasil|capitais do centro-oeste=capitais do centro-oeste do brasil|capitais do centro oeste=capitais do centro-oeste do brasil|estados do nordeste=estados do nordeste do brasil|estados do norte=estados do norte do brasil|estados do sul=estados do sul do brasil|estados do sudeste=estados do sudeste do brasil|estados do centro-oeste=estados do centro-oeste do brasil|estados do centro oeste=estados do centro-oeste do brasil|cidades do nordeste=cidades do nordeste do brasil|cidades do norte=cidades do norte do brasil|cidades do sul=cidades do sul do brasil|cidades do sudeste=cidades do sudeste do brasil|cidades do centro-oeste=cidades do centro-oeste do brasil|cidades do centro oeste=cidades do centro-oeste do brasil|rios do nordeste=rios do nordeste do brasil|rios do norte=rios do norte do brasil|rios do sul=rios do sul do brasil|rios do sudeste=rios do sudeste do brasil|rios do centro-oeste=rios do centro-oeste do brasil|rios do centro oeste=rios do centro-oeste do brasil|municípios do nordeste=municípios do nordeste do brasil|municípios do norte=municípios do norte do brasil|municípios do sul=municípios do sul do brasil|municípios do sudeste=municípios do sudeste do brasil|municípios do centro-oeste=municípios do centro-oeste do brasil|municípios do centro oeste=municípios do centro-oeste do brasil|capitais dos estados do nordeste=capitais do nordeste do brasil|capitais dos estados do norte=capitais do norte do brasil|capitais dos estados do sul=capitais do sul do brasil|capitais dos estados do sudeste=capitais do sudeste do brasil|capitais da região norte=capitais do norte do brasil|capitais da região sul=capitais do sul do brasil|capitais da região sudeste=capitais do sudeste do brasil|estados da região norte=estados do norte do brasil|estados da região sul=estados do sul do brasil|todas as=as|todos os=os|q=que|k=que|ke=que|vc=você|vcs=vocês|pq=porque|tb=também|tbm=também|d=de|p=para|pra=para|pro=para o|c=com|cm=com|mto=muito|mt=muito|ond=onde|aonde=onde|onde q fica=onde fica|onde que fica=onde fica|onde é que fica=onde fica|aonde q fica=onde fica|aonde fica=onde fica|kd=onde fica|cadê=onde fica|cade=onde fica|pfv=|pf=|pfvr=|faz favor=|se faz favor=|tipo=|mais ou menos=|afinal=|gente=|galera=|oi=|sabe onde fica=onde fica|vc sabe onde fica=onde fica|você sabe onde fica=onde fica|vcs sabem onde fica=onde fica|me diz onde fica=onde fica|hab=habitantes|tao=estão|tão=estão|ta=está|tá=está|fica pra que lado=onde fica|fica pra onde=onde fica|fica por onde=onde fica|pra que lado fica=onde fica|para que lado fica=onde fica|por onde fica=onde fica|o que é=onde fica|o q é=onde fica|oq é=onde fica',
    which: 'que|quais|qual',
    pronouns: 'ele|ela',
    asked: [
      {
        before:
          'atravessa|passa por|passa em|passa pelos|passa pelas|cruza|banha|percorre|corre por|corre em|corta',
        after: '-',
        said: 'que {n} atravessa {s}',
      },
      {
        before: 'por|em|-',
        after: 'passa|atravessa|cruza|banha|percorre|corre|corta',
        said: 'que {n} atravessa {s}',
      },
      {
        before:
          'faz fronteira com|fazem fronteira com|faz divisa com|tem fronteira com|confina com|é vizinho de|limita com',
        after: '-',
        said: '{n} que fazem fronteira com {s}',
      },
      {
        before: 'com',
        after: 'faz fronteira|faz divisa|tem fronteira|confina|limita',
        said: '{n} que fazem fronteira com {s}',
      },
    ],
    behind: {
      'onde nasce {s}': 'onde nasce|nasce onde|nasce aonde|onde é que nasce',
      'onde desagua {s}': 'onde desagua|desagua onde|deságua onde|termina onde|onde termina|acaba onde',
      'por onde passa {s}': 'por onde passa|passa por onde|passa onde|corre por onde',
    },
  },
  nl: withSaid(
    {
      opening: 'welke stad is=wat is|welke plaats is=wat is',
      words:
        'vh=van het|er=|+ dan=meer dan|meer as=meer dan|waar mondt uit=waar mondt|n beetje=|alle=|noordzeekust=kust van de noordzee|waddenkust=kust van de waddenzee|ff=|effe=|even=|eens=|ergens=|eigenlijk=|precies=|ook alweer=|ook al weer=|ongeveer=|toch=|zeg=|aub=|svp=|alsjeblieft=|liggen er=liggen|ligt er=ligt|zijn er=zijn|vd=van de|v=van|d=de|idb=in de buurt|in de buurt vd=in de buurt van de|wrm=waarom|wr=waar|waar ligt dat=waar ligt|wat is=waar is|wat voor=welke|allemaal=|inw=inwoners|prov=provincie|mn=mijn|n=een|t=het|waar zit=waar ligt|waar vind ik=waar ligt',
      which: 'welke|welk',
      pronouns: 'hij|zij|die',
      asked: [
        {
          before: 'stroomt door|loopt door|gaat door|vloeit door|komt door|doorkruist|stroomt langs',
          after: '-',
          said: 'door welke {n} stroomt {s}',
        },
        {
          before: 'door',
          after: 'stroomt|loopt|gaat|vloeit',
          said: 'door welke {n} stroomt {s}',
        },
        {
          before: 'grenst aan|grenst met|ligt tegen|is buur van|heeft een grens met|heeft grenzen met',
          after: '-',
          said: 'aan welke {n} grenst {s}',
        },
        { before: 'aan', after: 'grenst', said: 'aan welke {n} grenst {s}' },
      ],
      behind: {
        'waar ontspringt {s}': 'waar ontspringt|ontspringt waar|begint waar|waar begint',
        'waar mondt {s}': 'mondt uit waar|mondt waar uit|waar mondt uit|eindigt waar|komt waar uit',
        'waar stroomt {s}': 'stroomt waar|loopt waar|stroomt waar langs|waar stroomt|waar loopt',
      },
    },
    nl,
  ),
  sv: withSaid(
    {
      words:
        'kvkm=kvadratkilometer|tack på förhand=|på förhand tack=|tack så mycket=|+ än=mer än|med +=med mer än|ligger typ=ligger|ligger nånstans=ligger|ligger väl=ligger|alla=|östersjökusten=kusten vid östersjön|nordsjökusten=kusten vid nordsjön|atlantkusten=kusten vid atlanten|medelhavskusten=kusten vid medelhavet|västkusten från=kusten från|västkusten mellan=kusten mellan|östkusten från=kusten från|östkusten mellan=kusten mellan|sydkusten från=kusten från|sydkusten mellan=kusten mellan|norrlandskusten från=kusten från|norrlandskusten mellan=kusten mellan|nån=någon|nåt=något|nåra=några|nånstans=|någonstans=|typ=|liksom=|egentligen=|väl=|ju=|nu=|då=|asså=|alltså=|tack=|plz=|snälla=|o=och|oxå=också|e=är|va=vad|vart e=var är|va e=var är|vad är=var är|vad e=var är|vart nånstans=var|var nånstans=var|var någonstans=var|vart någonstans=var|vart=var|var fan=var|dom=de|mej=mig|typ runt=runt|kolla=visa|vilka sjöar finns det=vilka sjöar finns|finns det=finns|inv=invånare|mil bort=mil',
      which: 'vilka|vilken|vilket',
      pronouns: 'den|det',
      asked: [
        {
          before:
            'rinner genom|flyter genom|går genom|passerar|passerar genom|korsar|rinner igenom|går igenom',
          after: '-',
          said: 'genom vilka {n} rinner {s}',
        },
        {
          before: 'genom|-',
          after: 'rinner|rinner genom|flyter genom|går genom|passerar|korsar|rinner igenom',
          said: 'genom vilka {n} rinner {s}',
        },
        {
          before: 'gränsar till|gränsar mot|har gräns mot|har gräns till|ligger intill',
          after: '-',
          said: 'vilka {n} gränsar till {s}',
        },
        {
          before: 'till|mot|-',
          after: 'gränsar|gränsar till|gränsar mot',
          said: 'vilka {n} gränsar till {s}',
        },
      ],
      behind: {
        'var rinner {s} upp': 'rinner upp var|börjar var|var rinner upp',
        'var mynnar {s}': 'mynnar var|mynnar ut var|rinner ut var|slutar var|var mynnar',
        'var rinner {s}': 'rinner var|var rinner|går var',
      },
    },
    sv,
  ),
  de: withSaid(
    {
      opening:
        'wer sind=|wer ist=|sag mal=|sag mal,=|sagt mal=|sagt mal,=|sagen sie mal=|sagen sie mal,=|na,=|tja,=|du,=|also,=|hey,=|hi,=|hallo,=|moin,=|servus,=',
      words:
        'u.=und|vlt=|mal eben=|die kein meer haben=ohne meer|haben kein meer=ohne meer|hat kein meer=ohne meer|die keine küste haben=ohne küste|haben keine küste=ohne küste|haben keinen zugang zum meer=ohne zugang zum meer|nordseeinseln=inseln in der nordsee|ostseeinseln=inseln in der ostsee|die ans meer grenzen=am meer|ans meer=am meer|n see=seen|ein see=seen|nen see=seen|+ als=mehr als|alle=|sämtliche=|ma=mal|zeig ma=zeig mir|zeig mal=zeig mir|zeigt mal=zeigt mir|zeich ma=zeig mir|zeich mal=zeig mir|sag ma=|sag mal=|n=|nen=|ne=|en=|is=ist|is n=ist|is denn=ist|ist denn=ist|ist n=ist|wo is n=wo ist|wo isn=wo ist|wo ist n=wo ist|wo liegtn=wo liegt|wo liegt n=wo liegt|wo liegt denn=wo liegt|wo liegen n=wo liegen|wo liegen denn=wo liegen|wo sind n=wo sind|wo sind denn=wo sind|wo is=wo ist|was is=wo ist|was ist=wo ist|wat is=wo ist|wo genau=wo|inner=in der|aufm=auf dem|aufn=auf den|ausm=aus dem|ausser=außer|anner=an der|nich=nicht|net=nicht|nix=nichts|paar=|n paar=|ein paar=|ne paar=|ungefähr=|ungefaehr=|eigentlich=|überhaupt=|nochmal=|so=|halt=|bitte=|btw=|u=und|v=von|zw=zwischen|einw=einwohner|ew=einwohner|leute wohnen=einwohner haben|wo mehr als=mit mehr als|wo über=mit über|rum=|herum=|alles so=alles|umme=um die|gibts=gibt es|gibt s=gibt es|liegts=liegt es|kenn=kennt',
      which: 'welche|welches|welchen|welcher|welchem',
      pronouns: 'der|die|das',
      asked: [
        {
          before:
            'fließt durch|fliesst durch|fließt|läuft durch|geht durch|strömt durch|durchquert|durchfließt',
          after: '-',
          said: 'durch welche {n} fließt {s}',
        },
        {
          before: 'durch',
          after: 'fließt|fliesst|läuft|geht|strömt',
          said: 'durch welche {n} fließt {s}',
        },
        {
          before:
            'grenzt an|stößt an|stösst an|hat eine grenze mit|hat grenzen mit|hat eine grenze zu|liegt neben',
          after: '-',
          said: 'an welche {n} grenzt {s}',
        },
        { before: 'an', after: 'grenzt|stößt', said: 'an welche {n} grenzt {s}' },
      ],
      behind: {
        'wo mündet {s}': 'mündet wo|mündet wohin|mündet worein|fließt wohin|wo mündet',
        'wo entspringt {s}': 'entspringt wo|wo entspringt|kommt woher',
        'wo fließt {s}': 'fließt wo|fließt wo lang|wo fließt|fließt wo durch|läuft wo lang',
      },
    },
    de,
  ),
};
