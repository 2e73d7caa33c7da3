import type { ReportKind } from '@podium/contract/reports'
import { domainEvent } from '../../platform/domain-event.ts'

/** An admin decided a report. */
export const reportDecided = domainEvent<{
  reportId: number
  /** Null where somebody sent a notice who was not signed in. */
  reporterId: number | null
  reportedId: number
  kind: ReportKind
  decision: 'UPHELD' | 'DISMISSED'
  reason: string
}>()
