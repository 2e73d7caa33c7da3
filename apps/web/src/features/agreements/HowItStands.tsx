import type { Agreement } from '@podium/contract/agreements'
import { paths } from '@podium/contract/paths'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { useSession } from '../../client/index.ts'
import { Link } from '../../router/index.ts'
import { LeftToOthers } from '../../shared/guardian/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { ClockIcon, InfoIcon } from '../../ui/icons/signs.tsx'
import type { Standing } from './standing.ts'

interface Props {
  agreement: Agreement
  standing: Standing
  /** Of the other side. */
  name: string
}

/** How it stands: that it is over, whose answer it waits for, and who gives it for a ward. */
export function HowItStands({ agreement, standing, name }: Props) {
  const { user } = useSession()
  const isOver = agreement.state === 'ENDED'
  return (
    <>
      {isOver ? (
        <Ended agreement={agreement} name={name} />
      ) : (
        <Waiting agreement={agreement} standing={standing} name={name} />
      )}
      {!isOver && user?.protected && <LeftToOthers what="agree" />}
    </>
  )
}

function Ended({ agreement, name }: Pick<Props, 'agreement' | 'name'>) {
  const t = usePhrases(agreementsPhrases).page.ended
  const { date } = useFormats()
  const { user } = useSession()
  const { endedAt, endReason, endedBy } = agreement
  if (!endedAt) return null
  const day = date(endedAt)
  const own = endedBy === user?.id ? t.byYou(day) : t.by(name, day)
  return (
    <Notice icon={<InfoIcon />}>
      <p>
        <strong>{endReason === 'LEFT' ? t.byLeaving(day) : own}</strong>
      </p>
      <p>{t.text}</p>
    </Notice>
  )
}

function Waiting({ agreement, standing, name }: Props) {
  const { proposal: t, change } = usePhrases(agreementsPhrases).page
  const { user } = useSession()
  const { id, abilities } = agreement
  const said = {
    waitsForYou: [t.forYou(name), t.forYouText],
    waitsForThem: [t.forThem(name), t.forThemText],
    changeForYou: [t.changeForYou(name), t.changeText(agreement.holds ?? 1)],
    changeForThem: [t.changeForThem(name), t.changeText(agreement.holds ?? 1)],
  }[standing as 'waitsForYou']
  if (!said) return null
  // What could be answered but for that was written by who is asked, for the other side.
  const isAsked = standing === 'waitsForYou' || standing === 'changeForYou'
  const isOwnHand = isAsked && abilities.change && !abilities.accept
  return (
    <Notice icon={<ClockIcon />}>
      <p>
        <strong>{said[0]}</strong>
      </p>
      <p>
        {isOwnHand ? t.madeForThem(name) : said[1]}{' '}
        {standing === 'waitsForYou' && abilities.change && !user?.protected && (
          <Link to={paths.changeAgreement({ id })}>{change}</Link>
        )}
      </p>
    </Notice>
  )
}
