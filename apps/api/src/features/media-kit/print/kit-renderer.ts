import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createMediaWorker, type MediaWorker } from '../../../platform/media/index.ts'
import { createSharedCache } from '../../../platform/cache.ts'
import type { Storage } from '../../../platform/storage/index.ts'
import type { Spool } from '../../../platform/storage/spool.ts'
import type { Kit, KitJob, KitPictures } from './kit.ts'

/** What a kit is rendered from: its texts, and the keys of the stored pictures. */
export interface KitSource {
  kit: Kit
  pictures: KitPictures<string>
}

/** Renders media kits; the same content is drawn once, however often it is asked for. */
export interface KitRenderer {
  /** A kit as PDF. */
  render(source: KitSource): Promise<Buffer>
}

interface Stores {
  storage: Storage
  spool: Spool
}

const processFile = new URL('./kit-process.ts', import.meta.url)
const timeoutMs = 40_000

// A kit with pictures is about half a megabyte.
const kept = { max: 30, seconds: 24 * 3600 }

export function createKitRenderer(deps: Stores): KitRenderer {
  const worker = createMediaWorker<KitJob>(processFile, () => timeoutMs)
  const kits = createSharedCache<Buffer>(kept)
  // Kept by what is in it: a change makes another kit, and who may not see one is refused before.
  return {
    render: (source) => kits.get(JSON.stringify(source), () => draw(worker, deps, source)),
  }
}

function draw(
  worker: MediaWorker<KitJob>,
  { storage, spool }: Stores,
  source: KitSource,
): Promise<Buffer> {
  return spool.within(async (folder) => {
    const fetched = async (key: string | null, name: string) => {
      const picture = key && (await storage.get(key))
      if (!picture) return null
      const path = join(folder, `${name}.webp`)
      await pipeline(picture, createWriteStream(path))
      return path
    }
    const { avatar, cover, supporters, gallery } = source.pictures
    const pictures = {
      avatar: await fetched(avatar, 'avatar'),
      cover: await fetched(cover, 'cover'),
      supporters: await Promise.all(supporters.map((key, at) => fetched(key, `supporter-${at}`))),
      gallery: await Promise.all(gallery.map((key, at) => fetched(key, `gallery-${at}`))),
    }
    const into = join(folder, 'kit.pdf')
    await worker.run({ kit: source.kit, pictures, into })
    return readFile(into)
  })
}
