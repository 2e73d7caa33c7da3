import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import type { SportestType } from '@podium/contract/sportest'
import type { Sport } from '@podium/contract/sports'
import { sportestPhrases } from '@podium/phrases/sportest'
import { navigationState } from '../../shared/navigation/navigationState.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useSession } from '../../client/index.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { RetryIcon } from '../../ui/icons/signs.tsx'
import styles from './ResultActions.module.css'
import { ShareScore } from './ShareScore.tsx'

interface Props {
  type: SportestType
  sport: Sport | undefined
  score: number
  onRetry: () => void
  next: ReactNode
}

/** From the score on: sign up with the role of the test, share it, start over, or go on. */
export function ResultActions({ type, sport, score, onRetry, next }: Props) {
  const t = usePhrases(sportestPhrases).result
  const { user } = useSession()
  const isSaved = user && user.role !== 'ADMIN'
  return (
    <div className={styles.actions}>
      {!user && (
        <LinkButton
          to={paths.signUp()}
          state={navigationState({ role: type, ...(sport && { sport }) })}
          variant="primary"
          size="large"
          wide
        >
          {t.register[type]}
        </LinkButton>
      )}
      {!user && <p className={styles.note}>{t.keptHere}</p>}
      {isSaved && <p className={styles.note}>{user.role === type ? t.saved : t.savedApart}</p>}
      <div className={styles.more}>
        {next}
        <Button icon={<RetryIcon />} onClick={onRetry}>
          {t.retry}
        </Button>
        <ShareScore type={type} score={score} />
      </div>
    </div>
  )
}
