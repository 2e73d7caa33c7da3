import { call, session } from '../../client/index.ts'
import { isApp, isIos } from './installed.ts'

/** What a browser allows: `ios` only once the app is installed, `denied` by a choice of its user. */
export type PushAbility = 'possible' | 'denied' | 'ios' | 'unsupported'

/** What this browser allows now; nobody is asked. */
export function pushAbility(): PushAbility {
  if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis) {
    return Notification.permission === 'denied' ? 'denied' : 'possible'
  }
  return isIos() && !isApp() ? 'ios' : 'unsupported'
}

/** The subscription this browser has and may show something for; null where it has none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushAbility() !== 'possible' || Notification.permission !== 'granted') return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Asks to be allowed to show notifications, as only a press may, and subscribes; null where the answer
 * is no. An earlier subscription, perhaps of somebody else, ends.
 */
export async function subscribeBrowser(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

export async function unsubscribeBrowser(): Promise<void> {
  await (await currentSubscription())?.unsubscribe()
}

/**
 * Ends the browser's subscription where who is here now did not switch it on: somebody signed out, or
 * another person signed in after them.
 */
export async function endStrangersPush(): Promise<void> {
  const { user, acting, hasEnded, hasLeft } = session.get()
  if (acting || hasEnded || (!user && !hasLeft)) return
  const subscription = await currentSubscription()
  if (!subscription) return
  const { getPushKey } = await import('@podium/contract/push')
  const isOwn = user !== null && (await call(getPushKey)).subscribed
  if (!isOwn) await subscription.unsubscribe()
}
