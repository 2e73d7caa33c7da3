import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsPhrases } from '@podium/phrases/settings'
import { shellPhrases } from '@podium/phrases/shell'
import { Form } from '../../shared/forms/Form.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { Refusal } from '../../client/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { AccountName, ProofField } from './ProofField.tsx'
import { accountRead } from './queries.ts'
import styles from './settings.module.css'

/** Turning two-factor sign-in off, with the password; not where it is demanded. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases(settingsPhrases).twoFactor.end
  const { close } = usePhrases(shellPhrases)
  const { data: account } = useQuery(accountRead)
  const { form, isBusy, errorOf, isDemanded } = useTurnOff(onClose)
  return (
    <Dialog
      title={t.title}
      closeLabel={close}
      onClose={onClose}
      closeOnBackdrop={false}
      size="small"
    >
      <Form {...form} className={styles.form}>
        <p>{t.text}</p>
        <AccountName email={account?.email} />
        <ProofField error={errorOf('password')} />
        {isDemanded && (
          <Notice tone="danger" role="alert">
            {t.refused}
          </Notice>
        )}
        <Button type="submit" variant="danger" wide busy={isBusy}>
          {t.submit}
        </Button>
      </Form>
    </Dialog>
  )
}

function useTurnOff(onClose: () => void) {
  const t = usePhrases(settingsPhrases).twoFactor.end
  const queryClient = useQueryClient()
  const [isDemanded, setDemanded] = useState(false)
  const form = useContractForm({
    route: () => import('@podium/contract/settings').then((contract) => contract.endTwoFactor),
    input: ({ password = '' }) => ({ body: { password } }),
    onDone: () => {
      onClose()
      toast.success(t.done)
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
