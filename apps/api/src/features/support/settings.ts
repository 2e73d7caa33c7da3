import type { SupportSettings, SupportSettingsChange } from '@podium/contract/support'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { requireLatestTerms } from '../identity/index.ts'
import { findSettings, saveSettings } from './settings-records.ts'

/**
 * Saves whether an athlete takes requests (`support.pause`), and what they say to whom they accept: what is
 * given, so that a window that was opened before undoes nothing.
 */
export async function putSettings(
  tx: Tx,
  viewer: Viewer,
  { accepting, thankYou }: SupportSettingsChange,
): Promise<SupportSettings> {
  await requireLatestTerms(tx, viewer)
  await saveSettings(tx, viewer.id, {
    ...(accepting !== undefined && { accepting }),
    ...(thankYou !== undefined && { thank_you: thankYou ?? '' }),
  })
  return findSettings(tx, viewer.id)
}
