import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { webhookLimits } from '@podium/contract/limits'
import { type WebhookType, webhookTypes } from '@podium/contract/webhook-rules'
import type { changeWebhook, Webhook } from '@podium/contract/webhooks'
import { webhooksPhrases } from '@podium/phrases/webhooks'
import { LinkField } from '../../shared/fields/LinkField.tsx'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { webhooksKey } from './queries.ts'
import { SecretDialog } from '../../shared/settings/SecretDialog.tsx'
import { TickBoxes } from '../../shared/settings/TickBoxes.tsx'

interface Props {
  /** The endpoint to change; without one it is a new one, whose secret is shown then. */
  webhook?: Webhook
  onClose: () => void
}

/** The form of an endpoint: where, and what it is told. */
export function WebhookDialog({ webhook, onClose }: Props) {
  const t = usePhrases(webhooksPhrases)
  const queryClient = useQueryClient()
  const [secret, setSecret] = useState<string | null>(null)
  // Another window may change it meanwhile: what nobody touched here is not sent.
  const [opened] = useState(webhook)
  const { form, errorOf } = useContractForm({
    route: () =>
      import('@podium/contract/webhooks').then(
        (contract) =>
          (webhook ? contract.changeWebhook : contract.createWebhook) as typeof changeWebhook,
      ),
    input: (typed) => ({
      params: { id: opened?.id ?? 0 },
      body: bodyOf(
        typed.url?.trim() ?? '',
        webhookTypes.filter((type) => typed[`event-${type}`]),
        opened,
      ),
    }),
    onDone: async (saved) => {
      await queryClient.invalidateQueries({ queryKey: webhooksKey })
      if (saved.secret) return setSecret(saved.secret)
      toast.success(t.form.changed)
      onClose()
    },
  })
  if (secret) return <SecretDialog texts={t.secret} secret={secret} onClose={onClose} />
  return (
    <FormDialog
      title={webhook ? t.form.changeTitle : t.form.addTitle}
      form={form}
      submit={webhook ? t.form.save : t.form.add}
      onClose={onClose}
    >
      <LinkField
        name="url"
        label={t.form.url}
        hint={t.form.urlHint}
        autoComplete="off"
        placeholder="https://"
        maxLength={webhookLimits.url}
        defaultValue={webhook?.url}
        required
        error={errorOf('url', { Pattern: t.form.urlWrong })}
      />
      <TickBoxes
        legend={t.form.events}
        boxes={webhookTypes.map((type) => ({
          name: `event-${type}`,
          label: t.types[type],
          hint: <code>{type}</code>,
          defaultChecked: !webhook || webhook.events.includes(type),
        }))}
        error={errorOf('events', t.form.eventsMissing)}
      />
    </FormDialog>
  )
}

function bodyOf(url: string, events: WebhookType[], opened: Webhook | undefined) {
  if (!opened) return { url, events }
  const isTold = (type: WebhookType) => opened.events.includes(type)
  const isSame = events.length === opened.events.length && events.every(isTold)
  return { ...(url !== opened.url && { url }), ...(!isSame && { events }), active: null }
}
