import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchNetwork } from '@podium/contract/network'
import { getAthlete, putVisibility } from '@podium/contract/profiles'
import { join } from '../cast.ts'
import { usePodium } from '../harness.ts'

const podium = usePodium()

test('an athlete who publishes is found by name without accents', async () => {
  const ines = await join(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Gonçalves Brandão' })
  const visitor = podium().visitor()
  const { list, total } = await visitor.call(searchNetwork, { query: { q: 'ines goncalves' } })
  assert.equal(total, 1)
  assert.deepEqual([list[0]?.id, list[0]?.name, list[0]?.region], [ines.id, 'Inês', 'Coimbra'])
  const page = await visitor.call(getAthlete, { params: { id: ines.id } })
  assert.equal(page.lastName, 'Gonçalves Brandão')
  assert.equal(page.own, undefined)
})

test('hiding takes somebody out of the network and off their page at once', async () => {
  const rui = await join(podium(), 'ATHLETE', { name: 'Rui', lastName: 'Escondido' })
  await rui.call(putVisibility, { params: { id: rui.id }, body: { hiddenProfile: true } })
  const visitor = podium().visitor()
  const { total } = await visitor.call(searchNetwork, { query: { q: 'escondido' } })
  assert.equal(total, 0)
  await visitor.refused('userNotFound', getAthlete, { params: { id: rui.id } })
  const own = await rui.call(getAthlete, { params: { id: rui.id } })
  assert.equal(own.own?.hiddenProfile, true)
})
