import type { Reply, RouteShape } from '@podium/contract/route'
import { browserTransport } from './browser.ts'
import { callThrough } from './transport.ts'

export interface UploadOptions {
  /** Told how many bytes have been sent. */
  onSent: (bytes: number) => void
  signal?: AbortSignal
  /** As of any other call (`acts.idempotent`). */
  idempotencyKey?: string | undefined
}

/** Sends a file by a call that takes one (`upload` in its route); throws like `call`. */
export function upload<R extends RouteShape & { upload: string }>(
  route: R,
  file: Blob,
  options: UploadOptions,
): Promise<Reply<R>> {
  const body = new FormData()
  body.append(route.upload, file)
  return callThrough(browserTransport, route, { body }, options)
}

/** Sends a form with a file: its JSON in the part `info`, the file in the part `file`. */
export function sendForm<R extends RouteShape & { upload: 'form' }>(
  route: R,
  input: { params?: object; body: unknown; file: Blob },
  options: UploadOptions,
): Promise<Reply<R>> {
  const { file, body: info } = input
  const params = input.params as Record<string, string> | undefined
  const body = new FormData()
  body.append('info', JSON.stringify(info))
  body.append('file', file)
  return callThrough(browserTransport, route, { ...(params && { params }), body }, options)
}

/** Sends bytes as they are, by a call that goes on where an earlier one broke off. */
export function sendBytes<R extends RouteShape>(
  route: R,
  input: { params: Record<string, string>; query: Record<string, number>; body: Blob },
  options: UploadOptions,
): Promise<Reply<R>> {
  // Without a type of its own, so that it goes out as application/octet-stream.
  const body = new Blob([input.body], { type: 'application/octet-stream' })
  return callThrough(browserTransport, route, { ...input, body }, options)
}
