import { settingsPhrases } from '@podium/phrases/settings'
import type { PageHandle } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { useSession } from '../client/index.ts'
import { LegalLink } from '../features/legal/LegalLink.tsx'
import { BlockedPeople } from '../features/messages/BlockedPeople.tsx'
import { WhoMayWrite } from '../features/messages/WhoMayWrite.tsx'
import { NotificationChoices } from '../features/notifications/NotificationChoices.tsx'
import { loadAccount } from '../features/settings/queries.ts'
import { SettingsScreen, SettingsSkeleton } from '../features/settings/SettingsScreen.tsx'

export const loader = loadAccount

export const handle: PageHandle = {
  head: ({ language }) => ({ title: settingsPhrases[language].title }),
}

export function Component() {
  const { user } = useSession()
  const isMember = user?.role !== 'ADMIN'
  return (
    <RequireSession placeholder={<SettingsSkeleton hasMessages={isMember} />}>
      <SettingsScreen
        termsLink={(text, version) => (
          <LegalLink kind="terms" {...(version && { version })}>
            {text}
          </LegalLink>
        )}
        notifications={<NotificationChoices />}
        messages={
          isMember && (
            <>
              <WhoMayWrite />
              <BlockedPeople />
            </>
          )
        }
      />
    </RequireSession>
  )
}
