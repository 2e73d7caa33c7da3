import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { provePassword, requireNewPassword, setPassword } from '../identity/index.ts'

/** Changes the password, ends every other session and mails a notice. */
export async function changePassword(
  tx: Tx,
  viewer: Viewer,
  change: { password: string; newPassword: string },
): Promise<void> {
  requireNewPassword(change.newPassword)
  const account = await provePassword(tx, viewer, change.password)
  await setPassword(tx, account, change.newPassword, viewer.sessionId)
}
