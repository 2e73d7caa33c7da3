import { settingsPhrases } from '@podium/phrases/settings'
import { ConfirmEmail } from '../features/settings/ConfirmEmail.tsx'
import { identityPage } from './parts/identityPage.tsx'

export const { handle, Component } = identityPage(
  settingsPhrases,
  (t) => t.confirmEmail.title,
  ConfirmEmail,
)
