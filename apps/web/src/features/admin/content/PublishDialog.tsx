import { useState } from 'react'
import { firstDayAhead, mostDaysAhead } from '@podium/contract/terms-ahead'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { shellPhrases } from '@podium/phrases/shell'
import { DayAheadField } from '../../../shared/fields/DayAheadField.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../shared/dialogs/Dialog.tsx'
import { Submit } from '../../../shared/forms/Submit.tsx'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'

type When = 'AHEAD' | 'NOW'

/** From when on terms are in force: from a day ahead, unless the admin chooses otherwise (`terms.announced`). */
export function useAnnouncement() {
  const [when, setWhen] = useState<When>('AHEAD')
  const [day, setDay] = useState(firstDayAhead)
  return { when, setWhen, day, setDay, from: when === 'AHEAD' ? day : null }
}

interface Props {
  version: string
  /** Of terms, which are announced. */
  announcement: ReturnType<typeof useAnnouncement> | null
  isMaterial: boolean
  isBusy: boolean
  /** What is wrong with the day. */
  error: string | undefined
  /** Told before the form it stands in is sent. */
  onPublish: () => void
  onClose: () => void
}

/** A last look before a version is published for good; its button sends the form it stands in. */
export function PublishDialog(props: Props) {
  const { version, announcement, isMaterial, isBusy, error, onPublish, onClose } = props
  const t = usePhrases(adminContentPhrases).legal
  const { cancel } = usePhrases(shellPhrases)
  const isAhead = announcement?.when === 'AHEAD'
  const footer = (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Submit busy={isBusy} onClick={onPublish}>
        {isAhead ? t.announce : t.publish}
      </Submit>
    </>
  )
  return (
    <Dialog title={t.publishTitle(version)} onClose={onClose} size="small" footer={footer}>
      <div className="stacked">
        {announcement && <When {...announcement} error={error} />}
        <p>{isAhead ? t.announceText : t.publishText}</p>
        {isMaterial && <p>{isAhead ? t.announceMaterial : t.publishMaterial}</p>}
      </div>
    </Dialog>
  )
}

function When({
  when,
  setWhen,
  day,
  setDay,
  error,
}: NonNullable<Props['announcement']> & Pick<Props, 'error'>) {
  const t = usePhrases(adminContentPhrases).legal
  return (
    <>
      <ChoiceField<When>
        label={t.when}
        name="when"
        value={when}
        onValue={setWhen}
        choices={(['AHEAD', 'NOW'] as const).map((value) => ({ value, ...t.whens[value] }))}
      />
      {when === 'AHEAD' && (
        <DayAheadField
          name="from"
          label={t.from}
          hint={t.fromHint}
          value={day}
          onValue={setDay}
          most={mostDaysAhead}
          error={error && t.tooSoon}
        />
      )}
    </>
  )
}
