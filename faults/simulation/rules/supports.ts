import type { Books, SupportBook } from '../books.ts'
import type { Kept, KeptSupport } from '../kept.ts'

/**
 * `support.request`, `support.states`, `support.one-pending`: everything asked for is there once, nothing
 * else is, and each is as somebody made it, or time did.
 */
export function judgeSupports({ supports: books }: Books, kept: Kept, latest: number): string[] {
  const found: string[] = []
  const say = (id: number, what: string) => found.push(`support ${id} ${what}`)
  const byId = new Map(kept.supports.map((one) => [one.id, one]))
  for (const { id } of books.values()) if (!byId.has(id)) say(id, 'was answered and is not there')
  for (const one of kept.supports) {
    const book = books.get(one.id)
    if (!book) say(one.id, `is there and nobody was answered that they asked for it`)
    else for (const what of judge(one, book, { kept, latest })) say(one.id, what)
  }
  for (const status of ['PENDING', 'ACTIVE']) {
    const open = kept.supports.filter((one) => one.status === status)
    const pairs = open.map(({ supporter, athlete }) => `${supporter} and ${athlete}`)
    for (const pair of new Set(pairs)) {
      const count = pairs.filter((one) => one === pair).length
      if (count > 1) found.push(`${pair} have ${count} supports that are ${status}`)
    }
  }
  return found
}

function judge(
  one: KeptSupport,
  { done, supporter, athlete, credits }: SupportBook,
  { kept, latest }: { kept: Kept; latest: number },
): string[] {
  const found: string[] = []
  const facts = [one.supporter, one.athlete, one.credits].join()
  if (facts !== [supporter, athlete, credits].join())
    found.push(
      `is about something else: ${facts}, asked for was ${[supporter, athlete, credits].join()}`,
    )
  if (done.has('accept') !== one.accepted) {
    found.push(one.accepted ? 'was accepted by nobody' : 'was answered as accepted and is not')
  }
  const wasExtended = kept.supports.some(
    (other) => other.id !== one.id && other.accepted && isOfSame(other, one),
  )
  const isDue = (by: number | null) => by !== null && by <= latest
  const may: Record<string, boolean> = {
    PENDING: done.size === 0,
    ACTIVE: one.accepted && !done.has('cancel') && !done.has('close'),
    REJECTED: done.has('reject') && !one.accepted,
    CANCELLED: done.has('cancel'),
    CLOSED: one.accepted && (done.has('close') || wasExtended),
    EXPIRED: isDue(one.accepted ? one.ends_at : one.answer_by),
  }
  if (!may[one.status]) found.push(`is ${one.status} after ${[...done].join(', ') || 'nothing'}`)
  // Of two at once exactly one wins, and what was answered stays.
  const ends = (['reject', 'cancel', 'close'] as const).filter((deed) => done.has(deed))
  const endOf = { reject: 'REJECTED', cancel: 'CANCELLED', close: 'CLOSED' }
  for (const deed of ends) {
    if (endOf[deed] !== one.status) found.push(`is ${one.status} though it was answered: ${deed}`)
  }
  return found
}

const isOfSame = (one: KeptSupport, other: KeptSupport) =>
  one.supporter === other.supporter && one.athlete === other.athlete
