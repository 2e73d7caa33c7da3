import { statSync } from 'node:fs'
import { joinParts, type Part, type Visit } from './merging.ts'

/** What the bundler tells of a module. */
interface ModuleInfo {
  importers: readonly string[]
  dynamicImporters: readonly string[]
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  isEntry: boolean
  code: string | null
}

export interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null
}

const isPage = (id: string) => /\/src\/pages\/\w+\.tsx$/.test(id)
const isLanding = (id: string) => id.endsWith('/src/pages/LandingPage.tsx')
/** The pages that strangers open first, whose first load has a bar (`first-load.spec.ts`). */
const isFirst = (id: string) => /\/src\/pages\/(?:Landing|Athlete)Page\.tsx$/.test(id)
const isEntry = (id: string) => id.endsWith('/src/entry-client.tsx')
const isContract = (id: string) => /\/packages\/contract\/src\//.test(id)
/**
 * Judges passwords with a library of its own and needs nothing of the shell: in a file with others, it would
 * have the bundler put its helpers, which are in the shell, into a file that every first load asks for.
 */
const isJudge = (id: string) => id.endsWith('/packages/contract/src/guessable.ts')
const isTexts = (id: string) => /\/packages\/phrases\/src\//.test(id)
/** What the bundler itself adds, for scripts of all pages. */
const isRuntime = (id: string) => id.startsWith('\0')
/** What is drawn around every page of the signed-in, and what keeps it up to date. */
const isForMembers = (id: string) => /\/src\/app\/(?:shell\/SignedInBar|LiveUpdates)\.tsx$/.test(id)
/** What comes after every visit. */
const isForAll = (id: string) => id.endsWith('/src/shared/installing/startWorker.ts')
/** What the library names in one file with what the shell needs of it, and the landing page does not use. */
const isSeldomNeeded = (id: string) =>
  /\/(?:useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver|useMutation|mutationObserver)\.js$/.test(
    id,
  )

/** Pages with which the landing page shares a file of its own, if there are no more. */
const fewPages = 2
/** A dialog is opened on one visit to its page of several. */
const seldom = 0.2
/** No file less is worth to a first visit what it would load for it. */
const strict = 1_000

let files: ReadonlyMap<string, string> | undefined

/**
 * The file a module goes into that several parts need, parts being what is loaded by itself (pages, dialogs).
 * What every first load needs is the shell, and what the landing page shares with others is so little that it
 * goes along. All else is grouped by the visits that need it, and those groups are joined that hardly differ
 * in them: fifty small files cost a browser, a phone's network and the server more than a few larger ones.
 * Nothing is joined with what a stranger's first page needs that this page does not need.
 */
export function fileOf(id: string, graph: Graph): string | null {
  if (isRuntime(id)) return 'shell'
  files ??= filesOf(modulesOf(id, graph), graph)
  return files.get(id) ?? null
}

/** All modules, by way of one of them; sorted, for they are read in no certain order. */
function modulesOf(id: string, graph: Graph): string[] {
  const found = reachedFrom([id], graph, (info) => [
    ...[...info.importers, ...info.dynamicImporters],
    ...[...info.importedIds, ...info.dynamicallyImportedIds],
  ])
  return [...found.keys()].toSorted()
}

/** The modules that one comes to from some, these included, by going on as `next` says. */
function reachedFrom(ids: string[], graph: Graph, next: (info: ModuleInfo) => readonly string[]) {
  const found = new Map<string, ModuleInfo>()
  const ways = [...ids]
  for (let at = ways.pop(); at !== undefined; at = ways.pop()) {
    const info = found.has(at) ? null : graph.getModuleInfo(at)
    if (!info) continue
    found.set(at, info)
    ways.push(...next(info))
  }
  return found
}

function filesOf(modules: string[], graph: Graph): Map<string, string> {
  const { visits, visitsOf } = visitsIn(modules, graph)
  const found = new Map<string, string>()
  const parts = new Map<string, Part>()
  for (const id of modules) {
    const kind = kindOf(id, graph)
    if (kind === null) continue
    const needing = visitsOf.get(id) ?? []
    const key = `${kind} ${needing.join(' ')}`
    if (kind === 'shell' || kind === 'seldom') {
      found.set(id, kind)
      continue
    }
    const part = parts.get(key) ?? {
      modules: [],
      size: 0,
      visits: new Set(needing),
      hasTexts: false,
      kind,
    }
    parts.set(key, part)
    part.modules.push(id)
    part.size += sizeOf(id, graph)
    part.hasTexts ||= isTexts(id)
  }
  const joined = joinParts([...parts.values()], visits, needsOf([...parts.values()], graph))
  for (const [at, part] of joined.entries()) {
    for (const id of part.modules) found.set(id, `part-${at}`)
  }
  return found
}

/** Whether a module goes into a file of its own choice, and into which; null where it has a place already. */
function kindOf(id: string, graph: Graph): 'shell' | 'seldom' | 'contract' | 'shared' | null {
  if (isSeldomNeeded(id)) return 'seldom'
  const users = usersOf(id, graph)
  if (users.some(isEntry)) return 'shell'
  if (users.every(isJudge)) return null
  if (users.every(isContract)) return 'contract'
  if (users.length < 2 || (users.includes(id) && !isContract(id))) return null
  const pages = users.filter(isPage)
  if (pages.some(isLanding)) return pages.length > fewPages ? 'shell' : null
  return 'shared'
}

/** The parts loaded by themselves that need a module from their start. */
function usersOf(id: string, graph: Graph): string[] {
  const found = reachedFrom([id], graph, ({ importers }) => importers)
  return [...found].filter(([, info]) => isLoadedByItself(info)).map(([user]) => user)
}

const isLoadedByItself = (info: ModuleInfo) => info.isEntry || info.dynamicImporters.length > 0

/** Every page is opened by strangers and by the signed-in; each other part comes to a page that is there. */
function visitsIn(modules: string[], graph: Graph) {
  const visits: Visit[] = []
  const visitsOf = new Map<string, number[]>()
  const visit = (needed: Set<string>, worth: Visit) => {
    for (const id of needed) visitsOf.set(id, [...(visitsOf.get(id) ?? []), visits.length])
    visits.push(worth)
  }
  const forAll = modules.filter(isForAll)
  const forMembers = modules.filter(isForMembers)
  for (const id of modules) {
    const isPart = isLoadedByItself(graph.getModuleInfo(id)!)
    if (!isPart || isEntry(id) || isContract(id)) continue
    if (isPage(id)) {
      const ids = [id, ...forAll]
      visit(neededBy(ids, graph), { weight: 1, strictness: 1 })
      visit(neededBy([...ids, ...forMembers], graph), { weight: 1, strictness: 1 })
      if (isFirst(id))
        visit(
          neededBy(ids, graph, () => false),
          { weight: 1, strictness: strict },
        )
    } else visit(neededBy([id], graph), { weight: seldom, strictness: seldom })
  }
  return { visits, visitsOf }
}

/** What some modules need, as a rule with the contract of what they ask the server. */
function neededBy(ids: string[], graph: Graph, isAsked = isContract): Set<string> {
  const found = reachedFrom(ids, graph, (info) => [
    ...info.importedIds,
    ...info.dynamicallyImportedIds.filter((asked) => isAsked(asked)),
  ])
  return new Set(found.keys())
}

/** A browser gets the texts of one language of two, and they are no longer in what the bundler knows. */
function sizeOf(id: string, graph: Graph): number {
  return isTexts(id) ? statSync(id).size / 2 : (graph.getModuleInfo(id)?.code?.length ?? 0)
}

function needsOf(parts: Part[], graph: Graph): Map<Part, Set<Part>> {
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part] as const)))
  return new Map(
    parts.map((part) => {
      const imported = part.modules.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? [])
      const others = imported.map((id) => partOf.get(id)).filter((other) => other !== undefined)
      return [part, new Set(others.filter((other) => other !== part))]
    }),
  )
}
