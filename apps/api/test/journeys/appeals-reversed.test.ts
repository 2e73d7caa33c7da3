import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { addAchievement } from '@podium/contract/achievements'
import { listAudit } from '@podium/contract/audit'
import { answerAppeal, appeal } from '@podium/contract/decisions'
import { readFeed } from '@podium/contract/feed'
import { galleryOf } from '@podium/contract/galleries'
import { listNotifications } from '@podium/contract/notifications'
import {
  confirmOrder,
  declineOrder,
  getOrder,
  shipOrder,
  withdrawOrder,
} from '@podium/contract/orders'
import { deleteProduct, getProduct, recallProduct } from '@podium/contract/products'
import { getFan, putFanAsAdmin, putVisibility } from '@podium/contract/profiles'
import { decideReport, type ReportKind, sendReport } from '@podium/contract/reports'
import { acceptSupport, closeSupport, getSupport, requestSupport } from '@podium/contract/support'
import { decideTrader, getTrader, putTrader } from '@podium/contract/traders'
import { listUpdates, publishUpdate } from '@podium/contract/updates'
import { tellBuyers } from '../../src/features/orders/index.ts'
import { day } from '../../src/platform/clock.ts'
import {
  admins,
  fan,
  hide,
  newest,
  of,
  reason,
  reverse,
  seen,
  takeBack,
  words,
} from '../appealing.ts'
import { castResult, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { castTrader, offerProduct, openBuyer, openSponsor, order } from '../shop.ts'
import { signedInMember, supportRequest } from '../supporting.ts'
import { photo, upload } from '../uploads.ts'

const podium = usePodium()
afterEach(restoreClock)

test('a page that its owner had hidden comes back hidden; one that was hidden anew stays so', async () => {
  const [ana, eva] = await admins(podium())
  const [marta, rui] = [await fan(podium()), await fan(podium())]
  await marta.call(putVisibility, { ...of(marta), body: { hiddenProfile: true } })
  await hide(ana, marta)
  await reverse(marta, eva)
  assert.equal(await seen(podium(), marta), false)
  const { own } = await marta.call(getFan, of(marta))
  assert.equal(own?.hiddenByAdmin, null)
  await marta.call(putVisibility, { ...of(marta), body: { hiddenProfile: false } })
  assert.equal(await seen(podium(), marta), true)
  await hide(ana, rui)
  const first = await newest(rui)
  await hide(ana, rui, false)
  await hide(ana, rui)
  await rui.call(appeal, { ...of(first), body: words })
  await eva.call(answerAppeal, { ...of(first), body: { outcome: 'REVERSED', reason: 'Certo' } })
  assert.equal(await seen(podium(), rui), false)
})

test('words that an admin changed come back, as far as nobody wrote them anew', async () => {
  const [ana, eva] = await admins(podium())
  const marta = await fan(podium())
  const form = { countryCode: 'PT', fiscalCode: '123456789', postalCode: '3000-456', address: '' }
  const body = { ...form, name: 'Maria', lastName: 'Nova', phrase: 'Censurado', reason }
  const before = await marta.call(getFan, of(marta))
  await ana.call(putFanAsAdmin, { ...of(marta), body: body as never })
  await reverse(marta, eva)
  const after = await marta.call(getFan, of(marta))
  assert.deepEqual([after.name, after.phrase], [before.name, before.phrase])
})

test('of the texts of a picture its owner’s newer one stays, and the other comes back', async () => {
  const [ana, eva] = await admins(podium())
  const marta = await fan(podium())
  const sent = await upload(marta, '/files/gallery-media', await photo())
  const item = { params: { mediaId: sent.json<{ id: number }>().id } }
  const texts = async () => {
    const { list } = await marta.call(galleryOf.FAN.list, of(marta))
    return list.map(({ caption, altText }) => [caption, altText])
  }
  const say = (who: Person, body: object) =>
    who.call(galleryOf.FAN.describe, { ...item, body: body as never })
  await say(marta, { caption: 'A minha', altText: 'Eu' })
  await say(ana, { caption: 'Retirada', altText: 'Retirado', reason })
  await say(marta, { caption: 'Escrita de novo', altText: 'Retirado' })
  await reverse(marta, eva)
  assert.deepEqual(await texts(), [['Escrita de novo', 'Eu']])
})

for (const reversedFirst of [0, 1]) {
  test(`of words that were changed twice each comes back with what changed it (the ${reversedFirst + 1}. taken back first)`, async () => {
    const [ana, eva] = await admins(podium())
    const marta = await fan(podium())
    const form = { countryCode: 'PT', fiscalCode: '123456789', postalCode: '3000-456', address: '' }
    const { name } = await marta.call(getFan, of(marta))
    const said = async () => {
      const page = await marta.call(getFan, of(marta))
      return [page.name, page.phrase]
    }
    const decided: number[] = []
    for (const phrase of ['Censurado', 'Censurado outra vez']) {
      const body = { ...form, name: 'Maria', lastName: 'Nova', phrase, reason }
      await ana.call(putFanAsAdmin, { ...of(marta), body: body as never })
      decided.push((await newest(marta)).id)
    }
    const [first = 0, second = 0] = decided
    await takeBack(marta, eva, reversedFirst === 0 ? first : second)
    const between = reversedFirst === 0 ? [name, 'Censurado outra vez'] : ['Maria', 'Censurado']
    assert.deepEqual(await said(), between)
    await takeBack(marta, eva, reversedFirst === 0 ? second : first)
    assert.deepEqual(await said(), [name, null])
  })
}

test('what an owner wrote between two changes comes back with the second', async () => {
  const [ana, eva] = await admins(podium())
  const marta = await fan(podium())
  const sent = await upload(marta, '/files/gallery-media', await photo())
  const item = { params: { mediaId: sent.json<{ id: number }>().id } }
  const say = (who: Person, body: object) =>
    who.call(galleryOf.FAN.describe, { ...item, body: body as never })
  await say(marta, { caption: 'A minha', altText: 'Eu' })
  await say(ana, { caption: 'Retirada', altText: 'Retirado', reason })
  const first = await newest(marta)
  await say(marta, { caption: 'Escrita de novo', altText: 'Retirado' })
  await say(ana, { caption: 'Retirada', altText: 'Retirado', reason })
  await takeBack(marta, eva, first.id)
  const texts = async () => {
    const { list } = await marta.call(galleryOf.FAN.list, of(marta))
    return list.map(({ caption, altText }) => [caption, altText])
  }
  assert.deepEqual(await texts(), [['Retirada', 'Eu']])
  await reverse(marta, eva)
  assert.deepEqual(await texts(), [['Escrita de novo', 'Eu']])
})

test('a picture that its owner had deleted is shown by no appeal, and is theirs to bring back', async () => {
  const [ana, eva] = await admins(podium())
  const marta = await fan(podium())
  const sent = await upload(marta, '/files/gallery-media', await photo())
  const { id: mediaId } = sent.json<{ id: number }>()
  const item = { params: { mediaId } }
  const shown = async () => (await marta.call(galleryOf.FAN.list, of(marta))).total
  await marta.call(galleryOf.FAN.remove, item)
  await ana.call(galleryOf.FAN.remove, { ...item, query: { reason } })
  await reverse(marta, eva)
  assert.equal(await shown(), 0)
  await marta.call(galleryOf.FAN.restore, item)
  assert.equal(await shown(), 1)
})

test('what was taken out of a gallery comes back after months, and not by its owner alone', async () => {
  const [ana, eva] = await admins(podium())
  const marta = await fan(podium())
  const sent = await upload(marta, '/files/gallery-media', await photo())
  const { id: mediaId } = sent.json<{ id: number }>()
  const item = { params: { mediaId } }
  const body = { caption: 'Outra', reason }
  await ana.call(galleryOf.FAN.describe, { ...item, body })
  await reverse(marta, eva)
  await ana.call(galleryOf.FAN.remove, { ...item, query: { reason } })
  await marta.refused('entityDoesNotExist', galleryOf.FAN.restore, item)
  travel({ seconds: 100 * day })
  for (const name of ['purge-gallery', 'clean-files']) {
    const found = podium().context.jobHandlers.find(({ job }) => job.name === name)
    await (found?.run as ((data: object) => Promise<void>) | undefined)?.({})
  }
  restoreClock()
  await reverse(marta, eva)
  const { list } = await marta.call(galleryOf.FAN.list, of(marta))
  assert.deepEqual(
    list.map(({ id, caption }) => [id, caption]),
    [[mediaId, null]],
  )
})

test('a product that was taken away or recalled is on sale again, with its picture', async () => {
  const [ana, eva] = await admins(podium())
  const helena = await openSponsor(podium())
  const [one, two] = [await offerProduct(helena), await offerProduct(helena)]
  const onSale = async (id: number) =>
    (await podium().visitor().raw(getProduct, of({ id }))).statusCode === 200
  await ana.call(deleteProduct, { ...of(one), query: { reason } })
  assert.equal(await onSale(one.id), false)
  await reverse(helena, eva)
  assert.equal(await onSale(one.id), true)
  await ana.call(recallProduct, { ...of(two), body: { reason } })
  await reverse(helena, eva)
  assert.equal(await onSale(two.id), true)
})

test('a product comes back with the piece of an order that was declined while it was away', async () => {
  const [ana, eva] = await admins(podium())
  const [helena, marta] = [await openSponsor(podium()), await openBuyer(podium())]
  const product = await offerProduct(helena, { stock: 1 })
  const placed = await order(marta, product)
  await ana.call(deleteProduct, { ...of(product), query: { reason } })
  await helena.call(declineOrder, { ...of(placed), body: { reason: '' } })
  await reverse(helena, eva)
  assert.equal((await helena.call(getProduct, of(product))).stock, 1)
})

for (const first of ['PRODUCT_DELETED', 'PRODUCT_RECALLED'] as const) {
  for (const reversedFirst of [0, 1]) {
    test(`a product that was taken away and recalled is on sale again once both are taken back (${first} first, the ${reversedFirst + 1}. taken back first)`, async () => {
      const [ana, eva] = await admins(podium())
      const helena = await openSponsor(podium())
      const product = await offerProduct(helena)
      const acts = {
        PRODUCT_DELETED: () => ana.call(deleteProduct, { ...of(product), query: { reason } }),
        PRODUCT_RECALLED: () => ana.call(recallProduct, { ...of(product), body: { reason } }),
      }
      const { PRODUCT_DELETED, PRODUCT_RECALLED } = acts
      const order =
        first === 'PRODUCT_DELETED'
          ? [PRODUCT_DELETED, PRODUCT_RECALLED]
          : [PRODUCT_RECALLED, PRODUCT_DELETED]
      const decided: number[] = []
      for (const act of order) {
        await act()
        decided.push((await newest(helena)).id)
      }
      const onSale = async () =>
        (await podium().visitor().raw(getProduct, of(product))).statusCode === 200
      for (const id of reversedFirst === 0 ? decided : decided.toReversed()) {
        assert.equal(await onSale(), false)
        await helena.call(appeal, { ...of({ id }), body: words })
        await eva.call(answerAppeal, {
          ...of({ id }),
          body: { outcome: 'REVERSED', reason: 'Certo' },
        })
      }
      assert.equal(await onSale(), true)
    })
  }
}

test('an order is as any other once a recall is taken back, also where its job comes after that', async () => {
  const [ana, eva] = await admins(podium())
  const [helena, marta] = [await openSponsor(podium()), await openBuyer(podium(), 500)]
  const product = await offerProduct(helena)
  const placed = await order(marta, product)
  await helena.call(shipOrder, { ...of(placed), body: { trackingNote: '' } })
  await marta.call(confirmOrder, of(placed))
  travel({ seconds: 60 * day })
  for (const person of [ana, eva, helena, marta]) await signIn(person)
  const stands = async () => {
    await podium().settled()
    const { recalled, abilities } = await marta.call(getOrder, of(placed))
    return [recalled, abilities.withdraw]
  }
  assert.deepEqual(await stands(), [null, false])
  await ana.call(recallProduct, { ...of(product), body: { reason } })
  assert.deepEqual(await stands(), [reason, true])
  await reverse(helena, eva)
  assert.deepEqual(await stands(), [null, false])
  // Who read that they are not to use it reads that they may.
  const bells = (await marta.call(listNotifications)).list.filter(
    ({ kind }) => kind === 'productRecalled',
  )
  assert.deepEqual(
    bells.map(({ facts }) => facts.outcome),
    ['TAKEN_BACK', undefined],
  )
  const mails = await podium().mailsTo(marta.email)
  assert.equal(mails.filter(({ subject }) => subject.startsWith('Recall taken back: ')).length, 1)
  await marta.refused('stateChanged', withdrawOrder, of(placed))

  const next = await order(marta, product)
  const late = { productId: product.id, reason }
  await podium().context.inTransaction((tx) => tellBuyers(tx, late))
  assert.deepEqual(await stands(), [null, false])
  assert.equal((await marta.call(getOrder, of(next))).status, 'PLACED')
})

test('a product that is recalled again, once a recall was taken back, is told to its buyers again', async () => {
  const [ana, eva] = await admins(podium())
  const [helena, marta] = [await openSponsor(podium()), await openBuyer(podium(), 500)]
  const product = await offerProduct(helena)
  const placed = await order(marta, product)
  await helena.call(shipOrder, { ...of(placed), body: { trackingNote: '' } })
  const told = async () => {
    await podium().settled()
    const { list } = await marta.call(listNotifications, { query: { _limit: 20 } })
    return list.filter(({ kind }) => kind === 'productRecalled').map(({ facts }) => facts.outcome)
  }
  await ana.call(recallProduct, { ...of(product), body: { reason } })
  assert.deepEqual(await told(), [undefined])
  await reverse(helena, eva)
  travel({ seconds: 60 })
  await ana.call(recallProduct, { ...of(product), body: { reason: 'Afinal, sim' } })
  assert.deepEqual(await told(), [undefined, 'TAKEN_BACK', undefined])
})

test('a seller who was refused sells as before', async () => {
  const [ana, eva] = await admins(podium())
  const helena = await openSponsor(podium())
  const { until } = await helena.call(getTrader)
  const product = await offerProduct(helena)
  const checked = async () => (await podium().visitor().call(getProduct, of(product))).traderCheck
  const before = await checked()
  const body = { state: 'REFUSED', reason } as never
  await ana.call(decideTrader, { params: { userId: helena.id }, body })
  await reverse(helena, eva)
  const own = await helena.call(getTrader)
  assert.deepEqual([own.state, own.until, own.sells], ['VERIFIED', until, true])
  assert.deepEqual(await checked(), before)
})

test('a seller who sent details anew after a refusal sells again once it is taken back, and they wait', async () => {
  const [ana, eva] = await admins(podium())
  const helena = await openSponsor(podium())
  const { until } = await helena.call(getTrader)
  const product = await offerProduct(helena)
  const check = async () => (await podium().visitor().call(getProduct, of(product))).traderCheck
  const before = await check()
  const refuse = async () => {
    const body = { state: 'REFUSED', reason } as never
    await ana.call(decideTrader, { params: { userId: helena.id }, body })
    return (await newest(helena)).id
  }
  const sendAnew = (phone: string) =>
    helena.call(putTrader, { body: { ...castTrader, phone, declaration: true } })
  const standing = async () => {
    const { state, until: lastDay, sells, phone } = await helena.call(getTrader)
    return [state, lastDay, sells, phone]
  }
  await refuse()
  await sendAnew('+351234000222')
  await reverse(helena, eva)
  assert.deepEqual(await standing(), ['SUBMITTED', until, true, '+351234000222'])
  assert.deepEqual(await check(), before)
  const [one, other] = [await refuse(), await sendAnew('+351234000333').then(refuse)]
  await takeBack(helena, eva, one)
  assert.deepEqual((await standing()).slice(0, 3), ['REFUSED', null, false])
  await takeBack(helena, eva, other)
  assert.deepEqual(await standing(), ['SUBMITTED', until, true, '+351234000333'])
})

test('a seller who was refused twice reads why of the refusal that stands, and sells once both are taken back', async () => {
  const [ana, eva] = await admins(podium())
  const helena = await openSponsor(podium())
  const decided: number[] = []
  for (const reason of ['Morada errada', 'Registo errado']) {
    const body = { state: 'REFUSED', reason } as never
    await ana.call(decideTrader, { params: { userId: helena.id }, body })
    decided.push((await newest(helena)).id)
  }
  const [first = 0, second = 0] = decided
  await takeBack(helena, eva, second)
  const refused = await helena.call(getTrader)
  assert.deepEqual([refused.state, refused.reason], ['REFUSED', 'Morada errada'])
  await takeBack(helena, eva, first)
  const { state, sells } = await helena.call(getTrader)
  assert.deepEqual([state, sells], ['VERIFIED', true])
})

test('a support that was ended goes on', async () => {
  const [ana, eva] = await admins(podium())
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN', { credits: 100 })
  const { id } = await marta.call(requestSupport, supportRequest(ines, 50))
  await ines.call(acceptSupport, of({ id }))
  await ana.call(closeSupport, { ...of({ id }), body: { reason } })
  await ines.call(addAchievement, { body: castResult })
  await podium().settled()
  await reverse(marta, eva)
  assert.equal((await marta.call(getSupport, of({ id }))).status, 'ACTIVE')
  // What was new while it had ended is in the supporter's feed too.
  const lines = await marta.call(readFeed, { query: {} })
  assert.deepEqual(
    lines.map(({ kind }) => kind),
    ['achievement'],
  )
})

/** An accepted support that an admin ended. */
async function endedSupport(ana: Person) {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN', { credits: 100 })
  const { id } = await marta.call(requestSupport, supportRequest(ines, 50))
  await ines.call(acceptSupport, of({ id }))
  await ana.call(closeSupport, { ...of({ id }), body: { reason } })
  return { ines, marta }
}

const toldOfAnswers = async (person: Person) =>
  (await person.call(listNotifications)).list
    .filter(({ kind }) => kind === 'appealAnswered')
    .map(({ facts }) => facts.outcome)

test('a support that goes on is so for both: the other side’s decision is taken back and told', async () => {
  const [ana, eva] = await admins(podium())
  const { ines, marta } = await endedSupport(ana)
  await reverse(marta, eva)
  const { id, reversed, appeal: sent, appealUntil } = await newest(ines)
  assert.deepEqual([reversed, sent, appealUntil], [true, null, null])
  await ines.refused('forbidden', appeal, { ...of({ id }), body: words })
  assert.deepEqual(await toldOfAnswers(ines), ['ALONG'])
  const { text } = await podium().mailTo(ines.email, 'anulada')
  assert.ok(!text.includes('Certo'), text)
  const { list } = await eva.call(listAudit, { query: { act: 'APPEAL_ANSWERED' } })
  const onRecord = list.slice(0, 2).map(({ person }) => person?.id)
  assert.deepEqual(new Set(onRecord), new Set([ines.id, marta.id]))
})

test('what both sides of a support object to is answered for both by one who is right', async () => {
  const [ana, eva] = await admins(podium())
  const { ines, marta } = await endedSupport(ana)
  const { id } = await newest(ines)
  await ines.call(appeal, { ...of({ id }), body: words })
  await reverse(marta, eva)
  const own = await newest(ines)
  assert.deepEqual(
    [own.reversed, own.appeal?.outcome, own.appeal?.reason],
    [true, 'REVERSED', 'Certo'],
  )
  assert.deepEqual(await toldOfAnswers(ines), ['REVERSED'])
  const upheld = { outcome: 'UPHELD', reason: 'Não' } as const
  await eva.refused('stateChanged', answerAppeal, { ...of({ id }), body: upheld })
})

test('an ended support that one side objects to in vain goes on once the other side is right', async () => {
  const [ana, eva] = await admins(podium())
  const { ines, marta } = await endedSupport(ana)
  const { id } = await newest(ines)
  await ines.call(appeal, { ...of({ id }), body: words })
  const body = { outcome: 'UPHELD', reason: 'Não' } as const
  await eva.call(answerAppeal, { ...of({ id }), body })
  await reverse(marta, eva)
  const own = await newest(ines)
  assert.deepEqual([own.reversed, own.appeal?.outcome], [true, 'UPHELD'])
  assert.deepEqual(await toldOfAnswers(ines), ['ALONG', 'UPHELD'])
})

/** Reports something, and has it upheld with what follows. */
async function upheld(ana: Person, about: { kind: ReportKind; id: number }, by: Person) {
  const report = await by.call(sendReport, { body: { ...about, reason: 'SPAM' } })
  const act = about.kind === 'update' ? 'REMOVE' : 'NOTHING'
  await ana.call(decideReport, { ...of(report), body: { decision: 'UPHELD', act, reason } })
}

test('an update and a line of a support that were taken away are there again', async () => {
  const [ana, eva] = await admins(podium())
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN', { credits: 100 })
  const told = { text: 'Terceira!', audience: 'EVERYBODY', counted: 0 } as const
  const { id } = await ines.call(publishUpdate, { body: told })
  await upheld(ana, { kind: 'update', id }, marta)
  await reverse(ines, eva)
  const list = await podium().visitor().call(listUpdates, of(ines))
  assert.deepEqual(
    list.map((update) => [update.id, update.text]),
    [[id, 'Terceira!']],
  )
  const asked = supportRequest(ines, 50)
  const body = { ...asked.body, note: 'Força!' }
  const support = await marta.call(requestSupport, { ...asked, body })
  await upheld(ana, { kind: 'supportNote', id: support.id }, ines)
  assert.equal((await marta.call(getSupport, of(support))).note, '')
  await reverse(marta, eva)
  assert.equal((await marta.call(getSupport, of(support))).note, 'Força!')
})
