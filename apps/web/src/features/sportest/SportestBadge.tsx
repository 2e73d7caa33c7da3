import type { SportestType } from '@podium/contract/sportest'
import { sportestNames } from '@podium/phrases/sportest-names'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { highScore } from './highScore.ts'
import styles from './SportestBadge.module.css'

const BadgeDialog = lazyDialog(() => import('./BadgeDialog.tsx'))

export interface BadgeProps {
  userId: number
  /** Whose page it is. */
  name: string
  /** The test of the owner's role, whose score it is. */
  type: SportestType
  /** 0 to 10; null while there is none to show. */
  score: number | null
  /** The owner keeps it off the page; told to the owner alone. */
  isKeptOff: boolean
  isOwn: boolean
}

/** A person's score on their page, or that there is none; it opens what stands behind it. */
export function SportestBadge(props: BadgeProps) {
  const { number } = useFormats()
  const dialog = useDialog('sportest-badge')
  const { type, score, isKeptOff } = props
  const t = usePhrases(sportestNames)
  const name = t.tests[type]
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
        {score === null && isKeptOff ? (
          <span>{t.keptOff(name)}</span>
        ) : (
          <>
            <span className="visually-hidden">
              {score === null ? t.noScore(name) : t.score(name, number(score))}
            </span>
            <span className={styles.score} aria-hidden="true">
              {score ?? '?'}
              <small>/10</small>
            </span>
            <span aria-hidden="true">{name}</span>
          </>
        )}
      </button>
      {dialog.isOpen && <BadgeDialog {...props} onClose={dialog.close} />}
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
