import { type Language, languages } from '@podium/contract/locale'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { fillLegalText } from '@podium/phrases/legal-facts'
import { shellPhrases } from '@podium/phrases/shell'
import type { ReactNode } from 'react'
import { usePublicConfig } from '../../../shared/config/publicConfig.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { usePreferences } from '../../../shared/language/Preferences.tsx'
import styles from './content.module.css'
import type { Version } from './queries.ts'

/** Draws a legal text as readers see it; `note` stands under its title. */
export type DrawText = (source: string, note: string) => ReactNode

interface PageProps {
  version: string
  language: Language
  /** Its Markdown. */
  source: string
  draw: DrawText
}

/** A text in one language, as its readers see it. */
export function LegalPage({ version, language, source, draw }: PageProps) {
  const { legal } = usePhrases(shellPhrases)
  const config = usePublicConfig()
  return (
    <div className={styles.page} lang={language}>
      {draw(fillLegalText(source, config, language), legal.version(version))}
    </div>
  )
}

/** The version in force in both languages, the admin's own first. */
export function LegalShown({ version, draw }: { version: Version; draw: DrawText }) {
  const t = usePhrases(adminContentPhrases).legal
  const { language: own } = usePreferences()
  return (
    <section aria-labelledby="in-force" className={styles.group}>
      <h2 id="in-force">{t.shown}</h2>
      <div className={styles.columns}>
        {languages
          .toSorted((one, other) => Number(other === own) - Number(one === own))
          .map((language) => (
            <div key={language} className={styles.view}>
              <h3 id={`shown-${language}`}>{t.languages[language]}</h3>
              <div
                className={styles.read}
                tabIndex={0}
                role="region"
                aria-labelledby={`shown-${language}`}
              >
                <LegalPage
                  version={version.version}
                  {...{ language, draw }}
                  source={version.text[language]}
                />
              </div>
            </div>
          ))}
      </div>
    </section>
  )
}
