import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAudit } from '@podium/contract/audit'
import { registrations } from '@podium/contract/identity'
import { inviteUser, resendInvitation } from '@podium/contract/invitations'
import { changeEmail } from '@podium/contract/settings'
import {
  addSponsorDomain,
  type DomainVerdict,
  judgeSponsorDomain,
  listSponsorDomains,
  removeSponsorDomain,
} from '@podium/contract/sponsor-domains'
import {
  castPassword as password,
  freshAddress,
  join,
  openAdmin,
  openMember,
  registrationFor,
  solveHumanCheck,
} from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

let ana: Person
/** Somebody at another server than the admin, which nobody has told of anything. */
let elsewhere: Person
const podium = usePodium({}, async (started) => {
  ana = await openAdmin(started)
  elsewhere = started.visitor()
  elsewhere.moveTo(await started.secondServer())
})

const say = (domain: string, verdict: DomainVerdict, reason = 'They told us so') =>
  ana.call(addSponsorDomain, { body: { domain, verdict, reason } })
const takeBack = (domain: string) => ana.call(removeSponsorDomain, { params: { domain } })
const at = (domain: string) => `${freshAddress('helena').split('@')[0]}@${domain}`

async function joinAsSponsor(email: string) {
  const query = { 'g-recaptcha-response': await solveHumanCheck(elsewhere) }
  const body = await registrationFor(elsewhere, 'SPONSOR', { email })
  return { query, body }
}

const accepted = async (domain: string) =>
  (await elsewhere.call(judgeSponsorDomain, { params: { domain } })).accepted

test('what an admin allows or takes back counts at once on every server, wherever a sponsor’s address is asked', async () => {
  const helena = await join(podium(), 'SPONSOR')
  const invite = (email: string) => ({ body: { email, userType: 'SPONSOR', modality: '' } })
  const refused = async () => {
    assert.equal(await accepted('nos.pt'), false)
    await elsewhere.refused(
      'invalidSponsorEmail',
      registrations.SPONSOR,
      await joinAsSponsor(at('nos.pt')),
    )
    await ana.refused('invalidSponsorEmail', inviteUser, invite(at('vendas.nos.pt')))
    await helena.refused('invalidSponsorEmail', changeEmail, {
      body: { email: at('nos.pt'), password },
    })
  }
  await refused()
  await say('nos.pt', 'ALLOWED')
  assert.equal(await accepted('NOS.pt'), true)
  await elsewhere.call(registrations.SPONSOR, await joinAsSponsor(at('nos.pt')))
  const { id } = await ana.call(inviteUser, invite(at('vendas.nos.pt')))
  await ana.call(resendInvitation, { params: { id } })
  await helena.call(changeEmail, { body: { email: at('nos.pt'), password } })
  await takeBack('nos.pt')
  await refused()
  await ana.refused('invalidSponsorEmail', resendInvitation, { params: { id } })
})

test('a blocked domain is refused to sponsors and to nobody else', async () => {
  await say('firma-postal.example', 'BLOCKED')
  const email = at('mail.firma-postal.example')
  assert.equal(await accepted('mail.firma-postal.example'), false)
  await elsewhere.refused('invalidSponsorEmail', registrations.SPONSOR, await joinAsSponsor(email))
  const query = { 'g-recaptcha-response': await solveHumanCheck(elsewhere) }
  const body = await registrationFor(elsewhere, 'FAN', { email })
  await elsewhere.call(registrations.FAN, { query, body })
})

test('a domain is one, is there once, and has a reason; what is not there cannot be taken back', async () => {
  const added = await say(' @Vodafone.PT ', 'ALLOWED', 'A company of that name')
  assert.deepEqual(
    [added.domain, added.verdict, added.reason],
    ['vodafone.pt', 'ALLOWED', 'A company of that name'],
  )
  const body = { domain: 'vodafone.pt', verdict: 'BLOCKED', reason: 'Another one' } as const
  await ana.refused('optionNameExists', addSponsorDomain, { body })
  for (const odd of ['nos', 'pt.', '.pt', 'nos pt', 'https://nos.pt', 'x@nos.pt', 'nós.pt', '%.pt'])
    await ana.violates(['domain', 'Pattern'], addSponsorDomain, { body: { ...body, domain: odd } })
  await ana.violates(['domain', 'NotBlank'], addSponsorDomain, { body: { ...body, domain: '@' } })
  const long = `${'a.'.repeat(130)}pt`
  await ana.violates(['domain', 'Size'], addSponsorDomain, { body: { ...body, domain: long } })
  await ana.violates(['reason', 'NotBlank'], addSponsorDomain, { body: { ...body, reason: ' ' } })
  await ana.violates(['verdict', 'Pattern'], addSponsorDomain, {
    body: { ...body, verdict: 'MAYBE' },
  })
  await ana.refused('entityDoesNotExist', removeSponsorDomain, {
    params: { domain: 'nobody.example' },
  })
  await takeBack('vodafone.pt')
  await ana.refused('entityDoesNotExist', removeSponsorDomain, {
    params: { domain: 'vodafone.pt' },
  })
})

test('of two admins who add the same domain at once, one is refused', async () => {
  const rui = await openAdmin(podium())
  const add = (admin: Person) =>
    admin.raw(addSponsorDomain, {
      body: { domain: 'twice.example', verdict: 'BLOCKED', reason: 'Free mail' },
    })
  const answers = await Promise.all([add(ana), add(rui)])
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 400])
})

test('the list is found by part, filtered and sorted, and every act is on record with its reason', async () => {
  await say('a-lista.example', 'ALLOWED', 'Asked by mail')
  await say('b-lista.example', 'BLOCKED', 'Free mail for everybody')
  const found = async (query: object) =>
    (await ana.call(listSponsorDomains, { query: { q: 'LISTA', ...query } })).list.map(
      ({ domain }) => domain,
    )
  assert.deepEqual(await found({}), ['a-lista.example', 'b-lista.example'])
  assert.deepEqual(await found({ _order: 'DESC' }), ['b-lista.example', 'a-lista.example'])
  assert.deepEqual(await found({ verdict: 'BLOCKED' }), ['b-lista.example'])
  assert.deepEqual(await found({ q: '%lista' }), [])
  await takeBack('b-lista.example')
  assert.deepEqual(await found({}), ['a-lista.example'])
  const { list } = await ana.call(listAudit, { query: { actorId: ana.id } })
  assert.deepEqual(
    list
      .filter(({ subject }) => subject.id === 'b-lista.example')
      .map(({ act, before, after, reason }) => ({ act, before, after, reason })),
    [
      {
        act: 'DOMAIN_REMOVED',
        before: { verdict: 'BLOCKED', reason: 'Free mail for everybody' },
        after: null,
        reason: '',
      },
      {
        act: 'DOMAIN_ADDED',
        before: null,
        after: { verdict: 'BLOCKED' },
        reason: 'Free mail for everybody',
      },
    ],
  )
})

test('what is told of a domain is the same whether or not it has accounts', async () => {
  const email = at('someone.example')
  await openMember(podium(), 'FAN', { email })
  const ask = (domain: string) => elsewhere.raw(judgeSponsorDomain, { params: { domain } })
  const [known, unknown] = [await ask('someone.example'), await ask('nobody-at-all.example')]
  assert.deepEqual([known.statusCode, known.body], [200, '{"accepted":true}'])
  assert.deepEqual([unknown.statusCode, unknown.body], [known.statusCode, known.body])
  for (const odd of [email, 'pt', ' ']) {
    await elsewhere.violates(['domain', odd === ' ' ? 'NotBlank' : 'Pattern'], judgeSponsorDomain, {
      params: { domain: odd },
    })
  }
})
