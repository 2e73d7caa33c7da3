/** What the bundler tells of a module. */
interface ModuleInfo {
  importers: readonly string[]
  dynamicImporters: readonly string[]
  isEntry: boolean
  code: string | null
}

export interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null
}

const isPage = (id: string) => /\/src\/pages\/\w+\.tsx$/.test(id)
const isLanding = (id: string) => id.endsWith('/src/pages/LandingPage.tsx')
const isAthlete = (id: string) => id.endsWith('/src/pages/AthletePage.tsx')
const isProfile = (id: string) => /\/src\/pages\/(?:Athlete|Fan|Manager|Sponsor)Page\.tsx$/.test(id)
const isEntry = (id: string) => id.endsWith('/src/entry-client.tsx')
/** What the bundler itself adds, for scripts of all pages. */
const isRuntime = (id: string) => id.startsWith('\0')

const known = new Map<string, ReadonlySet<string>>()

/** The parts loaded by themselves (pages, dialogs) that need a module from their start. */
function usersOf(id: string, graph: Graph): ReadonlySet<string> {
  const found = known.get(id)
  if (found) return found
  const users = new Set<string>()
  known.set(id, users)
  const seen = new Set<string>()
  const ways = [id]
  for (let at = ways.pop(); at !== undefined; at = ways.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    const info = graph.getModuleInfo(at)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) users.add(at)
    ways.push(...info.importers)
  }
  return users
}

/**
 * The file a module goes into that several parts need: fifty small files are fetched more slowly than a
 * few. What every first load needs is the shell, and what the landing page shares with others is so
 * little that it goes along. What the bar needs for signed-in users stands apart from the athletes' page,
 * which it would otherwise bring along everywhere. What the athletes' page shares goes together with all
 * others that the same pages need: strangers open that page first. Hardly a page gets what it does not
 * need.
 */
export function fileOf(id: string, graph: Graph): string | null {
  if (isSeldomNeeded(id)) return 'seldom'
  const users = [...usersOf(id, graph)]
  if (isRuntime(id) || users.some(isEntry)) return 'shell'
  if (isPage(id) || users.length < 2) return null
  const pages = users.filter(isPage)
  if (pages.some(isLanding)) return pages.length > fewPages ? 'shell' : null
  if (users.every(isContract)) return 'contract'
  const others = pages.filter((page) => !isProfile(page)).map(nameOf)
  if (others.length >= manyPages && pages.some(isAthlete)) return 'common'
  if (users.some(isForMembers)) return pages.some(isAthlete) ? 'member-people' : 'member'
  if (!pages.some(isAthlete)) return null
  return others.length === 0 ? 'people' : `people-${others.toSorted().join('-')}`
}

/** What the library names in one file with what the shell needs of it, and the landing page does not use. */
const isSeldomNeeded = (id: string) =>
  /\/(?:useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver|useMutation|mutationObserver)\.js$/.test(
    id,
  )
const isContract = (id: string) => /\/packages\/contract\/src\//.test(id)
/** The bar of the signed-in, and what keeps it up to date. */
const isForMembers = (id: string) => /\/src\/app\/(?:shell\/SignedInBar|LiveUpdates)\.tsx$/.test(id)

/** Pages with which the landing page shares a file of its own, if there are no more. */
const fewPages = 2

/** Pages beside people's own for which something is part of what most of them need. */
const manyPages = 3

function nameOf(page: string): string {
  return /(\w+)Page\.tsx$/.exec(page)?.[1] ?? ''
}
