import { useQuery } from '@tanstack/react-query'
import type { Webhook } from '@podium/contract/webhooks'
import { webhooksPhrases } from '@podium/phrases/webhooks'
import { useSession } from '../../client/index.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { webhooksRead } from './queries.ts'
import { Standing } from './Standing.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhookPanel } from './WebhookPanel.tsx'
import part from '../../shared/settings/part.module.css'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import styles from './webhooks.module.css'

/** The endpoints that are told what happens to the user, and the way to add one (`webhooks.endpoints`). */
export function WebhooksPart() {
  const t = usePhrases(webhooksPhrases)
  const { user } = useSession()
  return (
    <>
      <p className={part.lead}>
        {t.lead} <a href="/api/docs">{t.docs}</a>
      </p>
      {user?.protected ? <p>{t.protected}</p> : <Endpoints />}
    </>
  )
}

function Endpoints() {
  const t = usePhrases(webhooksPhrases)
  const [data, instead] = useRead(webhooksRead, t.couldNotLoad, 4)
  const adding = useDialog('add-webhook')
  if (!data) return instead
  return (
    <>
      {data.length === 0 && <p className={part.lead}>{t.none}</p>}
      {data.length > 0 && (
        <ul role="list" className={part.rows} aria-label={t.title}>
          {data.map((webhook) => (
            <Endpoint key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      <Button
        variant={data.length === 0 ? 'primary' : 'secondary'}
        className={part.act}
        onClick={adding.open}
      >
        {t.add}
      </Button>
      {adding.isOpen && <WebhookDialog onClose={adding.close} />}
    </>
  )
}

function Endpoint({ webhook }: { webhook: Webhook }) {
  const t = usePhrases(webhooksPhrases)
  const { moment } = useFormats()
  const panel = useDialog(`webhook-${webhook.id}`)
  const { url, events, waiting, last } = webhook
  const facts = [
    t.events(events.length),
    last ? t.lastSent(moment(last.at)) : t.neverSent,
    waiting > 0 && t.waiting(waiting),
  ]
  return (
    <li className={styles.endpoint}>
      <p className={part.name}>{url}</p>
      <Button size="small" onClick={panel.open} aria-label={t.openLabel(url)}>
        {t.open}
      </Button>
      <div className={part.acts}>
        <Standing webhook={webhook} />
        <span className={part.facts}>
          <Facts of={facts} />
        </span>
      </div>
      {panel.isOpen && <WebhookPanel webhook={webhook} onClose={panel.close} />}
    </li>
  )
}

/** How many there are, in a word; nothing until it is known. */
export function WebhooksNow() {
  const t = usePhrases(webhooksPhrases)
  const { data } = useQuery(webhooksRead)
  return data && (data.length > 0 ? t.short(data.length) : t.shortNone)
}
