// npm run sbom: writes podium.cdx.json, the bill of what is shipped, in CycloneDX, from the lock alone.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inside } from './licences/shipped.ts'
import { root } from './run.ts'

interface Bill {
  serialNumber: string
  metadata: { timestamp?: string; component: { name: string } }
  components: object[]
}

/** The bill as npm makes it of the lock, without asking anybody, and what lies inside packages. */
export async function makeBill(): Promise<Bill> {
  const wanted = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev']
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', ...wanted, '--package-lock-only', '--offline'],
    { cwd: root, maxBuffer: 100_000_000 },
  )
  const bill = JSON.parse(stdout) as Bill
  // npm calls it by the folder it lies in; and of one lock there is one bill, whenever it is made.
  bill.metadata.component.name = 'podium'
  delete bill.metadata.timestamp
  bill.components.push(...inside.map(componentOf))
  bill.serialNumber = `urn:uuid:${uuidOf(JSON.stringify({ ...bill, serialNumber: '' }))}`
  return bill
}

function componentOf({ name, licence, within }: (typeof inside)[number]) {
  return {
    type: 'library',
    'bom-ref': `inside:${name}`,
    name,
    scope: 'required',
    licenses: [{ license: { id: licence } }],
    properties: [{ name: 'podium:within', value: within }],
  }
}

/** A UUID (version 8) that follows from a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

if (import.meta.main) {
  const bill = await makeBill()
  await writeFile(join(root, 'podium.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`podium.cdx.json names ${bill.components.length} components.`)
}
