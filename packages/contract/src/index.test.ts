import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { allRoutes } from './index.ts'
import type { RouteShape } from './route.ts'

/** Everything that can be reached from a value, each once. */
function reachedFrom(value: unknown, reached = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null || reached.has(value)) return reached
  reached.add(value)
  for (const part of Object.values(value)) reachedFrom(part, reached)
  return reached
}

function looksLikeRoute(value: unknown): value is RouteShape {
  const { method, path, access } = value as Record<string, unknown>
  return typeof method === 'string' && typeof path === 'string' && access !== undefined
}

test('every call that a file of the contract offers, however deep in it, is listed once', async () => {
  const listed = new Set<unknown>(allRoutes.map(({ route }) => route))
  assert.equal(listed.size, allRoutes.length)
  const files = (await readdir(import.meta.dirname)).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  for (const file of files) {
    const exported = { ...((await import(`./${file}`)) as object) }
    const offered = [...reachedFrom(exported)].filter(looksLikeRoute)
    assert.deepEqual(
      offered.filter((each) => !listed.has(each)).map(({ method, path }) => `${method} ${path}`),
      [],
      file,
    )
  }
})
