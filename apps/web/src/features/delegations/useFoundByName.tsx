import { useState } from 'react'
import type { Delegation } from '@podium/contract/delegations'
import { personName } from '@podium/contract/person-name'
import { actingPhrases } from '@podium/phrases/acting'
import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../shared/language/phrases.ts'
import { matching } from '../../ui/fields/matching.ts'
import { SearchField } from '../../ui/fields/SearchField.tsx'

/** From as many on somebody is found by name. */
const searchedFrom = 10

/** Those for whom the user acts, by the name that is typed into the field; there is none for few (`delegation.page`). */
export function useFoundByName(delegations: readonly Delegation[]) {
  const t = usePhrases(actingPhrases)
  const { clearSearch } = usePhrases(shellPhrases)
  const [typed, setTyped] = useState('')
  const named = delegations.map((one) => ({ ...one, label: personName(one.principal) }))
  const found = matching(named, typed)
  const field = named.length >= searchedFrom && (
    <SearchField
      label={t.search}
      placeholder={t.search}
      clearLabel={clearSearch}
      value={typed}
      onValue={setTyped}
    />
  )
  return { found, field, none: found.length === 0 && typed !== '' ? t.nobody : null }
}
