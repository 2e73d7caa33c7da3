import type { SupportSettings } from '@podium/contract/support'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { requireLatestTerms } from '../identity/index.ts'
import { findSettings, saveSettings } from './settings-records.ts'

/** Saves whether an athlete takes requests (`support.pause`), and what they say to whom they accept. */
export async function putSettings(
  tx: Tx,
  viewer: Viewer,
  { accepting, thankYou }: SupportSettings,
): Promise<SupportSettings> {
  await requireLatestTerms(tx, viewer)
  await saveSettings(tx, { athlete_id: viewer.id, accepting, thank_you: thankYou })
  return findSettings(tx, viewer.id)
}
