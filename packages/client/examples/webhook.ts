// Receives the events of a webhook, and believes only what Podium has signed:
//   PODIUM_WEBHOOK_SECRET=… PORT=8080 node webhook.ts
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { InvalidSignature, verifyWebhook } from '@podium/client'

const { PODIUM_WEBHOOK_SECRET: secret = '', PORT: port = '8080' } = process.env

const server = createServer((request, response) => {
  receive(request)
    .then((status) => response.writeHead(status).end())
    .catch(() => response.writeHead(500).end())
})

async function receive(request: import('node:http').IncomingMessage): Promise<number> {
  try {
    const event = await verifyWebhook(secret, request.headers, await text(request))
    console.log(`${event.type} ${event.id}`)
    return 204
  } catch (error) {
    if (error instanceof InvalidSignature) return 400
    throw error
  }
}

server.listen(Number(port), '127.0.0.1', () => console.log('listening'))
