import { adminPhrases } from '@podium/phrases/admin'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'

interface Props {
  onProven: () => void
  onClose: () => void
}

/** Asks for the password once more, over whatever one is doing; the act behind it then goes on. */
export default function ProofDialog({ onProven, onClose }: Props) {
  const t = usePhrases(adminPhrases).proof
  const { form } = useContractForm({
    route: () => import('@podium/contract/identity').then(({ provePassword }) => provePassword),
    input: ({ password = '' }) => ({ body: { password } }),
    onDone: onProven,
  })
  return (
    <FormDialog title={t.title} size="small" form={form} submit={t.confirm} onClose={onClose}>
      <p>{t.text}</p>
      <PasswordField
        name="password"
        label={t.password}
        showLabel={t.show}
        hideValueLabel={t.hide}
        autoComplete="current-password"
        required
      />
    </FormDialog>
  )
}
