import type { Webhook, WebhookState } from '@podium/contract/webhooks'
import { webhooksPhrases } from '@podium/phrases/webhooks'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Badge } from '../../ui/surfaces/Badge.tsx'

const tones: Record<WebhookState, 'success' | 'neutral' | 'danger'> = {
  ON: 'success',
  PAUSED: 'neutral',
  FAILING: 'danger',
  GONE: 'danger',
}

/** How an endpoint stands, in a badge. */
export function Standing({ webhook: { state, failingSince } }: { webhook: Webhook }) {
  const t = usePhrases(webhooksPhrases)
  const { moment } = useFormats()
  if (state === 'ON' && failingSince) {
    return <Badge tone="danger">{t.failingSince(moment(failingSince))}</Badge>
  }
  return <Badge tone={tones[state]}>{t.states[state]}</Badge>
}
