import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SportestQuestion, SportestResult, SportestType } from '@podium/contract/sportest'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { Refusal, session } from '../../client/index.ts'
import type { CallInput } from '../../client/transport.ts'
import { keepSportest, newSportestKey } from './kept.ts'
import { type Answers, submissionOf } from './questions.ts'

type TakeRoute = typeof import('@podium/contract/sportest').takeSportest

interface Options {
  type: SportestType
  answers: Answers
  onAnswers: (answers: Answers) => void
  /** Told which answers are missing. */
  onBroken: (questions: string[]) => void
}

/** One test under way: any change takes the score away again, and a sent test is done. */
export function useTest({ type, answers, onAnswers, onBroken }: Options) {
  const [result, setResult] = useState<SportestResult | null>(null)
  const [key, setKey] = useState(newSportestKey)
  // An answer that was changed while the test was under way makes its score one of another test.
  const latestKey = useRef(key)
  const queryClient = useQueryClient()
  const form = useContractForm({
    route: async () => (await import('@podium/contract/sportest')).takeSportest,
    input: (typed) => ({ body: submissionOf(type, typed, key) }) as CallInput<TakeRoute>,
    onBroken: (fields) => onBroken(Object.keys(fields)),
    onDone: (reply, typed) => {
      if (latestKey.current !== key) return
      setResult(reply)
      if (!session.get().user) return keepSportest(submissionOf(type, typed, key))
      void queryClient.invalidateQueries({ queryKey: ['sportests'] })
      void queryClient.invalidateQueries({ queryKey: ['profile'] })
    },
    onError: (error) => {
      // An option went away meanwhile: the list is read again, and the refusal told as usual.
      const isOld = error instanceof Refusal && error.has('invalidAnswer')
      if (isOld) void queryClient.invalidateQueries({ queryKey: ['sportest-options'] })
      return false
    },
  })
  const become = (next: Answers) => {
    latestKey.current = newSportestKey()
    setKey(latestKey.current)
    setResult(null)
    onAnswers(next)
  }
  return {
    ...form,
    result,
    answer: (question: SportestQuestion, value: string) =>
      become({ ...answers, [question]: value }),
    startOver: () => become({}),
  }
}
