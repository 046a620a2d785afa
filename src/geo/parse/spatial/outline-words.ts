/** Words for the border of a land that also mean its coast: "the outline of Portugal", "le contour de la France". */

import type { SpatialQuery } from '../../domain/query.ts';

const words =
  /(?<!\p{L})(?:outlines?|perimeters?|circumference|umriss\p{L}{0,2}|umriß|kontur\p{L}{0,3}|contours?|périmètre|perimetre|contornos?|contorni|per[ií]metro|omtrek|contouren|obrys\p{L}{0,3}|omkrets\p{L}{0,2}|контур\p{L}{0,3})(?!\p{L})|轮廓|輪郭|外周|윤곽|외곽선|테두리/iu;

export const saysOutline = (text: string): boolean => words.test(text);

/** A tree with its borders marked as whole outlines where the sentence calls them so. */
export function wholeOutline(query: SpatialQuery, written: string): SpatialQuery {
  if (!saysOutline(written)) return query;
  const marked = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(marked);
    const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, marked(part)]));
    return 'type' in value && value.type === 'BorderOf' ? { ...copy, whole: true } : copy;
  };
  return marked(query) as SpatialQuery;
}
