import type { ReactNode } from 'react'
import type { SportestOption, SportestType } from '@podium/contract/sportest'
import { useSession } from '../../client/index.ts'
import { type Answers, optionsFor, questionsOf } from './questions.ts'
import { ResultCard } from './ResultCard.tsx'
import styles from './Test.module.css'
import { TestForm } from './TestForm.tsx'
import { useSteps } from './useSteps.ts'
import { useTest } from './useTest.ts'

interface Props {
  type: SportestType
  options: SportestOption[]
  answers: Answers
  onAnswers: (answers: Answers) => void
  next: ReactNode
}

/** One test: its questions, and beside them the score they come to. */
export function Test({ type, options, answers, onAnswers, next }: Props) {
  const questions = questionsOf[type]
  const steps = useSteps(questions.length)
  const onBroken = (broken: string[]) =>
    steps.goTo(
      Math.max(
        0,
        questions.findIndex((question) => broken.includes(question)),
      ),
      false,
    )
  const test = useTest({ type, answers, onAnswers, onBroken })
  const lockedSport = useLockedSport(type, options)
  const startOver = () => {
    test.startOver()
    steps.goTo(0)
  }
  return (
    <div className={styles.columns}>
      <TestForm {...{ questions, options, answers, lockedSport, steps, test }} />
      <ResultCard {...{ type, next }} result={test.result} onRetry={startOver} />
    </div>
  )
}

/** The sport of an athlete's own page; it answers the athlete's test and cannot be changed there. */
function useLockedSport(type: SportestType, options: SportestOption[]) {
  const sport = useSession().user?.club?.clubCompositeKey.sport
  if (type !== 'ATHLETE' || !sport) return undefined
  return optionsFor('athleteModalityAnswerId', options).find((option) => option.sport === sport)
}
