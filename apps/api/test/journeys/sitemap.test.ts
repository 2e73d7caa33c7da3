import assert from 'node:assert/strict'
import { test } from 'node:test'
import { putVisibility } from '@podium/contract/profiles'
import { join } from '../cast.ts'
import { usePodium } from '../harness.ts'

const podium = usePodium()

test('the sitemap names visible athletes and sponsors, no fan and nobody hidden', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const helena = await join(podium(), 'SPONSOR')
  const marta = await join(podium(), 'FAN')
  const rui = await join(podium(), 'ATHLETE')
  await rui.call(putVisibility, { params: { id: rui.id }, body: { hiddenProfile: true } })
  const visitor = podium().visitor()
  const index = await visitor.send({ method: 'GET', url: '/sitemap.xml' })
  assert.match(index.body, /<loc>http:\/\/podium\.test\/sitemap-0\.xml<\/loc>/)
  const { body } = await visitor.send({ method: 'GET', url: '/sitemap-0.xml' })
  assert.ok(body.includes(`/athlete/${ines.id}<`) && body.includes(`/sponsor/${helena.id}<`), body)
  assert.ok(!body.includes(`/fan/${marta.id}<`) && !body.includes(`/athlete/${rui.id}<`), body)
})
