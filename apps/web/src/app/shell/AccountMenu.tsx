import { useState, type ReactNode } from 'react'
import type { SessionUser } from '@podium/contract/identity'
import { languages, languageTable, themes } from '@podium/contract/locale'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { isMemberRole } from '@podium/contract/roles'
import { readingOrders } from '@podium/contract/scopes'
import { ownBarPhrases } from '@podium/phrases/own-bar'
import { shellPhrases } from '@podium/phrases/shell'
import { signOut, useMay } from '../../client/index.ts'
import { supportDialogs } from '../../features/support/dialogs.ts'
import { Link, useNavigate } from '../../router/index.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { NothingMissing } from '../../shared/rendering/PartMissing.tsx'
import { useSportestLink } from '../../shared/navigation/useSportestLink.ts'
import { Popover } from '../../ui/actions/Popover.tsx'
import { Segments } from '../../ui/actions/Segments.tsx'
import { MenuIcon, ThemeIcon } from '../../ui/icons/BarIcons.tsx'
import {
  BookmarkIcon,
  CheckIcon,
  HeartIcon,
  PencilIcon,
  SearchIcon,
} from '../../ui/icons/signs.tsx'
import { MoonIcon, ParcelIcon, SunIcon } from '../../ui/icons/workSigns.tsx'
import {
  GearIcon,
  LeaveIcon,
  MarketIcon,
  PersonIcon,
  SportestIcon,
  WorkIcon,
} from '../../ui/icons/wayIcons.tsx'
import styles from './AccountMenu.module.css'
import { OwnAvatar } from './OwnAvatar.tsx'

const Switcher = lazyWithPreload(() => import('./Switcher.tsx'), { Missing: NothingMissing })

/** All that is one's own, under one's picture; on phones it opens under the sign of a menu. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const t = usePhrases(ownBarPhrases)
  const name = personName(user)
  const [isOpened, setOpened] = useState(false)
  return (
    <Popover
      fromBar
      className={styles.menu}
      onOpen={() => setOpened(true)}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={styles.trigger}
          aria-label={t.account(name)}
          title={name}
        >
          <span className={styles.picture}>
            <OwnAvatar user={user} size="small" />
          </span>
          <span className={styles.sign}>
            <MenuIcon />
          </span>
        </button>
      )}
    >
      {(close) => <Entries user={user} close={close} isOpened={isOpened} />}
    </Popover>
  )
}

interface EntriesProps {
  user: SessionUser
  close: () => void
  /** For whom one may act is asked with the first press. */
  isOpened: boolean
}

function Entries({ user, close, isOpened }: EntriesProps) {
  return (
    <>
      <p className={styles.who}>
        <OwnAvatar user={user} size="small" />
        <strong>{personName(user)}</strong>
      </p>
      <ul role="list" className={styles.list}>
        {isMemberRole(user.role) ? (
          <MemberEntries user={user} close={close} />
        ) : (
          <AdminEntry close={close} />
        )}
        <CommonEntries close={close} />
      </ul>
      {isOpened && isMemberRole(user.role) && <Switcher close={close} />}
      <Choices />
      <SignOut />
    </>
  )
}

function MemberEntries({ user, close }: { user: SessionUser; close: () => void }) {
  const t = usePhrases(ownBarPhrases)
  const { profile } = usePhrases(shellPhrases).bar
  const supports = useDialog(supportDialogs.supports)
  const edits = useMay('PAGE')
  const answers = useMay('SUPPORT')
  const seesOrders = useMay(readingOrders)
  const isSelf = useMay('never')
  if (!isMemberRole(user.role)) return null
  const openSupports = () => {
    close()
    supports.open()
  }
  return (
    <>
      <Entry to={paths.profile(user.role, user.id)} icon={<PersonIcon />} onClick={close}>
        {profile}
      </Entry>
      {edits && (
        <Entry to={paths.editProfile(user.role)} icon={<PencilIcon />} onClick={close}>
          {t.editPage}
        </Entry>
      )}
      {answers && (
        <li>
          <button type="button" className={styles.entry} onClick={openSupports}>
            <HeartIcon />
            {t.supports}
          </button>
        </li>
      )}
      {answers && user.role !== 'FAN' && (
        <Entry to={paths.agreements()} icon={<CheckIcon />} onClick={close}>
          {t.agreements}
        </Entry>
      )}
      {seesOrders && (
        <Entry to={paths.orders()} icon={<ParcelIcon />} onClick={close}>
          {t.orders}
        </Entry>
      )}
      {isSelf && (
        <>
          <Entry to={paths.shortlist()} icon={<BookmarkIcon />} onClick={close}>
            {t.shortlist}
          </Entry>
          <Entry to={paths.savedSearches()} icon={<SearchIcon />} onClick={close}>
            {t.savedSearches}
          </Entry>
        </>
      )}
    </>
  )
}

/** Administrators have no page, no supports and no orders. */
function AdminEntry({ close }: { close: () => void }) {
  const { admin } = usePhrases(shellPhrases).bar
  return (
    <Entry to={paths.admin({ part: 'users' })} icon={<WorkIcon />} onClick={close}>
      {admin}
    </Entry>
  )
}

function CommonEntries({ close }: { close: () => void }) {
  const t = usePhrases(shellPhrases).bar
  const sportest = useSportestLink()
  const edits = useMay('PAGE')
  const writes = useMay('MESSAGES')
  return (
    <>
      <Entry to={paths.market()} icon={<MarketIcon />} onClick={close} isForPhones>
        {t.market}
      </Entry>
      {edits && (
        <li>
          <Link
            {...sportest}
            className={styles.entry}
            onClick={(event) => {
              close()
              sportest.onClick(event)
            }}
          >
            <SportestIcon />
            {t.sportest}
          </Link>
        </li>
      )}
      {writes && (
        <Entry to={paths.settings()} icon={<GearIcon />} onClick={close}>
          {t.settings}
        </Entry>
      )}
    </>
  )
}

interface EntryProps {
  to: string
  icon: ReactNode
  onClick: () => void
  /** A desk has it in its bar. */
  isForPhones?: boolean
  children: ReactNode
}

function Entry({ to, icon, onClick, isForPhones, children }: EntryProps) {
  return (
    <li data-for-phones={isForPhones}>
      <Link to={to} className={styles.entry} onClick={onClick}>
        {icon}
        {children}
      </Link>
    </li>
  )
}

const looks = [...themes, 'SYSTEM'] as const
const lookIcons = { LIGHT: <SunIcon />, DARK: <MoonIcon />, SYSTEM: <ThemeIcon /> }

/** Language and theme; each choice holds at once and is kept with the account (`language.two`). */
function Choices() {
  const t = usePhrases(ownBarPhrases)
  const { language, theme, change } = usePreferences()
  return (
    <div className={styles.choices}>
      <Segments
        label={t.language}
        value={language}
        onValue={(chosen) => change({ language: chosen })}
        choices={languages.map((value) => ({
          value,
          label: languageTable[value].name,
          lang: value,
        }))}
      />
      <Segments
        label={t.theme}
        value={theme ?? 'SYSTEM'}
        onValue={(chosen) => change({ theme: chosen === 'SYSTEM' ? null : chosen })}
        choices={looks.map((value) => ({ value, label: t.themes[value], icon: lookIcons[value] }))}
      />
    </div>
  )
}

function SignOut() {
  const t = usePhrases(shellPhrases).bar
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await signOut()
    navigate(paths.index())
  }
  return (
    <button
      type="button"
      className={styles.entry}
      aria-busy={isLeaving || undefined}
      disabled={isLeaving}
      onClick={() => void leave()}
    >
      <LeaveIcon />
      {t.signOut}
    </button>
  )
}
