import { downloadMediaKit } from '@podium/contract/media-kit'
import { mediaKitPhrases } from '@podium/phrases/media-kit'
import type { Http } from '../../platform/http/index.ts'
import { describeKit, type Describing } from './describe-kit.ts'
import { gatherKit } from './gather-kit.ts'
import type { KitRenderer } from './print/index.ts'
import { slugOf } from './slug.ts'

interface Deps extends Omit<Describing, 'language'> {
  renderer: KitRenderer
}

export function mediaKitRoutes({ read }: Http, { renderer, ...deps }: Deps): void {
  read(downloadMediaKit, async (db, { params, query }, { viewer, language: callers }) => {
    const language = query.lang ?? callers
    const about = await gatherKit(db, deps.keys, viewer, params.id)
    const kit = describeKit(about, { ...deps, language })
    const name = mediaKitPhrases[language].fileName(slugOf(kit.kit.athlete.name))
    return { content: await renderer.render(kit), name }
  })
}
