import type { Agreement, AgreementVersion, Deliverable } from '@podium/contract/agreements'
import type { SupportPerson } from '@podium/contract/support'

/** How an agreement stands for one of its sides. */
export type Standing =
  | 'waitsForYou'
  | 'waitsForThem'
  | 'changeForYou'
  | 'changeForThem'
  | 'holds'
  | 'ended'
  | 'withdrawn'

export function standingOf(agreement: Agreement, userId: number | undefined): Standing {
  const { state, holds } = agreement
  if (state === 'ENDED') return holds === null ? 'withdrawn' : 'ended'
  const accepted = newestOf(agreement)?.acceptedBy ?? []
  if (accepted.length > 1) return 'holds'
  const isMine = userId !== undefined && accepted.includes(userId)
  if (state === 'PROPOSED') return isMine ? 'waitsForThem' : 'waitsForYou'
  return isMine ? 'changeForThem' : 'changeForYou'
}

/** Of which a badge is drawn. */
export const standingTones = {
  waitsForYou: 'turn',
  waitsForThem: 'info',
  changeForYou: 'turn',
  changeForThem: 'info',
  holds: 'success',
  ended: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<Standing, string>

/** The other side, as one of the two sees it. */
export function otherOf(
  { athlete, supporter }: Pick<Agreement, 'athlete' | 'supporter'>,
  userId: number | undefined,
): SupportPerson {
  return userId === athlete.id ? supporter : athlete
}

export function versionOf(
  { versions }: Pick<Agreement, 'versions'>,
  version: number | null,
): AgreementVersion | undefined {
  return versions.find((one) => one.version === version)
}

export function newestOf(agreement: Agreement): AgreementVersion | undefined {
  return versionOf(agreement, agreement.version)
}

/** The version that is on show: what holds, or held, and before that what is proposed. */
export function shownOf(agreement: Agreement): AgreementVersion | undefined {
  return versionOf(agreement, agreement.holds ?? agreement.version)
}

/** What is due next first, then what has no day, and last what was done. */
export function nextFirst(deliverables: readonly Deliverable[]): Deliverable[] {
  const key = ({ doneAt, due }: Deliverable) => (doneAt ? 'done' : (due ?? 'any day'))
  return deliverables.toSorted((one, other) => key(one).localeCompare(key(other), 'en'))
}

/** Who can have agreements. */
export const agreeingRoles = ['ATHLETE', 'SPONSOR', 'MANAGER'] as const
