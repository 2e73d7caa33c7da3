import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { offerDelegation } from '@podium/contract/delegations'
import { mostContacts, putContacts } from '@podium/contract/guardianship'
import { readHome } from '@podium/contract/home'
import {
  block,
  getMessageSettings,
  readConversation,
  putMessageSettings,
  sendMessage,
} from '@podium/contract/messages'
import { listNotifications } from '@podium/contract/notifications'
import { putVisibility } from '@podium/contract/profiles'
import { addGoal, closeGoal } from '@podium/contract/season'
import {
  acceptSupport,
  cancelSupport,
  getSupport,
  listMySupporters,
  putSupportSettings,
  rejectSupport,
  requestSupport,
  thankSupporter,
} from '@podium/contract/support'
import { deleteUpdate, publishUpdate } from '@podium/contract/updates'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { supportExport } from '../../src/features/support/index.ts'
import { now } from '../../src/platform/clock.ts'
import { actingFor } from '../acting.ts'
import { join } from '../cast.ts'
import { restoreClock, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { statementsOf } from '../statements.ts'
import { giveCredits, supportRequest } from '../supporting.ts'
import { aMinor, allow, becomeGuardian, family, isSeen, show, write } from '../guarding.ts'

const podium = usePodium()
const inDays = (days: number) => dayAfter(calendarDay(now()), days)

afterEach(restoreClock)

test('a guardian answers requests and spends; the ward and other delegates do not', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const marta = await join(podium(), 'FAN')
  await giveCredits(podium(), marta, 200)
  const { id } = await marta.call(requestSupport, supportRequest(rui, 50))
  const { list } = await paula.call(listNotifications)
  const bell = list.find(({ kind }) => kind === 'wardRequested')
  assert.deepEqual([bell?.actor?.id, bell?.link], [rui.id, '/settings/acting'])
  assert.match((await podium().mailTo(paula.email, 'Rui')).text, /\/settings\/acting/)
  const { text } = await podium().mailTo(rui.email, 'wants to support you')
  assert.match(text, /an adult who looks after your account answers for you/)
  assert.doesNotMatch(text, /you accept|Answer the request/)
  await rui.refused('guardianNeeded', acceptSupport, { params: { id } })
  const acting = actingFor(paula, rui)
  const mayAccept = async (who: Person) =>
    (await who.call(getSupport, { params: { id } })).abilities.accept
  assert.deepEqual([await mayAccept(rui), await mayAccept(acting)], [false, true])
  await acting.call(acceptSupport, { params: { id } })
  const ines = await join(podium(), 'ATHLETE')
  await rui.refused('guardianNeeded', requestSupport, supportRequest(ines, 50))
  await acting.call(requestSupport, supportRequest(ines, 50))
  const body = { userId: marta.id, kind: 'HELP', scopes: ['SPEND'] } as never
  await rui.refused('guardianNeeded', offerDelegation, { body })
})

test('a ward undoes alone nothing that the guardian set, told or asked for', async () => {
  const { rui, paula } = await family(podium())
  const acting = actingFor(paula, rui)
  const goal = { title: 'Nationals', purpose: '', credits: 300, until: inDays(60) }
  const set = await acting.call(addGoal, { body: goal })
  const news = { text: 'In shape.', audience: 'EVERYBODY', counted: 0 } as const
  const told = await acting.call(publishUpdate, { body: news })
  await giveCredits(podium(), rui, 200)
  const [ines, rita] = [await join(podium(), 'ATHLETE'), await join(podium(), 'ATHLETE')]
  const asked = await acting.call(requestSupport, supportRequest(ines, 50))
  const running = await acting.call(requestSupport, supportRequest(rita, 50))
  await rita.call(acceptSupport, { params: { id: running.id } })

  const of = ({ id }: { id: number }) => ({ params: { id } })
  const cancelling = (support: { id: number }, status: 'PENDING' | 'ACTIVE') =>
    ({ ...of(support), query: { status } }) as const
  await rui.refused('guardianNeeded', closeGoal, of(set))
  await rui.refused('guardianNeeded', deleteUpdate, of(told))
  await rui.refused('guardianNeeded', cancelSupport, cancelling(asked, 'PENDING'))
  await rui.refused('guardianNeeded', cancelSupport, cancelling(running, 'ACTIVE'))
  const mayCancel = async (who: Person) => (await who.call(getSupport, of(asked))).abilities.cancel
  assert.deepEqual([await mayCancel(rui), await mayCancel(acting)], [false, true])

  await acting.call(closeGoal, of(set))
  await acting.call(deleteUpdate, of(told))
  await acting.call(cancelSupport, cancelling(asked, 'PENDING'))
  await acting.call(cancelSupport, cancelling(running, 'ACTIVE'))
})

test('who may not write to a ward is named to them by no bell, mail or push; the guardian reads who asks', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const tio = await join(podium(), 'FAN', { name: 'Tio' })
  const evil = await join(podium(), 'FAN', { name: 'Call', lastName: '912 345 678' })
  await paula.call(putContacts, allow(rui, tio))
  for (const [supporter, name] of [
    [evil, undefined],
    [tio, 'Tio'],
  ] as const) {
    await giveCredits(podium(), supporter, 50)
    const { id } = await supporter.call(requestSupport, supportRequest(rui, 50))
    const [bell] = (await rui.call(listNotifications)).list
    assert.deepEqual([bell?.kind, bell?.actor?.name], ['supportRequested', name])
    await podium().mailTo(rui.email, name ?? 'Somebody wants')
    const seen = await actingFor(paula, rui).call(getSupport, { params: { id } })
    assert.equal(seen.supporter.name, name ?? 'Call')
    await actingFor(paula, rui).call(acceptSupport, { params: { id } })
    await supporter.call(cancelSupport, { params: { id }, query: { status: 'ACTIVE' } })
    assert.equal((await rui.call(listNotifications)).list[0]?.actor?.name, name)
  }
  const mails = await podium().mailsTo(rui.email)
  assert.ok(mails.some(({ subject }) => subject === 'Somebody ended their support'))
  for (const { subject, text, html } of mails) {
    assert.doesNotMatch(`${subject} ${text} ${html}`, /912 345 678/)
  }
})

test('a guardian who removes somebody does not have them back by allowing another in a window opened before', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const tio = await join(podium(), 'FAN')
  const evil = await join(podium(), 'FAN')
  const allowed = async (change: { add: number[] } | { remove: number[] }) =>
    (await paula.call(putContacts, { params: { id: rui.id }, body: change })).allowed
  assert.deepEqual(await allowed({ add: [evil.id] }), [evil.id])
  assert.deepEqual(await allowed({ remove: [evil.id] }), [])
  // The other window still lists who was removed.
  assert.deepEqual(await allowed({ add: [tio.id] }), [tio.id])
  await evil.refused('recipientUnavailable', sendMessage, write(rui))
  const others = await Promise.all([join(podium(), 'FAN'), join(podium(), 'FAN')])
  await Promise.all(others.map(({ id }) => allowed({ add: [id] })))
  await Promise.all([allowed({ remove: [tio.id] }), allowed({ remove: [others[0].id] })])
  assert.deepEqual(await allowed({ add: [] }), [others[1].id])
  const tooMany = Array.from({ length: mostContacts }, (_, index) => index + 1_000_000)
  await paula.violates(['add', 'Size'], putContacts, {
    params: { id: rui.id },
    body: { add: tooMany },
  })
})

test('a ward reads of a request by whom their guardian keeps away that it is somebody’s, wherever it stands', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const tio = await join(podium(), 'FAN', { name: 'Tio' })
  const evil = await join(podium(), 'FAN', { name: 'Call', lastName: '912 345 678' })
  await paula.call(putContacts, allow(rui, tio))
  const acting = actingFor(paula, rui)
  for (const [supporter, name] of [
    [evil, undefined],
    [tio, 'Tio'],
  ] as const) {
    await giveCredits(podium(), supporter, 50)
    const { id } = await supporter.call(requestSupport, supportRequest(rui, 50))
    const ask = { params: { id } }
    const read = async (who: Person) => {
      const [entry, { list }] = [await who.call(getSupport, ask), await who.call(listMySupporters)]
      return [entry, ...list.filter((one) => one.id === id)]
    }
    for (const entry of await read(rui)) {
      assert.deepEqual([entry.supporter.name, entry.supporter.hasPage], [name ?? '', !!name])
    }
    assert.ok(!name || (await read(rui))[0]?.userName.startsWith(name))
    assert.ok((await read(acting)).every((entry) => entry.supporter.name === (name ?? 'Call')))
    const home = await rui.call(readHome)
    const waiting = home.waiting.find((one) => one.kind === 'supportRequest' && one.id === id)
    assert.equal(waiting?.person?.name, name)
    const texts = JSON.stringify([await read(rui), home])
    if (!name) assert.doesNotMatch(texts, /Call|912 345 678/)
    const [own] = (await paula.call(readHome)).waiting.filter(({ kind }) => kind === 'wardRequest')
    assert.equal(own?.person?.name, name ?? 'Call')
    await acting.call(acceptSupport, ask)
    // What the guardian accepted stands on the page, with its name.
    assert.equal((await rui.call(getSupport, ask)).supporter.name, name ?? 'Call')
  }
})

test('the data of a ward leads to nobody who asks and whom their guardian keeps away, until the guardian accepts', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const [evil, tio] = [await join(podium(), 'FAN'), await join(podium(), 'FAN')]
  await paula.call(putContacts, allow(rui, tio))
  const ids: number[] = []
  for (const supporter of [evil, tio]) {
    await giveCredits(podium(), supporter, 50)
    ids.push((await supporter.call(requestSupport, supportRequest(rui, 50))).id)
  }
  const { db } = podium().context.database
  const supporters = async () =>
    ((await supportExport.collect(db, rui.id)) as { supporter_id: number | null }[]).map(
      ({ supporter_id: id }) => id,
    )
  assert.deepEqual(await supporters(), [null, tio.id])
  await actingFor(paula, rui).call(acceptSupport, { params: { id: ids[0] ?? 0 } })
  assert.deepEqual(await supporters(), [evil.id, tio.id])
})

test('a request that is taken back and made again floods neither a ward’s mailbox nor their guardian’s', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const evil = await join(podium(), 'FAN', { name: 'Call', lastName: '912 345 678' })
  await giveCredits(podium(), evil, 50)
  for (let count = 0; count < 3; count++) {
    const { id } = await evil.call(requestSupport, supportRequest(rui, 50))
    await evil.call(cancelSupport, { params: { id }, query: { status: 'PENDING' } })
  }
  const about = async (person: Person) =>
    (await podium().mailsTo(person.email)).filter(({ subject }) => /support|apoi/.test(subject))
  assert.deepEqual([(await about(rui)).length, (await about(paula)).length], [1, 1])
  const { list } = await rui.call(listNotifications)
  assert.ok(list.every(({ kind }) => !kind.startsWith('support')))
  const kinds = (await paula.call(listNotifications)).list.map(({ kind }) => kind)
  assert.ok(!kinds.includes('wardRequested'))
})

test('a request of a ward that the guardian answered is new at the guardian’s bell no more', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const ask = async () => {
    const marta = await join(podium(), 'FAN')
    await giveCredits(podium(), marta, 50)
    return marta.call(requestSupport, supportRequest(rui, 50))
  }
  const [first, second] = [await ask(), await ask()]
  const fresh = async () => {
    const { list } = await paula.call(listNotifications, { query: { unread: 'true' } })
    return list.filter(({ kind }) => kind === 'wardRequested').length
  }
  assert.equal(await fresh(), 2)
  await actingFor(paula, rui).call(acceptSupport, { params: { id: first.id } })
  assert.equal(await fresh(), 1)
  await actingFor(paula, rui).call(rejectSupport, { params: { id: second.id }, query: {} })
  assert.equal(await fresh(), 0)
})

test('a guardian and their ward write to each other also once their first contacts are used up', async () => {
  const { rui, paula } = await family(podium())
  for (let count = 0; count < 10; count++)
    await paula.call(sendMessage, write(await join(podium(), 'FAN')))
  const { contactsLeft, abilities } = await paula.call(readConversation, {
    params: { userId: rui.id },
  })
  assert.deepEqual([contactsLeft, abilities.write], [null, true])
  await paula.call(sendMessage, write(rui))
  await paula.refused('planLimitReached', sendMessage, write(await join(podium(), 'FAN')))
})

test('a conversation of a guardian and their ward takes no first contact', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(sendMessage, write(rui))
  assert.equal((await paula.call(getMessageSettings)).contactsLeft, 10)
  await paula.call(sendMessage, write(await join(podium(), 'FAN')))
  assert.equal((await paula.call(getMessageSettings)).contactsLeft, 9)
})

test('what a ward says to everybody they accept reaches whom a guardian lets them write to', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  await rui.call(putSupportSettings, {
    body: { accepting: true, thankYou: 'Liga-me: 912 345 678' },
  })
  const [marta, tio] = [await join(podium(), 'FAN'), await join(podium(), 'FAN')]
  await paula.call(putContacts, allow(rui, tio))
  for (const [supporter, said] of [
    [marta, ''],
    [tio, 'Liga-me: 912 345 678'],
  ] as const) {
    await giveCredits(podium(), supporter, 50)
    const { id } = await supporter.call(requestSupport, supportRequest(rui, 50))
    await actingFor(paula, rui).call(acceptSupport, { params: { id } })
    assert.equal((await supporter.call(getSupport, { params: { id } })).thankYou, said)
  }
})

test('neither ward nor guardian is offered to thank whom the guardian keeps from the ward', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const [marta, tio] = [await join(podium(), 'FAN'), await join(podium(), 'FAN')]
  await paula.call(putContacts, allow(rui, tio))
  const acting = actingFor(paula, rui)
  for (const [supporter, offered] of [
    [marta, false],
    [tio, true],
  ] as const) {
    await giveCredits(podium(), supporter, 50)
    const { id } = await supporter.call(requestSupport, supportRequest(rui, 50))
    const accepted = await acting.call(acceptSupport, { params: { id } })
    assert.equal(accepted.abilities.thank, offered)
    for (const who of [rui, acting]) {
      const { list } = await who.call(listMySupporters)
      const inTable = list.find((entry) => entry.id === id)
      const { abilities } = await who.call(getSupport, { params: { id } })
      assert.deepEqual([abilities.thank, inTable?.abilities.thank], [offered, offered])
    }
    const words = { params: { id }, body: { text: 'Obrigado' } }
    if (offered) await acting.call(thankSupporter, words)
    else await acting.refused('recipientUnavailable', thankSupporter, words)
  }
})

test('a request to who is of age looks for no guardian', async () => {
  const [ines, marta] = [await join(podium(), 'ATHLETE'), await join(podium(), 'FAN')]
  await giveCredits(podium(), marta, 200)
  const asked = await statementsOf(() => marta.call(requestSupport, supportRequest(ines, 50)))
  assert.deepEqual(
    asked.filter((statement) => statement.includes('delegations')),
    [],
  )
})

test('allowing somebody who hides their page tells nobody their name', async () => {
  const { rui, paula } = await family(podium())
  const [marta, secret] = [await join(podium(), 'FAN'), await join(podium(), 'FAN')]
  await secret.call(putVisibility, show(secret, true))
  const allowed = async (...people: Person[]) => {
    const { contacts } = await paula.call(putContacts, allow(rui, ...people))
    return contacts.map(({ id }) => id)
  }
  assert.deepEqual(await allowed(marta, secret), [marta.id])
  await marta.call(putVisibility, show(marta, true))
  assert.deepEqual(await allowed(marta, secret), [marta.id])
})

test('guardian and ward write to each other, also while the page is hidden and whoever may write', async () => {
  const { rui, paula } = await family(podium())
  assert.equal(await isSeen(podium(), rui), false)
  await paula.call(putMessageSettings, { body: { whoMayWrite: 'NOBODY' } })
  await paula.call(putVisibility, show(paula, true))
  await paula.call(sendMessage, write(rui))
  const [lena, other] = [await aMinor(podium()), await join(podium(), 'FAN')]
  await becomeGuardian(podium(), lena, other)
  await other.call(putVisibility, show(other, true))
  await lena.call(sendMessage, write(other))
})

test('guardian and ward write to each other also where one of them blocks the other', async () => {
  const { rui, paula } = await family(podium())
  const withEachOther = async () => {
    const threads = await Promise.all([
      rui.call(readConversation, { params: { userId: paula.id } }),
      paula.call(readConversation, { params: { userId: rui.id } }),
    ])
    return threads.map(({ abilities }) => [abilities.write, abilities.block])
  }
  await rui.call(block, { params: { userId: paula.id } })
  await paula.call(sendMessage, write(rui))
  await rui.call(sendMessage, write(paula))
  assert.deepEqual(await withEachOther(), [
    [true, true],
    [true, false],
  ])
})
