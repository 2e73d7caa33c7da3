import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from './run.ts'

const names = ['contract', 'client'] as const

interface Manifest {
  name: string
  version: string
  dependencies: Record<string, string>
}

/**
 * Builds the typed client and the contract as JavaScript with types, as programs outside this project
 * load them: Node runs no TypeScript of an installed package. Answers their folders.
 */
export async function buildPackages(folder: string): Promise<string[]> {
  await rm(folder, { recursive: true, force: true })
  const built: string[] = []
  for (const name of names) built.push(await build(name, join(folder, name)))
  return built
}

async function build(name: (typeof names)[number], folder: string): Promise<string> {
  const source = join(root, 'packages', name)
  await mkdir(folder, { recursive: true })
  const settings = join(folder, 'tsconfig.json')
  await writeFile(settings, JSON.stringify(compilation(source, join(folder, 'dist'))))
  const code = await run('tsc', ['-p', settings])
  if (code !== 0) throw new Error(`${name} could not be built.`)
  await rm(settings)
  const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as Manifest
  await writeFile(join(folder, 'package.json'), JSON.stringify(published(manifest), null, 2))
  await cp(join(source, 'README.md'), join(folder, 'README.md')).catch(() => undefined)
  return folder
}

function compilation(source: string, outDir: string) {
  return {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      ...{ noEmit: false, declaration: true, outDir, rootDir: join(source, 'src') },
      ...{ rewriteRelativeImportExtensions: true, typeRoots: [join(root, 'node_modules/@types')] },
    },
    include: [join(source, 'src/**/*.ts')],
    exclude: [join(source, 'src/**/*.test.ts')],
  }
}

/** What npm is told of a package: the same, with what was built in place of the sources. */
function published({ name, version, dependencies }: Manifest) {
  const from = (file: string) => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` })
  const exports = name.endsWith('/contract')
    ? { '.': from('index'), './*': from('*') }
    : { '.': from('index') }
  return { name, version, type: 'module', exports, dependencies, files: ['dist', 'README.md'] }
}
