import { lazy, Suspense } from 'react'
import { sportestPhrases } from '@podium/phrases/sportest'
import { useFormats } from '../../app/formats.ts'
import { usePhrases } from '../../app/phrases.ts'
import { useDialog } from '../../app/useDialog.ts'
import { highScore } from './questions.ts'
import styles from './SportestBadge.module.css'

const BadgeDialog = lazy(() => import('./BadgeDialog.tsx'))

export interface BadgeProps {
  userId: number
  /** Whose page it is. */
  name: string
  /** 0 to 10; null while no test was taken. */
  score: number | null
  isOwn: boolean
}

/** Somebody's score on their page, or a question mark; it opens what stands behind it. */
export function SportestBadge(props: BadgeProps) {
  const t = usePhrases(sportestPhrases)
  const { number } = useFormats()
  const dialog = useDialog('sportest-badge')
  const { score } = props
  const isHigh = score !== null && score >= highScore
  return (
    <>
      <button
        type="button"
        className={styles.badge}
        data-high={isHigh}
        data-missing={score === null}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        <Arc share={(score ?? 0) / 10} />
        <span className="visually-hidden">
          {score === null ? t.badge.missing : t.badge.label(number(score))}
        </span>
        <span className={styles.score} aria-hidden="true">
          {score ?? '?'}
        </span>
        <span aria-hidden="true">{t.name}</span>
      </button>
      {dialog.isOpen && (
        <Suspense>
          <BadgeDialog {...props} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}

/** The gauge in small: a lane that fills. */
function Arc({ share }: { share: number }) {
  return (
    <svg className={styles.arc} viewBox="0 0 28 15" fill="none" aria-hidden="true">
      <path className={styles.track} d="M3 14A11 11 0 0 1 25 14" pathLength="1" />
      {share > 0 && (
        <path
          className={styles.fill}
          d="M3 14A11 11 0 0 1 25 14"
          pathLength="1"
          strokeDasharray={`${share} 2`}
        />
      )}
    </svg>
  )
}
