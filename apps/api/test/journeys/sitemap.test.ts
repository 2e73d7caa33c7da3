import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getFaces, searchNetwork } from '@podium/contract/network'
import { putVisibility } from '@podium/contract/profiles'
import { join } from '../cast.ts'
import { family, show } from '../guarding.ts'
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

test('what a guardian shows is in the network, and neither in the sitemap nor among the faces of the landing page', async () => {
  const { rui: ward, paula } = await family(podium())
  const ines = await join(podium(), 'ATHLETE')
  await paula.call(putVisibility, show(ward))
  const visitor = podium().visitor()
  const ids = (people: { id: number }[]) => people.map(({ id }) => id)
  const { list } = await ines.call(searchNetwork)
  const listed = ids(list)
  assert.ok(listed.includes(ward.id), String(listed))
  const faces = ids(await visitor.call(getFaces))
  assert.ok(faces.includes(ines.id) && !faces.includes(ward.id), String(faces))
  const { body } = await visitor.send({ method: 'GET', url: '/sitemap-0.xml' })
  assert.ok(body.includes(`/athlete/${ines.id}<`) && !body.includes(`/athlete/${ward.id}<`), body)
})
