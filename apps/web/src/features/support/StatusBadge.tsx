import type { SupportStatus } from '@podium/contract/support-rules'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Badge } from '../../ui/surfaces/Badge.tsx'

const tones = {
  PENDING: 'info',
  ACTIVE: 'success',
  REJECTED: 'danger',
  EXPIRED: 'neutral',
  CLOSED: 'neutral',
  CANCELLED: 'neutral',
} as const satisfies Record<SupportStatus, string>

export function StatusBadge({ status }: { status: SupportStatus }) {
  const { statuses } = usePhrases(supportersPhrases)
  return <Badge tone={tones[status]}>{statuses[status]}</Badge>
}
