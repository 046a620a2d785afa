/** Words in the names of persons that each language writes in its own way: a street that is named after Princess Grace is
 * called "Avenue Princesse Grace" in Monaco, one after King Charles "Karl-Johans-Straße" or "Calle Carlos III". */

import { fold } from '../../domain/fold.ts';

/** A line each: the forms in which names hold a title | plurals and other words that ask for it. */
const titles = `
prince prinz principe princep prins prinsen knez ksiaze | princes prinzen principes principi prinsen
princess prinzessin princesse princesa principessa prinses prinsessan ksiezna | princesses prinzessinnen princesas principesse prinsessen
king konig roi rey re rei koning kung krol könig | kings konige konigen rois reyes reis koningen
queen konigin reine reina regina rainha koningin drottning krolowa | queens koniginnen reines reinas regine rainhas koninginnen
emperor kaiser empereur emperador imperatore imperador keizer | emperors kaisern empereurs emperadores imperatori imperadores keizers
duke herzog duc duque duca hertog | dukes herzoge herzogen ducs duques duchi hertogen
count graf comte conde conte graaf | counts grafen comtes condes conti graven
saint st ste sainte sankt san santa santo sant sao sint santi saints sante | saints heilige heiligen saintes santos santas heiligen santi
pope papst pape papa paus | popes papste papsten papes papas papi pausen
general general gen generale generaal | generals generale generalen generaux generales generali generais generaals
colonel oberst coronel colonnello kolonel | colonels obersten coroneles colonnelli coroneis kolonels
captain hauptmann kapitan capitaine capitan capitano capitao kapitein | captains kapitane kapitanen capitaines capitanes capitani capitaes kapiteins
marshal marschall marechal mariscal maresciallo marechal maarschalk | marshals marschalle marschallen marechaux mariscales marescialli marechais
admiral amiral almirante ammiraglio admiraal | admirals admirale admiralen amiraux almirantes ammiragli admiraals
president prasident presidente presidents | presidents prasidenten presidentes presidenti presidenten
doctor doktor docteur dr doutor dottor dottore | doctors arzten doktoren docteurs doctores dottori doutores artsen
professor prof professeur profesor professore | professors professoren professeurs profesores professori professores
bishop bischof eveque obispo bispo vescovo bisschop | bishops bischofen eveques obispos vescovi bispos bisschoppen
archbishop erzbischof archeveque arzobispo arcebispo arcivescovo aartsbisschop | archbishops erzbischofen archeveques arzobispos arcivescovi
cardinal kardinal cardenal cardinale cardeal kardinaal | cardinals kardinalen cardinaux cardenales cardinali cardeais kardinalen
abbot abbe abt abad abate abade | abbots abten abbes abades abati
`;

/** Given names of rulers, saints and others that streets are named after, a line each. */
const given = `
charles karl carlos carlo carles karel
john johann johannes jean juan giovanni joao jan joan
james jakob jacques jaime santiago giacomo tiago
joseph josef jose giuseppe josep jozef
henry heinrich henri enrique enrico henrique hendrik
william wilhelm guillaume guillermo guglielmo guilherme willem
francis franz francois francisco francesco francesc frans
louis ludwig luis luigi lluis lodewijk
peter pierre pedro pietro pere pieter
paul pablo paolo paulo pau
mary maria marie
elizabeth elisabeth isabel elisabetta
catherine katharina catalina caterina catarina
george georg georges jorge giorgio jordi joris
michael michel miguel michele miquel
nicholas nikolaus nicolas nicola nicolau nicolaas
stephen stefan etienne esteban stefano estevao
anthony anton antoine antonio antoni
frederick friedrich frederic federico frederico frederik
philip philipp philippe felipe filippo filipe
martin marti martino martim
theresa therese teresa
`;

const forms = new Map<string, readonly string[]>();
const classes = new Map<string, readonly string[]>();
for (const line of titles.trim().split('\n')) {
  const [names, plurals] = line.split(' | ').map((part) => part.split(' ').map(fold)) as [string[], string[]];
  for (const name of names) if (!forms.has(name)) forms.set(name, names);
  for (const plural of [...plurals, ...names]) if (!classes.has(plural)) classes.set(plural, names);
}
for (const line of given.trim().split('\n')) {
  const names = line.split(' ');
  for (const name of names) if (!forms.has(name)) forms.set(name, names);
}

/** Ways to write a name at most. */
const most = 400;
/** What may stand before whom something honours. */
const article =
  /^(?:the|an?|der|die|das|den|dem|eine[mnr]?|l['’]|le|la|les|un[eoa]?|uno|el|los|las|un'|il|i|gli|o|os|as|de|het|een) ?(?=\p{L})/iu;

/** Every way to write the name of a person, in folded words; a word that is written alike everywhere has one. */
export function writtenNames(name: string): readonly (readonly string[])[] {
  let ways: readonly (readonly string[])[] = [[]];
  for (const word of fold(name.replace(article, '')).split(' ')) {
    const next = ways.flatMap((way) => [...new Set(forms.get(word) ?? [word])].map((form) => [...way, form]));
    ways = next.length > most ? ways.map((way) => [...way, word]) : next;
  }
  return ways;
}

/** Before a title that stands alone. */
const small = '(?:the|of|du|de la|des|de|del|de los|della|dei|do|da|dos|der|des|van de|van het)';

/** A title where it is one: "Avenue Prince Pierre", "rue du Roi", and no family of the name of Rey. */
export const asTitle = (title: string): RegExp =>
  new RegExp(
    `(?:(?<=(?<!\\p{L})${small} )${title}(?!\\p{L})|(?<!\\p{L})${title}[^\\p{L}\\d]+[\\p{L}\\d])`,
    'iu',
  );

/** Titles that are asked for as such: "named after princes", "nach Prinzessinnen", "que llevan nombre de santos".
 * @returns each title in folded words; undefined for other words */
export function titlesNamed(people: string): readonly (readonly string[])[] | undefined {
  const folded = fold(people.replace(article, ''));
  const names = classes.get(folded);
  return names && [...new Set(names)].map((name) => [name]);
}

/** "Princesse Charlotte", "rey Juan": titles are written small in some languages. */
export const beginsWithTitle = (name: string): boolean => forms.has(fold(name).split(' ')[0]!);
