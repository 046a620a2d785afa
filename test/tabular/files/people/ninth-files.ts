/** Whole files of a ninth collection: written down, with what they mean, before any of them was read. */

import { gzipSync } from 'node:zlib';
import { zip } from './layouts.ts';
import { body, head, lines, plain, read, refused, truth } from './plain-file.ts';
import { boolean, type Case, category, cities, counts, date, days, number, prices } from './truth.ts';

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b);
const rowsOf = cities.map((city, row) => [city, prices[row]!, counts[row]!] as const);
const objects = rowsOf.map(([city, price, count]) => ({ city, price, count }));
const padded = (cells: readonly (string | number)[], widths: readonly number[]) =>
  cells.map((cell, at) => String(cell).padEnd(widths[at]!)).join('');
const right = (cells: readonly (string | number)[], widths: readonly number[]) =>
  cells.map((cell, at) => String(cell).padStart(widths[at]!)).join('');
const de = (value: number) =>
  value
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '.');
const iban = 'DE02 1203 0000 0000 2020 51';
const dmy = (day: string) => day.split('-').reverse().join('.');
const bankRows = days
  .slice(0, 8)
  .map((day, i) => ({ day, name: cities[i]!, amount: i % 3 ? -prices[i]! : prices[i]! }));

export const ninthExports: readonly Case[] = [
  read(
    'German bank: account, period and balance above',
    lines(
      'Umsatzanzeige;Datei erstellt am: 15.11.2024 10:12',
      '',
      `IBAN;${iban}`,
      'Kontoname;Girokonto',
      'Bank;Musterbank',
      'Kunde;Anna Muster',
      'Zeitraum;01.01.2023 - 15.11.2024',
      'Saldo;1.234,56;EUR',
      '',
      'In der CSV-Datei finden Sie alle bereits gebuchten Umsätze.',
      '',
      'Buchung;Valuta;Auftraggeber/Empfänger;Buchungstext;Betrag;Währung',
      ...bankRows.map(
        ({ day, name, amount }) => `${dmy(day)};${dmy(day)};${name};Lastschrift;${de(amount)};EUR`,
      ),
    ),
    {
      Buchung: date(bankRows.map(({ day }) => day)),
      Betrag: number(bankRows.map(({ amount }) => amount)),
      'Auftraggeber/Empfänger': category(bankRows.map(({ name }) => name)),
    },
  ),
  read(
    'German savings bank in CP1252, everything quoted, two digits',
    Buffer.from(
      lines(
        '"Auftragskonto";"Buchungstag";"Begünstigter/Zahlungspflichtiger";"Betrag";"Währung"',
        ...bankRows.map(
          ({ day, name, amount }) =>
            `"${iban}";"${dmy(day).replace('.20', '.')}";"Bäckerei ${name}";"${de(amount)}";"EUR"`,
        ),
      ),
      'latin1',
    ),
    {
      Buchungstag: date(bankRows.map(({ day }) => day)),
      Betrag: number(bankRows.map(({ amount }) => amount)),
      'Begünstigter/Zahlungspflichtiger': category(bankRows.map(({ name }) => `Bäckerei ${name}`)),
    },
    /1252|Latin/i,
  ),
  read(
    'Swiss bank: settings in formulas above, debit and credit apart, notice below',
    lines(
      'Datum von:;="2023-01-01"',
      'Datum bis:;="2024-11-13"',
      'Buchungsart:;="Alle Buchungen"',
      'Währung:;="CHF"',
      '',
      'Datum;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Saldo in CHF',
      ...bankRows.map(
        ({ day, name, amount }, i) =>
          `${dmy(day)};"${name}";${amount > 0 ? amount : ''};${amount < 0 ? amount : ''};${1000 + i}.05`,
      ),
      '',
      'Disclaimer:',
      'Dieses Dokument wurde durch die Bank nicht unterzeichnet.',
    ),
    {
      Datum: date(bankRows.map(({ day }) => day)),
      'Gutschrift in CHF': number(bankRows.map(({ amount }) => (amount > 0 ? amount : null))),
      'Lastschrift in CHF': number(bankRows.map(({ amount }) => (amount < 0 ? amount : null))),
      'Saldo in CHF': number(bankRows.map((_, i) => 1000.05 + i)),
    },
  ),
  read(
    'SAP list with bars, rules and signs behind',
    lines(
      'Einzelposten Debitoren                              15.11.2024',
      '',
      '-----------------------------------------------------',
      '|BuKr|Belegnr   |Buch.dat. |        Betrag in HW|HWähr|',
      '-----------------------------------------------------',
      ...bankRows.map(
        ({ day, amount }, i) =>
          `|1000|190000001${i}|${dmy(day)}|${(de(Math.abs(amount)) + (amount < 0 ? '-' : ' ')).padStart(20)}|EUR  |`,
      ),
      '-----------------------------------------------------',
      `|*   |          |          |${de(-sum(bankRows.map(({ amount }) => amount))).padStart(19)}-|EUR  |`,
      '-----------------------------------------------------',
    ),
    {
      'Buch.dat.': date(bankRows.map(({ day }) => day)),
      'Betrag in HW': number(bankRows.map(({ amount }) => amount)),
    },
  ),
  read(
    'web statistics: comments above, totals below',
    lines(
      '# ----------------------------------------',
      '# All Web Site Data',
      '# Acquisition Overview',
      '# 20240101-20240131',
      '# ----------------------------------------',
      '',
      'Source / Medium,Users,Bounce Rate,Avg. Session Duration,Revenue',
      'google / organic,"1,234",45.32%,00:02:13,"$1,234.50"',
      '(direct) / (none),987,51.00%,00:01:40,$99.95',
      'bing / organic,"2,345",38.75%,00:03:00,$0.00',
      'newsletter / email,12,12.50%,00:10:30,"$15,000.00"',
      ',"4,578",43.10%,00:02:20,"$16,334.45"',
    ),
    {
      Users: number([1234, 987, 2345, 12]),
      'Bounce Rate': number([45.32, 51, 38.75, 12.5]),
      Revenue: number([1234.5, 99.95, 0, 15000]),
    },
  ),
  read(
    'web statistics: a second table below is told or refused',
    lines(
      '# ----------------------------------------',
      '# Audience Overview',
      '# 20240101-20240105',
      '# ----------------------------------------',
      '',
      'Language,Users',
      'en-us,"1,234"',
      'de-de,987',
      'fr-fr,345',
      '',
      'Day Index,Users',
      '1/1/24,500',
      '1/2/24,600',
      '1/13/24,700',
    ),
    { Language: category(['en-us', 'de-de', 'fr-fr']), Users: number([1234, 987, 345]) },
    /Day Index|table/,
  ),
  read(
    'advertising report: title, period, dashes, totals',
    lines(
      'Campaign report',
      '"January 1, 2024 - January 31, 2024"',
      'Campaign state,Campaign,Currency code,Impr.,Clicks,CTR,Avg. CPC,Cost',
      'Enabled,Brand,EUR,"12,345",456,3.69%,0.45,"1,205.20"',
      'Paused,Generic,EUR,"9,876",123,1.25%,1.05,129.15',
      'Enabled,Video,EUR,0,0, --, --,0.00',
      'Enabled,Shop,EUR,"4,444",44,0.99%,0.50,22.00',
      'Total: Campaigns, --,EUR,"26,665",623,2.34%,2.18,"1,356.35"',
      'Total: Account, --,EUR,"26,665",623,2.34%,2.18,"1,356.35"',
    ),
    {
      'Impr.': number([12345, 9876, 0, 4444]),
      CTR: number([3.69, 1.25, null, 0.99]),
      'Avg. CPC': number([0.45, 1.05, null, 0.5]),
      Cost: number([1205.2, 129.15, 0, 22]),
    },
  ),
  read(
    'orders of a shop: offsets, blanks for further items, yes and no',
    lines(
      'Name,Email,Financial Status,Paid at,Accepts Marketing,Subtotal,Lineitem quantity,Lineitem name,Lineitem price,Vendor',
      '#1001,a@x.com,paid,2024-01-15 08:45:00 -0500,yes,120.00,2,"T-Shirt, blue",30.00,Acme',
      '#1001,a@x.com,,,,,1,Cap,60.00,Acme',
      '#1002,b@x.com,refunded,2024-02-28 04:05:00 -0500,no,99.95,1,Mug,99.95,Acme',
      '#1003,c@x.com,paid,2024-06-29 20:00:00 -0400,yes,15.00,3,"Pin ""Star""",5.00,Bolt',
    ),
    {
      'Paid at': date(['2024-01-15T13:45', null, '2024-02-28T09:05', '2024-06-30']),
      'Accepts Marketing': boolean([true, null, false, true]),
      Subtotal: number([120, null, 99.95, 15]),
      'Lineitem price': number([30, 60, 99.95, 5]),
    },
  ),
  read(
    'payments: id, created (UTC), captured, card brand with blanks',
    lines(
      'id,Created date (UTC),Amount,Amount Refunded,Currency,Captured,Card Brand',
      ...days.map(
        (day, i) =>
          `ch_3N${i}xyz,${day} 13:45:00,${prices[i]},0.00,eur,${i % 4 !== 0},${i % 3 ? 'Visa' : ''}`,
      ),
    ),
    {
      'Created date (UTC)': date(days.map((day) => `${day}T13:45`)),
      Amount: number(prices),
      Captured: boolean(days.map((_, i) => i % 4 !== 0)),
    },
  ),
  read(
    'online wallet: date, time and zone apart, gross and fee',
    lines(
      '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net"',
      ...bankRows.map(
        ({ day, name, amount }) =>
          `"${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}","13:45:00","PDT","${name}","Payment","Completed","USD","${amount.toLocaleString('en')}","-0.30","${amount}"`,
      ),
    ),
    { Date: date(bankRows.map(({ day }) => day)), Gross: number(bankRows.map(({ amount }) => amount)) },
  ),
  read(
    'logger HOBO: title, numbered rows, serial numbers in names',
    lines(
      '"Plot Title: Cellar"',
      '"#","Date Time, GMT+00:00","Temp, °C (LGR S/N: 20123456, SEN S/N: 20123456)","RH, % (LGR S/N: 20123456)","Coupler Detached"',
      '1,01/15/24 01:45:00 PM,12.5,71.2,',
      '2,01/15/24 02:00:00 PM,12.6,71.0,',
      '3,01/15/24 02:15:00 PM,12.8,70.5,',
      '4,01/15/24 02:30:00 PM,12.9,70.1,Logged',
    ),
    {
      'Date Time, GMT+00:00': date([
        '2024-01-15T13:45',
        '2024-01-15T14:00',
        '2024-01-15T14:15',
        '2024-01-15T14:30',
      ]),
      'Temp, °C (LGR S/N: 20123456, SEN S/N: 20123456)': number([12.5, 12.6, 12.8, 12.9]),
    },
  ),
  read(
    'logger of Campbell: station, names, units, how',
    lines(
      '"TOA5","Tower","CR1000","12345","CR1000.Std.27","CPU:prog.CR1","54321","TenMin"',
      '"TIMESTAMP","RECORD","AirTC_Avg","RH","Rain_mm_Tot"',
      '"TS","RN","Deg C","%","mm"',
      '"","","Avg","Smp","Tot"',
      '"2024-01-15 13:40:00",100,12.5,71.2,0',
      '"2024-01-15 13:50:00",101,"NAN",71,0.2',
      '"2024-01-15 14:00:00",102,12.8,70.5,0',
      '"2024-01-15 14:10:00",103,12.9,70.1,0.4',
    ),
    {
      TIMESTAMP: date(['2024-01-15T13:40', '2024-01-15T13:50', '2024-01-15T14:00', '2024-01-15T14:10']),
      AirTC_Avg: number([12.5, null, 12.8, 12.9]),
      RH: number([71.2, 71, 70.5, 70.1]),
      Rain_mm_Tot: number([0, 0.2, 0, 0.4]),
    },
  ),
  read(
    'German weather service: padded, -999, eor',
    lines(
      'STATIONS_ID;MESS_DATUM;QN_3;  FX;  FM;QN_4; RSK;eor',
      '        433;20240115;   10;  12.3;   4.1;    3;   0.0;eor',
      '        433;20240116;   10;  -999;   3.9;    3;   1.2;eor',
      '        433;20240117;   10;   9.8;   2.7;    3;  -999;eor',
      '        433;20240118;   10;  14.0;   5.5;    3;   0.4;eor',
    ),
    {
      MESS_DATUM: date(['2024-01-15', '2024-01-16', '2024-01-17', '2024-01-18']),
      FM: number([4.1, 3.9, 2.7, 5.5]),
    },
    /-999/,
  ),
  read(
    'Dutch weather service: the names stand in the last comment',
    lines(
      '# BRON: KONINKLIJK NEDERLANDS METEOROLOGISCH INSTITUUT (KNMI)',
      '# STN         LON(east)   LAT(north)  ALT(m)      NAME',
      '# 260         5.180       52.100      1.90        De Bilt',
      '# FG        : Daily mean windspeed (in 0.1 m/s)',
      '# TG        : Daily mean temperature in (0.1 degrees Celsius)',
      '#',
      '# STN,YYYYMMDD,   FG,   TG',
      '#',
      '  260,20240115,   41,   25',
      '  260,20240116,   39,     ',
      '  260,20240117,   27,  -12',
      '  260,20240118,   55,   30',
    ),
    {
      YYYYMMDD: date(['2024-01-15', '2024-01-16', '2024-01-17', '2024-01-18']),
      FG: number([41, 39, 27, 55]),
      TG: number([25, null, -12, 30]),
    },
  ),
  read(
    'British station data: blocks above, units below the names, stars and dashes',
    lines(
      'Oxford',
      'Location: 450900E 207200N, Lat 51.761 Lon -1.262, 63 metres amsl',
      'Estimated data is marked with a * after the value.',
      'Missing data (more than 2 days missing in month) is marked by  ---.',
      '   yyyy  mm   tmax    tmin      af    rain     sun',
      '              degC    degC    days      mm   hours',
      '   2023   1    8.5     1.2      12    62.3    71.5*',
      '   2023   2   10.1     2.7       6     9.4    88.0 ',
      '   2023   3   11.0     4.2*      3    98.7     --- ',
      '   2023   4   14.4     4.9       2    55.1   160.2 ',
    ),
    {
      tmax: number([8.5, 10.1, 11, 14.4]),
      tmin: number([1.2, 2.7, 4.2, 4.9]),
      rain: number([62.3, 9.4, 98.7, 55.1]),
      sun: number([71.5, 88, null, 160.2]),
    },
  ),
  read(
    'Eurostat: keys joined by commas, years by tabs, colons and flags',
    lines(
      'freq,unit,geo\\TIME_PERIOD\t2020 \t2021 \t2022 ',
      'A,PC,AT\t12.5 \t13.1 \t: ',
      'A,PC,BE\t11.0 b\t: c\t10.4 p',
      'A,PC,BG\t9.8 \t10.2 e\t10.9 ',
      'A,PC,CH\t: \t7.7 \t8.1 ',
    ),
    {
      2020: number([12.5, 11, 9.8, null]),
      2021: number([13.1, null, 10.2, 7.7]),
      2022: number([null, 10.4, 10.9, 8.1]),
    },
  ),
  read(
    'World Bank: source, date, empty line, a comma at the end of lines',
    lines(
      '"Data Source","World Development Indicators",',
      '',
      '"Last Updated Date","2024-10-24",',
      '',
      '"Country Name","Country Code","Indicator Name","1990","1991","1992",',
      '"Aruba","ABW","GDP","12.5","","13.5",',
      '"Austria","AUT","GDP","166","173","195",',
      '"Namibia","NAM","GDP","2.8","3.0","3.3",',
    ),
    {
      1990: number([12.5, 166, 2.8]),
      1991: number([null, 173, 3]),
      'Country Code': category(['ABW', 'AUT', 'NAM']),
    },
  ),
  read(
    'German statistics: titles, two rows of names, a rule and a notice below',
    lines(
      'Bevölkerung: Deutschland, Stichtag, Geschlecht',
      'Fortschreibung des Bevölkerungsstandes;;;',
      'Deutschland;;;',
      ';Anzahl;Anzahl;Anzahl',
      'Stichtag;männlich;weiblich;Insgesamt',
      '31.12.2020;41026000;42129000;83155000',
      '31.12.2021;41076000;42161000;83237000',
      '31.12.2022;41552000;42806000;84358000',
      '31.12.2023;-;42975000;84669000',
      '__________',
      '"© Statistisches Bundesamt (Destatis), 2024"',
      'Stand: 15.11.2024 / 10:12:13',
    ),
    {
      Stichtag: date(['2020-12-31', '2021-12-31', '2022-12-31', '2023-12-31']),
      'Anzahl männlich': number([41026000, 41076000, 41552000, null]),
      'Anzahl Insgesamt': number([83155000, 83237000, 84358000, 84669000]),
    },
    /3 lines below the table left out/,
  ),
  read(
    'survey platform: names, questions, ids of import',
    lines(
      'StartDate,Duration (in seconds),Finished,Q1,Q2',
      'Start Date,Duration (in seconds),Finished,How satisfied are you?,How old are you?',
      '"{""ImportId"":""startDate"",""timeZone"":""UTC""}","{""ImportId"":""duration""}","{""ImportId"":""finished""}","{""ImportId"":""QID1""}","{""ImportId"":""QID2_TEXT""}"',
      '2024-01-15 13:45:00,123,True,Very satisfied,34',
      '2024-02-28 09:05:00,88,True,Neutral,51',
      '2024-06-30 00:00:00,301,False,Very satisfied,',
      '2024-11-05 23:59:00,95,True,Dissatisfied,28',
    ),
    {
      StartDate: date(['2024-01-15T13:45', '2024-02-28T09:05', '2024-06-30', '2024-11-05T23:59']),
      Finished: boolean([true, true, false, true]),
      Q1: category(['Very satisfied', 'Neutral', 'Very satisfied', 'Dissatisfied']),
      Q2: number([34, 51, null, 28]),
    },
  ),
  read(
    'survey platform with a row of answers under the questions',
    lines(
      'Respondent ID,Start Date,How satisfied are you?,What is your age?',
      ',,Response,Open-Ended Response',
      '1140001,01/15/2024 01:45:00 PM,Very satisfied,34',
      '1140002,02/28/2024 09:05:00 AM,Neutral,51',
      '1140003,06/30/2024 12:00:00 AM,Very satisfied,60',
      '1140004,11/05/2024 11:59:00 PM,Dissatisfied,28',
    ),
    {
      'How satisfied are you?': category(['Very satisfied', 'Neutral', 'Very satisfied', 'Dissatisfied']),
      'What is your age?': number([34, 51, 60, 28]),
    },
  ),
  read(
    'form answers: German zone behind, several choices in a cell',
    lines(
      'Zeitstempel,Wie alt bist du?,Welche Sprachen?,Zustimmung',
      '"2024/01/15 1:45:00 PM MEZ",34,"Deutsch, Englisch",Stimme voll zu',
      '"2024/02/28 9:05:00 AM MEZ",51,Deutsch,Stimme nicht zu',
      '"2024/06/30 12:00:00 AM MESZ",60,"Deutsch, Englisch",Neutral',
      '"2024/11/05 11:59:00 PM MEZ",28,"Englisch, Französisch",Stimme voll zu',
    ),
    {
      Zeitstempel: date(['2024-01-15T12:45', '2024-02-28T08:05', '2024-06-29T22:00', '2024-11-05T22:59']),
      'Wie alt bist du?': number([34, 51, 60, 28]),
      'Welche Sprachen?': category([
        'Deutsch, Englisch',
        'Deutsch',
        'Deutsch, Englisch',
        'Englisch, Französisch',
      ]),
    },
  ),
  read(
    'price history of a portal: newest first, volumes in letters',
    lines(
      '"Date","Price","Open","High","Low","Vol.","Change %"',
      '"01/19/2024","1,234.50","1,230.00","1,240.00","1,229.10","55.40M","0.25%"',
      '"01/18/2024","1,231.40","1,235.00","1,236.00","1,228.00","","-0.10%"',
      '"01/17/2024","1,232.60","1,229.00","1,233.00","1,220.00","48.09M","0.31%"',
      '"01/16/2024","1,228.80","1,221.00","1,231.00","1,219.50","1.02B","-1.20%"',
    ),
    {
      Date: date(['2024-01-19', '2024-01-18', '2024-01-17', '2024-01-16']),
      Price: number([1234.5, 1231.4, 1232.6, 1228.8]),
      'Vol.': number([55.4e6, null, 48.09e6, 1.02e9]),
      'Change %': number([0.25, -0.1, 0.31, -1.2]),
    },
  ),
  refused(
    'report of a printer: pages, names again',
    lines(
      'ACME Inc.                Page 1 of 2',
      'city,price,count',
      ...body.slice(0, 6),
      'ACME Inc.                Page 2 of 2',
      'city,price,count',
      ...body.slice(6),
    ),
    /line 9/,
  ),
  read(
    'groups with headings and subtotals',
    lines(
      'Product,Quarter,Sales',
      'North,,',
      'Apples,Q1,10',
      'Pears,Q1,12',
      'Subtotal North,,22',
      'South,,',
      'Apples,Q1,7',
      'Pears,Q1,9',
      'Subtotal South,,16',
      'Grand Total,,38',
    ),
    { Product: category(['Apples', 'Pears', 'Apples', 'Pears']), Sales: number([10, 12, 7, 9]) },
    /subtotal|total|North|heading/i,
  ),
  read(
    'years over quarters',
    lines('Region;2023;;2024;', ';Q1;Q2;Q1;Q2', 'North;1,5;2;3;4,25', 'South;5;6,5;7;8', 'West;9;10;11,5;12'),
    {
      '2023 Q1': number([1.5, 5, 9]),
      '2023 Q2': number([2, 6.5, 10]),
      '2024 Q1': number([3, 7, 11.5]),
      '2024 Q2': number([4.25, 8, 12]),
    },
  ),
  read(
    'a sheet that begins at C4',
    lines(
      ',,,,,',
      ',,,,,',
      ',,,,,',
      ',,city,price,count,',
      ...rowsOf.map((r) => `,,${r.join(',')},`),
      ',,,,,',
    ),
  ),
  read(
    'open data with footnotes in numbers and below',
    lines(
      'Table 4: Population by town(1)',
      '',
      'Town,Population(2),Area km²',
      'Ashford,"74,204†",15.2',
      'Bedford,"106,940",36.1',
      'Crawley,"118,500(r)",44.97',
      'Dover,"31,022",21.8',
      '',
      '(1) Mid-year estimates.',
      '(2) Usual residents.',
      '† Provisional.',
      'Source: Office for Statistics',
    ),
    {
      Town: category(['Ashford', 'Bedford', 'Crawley', 'Dover']),
      'Population(2)': number([74204, 106940, 118500, 31022]),
      'Area km²': number([15.2, 36.1, 44.97, 21.8]),
    },
  ),
  read(
    'CRM: multi-select with semicolons inside quotes, money with words',
    lines(
      'Lead,Skills,Budget,Won',
      'a1,"js;python",USD 1200,Yes',
      'a2,"python",USD 950,No',
      'a3,"js;python",USD 3000,Yes',
      'a4,"go",USD 70,No',
      'a5,"python",USD 800,Yes',
    ),
    {
      Skills: category(['js;python', 'python', 'js;python', 'go', 'python']),
      Budget: number([1200, 950, 3000, 70, 800]),
      Won: boolean([true, false, true, false, true]),
    },
  ),
  read(
    'DATEV: a line of settings, names, days without years',
    lines(
      '"EXTF";700;21;"Buchungsstapel";12;20241115101213000;;"RE";"";"";1001;456;20240101;4;20240101;20241231;"";"";1;0;0;"EUR"',
      'Umsatz;Soll/Haben;Konto;Gegenkonto;Belegdatum;Buchungstext',
      '1234,50;"S";8400;1200;1501;"Verkauf"',
      '99,95;"H";1200;8400;2802;"Storno"',
      '15000,00;"S";8400;1200;3006;"Verkauf"',
      '0,50;"S";8400;1210;0511;"Verkauf"',
    ),
    {
      Umsatz: number([1234.5, 99.95, 15000, 0.5]),
      'Soll/Haben': category(['S', 'H', 'S', 'S']),
      Belegdatum: category(['1501', '2802', '3006', '0511']),
    },
  ),
  read(
    'timesheet: hours and minutes, decimal hours',
    lines(
      'User;Project;Start date;Start time;Duration;Billable;Amount (EUR)',
      'Anna;Site;2024-01-15;09:00:00;01:30:00;Yes;120,00',
      'Ben;Site;2024-01-16;10:30:00;00:45:00;No;0,00',
      'Anna;App;2024-01-17;13:15:00;08:00:00;Yes;640,50',
      'Ben;App;2024-01-18;09:00:00;02:15:00;Yes;180,00',
    ),
    {
      'Start date': date(['2024-01-15', '2024-01-16', '2024-01-17', '2024-01-18']),
      Duration: number([1.5, 0.75, 8, 2.25]),
      Billable: boolean([true, false, true, true]),
      'Amount (EUR)': number([120, 0, 640.5, 180]),
    },
  ),
  read(
    'wide questionnaire with R names and row numbers',
    lines(
      '"","q.1","q.2","sex"',
      ...counts.map(
        (count, i) =>
          `"${i + 1}",${(count % 5) + 1},${i % 4 === 3 ? 'NA' : count % 3},"${i % 2 ? 'f' : 'm'}"`,
      ),
    ),
    {
      'q.1': number(counts.map((c) => (c % 5) + 1)),
      'q.2': number(counts.map((c, i) => (i % 4 === 3 ? null : c % 3))),
    },
  ),
];

export const ninthContainers: readonly Case[] = [
  read(
    'R write.table: names one fewer than cells, quotes',
    lines('"city" "price" "count"', ...rowsOf.map(([c, p, n], i) => `"${i + 1}" "${c}" ${p} ${n}`)),
  ),
  read(
    'R write.csv2',
    lines(
      '"";"city";"price";"count"',
      ...rowsOf.map(([c, p, n], i) => `"${i + 1}";"${c}";${String(p).replace('.', ',')};${n}`),
    ),
  ),
  read(
    'R print of a data frame',
    lines(
      '     city    price count',
      ...rowsOf.map((r, i) => `${String(i + 1).padEnd(3)}${right(r, [7, 9, 6])}`),
    ),
  ),
  read(
    'pandas print',
    lines(
      `    ${right(['city', 'price', 'count'], [7, 10, 6])}`,
      ...rowsOf.map(([c, p, n], i) => `${String(i).padEnd(4)}${right([c, p.toFixed(2), n], [7, 10, 6])}`),
    ),
  ),
  refused(
    'pandas print cut short is told or refused',
    lines(
      '      city     price  count',
      '0   Berlin   1234.50     12',
      '1    Paris     99.95      7',
      '..     ...       ...    ...',
      '10  Berlin   7300.25    640',
      '11   Paris     18.40      5',
      '',
      '[12 rows x 3 columns]',
    ),
    /cut short/,
  ),
  read(
    'psql',
    lines(
      '  city  |  price   | count ',
      '--------+----------+-------',
      ...rowsOf.map(([c, p, n]) => ` ${c.padEnd(6)} | ${String(p).padStart(8)} | ${String(n).padStart(5)}`),
      '(12 rows)',
      '',
    ),
  ),
  read(
    'MySQL box',
    lines(
      '+--------+----------+-------+',
      '| city   | price    | count |',
      '+--------+----------+-------+',
      ...rowsOf.map(
        ([c, p, n]) => `| ${c.padEnd(6)} | ${String(p).padStart(8)} | ${String(n).padStart(5)} |`,
      ),
      '+--------+----------+-------+',
      '12 rows in set (0.00 sec)',
    ),
  ),
  read(
    'sqlite columns',
    lines('city    price     count', '------  --------  -----', ...rowsOf.map((r) => padded(r, [8, 10, 5]))),
  ),
  read(
    'Unicode box of a terminal',
    lines(
      '┌────────┬──────────┬───────┐',
      '│ city   │ price    │ count │',
      '├────────┼──────────┼───────┤',
      ...rowsOf.map(
        ([c, p, n]) => `│ ${c.padEnd(6)} │ ${String(p).padStart(8)} │ ${String(n).padStart(5)} │`,
      ),
      '└────────┴──────────┴───────┘',
    ),
  ),
  read(
    'SQL Server Management Studio: names, dashes, rows affected',
    lines(
      'city   price    count',
      '------ -------- -----------',
      ...rowsOf.map((r) => padded(r, [7, 9, 11])),
      '',
      '(12 rows affected)',
      '',
      'Completion time: 2024-01-15T13:45:00.0000000+01:00',
    ),
  ),
  read(
    'Markdown with alignment',
    lines(
      '| city | price | count |',
      '|:-----|------:|:-----:|',
      ...rowsOf.map((r) => `| ${r.join(' | ')} |`),
    ),
    truth,
    undefined,
    'data.md',
  ),
  refused(
    'LaTeX with booktabs',
    lines(
      '\\begin{table}',
      '\\caption{Prices}',
      '\\begin{tabular}{lrr}',
      '\\toprule',
      'city & price & count \\\\',
      '\\midrule',
      ...rowsOf.map((r) => `${r.join(' & ')} \\\\`),
      '\\bottomrule',
      '\\end{tabular}',
      '\\end{table}',
    ),
    /LaTeX/,
    'data.tex',
  ),
  read(
    'reStructuredText grid',
    lines(
      '+--------+----------+-------+',
      '| city   | price    | count |',
      '+========+==========+=======+',
      ...rowsOf.flatMap(([c, p, n]) => [
        `| ${c.padEnd(6)} | ${String(p).padStart(8)} | ${String(n).padStart(5)} |`,
        '+--------+----------+-------+',
      ]),
    ),
  ),
  read(
    'reStructuredText simple',
    lines(
      '======  ========  =====',
      'city    price     count',
      '======  ========  =====',
      ...rowsOf.map((r) => padded(r, [8, 10, 5])),
      '======  ========  =====',
    ),
  ),
  read(
    'Org table',
    lines(
      '| city | price | count |',
      '|------+-------+-------|',
      ...rowsOf.map((r) => `| ${r.join(' | ')} |`),
    ),
  ),
  read('Jira table', lines('||city||price||count||', ...rowsOf.map((r) => `|${r.join('|')}|`))),
  refused(
    'MediaWiki table',
    lines(
      '{| class="wikitable"',
      '! city !! price !! count',
      ...rowsOf.flatMap((r) => ['|-', `| ${r.join(' || ')}`]),
      '|}',
    ),
    /MediaWiki/,
  ),
  refused(
    'HTML named .xls',
    `<html><head><meta charset="utf-8"></head><body><table><tr><th>city</th><th>price</th><th>count</th></tr>${rowsOf.map((r) => `<tr>${r.map((c) => `<td>${c}</td>`).join('')}</tr>`).join('\n')}</table></body></html>`,
    /HTML/,
    'data.xls',
  ),
  read(
    'tabs named .xls in UTF-16',
    Buffer.from(`\ufeff${plain.replaceAll(',', '\t').replaceAll('\n', '\r\n')}`, 'utf16le'),
    truth,
    undefined,
    'export.xls',
  ),
  refused(
    'XML spreadsheet of 2003',
    '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table><Row><Cell><Data ss:Type="String">a</Data></Cell></Row></Table></Worksheet></Workbook>',
    /XML/,
    'data.xls',
  ),
  refused(
    'XML',
    `<?xml version="1.0"?><rows>${objects.map((o) => `<row><city>${o.city}</city><price>${o.price}</price></row>`).join('')}</rows>`,
    /XML/,
    'data.xml',
  ),
  refused(
    'YAML',
    lines(...objects.flatMap((o) => [`- city: ${o.city}`, `  price: ${o.price}`, `  count: ${o.count}`])),
    /YAML/i,
    'data.yaml',
  ),
  refused(
    'SQL dump',
    lines(
      'CREATE TABLE t (city text, price real);',
      ...rowsOf.map(([c, p]) => `INSERT INTO t VALUES ('${c}', ${p});`),
    ),
    /SQL/,
    'dump.sql',
  ),
  refused(
    'libsvm',
    lines(...counts.map((c, i) => `${i % 2} 1:${c} 3:${prices[i]} 7:0.5`)),
    /svm|sparse|index/i,
    'data.txt',
  ),
  refused(
    'ARFF',
    lines(
      '% made by Weka',
      '@RELATION prices',
      '',
      '@ATTRIBUTE city {Berlin,Paris,Roma}',
      '@ATTRIBUTE price NUMERIC',
      '@ATTRIBUTE count NUMERIC',
      '',
      '@DATA',
      ...body,
    ),
    /ARFF/,
    'data.arff',
  ),
  refused(
    'a web page that says no',
    '<!DOCTYPE html><html><head><title>404 Not Found</title></head><body><h1>Not Found</h1></body></html>',
    /HTML|web page/i,
    'data.csv',
  ),
  refused(
    'a pointer of Git LFS',
    'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n',
    /LFS/i,
    'data.csv',
  ),
  refused('PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n', 'latin1'), /PDF/, 'data.pdf'),
  refused(
    'SPSS',
    Buffer.concat([Buffer.from('$FL2@(#) SPSS DATA FILE MS Windows'), Buffer.alloc(200)]),
    /SPSS/,
    'data.sav',
  ),
  refused(
    'Stata',
    Buffer.concat([Buffer.from('<stata_dta><header><release>118</release>'), Buffer.alloc(200)]),
    /Stata/,
    'data.dta',
  ),
  refused(
    'R workspace',
    gzipSync(Buffer.concat([Buffer.from('RDX3\nX\n'), Buffer.alloc(200)])),
    /\bR\b/,
    'data.RData',
  ),
  refused(
    'SQLite',
    Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(200)]),
    /SQLite/,
    'data.db',
  ),
  refused(
    'HDF5',
    Buffer.concat([Buffer.from([0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(200)]),
    /HDF/,
    'data.h5',
  ),
  refused('Avro', Buffer.concat([Buffer.from('Obj\x01'), Buffer.alloc(200)]), /Avro/, 'data.avro'),
  refused(
    'pickle',
    Buffer.concat([Buffer.from([0x80, 0x04, 0x95]), Buffer.alloc(200, 3)]),
    /pickle/i,
    'data.pkl',
  ),
  refused(
    '7z',
    Buffer.concat([Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]), Buffer.alloc(200)]),
    /7z|7-Zip/i,
    'data.7z',
  ),
  refused(
    'old Excel',
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)]),
    /Excel|xls/i,
    'data.xls',
  ),
  refused(
    'ZIP of two tables',
    zip({ 'jan.csv': plain, 'feb.csv': plain }),
    /jan\.csv|several|2 files|two/i,
    'data.zip',
  ),
  read(
    'Mac Roman with bare returns',
    Buffer.from(
      `Stra\xa7e;Gr\x9a\xa7e\r${cities.map((_, i) => `${['M\x9fnchen', 'K\x9aln', 'Z\x9frich'][i % 3]};${prices[i]}\r`).join('')}`,
      'latin1',
    ),
    { Straße: category(cities.map((_, i) => ['München', 'Köln', 'Zürich'][i % 3]!)), Größe: number(prices) },
    /mac/i,
  ),
  read('UTF-16LE without a mark', Buffer.from(plain, 'utf16le')),
  read('UTF-16BE with a mark', Buffer.from(`\ufeff${plain}`, 'utf16le').swap16()),
  read(
    'UTF-8 with a mark and sep=',
    Buffer.from(`\ufeffsep=;\r\n${plain.replaceAll(',', ';').replaceAll('\n', '\r\n')}`),
  ),
  read(
    'UTF-8 read as Latin-1 and written again',
    lines('city;price', ...cities.map((_, i) => `${['MÃ¼nchen', 'KÃ¶ln', 'ZÃ¼rich'][i % 3]};${prices[i]}`)),
    { price: number(prices) },
    /encod|Ã/i,
  ),
  read('the end of DOS', `${plain}\x1a`),
  read(
    'pandas split',
    JSON.stringify({ columns: ['city', 'price', 'count'], index: cities.map((_, i) => i), data: rowsOf }),
    truth,
    undefined,
    'data.json',
  ),
  read(
    'pandas index',
    JSON.stringify(Object.fromEntries(objects.map((o, i) => [i, o]))),
    truth,
    undefined,
    'data.json',
  ),
  read(
    'pandas columns',
    JSON.stringify({ city: { ...cities }, price: { ...prices }, count: { ...counts } }),
    truth,
    undefined,
    'data.json',
  ),
  read(
    'pandas table schema',
    JSON.stringify({
      schema: {
        fields: [
          { name: 'index', type: 'integer' },
          { name: 'city', type: 'string' },
          { name: 'price', type: 'number' },
          { name: 'count', type: 'integer' },
        ],
        primaryKey: ['index'],
        pandas_version: '1.4.0',
      },
      data: objects.map((o, index) => ({ index, ...o })),
    }),
    truth,
    undefined,
    'data.json',
  ),
  read(
    'arrays of arrays, names first',
    JSON.stringify([['city', 'price', 'count'], ...rowsOf]),
    truth,
    undefined,
    'data.json',
  ),
  read(
    'an answer of a service, with a count and pages',
    JSON.stringify({ status: 'ok', count: 12, next: null, results: objects }),
    truth,
    undefined,
    'data.json',
  ),
  read('data and meta', JSON.stringify({ meta: { page: 1 }, data: objects }), truth, undefined, 'data.json'),
  read(
    'nested records',
    JSON.stringify(
      objects.map((o, i) => ({
        id: `x${i % 3}`,
        place: { city: o.city, size: { count: o.count } },
        price: o.price,
      })),
    ),
    { 'place.city': category(cities), 'place.size.count': number(counts), price: number(prices) },
    undefined,
    'data.json',
  ),
  read(
    'NaN of Python',
    `[${objects.map((o, i) => `{"city": "${o.city}", "price": ${i % 4 ? o.price : 'NaN'}, "count": ${o.count}}`).join(', ')}]`,
    { ...truth, price: number(prices.map((p, i) => (i % 4 ? p : null))) },
    undefined,
    'data.json',
  ),
  read(
    'Mongo export',
    lines(
      ...objects.map((o, i) =>
        JSON.stringify({
          _id: { $oid: `65a5${i}` },
          city: o.city,
          price: { $numberDecimal: String(o.price) },
          day: { $date: `${days[i]}T00:00:00Z` },
        }),
      ),
    ),
    { city: category(cities), price: number(prices), day: date(days) },
    undefined,
    'data.json',
  ),
  read(
    'hits of a search engine',
    JSON.stringify({
      took: 3,
      hits: { total: { value: 12 }, hits: objects.map((o, i) => ({ _index: 'a', _id: `${i}`, _source: o })) },
    }),
    { '_source.city': category(cities), '_source.price': number(prices) },
    undefined,
    'data.json',
  ),
  read(
    'features of GeoJSON',
    JSON.stringify({
      type: 'FeatureCollection',
      features: objects.map((o, i) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [i, 50] },
        properties: o,
      })),
    }),
    { 'properties.city': category(cities), 'properties.price': number(prices) },
    undefined,
    'data.geojson',
  ),
  read(
    'records one after another, spread over lines',
    objects.map((o) => JSON.stringify(o, null, 2)).join('\n'),
    truth,
    undefined,
    'data.json',
  ),
  read(
    'lines with missing keys',
    lines(...objects.map((o, i) => JSON.stringify(i % 3 ? o : { city: o.city, price: o.price }))),
    { ...truth, count: number(counts.map((c, i) => (i % 3 ? c : null))) },
    undefined,
    'data.ndjson',
  ),
  read(
    'lists by column',
    JSON.stringify({ city: cities, price: prices, count: counts }),
    truth,
    undefined,
    'data.json',
  ),
  read(
    'records with lists in them',
    JSON.stringify(objects.map((o, i) => ({ ...o, tags: i % 2 ? ['a', 'b'] : ['a'] }))),
    truth,
    undefined,
    'data.json',
  ),
  read(
    'gzipped lines of JSON',
    gzipSync(lines(...objects.map((o) => JSON.stringify(o)))),
    truth,
    undefined,
    'data.jsonl.gz',
  ),
  read(
    'numbers in JSON as texts with commas',
    JSON.stringify(
      objects.map((o) => ({ ...o, price: o.price.toLocaleString('en', { minimumFractionDigits: 2 }) })),
    ),
    truth,
    undefined,
    'data.json',
  ),
  read(
    'pandas: two rows of names and a name of the index',
    lines(
      ',price,price,volume',
      ',open,close,total',
      'date,,,',
      ...days.map((day, i) => `${day},${prices[i]},${counts[i]},${i}`),
    ),
    { 'price open': number(prices), 'price close': number(counts) },
  ),
  read('every line in quotes', lines(`"${head}"`, ...body.map((line) => `"${line}"`))),
  read(
    'backslashes before quotes',
    lines('name,price', ...prices.map((p, i) => `"The \\"${cities[i]}\\" hotel",${p}`)),
    { price: number(prices) },
  ),
  refused(
    'decimal commas that are not quoted among commas',
    lines('city,price', ...prices.map((p, i) => `${cities[i]},${p.toFixed(2).replace('.', ',')}`)),
    /cells|columns|decimal/,
  ),
  read(
    'line breaks in names and cells',
    lines('"Price\n(EUR)",city,note', ...prices.map((p, i) => `${p},${cities[i]},"a\nb"`)),
    { city: category(cities) },
  ),
  read(
    'columns of fixed width with spaces in names',
    lines(
      'Name          City        Price',
      'Anna Bell     New York   1234.50',
      'Ben Carr      Rome         99.95',
      'Cora Dee      New York     15.00',
      'Dan Ek        Rome          7.25',
      'Eve Fox       Los Angeles 300.00',
    ),
    {
      City: category(['New York', 'Rome', 'New York', 'Rome', 'Los Angeles']),
      Price: number([1234.5, 99.95, 15, 7.25, 300]),
    },
  ),
  read(
    'log of key=value',
    lines(...prices.map((p, i) => `level=info ts=2024-01-15T13:45:${10 + i}Z msg="done" dur=${p}ms`)),
    { dur: number(prices) },
    /keys name the columns/,
  ),
  read(
    'access log',
    lines(
      ...prices.map(
        (p, i) =>
          `10.0.0.${i % 3} - - [15/Jan/2024:13:45:${10 + i} +0000] "GET /${cities[i]} HTTP/1.1" 200 ${Math.round(p)} "-" "Mozilla/5.0"`,
      ),
    ),
    {},
    /./,
  ),
  read(
    'numbers only, no names',
    lines(...prices.map((p, i) => `${p},${counts[i]},${i % 3}`)),
    { column_1: number(prices), column_2: number(counts) },
    /name/,
  ),
  read('names with a mark of comments', lines('#city\tprice\tcount', ...rowsOf.map((r) => r.join('\t')))),
  read(
    'variants: two marks above, one before the names',
    lines(
      '##fileformat=VCFv4.2',
      '##source=caller',
      '#CHROM\tPOS\tID\tREF\tALT\tQUAL',
      ...prices.map(
        (p, i) => `chr${(i % 3) + 1}\t${1000 + i * 7}\t.\t${'ACGT'[i % 4]}\t${'CGTA'[i % 4]}\t${p}`,
      ),
    ),
    { QUAL: number(prices) },
  ),
  read(
    'one name twice, one empty',
    lines('city,price,price,', ...rowsOf.map(([c, p, n]) => `${c},${p},${n},x${n % 3}`)),
    { city: category(cities), price: number(prices) },
    /price/,
  ),
];
