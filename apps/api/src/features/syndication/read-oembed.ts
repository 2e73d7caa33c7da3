import { idOf } from '@podium/contract/largest-id'
import type { Language } from '@podium/contract/locale'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { Reply } from '@podium/contract/route'
import { type MemberRole, memberRoles } from '@podium/contract/roles'
import type { readOembed as contract } from '@podium/contract/syndication'
import type { Db } from '../../platform/database/index.ts'
import { cardSize } from '../../platform/media/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { requirePassedOn } from '../profiles/index.ts'

export interface SyndicationDeps {
  productName: string
  publicUrl: string
}

interface Asked {
  url: string
  language: Language
  maxwidth?: number | undefined
  maxheight?: number | undefined
}

const keptSeconds = 300

/** What another site may show of a public page, by an address of it or of a page under it. */
export async function readOembed(
  db: Db,
  { productName, publicUrl }: SyndicationDeps,
  { url, language, maxwidth = Infinity, maxheight = Infinity }: Asked,
): Promise<Reply<typeof contract>> {
  const { role, id } = whose(url, publicUrl) ?? refuse('userNotFound')
  const profile = await requirePassedOn(db, { role, id })
  const name = personName({ name: profile.name, lastName: profile.last_name })
  const { width, height } = cardSize
  return {
    version: '1.0',
    type: 'link',
    title: name,
    author_name: name,
    author_url: publicUrl + paths.profile(role, id),
    provider_name: productName,
    provider_url: publicUrl,
    cache_age: keptSeconds,
    ...(width <= maxwidth &&
      height <= maxheight && {
        thumbnail_url: `${publicUrl}/files/card/${role.toLowerCase()}/${id}.png?lang=${language}`,
        thumbnail_width: width,
        thumbnail_height: height,
      }),
  }
}

/** Whose page an address shows; null where it is none of ours. */
function whose(url: string, publicUrl: string): { role: MemberRole; id: number } | null {
  const asked = URL.parse(url)
  if (!asked || asked.origin !== new URL(publicUrl).origin) return null
  const [, kind, text = ''] = /^\/([a-z]+)\/(\d+)(?:\/|$)/.exec(asked.pathname) ?? []
  const role = memberRoles.find((known) => known.toLowerCase() === kind)
  const id = idOf(text)
  return role && id !== null ? { role, id } : null
}
