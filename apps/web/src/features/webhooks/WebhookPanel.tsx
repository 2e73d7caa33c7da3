import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Webhook } from '@podium/contract/webhooks'
import { webhooksPhrases } from '@podium/phrases/webhooks'
import { call } from '../../client/index.ts'
import { useDialogAbout } from '../../shared/dialogs/useDialogAbout.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { DeliveryLog } from './DeliveryLog.tsx'
import { webhooksKey } from './queries.ts'
import { Standing } from './Standing.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import part from '../../shared/settings/part.module.css'
import { SecretDialog } from '../../shared/settings/SecretDialog.tsx'

interface Props {
  webhook: Webhook
  onClose: () => void
}

const contract = () => import('@podium/contract/webhooks')

/** An endpoint with all that can be done about it, and its log. */
export function WebhookPanel({ webhook, onClose }: Props) {
  const t = usePhrases(webhooksPhrases)
  const asked = useDialogAbout<'change' | 'renew' | 'delete'>('webhook-act')
  const open = (what: 'change' | 'renew' | 'delete') => () => asked.open(what)
  return (
    <Dialog title={t.title} onClose={onClose} size="large">
      <div className={part.form}>
        <p className={part.name}>{webhook.url}</p>
        <ul role="list" className={part.chips}>
          {webhook.events.map((type) => (
            <li key={type}>
              <code>{type}</code>
            </li>
          ))}
        </ul>
        <div className={part.acts}>
          <Standing webhook={webhook} />
        </div>
        <div className={part.acts}>
          <Test webhook={webhook} />
          <PauseOrGoOn webhook={webhook} />
          <Button size="small" onClick={open('change')}>
            {t.panel.change}
          </Button>
          <Button size="small" onClick={open('renew')}>
            {t.panel.renew}
          </Button>
          <Button size="small" variant="danger" onClick={open('delete')}>
            {t.panel.delete}
          </Button>
        </div>
        <DeliveryLog id={webhook.id} />
      </div>
      {asked.subject === 'change' && <WebhookDialog webhook={webhook} onClose={asked.close} />}
      {asked.subject === 'renew' && <Renew webhook={webhook} onClose={asked.close} />}
      {asked.subject === 'delete' && <Delete webhook={webhook} onClose={asked.close} />}
    </Dialog>
  )
}

function useReadAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: webhooksKey })
}

function Test({ webhook: { id } }: Pick<Props, 'webhook'>) {
  const t = usePhrases(webhooksPhrases).panel
  const readAgain = useReadAgain()
  const { isBusy, run } = useAct(async () => {
    const { testWebhook } = await contract()
    await call(testWebhook, { params: { id } })
    await readAgain()
  }, t.tested)
  return (
    <Button size="small" variant="primary" busy={isBusy} onClick={run}>
      {t.test}
    </Button>
  )
}

function PauseOrGoOn({ webhook: { id, state } }: Pick<Props, 'webhook'>) {
  const t = usePhrases(webhooksPhrases).panel
  const readAgain = useReadAgain()
  const isOn = state === 'ON'
  const { isBusy, run } = useAct(async () => {
    const { changeWebhook } = await contract()
    await call(changeWebhook, { params: { id }, body: { active: !isOn } })
    await readAgain()
    toast.success(isOn ? t.paused : t.resumed)
  })
  return (
    <Button size="small" busy={isBusy} onClick={run}>
      {isOn ? t.pause : t.resume}
    </Button>
  )
}

function Renew({ webhook: { id }, onClose }: Props) {
  const { panel: t, secret: shown } = usePhrases(webhooksPhrases)
  const { moment } = useFormats()
  const readAgain = useReadAgain()
  const [made, setMade] = useState<{ secret: string; until: string | null } | null>(null)
  const confirm = async () => {
    const { changeWebhook } = await contract()
    const body = { active: null, newSecret: true }
    const { secret, oldSecretUntil } = await call(changeWebhook, { params: { id }, body })
    await readAgain()
    setMade({ secret: secret ?? '', until: oldSecretUntil })
  }
  if (made) {
    return (
      <SecretDialog texts={shown} secret={made.secret} onClose={onClose}>
        {made.until && <p className={part.lead}>{shown.until(moment(made.until))}</p>}
      </SecretDialog>
    )
  }
  return (
    <ConfirmDialog
      title={t.renewTitle}
      confirmLabel={t.renewDo}
      cancelLabel={t.cancel}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t.renewText}</p>
    </ConfirmDialog>
  )
}

function Delete({ webhook: { id }, onClose }: Props) {
  const t = usePhrases(webhooksPhrases).panel
  const readAgain = useReadAgain()
  const confirm = async () => {
    const { deleteWebhook } = await contract()
    await call(deleteWebhook, { params: { id } })
    onClose()
    await readAgain()
    toast.success(t.deleted)
  }
  return (
    <ConfirmDialog
      title={t.deleteTitle}
      confirmLabel={t.delete}
      cancelLabel={t.cancel}
      onConfirm={confirm}
      onClose={onClose}
      danger
    >
      <p>{t.deleteText}</p>
    </ConfirmDialog>
  )
}
