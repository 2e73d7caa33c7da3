import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsPhrases } from '@podium/phrases/settings'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { Refusal } from '../../client/index.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { AccountName, ProofField } from './ProofField.tsx'
import { accountRead } from './queries.ts'

/** Turning two-factor sign-in off, with the password; not where it is demanded. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases(settingsPhrases).twoFactor.end
  const { data: account } = useQuery(accountRead)
  const { form, isDemanded } = useTurnOff(onClose)
  return (
    <FormDialog title={t.title} size="small" form={form} submit={t.submit} danger onClose={onClose}>
      <p>{t.text}</p>
      <AccountName email={account?.email} />
      <ProofField />
      {isDemanded && (
        <Notice tone="danger" role="alert">
          {t.refused}
        </Notice>
      )}
    </FormDialog>
  )
}

function useTurnOff(onClose: () => void) {
  const t = usePhrases(settingsPhrases).twoFactor.end
  const queryClient = useQueryClient()
  const [isDemanded, setDemanded] = useState(false)
  const form = useContractForm({
    route: () => import('@podium/contract/settings').then((contract) => contract.endTwoFactor),
    input: ({ password = '' }) => ({ body: { password } }),
    done: t.done,
    onDone: () => {
      onClose()
      void queryClient.invalidateQueries(accountRead)
    },
    onError: (error) => {
      const demanded = error instanceof Refusal && error.has('forbidden')
      setDemanded(demanded)
      return demanded
    },
  })
  return { ...form, isDemanded }
}
