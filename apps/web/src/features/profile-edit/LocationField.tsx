import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lookupDebounceMs, textLimits } from '@podium/contract/limits'
import type { Location } from '@podium/contract/profiles'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { placesNamed } from '../../shared/fields/places.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'
import { useDebounced } from '../../shared/rendering/useDebounced.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { SuggestField } from '../../ui/fields/SuggestField.tsx'
import { PinIcon } from '../../ui/icons/signs.tsx'
import { PlaceMap } from '../../shared/fields/PlaceMap.tsx'
import { readLocation, writeLocation } from './draft.ts'
import { movedTo } from './location.ts'
import type { Edit } from './useEdit.ts'
import styles from './EditForm.module.css'

/** A place on the map: searched by its name, or set with a click. */
export function LocationField({ edit }: { edit: Edit }) {
  const t = usePhrases(profileEditPhrases).contact
  const location = readLocation(edit.draft.location)
  const set = (place: Location) => edit.change('location', writeLocation(place))
  const isHydrated = useHydrated()
  const pictured = usePhrases(profileEditPhrases).pictures
  return (
    <div id="location" className={styles.location}>
      <PlaceSearch onPlace={set} error={edit.errorOf('location.label')} />
      {isHydrated && (
        <PlaceMap
          point={location}
          label={t.map}
          zoomInLabel={pictured.zoomIn}
          zoomOutLabel={pictured.zoomOut}
          onPoint={(point) => set(movedTo(point, location))}
        />
      )}
      <div className={styles.pinned}>
        <p role="status">
          <PinIcon /> {location ? location.label : t.locationNone}
        </p>
        {location && (
          <Button size="small" variant="quiet" onClick={() => edit.change('location', '')}>
            {t.locationRemove}
          </Button>
        )}
      </div>
    </div>
  )
}

interface PlaceSearchProps {
  onPlace: (place: Location) => void
  error: string | undefined
}

/** The shortest name that is searched for. */
const shortest = 2

function PlaceSearch({ onPlace, error }: PlaceSearchProps) {
  const t = usePhrases(profileEditPhrases)
  const [text, setText] = useState('')
  const debounced = useDebounced(text.trim(), lookupDebounceMs)
  const { data } = useQuery({
    ...placesNamed(debounced),
    enabled: debounced.length >= shortest,
    placeholderData: (before) => before,
  })
  const suggestions = (text.trim().length >= shortest ? (data ?? []) : []).map((place) => {
    const { name, region, countryCode, lat, lng } = place
    const note = [region === name ? null : region, countryCode].filter(Boolean).join(', ')
    return { key: `${name} ${lat} ${lng}`, label: name, note, place }
  })
  return (
    <SuggestField
      label={t.contact.location}
      hint={t.contact.locationHint}
      placeholder={t.contact.locationSearch}
      error={error}
      maxLength={textLimits.placeLabel}
      value={text}
      onText={setText}
      suggestions={suggestions}
      countText={t.about.suggestions}
      onChoose={({ place }) => {
        const { name, region, lat, lng } = place
        setText('')
        onPlace({ lat, lng, label: region && region !== name ? `${name}, ${region}` : name })
      }}
    />
  )
}
