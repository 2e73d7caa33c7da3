import { output } from './output.ts'

interface Wanted {
  /** What is built: a folder with the files of a commit. */
  folder: string
  /** Where the OCI archive goes. */
  archive: string
  commit: string
}

type Command = readonly [program: string, ...given: string[]]

/** A program that builds images, as its version names it, and how it is asked. */
export interface Builder {
  name: string
  steps: (wanted: Wanted) => Command[]
}

const image = 'localhost/podium:latest'
const described = ({ folder, commit }: Wanted) => [
  `--file=${folder}/ops/Dockerfile`,
  `--label=org.opencontainers.image.revision=${commit}`,
]

const builders: { asked: Command; steps: Builder['steps'] }[] = [
  {
    // Docker attests by itself too, inside of the archive.
    asked: ['docker', 'buildx', 'inspect', '--bootstrap'],
    steps: (wanted) => [
      [
        ...(['docker', 'buildx', 'build', ...described(wanted)] as const),
        ...['--provenance=mode=max', '--sbom=true'],
        ...[`--output=type=oci,dest=${wanted.archive}`, wanted.folder],
      ],
    ],
  },
  {
    asked: ['podman', '--version'],
    steps: (wanted) => [
      ['podman', 'build', ...described(wanted), `--tag=${image}`, wanted.folder],
      ['podman', 'save', '--format=oci-archive', `--output=${wanted.archive}`, image],
    ],
  },
  {
    asked: ['buildah', '--version'],
    steps: (wanted) => [
      ['buildah', 'build', ...described(wanted), `--tag=${image}`, wanted.folder],
      ['buildah', 'push', image, `oci-archive:${wanted.archive}`],
    ],
  },
]

/** The first builder that answers: a client without its engine builds nothing. */
export async function chooseBuilder(): Promise<Builder> {
  for (const { asked, steps } of builders) {
    const [program, ...given] = asked
    const answered = await output(program, given).catch(() => undefined)
    if (answered === undefined) continue
    const version = (await output(program, ['--version'])).trim()
    return { name: version, steps }
  }
  throw new Error('Neither Docker with its engine, nor Podman, nor Buildah is here.')
}
