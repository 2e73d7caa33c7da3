import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { sportestPhrases } from '@podium/phrases/sportest'
import { sportestNames } from '@podium/phrases/sportest-names'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { TrophyIcon } from '../../ui/icons/signs.tsx'
import { LaneGauge } from '../../ui/lanes/LaneGauge.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import styles from './BadgeDialog.module.css'
import { History } from './History.tsx'
import { takenSportests } from './queries.ts'
import { highScore } from './highScore.ts'
import type { BadgeProps } from './SportestBadge.tsx'

/** What stands behind a badge: the score, when it was made, and for the owner how it went so far. */
export default function BadgeDialog(props: BadgeProps & { onClose: () => void }) {
  const { userId, type, score, isKeptOff, isOwn, onClose } = props
  const names = usePhrases(sportestNames)
  const name = names.tests[type]
  const hasHistory = isOwn && (score !== null || isKeptOff)
  const t = usePhrases(sportestPhrases)
  const { number } = useFormats()
  const noScore = isKeptOff ? names.keptOff : names.noScore
  const isHigh = score !== null && score >= highScore
  return (
    <Dialog
      title={name}
      onClose={onClose}
      size={hasHistory ? 'medium' : 'small'}
      footer={<Take hasTaken={hasHistory} isOwn={isOwn} />}
    >
      <div className="stacked-apart">
        <LaneGauge
          score={score}
          high={isHigh}
          label={score === null ? noScore(name) : t.result.outOf(number(score))}
        >
          {isHigh && (
            <Badge tone="success" icon={<TrophyIcon />}>
              {t.result.high}
            </Badge>
          )}
        </LaneGauge>
        <Words {...props} />
        {hasHistory && <History userId={userId} type={type} />}
      </div>
    </Dialog>
  )
}

function Words({ userId, name, type, score, isKeptOff, isOwn }: BadgeProps) {
  const t = usePhrases(sportestPhrases)
  const test = usePhrases(sportestNames).within[type]
  const { date } = useFormats()
  const { data } = useQuery({ ...takenSportests(userId), enabled: score !== null })
  const latest = data?.find(({ sportestType }) => sportestType === type)
  const ownNone = isKeptOff ? t.badge.ownKeptOff : t.badge.ownNone(test)
  const own = score === null ? ownNone : t.badge.ownText(test)
  const others = score === null ? t.badge.none(name, test) : t.badge.text(name, test)
  return (
    <div className={styles.words}>
      <p className={styles.lead}>{isOwn ? own : others}</p>
      {latest && <p>{t.history.taken(date(latest.takenAt))}</p>}
      {!isOwn && <p>{t.badge.about}</p>}
    </div>
  )
}

function Take({ hasTaken, isOwn }: { hasTaken: boolean; isOwn: boolean }) {
  const t = usePhrases(sportestPhrases).badge
  const again = hasTaken ? t.takeOwn : t.takeFirst
  return (
    <LinkButton to={paths.sportest()} variant="primary">
      {isOwn ? again : t.takeAlso}
    </LinkButton>
  )
}
