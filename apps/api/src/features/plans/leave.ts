import type { Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { findSubscriptions, markCancelled } from './records.ts'

/** Cancels the plan of a person who leaves: they are asked for no renewal. */
export function leavePlan(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return markCancelled(tx, userId)
}

export const plansExport: ExportPart = { name: 'plans', collect: findSubscriptions }
