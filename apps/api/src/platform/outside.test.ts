import assert from 'node:assert/strict'
import dns from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { type AddressInfo, Socket } from 'node:net'
import { after, afterEach, mock, test } from 'node:test'
import { isPublicIp, mayBeOutside, NotOutside, postOutside } from './outside.ts'

/** Long after anybody's patience here is over. */
const lateMs = 15_000
const late = (work: () => void) => void setTimeout(work, lateMs).unref()

const server = createServer((request, response) => {
  if (request.url === '/endless') {
    response.writeHead(200)
    const more = () => {
      if (!response.destroyed) response.write('x'.repeat(1000), () => setImmediate(more))
    }
    return more()
  }
  if (request.url === '/dribbling') {
    response.writeHead(200).write('slowly')
    late(() => response.end(', and at last'))
    return
  }
  if (request.url === '/silent') {
    late(() => response.writeHead(200).end())
    return
  }
  // A redirect into one's own network is a way around every look at the address.
  response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end('x'.repeat(100_000))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
after(() => {
  server.close()
  server.closeAllConnections()
})
afterEach(() => {
  mock.restoreAll()
  syncBuiltinESMExports()
})

const post = { headers: {}, body: Buffer.alloc(0), patienceMs: 2000 }
const [outside, local] = [{ localToo: false }, { localToo: true }]

/** Lets names mean what the test says, another thing at each look where it says several. */
function resolveTo(...answers: string[][]) {
  // Of two mocks of one function the second would give the first back.
  mock.restoreAll()
  let looks = 0
  mock.method(dns, 'lookup', (_name: string, _options: object, done: Function) => {
    const found = answers[Math.min(looks, answers.length - 1)] ?? []
    looks += 1
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  })
  syncBuiltinESMExports()
}

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
    'https://push.example:443/',
    'https://push.example:8443/',
  ]) {
    assert.ok(mayBeOutside(address, outside), address)
  }
  for (const address of [
    'https://x/',
    'https://x./',
    'https://localhost./',
    'https:///x',
    'http://push.example/',
    'https://push.example:22/',
    'https://me@push.example/',
    'https://:secret@push.example/',
    'ftp://push.example/',
    'push',
  ]) {
    assert.ok(!mayBeOutside(address, outside), address)
  }
})

test('on one’s own machine, loopback may be called too, by http and on any port, and nothing else', () => {
  for (const address of [
    'http://localhost:3001/hook',
    'http://127.0.0.1:80/',
    'https://[::1]:9000/',
    'https://push.example/',
  ]) {
    assert.ok(mayBeOutside(address, local), address)
  }
  for (const address of ['http://10.0.0.1/', 'http://push.example/', 'https://push.example:22/']) {
    assert.ok(!mayBeOutside(address, local), address)
  }
})

/** Where nothing of ours may be called: each by itself says so. */
const inside = [
  // IPv4 in every way a URL takes it.
  ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '0.0.0.0', '0', '2130706433'],
  ...['0x7f000001', '0x7f.1', '0x7f.0x0.0x0.0x1', '017700000001', '0177.0.0.1', '0177.1'],
  ...['127.0.0.1.', '10.0.0.1', '10.255.255.255', '012.0.0.1', '0xa.0.0.1', '167772161'],
  ...['172.16.0.1', '172.31.255.255', '192.168.0.1', '0xc0a80001', '3232235521', '169.254.169.254'],
  ...['0xa9fea9fe', '2852039166', '100.64.0.1', '100.127.255.255', '192.0.0.8', '198.18.0.1'],
  ...['198.19.255.255', '203.0.113.7', '224.0.0.1', '239.255.255.250', '240.0.0.1'],
  ...['255.255.255.255', '１２７.0.0.1', '①②⑦.0.0.1'],
  // IPv6, also where it carries an IPv4 address.
  ...['[::]', '[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
  ...['[::ffff:a9fe:a9fe]', '[::127.0.0.1]', '[::ffff:0:127.0.0.1]', '[64:ff9b::127.0.0.1]'],
  ...['[64:ff9b:1::a00:1]', '[2002:7f00:1::]', '[2001:0:7f00:1::]', '[fc00::1]', '[fd12:3456::1]'],
  ...['[fe80::1]', '[fec0::1]', '[ff02::1]', '[2001:db8::1]', '[3fff::1]', '[100::1]', '[5f00::1]'],
  // Names of this machine.
  ...['localhost', 'localhost.', 'LOCALHOST', 'hook.localhost', 'ip6-localhost', 'podium'],
]

/** Names that lead inside, at the first look or at a later one. */
const leadingInside: string[][][] = [
  ...['127.0.0.1', '10.0.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'].map(
    (address) => [[address]],
  ),
  ...['::1', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::1'].map(
    (address) => [[address]],
  ),
  [['10.0.0.1', '127.0.0.1']],
  [[]],
]

/** The addresses that sockets were to be connected to. */
function watchSockets(): string[] {
  const connected: string[] = []
  const original = Socket.prototype.connect
  mock.method(Socket.prototype, 'connect', function (this: Socket, ...given: unknown[]) {
    const [options] = given.flat() as { host?: string; lookup?: unknown }[]
    connected.push(String(options?.host))
    return Reflect.apply(original, this, given) as Socket
  })
  return connected
}

test(`none of ${inside.length} addresses inside is reached, nor kept`, async () => {
  const connected = watchSockets()
  for (const host of inside) {
    for (const rest of ['/', ':8443/hook', ':443/']) {
      const address = `https://${host}${rest}`
      assert.ok(!mayBeOutside(address, outside), address)
      await assert.rejects(postOutside(address, { ...post, ...outside }), NotOutside, address)
    }
  }
  assert.deepEqual(connected, [])
})

test(`a name that leads inside is not reached, in ${leadingInside.length} ways, also where it led outside before`, async () => {
  // Where the names lead; another program may stand there, which is as well.
  const there = createServer().listen(8443, '127.0.0.1')
  let reached = 0
  there.on('connection', () => (reached += 1))
  await Promise.race([once(there, 'listening'), once(there, 'error').catch(() => undefined)])
  for (const answers of leadingInside) {
    resolveTo(...answers)
    const call = postOutside('https://hook.example:8443/', { ...post, ...outside })
    await assert.rejects(call, NotOutside, JSON.stringify(answers))
  }
  resolveTo(['203.0.113.9', '192.0.2.1'], ['127.0.0.1'])
  for (let look = 0; look < 3; look++) {
    await assert.rejects(
      postOutside('https://rebound.example:8443/', { ...post, ...outside }),
      NotOutside,
    )
  }
  assert.equal(reached, 0)
  there.close()
})

test('of what a name means only what is public is called', async () => {
  resolveTo(['10.0.0.1', '8.8.8.8'])
  const lookups: string[] = []
  mock.method(Socket.prototype, 'connect', function (this: Socket, ...given: unknown[]) {
    const [options] = given.flat() as [{ host: string; lookup: Function }]
    options.lookup(options.host, { all: false }, (_error: unknown, address: string) => {
      lookups.push(address)
      setImmediate(() => this.destroy(new Error('looked')))
    })
    return this
  })
  await assert.rejects(postOutside('https://mixed.example/', { ...post, ...outside }), /looked/)
  assert.deepEqual(lookups, ['8.8.8.8'])
})

test('on one’s own machine a name leads to loopback or outside, never into another network', async () => {
  resolveTo(['10.0.0.1'])
  await assert.rejects(postOutside('https://hook.example/', { ...post, ...local }), NotOutside)
})

test('redirects are not followed, and long answers not read', async () => {
  const { status, text } = await postOutside(`http://127.0.0.1:${port}/`, { ...post, ...local })
  assert.deepEqual([status, text], [307, ''])
})

test('an endless answer is cut at what is read of it, and a slow one when patience is over', async () => {
  const reading = { ...post, ...local, mostRead: 4096, patienceMs: lateMs }
  const endless = await postOutside(`http://127.0.0.1:${port}/endless`, reading)
  assert.deepEqual([endless.status, endless.text.length], [200, 4096])
  // What comes long after patience is over tells whether it was, however slow the machine is.
  const waiting = { ...reading, patienceMs: 1500 }
  const slow = await postOutside(`http://127.0.0.1:${port}/dribbling`, waiting)
  assert.deepEqual([slow.status, slow.text], [200, 'slowly'])
  await assert.rejects(postOutside(`http://127.0.0.1:${port}/silent`, waiting), {
    name: /Timeout|Abort/,
  })
})

test('a connection that its other end closed while nothing was sent is not taken for a failure', async () => {
  let closed = 0
  const answered = new WeakSet<object>()
  const closing = createServer((request, response) => {
    // What a server does whose patience with a quiet connection ends just as the next post leaves.
    if (answered.has(request.socket)) {
      closed += 1
      return request.socket.resetAndDestroy()
    }
    answered.add(request.socket)
    response.end('taken')
  }).listen(0, '127.0.0.1')
  await once(closing, 'listening')
  const address = `http://127.0.0.1:${(closing.address() as AddressInfo).port}/`
  try {
    const calling = { ...post, ...local, mostRead: 100 }
    for (let times = 0; times < 3; times++) {
      assert.equal((await postOutside(address, calling)).text, 'taken')
    }
    assert.equal(closed, 2)
  } finally {
    closing.closeAllConnections()
    closing.close()
  }
})
