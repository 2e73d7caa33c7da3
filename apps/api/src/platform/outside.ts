import { lookup } from 'node:dns'
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent, request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Why an address that somebody gave is not called: it leads into our own network, or is not https. */
export class NotOutside extends Error {}

const inside = new BlockList()
// What is not the public internet, as IANA lists it.
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, bits, 'ipv4')
}
// Ways in which an IPv6 address carries another one, and what is for documents alone.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inside.addSubnet(network, bits, 'ipv6')
}
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet. */
export function isPublicIp(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4')
  if (isIP(address) !== 6) return false
  return global6.check(address, 'ipv6') && !inside.check(address, 'ipv6')
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

function isLoopback(address: string): boolean {
  return isIP(address) > 0 && loopback.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

/** Lets Podium call what runs on its own machine, also by http (`PODIUM_WEBHOOKS_LOCAL`). */
interface Reach {
  localToo: boolean
}

/** The ports of the web that are called: behind others stand other things than web servers. */
const ports = ['', '8443']

/**
 * Whether an address that somebody gave can be called at all, as far as it says so itself: https on a
 * port of the web, a name with a dot or a public IP, and nothing to sign in with.
 */
export function mayBeOutside(text: string, { localToo }: Reach): boolean {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false
  const host = hostOf(url)
  if (localToo && (host === 'localhost' || isLoopback(host))) return true
  if (url.protocol !== 'https:' || !ports.includes(url.port)) return false
  return isIP(host) ? isPublicIp(host) : /[^.]\.[^.]+$/.test(host) && !host.endsWith('.localhost')
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

/** Looks a name up as ever, and finds only what may be called: what it means may change between two looks. */
function lookupWithin(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const [first] = (found ?? []).filter(({ address }) => isAllowed(address))
      if (error) done(error, '')
      else if (!first) done(new NotOutside(`${host} is inside`), '')
      else if (options.all) done(null, [first])
      else done(null, first.address, first.family)
    })
  }
}

const perHost = { keepAlive: true, maxSockets: 50 }
const lookupLocalToo = lookupWithin((address) => isPublicIp(address) || isLoopback(address))
const outsideAgent = new Agent({ ...perHost, lookup: lookupWithin(isPublicIp) })
const localAgent = new Agent({ ...perHost, lookup: lookupLocalToo })
const localHttpAgent = new HttpAgent({ ...perHost, lookup: lookupLocalToo })

interface Post extends Reach {
  headers: Record<string, string>
  body: Buffer
  /** Milliseconds until an answer is no longer waited for. */
  patienceMs: number
  /** Bytes of the answer that are read; without it only its status is waited for. */
  mostRead?: number
}

/** What came back: the status, and of the text as much as was to be read. */
export interface Answer {
  status: number
  text: string
}

/**
 * What is said of a connection that its other end closed. On one that was kept this says nothing of the
 * other end's health, which closed it before the post came: it is sent again at once, on another.
 */
const closings = ['ECONNRESET', 'EPIPE']

/** Posts to an address that somebody gave; redirects are not followed. */
export async function postOutside(address: string, post: Post): Promise<Answer> {
  if (!mayBeOutside(address, post)) throw new NotOutside('the address is inside')
  const url = new URL(address)
  const isHttp = url.protocol === 'http:'
  const agent = isHttp ? localHttpAgent : post.localToo ? localAgent : outsideAgent
  const { headers, body, mostRead } = post
  const signal = AbortSignal.timeout(post.patienceMs)
  const send = isHttp ? requestHttp : request
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const attempt = () => {
      const call = send(url, { method: 'POST', agent, headers, signal }, resolve)
      call.on('error', (error: NodeJS.ErrnoException) => {
        if (call.reusedSocket && closings.includes(error.code ?? '')) attempt()
        else reject(error)
      })
      call.end(body)
    }
    attempt()
  })
  const beginning = readBeginning(answer, mostRead ?? mostDrained)
  const text = mostRead === undefined ? '' : await beginning
  return { status: answer.statusCode ?? 0, text }
}

/** Most bytes of an answer that are taken where nobody looks at them. */
const mostDrained = 16_384

/**
 * Reads how an answer begins. Once it is over its connection can be used again; where its other end talks
 * on and on, or does not come to an end in time, the connection is cut.
 */
function readBeginning(answer: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  answer.on('error', () => undefined)
  answer.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > most) answer.destroy()
  })
  return new Promise((resolve) => {
    answer.on('close', () => resolve(Buffer.concat(chunks).subarray(0, most).toString('utf8')))
  })
}
