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
  status: SupportStatus
  /** Whether it is the viewer who answers. */
  isTurn: boolean
}

export function StatusBadge({ status, isTurn }: Props) {
  const { statuses } = usePhrases(supportersPhrases)
  return <Badge tone={isTurn ? 'turn' : tones[status]}>{statuses[status]}</Badge>
}
