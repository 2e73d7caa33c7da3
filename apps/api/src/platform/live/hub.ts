import { type LiveEvent, liveCloseCodes, liveHeartbeatSeconds } from '@podium/contract/live'
import type { WebSocket } from 'ws'
import { createCache, realClock } from '../cache.ts'
import { hour, minute, realNow } from '../clock.ts'
import type { Addressed } from './publish.ts'

/** Whose page a socket belongs to. */
export interface Owner {
  userId: number
  sessionId: number
}

interface Seat extends Owner {
  socket: WebSocket
  since: number
  /** It has answered since the last sweep. */
  alive: boolean
}

/** The open sockets of this process. */
export interface Hub {
  add(socket: WebSocket, owner: Owner): void
  deliver(events: Addressed[]): void
  /** Tells every page to fetch anew. */
  announceGap(): void
  /** How many sockets are open. */
  size(): number
  stop(): void
}

const refetch = JSON.stringify({ type: 'REFETCH' } satisfies LiveEvent)

const mostPerPerson = 20
// A page that does not read what it is sent is not worth the memory.
const mostBufferedBytes = 256_000
// Sockets come back now and then, so that each proves again that its session still runs.
const longestMs = 12 * hour * 1000

/**
 * Keeps the sockets by person. One timer sweeps them all: a ping each, and a client that has not answered
 * the last one goes.
 */
export function createHub(): Hub {
  const seats = new Map<number, Set<Seat>>()
  // The sessions that ended lately: one may end after it was asked about and before its page has a seat,
  // and nobody would tell that page any more.
  const ended = createCache<number, true>({ max: 10_000, seconds: minute }, realClock)
  let count = 0

  function everySeat(act: (seat: Seat) => void): void {
    for (const own of seats.values()) for (const seat of own) act(seat)
  }
  function remove(seat: Seat): void {
    const own = seats.get(seat.userId)
    if (!own?.delete(seat)) return
    count -= 1
    if (own.size === 0) seats.delete(seat.userId)
  }
  function sweep(): void {
    const oldest = realNow().getTime() - longestMs
    everySeat((seat) => {
      if (!seat.alive) return seat.socket.terminate()
      if (seat.since < oldest) return seat.socket.close(liveCloseCodes.goingAway, 'come back')
      seat.alive = false
      seat.socket.ping()
    })
  }
  const sweeping = setInterval(sweep, liveHeartbeatSeconds * 1000).unref()

  return {
    add(socket, owner) {
      if (ended.has(owner.sessionId)) return endPage(socket)
      const seat: Seat = { ...owner, socket, since: realNow().getTime(), alive: true }
      const own = seats.get(owner.userId) ?? new Set()
      seats.set(owner.userId, own.add(seat))
      count += 1
      socket.on('pong', () => (seat.alive = true))
      socket.on('close', () => remove(seat))
      socket.send(refetch)
      const [first] = own
      if (first && own.size > mostPerPerson) {
        first.socket.close(liveCloseCodes.tooMany, 'too many')
        remove(first)
      }
    },
    deliver(events) {
      for (const [userId, event] of events) {
        if (event.type === 'SESSION_ENDED') ended.set(event.sessionId, true)
        const text = JSON.stringify(event)
        for (const seat of seats.get(userId) ?? []) hand(seat, event, text)
      }
    },
    announceGap() {
      everySeat((seat) => seat.socket.send(refetch))
    },
    size: () => count,
    stop() {
      clearInterval(sweeping)
      everySeat((seat) => seat.socket.close(liveCloseCodes.goingAway, 'restart'))
    },
  }
}

/** Sends an event to one page; the end of a session concerns only the pages of that session. */
function hand({ socket, sessionId }: Seat, event: LiveEvent, text: string): void {
  const ends = event.type === 'SESSION_ENDED'
  if (ends && event.sessionId !== sessionId) return
  if (socket.bufferedAmount > mostBufferedBytes) return socket.terminate()
  socket.send(text)
  if (ends) endPage(socket)
}

function endPage(socket: WebSocket): void {
  socket.close(liveCloseCodes.sessionEnded, 'session ended')
}
