import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import type { WaitingKind, WaitingThing } from '@podium/contract/home'
import { homePhrases } from '@podium/phrases/home'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useNearMoment } from '../../shared/rendering/useNearMoment.ts'
import { firstOfEach } from '../../shared/waiting/adminWork.ts'
import { Link } from '../../router/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import {
  ChevronRightIcon,
  ClockIcon,
  FlagIcon,
  MailIcon,
  PrinterIcon,
  TagIcon,
  WarningIcon,
} from '../../ui/icons/signs.tsx'
import { ParcelIcon, ReturnIcon } from '../../ui/icons/workSigns.tsx'
import { GearIcon, MessagesIcon, PersonIcon, WalletIcon } from '../../ui/icons/wayIcons.tsx'
import rows from '../../shared/lists/rows.module.css'
import styles from './Waiting.module.css'
import { WhatWaits } from './WhatWaits.tsx'

/** Each kind has a sign of its own; a payment waits for time. */
const signs: Partial<Record<WaitingKind, ReactNode>> = {
  message: <MessagesIcon />,
  report: <FlagIcon />,
  appeal: <WarningIcon />,
  trader: <TagIcon />,
  register: <PersonIcon />,
  contactRequest: <MailIcon />,
  invoice: <PrinterIcon />,
  debt: <WalletIcon />,
  dispute: <ParcelIcon />,
  claim: <ReturnIcon />,
  failedJob: <GearIcon />,
}

/** What waits for an admin: how much of each kind, since when, and the way to the first of it. */
export function AdminWaiting() {
  const t = usePhrases(homePhrases)
  return (
    <WhatWaits draw={({ waiting, counts }) => <Kinds waiting={waiting} counts={counts} />}>
      <LinkButton size="small" to={paths.admin()} className={styles.all}>
        {t.work}
      </LinkButton>
    </WhatWaits>
  )
}

interface KindsProps {
  waiting: WaitingThing[]
  counts: Record<WaitingKind, number>
}

function Kinds({ waiting, counts }: KindsProps) {
  const t = usePhrases(homePhrases).waiting
  const moment = useNearMoment()
  return (
    <ul role="list" className={rows.list}>
      {firstOfEach(waiting).map(({ kind, since, link }) => {
        const place = kind === 'message' ? paths.messages() : link
        const what = t.counts[kind](counts[kind])
        return (
          <li key={kind} className={styles.thing}>
            <span className={rows.sign}>{signs[kind] ?? <ClockIcon />}</span>
            <Link to={place} className={styles.words}>
              <span>{what}</span>
              <small>{t.since(moment(since))}</small>
            </Link>
            <LinkButton
              size="small"
              to={place}
              className={styles.act}
              aria-label={`${t.acts[kind]}: ${what}`}
            >
              {t.acts[kind]}
            </LinkButton>
            <ChevronRightIcon />
          </li>
        )
      })}
    </ul>
  )
}
