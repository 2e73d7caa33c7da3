import type { ReactNode } from 'react'
import type { listConsents } from '@podium/contract/settings'
import { languages } from '@podium/contract/locale'
import type { Reply } from '@podium/contract/route'
import { settingsPhrases } from '@podium/phrases/settings'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useTermsInForce } from '../../shared/session/useTermsInForce.ts'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { consentsRead } from './queries.ts'
import styles from './settings.module.css'
import { SettingsSection } from './SettingsSection.tsx'

type Consent = Reply<typeof listConsents>[number]

/** A link to the terms: those in force, or the version given. */
export type TermsLink = (text: string, version?: string) => ReactNode

/** What one agreed to, when and how. */
export function ConsentsSection({ termsLink }: { termsLink: TermsLink }) {
  const t = usePhrases(settingsPhrases).consents
  const [consents, instead] = useRead(consentsRead, t.couldNotLoad, 2)
  const { version: inForce } = useTermsInForce()
  const isInForce = ({ version }: Consent) => version === inForce
  return (
    <SettingsSection id="consents">
      {instead}
      {consents && (
        <ul role="list" className={styles.rows}>
          {consents.map((consent) => (
            <ConsentRow
              key={consent.givenAt + consent.version}
              {...{ consent, termsLink }}
              isInForce={isInForce(consent)}
            />
          ))}
          {consents.length === 0 && <li className={styles.row}>{t.none}</li>}
        </ul>
      )}
      {inForce !== '' && !consents?.some(isInForce) && <p>{termsLink(t.read)}</p>}
    </SettingsSection>
  )
}

/** A version that is called by a day is read as one. */
const isDay = /^\d{4}-\d{2}-\d{2}$/

interface RowProps {
  consent: Consent
  termsLink: TermsLink
  isInForce: boolean
}

function ConsentRow({ consent, termsLink, isInForce }: RowProps) {
  const t = usePhrases(settingsPhrases).consents
  const { moment, day } = useFormats()
  const { version } = consent
  const name = isDay.test(version) ? t.versionOf(day(version)) : t.version(version)
  const language = languages.find((known) => known === consent.language)
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <p className={styles.rowTitle}>{termsLink(name, consent.version)}</p>
        <p className={styles.rowText}>
          {moment(consent.givenAt)}, {t.how[consent.givenBy]}
          {language && `, ${t.languages[language]}`}
        </p>
      </div>
      {isInForce && <Badge tone="success">{t.inForce}</Badge>}
    </li>
  )
}
