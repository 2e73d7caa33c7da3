import { useQuery } from '@tanstack/react-query'
import { textLimits } from '@podium/contract/limits'
import type { Sport } from '@podium/contract/sports'
import { clubsPhrases } from '@podium/phrases/clubs'
import { call } from '../../client/index.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { SuggestField, type Suggestion } from '../../ui/fields/SuggestField.tsx'
import { PlusIcon } from '../../ui/icons/signs.tsx'
import { usePhrases } from '../language/phrases.ts'
import { useRefusals } from '../forms/useRefusals.ts'
import { useDebounced } from '../rendering/useDebounced.ts'
import { clubsNamed } from './clubs.ts'

interface Props {
  name: string
  /** Clubs belong to a sport: until one is chosen there are none. */
  sport: Sport | ''
  value: string
  onValue: (clubName: string) => void
  hint?: string
  required?: boolean
}

/** Wait before clubs are looked up, in milliseconds (`timing.waits`). */
const clubDebounceMs = 1000

interface ClubSuggestion extends Suggestion {
  isNew?: boolean
}

/** A club, found by typing; one that is not there yet can be added. */
export function ClubField({ sport, value, onValue, hint, ...field }: Props) {
  const t = usePhrases(clubsPhrases)
  const suggestions = useSuggestions(sport, value)
  const create = useCreateClub(sport)
  const choose = async ({ label, key, isNew }: ClubSuggestion) => {
    onValue(isNew ? key : label)
    if (isNew) onValue((await create(key)) ?? key)
  }
  return (
    <SuggestField
      {...field}
      label={t.label}
      hint={sport === '' ? t.sportFirst : hint}
      disabled={sport === ''}
      maxLength={textLimits.clubName}
      value={value}
      onText={onValue}
      suggestions={suggestions}
      onChoose={(suggestion) => void choose(suggestion)}
      countText={t.suggestions}
    />
  )
}

function useSuggestions(sport: Sport | '', typed: string): ClubSuggestion[] {
  const t = usePhrases(clubsPhrases)
  const text = typed.trim()
  const debounced = useDebounced(text, clubDebounceMs)
  const { data, isPlaceholderData } = useQuery({
    ...clubsNamed(debounced, sport === '' ? 'NA' : sport),
    enabled: sport !== '',
    placeholderData: (before) => before,
  })
  const names = (data?.list ?? []).map(({ clubCompositeKey }) => clubCompositeKey.clubName)
  const known = names.map((name) => ({ key: name, label: name }))
  const isSettled = debounced === text && data !== undefined && !isPlaceholderData
  const isKnown = names.some((name) => plain(name) === plain(text))
  if (names.length === 1 && names[0] === text) return []
  if (!text || !isSettled || isKnown) return known
  return [...known, { key: text, label: t.create(text), icon: <PlusIcon />, isNew: true }]
}

/**
 * Adds a club and answers its name: of one that differs in case or accents only, the name it has
 * (`clubs.matching`).
 */
function useCreateClub(sport: Sport | '') {
  const t = usePhrases(clubsPhrases)
  const tell = useRefusals()
  return async (clubName: string): Promise<string | null> => {
    try {
      const { createClub } = await import('@podium/contract/clubs')
      const club = await call(createClub, { body: { clubCompositeKey: { clubName, sport } } })
      toast.success(t.created(club.clubCompositeKey.clubName))
      return club.clubCompositeKey.clubName
    } catch (error) {
      await tell(error)
      return null
    }
  }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
