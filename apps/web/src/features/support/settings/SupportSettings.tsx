import { useRef, useState } from 'react'
import type { SupportSettings as Settings } from '@podium/contract/support'
import { thankYouLength } from '@podium/contract/support-rules'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { changesOf } from '../../../shared/forms/changesOf.ts'
import { useUnsavedPart } from '../../../shared/forms/unsavedParts.tsx'
import { useRead } from '../../../shared/rendering/useRead.tsx'
import { SwitchField } from '../../../ui/fields/SwitchField.tsx'
import { TextareaField } from '../../../ui/fields/TextareaField.tsx'
import { supportSettings } from '../queries.ts'
import styles from './SupportSettings.module.css'
import { useSaveSettings } from './useSaveSettings.ts'

/** Whether an athlete takes requests now, and what they say to whom they accept. */
export function SupportSettings() {
  const t = usePhrases(supportersPhrases).settings
  const [data, instead] = useRead(supportSettings, t.couldNotLoad, '14rem')
  return (
    <section id="support" className={styles.settings} aria-labelledby="support-settings">
      <h2 id="support-settings">{t.title}</h2>
      {instead}
      {data && <Fields settings={data} />}
    </section>
  )
}

/** What is set here is saved with the page, by its one button. */
function Fields({ settings }: { settings: Settings }) {
  const t = usePhrases(supportersPhrases).settings
  // Only what is set here: what is set elsewhere meanwhile is not put back with it.
  const [changes, setChanges] = useState<Partial<Settings>>({})
  const draft = { ...settings, ...changes }
  const { accepting, thankYou } = draft
  const latest = useRef(changes)
  const put = (next: Partial<Settings>) => {
    latest.current = next
    setChanges(next)
  }
  const save = useSaveSettings()
  useUnsavedPart(accepting !== settings.accepting || thankYou !== settings.thankYou, async () => {
    const saved = await save(changesOf(draft, settings))
    if (!saved) return false
    // What was set while it was being saved is not saved yet.
    if (latest.current !== changes) return false
    put({})
    return true
  })
  return (
    <div className="stacked-apart">
      <SwitchField
        label={t.accepting}
        hint={t.acceptingHint}
        checked={accepting}
        onChecked={(wanted) => put({ ...changes, accepting: wanted })}
      />
      <TextareaField
        name="thankYou"
        label={t.thankYou}
        hint={t.thankYouHint}
        maxLength={thankYouLength}
        counter={(length) => t.thankYouLeft(thankYouLength - length)}
        limitReached={t.thankYouFull}
        value={thankYou}
        onChange={(event) => put({ ...changes, thankYou: event.currentTarget.value })}
      />
    </div>
  )
}
