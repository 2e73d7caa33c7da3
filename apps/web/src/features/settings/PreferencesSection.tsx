import { languages, languageTable, themes } from '@podium/contract/locale'
import { settingsPhrases } from '@podium/phrases/settings'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { ThemeIcon } from '../../ui/icons/BarIcons.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { MoonIcon, SunIcon } from '../../ui/icons/workSigns.tsx'
import part from '../../shared/settings/part.module.css'
import { SettingsSection } from './SettingsSection.tsx'

const themeIcons = { SYSTEM: <ThemeIcon />, LIGHT: <SunIcon />, DARK: <MoonIcon /> }
const choices = ['SYSTEM', ...themes] as const

/** Language and theme; each choice holds at once and is kept with the account. */
export function PreferencesSection() {
  const t = usePhrases(settingsPhrases).preferences
  const { language, theme, change } = usePreferences()
  return (
    <SettingsSection id="preferences">
      <div className={part.form}>
        <ChoiceField
          name="language"
          label={t.language}
          value={language}
          onValue={(chosen) => change({ language: chosen })}
          choices={languages.map((value) => ({ value, label: languageTable[value].name }))}
        />
        <ChoiceField
          name="theme"
          label={t.theme}
          value={theme ?? 'SYSTEM'}
          onValue={(chosen) => change({ theme: chosen === 'SYSTEM' ? null : chosen })}
          choices={choices.map((value) => ({
            value,
            label: t.themes[value],
            icon: themeIcons[value],
          }))}
        />
      </div>
    </SettingsSection>
  )
}
