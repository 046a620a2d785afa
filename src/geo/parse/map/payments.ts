/** How one pays: "that take American Express", "cash only", "nur Bargeld". */

import { anyOf, isTag, type TagFilter } from '../../domain/tag-filter.ts';

type Words = readonly (readonly [string, TagFilter])[];

/** What one pays with. */
const means: readonly (readonly [string, readonly string[]])[] = [
  ['bitcoins?', ['bitcoin', 'cryptocurrencies']],
  ['(?:credit )?cards?|kreditkarten?|karten?', ['credit_cards', 'cards']],
  ['debit cards?|ec[- ]?karten?|girocards?|girokarten?', ['debit_cards', 'cards', 'girocard', 'maestro']],
  ['cash|coins|bargeld|bar', ['cash', 'coins', 'notes']],
  ['visa', ['visa']],
  ['mastercard', ['mastercard']],
  ['american express|amex', ['american_express']],
  ['contactless(?:ly)?|kontaktlos', ['contactless']],
  ['apple pay', ['apple_pay']],
  ['google pay', ['google_pay']],
];
const accepted: Words = means.map(
  ([words, kinds]) =>
    [
      `(?:(?:that|which|who) )?(?:accept(?:s|ing)?|tak(?:es?|ing)) (?:${words})|(?:where|in which) (?:i|you|one|we) can pay (?:with |by |in |using )?(?:an? )?(?:${words})|,? ?(?:wo|in denen) (?:ich|man|wir) (?:mit |in )?(?:${words}) (?:be)?zahlen (?:kann|konnen)|(?:,? ?(?:die|das|der)|und) (?:${words}) (?:akzeptieren|akzeptiert|annehmen|nehmen)`,
      anyOf(...kinds.map((kind) => isTag(`payment:${kind}`, 'yes'))),
    ] as const,
);

export const payments: Words = [
  [
    '(?:(?:that|which) )?only (?:take|accept)s? cash|cash[- ]only|,? ?(?:die |das )?nur (?:bargeld|barzahlung|bar)(?: (?:nehmen|akzeptieren|annehmen))?',
    anyOf(isTag('payment:cash', 'only'), isTag('payment:cards', 'no'), isTag('payment:credit_cards', 'no')),
  ],
  ...accepted,
];
