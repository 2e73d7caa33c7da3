import { useRef, useState } from 'react'

interface HumanAnswer {
  /** Grows with every answer that was used up: the key of the check. */
  round: number
  /** Told what the device is calculating. */
  onWork: (working: Promise<string>) => void
  /** The answer as it stands now: it may have come since the form was sent. */
  of: (typed: Record<string, string>) => string
  /** Settled once the device has calculated what it is at. */
  arrival: () => Promise<void> | undefined
  /** An answer is taken once, whatever a form was refused for afterwards: asks for another one. */
  askAnew: () => void
}

/** The answer of the human check for a form, which waits for it. */
export function useHumanAnswer(): HumanAnswer {
  const [round, setRound] = useState(0)
  const human = useRef<{ work?: Promise<void>; answer: string }>({ answer: '' })
  return {
    round,
    onWork: (working) => {
      const latest: { work?: Promise<void>; answer: string } = { answer: '' }
      latest.work = working.then((answer) => {
        latest.answer = answer
      })
      human.current = latest
    },
    of: ({ captcha }) => captcha || human.current.answer,
    arrival: () => human.current.work,
    askAnew: () => {
      human.current = { answer: '' }
      setRound((last) => last + 1)
    },
  }
}
