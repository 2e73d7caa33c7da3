import assert from 'node:assert/strict'
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a device got: decrypted by its own keys, from whom its push service knows. */
interface Received {
  message: { title: string; text: string; path: string; tag: string; lang: string }
  headers: IncomingMessage['headers']
  /** Bytes as they came. */
  size: number
}

/** A browser that has subscribed: what it sends, and what came for it. */
export interface FakeDevice {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  received: Received[]
  /** How the push service answers for it: with a status, late by some milliseconds, or not at all. */
  answer: number | { late: number } | 'nothing'
  /** How often it was asked to take something, whatever it answered. */
  asked: number
}

/**
 * A push service on this machine (RFC 8030) with the browsers that it serves: it takes only what is signed
 * by the key they subscribed with (RFC 8292) and encrypted for them (RFC 8291, RFC 8188).
 */
export interface FakePushService {
  origin: string
  /** Lets a browser subscribe with the key of an application. */
  subscribe: (applicationKey: string) => FakeDevice
  close: () => void
}

interface Kept extends FakeDevice {
  keys: ECDH
  auth: Buffer
  applicationKey: string
}

export async function startPushService(): Promise<FakePushService> {
  const devices = new Map<string, Kept>()
  const server = createServer((request, response) => {
    const device = devices.get(request.url ?? '')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      if (!device) return response.writeHead(404).end()
      device.asked += 1
      const { answer } = device
      if (answer === 'nothing') return
      if (typeof answer === 'object') await new Promise((done) => setTimeout(done, answer.late))
      if (typeof answer === 'number' && answer >= 300) return response.writeHead(answer).end()
      try {
        proveSender(request, origin, device.applicationKey)
        assert.match(String(request.headers.ttl), /^\d+$/)
        assert.match(String(request.headers.topic), /^[\w-]{1,32}$/)
        const body = Buffer.concat(chunks)
        assert.ok(body.length <= 4096, 'too large')
        const message = JSON.parse(decrypt(body, device)) as Received['message']
        device.received.push({ message, headers: request.headers, size: body.length })
        return response.writeHead(201).end()
      } catch (error) {
        return response.writeHead(403).end(String(error))
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    subscribe(applicationKey) {
      const path = `/push/${randomBytes(24).toString('base64url')}`
      const keys = createECDH('prime256v1')
      const auth = randomBytes(16)
      const device: Kept = {
        subscription: {
          endpoint: origin + path,
          keys: { p256dh: keys.generateKeys('base64url'), auth: auth.toString('base64url') },
        },
        ...{ received: [], answer: 201, asked: 0 },
        ...{ keys, auth, applicationKey },
      }
      devices.set(path, device)
      return device
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Only who has the key the browser subscribed with may send to it (RFC 8292). */
function proveSender(request: IncomingMessage, origin: string, applicationKey: string): void {
  const said = /^vapid t=([^,]+), ?k=(.+)$/.exec(request.headers.authorization ?? '')
  const [, token = '', key = ''] = said ?? assert.fail('no proof of who sends')
  assert.equal(key, applicationKey, 'another sender')
  const [head = '', claims = '', signature = ''] = token.split('.')
  assert.equal(read(head).alg, 'ES256')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  assert.ok(isSigned, 'a wrong signature')
  const { aud, exp, sub } = read(claims)
  assert.equal(aud, origin)
  assert.match(String(sub), /^(?:mailto:|https:)/)
  const seconds = Number(exp) - Date.now() / 1000
  assert.ok(seconds > 0 && seconds <= 24 * 3600, 'over, or longer than a day')
}

function read(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
}

const endOfRecord = 2

/** The text of a body of one record, as the browser finds it. */
function decrypt(body: Buffer, { keys, auth }: Pick<Kept, 'keys' | 'auth'>): string {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + body.readUInt8(20))
  const record = body.subarray(21 + senderKey.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
  const secret = hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32)
  const derive = (name: string, length: number) =>
    Buffer.from(
      hkdfSync(
        'sha256',
        Buffer.from(secret),
        salt,
        Buffer.from(`Content-Encoding: ${name}\0`),
        length,
      ),
    )
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = plain.findLastIndex((byte) => byte !== 0)
  assert.equal(plain[end], endOfRecord)
  return plain.subarray(0, end).toString()
}
