import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a bare floor answers: 200 unless said. */
interface Answer {
  status?: number
  headers?: Record<string, number>
  body: unknown
}

/**
 * A bare node:http server that checks nothing. It tells its port to the bench that started it, and ends
 * with it.
 */
export function serveFloor(answer: (request: IncomingMessage) => Promise<Answer>): void {
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status = 200, headers, body }) => {
        response.writeHead(status, {
          'content-type': 'application/json; charset=utf-8',
          ...headers,
        })
        response.end(JSON.stringify(body))
      },
      (error: unknown) => {
        console.error(error)
        response.writeHead(500)
        response.end(String(error))
      },
    )
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
  process.on('disconnect', () => process.exit(0))
}

/** What was sent with a request. */
export function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => resolve(body))
  })
}
