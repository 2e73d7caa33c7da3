import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { test } from 'node:test'
import { liveCloseCodes } from '@podium/contract/live'
import type { WebSocket } from 'ws'
import { createHub } from './hub.ts'

/** A socket that keeps what it is sent. */
function openSocket() {
  const sent: string[] = []
  const closed: number[] = []
  const socket = Object.assign(new EventEmitter(), {
    bufferedAmount: 0,
    send: (text: string) => void sent.push(text),
    close: (code: number) => void closed.push(code),
  })
  return { sent, closed, socket: socket as unknown as WebSocket }
}

test('a page whose session ends while it is let in is closed at once, and hears nothing', () => {
  const hub = createHub()
  const [late, other] = [openSocket(), openSocket()]
  hub.deliver([[1, { type: 'SESSION_ENDED', sessionId: 7 }]])
  hub.add(late.socket, { userId: 1, sessionId: 7 })
  hub.add(other.socket, { userId: 1, sessionId: 8 })
  hub.deliver([[1, { type: 'MESSAGE', with: 2, unread: 1 }]])
  assert.deepEqual([late.closed, late.sent], [[liveCloseCodes.sessionEnded], []])
  assert.deepEqual([other.closed, other.sent.length, hub.size()], [[], 2, 1])
  hub.stop()
})
