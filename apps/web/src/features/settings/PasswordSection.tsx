import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { identityPhrases } from '@podium/phrases/identity'
import { settingsPhrases } from '@podium/phrases/settings'
import { checkNewPassword, NewPasswordFields } from '../../shared/fields/NewPasswordFields.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { AccountName, ProofField } from './ProofField.tsx'
import { accountRead, sessionsRead } from './queries.ts'
import { SectionForm } from './SectionForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

export function PasswordSection() {
  const t = usePhrases(settingsPhrases).password
  const [round, setRound] = useState(0)
  return (
    <SettingsSection id="password" lead={t.lead}>
      <PasswordForm key={round} onDone={() => setRound(round + 1)} />
    </SettingsSection>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = usePhrases(settingsPhrases).password
  const { fields } = usePhrases(identityPhrases)
  const { data: account } = useQuery(accountRead)
  const queryClient = useQueryClient()
  const { form } = useContractForm({
    route: () => import('@podium/contract/settings').then((contract) => contract.changePassword),
    input: ({ password = '', newPassword = '' }) => ({ body: { password, newPassword } }),
    check: checkNewPassword,
    done: t.done,
    onDone: () => {
      void queryClient.invalidateQueries(sessionsRead)
      void queryClient.invalidateQueries(accountRead)
      onDone()
    },
  })
  return (
    <SectionForm {...form} submit={t.submit}>
      <AccountName email={account?.email} />
      <ProofField label={t.present} />
      <NewPasswordFields name="newPassword" label={fields.newPassword} />
    </SectionForm>
  )
}
