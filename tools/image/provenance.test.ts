import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { output } from './output.ts'
import { checkStatement, stateProvenance } from './provenance.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-provenance-'))
})
after(() => rm(folder, { recursive: true, force: true }))

/** An OCI archive as builders write them, of one manifest. */
async function pack(name: string, manifest: object): Promise<string> {
  const text = JSON.stringify(manifest)
  const digest = createHash('sha256').update(text).digest('hex')
  const layout = join(folder, name)
  await mkdir(join(layout, 'blobs/sha256'), { recursive: true })
  await writeFile(join(layout, 'blobs/sha256', digest), text)
  const index = { schemaVersion: 2, manifests: [{ digest: `sha256:${digest}` }] }
  await writeFile(join(layout, 'index.json'), JSON.stringify(index))
  await output('tar', ['-cf', `${layout}.tar`, '-C', layout, 'index.json', 'blobs'])
  return `${layout}.tar`
}

const commit = (await output('git', ['rev-parse', 'HEAD'])).trim()
const made = {
  commit,
  builder: 'buildah version 1',
  startedOn: new Date(0),
  finishedOn: new Date(1),
}
const manifest = {
  schemaVersion: 2,
  annotations: {
    'org.opencontainers.image.base.name': 'docker.io/library/node:24',
    'org.opencontainers.image.base.digest': `sha256:${'ab'.repeat(32)}`,
  },
}

test('a statement tells of the image, the commit, its lock, its recipe and the base', async () => {
  const archive = await pack('right', manifest)
  const statement = await stateProvenance(archive, made)
  const { resolvedDependencies } = statement.predicate.buildDefinition
  assert.deepEqual(
    resolvedDependencies.map(({ name }) => name),
    ['source', 'ops/Dockerfile', 'package-lock.json', 'docker.io/library/node:24'],
  )
  assert.match(statement.subject[0]?.digest.sha256 ?? '', /^[0-9a-f]{64}$/)
  assert.deepEqual(await checkStatement(statement, archive), [])
})

test('another image, another lock or another commit is told', async () => {
  const statement = await stateProvenance(await pack('first', manifest), made)
  const other = await pack('other', { ...manifest, layers: [] })
  assert.match((await checkStatement(statement, other)).join(), /does not tell of/)
  const [, , lock] = statement.predicate.buildDefinition.resolvedDependencies
  assert.ok(lock)
  lock.digest = { sha256: '00' }
  const archive = join(folder, 'first.tar')
  assert.deepEqual(await checkStatement(statement, archive), [
    `package-lock.json is not what commit ${commit} has.`,
  ])
  statement.predicate.buildDefinition.externalParameters.commit = '0'.repeat(40)
  assert.equal((await checkStatement(statement, archive)).length, 2)
})
