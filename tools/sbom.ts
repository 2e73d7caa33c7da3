// npm run sbom: writes podium.cdx.json, the bill of what is shipped, in CycloneDX, from the lock alone.
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inside, neededBy, type Shipped, shipped } from './licences/shipped.ts'
import { root } from './run.ts'

const parts = [
  'apps/api',
  'apps/web',
  ...['contract', 'embedded-postgres', 'phrases'].map((name) => `packages/${name}`),
]

/**
 * The bill, the same for the same lock. `npm sbom` makes none of it: asked to leave out what is for
 * development it leaves out as well what the server runs and the root's tests need too, and asked for all
 * it gives up at a package for tests whose needs contradict each other.
 */
export async function makeBill() {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const refs = new Map(shipped.map((one) => [one.path, refOf(one)]))
  const refsOf = (paths: string[]) => [
    ...new Set(paths.map((path) => refs.get(path)).filter((ref) => ref !== undefined)),
  ]
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': 'podium', name: 'podium', version },
    },
    components: [...byRef(shipped).map(componentOf), ...inside.map(componentInside)],
    dependencies: [
      { ref: 'podium', dependsOn: refsOf(parts.flatMap(neededBy)) },
      ...byRef(shipped).map((one) => ({ ref: refOf(one), dependsOn: refsOf(neededBy(one.path)) })),
    ],
  }
  return { serialNumber: `urn:uuid:${uuidOf(JSON.stringify(bill))}`, ...bill }
}

/** A version that lies in several places is one component. */
function byRef(packages: Shipped[]): Shipped[] {
  return [...new Map(packages.map((one) => [refOf(one), one])).values()]
}

function refOf({ name, version }: Shipped): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function componentOf(one: Shipped) {
  const { name, version, licence, integrity } = one
  const isId = /^[\w.-]+$/.test(licence)
  return {
    type: 'library',
    'bom-ref': refOf(one),
    name,
    version,
    purl: refOf(one),
    licenses: [isId ? { license: { id: licence } } : { expression: licence }],
    hashes: [
      {
        alg: 'SHA-512',
        content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
      },
    ],
  }
}

function componentInside({ name, licence, within }: (typeof inside)[number]) {
  return {
    type: 'library',
    'bom-ref': `inside:${name}`,
    name,
    licenses: [{ license: { id: licence } }],
    properties: [{ name: 'podium:within', value: within }],
  }
}

/** A UUID (version 8) that follows from a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const [a, b, c, d, e] = [
    [0, 8],
    [8, 12],
    [13, 16],
    [17, 20],
    [20, 32],
  ].map(([from, to]) => hex.slice(from, to))
  return `${a}-${b}-8${c}-8${d}-${e}`
}

if (import.meta.main) {
  const bill = await makeBill()
  await writeFile(join(root, 'podium.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`podium.cdx.json names ${bill.components.length} components.`)
}
