import { useEffect, useRef, useState } from 'react'
import type { OutsideCaptcha } from '@podium/contract/captcha'
import { identityPhrases } from '@podium/phrases/identity'
import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../language/phrases.ts'
import { shownTheme, usePreferences } from '../language/Preferences.tsx'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { FieldError } from '../../ui/fields/Field.tsx'
import { askOutside } from './outsideWidget.ts'
import styles from './HumanCheck.module.css'

interface Props {
  provider: OutsideCaptcha
  siteKey: string
  /** The form was sent without an answer. */
  error: string | undefined
}

/** The human check of an outside service, where one is configured. Its answer is the field `captcha`. */
export default function OutsideCheck({ provider, siteKey, error }: Props) {
  const t = usePhrases(identityPhrases).humanCheck
  const { retry } = usePhrases(shellPhrases)
  const { place, answer, hasFailed, tryAgain } = useOutside({ provider, siteKey })
  return (
    <div className={styles.check} role="group" aria-label={t.label}>
      {hasFailed && <LoadError message={t.notLoaded} retryLabel={retry} onRetry={tryAgain} />}
      <div ref={place} />
      {provider === 'recaptcha-v3' && <p>{t.quietly}</p>}
      <FieldError id="captcha-error">{!answer && error}</FieldError>
      <input type="hidden" name="captcha" value={answer} />
    </div>
  )
}

function useOutside({ provider, siteKey }: Pick<Props, 'provider' | 'siteKey'>) {
  const preferences = usePreferences()
  const place = useRef<HTMLDivElement>(null)
  const [answer, setAnswer] = useState('')
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const look = useRef(preferences)
  useEffect(() => {
    const { language } = look.current
    const isDark = shownTheme(look.current) === 'DARK'
    // A place of its own for each try: no service draws twice into the same one.
    const inner = document.createElement('div')
    place.current?.append(inner)
    const asked = askOutside(inner, { provider, siteKey, language, isDark, onAnswer: setAnswer })
    asked.catch(() => setFailed(true))
    return () => {
      inner.remove()
      void asked.then((end) => end()).catch(() => undefined)
    }
  }, [provider, siteKey, tries])
  const tryAgain = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  return { place, answer, hasFailed, tryAgain }
}
