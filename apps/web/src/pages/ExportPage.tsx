import { settingsPhrases } from '@podium/phrases/settings'
import { titled } from '../shared/navigation/head.ts'
import { usePhrases } from '../shared/language/phrases.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { IdentityScreen } from '../features/identity/IdentityScreen.tsx'
import { ExportDownload } from '../features/settings/ExportDownload.tsx'

export const handle = titled(settingsPhrases, (t) => t.data.title)

/** Where the mailed link to a user's data leads: a visitor signs in first. */
export function Component() {
  const t = usePhrases(settingsPhrases).data
  return (
    <IdentityScreen title={t.title} lead={t.page}>
      <RequireSession scope="never" placeholder={<ExportDownload />}>
        <ExportDownload />
      </RequireSession>
    </IdentityScreen>
  )
}
