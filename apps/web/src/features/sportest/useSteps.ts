import { useRef, useState, type RefObject } from 'react'
import type { SportestQuestion } from '@podium/contract/sportest'
import type { Answers } from './questions.ts'

interface Steps {
  list: RefObject<HTMLDivElement | null>
  at: number
  isLast: boolean
  /** Shows a question; `focus` also takes the keyboard there. */
  goTo: (step: number, focus?: boolean) => void
}

/** One question after the other on a phone, all of them at once elsewhere. */
export function useSteps(questions: readonly SportestQuestion[], given: Answers): Steps {
  const list = useRef<HTMLDivElement>(null)
  // Answers that were brought along are not asked again.
  const [at, setAt] = useState(() => firstOpen(questions, given))
  return {
    list,
    at,
    isLast: at === questions.length - 1,
    goTo: (step, focus = true) => {
      setAt(step)
      if (focus) requestAnimationFrame(() => focusOn(list.current?.children[step]))
    },
  }
}

function firstOpen(questions: readonly SportestQuestion[], given: Answers): number {
  const open = questions.findIndex((question) => !given[question])
  return open < 0 ? questions.length - 1 : open
}

function focusOn(question: Element | undefined): void {
  if (!(question instanceof HTMLElement)) return
  question.focus({ preventScroll: true })
  question.scrollIntoView({ block: 'nearest' })
}
