/** Words of German by the one of the same meaning that the grammar has. */

import type { ShortForms } from '../table.ts';

export const de: ShortForms = {
  '': 'genau|exakt|präzise|insgesamt|eigentlich|überhaupt|denn|so genannte|so genannten|sogenannte|sogenannten|sogenannter|gelegene|gelegenen|gelegener|gelegenes|befindliche|befindlichen|befindlicher|dortigen|dortige|jeweils|jeweiligen|allesamt|bekanntlich|tatsächlich|ungefähr|mal kurz|auf der karte|auf einer karte|auf der landkarte|in der karte|unmittelbar|direkt|sich|gleichzeitig|zugleich|simultan|gemeinsam',
  liegt:
    'befindet sich|erstreckt sich|findet sich|ist gelegen|ist beheimatet|ist zu finden|thront|eingeklemmt liegt|eingebettet liegt|eingezwängt liegt',
  liegen:
    'befinden sich|sich befinden|finden sich|sich finden|sind gelegen|gelegen sind|zu finden sind|angesiedelt sind|sich erstrecken|erstrecken sich|anzutreffen sind|aufragen|emporragen|eingeklemmt sind|eingebettet sind|eingezwängt sind|eingeklemmt liegen|eingebettet liegen',
  'wo liegt':
    'wo befindet sich|wo finde ich|wo findet man|wo findet sich|wo erstreckt sich|wo ist gelegen|in welcher gegend liegt|in welchem gebiet liegt|an welcher stelle liegt|wo genau liegt|wo genau befindet sich|wo genau ist|wo in etwa liegt|wo ungefähr liegt|wo steht|wo hat man',
  'wo liegen': 'wo befinden sich|wo erstrecken sich|wo finden sich|wo genau liegen|wo genau sind',
  'wo fließt':
    'wo verläuft|wo läuft|wo geht|wo strömt|wie verläuft|wie fließt|wo entlang fließt|wo entlang verläuft|welchen weg nimmt|welchen verlauf nimmt|welchen lauf nimmt|welchen verlauf hat|wo schlängelt sich|wohin strömt',
  verlauf: 'flussverlauf|flusslauf|streckenverlauf|lauf|laufweg|fließweg|flussbett',
  'verlauf der': 'flusslauf der|verlauf von der|weg der',
  'umriss von':
    'außengrenzen von|grenzverlauf von|umrisse von|staatsgebiet von|territorium von|gebiet von|ausdehnung von|fläche von|hoheitsgebiet von',
  'zeig mir':
    'blende mir ein|blende ein|zeichne mir|zeichne|markier mir|markiere mir|stell mir dar|stelle dar|hebe hervor|heb hervor|ich will sehen|ich möchte sehen|ich würde gern sehen|ich hätte gern|ich brauche|ich bräuchte|ich suche|such mir|suche mir|finde mir|finde|nenn mir|nenne mir|nenne|liste mir|liste|gib mir|lass mich sehen|kannst du mir zeigen|könntest du mir zeigen|zeigen sie mir|zeigst du mir|zeig uns|zeigt uns',
  'wie heißt': 'wie lautet der name|was ist der name|wie nennt sich|wie nennt man|wie ist der name',
  'grenzt an':
    'stößt an|berührt|ist benachbart zu|schließt an|hat eine grenze mit|hat eine grenze zu|hat eine gemeinsame grenze mit|teilt eine grenze mit|teilt sich eine grenze mit|ist nachbar von|ist angrenzend an|reicht an',
  'grenzen an':
    'stoßen an|berühren|schließen an|haben eine grenze mit|haben eine grenze zu|haben eine gemeinsame grenze mit|teilen eine grenze mit|teilen sich eine grenze mit|sind nachbarn von|sind benachbart zu|umschließen|umringen|umrahmen|sind rund um|umschließt',
  grenzen: 'stoßen|anstoßen|angrenzen|anschließen|heranreichen|anrainen',
  grenzt: 'stößt|angrenzt|anschließt|anstößt|heranreicht',
  grenzende: 'stoßende|anstoßende|angrenzende|anschließende|heranreichende',
  grenzenden: 'stoßenden|anstoßenden|angrenzenden|anschließenden|heranreichenden',
  nachbarländer:
    'nachbarstaaten|anrainerstaaten|anrainerländer|anrainer|angrenzende länder|angrenzende staaten|angrenzenden länder|angrenzenden staaten|benachbarte länder|benachbarte staaten|benachbarten länder|benachbarten staaten|direkte nachbarn|unmittelbare nachbarn|direkten nachbarn|unmittelbaren nachbarn|landnachbarn',
  'liegt zwischen':
    'befindet sich zwischen|erstreckt sich zwischen|ist eingeklemmt zwischen|liegt eingeklemmt zwischen|liegt eingebettet zwischen',
  zwischen:
    'eingeklemmt zwischen|eingebettet zwischen|eingezwängt zwischen|auf der strecke zwischen|auf dem abschnitt zwischen|im bereich zwischen|im abschnitt zwischen',
  'ohne zugang zum meer':
    'ohne meerzugang|ohne meereszugang|ohne zugang zur see|ohne seezugang|ohne eigenen meerzugang|ohne eigene küste|ohne meeresküste|ohne küstenlinie|ohne anbindung ans meer|ohne anschluss ans meer|ohne verbindung zum meer|ohne strand|fern vom meer|die nicht am meer liegen|die keinen zugang zum meer haben|die keine küste haben|die keine küste besitzen|die keinen zugang zum meer besitzen|die nicht ans meer grenzen|die vom meer abgeschnitten sind|die keine meeresküste haben|die keinen meerzugang haben|die keinen zugang zum ozean haben|ohne zugang zum ozean|ohne zugang zu einem meer|die über keine küste verfügen|die über keinen zugang zum meer verfügen|die über keinen meerzugang verfügen|die nicht ans meer reichen|die das meer nicht berühren|die vom meer abgeschnitten liegen|ohne jeden zugang zum meer|ohne jede küste|haben keinen meerzugang|haben keinen meereszugang|haben keine küste|haben keine meeresküste|besitzen keinen zugang zum meer|liegen nicht am meer|grenzen nicht ans meer|haben keinen seezugang|verfügen über keinen zugang zum meer|verfügen über keine küste|sind vom meer abgeschnitten|haben kein eigenes meer|haben keinen zugang zum ozean|besitzen keine küste|haben keine eigene küste|besitzen keinen meerzugang|besitzen keine meeresküste|haben keinen zugang zum meer',
  binnenstaaten:
    'binnenländer|landumschlossene staaten|landumschlossene länder|küstenlose staaten|küstenlose länder|meerlose länder|eingeschlossene staaten',
  'am meer':
    'an der see|an der küste gelegen|mit meerzugang|mit meereszugang|mit zugang zum meer|mit zugang zur see|mit eigener küste|mit meeresküste|mit küste',
  'liegen an': 'blicken auf|schauen auf|haben eine küste an|haben zugang zu|säumen die ufer von',
  'liegen am':
    'haben zugang zum|haben eine küste am|haben küste am|grenzen ans|liegen direkt am|liegen unmittelbar am|stoßen ans|reichen bis ans|liegen rund ums|befinden sich am',
  'liegen an der':
    'haben zugang zur|haben eine küste an der|haben küste an der|liegen direkt an der|liegen unmittelbar an der|reichen bis an die|liegen entlang der|befinden sich an der|stehen an der|liegen längs der|liegen am ufer der|liegen an den ufern der',
  'an der':
    'entlang der|längs der|direkt an der|unmittelbar an der|am ufer der|an den ufern der|am rand der|am rande der|rings um die|am lauf der|am flusslauf der|beiderseits der|zu beiden seiten der',
  am: 'entlang des|längs des|direkt am|unmittelbar am|am ufer des|an den ufern des|am rande des|rings um den|am lauf des|beiderseits des',
  fließt:
    'strömt|sich schlängelt|schlängelt sich|verläuft|hindurchfließt|hindurch fließt|sich windet|windet sich|plätschert|vorbeifließt|seinen weg nimmt|ihren weg nimmt|schlängelt|windet',
  fließen: 'strömen|hindurchfließen|hindurch fließen|durchströmen|plätschern',
  quelle: 'ursprung|flussquelle|quellgebiet|quellort|ausgangspunkt|entstehungsort',
  'wo entspringt': 'wo beginnt|wo entsteht|wo hat ihren ursprung|wo hat seinen ursprung|wo fängt an',
  entspringt:
    'ihren ursprung hat|seinen ursprung hat|ihre quelle hat|seine quelle hat|ihren anfang nimmt|seinen anfang nimmt|losfließt',
  mündung: 'flussmündung|einmündung|mündungsgebiet|mündungsort|mündungsstelle',
  mündet: 'einmündet|sich ergießt|ergießt sich|hineinfließt',
  münden: 'einmünden|sich ergießen|ergießen sich|hineinfließen',
  nebenflüsse: 'zuflüsse|nebenfluss|seitenflüsse|zubringer',
  'von der quelle bis zur mündung':
    'vom ursprung bis zur mündung|von der quelle bis ins meer|von der quelle bis zum meer|von anfang bis ende|in voller länge|in seiner ganzen länge|in ihrer ganzen länge|auf ganzer länge|in ganzer länge',
  in: 'innerhalb von|auf dem gebiet von|auf dem staatsgebiet von|auf dem territorium von|auf dem boden von|innerhalb der grenzen von|im inneren von|im innern von|im gebiet von|im bereich von|drinnen in|im raum von',
  'in der':
    'innerhalb der|auf dem gebiet der|auf dem staatsgebiet der|auf dem boden der|innerhalb der grenzen der|im inneren der|im innern der|im gebiet der',
  im: 'innerhalb des|auf dem gebiet des|innerhalb der grenzen des|im inneren des|im innern des|im gebiet des',
  'gehören zu': 'sind bestandteil von|sind teil von|zählen zu|sind bestandteile von|sind mitglieder von',
  'gehören zur': 'zählen zur|sind teil der|sind bestandteil der|sind mitglied der|sind mitglieder der',
  'gehören zum': 'zählen zum|sind teil des|sind bestandteil des',
  gehören: 'zählen|zugehören|zugehörig sind|angehören|gerechnet werden|gezählt werden',
  nur: 'ausschließlich|lediglich|bloß|einzig|einzig und allein|nichts als|nichts außer|nur und ausschließlich',
  'nur der teil':
    'nur der abschnitt|nur das stück|nur das teilstück|nur die strecke|nur der bereich|ausschließlich der teil|lediglich der teil|bloß der teil',
  'der teil': 'der abschnitt|das stück|das teilstück|der anteil|die partie|derjenige teil|der part',
  'teil von': 'abschnitt von|stück von|teilstück von|anteil von|bereich von',
  ohne: 'abgesehen von|mit ausnahme von|ausgenommen|unter ausschluss von|nicht mitgerechnet|exklusive|bis auf|abzüglich|ohne berücksichtigung von|nicht einschließlich|exkl|exkl.|mit ausnahme',
  'ohne die':
    'abgesehen von den|abgesehen von der|mit ausnahme der|mit ausnahme von den|bis auf die|mal abgesehen von den|unter ausschluss der',
  'ohne das': 'abgesehen vom|mit ausnahme des|bis auf das|mit ausnahme vom|unter ausschluss des',
  'sowohl an': 'gleichzeitig an|zugleich an',
  und: 'sowie|und auch|und zugleich|und gleichzeitig|und außerdem|und ebenso|und obendrein',
  'in der nähe von':
    'nahe|nahe bei|unweit|unweit von|nicht weit von|nicht weit weg von|unfern|in der umgebung von|im umland von|im umfeld von|in nächster nähe von|in unmittelbarer nähe von|in der gegend um|in der gegend von|im raum|im großraum|rund um|rings um|ringsum|rundherum um|dicht bei|dicht an|nah an|nah bei|gleich bei|gleich neben|direkt neben|in nachbarschaft von|in der nachbarschaft von|vor den toren von|nah dran an',
  größte:
    'flächenmäßig größte|flächengrößte|ausgedehnteste|riesigste|weitläufigste|gewaltigste|der fläche nach größte',
  größter: 'flächenmäßig größter|flächengrößter|ausgedehntester|riesigster',
  größtes: 'flächenmäßig größtes|flächengrößtes|ausgedehntestes|riesigstes',
  größten: 'flächenmäßig größten|flächengrößten|ausgedehntesten|riesigsten|weitläufigsten',
  längster: 'der längste',
  höchste: 'höchstgelegene|alleröchste|allerhöchste',
  höchster: 'allerhöchster',
  bevölkerungsreichste:
    'einwohnerstärkste|einwohnerreichste|bevölkerungsstärkste|meistbevölkerte|volkreichste',
  bevölkerungsreichsten:
    'einwohnerstärksten|einwohnerreichsten|bevölkerungsstärksten|meistbevölkerten|volkreichsten',
  nördlichste: 'am weitesten nördlich gelegene|am nördlichsten gelegene|am weitesten im norden gelegene',
  südlichste: 'am weitesten südlich gelegene|am südlichsten gelegene|am weitesten im süden gelegene',
  östlichste: 'am weitesten östlich gelegene|am östlichsten gelegene|am weitesten im osten gelegene',
  westlichste: 'am weitesten westlich gelegene|am westlichsten gelegene|am weitesten im westen gelegene',
  'mehr als': 'größer als|mehr wie',
  'mit mehr als': 'mit mehr wie',
  mindestens: 'wenigstens|zumindest|nicht weniger als',
  'weniger als': 'weniger wie',
  'mit weniger als': 'mit weniger wie|mit höchstens|mit maximal',
  einwohnern: 'bewohnern|menschen|leuten|seelen|personen|bürgern',
  einwohner: 'bewohner',
  ganz: 'das gesamte|die gesamte|das komplette|komplett|vollständig|das vollständige|das ganze gebiet von|das gesamte gebiet von|gesamt|alles von',
  hauptstadt: 'regierungssitz|landeshauptstadt',
  hauptstädte: 'kapitalen|regierungssitze|landeshauptstädte',
  städte: 'ortschaften|großstädte|städtchen',
  inseln: 'eilande|inselchen|die inseln',
  inselgruppe: 'archipel|inselwelt|inselkette',
  seen: 'binnenseen|süßwasserseen',
  see: 'binnensee|süßwassersee',
  berge: 'gipfel|erhebungen|bergspitzen|berggipfel',
  berg: 'erhebung|bergspitze',
  gebirge: 'gebirgszug|bergkette|gebirgskette|höhenzug|gebirgszüge|bergketten',
  bundesländer: 'bundesstaaten',
  'länder, in denen':
    'länder in welchen|staaten in denen|länder, wo|staaten, wo|gebiete, in denen|staaten, in denen',
  'gesprochen wird':
    'amtssprache ist|offizielle sprache ist|landessprache ist|verwendet wird|geredet wird|gesprochen werden kann|die amtssprache ist|staatssprache ist|als amtssprache gilt|amtlich ist|verkehrssprache ist',
  amtssprache:
    'landessprache|staatssprache|nationalsprache|offizieller sprache|offizielle sprache|offiziellen sprache|amtlicher sprache',
  'mit amtssprache': 'mit der amtssprache|mit der landessprache|mit landessprache|mit offizieller sprache',
  küste: 'küstenlinie|meeresküste|küstenstreifen|küstenstrich|küstenabschnitt|uferlinie',
  grenze:
    'staatsgrenze|landesgrenze|landgrenze|grenzlinie|gemeinsame grenze|grenzverlauf|trennlinie|die scheidelinie|scheidelinie',
  'nördlich von': 'im norden von gelegen|weiter nördlich als|nordwärts von',
  'südlich von': 'weiter südlich als|südwärts von',
  'östlich von': 'weiter östlich als|ostwärts von',
  'westlich von': 'weiter westlich als|westwärts von',
  'welche länder':
    'was für länder|welche staaten|welche nationen|welche der länder|was für staaten|welche lande',
  'länder grenzen an': 'länder umgeben',
  'staaten grenzen an': 'staaten umgeben',
  'bundesländer grenzen an': 'bundesländer umgeben',
  'kantone grenzen an': 'kantone umgeben',
  'nachbarländer grenzen an': 'nachbarländer umgeben',
  'landkreise grenzen an': 'landkreise umgeben',
  durchquert: 'durchströmt|durchzieht|durchläuft|durchfließt|durchschneidet',
};
