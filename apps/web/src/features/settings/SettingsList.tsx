import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { languageTable } from '@podium/contract/locale'
import { paths } from '@podium/contract/paths'
import { settingsPhrases } from '@podium/phrases/settings'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { Link } from '../../router/index.ts'
import { ChevronRightIcon } from '../../ui/icons/signs.tsx'
import { Card } from '../../ui/surfaces/Card.tsx'
import { groupsOf, partTitles, type SettingsPart } from './parts.ts'
import { accountRead, consentsRead, exportRead, sessionsRead } from './queries.ts'
import styles from './settings.module.css'

interface Props {
  /** The parts the viewer may open. */
  open: readonly SettingsPart[]
  /** How parts of other features stand. */
  given: (part: SettingsPart) => ReactNode
}

/** Every part of the settings as a row with how it stands now; each leads to its page. */
export function SettingsList({ open, given }: Props) {
  const t = usePhrases(settingsPhrases)
  return (
    <div className={styles.groups}>
      {groupsOf(open).map(({ group, parts }) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className={styles.groupTitle}>
            {t.groups[group]}
          </h2>
          <Card as="ul" role="list" flush className={styles.list}>
            {parts.map((part) => (
              <Row key={part} part={part} given={given(part)} />
            ))}
          </Card>
        </section>
      ))}
    </div>
  )
}

function Row({ part, given }: { part: SettingsPart; given: ReactNode }) {
  const { language } = usePreferences()
  const Value = values[part]
  return (
    <li>
      <Link to={paths.settings({ part })} className={styles.way}>
        <span className={styles.wayTitle}>{partTitles(language)[part]}</span>
        <span className={styles.wayValue}>{given || (Value && <Value />)}</span>
        <ChevronRightIcon />
      </Link>
    </li>
  )
}

/** How a part stands now, in a word or two; empty until it is known. */
const values: Partial<Record<SettingsPart, () => ReactNode>> = {
  email: EmailValue,
  'two-factor': TwoFactorValue,
  sessions: SessionsValue,
  preferences: PreferencesValue,
  consents: ConsentsValue,
  data: DataValue,
}

function EmailValue() {
  const t = usePhrases(settingsPhrases).email
  const { data } = useQuery(accountRead)
  return data?.newEmail ? t.unconfirmed(data.newEmail) : data?.email
}

function TwoFactorValue() {
  const t = usePhrases(settingsPhrases).twoFactor
  const { data } = useQuery(accountRead)
  return data && (data.twoFactor ? t.on : t.off)
}

function SessionsValue() {
  const t = usePhrases(settingsPhrases).sessions
  const { data } = useQuery(sessionsRead)
  return data && t.count(data.length)
}

function PreferencesValue() {
  const t = usePhrases(settingsPhrases).preferences
  const { language, theme } = usePreferences()
  return `${languageTable[language].name}, ${t.themes[theme ?? 'SYSTEM'].toLowerCase()}`
}

function ConsentsValue() {
  const t = usePhrases(settingsPhrases).consents
  const { date } = useFormats()
  const { data } = useQuery(consentsRead)
  return data?.[0] && t.short(date(data[0].givenAt))
}

function DataValue() {
  const t = usePhrases(settingsPhrases).data
  const { moment } = useFormats()
  const { data } = useQuery(exportRead)
  if (data?.state === 'PREPARING') return t.beingPrepared
  return data?.expiresAt && t.readyUntil(moment(data.expiresAt))
}
