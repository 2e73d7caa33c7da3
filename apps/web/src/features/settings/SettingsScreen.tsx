import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { appPhrases } from '@podium/phrases/app'
import { messagesPhrases } from '@podium/phrases/messages'
import { notificationPhrases } from '@podium/phrases/notifications'
import { settingsPhrases } from '@podium/phrases/settings'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useSession } from '../../client/index.ts'
import { Link, useLocation } from '../../router/index.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { AppSection } from './AppSection.tsx'
import { ClosingSection } from './ClosingSection.tsx'
import { ConsentsSection, type TermsLink } from './ConsentsSection.tsx'
import { DataSection } from './DataSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PreferencesSection } from './PreferencesSection.tsx'
import { accountRead } from './queries.ts'
import { SessionsSection } from './SessionsSection.tsx'
import styles from './settings.module.css'
import { SettingsSection } from './SettingsSection.tsx'
import { TwoFactorSection } from './TwoFactorSection.tsx'

interface Props {
  termsLink: TermsLink
  /** What one hears of, and how. */
  notifications: ReactNode
  /** Who may write to one; nothing for administrators. */
  messages: ReactNode
}

/** Everything users do with their own account, each section at an address of its own. */
export function SettingsScreen({ termsLink, notifications, messages }: Props) {
  const t = usePhrases(settingsPhrases)
  const { data: account } = useQuery(accountRead)
  const { user } = useSession()
  useStartAtHash(account !== undefined)
  const isLocked = user?.twoFactorDemanded === true
  return (
    <Container className={styles.screen}>
      <PageTitle lead={account ? t.lead(account.email) : <Skeleton width="14rem" />}>
        {t.title}
      </PageTitle>
      <div className={styles.columns}>
        {!isLocked && <Contents hasMessages={Boolean(messages)} />}
        <div className={styles.parts}>
          {!isLocked && <EmailSection />}
          {!isLocked && <PasswordSection />}
          <TwoFactorSection />
          <SessionsSection />
          {!isLocked && (
            <>
              <PreferencesSection />
              <AppSection />
              {messages && <MessagesSection>{messages}</MessagesSection>}
              <NotificationsSection>{notifications}</NotificationsSection>
              <ConsentsSection termsLink={termsLink} />
              <DataSection />
              <ClosingSection />
            </>
          )}
        </div>
      </div>
    </Container>
  )
}

/** The shape of the page until it is known who is here. */
export function SettingsSkeleton({ hasMessages }: { hasMessages: boolean }) {
  const t = usePhrases(settingsPhrases)
  const { data: account } = useQuery({ ...accountRead, enabled: false })
  return (
    <Container className={styles.screen} aria-busy="true">
      <PageTitle lead={account ? t.lead(account.email) : <Skeleton width="14rem" />}>
        {t.title}
      </PageTitle>
      <div className={styles.columns}>
        <Contents hasMessages={hasMessages} />
        <div className={styles.parts}>
          <Skeleton shape="block" height="22rem" />
          <Skeleton shape="block" height="22rem" />
        </div>
      </div>
    </Container>
  )
}

function MessagesSection({ children }: { children: ReactNode }) {
  const { title } = usePhrases(messagesPhrases)
  return (
    <SettingsSection id="messages" title={title}>
      {children}
    </SettingsSection>
  )
}

function NotificationsSection({ children }: { children: ReactNode }) {
  const { title, lead } = usePhrases(notificationPhrases).choices
  return (
    <SettingsSection id="notifications" title={title} lead={lead}>
      {children}
    </SettingsSection>
  )
}

function Contents({ hasMessages }: { hasMessages: boolean }) {
  const t = usePhrases(settingsPhrases)
  const { install: app } = usePhrases(appPhrases)
  const { choices: notifications } = usePhrases(notificationPhrases)
  const messages = usePhrases(messagesPhrases)
  const parts = [
    ['email', t.email.title],
    ['password', t.password.title],
    ['two-factor', t.twoFactor.title],
    ['sessions', t.sessions.title],
    ['preferences', t.preferences.title],
    ['app', app.title],
    ...(hasMessages ? [['messages', messages.title]] : []),
    ['notifications', notifications.title],
    ['consents', t.consents.title],
    ['data', t.data.title],
    ['close', t.closing.title],
  ]
  return (
    <nav aria-label={t.sectionsLabel} className={styles.contents}>
      <ul role="list">
        {parts.map(([id, title]) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * A link of a mail leads to a part, which is there only once it is known who is here. Parts above it
 * that load later push it away; it is followed until the reader moves by themselves.
 */
function useStartAtHash(isReady: boolean): void {
  const { hash } = useLocation()
  const isDone = useRef(false)
  useEffect(() => {
    const part = hash && document.getElementById(hash.slice(1))
    if (!isReady || isDone.current || !part) return
    isDone.current = true
    const moved = new AbortController()
    const follow = new ResizeObserver(() => part.scrollIntoView())
    follow.observe(document.body)
    moved.signal.addEventListener('abort', () => follow.disconnect())
    for (const act of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      addEventListener(act, () => moved.abort(), { signal: moved.signal, passive: true })
    }
    return () => moved.abort()
  }, [isReady, hash])
}
