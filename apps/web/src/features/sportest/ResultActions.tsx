import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import type { SportestType } from '@podium/contract/sportest'
import type { Sport } from '@podium/contract/sports'
import { sportestPhrases } from '@podium/phrases/sportest'
import { handedOn } from '../../shared/navigation/navigationState.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useMay, useSession } from '../../client/index.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { RetryIcon } from '../../ui/icons/workSigns.tsx'
import { type Answers, answersText } from './questions.ts'
import styles from './ResultActions.module.css'
import { ShareScore } from './ShareScore.tsx'

interface Props {
  type: SportestType
  sport: Sport | undefined
  score: number
  /** What the score comes from. */
  answers: Answers
  onRetry: () => void
  next: ReactNode
}

/** The ways on from a score: sign up with the role of the test, share it, start over, or go on. */
export function ResultActions({ type, sport, score, answers, onRetry, next }: Props) {
  const t = usePhrases(sportestPhrases).result
  const { user } = useSession()
  const returnTo = paths.sportest({
    test: type.toLowerCase(),
    answers: answersText(type, answers),
  })
  // Who acts for somebody whose page they may not change tries it for nobody.
  const isSaved = useMay('PAGE') && user && user.role !== 'ADMIN'
  return (
    <div className={styles.actions}>
      {!user && (
        <LinkButton
          to={paths.signUp()}
          state={handedOn({ role: type, sport, returnTo })}
          variant="primary"
          size="large"
          wide
        >
          {t.register[type]}
        </LinkButton>
      )}
      {!user && <p className="quiet">{t.keptHere}</p>}
      {isSaved && <p className="quiet">{user.role === type ? t.saved : t.savedApart}</p>}
      <div className="stacked-close">
        {next}
        <Button icon={<RetryIcon />} onClick={onRetry}>
          {t.retry}
        </Button>
        <ShareScore type={type} score={score} />
      </div>
    </div>
  )
}
