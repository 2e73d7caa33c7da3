import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SupportEntry } from '@podium/contract/support'
import { paths } from '@podium/contract/paths'
import { impactPhrases } from '@podium/phrases/impact'
import { supportPhrases } from '@podium/phrases/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useMay, useSession } from '../../../client/index.ts'
import { LinkButton } from '../../../ui/actions/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { ClockIcon, HeartIcon, InfoIcon } from '../../../ui/icons/signs.tsx'
import { ActButtons } from './ActButtons.tsx'
import styles from './OwnSupport.module.css'
import { athleteSupport, supportEntry } from '../queries.ts'
import { Lines } from './Lines.tsx'
import { useActDialogs } from './useActDialogs.tsx'
import { useFacts } from './useFacts.ts'

interface Props {
  athleteId: number
  name: string
}

/** How it stands between the viewer and this athlete, above the page's story. */
export function OwnSupport({ athleteId, name }: Props) {
  const t = usePhrases(supportPhrases)
  const { user } = useSession()
  const { data } = useQuery(athleteSupport(athleteId))
  const ended = useEnded(data)
  if (!data) return null
  const ids = user ? [data.pendingId, data.activeId, data.endedId].filter((id) => id > 0) : []
  return (
    <>
      {!data.accepting && <Notice icon={<InfoIcon />}>{t.notAccepting(name)}</Notice>}
      {ended > 0 && <Ended id={ended} />}
      {ids.length > 0 && (
        <section aria-label={t.own.label} className="stacked-close">
          {ids.map((id) => (
            <SupportStatus key={id} id={id} />
          ))}
        </section>
      )}
    </>
  )
}

/** A request that waited while the page was open and does not any more; 0 for none. */
function useEnded(data: { pendingId: number; activeId: number } | undefined): number {
  const [waited, setWaited] = useState(0)
  if (data && data.pendingId > 0 && data.pendingId !== waited) setWaited(data.pendingId)
  const isOver = data && data.pendingId === 0 && data.activeId !== waited
  return isOver ? waited : 0
}

function SupportStatus({ id }: { id: number }) {
  const { data: entry } = useQuery(supportEntry(id))
  const { ask, dialogs } = useActDialogs()
  const impact = usePhrases(impactPhrases)
  const seesMoney = useMay('MONEY_READ')
  if (!entry) return null
  return (
    <div className={styles.standing} data-status={entry.status}>
      {entry.status === 'PENDING' ? <ClockIcon /> : <HeartIcon />}
      <div className="stacked-close">
        <Words entry={entry} />
        <Lines entry={entry} />
      </div>
      <div className={styles.acts}>
        {entry.status === 'ACTIVE' && seesMoney && (
          <LinkButton size="small" to={paths.impact({ athlete: entry.athlete.id })}>
            {impact.link}
          </LinkButton>
        )}
        <ActButtons entry={entry} onAct={ask} />
      </div>
      {dialogs}
    </div>
  )
}

function Words({ entry }: { entry: SupportEntry }) {
  const t = usePhrases(supportPhrases).own
  const { left } = usePhrases(supportersPhrases)
  const { date } = useFormats()
  const { name, credits, months } = useFacts()(entry)
  const { status, answerBy, periodLeft, endsAt } = entry
  if (status === 'PENDING') {
    return (
      <p role="status">
        <strong>{t.pending({ credits, months, day: '' }, name)}</strong>{' '}
        {answerBy && t.pendingUntil(date(answerBy))}
      </p>
    )
  }
  if (status === 'EXPIRED') return <p>{endsAt && t.ended(name, date(endsAt))}</p>
  return (
    <p role="status">
      <strong>{t.active(name)}</strong>{' '}
      {periodLeft && endsAt && t.left(left(periodLeft), date(endsAt))}
    </p>
  )
}

/** What became of a request, where the athlete did not say yes. */
function Ended({ id }: { id: number }) {
  const t = usePhrases(supportPhrases).own
  const { data: entry } = useQuery(supportEntry(id))
  const { name, credits } = useFacts()(entry ?? none)
  const { status } = entry ?? none
  if (status !== 'REJECTED' && status !== 'EXPIRED') return null
  return (
    <Notice icon={<InfoIcon />} role="status">
      {status === 'REJECTED' ? t.rejected(name, credits) : t.expired(name, credits)}
    </Notice>
  )
}

const none = { userName: '', totalCredits: 0, periodBought: 0, status: null }
