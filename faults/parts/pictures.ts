import { setTimeout as pause } from 'node:timers/promises'
import { photo } from '../../apps/api/test/uploads.ts'
import type { Somebody } from './people.ts'

/** A picture that the server said it has. */
export interface Kept {
  id: number
  owner: Somebody
}

const restMs = 600
const mostPerPerson = 60

/** Everybody uploads photos into their gallery until `end`; answers those the server said it has. */
export function startUploads(
  address: string,
  owners: Somebody[],
): {
  end(): Promise<Kept[]>
} {
  const kept: Kept[] = []
  let goesOn = true
  const upload = async (owner: Somebody) => {
    const content = await photo({ width: 300, height: 200 })
    for (let sent = 0; goesOn && sent < mostPerPerson; sent++) {
      const { id } = await sendPicture(address, owner, content)
      if (id) kept.push({ id, owner })
      await pause(restMs)
    }
  }
  const uploading = owners.map(upload)
  const end = async () => {
    goesOn = false
    await Promise.all(uploading)
    return kept
  }
  return { end }
}

/** Uploads a photo into somebody's gallery: its id, or with which status and code it was refused. */
export async function sendPicture(
  address: string,
  owner: Somebody,
  content: Buffer,
): Promise<{ id?: number | undefined; status: number; code?: number | undefined }> {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(content)], { type: 'image/jpeg' }), 'photo.jpg')
  const answer = await fetch(`${address}/api/files/gallery-media`, {
    method: 'POST',
    headers: { authorization: owner.token },
    body: form,
  }).catch(() => null)
  if (!answer) return { status: 0 }
  const body = (await answer.json().catch(() => ({}))) as Uploaded
  return { id: body.id, status: answer.status, code: body.errors?.[0]?.errorCode }
}

interface Uploaded {
  id?: number
  errors?: { errorCode: number }[]
}

/** What is wrong with the pictures the server said it has: each must be listed, and be served. */
export async function lookAtPictures(address: string, kept: Kept[]): Promise<string[]> {
  const complaints: string[] = []
  for (const { id, owner } of kept) {
    const listed = await fetch(`${address}/api/fans/${owner.id}/gallery`)
    const list = (await listed.json()) as { id: number; thumbnail: string | null }[]
    const found = list.find((one) => one.id === id)
    const picture = found?.thumbnail ? await fetch(new URL(found.thumbnail, address)) : null
    if (!picture?.ok)
      complaints.push(`picture ${id} of ${owner.email}: ${picture?.status ?? 'gone'}`)
  }
  return complaints
}
