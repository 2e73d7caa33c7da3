import { useState } from 'react'
import { personName } from '@podium/contract/person-name'
import { lostFactorPhrases } from '@podium/phrases/lost-factor'
import { Refusal } from '../../../client/index.ts'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { UserInFull } from './userInFull.ts'

interface Props {
  user: UserInFull
  onClose: () => void
}

/** Begins the wait of another admin who lost app and recovery codes (`sign-in.lost-factor`). */
export function LostFactorDialog({ user, onClose }: Props) {
  const t = usePhrases(lostFactorPhrases).admins
  const { form, refused } = useReport(user.id, onClose)
  const name = personName(user)
  return (
    <FormDialog title={t.title(name)} form={form} submit={t.submit} onClose={onClose}>
      <p>{t.text(name)}</p>
      <TextField name="reason" label={t.reason} maxLength={255} required />
      {refused && (
        <Notice tone="danger" role="alert">
          {refused}
        </Notice>
      )}
    </FormDialog>
  )
}

function useReport(id: number, onClose: () => void) {
  const t = usePhrases(lostFactorPhrases).admins
  const { moment } = useFormats()
  const [refused, setRefused] = useState<string>()
  const form = useContractForm({
    route: () =>
      import('@podium/contract/lost-factor').then((contract) => contract.reportLostFactorOfAdmin),
    input: ({ reason = '' }) => ({ params: { id }, body: { reason } }),
    onDone: ({ endsAt }) => {
      toast.success(t.done(moment(endsAt)))
      onClose()
    },
    onError: (error) => {
      if (!(error instanceof Refusal)) return false
      const why = error.has('forbidden')
        ? t.needsOwn
        : error.has('stateChanged')
          ? t.off
          : undefined
      setRefused(why)
      return why !== undefined
    },
  })
  return { ...form, refused }
}
