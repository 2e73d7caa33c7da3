import type { Achievement } from '@podium/contract/achievements'
import { largestId } from '@podium/contract/largest-id'
import type { Language } from '@podium/contract/locale'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { shortened } from '@podium/contract/shortened'
import { feedPath } from '@podium/contract/syndication-paths'
import type { Update } from '@podium/contract/updates'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { syndicationPhrases } from '@podium/phrases/syndication'
import type { Db } from '../../platform/database/index.ts'
import { escapeHtml } from '@podium/contract/html'
import { achievementsOf } from '../clubs/index.ts'
import type { FileKeys } from '../files/index.ts'
import { requirePassedOn } from '../profiles/index.ts'
import { readUpdates } from '../season/index.ts'
import type { SyndicationDeps } from './read-oembed.ts'

const mostEntries = 40
const longestTitle = 80

interface Entry {
  kind: 'update' | 'result'
  id: number
  title: string
  text: string
  at: string
}

/**
 * What an athlete told everybody, and their results, as an Atom feed: to every caller what a visitor reads
 * on the page (`pages.syndicated`).
 */
export async function readFeed(
  db: Db,
  deps: SyndicationDeps & { keys: FileKeys },
  { athleteId, language }: { athleteId: number; language: Language },
): Promise<{ content: string; name: string }> {
  const athlete = await requirePassedOn(db, { role: 'ATHLETE', id: athleteId })
  const [updates, results] = await Promise.all([
    readUpdates(db, deps.keys, null, { athleteId, before: largestId, limit: mostEntries }),
    achievementsOf(db, athleteId),
  ])
  const entries = [
    ...updates.map(entryOfUpdate),
    ...results.map((result) => entryOfResult(result, language)),
  ]
  const newest = entries.toSorted((one, other) => other.at.localeCompare(one.at))
  const name = personName({ name: athlete.name, lastName: athlete.last_name })
  const content = feed(deps, { id: athleteId, name, language }, newest.slice(0, mostEntries))
  return { content, name: `athlete-${athleteId}.atom` }
}

function entryOfUpdate({ id, text, at }: Update): Entry {
  const [line = ''] = text.split('\n')
  const title = shortened(line, longestTitle)
  return { kind: 'update', id, title, text, at }
}

function entryOfResult(
  { id, date, result, competition, competitionLevel, ageGroup, club }: Achievement,
  language: Language,
): Entry {
  const t = achievementsPhrases[language]
  const place = `${t.position(result)} ${t.place}`
  const where = competition ?? t.competition(t.levels[competitionLevel])
  return {
    kind: 'result',
    id,
    title: `${place} · ${where}`,
    text: [
      `${place}, ${where}`,
      [t.levels[competitionLevel], ageGroup && t.ages[ageGroup]].filter(Boolean).join(' · '),
      club.clubCompositeKey.clubName,
    ].join('\n'),
    // Of a result its day is known; at noon that is the same day for everybody in Europe.
    at: `${date}T12:00:00.000Z`,
  }
}

/** Nothing happened yet: a feed has to say since when it is as it is. */
const never = '2026-01-01T00:00:00.000Z'

function feed(
  { productName, publicUrl }: SyndicationDeps,
  { id, name, language }: { id: number; name: string; language: Language },
  entries: Entry[],
): string {
  const host = new URL(publicUrl).hostname
  const page = publicUrl + paths.profile('ATHLETE', id)
  const drawn = entries.map(
    (entry) => `<entry>
<id>tag:${host},2026:${entry.kind}/${entry.id}</id>
<title>${xml(entry.title)}</title>
<updated>${entry.at}</updated>
<published>${entry.at}</published>
<link rel="alternate" type="text/html" href="${xml(page)}"/>
<content type="text">${xml(entry.text)}</content>
</entry>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>tag:${host},2026:athlete/${id}</id>
<title>${xml(syndicationPhrases[language].feed(name, productName))}</title>
<updated>${entries[0]?.at ?? never}</updated>
<author><name>${xml(name)}</name><uri>${xml(page)}</uri></author>
<link rel="self" type="application/atom+xml" href="${xml(`${publicUrl}${feedPath(id)}?lang=${language}`)}"/>
<link rel="alternate" type="text/html" href="${xml(page)}"/>
${drawn.join('\n')}
</feed>
`
}

/** A text as it may stand in XML, which has no place for most control characters. */
function xml(text: string): string {
  return escapeHtml(
    text.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ''),
  )
}
