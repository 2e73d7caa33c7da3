import type { ReactNode } from 'react'
import type { SportestOption, SportestType } from '@podium/contract/sportest'
import type { Sport } from '@podium/contract/sports'
import { useSession } from '../../client/index.ts'
import { type Answers, optionsFor, questionsOf } from './questions.ts'
import { ResultCard } from './ResultCard.tsx'
import styles from './Test.module.css'
import { TestForm } from './TestForm.tsx'
import { useSteps } from './useSteps.ts'
import { useTest } from './useTest.ts'

/** A test that was just taken, as what it leads to depends on it. */
export interface Taken {
  type: SportestType
  sport?: Sport
  score: number
}

/** Draws whom a test leads to. */
export type DrawMatches = (taken: Taken) => ReactNode

interface Props {
  type: SportestType
  options: SportestOption[]
  answers: Answers
  onAnswers: (answers: Answers) => void
  next: ReactNode
  drawMatches: DrawMatches | undefined
}

/** One test: its questions, and beside them the score they come to. */
export function Test({ type, options, answers, onAnswers, next, drawMatches }: Props) {
  const questions = questionsOf[type]
  const steps = useSteps(questions, answers)
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
  const sport = lockedSport?.sport ?? sportIn(answers, options)
  const startOver = () => {
    test.startOver()
    steps.goTo(0)
  }
  return (
    <>
      <div className={styles.columns}>
        <TestForm {...{ questions, options, answers, lockedSport, steps, test }} />
        <ResultCard {...{ type, sport, answers, next }} result={test.result} onRetry={startOver} />
      </div>
      {test.result &&
        drawMatches?.({
          type,
          sport,
          score: test.result.score,
        })}
    </>
  )
}

/** The sport among the answers, where one was chosen. */
function sportIn(answers: Answers, options: SportestOption[]): Sport | undefined {
  const chosen = Object.values(answers).map(String)
  return options.find(({ id, sport }) => sport && chosen.includes(String(id)))?.sport ?? undefined
}

/** The sport of an athlete's own page; it answers the athlete's test and cannot be changed there. */
function useLockedSport(type: SportestType, options: SportestOption[]) {
  const sport = useSession().user?.club?.clubCompositeKey.sport
  if (type !== 'ATHLETE' || !sport) return undefined
  return optionsFor('athleteModalityAnswerId', options).find((option) => option.sport === sport)
}
