import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mostDelegationYears, type OfferedKind, offeredKinds } from '@podium/contract/delegations'
import { textLimits } from '@podium/contract/limits'
import { personName } from '@podium/contract/person-name'
import { scopes } from '@podium/contract/scopes'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { useSession } from '../../client/index.ts'
import { Form } from '../../shared/forms/Form.tsx'
import { useContractForm, type ErrorOf } from '../../shared/forms/useContractForm.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { type ChosenPerson, PersonRow, PersonSearch } from '../../shared/people/PersonSearch.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { DayAheadField } from '../../shared/fields/DayAheadField.tsx'
import { addMonths, parseDay, today } from '../../ui/fields/days.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import styles from './delegations.module.css'
import { delegationsKey } from './queries.ts'

/** Offers somebody to act for one: to whom, what for, what they may do, until when. */
export function OfferForm() {
  const [round, setRound] = useState(0)
  return <EmptyForm key={round} onDone={() => setRound(round + 1)} />
}

function EmptyForm({ onDone }: { onDone: () => void }) {
  const t = usePhrases(delegationsPhrases).form
  const [person, setPerson] = useState<ChosenPerson | null>(null)
  const { form, isBusy, errorOf } = useOffering(person, onDone)
  return (
    <section aria-labelledby="offer-delegation" className={styles.form}>
      <h2 id="offer-delegation" className={styles.title}>
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
        <Who person={person} onPerson={setPerson} errorOf={errorOf} />
        <Kind error={errorOf('kind')} />
        <Scopes error={errorOf('scopes', t.scopesMissing)} />
        <Until error={errorOf('endsAt', t.endsAtWrong)} />
      </Form>
    </section>
  )
}

function useOffering(person: ChosenPerson | null, onDone: () => void) {
  const t = usePhrases(delegationsPhrases).form
  const queryClient = useQueryClient()
  return useContractForm({
    route: () =>
      import('@podium/contract/delegations').then((contract) => contract.offerDelegation),
    input: (typed) => ({
      body: {
        ...(person ? { userId: person.id } : typed.email?.trim() && { email: typed.email }),
        kind: typed.kind as OfferedKind,
        scopes: scopes.filter((scope) => typed[`scope-${scope}`]),
        endsAt: endOf(typed.endsAt),
      },
    }),
    onDone: async (_, { email = '' }) => {
      await queryClient.invalidateQueries({ queryKey: delegationsKey })
      toast.success(person ? t.toMember(personName(person)) : t.toAddress(email.trim()))
      onDone()
    },
  })
}

/** The last moment of a day where the user is; what is no day stays, and is said at the field. */
function endOf(typed = ''): string | null {
  if (typed.trim() === '') return null
  const day = parseDay(typed)
  return day ? new Date(`${day}T23:59:59`).toISOString() : typed
}

interface WhoProps {
  person: ChosenPerson | null
  onPerson: (person: ChosenPerson | null) => void
  errorOf: ErrorOf
}

/** A member found by name, or an address. */
function Who({ person, onPerson, errorOf }: WhoProps) {
  const t = usePhrases(delegationsPhrases).form
  const { user } = useSession()
  if (person) {
    return (
      <ul role="list" aria-label={t.to}>
        <PersonRow
          person={person}
          act={t.another}
          label={t.another}
          onAct={async () => onPerson(null)}
        />
      </ul>
    )
  }
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={t.email}
        hint={t.emailHint}
        autoComplete="off"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={textLimits.email}
        error={errorOf('email')}
      />
      <PersonSearch texts={t} except={user ? [user.id] : []} onChoose={onPerson} />
    </>
  )
}

function Kind({ error }: { error: string | undefined }) {
  const t = usePhrases(delegationsPhrases).form
  const [kind, setKind] = useState<OfferedKind>()
  return (
    <ChoiceField
      name="kind"
      label={t.kind}
      value={kind}
      onValue={setKind}
      choices={offeredKinds.map((value) => ({
        value,
        label: t.kinds[value].name,
        hint: t.kinds[value].text,
      }))}
      required
      error={error}
    />
  )
}

/** Nothing is ticked beforehand: what is allowed is chosen. */
function Scopes({ error }: { error: string | undefined }) {
  const t = usePhrases(delegationsPhrases)
  return (
    <fieldset className={styles.boxes}>
      <legend className={styles.subtitle}>{t.form.scopes}</legend>
      {scopes.map((scope, place) => (
        <CheckboxField
          key={scope}
          name={`scope-${scope}`}
          label={t.scopes[scope].name}
          hint={t.scopes[scope].text}
          error={place === 0 ? error : undefined}
        />
      ))}
    </fieldset>
  )
}

function Until({ error }: { error: string | undefined }) {
  const t = usePhrases(delegationsPhrases).form
  const [day, setDay] = useState('')
  return (
    <DayAheadField
      name="endsAt"
      label={t.endsAt}
      hint={t.endsAtHint}
      value={day}
      onValue={setDay}
      last={addMonths(today(), mostDelegationYears * 12)}
      error={error}
      isOptional
    />
  )
}
