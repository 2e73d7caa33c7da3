import { useState, type SubmitEvent } from 'react'
import type { SportestOption, SportestQuestion } from '@podium/contract/sportest'
import { sportestPhrases } from '@podium/phrases/sportest'
import { Submit } from '../../shared/forms/Submit.tsx'
import { Form } from '../../shared/forms/Form.tsx'
import { isStepping, StepActs, StepLine } from '../../shared/forms/Steps.tsx'
import stepStyles from '../../shared/forms/Steps.module.css'
import { usePhrases } from '../../shared/language/phrases.ts'
import type { ErrorOf } from '../../ui/fields/fieldErrors.ts'
import { CheckIcon, ChevronRightIcon } from '../../ui/icons/signs.tsx'
import { Question } from './Question.tsx'
import type { Answers } from './questions.ts'
import styles from './TestForm.module.css'
import type { useSteps } from './useSteps.ts'
import type { useTest } from './useTest.ts'

interface Props {
  questions: readonly SportestQuestion[]
  options: SportestOption[]
  answers: Answers
  lockedSport: SportestOption | undefined
  steps: ReturnType<typeof useSteps>
  test: ReturnType<typeof useTest>
}

/** The questions of a test: all of them, or on a phone one at a time. */
export function TestForm({ questions, options, answers, lockedSport, steps, test }: Props) {
  const t = usePhrases(sportestPhrases)
  const [nudged, setNudged] = useState<SportestQuestion>()
  const { form, errorOf, answer } = test
  const isAnswered = (question: SportestQuestion) =>
    Boolean(answers[question]) || (lockedSport && question === 'athleteModalityAnswerId')
  const wrongWith: ErrorOf = (field) => {
    const question = field as SportestQuestion
    if (isAnswered(question)) return undefined
    return errorOf(question, t.choose) ?? (nudged === question ? t.choose : undefined)
  }
  const goOn = (current: SportestQuestion) => {
    setNudged(isAnswered(current) ? undefined : current)
    if (isAnswered(current)) steps.goTo(steps.at + 1)
  }
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    const current = questions[steps.at]
    if (!current || steps.isLast || !isStepping()) return form.onSubmit(event)
    event.preventDefault()
    goOn(current)
  }
  return (
    <Form
      {...form}
      errorOf={wrongWith}
      onSubmit={submitted}
      listsWrong
      className={styles.form}
      acts={<Buttons steps={steps} test={test} />}
    >
      <StepLine
        at={steps.at}
        of={questions.length}
        done={questions.filter((question) => isAnswered(question)).length}
        label={t.progress}
        words={t.step}
      />
      <div ref={steps.list} className={styles.questions}>
        {questions.map((question, at) => (
          <div
            key={question}
            className={styles.question}
            data-current={at === steps.at}
            tabIndex={-1}
          >
            <Question
              {...{ question, options }}
              value={answers[question] ?? ''}
              onValue={(value) => answer(question, value)}
              locked={question === 'athleteModalityAnswerId' ? lockedSport : undefined}
            />
          </div>
        ))}
      </div>
    </Form>
  )
}

/** Both "next" and "show my score" submit; which of them is on the screen is a matter of its width. */
function Buttons({ steps, test }: Pick<Props, 'steps' | 'test'>) {
  const t = usePhrases(sportestPhrases)
  const isDone = test.result !== null
  return (
    <StepActs
      className={styles.buttons}
      isLast={steps.isLast}
      back={t.back}
      onBack={steps.at > 0 && (() => steps.goTo(steps.at - 1))}
    >
      <Submit className={stepStyles.next} size="large" iconAfter={<ChevronRightIcon />}>
        {t.next}
      </Submit>
      <Submit
        className={stepStyles.submit}
        size="large"
        busy={test.isBusy}
        disabled={isDone || !test.isReady}
        icon={isDone && <CheckIcon />}
      >
        {isDone ? t.done : t.submit}
      </Submit>
    </StepActs>
  )
}
