import type { Payment } from '@podium/contract/payments'
import { groupsOfThree, numbers, perLanguage } from '@podium/phrases/format'
import { paymentsPhrases } from '@podium/phrases/payments'
import { useFormats } from '../../shared/language/formats.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { CopyLine } from './CopyLine.tsx'
import { Countdown } from './Countdown.tsx'
import styles from './WaitingRoom.module.css'

/** An amount as a bank's form takes it: without sign and groups. */
const typedIn = perLanguage((locale) =>
  numbers(locale, { useGrouping: false, minimumFractionDigits: 2 }),
)

interface Props {
  payment: Payment
  onTimeOver: () => void
}

/** How to pay a payment that waits: on the phone, or at a machine (`payments.status-page`). */
export function WaitingRoom({ payment, onTimeOver }: Props) {
  const t = usePhrases(paymentsPhrases).waiting
  const { method, deadline } = payment
  return (
    <div className={styles.room}>
      {method === 'MBWAY' && (
        <>
          <p>{t.mbway}</p>
          {deadline && <Countdown until={deadline} onOver={onTimeOver} />}
        </>
      )}
      {method === 'REFERENCE' && <Multibanco payment={payment} />}
      <p className="quiet">{t.live}</p>
    </div>
  )
}

function Multibanco({ payment }: { payment: Payment }) {
  const t = usePhrases(paymentsPhrases).waiting
  const { money, moment } = useFormats()
  const typed = typedIn(usePreferences().language)
  const { entity, reference, grossCents, deadline } = payment
  return (
    <>
      <p>{t.multibanco}</p>
      <dl className={styles.details}>
        {entity && <CopyLine term={t.entity} shown={entity} copied={entity} />}
        {reference && (
          <CopyLine term={t.reference} shown={groupsOfThree(reference)} copied={reference} />
        )}
        <CopyLine term={t.amount} shown={money(grossCents)} copied={typed(grossCents / 100)} />
        {deadline && (
          <div className={styles.line}>
            <dt>{t.deadline}</dt>
            <dd>
              <time dateTime={deadline}>{moment(deadline)}</time>
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}
