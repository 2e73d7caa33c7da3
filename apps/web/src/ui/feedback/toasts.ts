/** What is offered takes longer to be reached than words to be read. */
const durationsMs = { words: 3000, offer: 10_000 }

export type Tone = 'success' | 'error' | 'info'

export type Toast = {
  id: number
  tone: Tone
  text: string
  action: { label: string; run: () => void } | undefined
  /** Called once when the toast goes: `dismissed` when a person closed it, else its time was over. */
  onGone: ((how: 'dismissed' | 'expired') => void) | undefined
}

type ToastOptions = Partial<Pick<Toast, 'action' | 'onGone'>>

/** More would cover the page; the oldest leave first. */
const most = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a toast and answers its id. The same words already on show are not said twice. */
export function toast(tone: Tone, text: string, options: ToastOptions = {}): number {
  const shown = toasts.find((one) => one.tone === tone && one.text === text)
  if (shown) closeToast(shown.id, 'expired')
  lastId += 1
  const { action, onGone } = options
  show([...toasts, { id: lastId, tone, text, action, onGone }].slice(-most))
  return lastId
}

toast.success = (text: string, options?: ToastOptions) => toast('success', text, options)
toast.error = (text: string, options?: ToastOptions) => toast('error', text, options)
toast.info = (text: string, options?: ToastOptions) => toast('info', text, options)

export function closeToast(id: number, how: 'dismissed' | 'expired' = 'dismissed') {
  const closed = toasts.find((one) => one.id === id)
  if (!closed) return
  show(toasts.filter((one) => one !== closed))
  closed.onGone?.(how)
}

/** How long a toast stays without pointer or focus on it, in milliseconds (`toasts`). */
export function durationOf({ action }: Toast): number {
  return action ? durationsMs.offer : durationsMs.words
}

/** Closes what toasts offer to one user before another is there, who could undo what is not theirs. */
export function closeOffers(): void {
  for (const { id, action } of toasts) if (action) closeToast(id, 'expired')
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

/**
 * The places where toasts can appear, the innermost last: while a dialog is open everything outside it
 * is inert, so its own place takes over.
 */
let places: readonly symbol[] = []

export function openToastPlace(): { place: symbol; close: () => void } {
  const place = Symbol('toasts')
  places = [...places, place]
  show(toasts)
  return { place, close: () => closePlace(place) }
}

export function currentToastPlace(): symbol | undefined {
  return places.at(-1)
}

function closePlace(place: symbol) {
  places = places.filter((one) => one !== place)
  show(toasts)
}

function show(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
