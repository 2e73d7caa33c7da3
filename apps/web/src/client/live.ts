import {
  liveCloseCodes,
  livePath,
  readLiveEvent,
  type LiveEvent,
  type LiveEventOf,
  type LiveEventType,
} from '@podium/contract/live'
import { useEffect, useEffectEvent } from 'react'
import { renew } from './browser.ts'
import { call } from './call.ts'
import { session } from './session.ts'

/** The wait before connecting again: doubled with every try that fails, in milliseconds. */
const reconnectMs = { first: 1000, most: 30_000 }

/**
 * Devices put hidden pages to sleep, and their sockets break without a close event: so long is too
 * long, in milliseconds.
 */
const longHiddenMs = 60_000

/**
 * The wait before a closed session is looked into: this tab may be signing out itself, in
 * milliseconds.
 */
const signOutMs = 1000

type Listener = (event: LiveEvent) => void

const listeners = new Set<Listener>()

let owner: number | null = null
let socket: WebSocket | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0
let isOpened = false

/**
 * The live channel of this page (`live.channel`): open while a user is signed in. Events carry ids
 * and totals only. What happened while the socket was down is not sent again: REFETCH comes with
 * every connection, and each screen reads anew what it shows.
 */
export const live = {
  /** Keeps the channel open for the signed-in user, from now on. */
  open(): void {
    if (isOpened) return
    isOpened = true
    session.subscribe(followSession)
    window.addEventListener('online', reconnectNow)
    reconnectAfterSleep()
    followSession()
  },

  /** Calls `listener` with every event of a type; returns the function that ends it. */
  subscribe<T extends LiveEventType>(
    type: T,
    listener: (event: LiveEventOf<T>) => void,
  ): () => void {
    const handler: Listener = (event) => {
      if (event.type === type) listener(event as LiveEventOf<T>)
    }
    listeners.add(handler)
    return () => listeners.delete(handler)
  },
}

/** Hears the events of a type while the component is there. */
export function useLive<T extends LiveEventType>(
  type: T,
  listener: (event: LiveEventOf<T>) => void,
): void {
  const handler = useEffectEvent(listener)
  useEffect(() => live.subscribe(type, (event) => handler(event)), [type])
}

/**
 * The channel belongs to one user: another user gets another. Who acts for somebody has none meanwhile, nor
 * whose session was lost until they have signed in again.
 */
function followSession(): void {
  const { user, acting, isAuthenticated } = session.get()
  const id = acting || !isAuthenticated ? null : (user?.id ?? null)
  if (id === owner) return
  disconnect()
  owner = id
  failures = 0
  if (id !== null) void connect(id)
}

function disconnect(): void {
  clearTimeout(timer)
  const old = socket
  socket = null
  old?.close()
}

async function connect(id: number): Promise<void> {
  try {
    const { getWebSocketToken } = await import('@podium/contract/websockets')
    const { webSocketToken } = await call(getWebSocketToken)
    if (id === owner && !socket) listen(id, webSocketToken)
  } catch {
    reconnectLater(id)
  }
}

function listen(id: number, token: string): void {
  const ws = new WebSocket(location.origin.replace(/^http/, 'ws') + livePath(id, token))
  socket = ws
  ws.addEventListener('open', () => {
    if (socket === ws) failures = 0
  })
  ws.addEventListener('message', ({ data }: MessageEvent<string>) => receive(ws, data))
  ws.addEventListener('close', ({ code }) => {
    if (socket !== ws) return
    socket = null
    handleClose(id, code)
  })
}

function receive(ws: WebSocket, text: string): void {
  const event = socket === ws ? readLiveEvent(text) : undefined
  if (event) for (const listener of listeners) listener(event)
}

function handleClose(id: number, code: number): void {
  if (code === liveCloseCodes.sessionEnded) timer = setTimeout(() => void renewOrEnd(id), signOutMs)
  // With too many pages open, one in the background waits until the user looks at it.
  else if (code !== liveCloseCodes.tooMany || document.visibilityState === 'visible')
    reconnectLater(id)
}

/**
 * Connects again with a renewed session; without one the page asks to sign in again (`session.lost`).
 */
async function renewOrEnd(id: number): Promise<void> {
  if (id !== owner) return
  const isRenewed = await renew().catch(() => true)
  if (isRenewed) reconnectLater(id)
  else if (id === owner) session.end({ lost: true })
}

function reconnectLater(id: number): void {
  if (id !== owner || socket) return
  const longest = Math.min(reconnectMs.first * 2 ** failures, reconnectMs.most)
  failures += 1
  clearTimeout(timer)
  // Not all pages at once after a restart of the server.
  timer = setTimeout(() => void connect(id), longest * (0.5 + Math.random() / 2))
}

function reconnectNow(): void {
  if (owner === null || socket?.readyState === WebSocket.OPEN) return
  disconnect()
  void connect(owner)
}

function reconnectAfterSleep(): void {
  let hiddenAt = Infinity
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now()
      return
    }
    if (Date.now() - hiddenAt > longHiddenMs) disconnect()
    if (!socket) reconnectNow()
  })
}
