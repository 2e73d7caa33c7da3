import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { PersonCard } from '@podium/contract/people'
import { personName } from '@podium/contract/person-name'
import type { Role } from '@podium/contract/roles'
import { isLongEnough } from '@podium/contract/search-words'
import { shellPhrases } from '@podium/phrases/shell'
import { read } from '../../client/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import { useAct } from '../forms/useAct.ts'
import { usePhrases } from '../language/phrases.ts'
import { useDebounced } from '../rendering/useDebounced.ts'
import styles from './people.module.css'

/** Most people that are offered at once. */
const mostFound = 5

/** People of the network by name; of some roles alone the rest is left out of more. */
const peopleRead = (q: string, most: number) =>
  read({
    key: ['people', q, most],
    route: () => import('@podium/contract/network').then(({ searchNetwork }) => searchNetwork),
    input: { query: { q, _limit: most } },
  })

export type ChosenPerson = Omit<PersonCard, 'visible'>

interface SearchProps {
  texts: {
    search: string
    searchHint: string
    found: string
    nothingFound: string
    choose: string
    chooseLabel: (name: string) => string
  }
  /** Only these are offered; everybody without it. */
  roles?: readonly Role[]
  /** Who is not offered, by id. */
  except: number[]
  /** What stands around it says whom it finds. */
  hideLabel?: boolean
  onChoose: (person: ChosenPerson) => void | Promise<void>
}

/** A field that finds members by name, of whom one is chosen. */
export function PersonSearch(props: SearchProps) {
  const { texts: t, roles, except, hideLabel = false, onChoose } = props
  const { clearSearch } = usePhrases(shellPhrases)
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim(), 500)
  const isAsking = q !== '' && isLongEnough(q)
  const { data } = useQuery({
    ...peopleRead(q, roles ? 4 * mostFound : mostFound),
    enabled: isAsking,
  })
  const fitting =
    data?.list.flatMap(({ role, ...card }) => {
      const fits = role && card.id && !except.includes(card.id) && (!roles || roles.includes(role))
      return fits ? [{ ...card, role }] : []
    }) ?? []
  const found = fitting.slice(0, mostFound)
  return (
    <>
      <SearchField
        name="person"
        label={t.search}
        hideLabel={hideLabel}
        hint={t.searchHint}
        clearLabel={clearSearch}
        value={typed}
        onValue={setTyped}
      />
      {isAsking && data && found.length === 0 && <p role="status">{t.nothingFound}</p>}
      {found.length > 0 && (
        <ul role="list" className={styles.rows} aria-label={t.found}>
          {found.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              act={t.choose}
              label={t.chooseLabel(personName(person))}
              onAct={async () => onChoose(person)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface RowProps {
  person: ChosenPerson
  act: string
  label: string
  onAct: () => Promise<void>
}

/** Somebody with their picture, and one thing to do about them. */
export function PersonRow({ person, act, label, onAct }: RowProps) {
  const { isBusy, run } = useAct(onAct)
  return (
    <li className={styles.row}>
      <Person person={person} />
      <Button size="small" busy={isBusy} onClick={run} aria-label={label}>
        {act}
      </Button>
    </li>
  )
}

/** Somebody by picture and name. */
export function Person({ person, children }: { person: ChosenPerson; children?: ReactNode }) {
  const { id, role, sport, name, avatar } = person
  return (
    <>
      <Avatar userId={id} role={role} sport={sport} src={avatar.main} name={name} size="small" />
      <span className={styles.name}>
        {personName(person)}
        {children}
      </span>
    </>
  )
}
