import type { Multipart, MultipartValue } from '@fastify/multipart'
import { bodyBytes } from '@podium/contract/limits'
import type { FastifyRequest } from 'fastify'
import type { Caller, Viewer } from '../../platform/http/index.ts'
import { refuseField } from '../../platform/refuse.ts'
import { brokenForm, partsOf } from './read-form.ts'
import { type Received, receivePart } from './receive-file.ts'
import type { FileDeps } from './deps.ts'
import { receivedIn, ingestPicture } from './ingest.ts'
import { productAllowance } from './upload-file.ts'

/** A form with a picture: what its part `info` says, and how to ingest the picture, if it has one. */
interface Form {
  info: unknown
  /** Answers the id of the picture, which is loose until something keeps it. */
  ingest: (() => Promise<number>) | null
}

/** Reads a form with the picture of a product, in whatever order its parts come. */
export function receiveForm<A>(
  deps: FileDeps,
  { viewer, request }: Caller<Viewer>,
  use: (form: Form) => Promise<A>,
): Promise<A> {
  return deps.spool.within(async (folder) => {
    const { info, received } = await receiveParts(request, receivedIn(folder))
    const input = { ownerId: viewer.id, purpose: 'PRODUCT', folder } as const
    const ingest = received && (() => ingestPicture(deps, { ...input, received }))
    return use({ info, ingest })
  })
}

async function receiveParts(request: FastifyRequest, path: string) {
  let info: unknown
  let received: Received | null = null
  const fileSize = Math.max(productAllowance.IMAGE, bodyBytes) + 1
  for await (const part of partsOf(request, fileSize)) {
    if (part.fieldname === 'info') info = await readInfo(part)
    else if (part.type === 'file' && part.fieldname === 'file' && !received)
      received = await receivePart(request, part, path, productAllowance)
    else if (part.type === 'file') part.file.resume()
  }
  return { info, received }
}

/** JSON, as a text or as a part with a type of its own, which arrives like a file. */
async function readInfo(part: Multipart): Promise<unknown> {
  if (part.type === 'file') {
    const bytes = await part.toBuffer().catch((error: unknown) => {
      throw brokenForm(error)
    })
    return parseJson(bytes.toString())
  }
  const { value } = part as MultipartValue
  return typeof value === 'string' ? parseJson(value) : value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuseField('info', { kind: 'Pattern' })
  }
}
