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

/**
 * Whether an address that somebody gave can be called at all, as far as it says so itself: https, a name
 * with a dot or a public IP, and nothing to sign in with.
 */
export function mayBeOutside(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.protocol !== 'https:' || url.username || url.password) return false
  const host = hostOf(url)
  return isIP(host) ? isPublicIp(host) : /[^.]\.[^.]+$/.test(host) && !host.endsWith('.localhost')
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

/** Looks a name up as ever, and finds only what is public: what it means may change between two looks. */
const lookupOutside: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = (found ?? []).filter(({ address }) => isPublicIp(address))
    if (error) done(error, '')
    else if (!first) done(new NotOutside(`${host} is inside`), '')
    else if (options.all) done(null, [first])
    else done(null, first.address, first.family)
  })
}

const perHost = { keepAlive: true, maxSockets: 50 }
const outsideAgent = new Agent({ ...perHost, lookup: lookupOutside })
const anyAgent = new Agent(perHost)
const anyHttpAgent = new HttpAgent(perHost)

interface Post {
  headers: Record<string, string>
  body: Buffer
  /** Milliseconds until an answer is no longer waited for. */
  patienceMs: number
  /** Lets it lead into one's own network, and not be https (`PODIUM_PRIVATE_ENDPOINTS`). */
  privateToo: boolean
}

/** Most bytes of an answer that are read: nobody looks at them. */
const mostRead = 16_384

/** Posts to an address that somebody gave, and answers the status; redirects are not followed. */
export async function postOutside(address: string, post: Post): Promise<number> {
  if (!post.privateToo && !mayBeOutside(address)) throw new NotOutside('the address is inside')
  const url = new URL(address)
  const isHttp = url.protocol === 'http:'
  const agent = isHttp ? anyHttpAgent : post.privateToo ? anyAgent : outsideAgent
  const { headers, body } = post
  const signal = AbortSignal.timeout(post.patienceMs)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = isHttp ? requestHttp : request
    send(url, { method: 'POST', agent, headers, signal }, resolve).on('error', reject).end(body)
  })
  drain(answer)
  return answer.statusCode ?? 0
}

/** Lets the connection be used again, unless its other end talks on and on. */
function drain(answer: IncomingMessage): void {
  let bytes = 0
  answer.on('error', () => undefined)
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > mostRead) answer.destroy()
  })
}
