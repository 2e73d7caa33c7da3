import { z } from 'zod'
import { route } from './route.ts'

export const getWebSocketToken = route({
  method: 'GET',
  path: '/websockets/token',
  summary: 'A token to open the live channel with: one use, 60 seconds, for the caller alone.',
  access: 'user',
  reply: z.object({ webSocketToken: z.string() }),
})
