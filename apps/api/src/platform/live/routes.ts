import websocket from '@fastify/websocket'
import { liveCloseCodes } from '@podium/contract/live'
import { getWebSocketToken } from '@podium/contract/websockets'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import type { Db } from '../database/index.ts'
import type { Http } from '../http/index.ts'
import type { Log } from '../log.ts'
import { createHub, type Hub, type Owner } from './hub.ts'
import { listenForEvents } from './listen.ts'
import { issueLiveToken, useLiveToken } from './tokens.ts'

interface Deps {
  db: Db
  databaseUrl: string
  log: Log
  /** Whether a session still runs; a token may have outlived it. */
  isRunning: (sessionId: number) => Promise<boolean>
}

/** Pages send nothing; what is longer than this is no page. */
const mostBytesIn = 1024

interface SocketRequest {
  Params: { id: string }
  Querystring: { token?: string }
}

/** The live channel of this process: tokens, sockets, and what all processes tell (`live.channel`). */
export async function liveRoutes(
  server: FastifyInstance,
  { write }: Http,
  deps: Deps,
): Promise<Hub> {
  write(getWebSocketToken, async (tx, _input, { viewer }) => ({
    webSocketToken: await issueLiveToken(tx, viewer),
  }))
  const hub = createHub()
  const ears = { hear: hub.deliver, missed: hub.announceGap }
  const stopListening = await listenForEvents(deps.databaseUrl, ears, deps.log)
  server.addHook('preClose', async () => {
    hub.stop()
    await stopListening()
  })
  await server.register(websocket, {
    options: { maxPayload: mostBytesIn, perMessageDeflate: false, clientTracking: false },
    // A line that breaks is nothing to report.
    errorHandler: (_error, socket) => socket.terminate(),
  })
  await server.register(async (scope) => {
    scope.get<SocketRequest>('/websocket/user/:id', { websocket: true }, (socket, request) => {
      void seat(hub, socket, () => ownerOf(deps, request))
    })
  })
  return hub
}

/** A token lets its owner in, at their own address, while the session runs. */
async function ownerOf(
  { db, isRunning }: Deps,
  { params, query }: { params: SocketRequest['Params']; query: SocketRequest['Querystring'] },
): Promise<Owner | null> {
  const { token } = query
  const owner = typeof token === 'string' ? await useLiveToken(db, token) : null
  if (!owner || owner.userId !== Number(params.id)) return null
  return (await isRunning(owner.sessionId)) ? owner : null
}

async function seat(hub: Hub, socket: WebSocket, find: () => Promise<Owner | null>) {
  try {
    const owner = await find()
    if (!owner) return socket.close(liveCloseCodes.badToken, 'token')
    if (socket.readyState === socket.OPEN) hub.add(socket, owner)
  } catch {
    socket.close(liveCloseCodes.goingAway, 'try again')
  }
}
