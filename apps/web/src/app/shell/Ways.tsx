import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SessionUser } from '@podium/contract/identity'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { isMemberRole } from '@podium/contract/roles'
import { notificationPhrases } from '@podium/phrases/notifications'
import { ownBarPhrases } from '@podium/phrases/own-bar'
import { shellPhrases } from '@podium/phrases/shell'
import { walletPhrases } from '@podium/phrases/wallet'
import { pendingSupporters } from '../../features/support/queries.ts'
import { unreadRead } from '../../features/notifications/queries.ts'
import { useMay } from '../../client/index.ts'
import { Link, useLocationPart } from '../../router/index.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { ownWallet } from '../../shared/credits/ownWallet.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { workIn } from '../../shared/waiting/adminWork.ts'
import { homeRead } from '../../shared/waiting/waitingRead.ts'
import {
  HomeIcon,
  MarketIcon,
  MessagesIcon,
  NetworkIcon,
  WalletIcon,
  WorkIcon,
} from '../../ui/icons/wayIcons.tsx'
import { Credits } from '../../ui/surfaces/Credits.tsx'
import { OwnAvatar } from './OwnAvatar.tsx'
import styles from './Ways.module.css'

/** Most that a badge says; more is "9+". */
const mostShown = 9

interface WayProps {
  to: string
  icon: ReactNode
  label: string
  /** What it is called with what its badge says; the label, when left out. */
  name?: string | undefined
  /** What hangs at its corner, already written for people; nothing, when empty. */
  badge?: string | undefined
  /** Where it stands: among the tabs of a phone, in the bar of a desk, or in both. */
  on?: 'phone' | 'desk'
  /** On a desk it stands as a sign at the end, beside the bell. */
  isApart?: boolean
  /** Everything below these addresses is part of it; below `to`, when left out. */
  above?: readonly string[]
}

/** The main ways: in the bar on a desk, on a phone tabs within reach of the thumb (`pages.bar`). */
export function Ways({ user }: { user: SessionUser }) {
  const { bar } = usePhrases(shellPhrases)
  const t = usePhrases(ownBarPhrases)
  const own = placesOf(user)
  const { slug } = usePublicConfig()
  const isSelf = useMay('never')
  const writes = useMay('MESSAGES')
  const seesMoney = useMay('MONEY_READ')
  return (
    <nav className={styles.ways} aria-label={bar.label}>
      <ul role="list">
        {isSelf && <HomeWay user={user} />}
        <Way to={paths.network({ slug })} icon={<NetworkIcon />} label={bar.network} />
        <Way to={paths.market()} icon={<MarketIcon />} label={bar.market} on="desk" />
        {!isMemberRole(user.role) && <WorkWays mayRead={!user.twoFactorDemanded} />}
        {writes && <MessagesWay mayRead={isSelf && !user.twoFactorDemanded} />}
        {seesMoney && isMemberRole(user.role) && <WalletWay mayRead={!user.twoFactorDemanded} />}
        <Way
          to={own[0]}
          above={own}
          icon={<OwnAvatar user={user} size="tiny" />}
          label={t.me}
          name={t.meNamed(personName(user))}
          on="phone"
        />
      </ul>
    </nav>
  )
}

/** Where one is with oneself: the own page first, where it is edited, and the settings. */
function placesOf({ id, role }: SessionUser): [string, ...string[]] {
  if (!isMemberRole(role)) return [paths.settings()]
  return [paths.profile(role, id), paths.editProfile(role), paths.settings()]
}

/** Home, on a phone with how many requests an athlete has to answer: a desk has them in its bar. */
function HomeWay({ user }: { user: SessionUser }) {
  const t = usePhrases(ownBarPhrases)
  const enabled = user.role === 'ATHLETE' && !user.twoFactorDemanded
  const waiting = useQuery({ ...pendingSupporters, enabled }).data?.total ?? 0
  return (
    <Way
      to={paths.home()}
      icon={<HomeIcon />}
      label={t.home}
      name={t.homeWaiting(waiting)}
      badge={waiting > 0 ? written(waiting) : undefined}
    />
  )
}

/**
 * An admin's way to the administration, whose whole name a tab has no room for, with how much waits
 * there.
 */
function WorkWays({ mayRead }: { mayRead: boolean }) {
  const { admin } = usePhrases(shellPhrases).bar
  const { work, workWaiting } = usePhrases(ownBarPhrases)
  const { data } = useQuery({ ...homeRead, enabled: mayRead })
  const waiting = data ? workIn(data.counts) : 0
  const to = paths.admin({ part: 'users' })
  const common = {
    to,
    icon: <WorkIcon />,
    above: [paths.admin()],
    badge: waiting > 0 ? written(waiting) : undefined,
  }
  return (
    <>
      <Way {...common} label={admin} name={workWaiting(admin, waiting)} on="desk" />
      <Way {...common} label={work} name={workWaiting(work, waiting)} on="phone" />
    </>
  )
}

function MessagesWay({ mayRead }: { mayRead: boolean }) {
  const t = usePhrases(notificationPhrases).bell
  const { data } = useQuery({ ...unreadRead, enabled: mayRead })
  const unread = data?.messages ?? 0
  // Of whom one acts for it is not known what is new, and nothing is said of it.
  return (
    <Way
      to={paths.messages()}
      icon={<MessagesIcon />}
      label={t.inbox}
      name={mayRead ? t.messages(unread) : undefined}
      badge={unread > 0 ? written(unread) : undefined}
      isApart
    />
  )
}

/** The wallet of a phone; a desk has it in the bar with a glance. */
function WalletWay({ mayRead }: { mayRead: boolean }) {
  const t = usePhrases(walletPhrases)
  const { number, brief } = useFormats()
  const { data } = useQuery({ ...ownWallet, enabled: mayRead })
  const credits = data?.available
  return (
    <Way
      to={paths.wallet()}
      icon={
        credits === undefined ? <WalletIcon /> : <Credits value={brief(credits)} size="small" />
      }
      label={t.title}
      name={credits === undefined ? undefined : t.open(number(credits))}
      on="phone"
    />
  )
}

function Way({ to, icon, label, name = label, badge, on, isApart, above = [to] }: WayProps) {
  const isHere = useLocationPart(({ pathname }) =>
    above.some((address) => `${pathname}/`.startsWith(`${address}/`)),
  )
  return (
    <li data-on={on} data-apart={isApart}>
      <Link to={to} className={styles.way} aria-current={isHere ? 'page' : undefined} title={label}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
          {badge !== undefined && <span className={styles.badge}>{badge}</span>}
        </span>
        <span className="visually-hidden">{name}</span>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      </Link>
    </li>
  )
}

function written(count: number): string {
  return count > mostShown ? `${mostShown}+` : String(count)
}
