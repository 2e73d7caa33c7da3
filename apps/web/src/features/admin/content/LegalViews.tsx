import { useState, type ReactNode } from 'react'
import type { Language } from '@podium/contract/locale'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { BothLanguages } from './BothLanguages.tsx'
import styles from './content.module.css'
import { LegalPage, type DrawText } from './LegalShown.tsx'
import { lineDiff, shorten } from './lineDiff.ts'
import type { Version } from './queries.ts'

type View = 'write' | 'preview' | 'diff'

interface Props {
  version: string
  text: Record<Language, string>
  inForce: Version | undefined
  draw: DrawText
  /** The fields one writes in; they stay while something else is looked at. */
  children: ReactNode
}

/** Writing, the preview and the changes, in both languages side by side. */
export function LegalViews({ version, text, inForce, draw, children }: Props) {
  const t = usePhrases(adminContentPhrases).legal
  const [view, setView] = useState<View>('write')
  return (
    <>
      <ChoiceField<View>
        label={t.tabs.label}
        hideLabel
        name="view"
        value={view}
        onValue={setView}
        choices={[
          { value: 'write', label: t.tabs.write },
          { value: 'preview', label: t.tabs.preview },
          { value: 'diff', label: t.tabs.diff },
        ]}
      />
      <div hidden={view !== 'write'}>{children}</div>
      {view !== 'write' && (
        <BothLanguages
          name="view"
          draw={(language) =>
            view === 'preview' ? (
              <LegalPage {...{ version, language, draw }} source={text[language]} />
            ) : (
              inForce && (
                <Diff
                  old={inForce.text[language]}
                  fresh={text[language]}
                  version={inForce.version}
                />
              )
            )
          }
        />
      )}
    </>
  )
}

function Diff({ old, fresh, version }: { old: string; fresh: string; version: string }) {
  const t = usePhrases(adminContentPhrases).legal
  if (old.trim() === fresh.trim()) return <p>{t.same}</p>
  return (
    <>
      <p>{t.comparedWith(version)}</p>
      <div className={styles.diff}>
        {shorten(lineDiff(old, fresh)).map((line, index) => (
          <p key={index} data-kind={line.kind}>
            {line.kind === 'skipped' ? t.unchanged(line.count) : <Line {...line} />}
          </p>
        ))}
      </div>
    </>
  )
}

const signs = { same: ' ', added: '+', removed: '-' }

function Line({ kind, text }: { kind: keyof typeof signs; text: string }) {
  const t = usePhrases(adminContentPhrases).legal
  return (
    <>
      {kind !== 'same' && <span className="visually-hidden">{t[kind]}: </span>}
      <span aria-hidden="true">{signs[kind]} </span>
      {text}
    </>
  )
}
