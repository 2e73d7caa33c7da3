import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paths } from './paths.ts'

test('a path has its names filled in, encoded, and what may be left out is left out', () => {
  assert.equal(paths.media('ATHLETE', 3, 7), '/athlete/3/gallery/7')
  assert.equal(paths.messages({ userId: 3 }), '/messages/3')
  assert.equal(paths.messages(), '/messages')
  assert.equal(paths.editProfile('SPONSOR'), '/profile/sponsor')
  assert.equal(paths.network({ slug: 'podium', q: '' }), '/rede-podium')
  assert.equal(
    paths.network({ slug: 'podium', q: 'Inês & Cª/x' }),
    '/rede-podium/In%C3%AAs%20%26%20C%C2%AA%2Fx',
  )
})

test('what a page can be asked for stands in its query, where it is given', () => {
  assert.equal(paths.login({ returnTo: '/a?b=c' }), '/login?returnTo=%2Fa%3Fb%3Dc')
  assert.equal(paths.login({ returnTo: undefined }), '/login')
  assert.equal(paths.sportest({ test: 'fan', score: 0 }), '/sportest?test=fan&score=0')
  assert.equal(paths.admin({ part: 'audit', userId: 3 }), '/admin/audit?userId=3')
})

test('an admin has no page of their own', () => {
  assert.equal(paths.profile('MANAGER', 3), '/manager/3')
  assert.equal(paths.profile('ADMIN', 3), '/')
})
