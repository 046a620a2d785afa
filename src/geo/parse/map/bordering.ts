/** "Which counties border Kent", "Landkreise, die an Thüringen grenzen", "communes limitrophes de Monaco". */

import { find, PatternList, tidy } from './plain.ts';

const verb =
  '(?:that |which )?(?:(?:are |is )?(?:border(?:ing|s)?(?: on)?|adjoin(?:ing|s)?|neighbou?r(?:ing|s)?|touch(?:ing|es)?|surround(?:ing|s)?|adjacent to|abut(?:ting|s)?|contiguous (?:to|with))|shares? (?:a |its |their )?(?:border|boundary)(?: with)?|have (?:a |their )?(?:common )?border with)';
const forms: readonly RegExp[] = [
  `^(?:which |what )?(?<what>.+?),? ${verb} (?<where>.+)$`,
  `^(?<what>(?:neighbou?ring|adjacent|adjoining|surrounding) .+?) (?:of|to) (?<where>.+)$`,
  '^(?:welche )?(?<what>.+?),? (?:die )?(?:grenzen|grenzt|angrenzen) an (?<where>.+)$',
  '^(?<what>.+?),? die an (?<where>.+?) (?:an)?grenzen$',
  '^an (?<where>.+?) (?:an)?grenzende[nr]? (?<what>.+)$',
  '^(?<what>(?:benachbarte|angrenzende|nachbar).+?) (?:von|zu) (?<where>.+)$',
  "^(?<what>.+?) (?:(?:qui )?sont )?(?:limitrophes?|voisin(?:e)?s?|frontalier(?:e)?s?) (?:avec|de|du|des|d') ?(?<where>.+)$",
  '^(?<what>.+?) (?:qui )?(?:touchent|bordent|jouxtent|entourent) (?<where>.+)$',
  '^(?<what>.+?) (?:que )?(?:rodean|bordean|tocan) (?:a )?(?<where>.+)$',
  '^(?:welche )?(?<what>.+?),? (?:die )?(?:umgeben|beruhren) (?<where>.+)$',
  '^(?<what>.+?) (?:que )?(?:limitan|lindan|colindan|colindantes|limitrofes|vecin[oa]s) (?:con|a|de) (?<where>.+)$',
].map((form) => new RegExp(form, 'd'));
const said = new PatternList(forms, (form) => [form]);
/** "Grenzen an den Bodenseekreis" */
const article = /^(?:the|de[rmn]|die|das|l[ae]s?|el|los) |^l['’]/;
const adjective = /^(?:neighbou?ring|adjacent|adjoining|surrounding|benachbarte[nr]?|angrenzende[nr]?) /i;

export function readBordering(text: string): { text: string; bordering: string } | undefined {
  for (const form of said.for(text)) {
    const { what, where } = find(form, text)?.groups ?? {};
    if (what === undefined || where === undefined) continue;
    return {
      text: tidy(what.replace(adjective, '').replace(/^Nachbar/, '')),
      bordering: tidy(where).replace(article, ''),
    };
  }
  return undefined;
}
