import type { Reply, RouteShape } from '@podium/contract/route'
import { browserTransport } from './browser.ts'
import { callThrough } from './transport.ts'

export interface UploadOptions {
  /** Told how many bytes have been sent. */
  onSent: (bytes: number) => void
  signal?: AbortSignal
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
