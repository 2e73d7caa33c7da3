import type { Order } from '@podium/contract/orders'
import { ordersPhrases } from '@podium/phrases/orders'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './OrderDialog.module.css'
import { timelineSteps, type TimelineStep } from './timelineSteps.ts'

/** What happened to an order, the first thing first. */
export function Timeline({ order }: { order: Order }) {
  const t = usePhrases(ordersPhrases).order
  return (
    <section className={styles.part} aria-labelledby="order-timeline">
      <h3 id="order-timeline">{t.timeline}</h3>
      <ol role="list" className={styles.timeline}>
        {timelineSteps(order).map((step) => (
          <StepLine key={step.what} step={step} />
        ))}
      </ol>
    </section>
  )
}

function StepLine({ step: { what, at, said } }: { step: TimelineStep }) {
  const t = usePhrases(ordersPhrases).order
  const { moment } = useFormats()
  const texts = { ...t, ...t.ended }
  return (
    <li className={styles.step}>
      <span className={styles.what}>{texts[what]}</span>
      <time className="quiet" dateTime={at}>
        {moment(at)}
      </time>
      {said?.text && (
        <p className={styles.said}>
          <b>{t[said.label]}</b>
          {said.text}
        </p>
      )}
    </li>
  )
}
