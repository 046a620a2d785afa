/** The style by which osm2pgsql fills a database that questions are answered from: what is a feature, which closed ways
 * are areas and what features are looked up by is what `importOsm` says. */

import { areaKeys, featureKeys, lineValues } from '../osm/area-tags.ts';
import { longestLabel, nameKeys, ownerKeys, unindexedKeys, wordNameKeys } from '../osm/indexed-tags.ts';
import { foldInLua } from './fold-lua.ts';

/** Of the tables' form: a style of another form makes tables of other names. */
const form = 1;
export const tables = {
  features: `graticule_features_${form}`,
  names: `graticule_names_${form}`,
  words: `graticule_words_${form}`,
  labels: `graticule_labels_${form}`,
} as const;

const set = (values: Iterable<string>) => `set({${[...values].map((value) => `'${value}'`).join(',')}})`;
const list = (values: readonly string[]) => `{${values.map((value) => `'${value}'`).join(',')}}`;

export const schemaName = /^[a-z_][a-z0-9_]{0,39}$/;

/** @param schema  of the tables
 * @returns Lua for `osm2pgsql --output=flex --style=FILE`, version 1.8 or later
 * @throws TypeError for what is no lower-case name
 * @example
 * await writeFile('graticule.lua', osm2pgsqlStyle()); */
export function osm2pgsqlStyle(schema = 'public'): string {
  if (!schemaName.test(schema))
    throw new TypeError(`schema must be a lower-case name of at most 40 characters, received ${schema}`);
  return `-- Map features for Graticule. Run: osm2pgsql --output=flex --style=graticule.lua --database=NAME FILE.osm.pbf

local function set(values)
  local found = {}
  for _, value in ipairs(values) do found[value] = true end
  return found
end

local feature_keys = ${set(featureKeys)}
local area_keys = ${set(areaKeys)}
local line_values = ${set(lineValues)}
local unindexed = ${list(unindexedKeys)}
local name_keys = ${set(nameKeys)}
local word_name_keys = ${set(wordNameKeys)}
local owner_keys = ${set(ownerKeys)}
${foldInLua()}
local ids = { type = 'any', type_column = 'osm_type', id_column = 'osm_id' }
local features = osm2pgsql.define_table({
  name = '${tables.features}', schema = '${schema}',
  ids = { type = 'any', type_column = 'osm_type', id_column = 'osm_id', create_index = 'always' },
  columns = {
    { column = 'tags', type = 'jsonb', not_null = true },
    { column = 'labels', sql_type = 'text[]', not_null = true },
    { column = 'street', sql_type = 'text COLLATE "C"' },
    { column = 'numbers', sql_type = 'text[]' },
    { column = 'geom', type = 'geometry', projection = 4326, not_null = true },
  },
  indexes = {
    { column = 'geom', method = 'gist' },
    { expression = '(geom::geography)', method = 'gist' },
    { column = 'labels', method = 'gin' },
    { column = 'street', method = 'btree', where = 'street IS NOT NULL' },
  },
})
local function looked_up(name, column)
  return osm2pgsql.define_table({
    name = name, schema = '${schema}', ids = ids,
    columns = { { column = column, sql_type = 'text COLLATE "C"', not_null = true } },
    indexes = { { column = column, method = 'btree' } },
  })
end
local names = looked_up('${tables.names}', 'name')
local words = looked_up('${tables.words}', 'word')
local labels = osm2pgsql.define_table({
  name = '${tables.labels}', schema = '${schema}',
  columns = { { column = 'label', sql_type = 'text COLLATE "C"', not_null = true } },
  indexes = { { column = 'label', method = 'btree' } },
})

local function trim(text)
  return (text:gsub('^%s+', ''):gsub('%s+$', ''))
end

local function is_feature(tags)
  for key in pairs(tags) do
    if feature_keys[key] then return true end
  end
  return false
end

local function is_area(tags)
  if tags.area == 'yes' then return true end
  if tags.area == 'no' then return false end
  if not tags.building and (tags.highway or tags.barrier or tags.railway) then return false end
  if tags.waterway == 'riverbank' or tags.waterway == 'dock' then return true end
  for key, value in pairs(tags) do
    if area_keys[key] and not line_values[key .. '=' .. value] then return true end
  end
  return false
end

-- What a key is looked up by, decided once for each key.
local uses = {}
local function use_of(key)
  local use = uses[key]
  if use then return use end
  use = { name = false, words = false, values = true }
  local lower = key:lower()
  local base, language = lower:match('^([a-z_]+)(.*)$')
  local plain = language == '' or (language and language:find('^:[a-z_%-]+$') ~= nil)
  if base and plain then
    use.name = name_keys[base] or false
    use.words = word_name_keys[base] or (language == '' and owner_keys[base]) or false
  end
  for _, prefix in ipairs(unindexed) do
    if key == prefix or key:sub(1, #prefix + 1) == prefix .. ':' or key:sub(1, #prefix + 1) == prefix .. '_' then
      use.values = false
    end
  end
  uses[key] = use
  return use
end

local function is_label_value(value)
  local length = utf8.len(value)
  return length ~= nil and length <= ${longestLabel} and not (#value >= 4 and value:find('^[%d.,:;+%- ]+$'))
end

-- An array as PostgreSQL writes it.
local function array_of(found)
  local parts = {}
  for text in pairs(found) do
    parts[#parts + 1] = '"' .. text:gsub('[\\\\"]', '\\\\%0') .. '"'
  end
  return '{' .. table.concat(parts, ',') .. '}'
end

local function split(text, separators)
  return text:gmatch('[^' .. separators .. ']+')
end

local seen = {}

local function add(object, geometry)
  local tags = object.tags
  local mine, folded, said = {}, {}, {}
  for key, value in pairs(tags) do
    local use = use_of(key)
    if use.name then
      for name in split(value, ';') do folded[fold(name)] = true end
    end
    if use.words then
      for word in fold(value):gmatch('[^ ]+') do
        if utf8.len(word) > 1 then said[word] = true end
      end
    end
    if use.values or key == 'addr:housenumber' then mine[key] = true end
    if use.values and is_label_value(value) then
      for part in split(value, ';') do mine[key .. '=' .. trim(part)] = true end
    end
  end
  for label in pairs(mine) do
    if not seen[label] then
      seen[label] = true
      labels:insert({ label = label })
    end
  end
  local row = { tags = tags, labels = array_of(mine), geom = geometry }
  local street = fold(tags['addr:street'] or tags['addr:place'] or '')
  local number = tags['addr:housenumber']
  if street ~= '' and number then
    local numbers = {}
    for part in split(number, ';,') do numbers[fold(part)] = true end
    row.street = street
    row.numbers = array_of(numbers)
  end
  features:insert(row)
  for name in pairs(folded) do
    if name ~= '' then names:insert({ name = name }) end
  end
  for word in pairs(said) do words:insert({ word = word }) end
end

function osm2pgsql.process_node(object)
  if is_feature(object.tags) then add(object, object:as_point()) end
end

function osm2pgsql.process_way(object)
  if not is_feature(object.tags) then return end
  local geometry
  if object.is_closed and #object.nodes >= 4 and is_area(object.tags) then geometry = object:as_polygon() end
  -- A ring that encloses nothing, or whose nodes the file lacks, stays a line.
  if not geometry or geometry:is_null() then geometry = object:as_linestring() end
  if not geometry:is_null() then add(object, geometry) end
end

function osm2pgsql.process_relation(object)
  local kind = object.tags.type
  if (kind ~= 'multipolygon' and kind ~= 'boundary') or not is_feature(object.tags) then return end
  local geometry = object:as_multipolygon()
  if not geometry:is_null() then add(object, geometry) end
end
`;
}
