import { useQuery } from '@tanstack/react-query'
import { shellPhrases } from '@podium/phrases/shell'
import { sportestPhrases } from '@podium/phrases/sportest'
import { useFormats } from '../../app/formats.ts'
import { paths } from '../../app/paths.ts'
import { usePhrases } from '../../app/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { TrophyIcon } from '../../ui/icons/signs.tsx'
import { LaneGauge } from '../../ui/lanes/LaneGauge.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import styles from './BadgeDialog.module.css'
import { History } from './History.tsx'
import { takenSportests } from './queries.ts'
import { highScore } from './questions.ts'
import type { BadgeProps } from './SportestBadge.tsx'

/** What stands behind a badge: the score, when it was made, and for the owner how it went so far. */
export default function BadgeDialog(props: BadgeProps & { onClose: () => void }) {
  const { userId, score, isOwn, onClose } = props
  const t = usePhrases(sportestPhrases)
  const { close } = usePhrases(shellPhrases)
  const { number } = useFormats()
  const isHigh = score !== null && score >= highScore
  return (
    <Dialog
      title={t.name}
      closeLabel={close}
      onClose={onClose}
      size={isOwn && score !== null ? 'medium' : 'small'}
      footer={<Take score={score} isOwn={isOwn} />}
    >
      <div className={styles.content}>
        <LaneGauge
          score={score}
          high={isHigh}
          label={score === null ? t.badge.missing : t.result.outOf(number(score))}
        >
          {isHigh && (
            <Badge tone="success" icon={<TrophyIcon />}>
              {t.result.high}
            </Badge>
          )}
        </LaneGauge>
        <Words {...props} />
        {isOwn && score !== null && <History userId={userId} />}
      </div>
    </Dialog>
  )
}

function Words({ userId, name, score, isOwn }: BadgeProps) {
  const t = usePhrases(sportestPhrases)
  const { date } = useFormats()
  const { data } = useQuery({ ...takenSportests(userId), enabled: score !== null })
  const latest = data?.[0]
  const own = score === null ? t.badge.ownNone : t.badge.ownText
  const others = score === null ? t.badge.none(name) : t.badge.text(name)
  return (
    <div className={styles.words}>
      <p className={styles.lead}>{isOwn ? own : others}</p>
      {latest && <p>{t.history.taken(date(latest.takenAt))}</p>}
      {!isOwn && <p>{t.badge.about}</p>}
    </div>
  )
}

function Take({ score, isOwn }: Pick<BadgeProps, 'score' | 'isOwn'>) {
  const t = usePhrases(sportestPhrases).badge
  const again = score === null ? t.takeFirst : t.takeOwn
  return (
    <LinkButton to={paths.sportest} variant="primary">
      {isOwn ? again : t.takeAlso}
    </LinkButton>
  )
}
