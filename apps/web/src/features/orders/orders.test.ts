import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderMoves, type OrderAct } from '@podium/contract/order-rules'
import { confirmOrder, decideOrder, declineOrder, disputeOrder } from '@podium/contract/orders'
import { acts, actsOf, bodyOf, type Act } from './acts.ts'
import { deliveryIn } from './delivery.ts'
import { timelineSteps } from './timelineSteps.ts'

const nothing = {
  ship: false,
  decline: false,
  track: false,
  confirm: false,
  dispute: false,
  decide: false,
}

const order = {
  placedAt: '2026-11-01T10:00:00Z',
  shippedAt: null,
  disputedAt: null,
  endedAt: null,
  lastAct: null,
  delivery: { note: 'Ring twice' },
  trackingNote: '',
  declineReason: '',
  disputeReason: '',
  decisionReason: '',
}

const told = (changes: object) => timelineSteps({ ...order, ...changes } as never)

test('people have a form for every move that time does not make', () => {
  const byPeople = (Object.keys(orderMoves) as OrderAct[]).filter(
    (act) => orderMoves[act].by !== 'time',
  )
  for (const act of byPeople) assert.ok(act in acts, act)
})

test('buttons ask the abilities alone, and a decision has two', () => {
  assert.deepEqual(actsOf({ abilities: nothing }), [])
  assert.deepEqual(actsOf({ abilities: { ...nothing, ship: true, decline: true } }), [
    'decline',
    'ship',
  ])
  assert.deepEqual(actsOf({ abilities: { ...nothing, decide: true } }), ['refund', 'pay'])
})

test('what an act sends is what its call takes', () => {
  const routes = { decline: declineOrder, dispute: disputeOrder, pay: decideOrder }
  for (const [act, { body }] of Object.entries(routes)) {
    assert.ok(body.safeParse(bodyOf(act as Act, 'A reason')).success, act)
  }
  assert.equal(bodyOf('confirm', 'unheard'), undefined)
  assert.ok(!('body' in confirmOrder))
})

test('an order tells its steps in their order, each with what was said', () => {
  assert.deepEqual(
    told({}).map(({ what, said }) => [what, said?.text]),
    [['placed', 'Ring twice']],
  )
  const whole = told({
    shippedAt: '2026-11-02T10:00:00Z',
    trackingNote: 'CTT',
    disputedAt: '2026-11-03T10:00:00Z',
    disputeReason: 'Empty',
    endedAt: '2026-11-04T10:00:00Z',
    lastAct: 'refund',
    decisionReason: 'No proof',
  })
  assert.deepEqual(
    whole.map(({ what, said }) => [what, said?.text]),
    [
      ['placed', 'Ring twice'],
      ['shipped', 'CTT'],
      ['disputed', 'Empty'],
      ['refund', 'No proof'],
    ],
  )
})

test('a declined order gives the reason; a forgotten address has no note', () => {
  const [, last] = told({
    endedAt: '2026-11-02T10:00:00Z',
    lastAct: 'decline',
    declineReason: 'Sold',
  })
  assert.equal(last?.said?.text, 'Sold')
  assert.equal(told({ delivery: null })[0]?.said?.text, '')
})

test('a delivery is read from its fields by their paths, without spaces around it', () => {
  const typed = { 'delivery.name': ' Marta ', 'delivery.countryCode': 'PT' }
  assert.equal(deliveryIn(typed).name, 'Marta')
  assert.equal(deliveryIn(typed).countryCode, 'PT')
  assert.equal(deliveryIn(typed).note, '')
})
