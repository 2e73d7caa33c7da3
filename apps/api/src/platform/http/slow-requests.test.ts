import assert from 'node:assert/strict'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import fastify from 'fastify'
import { endSlowRequests } from './slow-requests.ts'

const server = fastify()
server.addContentTypeParser(/^(?:multipart|application\/octet)/, (_request, body, done) => {
  body.resume()
  body.on('end', () => done(null))
})

before(async () => {
  endSlowRequests(server, { bodyMs: 200, leastBytes: 1000, withinMs: 200 })
  server.post('/plain', () => 'read')
  server.post('/upload', { config: { upload: true } }, () => 'read')
  await server.listen({ port: 0, host: '127.0.0.1' })
})
after(() => server.close())

/** Begins a body of 20,000 bytes and sends so many every 20 ms; answers what was said in the end. */
async function drip(path: string, type: string, bytes: number): Promise<string> {
  const { port } = server.server.address() as AddressInfo
  let said = ''
  const socket: Socket = connect(port, '127.0.0.1')
  socket.on('data', (chunk) => (said += String(chunk)))
  // Being cut off is what is looked for.
  socket.on('error', () => socket.destroy())
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: podium\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: 20000\r\n\r\n`,
  )
  let left = 20_000
  const dripping = setInterval(() => {
    const now = Math.min(bytes, left)
    left -= now
    if (now > 0) socket.write(' '.repeat(now))
  }, 20)
  // Not `once` of node:events, which a broken connection rejects: the dripping would go on for ever.
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(dripping)
  return said
}

const form = 'multipart/form-data; boundary=x'

test('who sends a byte now and then is cut off, also where files are taken', async () => {
  const slow = [
    drip('/plain', 'application/json', 1),
    drip('/upload', 'application/json', 1),
    drip('/upload', 'text/nonsense', 1),
    drip('/upload', form, 1),
    drip('/upload', 'application/octet-stream', 1),
    drip('/plain', form, 1),
  ]
  for (const said of await Promise.all(slow)) assert.doesNotMatch(said, / 200 /)
})

test('JSON that would take longer than any other is cut off where files are taken too', async () => {
  assert.equal(await drip('/upload', 'application/json', 500), '')
})

test('a file may take its time as long as it comes on', async () => {
  assert.match(await drip('/upload', form, 500), /^HTTP\/1\.1 200 /)
})
