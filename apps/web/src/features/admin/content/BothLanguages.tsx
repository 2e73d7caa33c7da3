import { useState, type ReactNode } from 'react'
import { type Language, languages } from '@podium/contract/locale'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { usePreferences } from '../../../shared/language/Preferences.tsx'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import styles from './content.module.css'

interface Props {
  /** Tells the choice and the headings from others on the page. */
  name: string
  draw: (language: Language) => ReactNode
}

/** A text in both languages, the admin's own first: side by side, or where there is room for one the one that is chosen. */
export function BothLanguages({ name, draw }: Props) {
  const t = usePhrases(adminContentPhrases).legal
  const { language: own } = usePreferences()
  const [chosen, setChosen] = useState(own)
  const ordered = useOwnFirst()
  return (
    <>
      <div className={styles.oneOfBoth}>
        <ChoiceField<Language>
          label={t.language}
          hideLabel
          name={`${name}.language`}
          value={chosen}
          onValue={setChosen}
          choices={ordered.map((value) => ({ value, label: t.languages[value] }))}
        />
      </div>
      <div className={styles.columns}>
        {ordered.map((language) => (
          <section
            key={language}
            className={styles.view}
            data-chosen={language === chosen || undefined}
            aria-labelledby={`${name}-${language}`}
          >
            <h3 id={`${name}-${language}`}>{t.languages[language]}</h3>
            {draw(language)}
          </section>
        ))}
      </div>
    </>
  )
}

/** In which order both are read and written: the admin's own first. */
export function useOwnFirst(): Language[] {
  const { language: own } = usePreferences()
  return languages.toSorted((one, other) => Number(other === own) - Number(one === own))
}
