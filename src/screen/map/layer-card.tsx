/** One answer in the list: what it is, how it was read, and what can be done with it. */

import { useSignal } from '@preact/signals';
import type { SpatialQuery } from '../../geo/domain/query.ts';
import { kindName } from '../texts/kinds.ts';
import { language } from '../texts/language.ts';
import { texts } from '../texts/map.ts';
import { noteIn } from '../texts/service.ts';
import { type Alternative, type Answer, qualified, readings } from './api.ts';
import { formatsOf } from './exports.ts';
import { areaText, lengthText, percent, whole } from './format.ts';
import { ReadingTree } from './reading-tree.tsx';
import { save } from './save-file.ts';
import { type AnswerLayer, askFor, change, focus, remove } from './state.ts';

/** What the server says of an answer, in the one form that the card shows. */
interface Facts {
  readonly kind?: string;
  readonly population?: number;
  readonly score?: number;
  readonly count?: number;
  readonly notes: readonly string[];
  readonly query?: unknown;
  readonly origin: string;
  /** Names of the question with the other places that they could mean. */
  readonly choices: readonly {
    readonly asked: string;
    readonly is: string;
    readonly others: readonly Alternative[];
  }[];
}

interface Properties {
  readonly name?: string;
  readonly kind?: string;
  readonly region?: string;
  readonly country?: string;
  readonly population?: number;
  readonly count?: number;
  readonly notes?: readonly string[];
  readonly query?: unknown;
  readonly source?: string;
  readonly licence?: string;
  readonly attribution?: string;
  readonly match?: { readonly score: number; readonly alternatives?: readonly Alternative[] };
  readonly places?: readonly {
    readonly asked: string;
    readonly name: string;
    readonly match: { readonly alternatives: readonly Alternative[] };
  }[];
}

function factsOf({ result, reading }: Answer, asked: string): Facts {
  // A collection of map features has its facts beside them.
  const {
    kind,
    population,
    count,
    notes = [],
    query,
    source,
    licence,
    attribution,
    match,
    places,
    name,
    region,
    country,
  } = (result.type === 'Feature' ? result.properties : result) as Properties;
  const choices =
    reading === 'place'
      ? [
          {
            asked,
            is: [name ?? asked, region, country].filter(Boolean).join(', '),
            others: match?.alternatives ?? [],
          },
        ]
      : (places ?? []).flatMap((place) =>
          place.match === undefined
            ? []
            : [{ asked: place.asked, is: place.name, others: place.match.alternatives }],
        );
  return {
    ...(kind !== undefined && kind !== 'spatial' && { kind }),
    ...(population !== undefined && { population }),
    ...(match && { score: match.score }),
    ...(count !== undefined && { count }),
    notes,
    query,
    origin: [source, licence].filter(Boolean).join(' · ') || (attribution ?? ''),
    choices: choices.filter(({ others }) => others.length > 0),
  };
}

/** The question with another place for one of its names. */
function switched(query: string, asked: string, other: Alternative): string {
  const at = query.toLowerCase().indexOf(asked.toLowerCase());
  const text = qualified(other);
  return at < 0 ? text : query.slice(0, at) + text + query.slice(at + asked.length);
}

export function LayerCard({ layer, open }: { readonly layer: AnswerLayer; readonly open: boolean }) {
  const { id, query, answer, name, colour, visible } = layer;
  const facts = factsOf(answer, query);
  const copied = useSignal(false);
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/?${new URLSearchParams({ q: query })}`);
    copied.value = true;
  };
  return (
    <li class="panel card">
      <div class="card-head">
        <input
          type="checkbox"
          checked={visible}
          aria-label={`${texts.show}: ${name}`}
          onChange={(event) => change(id, { visible: event.currentTarget.checked })}
        />
        <input
          type="color"
          value={colour}
          aria-label={`${texts.colour}: ${name}`}
          onInput={(event) => change(id, { colour: event.currentTarget.value })}
        />
        <input
          class="layer-name"
          value={name}
          aria-label={texts.name}
          onChange={(event) => change(id, { name: event.currentTarget.value })}
        />
        <button type="button" class="icon" aria-label={`${texts.remove}: ${name}`} onClick={() => remove(id)}>
          ×
        </button>
      </div>
      <p class="facts">
        {[
          facts.kind !== undefined && kindName(facts.kind),
          facts.count !== undefined && `${texts.count}: ${whole.format(facts.count)}`,
          answer.areaM2 > 0 && `${texts.area} ${areaText(answer.areaM2)}`,
          answer.lengthM > 0 &&
            `${answer.areaM2 > 0 ? texts.outline : texts.length} ${lengthText(answer.lengthM)}`,
          facts.population !== undefined && `${texts.population} ${whole.format(facts.population)}`,
          facts.score !== undefined && `${texts.confidence} ${percent.format(facts.score)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <details open={open}>
        <summary>{texts.understood}</summary>
        {facts.query !== undefined && answer.reading === 'sentence' && (
          <ReadingTree query={facts.query as SpatialQuery} />
        )}
        {answer.reading === 'features' && <Kinds query={facts.query} />}
        <fieldset class="choices">
          <legend>{texts.reading}</legend>
          {readings.map((reading) => (
            <button
              key={reading}
              type="button"
              class="chip"
              aria-pressed={reading === answer.reading}
              onClick={() => askFor(query, reading, id)}
            >
              {texts.readings[reading]}
            </button>
          ))}
        </fieldset>
        {facts.choices.map(({ asked, is, others }) => (
          <fieldset key={asked} class="choices">
            <legend>
              {texts.meant(asked)} {is}. {texts.alternatives}:
            </legend>
            {others.map((other) => (
              <button
                key={other.id}
                type="button"
                class="chip"
                onClick={() => askFor(switched(query, asked, other), null, id)}
              >
                {qualified(other)} ({kindName(other.kind)})
              </button>
            ))}
          </fieldset>
        ))}
        {facts.notes.length > 0 && (
          <>
            <h3>{texts.notes}</h3>
            <ul class="notes">
              {facts.notes.map((note) => (
                <Note key={note} note={note} />
              ))}
            </ul>
          </>
        )}
        {facts.origin !== '' && (
          <p class="hint">
            {texts.source}: {facts.origin}
          </p>
        )}
      </details>
      <div class="actions">
        <button
          type="button"
          onClick={() => {
            focus.value = { id };
          }}
        >
          {texts.zoomTo}
        </button>
        <button type="button" onClick={copy}>
          {copied.value ? texts.copied : texts.link}
        </button>
        <span class="save">
          {texts.export}
          {formatsOf(layer).map((format) => (
            <button key={format} type="button" class="chip" onClick={() => save(layer, format)}>
              {format}
            </button>
          ))}
        </span>
      </div>
    </li>
  );
}

function Note({ note }: { readonly note: string }) {
  const { text, lang } = noteIn(language, note);
  return <li lang={lang}>{text}</li>;
}

/** What map features were asked for: `restaurant: amenity=restaurant` in `Monaco`. */
function Kinds({ query }: { readonly query: unknown }) {
  const { kinds = [], where } = (query ?? {}) as { kinds?: readonly string[]; where?: string };
  return (
    <ul class="tree">
      {kinds.map((kind) => (
        <li key={kind}>{kind}</li>
      ))}
      {where !== undefined && (
        <li>
          <b>{where}</b>
        </li>
      )}
    </ul>
  );
}
