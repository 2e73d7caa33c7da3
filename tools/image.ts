/**
 * npm run image: builds the image of a committed tree with whichever builder is there, as an OCI archive
 * (podium-image.tar), and writes beside it how and from what it was built (podium-image.provenance.json) and
 * what is in it (podium.cdx.json).
 *   npm run image -- --check    whether archive, statement and commit belong to each other
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseBuilder } from './image/builders.ts'
import { checkStatement, type Statement, stateProvenance } from './image/provenance.ts'
import { output } from './image/output.ts'
import { root, run } from './run.ts'

const archive = join(root, 'podium-image.tar')
const statementFile = join(root, 'podium-image.provenance.json')
const git = async (...given: string[]) => (await output('git', given)).trim()

if (process.argv.includes('--check')) {
  const statement = JSON.parse(await readFile(statementFile, 'utf8')) as Statement
  const complaints = await checkStatement(statement, archive)
  for (const complaint of complaints) console.error(complaint)
  if (complaints.length === 0) console.log('The image is the one that the statement tells of.')
  process.exitCode = complaints.length > 0 ? 1 : 0
} else await build()

async function build(): Promise<void> {
  // Of a tree with changes nobody could say later what was built.
  const changed = await git('status', '--porcelain')
  if (changed) throw new Error(`Commit or take back first:\n${changed}`)
  const commit = await git('rev-parse', 'HEAD')
  const builder = await chooseBuilder()
  const folder = await mkdtemp(join(tmpdir(), 'podium-image-'))
  try {
    // What git holds and nothing else: what it ignores, secrets among it, never reaches the builder.
    await output('sh', ['-c', `git archive ${commit} | tar -x -C ${folder}`])
    const startedOn = new Date()
    for (const [program, ...given] of builder.steps({ folder, archive, commit })) {
      console.log(`${program} ${given.join(' ')}`)
      if ((await run(program, given)) !== 0) throw new Error('The image was not built.')
    }
    if ((await run('node', ['tools/sbom.ts'])) !== 0) throw new Error('There is no bill.')
    const made = { commit, builder: builder.name, startedOn, finishedOn: new Date() }
    const statement = await stateProvenance(archive, made)
    await writeFile(statementFile, `${JSON.stringify(statement, null, 2)}\n`)
    console.log(`${archive}\n${statementFile}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
