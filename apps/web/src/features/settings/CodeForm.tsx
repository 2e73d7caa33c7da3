import { useQueryClient } from '@tanstack/react-query'
import { settingsPhrases } from '@podium/phrases/settings'
import { Form } from '../../shared/forms/Form.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { accountRead } from './queries.ts'
import part from '../../shared/settings/part.module.css'
import { Submit } from '../../shared/forms/Submit.tsx'

interface Props {
  submit: string
  onCodes: (recoveryCodes: string[]) => void
}

/** Six digits of the app, for which the server gives new recovery codes. */
export function CodeForm({ submit, onCodes }: Props) {
  const t = usePhrases(settingsPhrases).twoFactor.scan
  const queryClient = useQueryClient()
  const { form, errorOf } = useContractForm({
    route: () => import('@podium/contract/settings').then((contract) => contract.confirmTwoFactor),
    input: ({ code = '' }) => ({ body: { code } }),
    onDone: ({ recoveryCodes }) => {
      void queryClient.invalidateQueries(accountRead)
      onCodes(recoveryCodes)
    },
  })
  return (
    <Form {...form} className={part.form} acts={<Submit wide>{submit}</Submit>}>
      <TextField
        name="code"
        label={t.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        error={errorOf('code', t.wrong)}
      />
    </Form>
  )
}
