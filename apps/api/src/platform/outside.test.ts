import assert from 'node:assert/strict'
import dns from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { after, mock, test } from 'node:test'
import { isPublicIp, mayBeOutside, NotOutside, postOutside } from './outside.ts'

const server = createServer((_request, response) => {
  // A redirect into one's own network is a way around every look at the address.
  response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end('x'.repeat(100_000))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
after(() => {
  server.close()
  server.closeAllConnections()
})

const post = { headers: {}, body: Buffer.alloc(0), patienceMs: 2000 }

test('of IP addresses only those of the public internet are outside', () => {
  for (const address of ['8.8.8.8', '142.250.1.1', '2a00:1450:4003::1', '2620:1ec::1']) {
    assert.ok(isPublicIp(address), address)
  }
  for (const address of [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1'],
    ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1'],
    ...['::ffff:8.8.8.8', '64:ff9b::a00:1', 'fc00::1', 'fe80::1', 'ff02::1', '2002:a00:1::'],
    ...['2001:db8::1', '2001::1', 'push.example', ''],
  ]) {
    assert.ok(!isPublicIp(address), address)
  }
})

test('an address says itself when it cannot be outside', () => {
  for (const address of [
    'https://push.example/1',
    'https://8.8.8.8/',
    'https://push.example:8443/',
  ]) {
    assert.ok(mayBeOutside(address), address)
  }
  for (const address of [
    'https://x/',
    'https://x./',
    'https://localhost./',
    'https:///x',
    'push',
  ]) {
    assert.ok(!mayBeOutside(address), address)
  }
})

test('neither an address inside nor a name that leads there is called', async () => {
  const refused = { ...post, privateToo: false }
  await assert.rejects(postOutside(`https://127.0.0.1:${port}/`, refused), NotOutside)
  const found = [{ address: '10.0.0.1', family: 4 }]
  mock.method(dns, 'lookup', (_name: string, _options: object, done: Function) => done(null, found))
  syncBuiltinESMExports()
  await assert.rejects(postOutside(`https://push.example:${port}/`, refused), NotOutside)
  mock.restoreAll()
  syncBuiltinESMExports()
})

test('redirects are not followed, and long answers not read', async () => {
  const status = await postOutside(`http://127.0.0.1:${port}/`, { ...post, privateToo: true })
  assert.equal(status, 307)
})
