import { emptyDocument, faults, origin, SilentSocket, tidyListeners } from './document.ts'
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { afterEach } from 'node:test'
import { configure, fireEvent, screen, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { readActing } from '@podium/contract/delegations'
import { refreshSession, type SessionUser } from '@podium/contract/identity'
import type { LiveEvent } from '@podium/contract/live'
import { scopes } from '@podium/contract/scopes'
import type { Language, Theme } from '@podium/contract/locale'
import { apiRoot } from '@podium/contract/route'
import { createElement, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../src/app/App.tsx'
import { createNavigation } from '../src/app/navigation/createNavigation.ts'
import { pageTable } from '../src/app/pageTable.ts'
import { loadOwnBar } from '../src/app/shell/OwnBar.tsx'
import { browserTransport } from '../src/client/browser.ts'
import { consent, createQueryClient, proof, proveSession, session } from '../src/client/index.ts'
import { setNewlyPublic } from '../src/shared/session/newlyPublic.ts'
import type { PublicConfig } from '../src/shared/config/publicConfig.tsx'
import { openPage, type OpenedPage } from '../src/shared/navigation/openPage.ts'
import { matchPage, Redirect, type PageRoute } from '../src/shared/navigation/pages.ts'
import { closeToast, currentToasts } from '../src/ui/feedback/toasts.ts'
import { answer, type PreparedAnswer, PreparedServer } from './answers.ts'
import { usualAnswers } from './usualAnswers.ts'

interface Options {
  /** Who is signed in (`member('FAN')`); left out, a visitor. */
  as?: SessionUser
  /** What the server answers beside the usual; what is asked and not prepared fails the test. */
  answers?: PreparedAnswer[]
  language?: Language
  theme?: Theme
  config?: Partial<PublicConfig>
  /** A part by itself, on a page of its own at `/part`, where opening it is not what a test is about. */
  part?: () => ReactElement
}

const usualConfig: PublicConfig = {
  productName: 'Podium',
  slug: 'podium',
  publicUrl: origin,
  communityChatUrl: null,
  company: {
    name: 'Podium, Lda.',
    address: 'Rua da Meta 1, Coimbra',
    taxNumber: '501442600',
    email: 'podium@podium.example',
    phone: '+351 239 000 000',
  },
  captcha: { provider: 'proof-of-work', siteKey: '' },
  taxByBuyer: false,
  daysAhead: null,
}

const person = userEvent.setup({ delay: null, document })
tidyListeners()

let close: (() => void) | undefined

/**
 * The page at an address as the application shows it, in a document without layout, on a server that
 * answers what the test prepared. Resolves once the page is there.
 */
export async function renderPage(url: string, options: Options = {}) {
  const { as: user = null, answers = [], language = 'en', theme = null } = options
  close?.()
  const root = createRoot(emptyDocument(url))
  const server = new PreparedServer()
  server.prepare(...usualAnswers)
  if (user)
    server.prepare(answer(refreshSession, user), answer(readActing, { user, scopes: [...scopes] }))
  server.prepare(...answers)
  connect(server)
  const config = { ...usualConfig, ...options.config }
  const routes = [...partPage(options.part), ...pageTable(config)]
  let isOver = false
  const never = new Promise<never>(() => undefined)
  // What a page that is gone would still read, as a second try, is not the next one's.
  const queryClient = createQueryClient((message) => (isOver ? never : browserTransport(message)))
  const stored = session.open(user)
  close = () => {
    isOver = true
    root.unmount()
    queryClient.clear()
    // A gate left open would ask over the next page.
    for (const gate of [consent, proof]) gate.answer(false)
    session.end({ lost: false })
    for (const { id } of currentToasts()) closeToast(id, 'expired')
    setNewlyPublic(0)
    connect(new PreparedServer())
    close = undefined
  }
  const first = await firstPage()
  if (user) await loadOwnBar(user)
  const navigation = createNavigation({ routes, queryClient, first })
  const state = {
    preferences: { language, theme },
    user,
    config,
    reads: { queries: [], mutations: [] },
    outcome: first.outcome,
  }
  root.render(createElement(App, { state, queryClient, navigation }))
  await waitFor(() => assert.ok(document.querySelector('main')))
  await proveSession(stored)

  return {
    server,
    user: person,
    /** Waits until the page is at an address: path, query and hash. */
    hasAddress: (address: string | RegExp) => waitFor(() => assertAddress(address)),
    /** The live channel tells the page of an event. */
    tell: (event: LiveEvent) => {
      const data = JSON.stringify(event)
      for (const socket of SilentSocket.opened) {
        socket.dispatchEvent(Object.assign(new Event('message'), { data }))
      }
    },
  }

  /** The server sends the browser on where a page is elsewhere. */
  async function firstPage(): Promise<OpenedPage> {
    try {
      const page = matchPage(routes, location.pathname)
      return await openPage(page, { url: new URL(location.href), queryClient, user })
    } catch (error) {
      if (!(error instanceof Redirect)) throw error
      history.replaceState(null, '', error.to)
      return firstPage()
    }
  }
}

/** The page at `/part`, where there is one. */
function partPage(part: Options['part']): PageRoute[] {
  if (!part) return []
  const handle = { head: () => ({ title: 'Part' }) }
  return [{ id: 'Part', pattern: '/part', load: async () => ({ Component: part, handle }) }]
}

/** The dialog on top, or the page where none is open. */
const place = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document

/** The field of a form by its name on the wire: in the dialog on top, where one is open. */
export function field(name: string): HTMLInputElement {
  const found = place().querySelectorAll<HTMLInputElement>(`[name="${name}"]`)
  assert.equal(found.length, 1, `fields named ${name}`)
  return found[0]!
}

/** Puts a text in place of what stands in a field, at once; `page.user.type` goes key by key. */
export function fill(input: HTMLElement, text: string): void {
  input.focus()
  fireEvent.input(input, { target: { value: text } })
}

/** Finds a sentence in which a name stands out. */
export function said(sentence: string): (text: string, element: Element | null) => boolean {
  return (_text, element) => element?.tagName === 'SPAN' && element.textContent === sentence
}

/** Chooses files, in the dialog on top or on the page, as the browser's own window for it does. */
export function chooseFiles(...files: File[]): void {
  fireEvent.change(place().querySelector('[type="file"]')!, { target: { files } })
}

/** Waits until an element has the focus. (Two elements are never compared by `assert`: it would print the window.) */
export function hasFocus(element: Element): Promise<void> {
  return waitFor(() => {
    const { activeElement: at } = document
    assert.ok(at === element, `the focus is at ${at?.outerHTML.slice(0, 200)}`)
  })
}

function assertAddress(address: string | RegExp): void {
  const shown = location.href.slice(origin.length)
  if (typeof address === 'string') assert.equal(shown, address)
  else assert.match(shown, address)
}

/** Calls of the page go to a prepared server; a file that comes with the build is where its source is. */
function connect(server: PreparedServer): void {
  globalThis.fetch = async (asked, init = {}) => {
    const url = asked as string
    const headers = new Headers(init.headers)
    const { method = 'GET', body } = init
    if (!url.startsWith(apiRoot)) return new Response(await readFile(url))
    const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : body
    return server.respond({ url, method, headers, body: sent })
  }
}

configure({
  // A journey's patience: what is there is found at once, and a busy machine fails nothing.
  asyncUtilTimeout: 10_000,
  // Nobody reads and presses within one turn of the clock: what follows from a change has happened too.
  asyncWrapper: async (look) => {
    const seen = await look()
    await setImmediate()
    return seen
  },
  getElementError: (message) => {
    const shown = [...document.querySelectorAll<HTMLElement>('dialog, main')].map((part) =>
      part.innerText.replaceAll(/\s+/g, ' ').slice(0, 800),
    )
    return new Error([...new Set(faults), message, ...shown].join('\n'))
  },
})

afterEach(() => {
  const met = [...new Set(faults.splice(0))]
  close?.()
  assert.deepEqual(met, [], 'what went wrong on the page')
})

export { screen, waitFor }
export { within } from '@testing-library/dom'
