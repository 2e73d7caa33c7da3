import type { ReportKind } from '@podium/contract/reports'
import { domainEvent } from '../../platform/domain-event.ts'

/** An admin decided a report. */
export const reportDecided = domainEvent<{
  reportId: number
  reporterId: number
  reportedId: number
  kind: ReportKind
  decision: 'UPHELD' | 'DISMISSED'
  reason: string
}>('reportDecided')
