import { settingsPhrases } from '@podium/phrases/settings'
import type { PageHandle } from '../app/head.ts'
import { RequireSession } from '../app/RequireSession.tsx'
import { LegalLink } from '../features/legal/LegalLink.tsx'
import { SettingsScreen, SettingsSkeleton } from '../features/settings/SettingsScreen.tsx'

export const handle: PageHandle = {
  head: ({ language }) => ({ title: settingsPhrases[language].title }),
}

export function Component() {
  return (
    <RequireSession placeholder={<SettingsSkeleton />}>
      <SettingsScreen
        termsLink={(text, version) => (
          <LegalLink kind="terms" {...(version && { version })}>
            {text}
          </LegalLink>
        )}
      />
    </RequireSession>
  )
}
