import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isLongEnough } from '@podium/contract/search-words'
import type { ListedCard } from '@podium/contract/network'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { isMemberRole } from '@podium/contract/roles'
import { networkPhrases } from '@podium/phrases/network'
import { sportPhrases } from '@podium/phrases/sports'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { useDebounced } from '../../shared/rendering/useDebounced.ts'
import { useNavigate } from '../../router/index.ts'
import { Option, OptionList } from '../../ui/fields/OptionList.tsx'
import { useCombobox } from '../../ui/fields/useCombobox.ts'
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import { suggestedPeople } from './queries.ts'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import styles from './SearchSuggestions.module.css'

interface Suggestion {
  to: string
  person: ListedCard | null
}

/**
 * The first few who fit what stands in a search box, below it: arrows choose, Enter opens, Escape puts
 * them away. The box belongs to another component: without this code it searches all the same.
 */
export default function SearchSuggestions({ box, text }: { box: HTMLInputElement; text: string }) {
  const t = usePhrases(networkPhrases)
  const navigate = useNavigate()
  const suggestions = useSuggestions(text)
  const list = useCombobox({
    count: suggestions.length,
    onChoose: (index) => {
      const chosen = suggestions[index]
      if (chosen) navigate(chosen.to)
    },
  })
  const openAgain = useEffectEvent(() => list.open(-1))
  useEffect(() => openAgain(), [text])
  useForeignBox(box, list)
  return (
    <>
      <OptionList {...list.list} label={t.suggestions} box={useRef(box)} className={styles.list}>
        {suggestions.map(({ to, person }, index) => (
          <Option key={to} {...list.option(index)}>
            {person ? <Person person={person} /> : <b>{t.everyone(text.trim())}</b>}
          </Option>
        ))}
      </OptionList>
      <span role="status" className="visually-hidden">
        {list.isOpen ? t.suggested(suggestions.length) : ''}
      </span>
    </>
  )
}

function Person({ person }: { person: ListedCard }) {
  const t = usePhrases(networkPhrases)
  const sports = usePhrases(sportPhrases)
  const { id, role, sport, clubName, avatar } = person
  const name = personName(person)
  const note = [sport ? sports[sport] : role && t.roles[role], clubName]
  return (
    <>
      <Avatar
        userId={id}
        role={role ?? 'ATHLETE'}
        sport={sport}
        name={name}
        src={avatar.main}
        size="small"
      />
      <span className={styles.words}>
        <b>{name}</b>
        <small>
          <Facts of={note} />
        </small>
      </span>
    </>
  )
}

/** Wait after the last keystroke, in milliseconds. */
const debounceMs = 200

/** People by name, and last the way to all of them. */
function useSuggestions(text: string): Suggestion[] {
  const { slug } = usePublicConfig()
  const words = useDebounced(text.trim(), debounceMs)
  const isAsked = isLongEnough(words) && words === text.trim()
  const { data } = useQuery({ ...suggestedPeople(words), enabled: isAsked })
  if (!isAsked || !data?.list.length) return []
  const people = data.list.flatMap((person) =>
    person.role && isMemberRole(person.role)
      ? [{ to: paths.profile(person.role, person.id), person }]
      : [],
  )
  return [...people, { to: paths.network({ slug, q: words }), person: null }]
}

/** Gives a box of another component the keys and attributes of the list, and takes them back. */
function useForeignBox(box: HTMLInputElement, list: ReturnType<typeof useCombobox>): void {
  const keyDown = useEffectEvent(list.onKeyDown)
  const blur = useEffectEvent(list.close)
  useEffect(() => {
    const left = new AbortController()
    box.addEventListener('keydown', (event) => keyDown(event), left)
    box.addEventListener('blur', () => blur(), left)
    return () => left.abort()
  }, [box])
  const attributes = JSON.stringify(list.box)
  useEffect(() => {
    const entries = Object.entries(JSON.parse(attributes) as Record<string, unknown>)
    for (const [name, value] of entries) box.setAttribute(name, String(value))
    return () => entries.forEach(([name]) => box.removeAttribute(name))
  }, [box, attributes])
}
