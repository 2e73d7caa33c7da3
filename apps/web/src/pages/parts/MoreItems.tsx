import { useEffect, useRef } from 'react'
import { wallPath } from '@podium/contract/badge-wall'
import { thisYear } from '@podium/contract/calendar'
import { paths } from '@podium/contract/paths'
import type { Profile } from '@podium/contract/profiles'
import { isMemberRole } from '@podium/contract/roles'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { badgeWallPhrases } from '@podium/phrases/badge-wall'
import { matchPhrases } from '@podium/phrases/matches'
import { mediaKitPhrases } from '@podium/phrases/media-kit'
import { profilesPhrases } from '@podium/phrases/profiles'
import { reportsPhrases } from '@podium/phrases/reports'
import { sharePhrases } from '@podium/phrases/share'
import { shortlistPhrases } from '@podium/phrases/shortlist'
import { yearsPhrases } from '@podium/phrases/years'
import { useMay, useSession } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { useShortlisting } from '../../features/shortlist/useShortlisting.ts'
import { useMediaKit } from '../../features/media-kit/useMediaKit.ts'
import { type MenuItem, MenuItems } from '../../ui/actions/Menu.tsx'
import {
  BookmarkedIcon,
  BookmarkIcon,
  CalendarIcon,
  CheckIcon,
  DownloadIcon,
  FlagIcon,
  HeartIcon,
  PrinterIcon,
  ShareIcon,
} from '../../ui/icons/signs.tsx'

interface Props {
  profile: Profile
  close: () => void
  onShare: () => void
  onReport: () => void
  /** Left out where the viewer sets up no match funds. */
  onMatch?: (() => void) | undefined
  /** Opens the note about an athlete who is on the viewer's shortlist. */
  onNote: () => void
  /** The media kit is being made, or has come. */
  onBusy: (isBusy: boolean) => void
}

/** What is done with a page more rarely; nobody reports their own. */
export default function MoreItems(props: Props) {
  const { profile, close, onShare, onReport, onMatch, onNote, onBusy } = props
  const { set } = usePhrases(matchPhrases)
  const list = useRef<HTMLUListElement>(null)
  const { print } = usePhrases(profilesPhrases)
  const share = usePhrases(sharePhrases).action
  const report = usePhrases(reportsPhrases).title.profile
  const isSelf = useMay('never')
  const agree = useAgree(profile)
  const takeAlong = useTakeAlong(profile, onBusy)
  const shortlist = useShortlistItem(profile, onNote)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const items: MenuItem[] = [
    ...shortlist,
    ...(onMatch ? [{ label: set, icon: <HeartIcon />, onSelect: onMatch }] : []),
    ...agree,
    { label: share, icon: <ShareIcon />, onSelect: onShare },
    ...takeAlong,
    { label: print, icon: <PrinterIcon />, onSelect: () => window.print() },
  ]
  if (isSelf && !profile.abilities.publish) {
    items.push({ label: report, icon: <FlagIcon />, onSelect: onReport })
  }
  return <MenuItems {...{ list, items, close }} />
}

/** Puts an athlete on the viewer's shortlist, or opens the note; admins and the athlete have none. */
function useShortlistItem({ id, role }: Profile, onNote: () => void): MenuItem[] {
  const t = usePhrases(shortlistPhrases).here
  const { user } = useSession()
  const isSelf = useMay('never')
  const mayKeep = isSelf && user !== null && isMemberRole(user.role) && user.id !== id
  const isKept = mayKeep && role === 'ATHLETE'
  const { entry, add } = useShortlisting(id, isKept ? [id] : [])
  if (!isKept) return []
  return [
    entry
      ? { label: t.open, icon: <BookmarkedIcon />, onSelect: onNote }
      : { label: t.add, icon: <BookmarkIcon />, onSelect: add },
  ]
}

/** The way to an agreement with whose page it is; with who is protected their guardian answers. */
function useAgree({ id, role, abilities }: Profile): MenuItem[] {
  const { propose } = usePhrases(agreementsPhrases)
  const { user } = useSession()
  const answers = useMay('SUPPORT')
  const isAthlete = user?.role === 'ATHLETE'
  const sides = isAthlete ? ['SPONSOR', 'MANAGER'] : ['ATHLETE']
  const mayHave = isAthlete || user?.role === 'SPONSOR' || user?.role === 'MANAGER'
  const isOther = !abilities.publish && sides.includes(role)
  if (!mayHave || !isOther || !answers || user.protected) return []
  return [{ label: propose, icon: <CheckIcon />, to: paths.newAgreement({ with: id, role }) }]
}

/** What there is of an athlete's page beside it. */
function useTakeAlong({ id, role, own }: Profile, onBusy: (isBusy: boolean) => void): MenuItem[] {
  const kit = usePhrases(mediaKitPhrases)
  const wall = usePhrases(badgeWallPhrases)
  const years = usePhrases(yearsPhrases)
  const { language } = usePreferences()
  const { isBusy, download } = useMediaKit(id)
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  if (role !== 'ATHLETE') return []
  const year = thisYear()
  const to = wallPath(id, { language, theme: 'auto' })
  return [
    { label: kit.download, icon: <DownloadIcon />, onSelect: download },
    // A hidden page has none.
    ...(own?.hiddenProfile ? [] : [{ label: wall.action, icon: <HeartIcon />, to, newTab: true }]),
    { label: years.link(year), icon: <CalendarIcon />, to: paths.athleteYear({ id, year }) },
  ]
}
