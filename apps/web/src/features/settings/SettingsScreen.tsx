import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { notificationPhrases } from '@podium/phrases/notifications'
import { settingsPhrases } from '@podium/phrases/settings'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { useSession } from '../../client/index.ts'
import { Link, Navigate, useLocation, useParams } from '../../router/index.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ChevronLeftIcon } from '../../ui/icons/signs.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { AppSection } from './AppSection.tsx'
import { ClosingSection } from './ClosingSection.tsx'
import { ConsentsSection, type TermsLink } from './ConsentsSection.tsx'
import { DataSection } from './DataSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { lockedParts, partIn, partTitles, settingsParts, type SettingsPart } from './parts.ts'
import { PasswordSection } from './PasswordSection.tsx'
import { PreferencesSection } from './PreferencesSection.tsx'
import { accountRead } from './queries.ts'
import { SessionsSection } from './SessionsSection.tsx'
import { SettingsList } from './SettingsList.tsx'
import styles from './settings.module.css'
import { SettingsSection } from './SettingsSection.tsx'
import { TwoFactorSection } from './TwoFactorSection.tsx'

/** A part that not everybody has: what it shows, and how it stands now. */
interface PartOfMembers {
  part: ReactNode
  value: ReactNode
}

interface Props {
  termsLink: TermsLink
  /** What one hears of, and how. */
  notifications: ReactNode
  /** Who may write to one, and how that stands; nothing for administrators. */
  messages: PartOfMembers | null
  /** What it means to be under 18, or to look after who is; nothing for administrators. */
  guardian: PartOfMembers | null
  /** Who one is as a seller; nothing for who sells nothing. */
  trader: PartOfMembers | null
}

/** Everything users do with their own account: a list of parts, and each part at an address of its own. */
export function SettingsScreen(props: Props) {
  const { user } = useSession()
  const { hash } = useLocation()
  const { part: name } = useParams()
  const open = openParts(user?.twoFactorDemanded === true, props)
  const part = partIn(name)
  // Each part was once an anchor of one long page.
  const anchored = name ? undefined : partIn(hash.slice(1))
  if (anchored) return <Navigate to={paths.settings({ part: anchored })} replace />
  if (part && !open.includes(part)) return <Navigate to={paths.settings()} replace />
  return part ? <OnePart part={part} open={open} {...props} /> : <AllParts open={open} {...props} />
}

function openParts(
  isLocked: boolean,
  { messages, guardian, trader }: Props,
): readonly SettingsPart[] {
  if (isLocked) return lockedParts
  const given: Partial<Record<SettingsPart, PartOfMembers | null>> = { messages, guardian, trader }
  return settingsParts.filter((part) => given[part] !== null)
}

interface PartsProps extends Props {
  open: readonly SettingsPart[]
}

function AllParts({ open, messages, guardian, trader }: PartsProps) {
  const t = usePhrases(settingsPhrases)
  return (
    <Container className={styles.screen}>
      <Lead title={t.title} />
      <SettingsList
        open={open}
        given={{ messages: messages?.value, guardian: guardian?.value, trader: trader?.value }}
      />
    </Container>
  )
}

function Lead({ title }: { title: string }) {
  const t = usePhrases(settingsPhrases)
  const { data: account } = useQuery(accountRead)
  return (
    <PageTitle lead={account ? t.lead(account.email) : <Skeleton width="14rem" />}>
      {title}
    </PageTitle>
  )
}

/** A part, with the way back to all of them; on desks they stand beside it. */
function OnePart({ part, open, ...parts }: PartsProps & { part: SettingsPart }) {
  const t = usePhrases(settingsPhrases)
  return (
    <Container className={styles.screen}>
      <p className={styles.back}>
        <Link to={paths.settings()}>
          <ChevronLeftIcon />
          {t.title}
        </Link>
      </p>
      <div className={styles.columns}>
        <Contents open={open} />
        <div className={styles.parts} key={part}>
          {drawPart(part, parts)}
        </div>
      </div>
    </Container>
  )
}

function drawPart(
  part: SettingsPart,
  { termsLink, notifications, messages, guardian, trader }: Props,
): ReactNode {
  const drawn: Record<SettingsPart, () => ReactNode> = {
    email: () => <EmailSection />,
    password: () => <PasswordSection />,
    'two-factor': () => <TwoFactorSection />,
    sessions: () => <SessionsSection />,
    preferences: () => <PreferencesSection />,
    app: () => <AppSection />,
    messages: () => <SettingsSection id="messages">{messages?.part}</SettingsSection>,
    notifications: () => <NotificationsSection>{notifications}</NotificationsSection>,
    guardian: () => <SettingsSection id="guardian">{guardian?.part}</SettingsSection>,
    trader: () => <SettingsSection id="trader">{trader?.part}</SettingsSection>,
    consents: () => <ConsentsSection termsLink={termsLink} />,
    data: () => <DataSection />,
    close: () => <ClosingSection />,
  }
  return drawn[part]()
}

/** The shape of the page until it is known who is here. */
export function SettingsSkeleton() {
  const t = usePhrases(settingsPhrases)
  const { language } = usePreferences()
  const part = partIn(useParams().part)
  return (
    <Container className={styles.screen} aria-busy="true">
      <PageTitle lead={<Skeleton width="14rem" />}>
        {part ? partTitles(language)[part] : t.title}
      </PageTitle>
      <div className={styles.columns}>
        <Skeleton shape="block" height="22rem" />
      </div>
    </Container>
  )
}

function NotificationsSection({ children }: { children: ReactNode }) {
  const { lead } = usePhrases(notificationPhrases).choices
  return (
    <SettingsSection id="notifications" lead={lead}>
      {children}
    </SettingsSection>
  )
}

function Contents({ open }: { open: readonly SettingsPart[] }) {
  const t = usePhrases(settingsPhrases)
  const { language } = usePreferences()
  const titles = partTitles(language)
  const current = useParams().part
  return (
    <nav aria-label={t.sectionsLabel} className={styles.contents}>
      <ul role="list">
        {open.map((part) => (
          <li key={part}>
            <Link
              to={paths.settings({ part })}
              aria-current={part === current ? 'page' : undefined}
            >
              {titles[part]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
