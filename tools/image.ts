// npm run image: builds the image with what Docker attests of it: how and from what it was built
// (SLSA provenance) and what is in it. It lies in podium-image.tar, an OCI archive.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root, run } from './run.ts'

const git = async (...given: string[]) =>
  (await promisify(execFile)('git', given, { cwd: root })).stdout.trim()

/** How Docker is asked. Of a tree with changes nobody could say later what was built. */
export function askDocker(commit: string, changed: string): string[] {
  if (changed) throw new Error(`Commit or take back first:\n${changed}`)
  return [
    'buildx',
    'build',
    '--file=ops/Dockerfile',
    '--provenance=mode=max',
    '--sbom=true',
    `--label=org.opencontainers.image.revision=${commit}`,
    '--output=type=oci,dest=podium-image.tar',
    '.',
  ]
}

if (import.meta.main) {
  const asked = askDocker(await git('rev-parse', 'HEAD'), await git('status', '--porcelain'))
  console.log(`docker ${asked.join(' ')}`)
  process.exitCode = await run('docker', asked)
}
