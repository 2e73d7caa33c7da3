import { setTimeout as pause } from 'node:timers/promises'
import { photo } from '../../apps/api/test/uploads.ts'
import type { Somebody } from './people.ts'

/** A picture that the server said it has. */
interface Kept {
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
      const id = await send(address, owner, content)
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

async function send(address: string, owner: Somebody, content: Buffer): Promise<number | null> {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(content)], { type: 'image/jpeg' }), 'photo.jpg')
  const answer = await fetch(`${address}/api/files/gallery-media`, {
    method: 'POST',
    headers: { authorization: owner.token },
    body: form,
  }).catch(() => null)
  const body = (await answer?.json().catch(() => null)) as { id?: number } | null
  return (answer?.ok && body?.id) || null
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
