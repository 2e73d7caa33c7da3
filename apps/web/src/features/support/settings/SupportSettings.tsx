import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { SupportSettings as Settings } from '@podium/contract/support'
import { thankYouLength } from '@podium/contract/support-rules'
import { shellPhrases } from '@podium/phrases/shell'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useUnsavedPart } from '../../../shared/forms/unsavedParts.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import { LoadError } from '../../../ui/feedback/LoadError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { SwitchField } from '../../../ui/fields/SwitchField.tsx'
import { TextareaField } from '../../../ui/fields/TextareaField.tsx'
import { supportSettings } from '../queries.ts'
import styles from './SupportSettings.module.css'
import { useSaveSettings } from './useSaveSettings.ts'

/** Whether an athlete takes requests now, and what they say to whom they accept. */
export function SupportSettings() {
  const t = usePhrases(supportersPhrases).settings
  const { retry } = usePhrases(shellPhrases)
  const { data, isError, isFetching, refetch } = useQuery(supportSettings)
  return (
    <section id="support" className={styles.settings} aria-labelledby="support-settings">
      <h2 id="support-settings">{t.title}</h2>
      {!data && !isError && <Skeleton shape="block" height="14rem" />}
      {!data && isError && (
        <LoadError
          message={t.couldNotLoad}
          retryLabel={retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Form settings={data} />}
    </section>
  )
}

/** The switch holds at once; the text is saved by its button, or with the page. */
function Form({ settings }: { settings: Settings }) {
  const t = usePhrases(supportersPhrases).settings
  const [accepting, setAccepting] = useState(settings.accepting)
  const [thankYou, setThankYou] = useState(settings.thankYou)
  const { isBusy, save } = useSaveSettings()
  const saveText = async () => {
    const saved = await save({ accepting, thankYou })
    if (saved) setThankYou(saved.thankYou)
    return saved !== null
  }
  useUnsavedPart(thankYou !== settings.thankYou, saveText)
  const switchTo = async (wanted: boolean) => {
    setAccepting(wanted)
    const saved = await save({ accepting: wanted, thankYou: settings.thankYou })
    if (!saved) setAccepting(!wanted)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy) void saveText()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <SwitchField
        label={t.accepting}
        hint={t.acceptingHint}
        checked={accepting}
        disabled={isBusy}
        onChecked={(wanted) => void switchTo(wanted)}
      />
      <TextareaField
        name="thankYou"
        label={t.thankYou}
        hint={t.thankYouHint}
        maxLength={thankYouLength}
        counter={(length) => t.thankYouLeft(thankYouLength - length)}
        limitReached={t.thankYouFull}
        value={thankYou}
        onChange={(event) => setThankYou(event.currentTarget.value)}
      />
      <Button type="submit" busy={isBusy} className={styles.save}>
        {t.save}
      </Button>
    </form>
  )
}
