import { thisMoment } from '@podium/contract/clock'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tokenLimits } from '@podium/contract/limits'
import { scopes } from '@podium/contract/scopes'
import type { CreatedToken } from '@podium/contract/tokens'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { tokensPhrases } from '@podium/phrases/tokens'
import { Form } from '../../shared/forms/Form.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { tokensRead } from './queries.ts'
import styles from './tokens.module.css'

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
  const { form, isBusy, errorOf } = useContractForm({
    route: () => import('@podium/contract/tokens').then(({ createToken }) => createToken),
    input: ({ name = '', expiresAt, ...ticked }) => ({
      body: {
        name,
        scopes: scopes.filter((scope) => ticked[`scope-${scope}`]),
        expiresAt: new Date(thisMoment().getTime() + Number(expiresAt) * 86_400_000).toISOString(),
      },
    }),
    onDone: async (made) => {
      await queryClient.invalidateQueries(tokensRead)
      onMade(made)
    },
  })
  return (
    <section aria-labelledby="make-token" className={styles.form}>
      <h2 id="make-token" className={styles.title}>
        {t.title}
      </h2>
      <Form
        {...form}
        className={styles.form}
        acts={
          <Button type="submit" variant="primary" busy={isBusy} className={styles.act}>
            {t.submit}
          </Button>
        }
      >
        <TextField
          name="name"
          label={t.name}
          hint={t.nameHint}
          autoComplete="off"
          maxLength={tokenLimits.name}
          required
          error={errorOf('name')}
        />
        <Scopes error={errorOf('scopes', t.scopesMissing)} />
        <SelectField
          name="expiresAt"
          label={t.expiresAt}
          options={durations.map((days) => ({ value: String(days), label: t.days(days) }))}
          defaultValue="90"
          error={errorOf('expiresAt')}
        />
      </Form>
    </section>
  )
}

/** Nothing is ticked beforehand: what is allowed is chosen. */
function Scopes({ error }: { error: string | undefined }) {
  const t = usePhrases(tokensPhrases).form
  const names = usePhrases(delegationsPhrases).scopes
  return (
    <fieldset className={styles.boxes}>
      <legend className={styles.subtitle}>{t.scopes}</legend>
      {scopes.map((scope, place) => (
        <CheckboxField
          key={scope}
          name={`scope-${scope}`}
          label={names[scope].name}
          hint={names[scope].text}
          error={place === 0 ? error : undefined}
        />
      ))}
    </fieldset>
  )
}
