/** Counts by label. Labels come from fixed sets, so that the map stays small. */
class LabelCounter<Label extends string> {
  readonly counts = new Map<Label, number>();

  add(label: Label): void {
    this.counts.set(label, (this.counts.get(label) ?? 0) + 1);
  }
}

/** Part of the site that answered a request. */
export type RequestClass = 'file' | 'page' | 'enquiry' | 'receipt' | 'assistant' | 'search' | 'measurement' | 'health';

/** Source of an answer: the model, builtin, or builtin because the model failed, its answer was refused or the budget was spent. */
export type AnswerSource = 'builtin' | 'model' | 'failed' | 'unused' | 'spent';

/**
 * Counters of this process for /metrics. They are plain numbers, because one
 * counter is incremented for every file served.
 */
export const counters = {
  /** Responses by part and status, such as `file 200`. */
  requests: new LabelCounter<`${RequestClass} ${number}`>(),
  enquiries: new LabelCounter<'accepted' | 'repeated' | 'quarantined' | 'refused' | 'failed'>(),
  deliveries: new LabelCounter<'delivered' | 'put-off' | 'given-up'>(),
  webhooks: new LabelCounter<'delivered' | 'put-off' | 'given-up'>(),
  answers: new LabelCounter<AnswerSource>(),
  /** `left-out`: from bots, from visitors who opt out, or for unknown events. */
  reports: new LabelCounter<'counted' | 'left-out'>(),
} as const;
