import assert from 'node:assert/strict'
import { format } from 'node:util'
import { Window } from 'happy-dom'

/** Where the pages of component tests are. */
export const origin = 'http://podium.example'

/** What goes wrong on a page beside what its test looks at; it fails the test that met it. */
export const faults: string[] = []

const window = new Window({
  url: `${origin}/`,
  // A browser without a language of its own for the pages; tests choose one.
  settings: {
    disableCSSFileLoading: true,
    disableJavaScriptFileLoading: true,
    handleDisabledFileLoadingAsSuccess: true,
    navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
  },
})

/** What Node has too, but of another kind than the elements of the document understand. */
const ofTheDocument = [
  'Blob',
  'CustomEvent',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'navigator',
]

// Timers and the network stay Node's.
for (const name of [
  ...Object.getOwnPropertyNames(window),
  ...Object.getOwnPropertyNames(Object.getPrototypeOf(window)),
]) {
  if (name in globalThis && !ofTheDocument.includes(name)) continue
  const value = (window as unknown as Record<string, unknown>)[name]
  const isFunction = typeof value === 'function' && !/^[A-Z]/.test(name)
  define(globalThis, { [name]: isFunction ? value.bind(window) : value })
}
define(globalThis, { window, self: window, document: window.document, location: window.location })

function define(target: object, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
  }
}

// --- what an assertion prints --------------------------------------------------------------------

/**
 * An element that is not what was expected is told by its mark-up: printed as an object it leads to the
 * whole window, which takes minutes and gigabytes.
 */
for (const name of ['equal', 'notEqual', 'deepEqual', 'notDeepEqual'] as const) {
  const compare = assert[name]
  assert[name] = (actual: unknown, expected: unknown, message?: string | Error) => {
    if (!(actual instanceof Node || expected instanceof Node)) {
      return compare(actual, expected, message)
    }
    const isAsExpected = name.startsWith('not') !== Object.is(actual, expected)
    if (!isAsExpected) assert.fail(message ?? `${markUpOf(actual)} ${name} ${markUpOf(expected)}`)
  }
}

function markUpOf(value: unknown): string {
  if (!(value instanceof Node)) return String(value)
  return (value instanceof Element ? value.outerHTML : String(value.textContent)).slice(0, 300)
}

// --- what the document lacks ---------------------------------------------------------------------

const closed = 'dialog:not([open]), [popover]:not([data-open]), [hidden]'

/** Of styles only what is shown at all: no sheet is loaded, and matching one is most of a query's time. */
function styleOf(element: Element): Partial<CSSStyleDeclaration> {
  const own = element instanceof HTMLElement ? element.style : undefined
  return {
    display: element.matches(closed) ? 'none' : own?.display || 'block',
    visibility: own?.visibility || 'visible',
    getPropertyValue: (name) => own?.getPropertyValue(name) ?? '',
  }
}

/** A dialog that is open lies over the page; what it replaced as the place of the focus comes back. */
const focusedBefore = new WeakMap<Element, Element | null>()
const { show, close } = HTMLDialogElement.prototype
define(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    focusedBefore.set(this, document.activeElement)
    show.call(this)
  },
  close(this: HTMLDialogElement, value?: string) {
    const wasOpen = this.open
    close.call(this, value)
    const before = focusedBefore.get(this)
    if (wasOpen && before instanceof HTMLElement && before.isConnected) before.focus()
  },
})

define(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    setPopover(this, true)
  },
  hidePopover(this: HTMLElement) {
    setPopover(this, false)
  },
})

function setPopover(popover: HTMLElement, isOpen: boolean): void {
  if ('open' in popover.dataset === isOpen) return
  popover.toggleAttribute('data-open', isOpen)
  const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed']
  for (const type of ['beforetoggle', 'toggle']) {
    popover.dispatchEvent(Object.assign(new Event(type), { oldState, newState }))
  }
}

/** Popovers open and close by their buttons, and close by a press elsewhere. */
function pressed({ target }: Event): void {
  if (!(target instanceof Element)) return
  const button = target.closest('[popovertarget]')
  const own = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  for (const open of document.querySelectorAll<HTMLElement>('[popover][data-open]')) {
    if (open !== own && !open.contains(target)) setPopover(open, false)
  }
  if (own) setPopover(own, !('open' in own.dataset))
}

/** Escape closes what lies on top. */
function typed(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  const popover = [...document.querySelectorAll<HTMLElement>('[popover][data-open]')].at(-1)
  if (popover) return setPopover(popover, false)
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

/** Sockets stay silent: the test says what the live channel tells. */
export class SilentSocket extends EventTarget {
  static readonly OPEN = 1
  static opened: SilentSocket[] = []
  readyState = SilentSocket.OPEN
  constructor() {
    super()
    SilentSocket.opened.push(this)
  }
  close(): void {
    this.readyState = 3
  }
}

define(globalThis, {
  getComputedStyle: styleOf,
  WebSocket: SilentSocket,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  scrollTo: () => undefined,
  reportError: (error: unknown) => faults.push(format(error)),
})
define(window, {
  getComputedStyle: styleOf,
  WebSocket: SilentSocket,
  matchMedia: globalThis.matchMedia,
  scrollTo: () => undefined,
})
define(Element.prototype, {
  scrollIntoView: () => undefined,
  checkVisibility(this: Element) {
    return this.isConnected && this.closest(closed) === null
  },
})
// What a page makes for downloading has an address, behind which nothing is.
define(URL, {
  createObjectURL: () => `blob:${origin}/${crypto.randomUUID()}`,
  revokeObjectURL: () => undefined,
})
// One tab is alone.
define(navigator, { locks: { request: (_: string, act: () => unknown) => act() } })
globalThis.CSS ??= { supports: () => true, escape: (text: string) => text } as never

// React would draw each rendering into a profiler's timeline, for a third of its time.
define(console, { timeStamp: undefined, createTask: undefined })

for (const kind of ['error', 'warn'] as const) {
  console[kind] = (...said: unknown[]) => void faults.push(format(...said))
}

// --- one page after another ----------------------------------------------------------------------

type Listening = [EventTarget, string, EventListener]
const listening: Listening[] = []

/** What a page listens to from here on ends with it: the next one stands in the same window. */
export function tidyListeners(): void {
  for (const place of [globalThis.window, document] as EventTarget[]) {
    const listen = place.addEventListener.bind(place)
    const heard = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      // React listens to this once for all its roots.
      if (type !== 'selectionchange') listening.push([place, type, listener])
      listen(type, listener, options)
    }
    define(place, { addEventListener: heard })
    if (place === globalThis.window) define(globalThis, { addEventListener: heard })
  }
}

/** An empty document at an address, with nothing kept from the page before. */
export function emptyDocument(address: string): HTMLElement {
  for (const [place, type, listener] of listening.splice(0)) {
    place.removeEventListener(type, listener)
  }
  faults.length = 0
  SilentSocket.opened = []
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0] ?? ''}=; max-age=0`
  }
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name)
  }
  document.head.innerHTML = ''
  document.body.innerHTML = '<div id="root"></div>'
  window.history.replaceState(null, '', address)
  document.addEventListener('click', pressed)
  globalThis.window.addEventListener('keydown', typed)
  return document.getElementById('root')!
}
