import { createHmac } from 'node:crypto'
import type { Picture, PictureSize } from '@podium/contract/pictures'
import { day, realNow } from '../../platform/clock.ts'
import { isSameSecret } from '../../platform/secrets.ts'

/** The address of a file of a visible profile: the same for every viewer and for ever. */
export function openAddress(id: number, name: string): string {
  return `/files/${id}/${name}`
}

/** A picture that every visitor may see; none where one is drawn. */
export function openPicture(id: number | null, size: PictureSize): Picture {
  return { id: id ?? 0, main: id ? openAddress(id, `${size}.webp`) : null }
}

/**
 * Addresses with a key in them. A picture element can show no session, so that the owner of a hidden
 * profile, and admins, are given addresses that open its files by themselves, until tomorrow is over.
 */
export interface FileKeys {
  /** The same address, with a key. */
  unlock(address: string): string
  /** A picture for who may see everything. */
  picture(id: number | null, size: PictureSize): Picture
  /** Whether a key opens a file. */
  opens(id: number, key: unknown): boolean
}

export function createFileKeys(secret: string): FileKeys {
  const sign = (id: number, until: number) =>
    createHmac('sha256', secret).update(`file ${id} ${until}`).digest('base64url').slice(0, 22)
  const unlock = (address: string) => {
    const until = today() + 2
    return `${address}?k=${until}.${sign(idIn(address), until)}`
  }
  return {
    unlock,
    picture(id, size) {
      const { main } = openPicture(id, size)
      return { id: id ?? 0, main: main && unlock(main) }
    },
    opens(id, key) {
      const [until = '', signature = ''] = typeof key === 'string' ? key.split('.') : []
      if (!/^\d{1,7}$/.test(until) || Number(until) <= today()) return false
      return isSameSecret(signature, sign(id, Number(until)))
    },
  }
}

/** The number of the day, so that an address stays the same for a while and can be kept. */
function today(): number {
  return Math.floor(realNow().getTime() / 1000 / day)
}

function idIn(address: string): number {
  return Number(address.split('/')[2])
}
