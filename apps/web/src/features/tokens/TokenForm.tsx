import { thisMoment } from '@podium/contract/clock'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tokenLimits } from '@podium/contract/limits'
import type { CreatedToken } from '@podium/contract/tokens'
import { tokensPhrases } from '@podium/phrases/tokens'
import { Form } from '../../shared/forms/Form.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { tokensRead } from './queries.ts'
import part from '../../shared/settings/part.module.css'
import { ScopeBoxes, scopesIn } from '../../shared/settings/ScopeBoxes.tsx'
import { Submit } from '../../shared/forms/Submit.tsx'

/** How long a token works, in days. */
const durations = [30, 90, 365]

interface Props {
  onMade: (made: CreatedToken) => void
}

/** Makes a token: what for, what it may do, how long. */
export function TokenForm({ onMade }: Props) {
  const [round, setRound] = useState(0)
  const done = (made: CreatedToken) => {
    onMade(made)
    setRound(round + 1)
  }
  return <EmptyForm key={round} onMade={done} />
}

function EmptyForm({ onMade }: Props) {
  const t = usePhrases(tokensPhrases).form
  const queryClient = useQueryClient()
  const { form, errorOf } = useContractForm({
    route: () => import('@podium/contract/tokens').then(({ createToken }) => createToken),
    input: ({ name = '', expiresAt, ...ticked }) => ({
      body: {
        name,
        scopes: scopesIn(ticked),
        expiresAt: new Date(thisMoment().getTime() + Number(expiresAt) * 86_400_000).toISOString(),
      },
    }),
    onDone: async (made) => {
      await queryClient.invalidateQueries(tokensRead)
      onMade(made)
    },
  })
  return (
    <section aria-labelledby="make-token" className={part.section}>
      <h2 id="make-token" className={part.title}>
        {t.title}
      </h2>
      <Form {...form} className={part.form} acts={<Submit className={part.act}>{t.submit}</Submit>}>
        <TextField
          name="name"
          label={t.name}
          hint={t.nameHint}
          autoComplete="off"
          maxLength={tokenLimits.name}
          required
        />
        <ScopeBoxes legend={t.scopes} error={errorOf('scopes', t.scopesMissing)} />
        <SelectField
          name="expiresAt"
          label={t.expiresAt}
          options={durations.map((days) => ({ value: String(days), label: t.days(days) }))}
          defaultValue="90"
        />
      </Form>
    </section>
  )
}
