import assert from 'node:assert/strict'
import { test } from 'node:test'
import { login } from '@podium/contract/identity'
import { getTerms } from '@podium/contract/legal'
import { openMember } from '../cast.ts'
import { usePodium } from '../harness.ts'

const podium = usePodium({
  publicUrl: 'https://podium.example',
  corsOrigins: ['https://partner.example'],
})

test('behind https the renewal cookie is never sent in the clear', async () => {
  const ines = await openMember(podium(), 'FAN')
  const answer = await ines.raw(login, { body: { email: ines.email, password: ines.password } })
  const cookie = answer.cookies.find(({ name }) => name === 'podium_session')
  assert.equal(cookie?.secure, true)
})

test('behind https browsers are told to stay there', async () => {
  const visitor = podium().visitor()
  const page = await visitor.send({ method: 'GET', url: '/' })
  for (const { headers } of [page, await visitor.raw(getTerms)]) {
    const said = String(headers['strict-transport-security'])
    assert.match(said, /max-age=31536000; includeSubDomains/)
  }
  assert.match(String(page.headers['content-security-policy']), /upgrade-insecure-requests/)
})

test('a site that is configured may call and read the headers it needs, another may not', async () => {
  const ask = (origin: string) =>
    podium().visitor().send({ method: 'GET', url: '/api/terms', headers: { origin } })
  const partner = await ask('https://partner.example')
  assert.equal(partner.headers['access-control-allow-origin'], 'https://partner.example')
  assert.equal(partner.headers['access-control-allow-credentials'], 'true')
  assert.match(String(partner.headers['access-control-expose-headers']), /x-total-count/)
  const evil = await ask('https://evil.example')
  assert.notEqual(evil.headers['access-control-allow-origin'], 'https://evil.example')
  assert.notEqual(evil.headers['access-control-allow-origin'], '*')
})
