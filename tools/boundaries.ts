import { posix } from 'node:path'

/**
 * The features of the API in the order of their arrows: a feature may import only features to its
 * left, through their `index.ts`. This is the one list; the lint rule `podium/arrows` reads it.
 */
export const features = [
  'audit',
  'decisions',
  'places',
  'legal',
  'sponsor-domains',
  'identity',
  'invitations',
  'settings',
  'delegations',
  'tokens',
  'files',
  'profiles',
  'guardianship',
  'clubs',
  'galleries',
  'sportest',
  'wallet',
  'taxes',
  'payments',
  'plans',
  'support',
  'traders',
  'registers',
  'products',
  'orders',
  'messages',
  'follows',
  'shortlist',
  'season',
  'years',
  'roster',
  'agreements',
  'reports',
  'appeals',
  'transparency',
  'feed',
  'push',
  'webhooks',
  'notifications',
  'network',
  'saved-searches',
  'discovery',
  'media-kit',
  'badge-wall',
  'exposure',
  'syndication',
  'home',
  'admin',
  'test-clock',
] as const

const api = 'apps/api/src'
const web = 'apps/web/src'

/** One import as the rules see it: paths from the project's root, or a package's name. */
interface Import {
  from: string
  to: string
}

/** Says why an import is not allowed and what to do instead; nothing when it is allowed. */
type Rule = (arrow: Import) => string | undefined

const rules: Rule[] = [
  contractKnowsOnlyZod,
  phrasesKnowOnlyTheContract,
  clientKnowsOnlyTheContract,
  embeddedPostgresKnowsNothingOfOurs,
  onlyTheDatabaseIsEmbedded,
  apiAndWebStayApart,
  platformKnowsNoFeature,
  platformFloorsGoDown,
  apiFeaturesLookLeft,
  apiFeaturesEnterThroughTheDoor,
  apiRoomsEnterThroughTheDoor,
  webFeaturesStayApart,
  webFloorsGoDown,
]

/**
 * Why a file may not import what it imports, as a sentence that tells the way round; undefined when
 * it may. `from` is the file's path from the project's root, `specifier` what the import says.
 */
export function whyForbidden(from: string, specifier: string): string | undefined {
  const arrow = { from, to: targetOf(from, specifier) }
  return rules.map((rule) => rule(arrow)).find((sentence) => sentence !== undefined)
}

/** What a specifier points at: a path from the root for our own files, the package otherwise. */
function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const [, ours, file = 'index'] =
    /^@podium\/(client|contract|embedded-postgres|phrases)(?:\/(.+))?$/.exec(specifier) ?? []
  return ours ? `packages/${ours}/src/${file}.ts` : specifier
}

function isWithin(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`)
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

/** The feature a path belongs to, and the rest of the path inside it. */
function featureOf(path: string, side: string): { name: string; file: string } | undefined {
  const [, name, file] = /^features\/([^/]+)\/(.+)$/.exec(path.slice(side.length + 1)) ?? []
  return isWithin(path, side) && name && file ? { name, file } : undefined
}

function contractKnowsOnlyZod({ from, to }: Import) {
  if (!isWithin(from, 'packages/contract') || isTest(from)) return
  if (isWithin(to, 'packages/contract') || to === 'zod') return
  // Word lists for both sides, in a file of their own that both load late.
  if (from === 'packages/contract/src/guessable.ts' && to.startsWith('@zxcvbn-ts/')) return
  return (
    `The contract imports zod and nothing else, so that browser and server can both load it; ` +
    `"${to}" belongs on the side that needs it.`
  )
}

function phrasesKnowOnlyTheContract({ from, to }: Import) {
  if (!isWithin(from, 'packages/phrases') || isTest(from)) return
  if (isWithin(to, 'packages/phrases') || isWithin(to, 'packages/contract')) return
  return (
    `Phrases import the contract only; pass what "${to}" would give to the phrase as a parameter, ` +
    `as in (count: number) => \`…\`.`
  )
}

function clientKnowsOnlyTheContract({ from, to }: Import) {
  const own = 'packages/client'
  if (!isWithin(from, own) || isTest(from)) return
  if (isWithin(to, own) || isWithin(to, 'packages/contract')) return
  // Examples are programs of Node; the client itself runs in a browser too.
  if (isWithin(from, `${own}/examples`) && to.startsWith('node:')) return
  return (
    `The client imports the contract only, so that it runs in Node and in every browser; let whoever ` +
    `calls pass what "${to}" would give as an option.`
  )
}

function embeddedPostgresKnowsNothingOfOurs({ from, to }: Import) {
  const own = 'packages/embedded-postgres'
  if (!isWithin(from, own) || isWithin(to, own)) return
  if (!/^(?:packages|apps|tools|bench|faults)\//.test(to)) return
  return (
    `The embedded PostgreSQL knows nothing of Podium and could leave for a repository of its own; ` +
    `let whoever starts it pass what "${to}" would give as an option.`
  )
}

function onlyTheDatabaseIsEmbedded({ from, to }: Import) {
  if (!isWithin(to, 'packages/embedded-postgres') || isTest(from)) return
  if (!isWithin(from, api) && !isWithin(from, web)) return
  if (isWithin(from, `${api}/platform/database`)) return
  return (
    'Only platform/database starts the embedded PostgreSQL: open it with openDatabase, or take a ' +
    'Db or a Tx as a parameter.'
  )
}

function apiAndWebStayApart({ from, to }: Import) {
  const apart =
    (isWithin(from, api) && isWithin(to, 'apps/web')) ||
    (isWithin(from, web) && isWithin(to, 'apps/api'))
  if (!apart) return
  return (
    'The API and the web never import each other: what both must know goes into packages/contract, ' +
    'what people read into packages/phrases.'
  )
}

function platformKnowsNoFeature({ from, to }: Import) {
  if (!isWithin(from, `${api}/platform`)) return
  const above = [`${api}/features/`, `${api}/app/`, `${api}/app.ts`]
  if (!above.some((start) => to.startsWith(start))) return
  return (
    'The platform knows no feature: let the platform take a function or a value as a parameter, ' +
    'and let app.ts bring the two together.'
  )
}

/** What a floor may import beside itself, and what to do where that is not enough. */
interface Floor {
  below: string[]
  instead: string
}

/** The rooms of the platform, lowest first. `.` are its loose files, below all rooms. */
const platformFloors: Record<string, Floor> = {
  '.': {
    below: [],
    instead: 'Loose files lie below every room: move what needs a room into that room.',
  },
  storage: {
    below: ['.'],
    instead: 'Storage keeps bytes under a key: let the caller know what they are.',
  },
  database: {
    below: ['.'],
    instead:
      'The database knows tables and transactions: what a transaction gives beyond them is passed ' +
      'to createInTransaction by app/context.ts.',
  },
  jobs: {
    below: ['.', 'database'],
    instead: 'The queue knows a job by its name: pass it the function, as a job handler.',
  },
  http: {
    below: ['.', 'storage', 'database', 'jobs'],
    instead: 'HTTP knows no route but its own: let the room above register what it answers.',
  },
  live: {
    below: ['.', 'database', 'http'],
    instead: 'The live channel carries events and makes none: they are told by tx.publish.',
  },
  mail: {
    below: ['.', 'database', 'jobs', 'http'],
    instead: 'Mail sends what it is handed: take what is to be said as the data of a kind of mail.',
  },
  kept: {
    below: ['.'],
    instead: 'What is kept knows whose it is: let the caller ask what has changed.',
  },
  render: {
    below: ['.', 'http', 'kept'],
    instead: 'Rendering asks only what it was given: let app.ts pass it a function.',
  },
  paper: {
    below: ['.'],
    instead: 'Paper knows words and places on a sheet: write for its reader before.',
  },
  media: {
    below: ['.', 'storage', 'http'],
    instead: 'Media make files of files: what else a picture tells comes with its job.',
  },
}

function platformFloorsGoDown(arrow: Import) {
  return whyUp(arrow, `${api}/platform`, platformFloors)
}

/** Between the folders of a place, arrows go only where the floor says; loose files are `.`. */
function whyUp({ from, to }: Import, place: string, floors: Record<string, Floor>) {
  if (!isWithin(from, place) || !isWithin(to, place)) return
  const [own = '', other = ''] = [from, to].map(
    (path) => posix.dirname(posix.relative(place, path)).split('/')[0],
  )
  const floor = floors[own]
  if (!floor || own === other || floor.below.includes(other)) return
  const [importer, imported] = [own, other].map((name) => posix.join(posix.basename(place), name))
  return `${importer} may not import ${imported}. ${floor.instead}`
}

function apiFeaturesLookLeft({ from, to }: Import) {
  const own = featureOf(from, api)
  const other = featureOf(to, api)
  if (!own || !other || own.name === other.name) return
  const unknown = [own.name, other.name].find((name) => placeOf(name) < 0)
  if (unknown)
    return `"${unknown}" has no place in the list of features yet: see tools/boundaries.ts.`
  if (placeOf(other.name) < placeOf(own.name)) return
  return (
    `${own.name} may import only features to its left (${leftOf(own.name)}), and ${other.name} is to ` +
    `its right. To tell ${other.name} something, emit an event of ${own.name}/events.ts and ` +
    `add its handler in app/event-handlers.ts.`
  )
}

function placeOf(name: string): number {
  return (features as readonly string[]).indexOf(name)
}

function leftOf(name: string): string {
  return features.slice(0, placeOf(name)).join(', ') || 'none'
}

function apiFeaturesEnterThroughTheDoor({ from, to }: Import) {
  const other = featureOf(to, api)
  if (!isWithin(from, api) || !other || other.file === 'index.ts') return
  if (featureOf(from, api)?.name === other.name) return
  return (
    `Enter ${other.name} through its door: import from ${other.name}/index.ts, and export there what ` +
    `others may use.`
  )
}

/** A folder inside a feature is a room with a door of its own. */
function apiRoomsEnterThroughTheDoor({ from, to }: Import) {
  const own = featureOf(from, api)
  const other = featureOf(to, api)
  if (!own || !other || own.name !== other.name) return
  const [, room, file] = /^([^/]+)\/(.+)$/.exec(other.file) ?? []
  if (!room || file === 'index.ts' || own.file.startsWith(`${room}/`)) return
  return (
    `Enter ${room} through its door: import from ${other.name}/${room}/index.ts, and export there ` +
    `what the rest of ${other.name} may use.`
  )
}

function webFeaturesStayApart({ from, to }: Import) {
  const own = featureOf(from, web)
  const other = featureOf(to, web)
  if (!own || !other || own.name === other.name) return
  return (
    `Features of the web never import each other: let a page compose ${own.name} and ${other.name}, ` +
    `or move what both show to src/ui, and what both know to a room of src/shared.`
  )
}

/** The floors of the web, lowest first; the app stands on all of them. */
const webFloors: Record<string, Floor> = {
  router: {
    below: [],
    instead: 'src/router knows addresses alone: take what it needs as a parameter.',
  },
  ui: {
    below: ['router'],
    instead: 'src/ui knows no athlete and no credit: take it as a property of the component.',
  },
  client: {
    below: [],
    instead: 'src/client reports and never shows: let the caller decide what people see.',
  },
  shared: {
    below: ['router', 'ui', 'client'],
    instead:
      'src/shared is what features share: take it as a property or a parameter, or move it down.',
  },
  features: {
    below: ['router', 'ui', 'client', 'shared'],
    instead:
      'Pages compose features, and the app frames pages: a feature knows no page and no frame. What ' +
      'several features need goes into a room of src/shared.',
  },
  pages: {
    below: ['router', 'ui', 'client', 'shared', 'features'],
    instead: 'A page knows nothing of the frame around it: move what both need to src/shared.',
  },
}

function webFloorsGoDown(arrow: Import) {
  return whyUp(arrow, web, webFloors)
}
