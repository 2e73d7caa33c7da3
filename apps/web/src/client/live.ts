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

/** The wait before coming back: doubled with every try that fails, in milliseconds. */
const comeBackMs = { first: 1000, most: 30_000 }

/**
 * Devices put hidden pages to sleep, and their lines break without a word: so long is too long, in
 * milliseconds.
 */
const longHiddenMs = 60_000

/** What the end of a session is told ahead of: this tab may be signing out itself, in milliseconds. */
const signOutMs = 1000

type Listener = (event: LiveEvent) => void

const listeners = new Set<Listener>()

let owner: number | null = null
let socket: WebSocket | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0
let isFollowing = false

/**
 * The live channel of this page (`live.channel`): open while somebody is signed in. Events carry ids
 * and totals only. What happened while the line was down is not told again: REFETCH comes whenever the
 * line is there, and whoever shows something reads it anew.
 */
export const live = {
  /** Keeps the channel open for whoever is signed in, from now on. */
  open(): void {
    if (isFollowing) return
    isFollowing = true
    session.subscribe(follow)
    window.addEventListener('online', tryNow)
    comeBackFromSleep()
    follow()
  },

  /** Tells of every event of a type; answers the function that ends it. */
  subscribe<T extends LiveEventType>(
    type: T,
    listener: (event: LiveEventOf<T>) => void,
  ): () => void {
    const heard: Listener = (event) => {
      if (event.type === type) listener(event as LiveEventOf<T>)
    }
    listeners.add(heard)
    return () => listeners.delete(heard)
  },
}

/** Hears the events of a type while the component is there. */
export function useLive<T extends LiveEventType>(
  type: T,
  listener: (event: LiveEventOf<T>) => void,
): void {
  const heard = useEffectEvent(listener)
  useEffect(() => live.subscribe(type, (event) => heard(event)), [type])
}

/** The channel belongs to one person: another one gets another. */
function follow(): void {
  const id = session.get().user?.id ?? null
  if (id === owner) return
  hangUp()
  owner = id
  failures = 0
  if (id !== null) void connect(id)
}

function hangUp(): void {
  clearTimeout(timer)
  const left = socket
  socket = null
  left?.close()
}

async function connect(id: number): Promise<void> {
  try {
    const { getWebSocketToken } = await import('@podium/contract/websockets')
    const { webSocketToken } = await call(getWebSocketToken)
    if (id === owner && !socket) listen(id, webSocketToken)
  } catch {
    comeBack(id)
  }
}

function listen(id: number, token: string): void {
  const line = new WebSocket(location.origin.replace(/^http/, 'ws') + livePath(id, token))
  socket = line
  line.addEventListener('open', () => {
    if (socket === line) failures = 0
  })
  line.addEventListener('message', ({ data }: MessageEvent<string>) => hear(line, data))
  line.addEventListener('close', ({ code }) => {
    if (socket !== line) return
    socket = null
    closed(id, code)
  })
}

function hear(line: WebSocket, text: string): void {
  const event = socket === line ? readLiveEvent(text) : undefined
  if (event) for (const tell of listeners) tell(event)
}

function closed(id: number, code: number): void {
  if (code === liveCloseCodes.sessionEnded) timer = setTimeout(() => void prove(id), signOutMs)
  // With more pages open than anybody looks at, this one waits until it is looked at.
  else if (code !== liveCloseCodes.tooMany || document.visibilityState === 'visible') comeBack(id)
}

/** Whether this page has a session still; without one it asks to sign in again (`session.lost`). */
async function prove(id: number): Promise<void> {
  if (id !== owner) return
  const isRenewed = await renew().catch(() => true)
  if (isRenewed) comeBack(id)
  else if (id === owner) session.over({ lost: true })
}

function comeBack(id: number): void {
  if (id !== owner || socket) return
  const longest = Math.min(comeBackMs.first * 2 ** failures, comeBackMs.most)
  failures += 1
  clearTimeout(timer)
  // Not all pages at once after a restart of the server.
  timer = setTimeout(() => void connect(id), longest * (0.5 + Math.random() / 2))
}

function tryNow(): void {
  if (owner === null || socket?.readyState === WebSocket.OPEN) return
  hangUp()
  void connect(owner)
}

function comeBackFromSleep(): void {
  let hiddenAt = Infinity
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now()
      return
    }
    if (Date.now() - hiddenAt > longHiddenMs) hangUp()
    if (!socket) tryNow()
  })
}
