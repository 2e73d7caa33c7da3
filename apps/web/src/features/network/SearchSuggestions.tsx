import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
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
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import { suggestedPeople } from './queries.ts'
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
  const listId = useId()
  const suggestions = useSuggestions(text)
  const { isOpen, at, choose, close } = useChoice(box, suggestions.length, text, () => {
    const chosen = suggestions[at]
    if (chosen) navigate(chosen.to)
    return chosen !== undefined
  })
  useCombobox(box, { listId, isOpen, at })
  return (
    <>
      <ul
        id={listId}
        role="listbox"
        aria-label={t.suggestions}
        className={styles.list}
        hidden={!isOpen}
      >
        {suggestions.map(({ to, person }, place) => (
          <li
            key={to}
            id={`${listId}-${place}`}
            role="option"
            aria-selected={place === at}
            className={styles.option}
            // The box keeps the focus, so that leaving it does not close the list before the press counts.
            onPointerDown={(event) => event.preventDefault()}
            onPointerEnter={() => choose(place)}
            onClick={() => {
              close()
              navigate(to)
            }}
          >
            {person ? <Person person={person} /> : <b>{t.everyone(text.trim())}</b>}
          </li>
        ))}
      </ul>
      <span role="status" className="visually-hidden">
        {isOpen ? t.suggested(suggestions.length) : ''}
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
        <small>{note.filter(Boolean).join(' · ')}</small>
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

/** Which suggestion is chosen by the keys, and whether they are shown at all. */
function useChoice(box: HTMLInputElement, count: number, text: string, open: () => boolean) {
  const [state, setState] = useState({ text, at: -1, isClosed: false })
  const present = state.text === text ? state : { text, at: -1, isClosed: false }
  const isOpen = count > 0 && !present.isClosed
  const set = (change: Partial<typeof state>) => setState({ ...present, ...change })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && count > 0) {
      event.preventDefault()
      set({ at: (present.at + step + count) % count, isClosed: false })
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      set({ isClosed: true })
    } else if (event.key === 'Enter') {
      const opens = isOpen && open()
      if (opens) event.preventDefault()
      set({ isClosed: true, at: -1 })
    }
  })
  const onBlur = useEffectEvent(() => set({ isClosed: true }))
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event)
    const blur = () => onBlur()
    box.addEventListener('keydown', key)
    box.addEventListener('blur', blur)
    return () => {
      box.removeEventListener('keydown', key)
      box.removeEventListener('blur', blur)
    }
  }, [box])
  return {
    isOpen,
    at: present.at,
    choose: (at: number) => set({ at }),
    close: () => set({ isClosed: true }),
  }
}

/** Tells assistive technology that the box has a list, which line is chosen, and takes it back. */
function useCombobox(
  box: HTMLInputElement,
  { listId, isOpen, at }: { listId: string; isOpen: boolean; at: number },
): void {
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      ...(isOpen && at >= 0 && { 'aria-activedescendant': `${listId}-${at}` }),
    }
    for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value)
    return () => Object.keys(attributes).forEach((name) => box.removeAttribute(name))
  }, [box, listId, isOpen, at])
}
