import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { usePublicConfig } from '../../../shared/config/publicConfig.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import { ClockIcon } from '../../../ui/icons/signs.tsx'
import { useAct } from '../frame/useAct.ts'
import styles from './machine.module.css'
import { moveClock, testClockRead } from './queries.ts'

const steps = [1, 7, 30]

/** Shows in sandbox and demo what is otherwise waited for (`clock.ahead`); elsewhere it is not there. */
export function TestClock() {
  return usePublicConfig().daysAhead === null ? null : <Clock />
}

function Clock() {
  const t = usePhrases(adminMachinePhrases).clock
  const { date } = useFormats()
  const queryClient = useQueryClient()
  const { isBusy, run } = useAct()
  const [pressed, setPressed] = useState(0)
  const { data } = useQuery(testClockRead())
  const move = (days: number) => {
    setPressed(days)
    run(
      async () => t.moved(date((await moveClock(days)).now)),
      () => void queryClient.invalidateQueries(),
    )
  }
  return (
    <section className={styles.clock} aria-labelledby="clock">
      <ClockIcon />
      <div className={styles.clockText}>
        <h2 id="clock">{t.title}</h2>
        <p aria-live="polite">{data ? t.itIs(date(data.now), data.days) : '\u00a0'}</p>
        <p className={styles.facts}>{t.explained}</p>
      </div>
      <div className="in-a-row">
        {steps.map((days) => (
          <Button
            key={days}
            size="small"
            busy={isBusy && pressed === days}
            disabled={isBusy && pressed !== days}
            onClick={() => move(days)}
          >
            {t.later(days)}
          </Button>
        ))}
      </div>
    </section>
  )
}
