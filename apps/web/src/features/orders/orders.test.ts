import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderMoves, type OrderAct, type OrderStatus } from '@podium/contract/order-rules'
import {
  claimOrder,
  confirmOrder,
  decideClaim,
  decideOrder,
  declineOrder,
  disputeOrder,
  returnOrder,
} from '@podium/contract/orders'
import { acts, actsOf, bodyOf, isOpenToSide, type Act } from './acts.ts'
import { deliveryIn } from './delivery.ts'
import { timelineSteps } from './timelineSteps.ts'

const nothing = {
  ship: false,
  decline: false,
  track: false,
  confirm: false,
  dispute: false,
  withdraw: false,
  return: false,
  receiveBack: false,
  contest: false,
  claim: false,
  decide: false,
  decideClaim: false,
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
  const buttons = (
    abilities: object,
    status: OrderStatus = 'PLACED',
    paidAt: string | null = null,
  ) => actsOf({ abilities: { ...nothing, ...abilities }, status, contestedAt: null, paidAt })
  assert.deepEqual(buttons({}), [])
  assert.deepEqual(buttons({ ship: true, decline: true }), ['decline', 'ship'])
  assert.deepEqual(buttons({ decide: true }), ['refund', 'pay'])
  assert.deepEqual(buttons({ decide: true }, 'DISPUTED', order.placedAt), ['refund', 'leave'])
  assert.deepEqual(buttons({ decideClaim: true }, 'CLAIMED'), ['grant', 'dismiss'])
  assert.deepEqual(buttons({ withdraw: true }), ['cancel'])
  assert.deepEqual(buttons({ withdraw: true, claim: true }, 'CONFIRMED'), ['withdraw', 'claim'])
})

test('what an act sends is what its call takes', () => {
  const routes = {
    ...{ decline: declineOrder, dispute: disputeOrder, pay: decideOrder, return: returnOrder },
    ...{ contest: disputeOrder, claim: claimOrder, grant: decideClaim, dismiss: decideClaim },
  }
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

test('a returned order tells when the seller was paid, and each step back', () => {
  const returned = told({
    ...{ shippedAt: '2026-11-02T10:00:00Z', confirmedAt: '2026-11-03T10:00:00Z' },
    ...{ paidAt: '2026-11-03T10:00:00Z', withdrawnAt: '2026-11-04T10:00:00Z' },
    ...{ sentBackAt: '2026-11-05T10:00:00Z', returnNote: 'RR2', contestReason: 'Worn' },
    ...{ contestedAt: '2026-11-06T10:00:00Z', endedAt: '2026-11-07T10:00:00Z' },
    ...{ lastAct: 'refund', decisionReason: 'As new' },
  })
  assert.deepEqual(
    returned.map(({ what, said }) => [what, said?.text ?? '']),
    [
      ['placed', 'Ring twice'],
      ['shipped', ''],
      ['confirm', ''],
      ['withdrawn', ''],
      ['sentBack', 'RR2'],
      ['contested', 'Worn'],
      ['refund', 'As new'],
    ],
  )
})

test('a claim is told after who was credited, and ends with its own reason', () => {
  const dismissed = told({
    ...{ shippedAt: '2026-11-02T10:00:00Z', paidAt: '2026-11-16T10:00:00Z' },
    ...{ claimedAt: '2027-11-04T10:00:00Z', claimReason: 'It came apart' },
    ...{ endedAt: '2027-11-07T10:00:00Z', lastAct: 'dismiss', claimAnswer: 'Worn' },
  })
  assert.deepEqual(
    dismissed.slice(2).map(({ what, said }) => [what, said?.text ?? '']),
    [
      ['paid', ''],
      ['claimed', 'It came apart'],
      ['dismiss', 'Worn'],
    ],
  )
})

test('why a dispute was decided is told with that decision, and not with what came after it', () => {
  const disputed = {
    ...{ shippedAt: '2026-11-02T10:00:00Z', disputedAt: '2026-11-03T10:00:00Z' },
    ...{ paidAt: '2026-11-04T10:00:00Z', decisionReason: 'It was whole', contestedAt: null },
    ...{ withdrawnAt: '2026-11-05T10:00:00Z', sentBackAt: '2026-11-06T10:00:00Z' },
    ...{ endedAt: '2026-11-07T10:00:00Z', lastAct: 'receiveBack', returnNote: '' },
  }
  const words = (changes: object) =>
    told({ ...disputed, ...changes }).map(({ what, said }) => [what, said?.text ?? ''])
  assert.deepEqual(words({}).slice(3), [
    ['paid', 'It was whole'],
    ['withdrawn', ''],
    ['sentBack', ''],
    ['receiveBack', ''],
  ])
  // What came back is disputed too, and decided in words that take the place of the first.
  const contested = { contestedAt: '2026-11-06T12:00:00Z', lastAct: 'contest', endedAt: null }
  assert.deepEqual(words(contested).at(3), ['paid', 'It was whole'])
  const twice = { ...contested, lastAct: 'pay', decisionReason: 'Worn', endedAt: disputed.endedAt }
  assert.deepEqual(
    [words(twice).at(3), words(twice).at(-1)],
    [
      ['paid', ''],
      ['pay', 'Worn'],
    ],
  )
})

test('what is over has nothing for its sides to do: a claim was made, and the days to withdraw have gone', () => {
  const day = 86_400_000
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
  const bought: Parameters<typeof isOpenToSide>[0] = {
    side: 'buyer',
    status: 'CONFIRMED',
    ...{ shippedAt: ago(40), confirmedAt: ago(38) },
    ...{ withdrawnAt: null, claimedAt: null, recalled: null },
  }
  assert.equal(isOpenToSide(bought), true)
  assert.equal(isOpenToSide({ ...bought, claimedAt: ago(20) }), false)
  assert.equal(isOpenToSide({ ...bought, claimedAt: ago(3), confirmedAt: ago(5) }), true)
  assert.equal(isOpenToSide({ ...bought, claimedAt: ago(20), recalled: 'It breaks' }), true)
  assert.equal(isOpenToSide({ ...bought, shippedAt: ago(1200), confirmedAt: ago(1190) }), false)
  assert.equal(isOpenToSide({ ...bought, side: 'seller' }), false)
  const withdrawn = { ...bought, status: 'WITHDRAWN', withdrawnAt: ago(1) } as const
  assert.equal(isOpenToSide(withdrawn), true)
  assert.equal(isOpenToSide({ ...withdrawn, shippedAt: null }), false)
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
