/** `fold` in Lua: the style folds names as questions do, so that they compare equal in the database. */

import { fold } from '../domain/fold.ts';

/** Letters of the first two planes are told one by one; beyond lie ideographs, which folding leaves alone. */
const lastCode = 0x1ffff;
const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

interface FoldTable {
  /** What becomes other letters, or nothing. */
  readonly letters: ReadonlyMap<number, string>;
  /** Ranges of what becomes a blank: both ends belong to it. */
  readonly blanks: readonly (readonly [number, number])[];
}

function foldTable(): FoldTable {
  const letters = new Map<number, string>();
  const blanks: [number, number][] = [];
  for (let code = 0; code <= lastCode; code++) {
    if (isSurrogate(code)) continue;
    const letter = String.fromCodePoint(code);
    // Between two others, so that blanks stay.
    const folded = fold(`a${letter}b`).slice(1, -1);
    if (folded === letter) continue;
    const last = blanks[blanks.length - 1];
    if (folded !== ' ') letters.set(code, folded);
    else if (last?.[1] === code - 1) last[1] = code;
    else blanks.push([code, code]);
  }
  return { letters, blanks };
}

/** Lines of Lua that define `fold(text)`. Accents that stand alone and dots of abbreviations are read as `fold` does;
 * letters that join others written apart, as some of old Hangul, stay apart. */
export function foldInLua(): string {
  const { letters, blanks } = foldTable();
  const entries = [...letters].map(([code, folded]) => `[${code}]='${folded.replace(/[\\']/g, '\\$&')}'`);
  return `
local letters = {${entries.join(',')}}
local blanks = {${blanks.flat().join(',')}}
local dot, sigma = 46, 931
local known = {}

local function fold_letter(code)
  local folded = known[code]
  if folded then return folded end
  folded = letters[code]
  if not folded then
    local low, high = 1, #blanks // 2
    while low <= high do
      local middle = (low + high) // 2
      if code < blanks[2 * middle - 1] then high = middle - 1
      elseif code > blanks[2 * middle] then low = middle + 1
      else folded = ' ' break end
    end
  end
  folded = folded or utf8.char(code)
  known[code] = folded
  return folded
end

local function is_letter(code)
  return code ~= nil and code ~= dot and fold_letter(code):find('[^ %d]') ~= nil
end
local function is_word(code)
  return code ~= nil and code ~= dot and fold_letter(code):find('[^ ]') ~= nil
end

local function fold(text)
  if not text:find('[^a-z0-9]') then return text end
  if not utf8.len(text) then return '' end
  local codes = {}
  for _, code in utf8.codes(text) do
    -- Accents and apostrophes fall away before dots are looked at.
    if fold_letter(code) ~= '' then codes[#codes + 1] = code end
  end
  local parts = {}
  for i, code in ipairs(codes) do
    local after = codes[i + 1]
    if code == dot then
      local single = is_letter(codes[i - 1]) and not is_word(codes[i - 2])
      local ends = after == nil or after == 44 or after == 59 or after == 32
        or (is_letter(after) and not is_letter(codes[i + 2]))
      parts[i] = (single and ends) and '' or ' '
    elseif code == sigma then
      parts[i] = (is_letter(codes[i - 1]) and not is_letter(after)) and 'ς' or 'σ'
    else
      parts[i] = fold_letter(code)
    end
  end
  return (table.concat(parts):gsub(' +', ' '):gsub('^ ', ''):gsub(' $', ''))
end
`;
}
