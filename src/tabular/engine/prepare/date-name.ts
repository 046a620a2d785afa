/** Whether the name of a column says that it holds dates. */

/** Names that say a column holds dates or times, in the languages that file headers come in. */
const dateName =
  /(?:^|[^\p{L}])(?:date|dates|datum|fecha|fechas|data|dato|dag|day|days|tag|jour|päivä|päivämäärä|data_|dt|дата|日付|日期|time|zeit|heure|hora|timestamp|zeitstempel|horodatage|when|ts|epoch|unix|created|updated|modified|received|sent|at)(?=$|[^\p{L}])|(?:date|datum|fecha|timestamp|datetime|zeit)$|y{4} ?m{2} ?d{2}|j{4} ?m{2} ?t{2}/iu;

export const isDateName = (name: string): boolean =>
  dateName.test(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/_/g, ' '));

/** Names that say a column holds births. */
const birthName =
  /(?:^|[^\p{L}])(?:dob|birth|births|birthday|birthdate|born|geb|geburt|geburtstag|geburtsdatum|geboren|naissance|né|nacimiento|nascimento|nascita|geboorte|geboortedatum|födelse|födelsedatum|født|fødselsdato|syntymäaika|urodzenia|narození|рождения|dogum|doğum)(?=$|[^\p{L}])|生年月日|出生/iu;

export const isBirthName = (name: string): boolean =>
  birthName.test(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/_/g, ' '));
