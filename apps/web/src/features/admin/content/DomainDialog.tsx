import { useState } from 'react'
import { textLimits } from '@podium/contract/limits'
import { type DomainVerdict, domainVerdicts } from '@podium/contract/sponsor-domains'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { shellPhrases } from '@podium/phrases/shell'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useReadAgain } from '../frame/useAct.ts'

/** Allows a domain's addresses to sponsors, or blocks them. */
export function DomainDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases(adminContentPhrases).domains
  const { save } = usePhrases(shellPhrases)
  const [verdict, setVerdict] = useState<DomainVerdict>('ALLOWED')
  const { form, errorOf, refusedAt } = useAdding(verdict, onClose)
  const isTaken = refusedAt('domain') === 'optionNameExists'
  return (
    <FormDialog title={t.addTitle} size="small" form={form} submit={save} onClose={onClose}>
      <p>{t.addText}</p>
      <TextField
        label={t.domain}
        hint={t.domainHint}
        name="domain"
        required
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={textLimits.email}
        data-autofocus
        error={errorOf('domain') && (isTaken ? t.taken : errorOf('domain'))}
      />
      <ChoiceField<DomainVerdict>
        label={t.choice}
        name="verdict"
        value={verdict}
        onValue={setVerdict}
        choices={domainVerdicts.map((value) => ({
          value,
          label: t.verdicts[value],
          hint: t.hints[value],
        }))}
      />
      <TextField
        label={t.reason}
        hint={t.reasonHint}
        name="reason"
        required
        maxLength={textLimits.phrase}
      />
    </FormDialog>
  )
}

function useAdding(verdict: DomainVerdict, onClose: () => void) {
  const t = usePhrases(adminContentPhrases).domains
  const readAgain = useReadAgain()
  return useContractForm({
    route: () =>
      import('@podium/contract/sponsor-domains').then(({ addSponsorDomain }) => addSponsorDomain),
    input: ({ domain = '', reason = '' }) => ({ body: { domain, verdict, reason } }),
    onDone: ({ domain }) => {
      toast.success(t.added(domain))
      readAgain()
      onClose()
    },
  })
}
