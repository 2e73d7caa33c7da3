import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PushState } from '@podium/contract/push'
import { pushPhrases } from '@podium/phrases/push'
import { call } from '../../client/index.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import {
  currentSubscription,
  type PushAbility,
  pushAbility,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../../shared/installing/push.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { unbroken } from '../../ui/unbroken.ts'
import styles from './DevicePush.module.css'
import { pushRead } from './queries.ts'

/** Whether this device tells what happens: a switch, or in words why there is none. */
export function DevicePush() {
  return (
    <div className={styles.device}>
      <Told />
    </div>
  )
}

function Told() {
  const t = usePhrases(pushPhrases)
  const { browser, look } = useBrowser()
  if (!browser) return <SkeletonText lines={3} />
  const { ability, isSubscribed } = browser
  if (ability !== 'possible') return <Notice>{unbroken(t[ability])}</Notice>
  return <DeviceSwitch isSubscribed={isSubscribed} onChanged={look} />
}

/** What this browser allows and has; undefined until it has said so. */
function useBrowser() {
  const [browser, setBrowser] = useState<{ ability: PushAbility; isSubscribed: boolean }>()
  const look = async () => {
    const found = await currentSubscription().catch(() => null)
    setBrowser({ ability: pushAbility(), isSubscribed: found !== null })
  }
  useEffect(() => void look(), [])
  return { browser, look }
}

interface DeviceSwitchProps {
  isSubscribed: boolean
  onChanged: () => Promise<void>
}

function DeviceSwitch({ isSubscribed, onChanged }: DeviceSwitchProps) {
  const t = usePhrases(pushPhrases)
  const [data, instead] = useRead(pushRead, t.couldNotLoad, 3)
  if (!data) return instead
  return <Switch push={data} isOn={data.subscribed && isSubscribed} onChanged={onChanged} />
}

interface SwitchProps {
  push: PushState
  isOn: boolean
  onChanged: () => Promise<void>
}

function Switch({ push, isOn, onChanged }: SwitchProps) {
  const t = usePhrases(pushPhrases)
  const queryClient = useQueryClient()
  const { isBusy, run } = useAct(async () => {
    const told = isOn ? await switchOff() : await switchOn(push.key)
    await queryClient.invalidateQueries(pushRead)
    await onChanged()
    toast(told === 'on' || told === 'off' ? 'success' : 'error', t[told])
  })
  return (
    <SwitchField label={t.label} hint={t.hint} checked={isOn} disabled={isBusy} onChecked={run} />
  )
}

async function switchOff(): Promise<'off'> {
  const { unsubscribePush } = await import('@podium/contract/push')
  await call(unsubscribePush)
  await unsubscribeBrowser()
  return 'off'
}

/** The permission is asked for first: a browser takes only what follows a press at once. */
async function switchOn(key: string): Promise<'on' | 'notAsked' | 'failed'> {
  const subscription = await subscribeBrowser(key).catch(() => undefined)
  if (!subscription) return subscription === null ? 'notAsked' : 'failed'
  const { subscribePush } = await import('@podium/contract/push')
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  await call(subscribePush, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } })
  return 'on'
}
