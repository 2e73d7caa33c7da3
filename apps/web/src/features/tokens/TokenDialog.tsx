import { thisMoment } from '@podium/contract/clock'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tokenLimits } from '@podium/contract/limits'
import { tokensPhrases } from '@podium/phrases/tokens'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { tokensRead } from './queries.ts'
import { ScopeBoxes, scopesIn } from '../../shared/settings/ScopeBoxes.tsx'
import { SecretDialog } from '../../shared/settings/SecretDialog.tsx'

/** How long a token works, in days. */
const durations = [30, 90, 365]

/** Makes a token: what for, what it may do, how long; and shows it, this once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases(tokensPhrases)
  const queryClient = useQueryClient()
  const [secret, setSecret] = useState<string | null>(null)
  const { form, errorOf } = useContractForm({
    route: () => import('@podium/contract/tokens').then(({ createToken }) => createToken),
    input: ({ name = '', expiresAt, ...ticked }) => ({
      body: {
        name,
        scopes: scopesIn(ticked),
        expiresAt: new Date(thisMoment().getTime() + Number(expiresAt) * 86_400_000).toISOString(),
      },
    }),
    onDone: async ({ token }) => {
      await queryClient.invalidateQueries(tokensRead)
      setSecret(token)
    },
  })
  if (secret) return <SecretDialog texts={t.shown} secret={secret} onClose={onClose} />
  return (
    <FormDialog title={t.form.title} form={form} submit={t.form.submit} onClose={onClose}>
      <TextField
        name="name"
        label={t.form.name}
        hint={t.form.nameHint}
        autoComplete="off"
        maxLength={tokenLimits.name}
        required
      />
      <ScopeBoxes legend={t.form.scopes} error={errorOf('scopes', t.form.scopesMissing)} />
      <SelectField
        name="expiresAt"
        label={t.form.expiresAt}
        options={durations.map((days) => ({ value: String(days), label: t.form.days(days) }))}
        defaultValue="90"
      />
    </FormDialog>
  )
}
