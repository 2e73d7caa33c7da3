import { shellPhrases } from '@podium/phrases/shell'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { shownTheme, usePreferences } from '../../shared/language/Preferences.tsx'
import { ThemeIcon } from '../../ui/icons/BarIcons.tsx'
import styles from './PreferenceSwitches.module.css'

/** Switches to the other language; speaks in that language. */
export function LanguageSwitch() {
  const t = usePhrases(shellPhrases)
  const { language, change } = usePreferences()
  const other = language === 'en' ? 'pt' : 'en'
  return (
    <button
      type="button"
      className={styles.language}
      lang={other}
      title={t.bar.language}
      onClick={() => change({ language: other })}
    >
      <span aria-hidden="true">{other.toUpperCase()}</span>
      <span className="visually-hidden">{t.bar.language}</span>
    </button>
  )
}

export function ThemeSwitch() {
  const t = usePhrases(shellPhrases)
  const preferences = usePreferences()
  const switchTheme = () =>
    preferences.change({ theme: shownTheme(preferences) === 'DARK' ? 'LIGHT' : 'DARK' })
  return <IconButton label={t.bar.theme} icon={<ThemeIcon />} onClick={switchTheme} />
}
