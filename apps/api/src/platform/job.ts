/** Work that is done later, by the job worker, and again until it succeeds. */
export interface Job<T extends object> {
  readonly name: string
  readonly example?: T
  /** Tries after the first one failed; the waits between them grow. */
  readonly retries: number
  /** Cron expression in Europe/Lisbon, for work that is due by the clock. */
  readonly schedule?: string
  /** How long a try may take, for work that can take long. */
  readonly seconds?: number
}

/**
 * Jobs to enqueue, one for each of the data. Of those that are enqueued under one of `daily`'s words
 * there is one a day; undefined stands for itself.
 */
export type JobsOf<T extends object> = [
  job: Job<T>,
  data: readonly T[],
  daily?: readonly (string | undefined)[],
]

export function job<T extends object>(
  name: string,
  options: { retries?: number; schedule?: string; seconds?: number } = {},
): Job<T> {
  return { name, retries: options.retries ?? 5, ...options }
}
