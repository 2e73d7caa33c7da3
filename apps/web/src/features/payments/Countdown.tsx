import { thisMoment } from '@podium/contract/clock'
import { useEffect, useEffectEvent, useState } from 'react'
import { paymentsPhrases } from '@podium/phrases/payments'
import { usePhrases } from '../../shared/language/phrases.ts'
import { minutesAndSeconds } from './figures.ts'
import styles from './WaitingRoom.module.css'

interface Props {
  /** ISO time. */
  until: string
  onOver: () => void
}

/** The time left to confirm on the phone. */
export function Countdown({ until, onOver }: Props) {
  const t = usePhrases(paymentsPhrases).waiting
  const seconds = useSecondsUntil(until, onOver)
  if (seconds <= 0) return <p role="status">{t.timeOver}</p>
  return (
    <p className={styles.left}>
      {t.timeLeft}
      {/* A timer is not read out at every second. */}
      <span className={styles.clock} role="timer" aria-live="off">
        {minutesAndSeconds(seconds)}
      </span>
    </p>
  )
}

function useSecondsUntil(until: string, onOver: () => void): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until))
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const ticking = setInterval(() => {
      const left = secondsUntil(until)
      setSeconds(left)
      if (left > 0) return
      clearInterval(ticking)
      over()
    }, 1000)
    return () => clearInterval(ticking)
  }, [until])
  return seconds
}

function secondsUntil(moment: string): number {
  return (new Date(moment).getTime() - thisMoment().getTime()) / 1000
}
