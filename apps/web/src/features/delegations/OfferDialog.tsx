import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mostDelegationYears, type OfferedKind, offeredKinds } from '@podium/contract/delegations'
import { personName } from '@podium/contract/person-name'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { useSession } from '../../client/index.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { type ChosenPerson, PersonRow, PersonSearch } from '../../shared/people/PersonSearch.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { DayAheadField } from '../../shared/fields/DayAheadField.tsx'
import { endOfTyped, lastWithin } from '../../shared/fields/endOfDays.ts'
import { ScopeBoxes, scopesIn } from '../../shared/settings/ScopeBoxes.tsx'
import { EmailField } from '../../shared/fields/EmailField.tsx'
import { delegationsKey } from './queries.ts'

/** Offers a member, or an address, to act for the user: to whom, what for, what they may do, until when. */
export function OfferDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases(delegationsPhrases).form
  const [person, setPerson] = useState<ChosenPerson | null>(null)
  const { form, errorOf } = useOffering(person, onClose)
  return (
    <FormDialog title={t.title} form={form} submit={t.submit} onClose={onClose}>
      <Who person={person} onPerson={setPerson} />
      <Kind error={errorOf('kind', t.kindMissing)} />
      <ScopeBoxes legend={t.scopes} error={errorOf('scopes', t.scopesMissing)} />
      <DayAheadField
        name="endsAt"
        label={t.endsAt}
        hint={t.endsAtHint}
        last={lastWithin(mostDelegationYears * 12)}
        error={errorOf('endsAt', t.endsAtWrong)}
        isOptional
      />
    </FormDialog>
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
        scopes: scopesIn(typed),
        endsAt: typed.endsAt?.trim() ? endOfTyped(typed.endsAt) : null,
      },
    }),
    onDone: async (_, { email = '' }) => {
      await queryClient.invalidateQueries({ queryKey: delegationsKey })
      toast.success(person ? t.toMember(personName(person)) : t.toAddress(email.trim()))
      onDone()
    },
  })
}

interface WhoProps {
  person: ChosenPerson | null
  onPerson: (person: ChosenPerson | null) => void
}

/** A member found by name, or an address. */
function Who({ person, onPerson }: WhoProps) {
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
      <EmailField label={t.email} hint={t.emailHint} autoComplete="off" />
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
      error={error}
      choices={offeredKinds.map((value) => ({
        value,
        label: t.kinds[value].name,
        hint: t.kinds[value].text,
      }))}
      required
    />
  )
}
