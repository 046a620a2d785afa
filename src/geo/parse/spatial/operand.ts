/** What can stand as an operand: a place, or an operation with the operands that follow it. */

import type { SpatialQuery } from '../../domain/query.ts';
import type { Keyword } from '../language/language-table.ts';
import { partOfAnother } from './adjective.ts';
import { between, fromTo, halfway } from './between.ts';
import { seaBetweenThem } from './between-them.ts';
import { border, borderOfNamed, sharedBorder } from './border.ts';
import { afterDistance, afterRange, fartherIn, margin, strip, within, zone } from './buffer.ts';
import { closer } from './closer.ts';
import { coast, coastal, coastOfNamed, sea } from './coast.ts';
import type { Cursor } from './cursor.ts';
import { afterDirection, beyond, closeBy, half, halfOfNamed, outermost } from './direction.ts';
import { facing } from './facing.ts';
import { apart, isAtFarEnd, line, trailingDistance } from './line.ts';
import { meetingPoint } from './meeting-point.ts';
import { checked, misunderstood } from './misunderstood.ts';
import { near, saysNear } from './near.ts';
import { off, territorialWaters } from './off-the-coast.ts';
import { both, inside, overlap } from './overlap.ts';
import { ownedBy } from './owned.ts';
import { parts, partsOfNamed } from './parts.ts';
import { place } from './place.ts';
import { rectangle } from './rectangle.ts';
import { bank, ofRiver, reach, riverEnd, someBank } from './river.ts';
import { fraction, interior, middle } from './share.ts';

/** An operand with what belongs to it: possessives, "A coast", "A-B border". */
export function primary(cursor: Cursor): SpatialQuery {
  return cursor.nested(() => {
    let result = head(cursor);
    for (;;) {
      const more =
        coastOfNamed(cursor, result) ??
        facing(cursor, result) ??
        partOfAnother(cursor, result) ??
        halfOfNamed(cursor, result) ??
        borderOfNamed(cursor, result) ??
        margin(cursor, result) ??
        ofRiver(cursor, result) ??
        partsOfNamed(cursor, result);
      if (!more) return result;
      result = more;
    }
  });
}

export function head(cursor: Cursor): SpatialQuery {
  cursor.skipPart();
  const symbol = cursor.peek();
  if (!symbol) throw cursor.expected('a place');
  if (cursor.takeMark('(')) {
    const inner = cursor.query();
    if (!cursor.takeMark(')')) throw cursor.expected('a closing parenthesis');
    return inner;
  }
  if (symbol.type === 'place') {
    const named = place(cursor);
    return ownedBy(cursor, named) ?? named;
  }
  if (symbol.type === 'mark' || symbol.type === 'problem') throw cursor.expected('a place');
  cursor.at++;
  switch (symbol.type) {
    case 'node':
      return symbol.query;
    case 'rectangle':
      return rectangle(cursor, symbol.width, symbol.height, symbol.text);
    case 'distance':
      return afterDistance(cursor, checked(symbol.distance, symbol.text));
    case 'range': {
      const { near, far, text } = symbol;
      return afterRange(cursor, checked(near, text), checked(far, text), text);
    }
    case 'fraction':
      return fraction(cursor, symbol.share, symbol.text);
    case 'adjective':
    case 'half':
      cursor.skipOf();
      return half(cursor, symbol.direction);
    case 'outermost':
      return outermost(cursor, symbol.direction, symbol.text);
    case 'beyond':
      return beyond(cursor, symbol.direction);
    case 'close':
      return closeBy(cursor, symbol.direction);
    case 'direction':
      return afterDirection(cursor, symbol.direction);
    case 'keyword':
      return afterKeyword(cursor, symbol.keyword);
  }
}

/** "around the Great Lakes, 20 miles" */
function withMargin(cursor: Cursor): SpatialQuery | undefined {
  const mark = cursor.at;
  if (cursor.peek()?.type === 'place') {
    const of = place(cursor);
    const distance = trailingDistance(cursor);
    if (distance) return { type: 'Buffer', of, distance };
  }
  cursor.at = mark;
  return undefined;
}

function afterKeyword(cursor: Cursor, keyword: Keyword): SpatialQuery {
  const said = cursor.symbols[cursor.at - 1]!.text;
  switch (keyword) {
    case 'in':
      // "across the border from El Paso" is not in a border.
      if (cursor.isKeyword('border') || cursor.isKeyword('bank')) break;
      return inside(cursor);
    case 'on':
      // "on the left bank of A"
      if (cursor.isKeyword('leftBank') || cursor.isKeyword('rightBank') || cursor.isKeyword('bank'))
        return head(cursor);
      break;
    case 'of':
    case 'around':
    case 'along':
    case 'to': {
      if (cursor.startsDistance()) return head(cursor);
      const around = keyword === 'around' ? withMargin(cursor) : undefined;
      if (around) return around;
      if (keyword === 'around' && saysNear(cursor, said)) return near(cursor, 'near');
      const place = primary(cursor);
      return (keyword === 'around' || keyword === 'of') && isAtFarEnd(cursor)
        ? fromTo(cursor, place)!
        : place;
    }
    case 'within':
      return within(cursor);
    case 'farther':
      if (cursor.startsDistance()) return fartherIn(cursor, said);
      throw misunderstood(
        `"${said}" a distance leaves nearly the whole globe; say what to take it from, for example "in France, more than 50 km from Paris"`,
      );
    case 'pronoun':
      if (cursor.context) return cursor.context;
      break;
    case 'sharedBorder':
      return sharedBorder(cursor);
    case 'off':
      return off(cursor);
    case 'territorialWaters':
      return territorialWaters(cursor);
    case 'economicZone':
      throw misunderstood(
        `the limits of an "${said.replace(/ (?:of|around)$/iu, '')}" are not known here; write for example "200 nautical miles off the coast of"`,
      );
    case 'bounds':
      cursor.skipOf();
      return { type: 'Bounds', of: cursor.list() };
    case 'coast':
      return coast(cursor);
    case 'border':
      return border(cursor);
    case 'between':
      return between(cursor);
    case 'halfway':
      return halfway(cursor);
    case 'overlap':
      return overlap(cursor);
    case 'both':
      return both(cursor);
    case 'zone':
      return zone(cursor);
    case 'near':
      return near(cursor, 'near');
    case 'surroundings':
    case 'outskirts':
    case 'hinterland':
      // "Paris and its surroundings"
      if (cursor.peek() === undefined && cursor.context)
        return { type: 'Near', zone: keyword, of: cursor.context };
      return near(cursor, keyword);
    case 'sea':
      return sea(cursor);
    case 'waters':
      return seaBetweenThem(cursor) ?? { type: 'Sea', water: true };
    case 'coastal':
      return coastal(cursor);
    case 'line':
      return line(cursor);
    case 'apart':
      return apart(cursor);
    case 'closer':
    case 'fartherFrom':
      return closer(cursor, keyword === 'fartherFrom');
    case 'middle':
      return middle(cursor);
    case 'interior':
      return interior(cursor);
    case 'inland':
      if (
        cursor.peek()?.type === 'place' ||
        (['in', 'of', 'part'] as const).some((word) => cursor.isKeyword(word))
      )
        return interior(cursor);
      break;
    case 'bank':
      return someBank(cursor);
    case 'leftBank':
      return bank(cursor, 'left');
    case 'rightBank':
      return bank(cursor, 'right');
    case 'upstream':
    case 'downstream':
      return reach(cursor, keyword);
    case 'source':
    case 'mouth':
      return riverEnd(cursor, keyword);
    case 'meetingPoint':
      return meetingPoint(cursor);
    case 'mainland':
    case 'home':
    case 'overseas':
      return parts(cursor, keyword);
    case 'strip':
      return strip(cursor);
  }
  cursor.at--;
  throw cursor.expected('a place');
}
