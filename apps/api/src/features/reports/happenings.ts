import type { ReportKind } from '@podium/contract/reports'
import { happening } from '../../platform/events.ts'

/** An admin decided a report. */
export const reportDecided = happening<{
  reportId: number
  reporterId: number
  reportedId: number
  kind: ReportKind
  decision: 'UPHELD' | 'DISMISSED'
  reason: string
}>('reportDecided')
