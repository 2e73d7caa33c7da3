import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './run.ts'

/** A first and a last name put together by hand, in a template or as a list. */
const together = /name\b[^`\n]{0,9}\} \$\{[^}]*last_?name\b|\[[^\]]*\.?name, [^\]]*last_?name\b[^\]]*\]\.(?:filter|join)/gi

const home = 'packages/contract/src/person-name.ts'

test('a name that is put together by hand is found', () => {
  const copies = [
    '`${name} ${lastName}`.trim()',
    "`${actor?.name ?? ''} ${actor?.lastName ?? ''}`",
    '`${person.name} ${person.last_name}`',
    "[account?.name, account?.last_name].filter(Boolean).join(' ')",
  ]
  for (const copy of copies) assert.equal(copy.match(together)?.length, 1, copy)
  assert.equal("['name', 'last_name'] as const".match(together), null)
})

test(`names are put together in ${home} alone`, async () => {
  const places = ['apps/*/src', 'packages/*/src', 'tools'].map((place) => `${place}/**/*.{ts,tsx}`)
  const found: string[] = []
  for await (const file of glob(places, { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue
    if (together.test(await readFile(join(root, file), 'utf8'))) found.push(file)
    together.lastIndex = 0
  }
  assert.deepEqual(found, [home])
})
