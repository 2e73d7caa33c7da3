import assert from 'node:assert/strict'
import { test } from 'node:test'
import { restrictingActs } from '@podium/contract/audit'
import {
  decide,
  type DecisionCause,
  decisionCauses,
  listDecisions,
} from '@podium/contract/decisions'
import { galleryOf } from '@podium/contract/galleries'
import { acceptGuardianship, endGuardianship, nameGuardian } from '@podium/contract/guardianship'
import { allRoutes } from '@podium/contract/index'
import { listNotifications } from '@podium/contract/notifications'
import { deleteProduct, recallProduct } from '@podium/contract/products'
import {
  putAthleteAsAdmin,
  putFanAsAdmin,
  putManagerAsAdmin,
  putSponsorAsAdmin,
  putVisibility,
} from '@podium/contract/profiles'
import { decideRegister, putRegister } from '@podium/contract/registers'
import { decideReport, type ReportKind, sendReport } from '@podium/contract/reports'
import type { MemberRole } from '@podium/contract/roles'
import type { RouteShape, Sending } from '@podium/contract/route'
import { deleteOf } from '@podium/contract/settings'
import { acceptSupport, closeSupport, requestSupport } from '@podium/contract/support'
import { decideTrader } from '@podium/contract/traders'
import { publishUpdate } from '@podium/contract/updates'
import { decisionsExport } from '../../src/features/decisions/index.ts'
import { freshAddress, join, openAdmin } from '../cast.ts'
import { saveAthlete } from '../forms.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { offerProduct, openSponsor } from '../shop.ts'
import { signedInMember, supportRequest } from '../supporting.ts'
import { photo, upload } from '../uploads.ts'

const podium = usePodium()

const reason = 'Contra as regras da casa'
const of = ({ id }: { id: number }) => ({ params: { id } })

/** What was decided about somebody, the newest first. */
const decidedAbout = async (person: Person) =>
  (await person.call(listDecisions, { query: { _limit: 50 } })).list
const causes = async (person: Person) => (await decidedAbout(person)).map(({ cause }) => cause)

/** What the admin of these tests rests decisions on. */
const law = { ground: 'LAW', reference: 'Lei 27/2021, artigo 6.º' } as const

/**
 * Restricts somebody on the ground of a law: first without saying which, which is refused at the field
 * and does nothing.
 */
async function byLaw<R extends RouteShape>(ana: Person, route: R, input: Sending<R>) {
  const where = route.body ? 'body' : 'query'
  const given = input as Partial<Record<typeof where, object>>
  const saying = (basis: object) => ({ ...given, [where]: { ...given[where], ...basis } })
  await ana.violates(['reference', 'NotBlank'], route, saying({ ...law, reference: ' ' }))
  return ana.call<RouteShape>(route, saying(law) as never)
}

/** Does an act to somebody fresh, as an admin, and answers who is to read what decision. */
type Restrict = (ana: Person) => Promise<[cause: DecisionCause, ...whom: Person[]]>

const member = (role: MemberRole = 'FAN') => signedInMember(podium(), role)
const sponsor = () => openSponsor(podium())

const form = {
  name: 'Maria',
  lastName: 'Nova',
  countryCode: 'PT',
  fiscalCode: '123456789',
  postalCode: '3000-456',
  address: '',
  phone: 'https://example.com',
}

const edits = {
  ATHLETE: putAthleteAsAdmin,
  FAN: putFanAsAdmin,
  MANAGER: putManagerAsAdmin,
  SPONSOR: putSponsorAsAdmin,
}

function edit(role: MemberRole): Restrict {
  return async (ana) => {
    const whom = await member(role)
    const phone = role === 'MANAGER' ? '912345678' : form.phone
    const body = { ...form, phone, reason } as never
    await byLaw(ana, edits[role] as typeof putManagerAsAdmin, { ...of(whom), body })
    return ['PROFILE_EDITED', whom]
  }
}

const hide: Restrict = async (ana) => {
  const whom = await member()
  await byLaw(ana, putVisibility, { ...of(whom), body: { hiddenProfile: true, reason } })
  return ['PROFILE_HIDDEN', whom]
}

const suspend: Restrict = async (ana) => {
  const whom = await member()
  const about = { subjectType: 'profile', subjectId: whom.id, explanation: reason } as const
  await byLaw(ana, decide, { body: { ...about, act: 'SUSPEND', ...law } })
  return ['ACCOUNT_SUSPENDED', whom]
}

async function pictureOf(whom: Person): Promise<{ params: { mediaId: number } }> {
  const sent = await upload(whom, '/files/gallery-media', await photo())
  return { params: { mediaId: sent.json<{ id: number }>().id } }
}

function describe(role: MemberRole): Restrict {
  return async (ana) => {
    const whom = await member(role)
    const body = { caption: 'Outra', reason }
    await byLaw(ana, galleryOf[role].describe, { ...(await pictureOf(whom)), body })
    return ['MEDIA_EDITED', whom]
  }
}

function remove(role: MemberRole): Restrict {
  return async (ana) => {
    const whom = await member(role)
    await byLaw(ana, galleryOf[role].remove, { ...(await pictureOf(whom)), query: { reason } })
    return ['MEDIA_DELETED', whom]
  }
}

const close: Restrict = async (ana) => {
  const [ines, marta] = [
    await member('ATHLETE'),
    await signedInMember(podium(), 'FAN', { credits: 100 }),
  ]
  const { id } = await marta.call(requestSupport, supportRequest(ines, 50))
  await ines.call(acceptSupport, of({ id }))
  await byLaw(ana, closeSupport, { ...of({ id }), body: { reason } })
  return ['SUPPORT_CLOSED', ines, marta]
}

const refuseTrader: Restrict = async (ana) => {
  const helena = await sponsor()
  const body = { state: 'REFUSED', reason } as never
  await byLaw(ana, decideTrader, { params: { userId: helena.id }, body })
  return ['TRADER_REFUSED', helena]
}

const refuseRegister: Restrict = async (ana) => {
  const carlos = await member('MANAGER')
  await carlos.call(putRegister, { body: { name: 'FPF', number: '12', countryCode: 'PT' } })
  await byLaw(ana, decideRegister, { ...of(carlos), body: { state: 'REFUSED', reason } })
  return ['REGISTER_REFUSED', carlos]
}

const takeProduct: Restrict = async (ana) => {
  const helena = await sponsor()
  await byLaw(ana, deleteProduct, { ...of(await offerProduct(helena)), query: { reason } })
  return ['PRODUCT_DELETED', helena]
}

const recall: Restrict = async (ana) => {
  const helena = await sponsor()
  await byLaw(ana, recallProduct, { ...of(await offerProduct(helena)), body: { reason } })
  return ['PRODUCT_RECALLED', helena]
}

const uphold: Restrict = async (ana) => {
  const whom = await member()
  const body = { kind: 'profile', id: whom.id, reason: 'SPAM' } as const
  const report = await (await member()).call(sendReport, { body })
  await byLaw(ana, decideReport, { ...of(report), body: { decision: 'UPHELD', reason } })
  return ['REPORT_UPHELD', whom]
}

/** Somebody under age, and the adult who looks after them until an admin ends it. */
const endGuardian: Restrict = async (ana) => {
  const [rui, paula] = [await join(podium(), 'ATHLETE'), await join(podium(), 'FAN')]
  const year = new Date().getUTCFullYear() - 15
  await saveAthlete(rui, { dateOfBirth: `${year}-01-01`, weight: 52 })
  // A server trusts a session it has looked up for less than a second.
  await new Promise((done) => setTimeout(done, 900))
  const email = freshAddress('parent')
  await rui.call(nameGuardian, { body: { email } })
  const secret = await podium().tokenMailedTo(email, '/guardianship')
  const body = { confirmed: true, dateOfBirth: '1980-05-05' } as const
  const guardianship = await paula.call(acceptGuardianship, { params: { secret }, body })
  await byLaw(ana, endGuardianship, { ...of(guardianship), body: { reason } })
  return ['GUARDIAN_ENDED', paula]
}

/** Why a call of admins restricts nobody. */
type Free =
  /** About nobody in particular. */
  | 'rules'
  /** Brings back, or only looks. */
  | 'gives'
  /** About an address that is nobody's account. */
  | 'invites'
  /** A correction of credits or money, with a reason and a mail of its own. */
  | 'money'
  /** A step in the sale that both sides asked an admin to judge. */
  | 'judges'
  /** The owner's own; an admin is refused. */
  | 'own'

/**
 * Every call by which an admin changes something, and what it does to somebody. A new one has to say it
 * here: either how it restricts, which is then done and looked at, or why it does not.
 */
const calls: Record<string, Restrict | Free | 'deletes'> = {
  'DELETE /admin/sponsor-domains/{domain}': 'rules',
  'DELETE /admins/{id}': 'deletes',
  'DELETE /athletes/gallery/{mediaId}': remove('ATHLETE'),
  'DELETE /athletes/{id}': 'deletes',
  'DELETE /authentication/invitations/{id}': 'invites',
  'DELETE /fans/gallery/{mediaId}': remove('FAN'),
  'DELETE /fans/{id}': 'deletes',
  'DELETE /managers/gallery/{mediaId}': remove('MANAGER'),
  'DELETE /managers/{id}': 'deletes',
  'DELETE /sponsor/product/{id}': takeProduct,
  'DELETE /sponsors/gallery/{mediaId}': remove('SPONSOR'),
  'DELETE /sponsors/{id}': 'deletes',
  'PATCH /admin/appeals/{id}': 'gives',
  'PATCH /admin/orders/{id}': 'judges',
  'PATCH /admin/orders/{id}/claim': 'judges',
  'PATCH /admin/reports/{id}': uphold,
  'PATCH /guardianship/{id}/end': endGuardian,
  'PATCH /orders/{id}/confirm': 'own',
  'PATCH /orders/{id}/decline': 'own',
  'PATCH /orders/{id}/dispute': 'own',
  'PATCH /orders/{id}/ship': 'own',
  'PATCH /payments/{id}/status': 'money',
  'PATCH /support/{id}/close': close,
  'POST /admin/clubs/{id}/merge': 'rules',
  'POST /admin/decisions': suspend,
  'POST /admin/invoices/{id}/retry': 'money',
  'POST /admin/jobs/{id}/retry': 'rules',
  'POST /admin/ledger/proof': 'gives',
  'POST /admin/payments/{id}/refund': 'money',
  'POST /admin/payments/{id}/refund/by-hand': 'money',
  'POST /admin/products/{id}/recall': recall,
  'POST /admin/sponsor-domains': 'rules',
  'POST /admin/sportest-options': 'rules',
  'POST /admin/terms': 'rules',
  'POST /admins/{id}/lost-factor': 'gives',
  'POST /athletes/gallery/{mediaId}/restore': 'gives',
  'POST /authentication/invitations/{id}/resend': 'invites',
  'POST /authentication/invite-user': 'invites',
  'POST /fans/gallery/{mediaId}/restore': 'gives',
  'POST /managers/gallery/{mediaId}/restore': 'gives',
  'POST /orders/{id}/claim': 'own',
  'POST /orders/{id}/receive-back': 'own',
  'POST /orders/{id}/return': 'own',
  'POST /orders/{id}/withdraw': 'own',
  'POST /payments/{id}/withdrawal': 'own',
  'POST /sponsors/gallery/{mediaId}/restore': 'gives',
  'POST /test-clock': 'rules',
  'POST /wallet/transaction': 'money',
  'PUT /admin/clubs/{id}': 'rules',
  'PUT /admin/contact-requests/{id}': 'gives',
  'PUT /admin/managers/{id}/register': refuseRegister,
  'PUT /admin/sportest-options/{id}': 'rules',
  'PUT /admin/traders/{userId}': refuseTrader,
  'PUT /athletes/gallery/{mediaId}': describe('ATHLETE'),
  'PUT /athletes/{id}': edit('ATHLETE'),
  'PUT /fans/gallery/{mediaId}': describe('FAN'),
  'PUT /fans/{id}': edit('FAN'),
  'PUT /managers/gallery/{mediaId}': describe('MANAGER'),
  'PUT /managers/{id}': edit('MANAGER'),
  'PUT /orders/{id}/tracking': 'own',
  'PUT /sponsors/gallery/{mediaId}': describe('SPONSOR'),
  'PUT /sponsors/{id}': edit('SPONSOR'),
  'PUT /users/{id}/visibility': hide,
}

test('every call by which an admin changes something says whether it restricts somebody', () => {
  const open = allRoutes.filter(({ route: { method, access } }) => {
    if (method === 'GET') return false
    return access === 'owner' || (Array.isArray(access) && access.includes('ADMIN'))
  })
  const names = open.map(({ route }) => `${route.method} ${route.path}`)
  assert.deepEqual(names.toSorted(), Object.keys(calls).toSorted())
})

for (const [call, restrict] of Object.entries(calls)) {
  if (typeof restrict !== 'function') continue
  test(`${call} by an admin is a decision that the person reads, with what, why and the bell`, async () => {
    const [cause, ...whom] = await restrict(await openAdmin(podium()))
    for (const person of whom) {
      const [decision, ...others] = await decidedAbout(person)
      assert.deepEqual([decision?.cause, others.length], [cause, 0])
      assert.deepEqual(
        [decision?.explanation, decision?.ground, decision?.reference],
        [reason, law.ground, law.reference],
      )
      assert.deepEqual([decision?.until, decision?.reversed], [null, false])
      const bells = (await person.call(listNotifications)).list.filter(
        ({ kind }) => kind === 'decision',
      )
      assert.deepEqual(
        bells.map(({ facts, link, actor }) => [facts.about, facts.reason, link, actor]),
        [[cause, reason, '/settings/decisions', null]],
      )
      const mails = (await podium().mailsTo(person.email)).filter(({ subject }) =>
        /decision|decisão/.test(subject),
      )
      assert.equal(mails.length, 1)
      for (const said of [reason, law.reference]) assert.ok(mails[0]?.text.includes(said))
    }
  })
}

test('a deleted account is a decision too, told in the mail about it', async () => {
  const ana = await openAdmin(podium())
  const { db } = podium().context.database
  for (const role of ['ATHLETE', 'FAN', 'MANAGER', 'SPONSOR'] as const) {
    const whom = await member(role)
    await byLaw(ana, deleteOf[role], { ...of(whom), query: { reason } })
    const found = (await decisionsExport.collect(db, whom.id)).map(({ cause, ...decided }) => [
      cause,
      decided.ground,
      decided.reference,
    ])
    assert.deepEqual(found, [['ACCOUNT_DELETED', law.ground, law.reference]])
    const mails = await podium().mailsTo(whom.email)
    const [mail, ...more] = mails.filter(({ text }) => text.includes(reason))
    assert.equal(more.length, 0)
    assert.ok(mail?.text.includes(`(${law.reference})`), mail?.text)
    assert.match(mail?.text ?? '', /assenta na lei|based on the law/)
  }
})

/** Reports something of a person, and has it upheld with what follows. */
async function upheld(
  ana: Person,
  reporter: Person,
  { kind, id, act }: { kind: ReportKind; id: number; act: 'NOTHING' | 'HIDE' | 'REMOVE' },
): Promise<void> {
  const report = await reporter.call(sendReport, { body: { kind, id, reason: 'SPAM' } })
  const body = { decision: 'UPHELD', act, reason, ...law } as const
  await ana.call(decideReport, { ...of(report), body })
}

test('an upheld report is one decision, of what it carried out; where that was so already, of nothing', async () => {
  const ana = await openAdmin(podium())
  const ines = await member('ATHLETE')
  const [one, two] = [await member(), await member()]
  const { id } = await ines.call(publishUpdate, {
    body: { text: 'Terceira!', audience: 'EVERYBODY', counted: 0 },
  })
  await upheld(ana, one, { kind: 'update', id, act: 'REMOVE' })
  const [removed] = await decidedAbout(ines)
  assert.deepEqual(
    [removed?.cause, removed?.act, removed?.subjectId, removed?.quoted],
    ['UPDATE_REMOVED', 'REMOVE', id, 'Terceira!'],
  )
  const body = { kind: 'profile', id: ines.id, reason: 'SPAM' } as const
  const late = await two.call(sendReport, { body })
  await upheld(ana, one, { kind: 'profile', id: ines.id, act: 'HIDE' })
  await ana.call(decideReport, {
    ...of(late),
    body: { decision: 'UPHELD', act: 'HIDE', reason },
  })
  assert.deepEqual(await causes(ines), ['REPORT_UPHELD', 'PROFILE_HIDDEN', 'UPDATE_REMOVED'])
  assert.deepEqual(
    (await decidedAbout(ines)).map(({ ground }) => ground),
    ['TERMS', 'LAW', 'LAW'],
  )
})

test('an upheld line of a support is taken away, which its writer reads with the words', async () => {
  const ana = await openAdmin(podium())
  const [ines, marta] = [
    await member('ATHLETE'),
    await signedInMember(podium(), 'FAN', { credits: 100 }),
  ]
  const asked = supportRequest(ines, 50)
  const { id } = await marta.call(requestSupport, {
    ...asked,
    body: { ...asked.body, note: 'Feio' },
  })
  await upheld(ana, ines, { kind: 'supportNote', id, act: 'NOTHING' })
  const [decision] = await decidedAbout(marta)
  assert.deepEqual(
    [decision?.cause, decision?.quoted, decision?.ground],
    ['LINE_REMOVED', 'Feio', 'LAW'],
  )
})

test('the same again, an edit that changes nothing, and what owners do are no decisions', async () => {
  const ana = await openAdmin(podium())
  const marta = await member()
  const body = { hiddenProfile: true, reason }
  for (const who of [ana, ana]) await who.call(putVisibility, { ...of(marta), body })
  const edited = { ...form, reason } as never
  for (const who of [ana, ana]) await who.call(putFanAsAdmin, { ...of(marta), body: edited })
  const owner = await member()
  await owner.call(galleryOf.FAN.remove, await pictureOf(owner))
  await owner.call(putVisibility, { ...of(owner), body: { hiddenProfile: true } })
  assert.deepEqual(await causes(marta), ['PROFILE_EDITED', 'PROFILE_HIDDEN'])
  assert.deepEqual(await causes(owner), [])
  assert.deepEqual(await causes(ana), [])
})

test('every restricting act is a cause', () => {
  assert.deepEqual(
    restrictingActs.filter((act) => !decisionCauses.includes(act)),
    [],
  )
})
