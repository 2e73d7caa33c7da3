import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPath, isElsewhere, resolvePath } from './address.ts'
import { matchPath } from './matchPath.ts'

const router = { pathname: '/athlete/3', search: '?legal=terms', hash: '' }

test('a pattern gives its parameters decoded, and only a whole path fits', () => {
  assert.deepEqual(matchPath('/athlete/:id', '/athlete/3'), { id: '3' })
  assert.deepEqual(matchPath('/rede-podium/:q?', '/rede-podium/In%C3%AAs%20C'), { q: 'Inês C' })
  assert.deepEqual(matchPath('/rede-podium/:q?', '/rede-podium'), { q: undefined })
  assert.deepEqual(matchPath('/login', '/login/'), {})
  assert.equal(matchPath('/athlete/:id', '/athlete/3/gallery'), null)
  assert.equal(matchPath('/login', '/log'), null)
  assert.equal(matchPath('/a.b', '/axb'), null)
  assert.deepEqual(matchPath('*', '/anything/at/all'), {})
})

test('a parameter that is not well encoded stays as it is', () => {
  assert.deepEqual(matchPath('/x/:q', '/x/%E0%A4%A'), { q: '%E0%A4%A' })
})

test('parts of an address replace only themselves', () => {
  const at = (to: Parameters<typeof resolvePath>[0]) => createPath(resolvePath(to, router))
  assert.equal(at('/login?returnTo=%2F'), '/login?returnTo=%2F')
  assert.equal(at({ search: '?legal=privacy' }), '/athlete/3?legal=privacy')
  assert.equal(at({ search: '' }), '/athlete/3')
  assert.equal(at('#about'), '/athlete/3?legal=terms#about')
  assert.equal(at('/#about'), '/#about')
})

test('addresses of other sites are told from ours', () => {
  assert.ok(isElsewhere('https://example.org') && isElsewhere('mailto:a@b.pt'))
  assert.ok(isElsewhere('//example.org'))
  assert.ok(!isElsewhere('/login') && !isElsewhere('?q=a:b') && !isElsewhere({ search: '' }))
})
