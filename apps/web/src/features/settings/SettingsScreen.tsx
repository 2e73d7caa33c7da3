import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { notificationChoicesPhrases } from '@podium/phrases/notification-choices'
import { settingsPhrases } from '@podium/phrases/settings'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { type Session, useSession } from '../../client/index.ts'
import { Link, Navigate, useLocation, useParams } from '../../router/index.ts'
import { NotAllowed } from '../../shared/session/RequireSession.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ChevronLeftIcon } from '../../ui/icons/signs.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { AppSection } from './AppSection.tsx'
import { ClosingSection } from './ClosingSection.tsx'
import { ConsentsSection, type TermsLink } from './ConsentsSection.tsx'
import { DataSection } from './DataSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import {
  actingParts,
  groupsOf,
  lockedParts,
  type MemberPart,
  memberParts,
  partIn,
  partTitles,
  settingsParts,
  type SettingsPart,
} from './parts.ts'
import { PasswordSection } from './PasswordSection.tsx'
import { PreferencesSection } from './PreferencesSection.tsx'
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
  /** Parts of other features, those that the viewer has; none for administrators. */
  members: Partial<Record<MemberPart, PartOfMembers>>
}

/** Everything users do with their own account: a list of parts, and each part at an address of its own. */
export function SettingsScreen(props: Props) {
  const { hash } = useLocation()
  const { part: name } = useParams()
  const session = useSession()
  const open = openParts(session, props)
  const part = partIn(name)
  // Each part was once an anchor of one long page.
  const anchored = name ? undefined : partIn(hash.slice(1))
  if (anchored) return <Navigate to={paths.settings({ part: anchored })} replace />
  if (part && !open.includes(part) && session.acting) return <NotAllowed />
  if (part && !open.includes(part)) return <Navigate to={paths.settings()} replace />
  return part ? <OnePart part={part} open={open} {...props} /> : <AllParts open={open} {...props} />
}

/** What is whose: who acts for somebody finds what that allows, and nothing of their own. */
function openParts({ user, acting }: Session, { members }: Props): readonly SettingsPart[] {
  if (acting) return actingParts
  if (user?.twoFactorDemanded) return lockedParts
  return settingsParts.filter((part) => !isMemberPart(part) || members[part])
}

function isMemberPart(part: SettingsPart): part is MemberPart {
  return memberParts.some((one) => one === part)
}

interface PartsProps extends Props {
  open: readonly SettingsPart[]
}

function AllParts({ open, members }: PartsProps) {
  const t = usePhrases(settingsPhrases)
  return (
    <Container className={styles.screen}>
      <PageTitle>{t.title}</PageTitle>
      <SettingsList open={open} given={(part) => isMemberPart(part) && members[part]?.value} />
    </Container>
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

function drawPart(part: SettingsPart, { termsLink, notifications, members }: Props): ReactNode {
  if (isMemberPart(part)) {
    return <SettingsSection id={part}>{members[part]?.part}</SettingsSection>
  }
  const drawn: Record<Exclude<SettingsPart, MemberPart>, () => ReactNode> = {
    email: () => <EmailSection />,
    password: () => <PasswordSection />,
    'two-factor': () => <TwoFactorSection />,
    sessions: () => <SessionsSection />,
    preferences: () => <PreferencesSection />,
    app: () => <AppSection />,
    notifications: () => <NotificationsSection>{notifications}</NotificationsSection>,
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
      <PageTitle>{part ? partTitles(language)[part] : t.title}</PageTitle>
      <div className={styles.columns}>
        <Skeleton shape="block" height="22rem" />
      </div>
    </Container>
  )
}

function NotificationsSection({ children }: { children: ReactNode }) {
  const { lead } = usePhrases(notificationChoicesPhrases).choices
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
      <div>
        {groupsOf(open).map(({ group, parts }) => (
          <div key={group}>
            <p id={`contents-${group}`} className={styles.contentsTitle}>
              {t.groups[group]}
            </p>
            <ul role="list" aria-labelledby={`contents-${group}`}>
              {parts.map((part) => (
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
          </div>
        ))}
      </div>
    </nav>
  )
}
