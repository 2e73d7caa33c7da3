import type { SupportEntry } from '@podium/contract/support'
import type { SupportStatus } from '@podium/contract/support-rules'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Badge } from '../../ui/surfaces/Badge.tsx'

const tones = {
  PENDING: 'info',
  ACTIVE: 'success',
  REJECTED: 'neutral',
  EXPIRED: 'neutral',
  CLOSED: 'neutral',
  CANCELLED: 'neutral',
} as const satisfies Record<SupportStatus, string>

interface Props {
  entry: SupportEntry
}

/** How a support stands; it is another colour where the viewer is who answers. */
export function StatusBadge({ entry: { status, endReason, abilities } }: Props) {
  const t = usePhrases(supportersPhrases)
  // A request nobody answered ended as well, but was never a support.
  const text = endReason === 'NO_ANSWER' ? t.unanswered : t.statuses[status]
  return <Badge tone={abilities.accept ? 'turn' : tones[status]}>{text}</Badge>
}
