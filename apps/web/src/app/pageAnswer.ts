import { Refusal } from '../client/index.ts'
import type { OpenedPage } from '../shared/navigation/openPage.ts'

const statuses = { ready: 200, missing: 404, failed: 500 } as const

/** With which status a page is given, and when to ask again where it failed because nobody can read now. */
export function answerOf({ outcome, error }: Pick<OpenedPage, 'outcome' | 'error'>): {
  status: number
  headers: Record<string, string>
} {
  const isAway = outcome === 'failed' && error instanceof Refusal && error.has('unavailable')
  if (!isAway) return { status: statuses[outcome], headers: {} }
  return { status: error.status, headers: { 'retry-after': String(error.retryAfter ?? 5) } }
}
