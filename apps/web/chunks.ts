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
 * The file a module of the athletes' page goes into, together with all others that the same pages need:
 * strangers open that page first, and fifty small files are fetched more slowly than a few. Without
 * this, every dialog that shares something with a page makes a file of its own. Hardly a page gets what
 * it does not need, and the landing page's files stay as they fall.
 */
export function fileOf(id: string, graph: Graph): string | null {
  if (isPage(id)) return null
  const pages = [...usersOf(id, graph)].filter(isPage)
  if (pages.some(isLanding) || !pages.some(isAthlete)) return null
  const others = pages.filter((page) => !isProfile(page)).map(nameOf)
  if (others.length === 0) return 'people'
  if (others.length >= manyPages) return 'common'
  return `people-${others.toSorted().join('-')}`
}

/** Pages beside people's own for which something is part of what most of them need. */
const manyPages = 5

function nameOf(page: string): string {
  return /(\w+)Page\.tsx$/.exec(page)?.[1] ?? ''
}
