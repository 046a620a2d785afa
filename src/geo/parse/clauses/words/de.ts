import type { ClauseWords } from '../clause-words.ts';

export const de: ClauseWords = {
  object: 'behind',
  larger: 'größer als',
  smaller: 'kleiner als',
  fill: "lang|der|die|das|des|dem|den|dies|diese|dieser|dieses|diesem|diesen|jene|jener|jenes|jenen|jenem|diejenigen|diejenige|derjenige|dasjenige|denjenigen|derjenigen|denen|deren|dessen|ein|eine|einer|eines|einem|einen|nen|ne|nem|'n|es|er|sie|ihr|ihre|ihren|ihrem|ihrer|ihres|sein|seine|seinen|seinem|seiner|seines|man|welche|welcher|welches|welchem|welchen|welch|was|wer|wem|wen|wessen|wo|wie|woran|worin|ist|sind|seien|wäre|liegt|liegen|lag|lagen|liegend|liegende|liegenden|liegender|gelegen|gelegene|gelegenen|gelegener|gelegenes|befindet|befinden|befindlich|befindliche|befindlichen|sich|steht|stehen|existiert|existieren|gibt|gibts|gibt's|geben|existierend|wird|werden|worden|hat|haben|habe|hast|hätte|besteht|bestehen|eigentlich|genau|exakt|ungefähr|etwa|mal|denn|doch|so|ja|nun|jetzt|da|dort|hier|dabei|davon|überhaupt|bitte|bidde|danke|hallo|hi|hey|moin|servus|hm|äh|ähm|jo|also|heißt|heißen|genannt|genannte|genannten|namens|name|namen|nennt|nenne|nennen|bezeichnet|zeig|zeige|zeigt|zeigen|anzeigen|zeichne|markiere|markier|liste|liste auf|aufzählen|zähl auf|auf der karte|auf einer karte|auf karte|auf ner karte|karte|mir|mich|uns|wir|ich|du|möchte|möcht|will|wollen|wollte|kannst|kann|können|könnt|könntest|könnten|darf|soll|sag|sagt|sagen|verrate|erzähl|weiß|weißt|wissen|wüsste|gern|gerne|suche|such|suchen|sucht|gesucht|finde|finden|findet|sehen|sehe|gib|gebe|alle|aller|allen|alles|allem|all|sämtlichen|jede|jeder|jedes|jeden|jedem|jeweils|jeweilige|jeweiligen|irgendwelche|irgendwo|gebiet|gebiete|stelle|stellen|selbst|selber|gerade|zwar|nämlich|halt|eben|von allen|bilden|bildet|gebildet|formt|handelt|die beiden|der beiden|dazu|dafür|hin|weltweit|auf der welt|der welt|auf der erde|der erde|her|frage|interessiert|interessieren|brauche|bräuchte|kurz|lautet|lauten|auf welchem|entsprechende|entsprechenden|ob|dass|direkt|direkte|direkten|unmittelbar|unmittelbare|unmittelbaren|um welche|um welches|um welchen|worum|sämtliche|habt|besitzt|besitzen|verfügt|verfügen|aufweisen|aufweist|das einzige|die einzige|die einzigen|den einzigen|als einziges|als einzige|würdest|würdet|gäbe|gäb|hab|hätten|wüsst|gesagt|bekomme|kriege|krieg|anschauen|ansehen|überall|eigtl|vllt|vielleicht|nochmal|nochma|btw|danke dir|jemand|irgendein|irgendeine|irgendeinen|folgende|folgenden|aufgelistet|auflistung|übersicht|landkarte|weltkarte|auf der landkarte|auf der weltkarte|einzeichnen|eingezeichnet|markieren|hervorheben|darstellen|darstellung",
  in: 'unter denen|unter diesen|in|im|ins|inn|innerhalb|innerhalb von|innerhalb der|innerhalb des|von|vom|v|aus|auf|aufm|darin|darauf|zu|zur|zum|gehört|gehören|gehörend|gehörende|gehörenden|gehörig|gehört zu|gehört zur|gehört zum|gehören zu|gehören zur|gehören zum|zugehörig|zählt|zählen|zählt zu|zählen zu|zählen zum|zählen zur|angehören|angehört|angehörende|mitglied|mitglieder|mitglied der|mitglied von|mitglieder der|mitglieder von|gelegen in|gelegen auf|in den grenzen|in den grenzen von|innerhalb der grenzen|innerhalb der grenzen von|auf dem gebiet|auf dem gebiet von|auf dem gebiet der|auf dem gebiet des|auf dem territorium von|auf dem territorium|im gebiet von|im gebiet|im staatsgebiet|auf dem boden von|im besitz von|gelegene in',
  notIn:
    'außerhalb|außerhalb von|nicht in|nicht im|nicht auf|nicht innerhalb|nicht zu|nicht zur|nicht zum|nicht teil|kein teil|keine mitglieder|kein mitglied|nicht mitglied|jenseits der grenzen',
  on: 'an|am|ans|entlang|längs|mit|durch|durchs|an der|an den|an die|an das|an dem|nach|gegen|über|zu|zur|zum|auf|daran|dadurch|damit|woran|wodurch|womit|hindurch|durch die|durch den|zueinander|in richtung',
  and: 'und|u|sowie|sowohl als auch|als auch|als|plus|und auch|wie auch|ebenso wie|aber|jedoch|aber auch|dazu auch|außerdem|zusätzlich|nebst|samt|sondern|und zugleich|und gleichzeitig|doch|sowie auch|zusammen mit|&',
  or: 'oder|bzw|beziehungsweise|oder auch|entweder',
  both: 'sowohl|beide|beiden|beides|beider|gleichzeitig|zugleich|auch|gemeinsam|gemeinsame|gemeinsamen|gemeinsamer|zusammen|nicht nur|sondern auch|ebenfalls|ebenso|alle drei|jeweils',
  not: 'nicht|nich|net|nit|kein|keine|keinen|keiner|keinem|keines|keinerlei|nirgends|nirgendwo|nie|niemals|ohne|fehlt|fehlen|nix|nichts|nicht in|nicht im|nicht auf|nicht zu|nicht zur|nicht zum',
  nor: 'weder|noch|und auch nicht|und auch kein|und auch keine|und auch keinen|ebensowenig|ebenso wenig|noch auch',
  only: 'nur|bloß|ausschließlich|lediglich|allein|einzig|einzige|einziger|einziges|einzigen|einzigem|alleinige|alleiniger|einzig und allein|nichts als|nur noch',
  except:
    'außer|ausgenommen|mit ausnahme|mit ausnahme von|mit ausnahme der|mit ausnahme des|bis auf|abgesehen|abgesehen von|abgesehen vom|abgesehen von der|ohne|exklusive|exkl|minus|abzüglich|nicht mitgezählt|nicht eingeschlossen|mal abgesehen von|ungerechnet',
  wholly:
    'ganz|ganze|ganzen|gänzlich|vollständig|vollständige|komplett|völlig|voll und ganz|zur gänze|in ihrer gesamtheit|in seiner gesamtheit|insgesamt|total|restlos|zu 100 prozent|zu hundert prozent|mit ihrem gesamten gebiet|mit seinem gesamten gebiet|in voller länge|durchgängig|zu 100%',
  partly:
    'teilweise|zum teil|z t|teils|zu teilen|in teilen|partiell|nur teilweise|nur zum teil|zu einem teil|zumindest teilweise',
  touch:
    'grenzt|grenzen|grenzte|grenzten|grenz|grenzend|grenzende|grenzenden|grenzender|grenzendes|angrenzt|angrenzen|angrenzend|angrenzende|angrenzenden|angrenzender|angrenzendes|anzugrenzen|begrenzt|begrenzen|umgrenzt|grenze|grenzverlauf|landgrenze|landgrenzen|landesgrenze|landesgrenzen|staatsgrenze|staatsgrenzen|außengrenze|außengrenzen|gemeinsame grenze|gemeinsame grenzen|gemeinsamen grenze|gemeinsamer grenze|eine gemeinsame grenze|grenzlinie|grenzland|grenzländer|berührt|berühren|berührend|berührende|berührenden|stößt|stoßen|anstößt|anstoßen|anstoßend|anstoßende|anstoßenden|teilt|teilen|teilt sich|teilen sich|anschließt|anschließen|anschließend|anliegend|anliegende|anliegenden|anliegt|anliegen|benachbart|benachbarte|benachbarten|benachbarter|benachbartes|nebenan|direkt neben|direkt an|an der grenze zu|an der grenze zur|an der grenze zum|aneinander|tangiert|tangieren',
  notTouch:
    'ohne grenze|ohne gemeinsame grenze|keine grenze|keine gemeinsame grenze|keine grenzen|ohne grenzen|nicht angrenzend|nicht angrenzende|nicht angrenzenden|nicht grenzt|nicht grenzen|nicht angrenzt|nicht angrenzen|nicht benachbart|nicht benachbarte|nicht benachbarten|ohne landgrenze|keine landgrenze',
  neighbours:
    'nachbar|nachbarn|nachbars|nachbarland|nachbarlandes|nachbarländer|nachbarländern|nachbarstaat|nachbarstaates|nachbarstaaten|anrainer|anrainerland|anrainerländer|anrainerstaat|anrainerstaaten|anliegerstaaten|umliegende länder|umliegenden länder|angrenzende länder|angrenzenden länder|angrenzenden ländern|benachbarte länder|benachbarten länder|anlieger|umliegende staaten|angrenzende staaten',
  shore:
    'küste|küsten|küstenlinie|küstenstreifen|küstenabschnitt|meeresküste|seeküste|ufer|ufern|ufers|strand|strände|stränden|gestade|umspült|umspülen|bespült|bespülen|umspült von|bespült von|an der küste|an der küste von|an der küste der|an der küste des|an den küsten von|am ufer von|an den ufern von|zugang zu|zugang zum|zugang zur|zugang|anrainend|küste an|küste am|mit küste an|mit küste am|mit küste zum|uferseite|meeranrainer|an die küste|mit küste|mit einer küste|mit meeresküste|mit küstenlinie|mit strand|mit eigener küste|eine küste',
  notShore:
    'ohne küste an|ohne küste am|keine küste am|keine küste an|ohne zugang zu|ohne zugang zum|keinen zugang zum|keinen zugang zu|keine küste|ohne küste|kein ufer|nicht am ufer|ohne meeresküste|ohne küstenlinie|ohne strand|keine meeresküste|keine küstenlinie|ohne jede küste|ohne eigene küste|keine eigene küste|überhaupt keine küste|ohne irgendeine küste',
  flows:
    'fließt|fließen|floss|fließend|fließende|fließenden|durchfließt|durchfließen|durchflossen|durchflossene|durchflossenen|durchfließende|fließt durch|fließen durch|durchquert|durchqueren|durchquerend|quert|queren|überquert|überqueren|kreuzt|kreuzen|gekreuzt|verläuft|verlaufen|verlaufend|läuft|laufen|strömt|strömen|durchströmt|durchströmen|geht|gehen|führt|führen|durchzieht|durchziehen|zieht|ziehen|passiert|passieren|durchläuft|durchlaufen|durch|hindurch|hindurchfließt|hindurchfließen|durchfliessend|vorbeifließt|vorbeifließen|erstreckt|erstrecken|schlängelt|durchschneidet|durchschneiden|bewässert|kommt|kommen|rinnt|rinnen|durchfliest|fliest|fliesen|vorbei|vorbeikommt|reicht|reichen',
  notFlows:
    'nicht durch|nicht fließt|nicht fließen|nicht durchfließt|nicht durchfließen|nicht durchquert|nicht durchqueren|nicht durchflossen|ohne durch',
  into: 'mündet|münden|mündend|mündende|mündenden|mündete|einmündet|einmünden|mündet ein|hineinfließt|hineinfließen|ergießt|ergießen|endet|enden|endend|endende|mündung|fließt in|fließen in|fließt ins|fließen ins|zufluss|zuflüsse|zuflüssen|nebenfluss|nebenflüsse|nebenflüssen|nebenflusses|nebenarm|entwässert|entwässern|zufließt|zufließen|einfließt|einfließen|eingeht|mit mündung|strömt in|strömen in',
  rises:
    'entspringt|entspringen|entspringend|entspringende|entspringenden|entsprang|entsteht|entstehen|beginnt|beginnen|beginnend|beginnende|ursprung|quelle|quellen|anfängt|anfangen|herkommt|herkommen|kommt her|seinen ursprung|ihren ursprung|ihre quelle|seine quelle|herrührt',
  holds:
    'enthält|enthalten|umfasst|umfassen|beherbergt|beherbergen|beinhaltet|beinhalten|einschließt|einschließen|umfassend',
  between: 'zwischen|dazwischen|zwischendrin|zw|inmitten von',
  separates:
    'trennt|trennen|getrennt|trennend|trennende|trennenden|trennte|voneinander|abtrennt|abgetrennt|teilt|teilen|geteilt|scheidet|scheiden|zerteilt|spaltet|trennung|unterteilt|voneinander trennt|liegt zwischen|auseinander|die grenze zwischen|die landgrenze zwischen|die staatsgrenze zwischen|die landesgrenze zwischen|der grenze zwischen|der landgrenze zwischen|der staatsgrenze zwischen|der landesgrenze zwischen|eine grenze zwischen|eine landgrenze zwischen|eine staatsgrenze zwischen|eine landesgrenze zwischen|grenze zwischen|landgrenze zwischen|staatsgrenze zwischen|landesgrenze zwischen|an der grenze zwischen|auf der grenze zwischen|entlang der grenze zwischen|grenze bildet zwischen|bildet die grenze zwischen|bilden die grenze zwischen|die grenze bildet zwischen|grenzfluss zwischen|grenzgebirge zwischen',
  joins:
    'verbindet|verbinden|verbindend|verbindende|verbunden|miteinander verbindet|miteinander verbinden|verknüpft|verknüpfen|verbindung|verbindet miteinander|zusammenführt',
  shared:
    'teilt sich|teilen sich|sich teilt|sich teilen|teilt|teilen|geteilt|geteilt wird|geteilt werden|aufgeteilt|aufgeteilt zwischen|geteilt zwischen|gemeinsam|gemeinsame|gemeinsamen|gemeinsamer|sich erstreckt über|zugleich gehört',
  foreign:
    'ausland|auslands|ausländische|ausländischen|ausländischer|ausländischem|ein anderes land|ein anderes staat|ein anderem land|ein anderem staat|ein anderen land|ein anderen staat|ein ausländisches land|ein ausländisches staat|ein ausländischem land|ein ausländischem staat|ein ausländischen land|ein ausländischen staat|ein fremdes land|ein fremdes staat|ein fremden land|ein fremden staat|ein weiteres land|ein weiteres staat|ein weiteren land|ein weiteren staat|einem anderes land|einem anderes staat|einem anderem land|einem anderem staat|einem anderen land|einem anderen staat|einem ausländisches land|einem ausländisches staat|einem ausländischem land|einem ausländischem staat|einem ausländischen land|einem ausländischen staat|einem fremdes land|einem fremdes staat|einem fremden land|einem fremden staat|einem weiteres land|einem weiteres staat|einem weiteren land|einem weiteren staat|einen anderes land|einen anderes staat|einen anderem land|einen anderem staat|einen anderen land|einen anderen staat|einen ausländisches land|einen ausländisches staat|einen ausländischem land|einen ausländischem staat|einen ausländischen land|einen ausländischen staat|einen fremdes land|einen fremdes staat|einen fremden land|einen fremden staat|einen weiteres land|einen weiteres staat|einen weiteren land|einen weiteren staat|eines anderes land|eines anderes staat|eines anderem land|eines anderem staat|eines anderen land|eines anderen staat|eines ausländisches land|eines ausländisches staat|eines ausländischem land|eines ausländischem staat|eines ausländischen land|eines ausländischen staat|eines fremdes land|eines fremdes staat|eines fremden land|eines fremden staat|eines weiteres land|eines weiteres staat|eines weiteren land|eines weiteren staat|anderes land|anderes staat|anderem land|anderem staat|anderen land|anderen staat|ausländisches land|ausländisches staat|ausländischem land|ausländischem staat|ausländischen land|ausländischen staat|fremdes land|fremdes staat|fremden land|fremden staat|weiteres land|weiteres staat|weiteren land|weiteren staat|andere länder|andere ländern|andere staaten|andere nationen|anderen länder|anderen ländern|anderen staaten|anderen nationen|ausländische länder|ausländische ländern|ausländische staaten|ausländische nationen|ausländischen länder|ausländischen ländern|ausländischen staaten|ausländischen nationen|fremde länder|fremde ländern|fremde staaten|fremde nationen|fremden länder|fremden ländern|fremden staaten|fremden nationen|anderer länder|anderer staaten|auslandsgrenze',
  landlocked:
    'ohne zugang zum meer|ohne zugang zur see|ohne zugang zu einem meer|ohne zugang ans meer|ohne meerzugang|ohne meereszugang|ohne meer|ohne meeresküste|ohne küste|ohne küstenlinie|ohne strand|ohne seezugang|ohne eigenen zugang zum meer|ohne direkten zugang zum meer|keinen zugang zum meer|keinen zugang zur see|keinen zugang zu einem meer|keinen meerzugang|keinen meereszugang|kein meer|keine küste|keine meeresküste|keine küstenlinie|kein zugang zum meer|nicht am meer|nicht ans meer|nicht an der küste|nicht an einem meer|nicht an ein meer|nicht an der see|an kein meer|an keinem meer|an keiner küste|nirgends am meer|nirgends ans meer|vom meer abgeschnitten|binnenland|binnenländer|binnenländern|binnenstaat|binnenstaaten|binnenstaates|binnenbundesländer|landumschlossen|landumschlossene|von land umschlossen|weder küste noch meer|am meer nicht|im landesinneren|keinen direkten zugang zum meer|keinen eigenen zugang zum meer|keinen direkten meerzugang|keinen direkten zugang zur see|nicht direkt am meer|nicht direkt ans meer|nirgendwo am meer|nirgendwo ans meer|nie ans meer|meer nicht|ohne jede küste|ohne eigene küste|keine eigene küste|überhaupt keine küste|ohne irgendeine küste|ohne meeranschluss|keinen meeranschluss|komplett von land umschlossen|vollständig von land umschlossen|ganz von land umschlossen|von land umgeben|komplett von land umgeben|vollständig von land umgeben|ganz von land umgeben|nur von land umgeben',
  coastal:
    'am meer|ans meer|an einem meer|an ein meer|an der see|an die see|an der küste|an die küste|an küsten|am ozean|an einem ozean|mit küste|mit einer küste|mit meeresküste|mit küstenlinie|mit strand|mit zugang zum meer|mit eigener küste|mit zugang zur see|zugang zum meer|zugang zur see|meerzugang|meereszugang|eine küste|küste|meeresküste|küstenland|küstenländer|küstenländern|küstenstaat|küstenstaaten|küstenstadt|küstenstädte|küstenstädten|küstenprovinz|küstenprovinzen|küstenregion|küstenregionen|küstenbundesland|küstenbundesländer|küstenorte|am wasser|kein binnenstaat|keine binnenstaaten|kein binnenland|keine binnenländer|nicht binnenstaat|kein binnenstaat ist|keine binnenstaaten sind',
  largest:
    'größte|größten|größter|größtes|größtem|groesste|groessten|flächengrößte|flächengrößten|flächengrößter|flächengrößtes|flächenmäßig größte|flächenmäßig größten|flächenmäßig größtes|flächenmäßig größter|allergrößte|allergrößten|ausgedehnteste|ausgedehntesten|weitläufigste|mit der größten fläche|die größte fläche|größte fläche|größten fläche|riesigste',
  smallest:
    'kleinste|kleinsten|kleinster|kleinstes|kleinstem|flächenkleinste|flächenmäßig kleinste|flächenmäßig kleinsten|allerkleinste|winzigste|winzigsten|mit der kleinsten fläche|kleinste fläche|kleinsten fläche|geringste fläche|geringsten fläche',
  longest: 'längste|längsten|längster|längstes|laengste|laengsten|allerlängste',
  shortest: 'kürzeste|kürzesten|kürzester|kürzestes|kuerzeste',
  populous:
    'bevölkerungsreichste|bevölkerungsreichsten|bevölkerungsreichster|bevölkerungsreichstes|einwohnerreichste|einwohnerreichsten|einwohnerreichstes|einwohnerstärkste|einwohnerstärksten|meisten einwohner|meisten einwohnern|meisten menschen|meisten leute|größte bevölkerung|größten bevölkerung|größte einwohnerzahl|größten einwohnerzahl|höchste einwohnerzahl|höchsten einwohnerzahl|bevölkerungsstärkste|bevölkerungsstärksten|volkreichste|volkreichsten|bevölkerungsmäßig größte|bevölkerungsmäßig größten',
  leastPopulous:
    'bevölkerungsärmste|bevölkerungsärmsten|bevölkerungsärmstes|bevölkerungsärmster|einwohnerärmste|einwohnerärmsten|wenigsten einwohner|wenigsten einwohnern|wenigsten menschen|kleinste bevölkerung|kleinsten bevölkerung|geringste bevölkerung|geringsten bevölkerung|kleinste einwohnerzahl|kleinsten einwohnerzahl|niedrigste einwohnerzahl|niedrigsten einwohnerzahl|geringste einwohnerzahl|geringsten einwohnerzahl',
  highest:
    'höchste|höchsten|höchster|höchstes|hoechste|hoechsten|höchstgelegene|höchstgelegenen|allerhöchste',
  deepest: 'tiefste|tiefsten|tiefster|tiefstes|allertiefste',
  byArea:
    'nach fläche|nach der fläche|der fläche nach|flächenmäßig|von der fläche her|nach größe|der größe nach|gemessen an der fläche|an fläche|bezogen auf die fläche|in der fläche|nach flächeninhalt|fläche gesehen',
  byPeople:
    'nach einwohnern|nach einwohner|nach einwohnerzahl|nach der einwohnerzahl|nach bevölkerung|nach der bevölkerung|gemessen an der einwohnerzahl|gemessen an der bevölkerung|bevölkerungsmäßig|einwohnermäßig|von den einwohnern her|an einwohnern|bezogen auf die einwohnerzahl|nach einwohnerzahlen|der einwohnerzahl nach',
  count: 'wie viele|wieviele|wieviel|wie viel|wievielen|wie vielen|anzahl|anzahl von|zahl|wv',
  part: 'teil|teile|teilen|teiles|teilstück|teilstücke|abschnitt|abschnitte|abschnitts|abschnittes|teilabschnitt|stück|stücke|strecke|streckenabschnitt|flussabschnitt|flussabschnitte|teilgebiet|anteil|flusslauf|bestandteil',
  course:
    'lauf|verlauf|flusslauf|flussverlauf|verlaufs|laufs|gesamter verlauf|gesamte verlauf|gesamten verlauf|ganzer verlauf|ganzen verlauf|ganze länge|ganzer länge|gesamte länge|gesamter länge|volle länge|voller länge|kompletter verlauf|kompletten verlauf|von der quelle bis zur mündung|von quelle bis mündung|von anfang bis ende|route',
  source:
    'quelle|quellen|ursprung|ursprungs|quellgebiet|quellfluss|quellort|flussquelle|anfang|beginn|entspringt|entspringen|beginnt|entsteht|ursprungsort',
  mouth:
    'mündung|mündungen|mündungsgebiet|flussmündung|einmündung|ende|mündungsort|mündet|münden|mündet ein|endet|fließt hin',
  from: 'von|vom|ab|aus|seit|woher|daher|von dort|voneinander',
  to: 'bis|bis zu|bis zur|bis zum|bis nach|nach|zu|zur|zum|wohin|dorthin|gen',
  kinds: {
    country:
      'land|lande|landes|lands|länder|ländern|laender|laendern|staat|staaten|staates|staats|nation|nationen|mitgliedstaat|mitgliedstaaten|mitgliedsstaat|mitgliedsstaaten|mitgliedsland|mitgliedsländer|mitgliedsländern|nationalstaat|nationalstaaten',
    territory: 'territorium|territorien|territoriums|überseegebiet|überseegebiete|außengebiet|außengebiete',
    division:
      'verwaltungseinheit|verwaltungseinheiten|verwaltungsgliederung|verwaltungsgliederungen|gebietseinheit|gebietseinheiten|gebietskörperschaft|gebietskörperschaften',
    capital: 'hauptstadt|hauptstädte|hauptstädten|hauptstaedte|regierungssitz',
    division_capital:
      'landeshauptstadt|landeshauptstädte|landeshauptstädten|provinzhauptstadt|provinzhauptstädte|provinzhauptstädten|hauptort|hauptorte|hauptorten|kantonshauptort|kantonshauptorte|bezirkshauptstadt|bezirkshauptstädte|regionalhauptstadt|regionalhauptstädte',
    city: 'stadt|städte|städten|staedte|großstadt|großstädte|großstädten|ort|orte|orten|ortschaft|ortschaften',
    continent: 'kontinent|kontinente|kontinenten|kontinents|kontinentes|erdteil|erdteile|erdteilen',
    ocean: 'ozean|ozeane|ozeanen|ozeans|weltmeer|weltmeere|weltmeeren',
    sea: 'meer|meere|meeren|meeres|meers',
    gulf: 'golf|golfe|golfs|golfen|meerbusen',
    bay: 'bucht|buchten|meeresbucht|meeresbuchten|bai',
    strait:
      'meerenge|meerengen|meeresstraße|meeresstraßen|meeresenge|meeresengen|wasserstraße|wasserstraßen|sund|sunde|belt|seestraße|seestraßen|seeenge',
    lake: 'see|seen|sees|binnensee|binnenseen',
    river: 'fluss|flusses|flüsse|flüssen|fluesse|fluessen|strom|ströme|strömen|stromes|flüsschen',
    canal: 'kanal|kanäle|kanälen|kanals',
    island: 'insel|inseln|eiland|eilande|inselchen',
    archipelago: 'inselgruppe|inselgruppen|archipel|archipele|archipels|archipelen|inselkette|inselketten',
    mountain_range:
      'gebirge|gebirges|gebirgen|gebirgszug|gebirgszüge|gebirgszügen|gebirgskette|gebirgsketten|bergkette|bergketten|gebirgsmassiv|gebirgsmassive',
    mountain: 'berg|berge|bergen|berges|bergs',
    peak: 'gipfel|gipfeln|gipfels|berggipfel|berggipfeln|bergspitze|bergspitzen|spitze|spitzen',
    desert: 'wüste|wüsten|wueste|wuesten',
    peninsula: 'halbinsel|halbinseln',
    cape: 'kap|kaps|landspitze|landspitzen',
    volcano: 'vulkan|vulkane|vulkanen|vulkans',
    active_volcano:
      'aktiver vulkan|aktive vulkan|aktiven vulkan|aktive vulkane|aktiven vulkane|aktiven vulkanen|tätiger vulkan|tätige vulkan|tätige vulkane|tätigen vulkane|tätigen vulkanen',
    glacier: 'gletscher|gletschern|gletschers',
    national_park: 'nationalpark|nationalparks|nationalparke|nationalparken|nationalparkes',
    fjord: 'fjord|fjorde|fjorden|fjords|fjordes',
    forest: 'wald|wälder|wäldern|waldes|waldgebiet|waldgebiete|forst|forste',
    waterfall: 'wasserfall|wasserfälle|wasserfällen|wasserfalls',
    airport: 'flughafen|flughafens|verkehrsflughafen|airport|airports',
    port: 'hafen|hafens|seehafen|hafenstadt|hafenstädte|hafenstädten',
    state:
      'bundesland|bundesländer|bundesländern|bundeslandes|bundeslaender|bundesstaat|bundesstaaten|bundesstaates|bundesstaats|gliedstaat|gliedstaaten|teilstaat|teilstaaten',
    province: 'provinz|provinzen',
    region: 'region|regionen|landesteil|landesteile',
    county:
      'grafschaft|grafschaften|gespanschaft|gespanschaften|komitat|komitate|komitaten|county|counties|countys',
    department: 'departement|departements|departemente|departementen',
    canton: 'kanton|kantone|kantonen|kantons',
    district:
      'distrikt|distrikte|distrikten|distrikts|bezirk|bezirke|bezirken|bezirks|bezirkes|landkreis|landkreise|landkreisen|kreis|kreise|kreisen',
    prefecture: 'präfektur|präfekturen',
    governorate: 'gouvernement|gouvernements|gouvernorat|gouvernorate',
    municipality: 'gemeinde|gemeinden|kommune|kommunen|ortsgemeinde',
    emirate: 'emirat|emirate|emiraten|emirats',
    autonomous_community:
      'autonome gemeinschaft|autonome gemeinschaften|autonomen gemeinschaft|autonomen gemeinschaften|autonome region|autonome regionen|autonomen regionen|autonomer gemeinschaften',
    voivodeship: 'woiwodschaft|woiwodschaften|wojewodschaft|wojewodschaften',
    republic: 'republik|republiken|teilrepublik|teilrepubliken',
    oblast: 'oblast|oblaste|oblasten|oblasts',
    parish: 'parish|kirchspiel|parishes',
    borough: 'borough|boroughs|stadtbezirk|stadtbezirke|stadtteil|stadtteile',
  },
  plurals:
    'lande|länder|ländern|laender|laendern|staaten|nationen|mitgliedstaaten|mitgliedsstaaten|mitgliedsländer|mitgliedsländern|nationalstaaten|territorien|überseegebiete|außengebiete|verwaltungseinheiten|verwaltungsgliederungen|gebietseinheiten|gebietskörperschaften|hauptstädte|hauptstädten|hauptstaedte|landeshauptstädte|landeshauptstädten|provinzhauptstädte|provinzhauptstädten|hauptorte|hauptorten|kantonshauptorte|bezirkshauptstädte|regionalhauptstädte|städte|städten|staedte|großstädte|großstädten|grossstädte|kontinente|kontinenten|erdteile|erdteilen|ozeane|ozeanen|weltmeere|weltmeeren|meere|meeren|golfe|golfen|buchten|meeresbuchten|meerengen|meeresstraßen|meeresengen|wasserstraßen|sunde|seestraßen|seen|binnenseen|flüsse|flüssen|fluesse|fluessen|ströme|strömen|bäche|kanäle|kanälen|inseln|eilande|inselgruppen|archipele|archipelen|inselketten|gebirge|gebirgen|gebirgszüge|gebirgszügen|gebirgsketten|bergketten|gebirgsmassive|berge|bergen|gipfel|gipfeln|berggipfel|berggipfeln|bergspitzen|spitzen|wüsten|wuesten|halbinseln|kaps|landspitzen|vulkane|vulkanen|aktive vulkane|aktiven vulkane|aktiven vulkanen|tätige vulkane|tätigen vulkane|tätigen vulkanen|gletscher|gletschern|nationalparks|nationalparke|nationalparken|fjorde|fjorden|wälder|wäldern|waldgebiete|forste|wasserfälle|wasserfällen|flughäfen|verkehrsflughäfen|airports|häfen|seehäfen|hafenstädte|hafenstädten|bundesländer|bundesländern|bundeslaender|bundesstaaten|gliedstaaten|teilstaaten|provinzen|regionen|landesteile|grafschaften|gespanschaften|komitate|komitaten|counties|countys|kreise|kreisen|landkreise|landkreisen|departements|departemente|departementen|départements|kantone|kantonen|distrikte|distrikten|bezirke|bezirken|präfekturen|gouvernements|gouvernorate|gemeinden|kommunen|emirate|emiraten|autonome gemeinschaften|autonomen gemeinschaften|autonomer gemeinschaften|autonome regionen|autonomen regionen|woiwodschaften|wojewodschaften|republiken|teilrepubliken|oblaste|oblasten|oblasts|parishes|boroughs|stadtbezirke|stadtteile|orte|orten|ortschaften',
  compass:
    'norden|nord|nordlich|nordliche|nordlichen|nordlicher|nordliches,nordosten|nordost|nordostlich|nordostliche|nordostlichen|nordostlicher,osten|ost|ostlich|ostliche|ostlichen|ostlicher|ostliches,südosten|südost|südöstlich|südöstliche|südöstlichen|südöstlicher,süden|süd|südlich|südliche|südlichen|südlicher|südliches,südwesten|südwest|südwestlich|südwestliche|südwestlichen|südwestlicher,westen|west|westlich|westliche|westlichen|westlicher|westliches,nordwesten|nordwest|nordwestlich|nordwestliche|nordwestlichen|nordwestlicher',
};
