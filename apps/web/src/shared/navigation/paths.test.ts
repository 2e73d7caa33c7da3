import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownPath, pageAt, paths } from './paths.ts'

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

test('what people type is encoded in the network address', () => {
  assert.equal(paths.network('podium', 'Inês & Cª/x'), '/rede-podium/In%C3%AAs%20%26%20C%C2%AA%2Fx')
  assert.equal(paths.network('podium'), '/rede-podium')
})

test('the way to login carries where to return to', () => {
  assert.equal(paths.login('/a?b=c'), '/login?returnTo=%2Fa%3Fb%3Dc')
  assert.equal(paths.login(), '/login')
})

test('an item of a gallery is shown over the page it belongs to', () => {
  assert.equal(paths.media('ATHLETE', 3, 7), '/athlete/3/gallery/7')
  assert.equal(pageAt(paths.media('ATHLETE', 3, 7)), paths.athlete(3))
  assert.equal(pageAt(paths.athlete(3)), paths.athlete(3))
})
