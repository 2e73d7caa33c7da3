import { connect } from 'node:net'

/** What a server said on a bare line, and whether it was done with it in time. */
export interface Said {
  text: string
  isOver: boolean
}

/**
 * Writes bytes to a server as they are and reads what it says: to the end of its first answer, or of
 * the line. Where the sender leaves, it does so as soon as everything is written.
 */
export function say(port: number, bytes: Buffer | string, leaves: boolean): Promise<Said> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes)
      if (leaves) socket.end()
    })
    const finish = (isOver: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ text, isOver })
    }
    const timer = setTimeout(() => finish(false), patienceMs)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      if (isWhole(text)) finish(true)
    })
    socket.on('error', () => finish(true))
    socket.on('close', () => finish(true))
  })
}

const patienceMs = 20_000

function isWhole(text: string): boolean {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  if (rest.length === 0) return false
  const length = /^content-length: (\d+)$/im.exec(head)?.[1]
  const body = rest.join('\r\n\r\n')
  if (length !== undefined) return body.length >= Number(length)
  return /^HTTP\/1\.1 (?:1\d\d|204|304)/.test(head) || body.endsWith('0\r\n\r\n')
}

const host = 'Host: podium.test'

/** Heads of requests that no browser writes, for an address of the API. */
export function brokenHeads(path: string): string[] {
  const get = `GET ${path} HTTP/1.1`
  const post = `POST ${path} HTTP/1.1\r\n${host}\r\nContent-Type: application/json`
  return [
    `${get}\r\n\r\n`,
    `GET ${path} HTTP/1.0\r\n\r\n`,
    `${get}\n${host}\n\n`,
    `${get}\r\n${host}\r\n: x\r\n\r\n`,
    `${get}\r\nHost : podium.test\r\n\r\n`,
    `${get}\r\n${host}\r\n${host}\r\nConnection: close\r\n\r\n`,
    `${get}\r\n${host}\r\nX: a\u0000b\r\n\r\n`,
    `${get}\r\n${host}\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
    `${get}\r\n${host}\r\n${'X: y\r\n'.repeat(3000)}\r\n`,
    `GET ${path}?q=${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n\r\n`,
    `GET ${path}?q=${'x'.repeat(15_000)} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    `GET ${path} HTTP/1.2\r\n${host}\r\n\r\n`,
    `GET ${path} HTTP/9.9\r\n${host}\r\n\r\n`,
    `GET ${path}\r\n\r\n`,
    `get ${path} HTTP/1.1\r\n${host}\r\n\r\n`,
    `FETCH ${path} HTTP/1.1\r\n${host}\r\n\r\n`,
    `PROPFIND ${path} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    `TRACE ${path} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    `CONNECT podium.test:80 HTTP/1.1\r\n${host}\r\n\r\n`,
    `OPTIONS * HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    `GET http://evil.example${path} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    `GET //evil.example${path} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
    `\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc`,
    `${get}\r\n${host}\r\nExpect: wonders\r\nConnection: close\r\n\r\n`,
    `${get}\r\n${host}\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n`,
    `${get}\r\n${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    `${post}\r\nContent-Length: abc\r\n\r\n{}`,
    `${post}\r\nContent-Length: -1\r\n\r\n{}`,
    `${post}\r\nContent-Length: 99999999999999999999\r\n\r\n{}`,
    `${post}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    `${post}\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `${post}\r\nTransfer-Encoding: nonsense\r\n\r\n{}`,
    `${post}\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    `${post}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    `${post}\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n{}`,
    `${post}\r\nTransfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  ]
}
