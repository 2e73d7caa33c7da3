import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { pages } from '@podium/contract/paths'
import { root } from './run.ts'

/** The provider of payments has addresses of its own, and some read alike. */
const exempt = 'apps/api/src/features/payments/sibs.ts'

const expressions = Object.values(pages).map(({ pattern }) => {
  const parts = pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')
  return new RegExp(`^${parts}$`)
})

/** The addresses of pages that a source file spells out by hand. */
function spelledIn(text: string): string[] {
  const code = text.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')
  const literals = [...code.matchAll(/'(\/[^'\n]*)'|`(?:\$\{\w+(?:\.\w+)*\})?(\/[^`\n]*)`/g)]
  return literals
    .map(([, plain, template]) => (plain ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '1'))
    .filter((path) => path !== '/' && expressions.some((one) => one.test(path.split(/[?#]/)[0]!)))
}

test('an address of a page that is spelled by hand is found', () => {
  for (const text of ["'/settings#sessions'", '`/athlete/${id}`', '`${url}/rede-${slug}?q=1`']) {
    assert.equal(spelledIn(`const link = ${text}`).length, 1, text)
  }
  assert.deepEqual(spelledIn("const other = ['/files/3', '/share.png', '/assets/']"), [])
})

test('addresses of pages are spelled in packages/contract/src/paths.ts alone', async () => {
  const found: string[] = []
  const places = ['apps/api/src/**/*.ts', 'apps/web/src/**/*.{ts,tsx}', 'packages/phrases/src/*.ts']
  for await (const file of glob(places, { cwd: root })) {
    if (file === exempt || /\.test\.tsx?$/.test(file)) continue
    const text = await readFile(join(root, file), 'utf8')
    found.push(...spelledIn(text).map((path) => `${file}: ${path}`))
  }
  assert.deepEqual(found, [])
})
