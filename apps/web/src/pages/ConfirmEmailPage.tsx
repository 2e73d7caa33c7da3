import { settingsPhrases } from '@podium/phrases/settings'
import { titled } from '../shared/navigation/head.ts'
import { usePhrases } from '../shared/language/phrases.ts'
import { IdentityScreen } from '../features/identity/IdentityScreen.tsx'
import { ConfirmEmail } from '../features/settings/ConfirmEmail.tsx'

export const handle = titled(settingsPhrases, (t) => t.confirmEmail.title)

export function Component() {
  const { title } = usePhrases(settingsPhrases).confirmEmail
  return (
    <IdentityScreen title={title}>
      <ConfirmEmail />
    </IdentityScreen>
  )
}
