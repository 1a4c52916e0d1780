/** Counts by label. Only labels of a fixed set are given to it, so that it stays small. */
class LabelCounter<Label extends string> {
  readonly counts = new Map<Label, number>();

  add(label: Label): void {
    this.counts.set(label, (this.counts.get(label) ?? 0) + 1);
  }
}

/** What part of the site answered a request. */
export type RequestClass = 'file' | 'page' | 'enquiry' | 'receipt' | 'assistant' | 'search' | 'measurement' | 'health';

/** Who answered a visitor; where builtin stood in for the model, why: it failed, its answer could not be used, or its budget was spent. */
export type AnswerSource = 'builtin' | 'model' | 'failed' | 'unused' | 'spent';

/**
 * What this process has done since it started, for /metrics. One set for a process, as Prometheus counts; plain numbers, because one of them
 * is counted for every file that is served.
 */
export const counters = {
  /** By part and status, such as `file 200`. */
  requests: new LabelCounter<`${RequestClass} ${number}`>(),
  enquiries: new LabelCounter<'accepted' | 'repeated' | 'quarantined' | 'refused' | 'failed'>(),
  deliveries: new LabelCounter<'delivered' | 'put-off' | 'given-up'>(),
  webhooks: new LabelCounter<'delivered' | 'put-off' | 'given-up'>(),
  answers: new LabelCounter<AnswerSource>(),
  /** `left-out`: from robots, from visitors who ask not to be measured, or of no known event. */
  reports: new LabelCounter<'counted' | 'left-out'>(),
} as const;
