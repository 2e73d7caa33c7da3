import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages, paths } from '@podium/contract/paths'
import { memberRoles } from '@podium/contract/roles'
import { matchPath } from '../../router/matchPath.ts'
import { ownPath, pageAt } from './paths.ts'

test('only our own addresses are returned to', () => {
  assert.equal(ownPath('/athlete/3?x=1#y', '/'), '/athlete/3?x=1#y')
  const foreign = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil',
    'javascript:1',
    '',
    null,
  ]
  for (const asked of foreign) assert.equal(ownPath(asked, '/'), '/', String(asked))
  assert.equal(ownPath('/a\n//evil.example', '/'), '/')
})

test('every page is found again by its own path, whatever stands in it', () => {
  const given = {
    slug: 'podium',
    id: 'Inês & Cª/x',
    mediaId: '7',
    productId: '?',
    userId: '#',
    token: '%',
    year: '2026',
    q: ':id',
  }
  for (const [name, page] of Object.entries(pages)) {
    const path = (page as (values: typeof given) => string)(given).replace(/\?.*/, '')
    const found = matchPath(page.pattern.replace(':slug', given.slug), path)
    assert.ok(found, `${name} is not at ${path}`)
    for (const [key, value] of Object.entries(found)) {
      assert.equal(value, given[key as keyof typeof given], `${name}: ${key} in ${path}`)
    }
  }
})

test('what is shown over a page is at that page', () => {
  for (const role of memberRoles) {
    assert.equal(pageAt(paths.media(role, 3, 7)), paths.profile(role, 3))
    assert.equal(pageAt(paths.profile(role, 3)), paths.profile(role, 3))
  }
  assert.equal(pageAt(paths.orders({ id: 3 })), paths.orders())
  assert.equal(pageAt(paths.product({ productId: 3 }), { over: '/sponsor/4' }), '/sponsor/4')
  assert.equal(pageAt(paths.product({ productId: 3 })), paths.product({ productId: 3 }))
  assert.equal(pageAt(paths.sponsor({ id: 3 }), { over: '/sponsor/4' }), '/sponsor/3')
})
