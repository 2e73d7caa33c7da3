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
export interface Keys {
  /** The same address, with a key. */
  unlock(address: string): string
  /** A picture for who may see everything. */
  picture(id: number | null, size: PictureSize): Picture
}

export interface FileKeys extends Keys {
  /**
   * The keys for somebody's files. Files of an account that an admin deleted have other keys than before:
   * only admins are given these, who answer the owner's objection (`account.closing`).
   */
  of(owner: { active: boolean }): Keys
  /** Whose files a key opens: of an account that is there, or of one that an admin deleted; null for none. */
  opens(id: number, key: unknown): 'present' | 'deleted' | null
}

export function createFileKeys(secret: string): FileKeys {
  const present = createKeys(secret, 'file')
  const deleted = createKeys(secret, 'deleted file')
  return {
    ...present,
    of: ({ active }) => (active ? present : deleted),
    opens(id, key) {
      if (present.opens(id, key)) return 'present'
      return deleted.opens(id, key) ? 'deleted' : null
    },
  }
}

function createKeys(secret: string, what: string) {
  const sign = (id: number, until: number) =>
    createHmac('sha256', secret).update(`${what} ${id} ${until}`).digest('base64url').slice(0, 22)
  const unlock = (address: string) => {
    const until = today() + 2
    return `${address}?k=${until}.${sign(idIn(address), until)}`
  }
  return {
    unlock,
    picture(id: number | null, size: PictureSize): Picture {
      const { main } = openPicture(id, size)
      return { id: id ?? 0, main: main && unlock(main) }
    },
    opens(id: number, key: unknown): boolean {
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
