import assert from 'node:assert/strict'
import { test } from 'node:test'
import { savedSearchLimits } from '@podium/contract/limits'
import { block } from '@podium/contract/messages'
import { searchNetwork } from '@podium/contract/network'
import {
  listNotifications,
  putNotificationSettings,
  unsubscribe,
} from '@podium/contract/notifications'
import { putVisibility } from '@podium/contract/profiles'
import { deleteSavedSearch, listSavedSearches, saveSearch } from '@podium/contract/saved-searches'
import { closeAccount } from '@podium/contract/settings'
import { refundPayment } from '@podium/contract/payments'
import { subscribe } from '@podium/contract/plans'
import { takeSportest } from '@podium/contract/sportest'
import { putSupportSettings } from '@podium/contract/support'
import { savedSearchesExport } from '../../src/features/saved-searches/index.ts'
import { castInvoice, playOutcome, runJob } from '../buying.ts'
import { openAdmin } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { signedInMember } from '../supporting.ts'
import { sportestOf } from '../sportests.ts'

const podium = usePodium()

let words = 0

/** A word that nobody else of this file has in their name. */
const freshWord = () => {
  words += 1
  return `Busca${'abcdefghij'[words]?.repeat(6)}`
}
const member = (role: 'ATHLETE' | 'SPONSOR' | 'MANAGER' | 'FAN', name: string = role) =>
  signedInMember(podium(), role, { name, lastName: 'Procura' })
const save = (owner: Person, name: string, search: object = {}) =>
  owner.call(saveSearch, { body: { name, ...search } })
const searchesOf = (owner: Person) => owner.call(listSavedSearches)
const hide = (whom: Person, hiddenProfile = true) =>
  whom.call(putVisibility, { params: { id: whom.id }, body: { hiddenProfile } })

/** Lets the weekly job do its work: what came since it last did is new, however long ago that was. */
async function tell(): Promise<void> {
  await runJob(podium(), 'tell-saved-searches')
  await podium().settled()
}
const mails = async (owner: Person) =>
  (await podium().mailsTo(owner.email)).filter(({ subject }) =>
    /saved searches|guardadas/.test(subject),
  )
const bells = async (owner: Person) =>
  (await owner.call(listNotifications, {})).list.filter(({ kind }) => kind === 'savedSearch')

test('a search is saved with its words and filters, is found again at its address, and deleted', async () => {
  const helena = await member('SPONSOR')
  const search = {
    q: 'corrida lisboa',
    type: 'ATHLETE',
    sport: 'ATHLETICS',
    country: 'PT',
  } as const
  const saved = await save(helena, 'Fundistas', { ...search, accepts: 'true' })
  assert.deepEqual(saved.search, { ...search, accepts: 'true' })
  assert.equal(
    saved.link,
    '/rede-podium/corrida%20lisboa?type=ATHLETE&sport=ATHLETICS&country=PT&accepts=true',
  )
  // Athletes alone take requests of support.
  assert.equal((await save(helena, 'Abertos', { accepts: 'true' })).search.type, 'ATHLETE')
  assert.equal((await save(helena, 'Todos')).link, '/rede-podium')
  assert.deepEqual(
    (await searchesOf(helena)).map(({ name }) => name),
    ['Abertos', 'Fundistas', 'Todos'],
  )
  const mine = { params: { id: saved.id } }
  await (await member('FAN')).refused('entityDoesNotExist', deleteSavedSearch, mine)
  await helena.call(deleteSavedSearch, mine)
  await helena.refused('entityDoesNotExist', deleteSavedSearch, mine)
  assert.equal((await searchesOf(helena)).length, 2)
})

test('a name is needed and taken once, the same again is the one there is, and only so many are kept', async () => {
  const helena = await member('SPONSOR')
  await helena.violates(['name', 'NotBlank'], saveSearch, { body: { name: ' ' } })
  await helena.violates(['name', 'Size'], saveSearch, { body: { name: 'x'.repeat(61) } })
  await helena.violates(['q', 'Size'], saveSearch, { body: { name: 'Curta', q: 'ab' } })
  for (const [filter, value] of Object.entries({
    type: 'FAN',
    sport: 'X',
    country: 'XX',
    class: 11,
  })) {
    const kind = filter === 'class' ? 'Max' : 'Pattern'
    await helena.violates([filter, kind], saveSearch, { body: { name: 'Errada', [filter]: value } })
  }
  const first = await save(helena, 'Judo', { sport: 'JUDO', region: 'Aveiro' })
  assert.equal((await save(helena, 'judo', { region: 'Aveiro', sport: 'JUDO' })).id, first.id)
  await helena.refused('optionNameExists', saveSearch, { body: { name: 'JUDO', sport: 'GOLF' } })
  for (let each = 1; each < savedSearchLimits.searches - 1; each += 1)
    await save(helena, `Nº ${each}`)
  const answers = await Promise.all(
    ['Penúltima', 'Última'].map((name) => helena.twin().raw(saveSearch, { body: { name } })),
  )
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [201, 400])
  await helena.refused('tooManyEvents', saveSearch, { body: { name: 'Mais uma' } })
  assert.equal((await searchesOf(helena)).length, savedSearchLimits.searches)
  await (await openAdmin(podium())).refused('forbidden', saveSearch, { body: { name: 'Ana' } })
})

test('once a week one mail tells who is new, where somebody is; nobody new is no mail', async () => {
  const [helena, word] = [await member('SPONSOR'), freshWord()]
  await member('ATHLETE', `${word} Antiga`)
  await save(helena, 'As minhas', { q: word })
  await save(helena, 'Ninguém', { q: freshWord() })
  await tell()
  assert.deepEqual(await mails(helena), [])

  const nova = await member('ATHLETE', `${word} Nova`)
  await tell()
  const [mail] = await mails(helena)
  assert.match(mail?.text ?? '', new RegExp(`${word} Nova Procura`))
  assert.doesNotMatch(mail?.text ?? '', /Antiga|Ninguém/)
  assert.match(mail?.text ?? '', /rede-podium\/Busca/)
  const [bell] = await bells(helena)
  assert.deepEqual(bell?.facts, { count: 1, title: 'As minhas' })
  // Who has been told of is not new again, whether they hide meanwhile or the job runs twice.
  await hide(nova)
  await hide(nova, false)
  await tell()
  await runJob(podium(), 'tell-saved-searches')
  assert.equal((await mails(helena)).length, 1)
  assert.equal((await bells(helena)).length, 1)
})

test('who is new in two searches is one new person', async () => {
  const [helena, word] = [await member('SPONSOR'), freshWord()]
  await save(helena, 'Todos', { q: word })
  await save(helena, 'Atletas', { q: word, type: 'ATHLETE' })
  await save(helena, 'Ninguém', { q: freshWord() })
  await member('ATHLETE', `${word} Nova`)
  await member('MANAGER', `${word} Gestora`)
  await tell()
  const [bell] = await bells(helena)
  assert.deepEqual(bell?.facts, { count: 2 })
  const [mail] = await mails(helena)
  assert.match(mail?.subject ?? '', /^2 /)
})

test('who hides, is blocked, takes no requests or is the reader is not among the new', async () => {
  const [ines, word] = [await member('ATHLETE', 'Inês'), freshWord()]
  await save(ines, 'Abertos', { q: word, accepts: 'true' })
  const [seen, hidden, blocked, blocker, paused] = [
    await member('ATHLETE', `${word} Vista`),
    await member('ATHLETE', `${word} Oculta`),
    await member('ATHLETE', `${word} Bloqueada`),
    await member('ATHLETE', `${word} Quembloqueia`),
    await member('ATHLETE', `${word} Parada`),
  ]
  assert.ok(seen)
  await member('SPONSOR', `${word} Marca`)
  await hide(hidden)
  await ines.call(block, { params: { userId: blocked.id } })
  await blocker.call(block, { params: { userId: ines.id } })
  await paused.call(putSupportSettings, { body: { accepting: false, thankYou: '' } })
  await save(ines, 'Eu', { q: 'Inês Procura' })
  await tell()
  const [mail] = await mails(ines)
  assert.match(mail?.subject ?? '', /^1 /)
  assert.match(mail?.text ?? '', /Vista/)
  assert.doesNotMatch(mail?.text ?? '', /Oculta|Bloqueada|Quembloqueia|Parada|Marca/)
})

test('a search that finds everybody is one bounded mail with the way to the rest', async () => {
  const [helena, word] = [await member('SPONSOR'), freshWord()]
  await save(helena, 'Toda a gente')
  await save(helena, 'Só estes', { q: word })
  for (let each = 0; each < 9; each += 1) await member('ATHLETE', `${word} N${each}`)
  await tell()
  const found = await mails(helena)
  assert.equal(found.length, 1)
  const text = found[0]?.text ?? ''
  // Five of each search by name, the latest first, and the others in a number.
  assert.equal(text.match(new RegExp(`${word} N\\d`, 'g'))?.length, 10)
  assert.match(text, new RegExp(`${word} N8`))
  assert.match(text, /e mais 4/)
  assert.match(text, /\/rede-podium\?sort=new/)
  assert.match(text, /\/saved-searches/)
})

test('a search by class is saved with the plan for it; when that has ended it says so and tells nobody', async () => {
  const [helena, word] = [await member('SPONSOR'), freshWord()]
  const byClass = { body: { name: 'Classe', q: word, class: 0 } }
  await helena.refused('planNeeded', saveSearch, byClass)
  await (await member('FAN')).refused('planNeeded', saveSearch, byClass)
  const plan = { planId: 'SPONSOR_PREMIUM', invoice: castInvoice } as const
  const form = await helena.call(subscribe, { body: plan })
  await playOutcome(podium(), form, 'approve')
  assert.equal((await helena.call(saveSearch, byClass)).planNeeded, false)
  const scored = async () => {
    const athlete = await member('ATHLETE', `${word} Classe`)
    await athlete.call(takeSportest, { body: await sportestOf(athlete, 'ATHLETE', -1) })
  }
  await scored()
  await member('ATHLETE', `${word} Sem`)
  await tell()
  const [mail] = await mails(helena)
  assert.match(mail?.subject ?? '', /^1 /)

  const ana = await openAdmin(podium())
  const refund = { params: { id: form.transactionId }, body: { reason: 'Desistência' } }
  await ana.call(refundPayment, refund)
  const [search] = await searchesOf(helena)
  assert.equal(search?.planNeeded, true)
  await helena.refused('planNeeded', searchNetwork, { query: { class: 0 } })
  await scored()
  await tell()
  assert.equal((await mails(helena)).length, 1)
})

test('the mail is switched off from itself or in the settings, and the bell by itself', async () => {
  const [helena, word] = [await member('SPONSOR'), freshWord()]
  await save(helena, 'As minhas', { q: word })
  await member('ATHLETE', `${word} Um`)
  await tell()
  const [mail] = await mails(helena)
  const [, token = ''] = /\/unsubscribe\/(\S+)/.exec(mail?.text ?? '') ?? []
  const off = await podium().visitor().call(unsubscribe, { body: { token } })
  assert.deepEqual(off, { kind: 'savedSearch', mail: false })
  await member('ATHLETE', `${word} Dois`)
  await tell()
  assert.equal((await mails(helena)).length, 1)
  assert.equal((await bells(helena)).length, 2)
  const settings = [{ kind: 'savedSearch', bell: false, mail: true } as const]
  await helena.call(putNotificationSettings, { body: { settings } })
  await member('ATHLETE', `${word} Três`)
  await tell()
  assert.equal((await mails(helena)).length, 2)
  assert.equal((await bells(helena)).length, 2)
})

test('searches are in their owner’s data and go with the account at once', async () => {
  const helena = await member('SPONSOR')
  await save(helena, 'Segredo de Helena', { q: 'maratona' })
  const { db } = podium().context.database
  assert.match(
    JSON.stringify(await savedSearchesExport.collect(db, helena.id)),
    /Segredo.*maratona/,
  )
  await helena.call(closeAccount, { body: { password: helena.password } })
  assert.deepEqual(await savedSearchesExport.collect(db, helena.id), [])
})

test('one whose searches cannot be read holds nobody else up, and the job fails at its end', async () => {
  const word = freshWord()
  const [broken, rui] = [await member('ATHLETE'), await member('ATHLETE')]
  for (const owner of [broken, rui]) await save(owner, 'As minhas', { q: word })
  await member('ATHLETE', `${word} Nova`)
  const { db } = podium().context.database
  const search = JSON.stringify({ q: 5 })
  const rows = db.updateTable('saved_searches').where('owner_id', '=', broken.id)
  await rows.set({ search }).execute()
  await assert.rejects(tell(), { name: 'AggregateError' })
  await podium().settled()
  assert.equal((await mails(rui)).length, 1)
  await rows.set({ search: JSON.stringify({ q: word }) }).execute()
  await tell()
  assert.equal((await mails(broken)).length, 1)
  assert.equal((await mails(rui)).length, 1)
})
