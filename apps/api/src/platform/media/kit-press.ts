import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createPageCache } from '../page-cache.ts'
import type { Storage } from '../storage/index.ts'
import type { Spool } from '../storage/spool.ts'
import type { Kit, KitPictures } from './orders.ts'
import { createKitDesk, type KitDesk } from './studio.ts'

/** What is printed: the words, and the keys of the stored pictures. */
export interface KitPrint {
  kit: Kit
  pictures: KitPictures<string>
}

/** Prints media kits; the same content is drawn once, however often it is asked for. */
export interface KitPress {
  /** A kit as PDF. */
  print(print: KitPrint): Promise<Buffer>
}

interface Stores {
  storage: Storage
  spool: Spool
}

const keptMs = 24 * 3600 * 1000
// A kit with pictures is about half a megabyte.
const keptAtMost = 30

export function createKitPress(deps: Stores): KitPress {
  const desk = createKitDesk()
  const kept = createPageCache<Buffer>({ keepMs: keptMs, most: keptAtMost })
  // Kept by what is in it: a change makes another kit, and who may not see one is refused before.
  return { print: (print) => kept.get(JSON.stringify(print), () => draw(desk, deps, print)) }
}

function draw(desk: KitDesk, { storage, spool }: Stores, print: KitPrint): Promise<Buffer> {
  return spool.within(async (folder) => {
    const fetched = async (key: string | null, name: string) => {
      const picture = key && (await storage.get(key))
      if (!picture) return null
      const path = join(folder, `${name}.webp`)
      await pipeline(picture, createWriteStream(path))
      return path
    }
    const { avatar, cover, supporters, gallery } = print.pictures
    const pictures = {
      avatar: await fetched(avatar, 'avatar'),
      cover: await fetched(cover, 'cover'),
      supporters: await Promise.all(supporters.map((key, at) => fetched(key, `supporter-${at}`))),
      gallery: await Promise.all(gallery.map((key, at) => fetched(key, `gallery-${at}`))),
    }
    const into = join(folder, 'kit.pdf')
    await desk.make({ task: 'kit', kit: print.kit, pictures, into })
    return readFile(into)
  })
}
