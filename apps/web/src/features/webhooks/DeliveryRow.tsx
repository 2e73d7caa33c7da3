import { useQueryClient } from '@tanstack/react-query'
import type { Delivery, DeliveryState } from '@podium/contract/webhooks'
import { webhooksPhrases } from '@podium/phrases/webhooks'
import { call } from '../../client/index.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { ChevronRightIcon } from '../../ui/icons/signs.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { isOnItsWay, webhooksKey } from './queries.ts'
import part from '../../shared/settings/part.module.css'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import styles from './webhooks.module.css'

const tones: Record<DeliveryState, 'success' | 'info' | 'danger'> = {
  WAITING: 'info',
  DELIVERED: 'success',
  FAILED: 'danger',
}

/** One delivery: a line that opens into what was sent and answered. */
export function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const t = usePhrases(webhooksPhrases)
  const { moment } = useFormats()
  const { type, state, at } = delivery
  return (
    <li>
      <details className={styles.delivery}>
        <summary>
          <ChevronRightIcon />
          <code className={styles.type}>{type}</code>
          <Badge tone={tones[state]}>{t.log.states[state]}</Badge>
          <time dateTime={at} className={part.facts}>
            {moment(at)}
          </time>
        </summary>
        <Details delivery={delivery} />
      </details>
    </li>
  )
}

function Details({ delivery }: { delivery: Delivery }) {
  const t = usePhrases(webhooksPhrases).log
  const { body, signature, answer, attempts } = delivery
  return (
    <div className={styles.details}>
      <p>{useWhatCame(delivery)}</p>
      <div className={part.acts}>
        {delivery.replayable && <Replay delivery={delivery} />}
        <span className={part.facts}>
          <Facts of={[t.event(delivery.eventId), t.attempts(attempts)]} />
        </span>
      </div>
      <h4 className={part.subtitle}>{t.request}</h4>
      {body ? <pre className={styles.text}>{pretty(body)}</pre> : <p>{t.gone}</p>}
      {signature && (
        <>
          <h4 className={part.subtitle}>{t.signature}</h4>
          <pre className={styles.text}>Podium-Signature: {signature}</pre>
        </>
      )}
      {attempts > 0 && (
        <>
          <h4 className={part.subtitle}>{t.answer}</h4>
          {answer ? <pre className={styles.text}>{answer}</pre> : <p>{t.noAnswer}</p>}
        </>
      )}
    </div>
  )
}

/** What came of the last try, and what comes next. */
function useWhatCame(delivery: Delivery): string {
  const t = usePhrases(webhooksPhrases).log
  const { moment } = useFormats()
  const { state, status, error, durationMs, nextAt } = delivery
  const came = error
    ? t.errors[error](status)
    : status !== null && t.arrived(status, durationMs ?? 0)
  const next = nextAt ? (isOnItsWay(delivery) ? t.soon : t.next(moment(nextAt))) : t.behind
  return [came, state === 'WAITING' && `${next}.`].filter(Boolean).join(' ')
}

function Replay({ delivery: { id, eventId, state } }: { delivery: Delivery }) {
  const t = usePhrases(webhooksPhrases).log
  const queryClient = useQueryClient()
  const act = state === 'WAITING' ? t.tryNow : t.replay
  const { isBusy, run } = useAct(async () => {
    const { replayDelivery } = await import('@podium/contract/webhooks')
    await call(replayDelivery, { params: { id } })
    await queryClient.invalidateQueries({ queryKey: webhooksKey })
  }, t.replayed)
  return (
    <Button size="small" busy={isBusy} onClick={run} aria-label={t.replayLabel(act, eventId)}>
      {act}
    </Button>
  )
}

function pretty(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2)
}
