import type { Language } from '@podium/contract/locale'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { fillLegalText } from '@podium/phrases/legal-facts'
import { shellPhrases } from '@podium/phrases/shell'
import { useState, type ReactNode } from 'react'
import { usePublicConfig } from '../../../shared/config/publicConfig.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { BothLanguages } from './BothLanguages.tsx'
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

/** The version in force in both languages, the admin's own first: how it begins, and all of it once asked for. */
export function LegalShown({ version, draw }: { version: Version; draw: DrawText }) {
  const t = usePhrases(adminContentPhrases).legal
  const [isWhole, setWhole] = useState(false)
  return (
    <section aria-labelledby="in-force" className={styles.shown}>
      <h2 id="in-force" className={styles.roomyTitle}>
        {t.shown}
      </h2>
      <BothLanguages
        name="shown"
        draw={(language) => (
          <div className={styles.read} data-whole={isWhole || undefined} inert={!isWhole}>
            <LegalPage
              version={version.version}
              {...{ language, draw }}
              source={version.text[language]}
            />
          </div>
        )}
      />
      <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? t.fold : t.unfold}
      </Button>
    </section>
  )
}
