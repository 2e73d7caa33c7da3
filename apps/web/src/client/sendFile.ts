interface FileRequest {
  method: string
  headers: Record<string, string>
  body: FormData | Blob | string | null
  signal: AbortSignal | null
}

/**
 * `fetch` for files: it cannot tell how much of a body is sent, which only the older
 * `XMLHttpRequest` can. Rejects when the connection breaks or `signal` ends it.
 */
export function sendFile(
  url: string,
  { method, headers, body, signal }: FileRequest,
  onSent: (bytes: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', (event) => onSent(event.loaded))
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', () => reject(new TypeError('The connection broke.')))
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    if (signal?.aborted) reject(new DOMException('Cancelled', 'AbortError'))
    else request.send(body)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = new Headers(lines.filter(Boolean).map((line) => pairOf(line)))
  return new Response(request.responseText || null, { status: request.status, headers })
}

function pairOf(line: string): [string, string] {
  const at = line.indexOf(':')
  return [line.slice(0, at), line.slice(at + 1).trim()]
}
