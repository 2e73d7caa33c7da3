import { createHash } from 'node:crypto'
import { output } from './output.ts'

interface Digest {
  sha256?: string
  gitCommit?: string
}

/** An in-toto statement about the image, of the SLSA provenance v1 (https://slsa.dev/spec/v1.0/provenance). */
export interface Statement {
  _type: 'https://in-toto.io/Statement/v1'
  subject: { name: string; digest: Digest }[]
  predicateType: 'https://slsa.dev/provenance/v1'
  predicate: {
    buildDefinition: {
      buildType: string
      externalParameters: { commit: string; file: string }
      resolvedDependencies: { name: string; digest: Digest }[]
    }
    runDetails: {
      builder: { id: string }
      metadata: { startedOn: string; finishedOn: string }
    }
  }
}

interface Build {
  commit: string
  /** The program that built it, with its version. */
  builder: string
  startedOn: Date
  finishedOn: Date
}

/** The files by which a commit decides what is in the image. */
const deciding = ['ops/Dockerfile', 'package-lock.json']

/** Tells how and from what the image of an OCI archive was built. It is not signed: who publishes it signs it. */
export async function stateProvenance(archive: string, build: Build): Promise<Statement> {
  const { digest, base } = await readArchive(archive)
  const { commit, builder, startedOn, finishedOn } = build
  const files = deciding.map(async (name) => ({ name, digest: await digestAt(commit, name) }))
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'podium', digest: { sha256: digest } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:podium:image:1',
        externalParameters: { commit, file: 'ops/Dockerfile' },
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: commit } },
          ...(await Promise.all(files)),
          ...(base ? [base] : []),
        ],
      },
      runDetails: {
        builder: { id: `urn:builder:${builder.replaceAll(' ', '-')}` },
        metadata: { startedOn: startedOn.toISOString(), finishedOn: finishedOn.toISOString() },
      },
    },
  }
}

/** Where archive, statement and commit do not belong to each other, one sentence each. */
export async function checkStatement(statement: Statement, archive: string): Promise<string[]> {
  const { digest } = await readArchive(archive)
  const { externalParameters, resolvedDependencies } = statement.predicate.buildDefinition
  const { commit } = externalParameters
  const complaints: string[] = []
  if (statement.subject[0]?.digest.sha256 !== digest)
    complaints.push(`The archive holds sha256:${digest}, which the statement does not tell of.`)
  for (const name of deciding) {
    const told = resolvedDependencies.find((one) => one.name === name)?.digest.sha256
    const is = await digestAt(commit, name).catch(() => undefined)
    if (told === undefined || told !== is?.sha256)
      complaints.push(`${name} is not what commit ${commit} has.`)
  }
  return complaints
}

interface Descriptor {
  digest: string
}

/** The digest of the image's manifest, and what it says that the image was built on. */
async function readArchive(archive: string) {
  const read = async (name: string) => {
    const text = await output('tar', ['-xOf', archive, name])
    return { text, json: JSON.parse(text) as unknown }
  }
  const { manifests } = (await read('index.json')).json as { manifests: Descriptor[] }
  const named = manifests[0]?.digest.replace('sha256:', '') ?? ''
  const { text, json } = await read(`blobs/sha256/${named}`)
  const digest = sha256Of(text)
  if (digest !== named) throw new Error(`The archive calls ${digest} ${named}.`)
  const { annotations = {} } = json as { annotations?: Record<string, string> }
  const baseDigest = annotations['org.opencontainers.image.base.digest']
  const base = baseDigest && {
    name: annotations['org.opencontainers.image.base.name'] ?? 'base',
    digest: { sha256: baseDigest.replace('sha256:', '') },
  }
  return { digest, base }
}

async function digestAt(commit: string, name: string): Promise<Digest> {
  return { sha256: sha256Of(await output('git', ['show', `${commit}:${name}`])) }
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
