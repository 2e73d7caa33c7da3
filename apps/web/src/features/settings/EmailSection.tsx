import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '@podium/contract/settings'
import { settingsPhrases } from '@podium/phrases/settings'
import { usePhrases } from '../../shared/language/phrases.ts'
import { asksForSponsor } from '../../shared/forms/sponsorAddress.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { useSession } from '../../client/index.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { ProofField } from './ProofField.tsx'
import { accountRead } from './queries.ts'
import { EmailField } from '../../shared/fields/EmailField.tsx'
import styles from './settings.module.css'
import { SectionForm } from './SectionForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** The address one signs in with; another one counts once it is confirmed (`account.settings`). */
export function EmailSection() {
  const t = usePhrases(settingsPhrases)
  const [account, instead] = useRead(accountRead, t.couldNotLoad, 2)
  const [round, setRound] = useState(0)
  return (
    <SettingsSection id="email">
      {account ? <PresentEmail account={account} /> : instead}
      <NewEmailForm key={round} onDone={() => setRound(round + 1)} />
    </SettingsSection>
  )
}

function PresentEmail({ account }: { account: Account }) {
  const t = usePhrases(settingsPhrases).email
  return (
    <>
      <p className={styles.fact}>
        <span>{t.present}</span>
        <strong>{account.email}</strong>
      </p>
      {account.newEmail && <Notice>{t.waiting(account.newEmail)}</Notice>}
    </>
  )
}

function NewEmailForm({ onDone }: { onDone: () => void }) {
  const t = usePhrases(settingsPhrases)
  const { user } = useSession()
  const queryClient = useQueryClient()
  const { form } = useContractForm({
    route: () => import('@podium/contract/settings').then((contract) => contract.changeEmail),
    input: ({ email = '', password = '' }) => ({ body: { email, password } }),
    asks: asksForSponsor(user?.role === 'SPONSOR'),
    onDone: async (_, { email = '' }) => {
      await queryClient.invalidateQueries(accountRead)
      toast.success(t.email.done(email.trim()))
      onDone()
    },
  })
  return (
    <SectionForm {...form} submit={t.email.submit}>
      <EmailField
        label={t.email.newEmail}
        hint={user?.role === 'SPONSOR' ? t.email.companyHint : undefined}
        required
      />
      <ProofField hint={t.proof.hint} />
    </SectionForm>
  )
}
