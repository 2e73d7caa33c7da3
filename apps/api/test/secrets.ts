import assert from 'node:assert/strict'
import { addAchievement } from '@podium/contract/achievements'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { beginUpload } from '@podium/contract/files'
import {
  acceptAgreement,
  commentDeliverable,
  proposeAgreement,
  tickDeliverable,
} from '@podium/contract/agreements'
import { follow } from '@podium/contract/follows'
import { athleteGallery } from '@podium/contract/galleries'
import { acceptGuardianship, nameGuardian, putContacts } from '@podium/contract/guardianship'
import { setMatch } from '@podium/contract/matches'
import { sendMessage } from '@podium/contract/messages'
import { purchaseProduct } from '@podium/contract/orders'
import { submitPayment } from '@podium/contract/payments'
import { putVisibility } from '@podium/contract/profiles'
import { type MemberRole, memberRoles } from '@podium/contract/roles'
import { addCompetition } from '@podium/contract/season'
import { decideRegister, putRegister } from '@podium/contract/registers'
import { saveSearch } from '@podium/contract/saved-searches'
import { requestExport } from '@podium/contract/settings'
import { putOnShortlist } from '@podium/contract/shortlist'
import { acceptSupport } from '@podium/contract/support'
import { putTrader } from '@podium/contract/traders'
import { countAudience, publishUpdate } from '@podium/contract/updates'
import { getWallet } from '@podium/contract/wallet'
import { createWebhook } from '@podium/contract/webhooks'
import { writeStory } from '../src/features/profiles/index.ts'
import { actingFor } from './acting.ts'
import { playOutcome } from './buying.ts'
import { freshAddress, openAdmin, openMember, signIn } from './cast.ts'
import type { TestPodium } from './harness.ts'
import type { Person } from './person.ts'
import { letSell, offerProduct, purchaseOf } from './shop.ts'
import { askForSupport, giveCredits } from './supporting.ts'
import { photo, upload } from './uploads.ts'
import { searchable } from './words.ts'

/** A value that is nowhere else, and who may read it besides admins; the first is whose it is. */
export interface Secret {
  what: string
  value: string
  readers: Person[]
  /** Where it is a secret only beside this one: what names the two together. */
  beside?: string
}

const fundFor = ({ id: athleteId }: Person) => ({
  body: { athleteId, credits: 50, perSupporter: 50 },
})

/** A member of each role with everything private that Podium knows of people, and all they did. */
export class Planted {
  readonly #podium: TestPodium
  readonly cast = new Map<MemberRole, Person>()
  readonly secrets: Secret[] = []
  /** The ids of everybody and everything there is. */
  readonly ids = new Set<number | string>()
  uploadKey = ''
  /** Under age, with a page that a guardian shows everybody. */
  ward: Person | undefined
  guardian: Person | undefined
  /** Hides the page, after the others dealt with them. */
  recluse: Person | undefined
  /** The secrets of the links to what each took along. */
  readonly exports = new Map<Person, string>()

  constructor(podium: TestPodium) {
    this.#podium = podium
  }

  member(role: MemberRole): Person {
    return this.cast.get(role) ?? assert.fail(role)
  }

  async plant(): Promise<this> {
    for (const [index, role] of memberRoles.entries()) await this.#open(role, index)
    await this.#protect()
    await this.#look()
    await this.#agree()
    await this.#support()
    await this.#whisper()
    await this.#see()
    await this.#hide()
    await this.#intend()
    await this.#connect()
    await this.#write()
    await this.#order()
    await this.#pay()
    await this.#upload()
    await this.#tell()
    for (const role of memberRoles) await this.#keepBalance(role)
    await this.#takeAlong()
    return this
  }

  #keep(what: string, value: string, ...readers: Person[]): void {
    this.secrets.push({ what, value: searchable(value), readers })
  }

  async #open(role: MemberRole, index: number): Promise<void> {
    const hidden = { fiscalCode: `50144260${index}`, postalCode: `3997-71${index}` }
    const address = `Beco do Segredo ${7100 + index}`
    const details = { modality: 'ATHLETICS', ...hidden, address } as const
    const person = await openMember(this.#podium, role, details)
    await signIn(person)
    const birth_date = `1987-03-1${index}`
    await this.#podium.context.inTransaction((tx) =>
      writeStory(tx, person.id, { story: { birth_date }, published: true }),
    )
    const given = 7_310_257 + index * 100_000
    await giveCredits(this.#podium, person, given)
    this.cast.set(role, person)
    this.ids.add(person.id)
    // Where a manager works is public (`profile.views`).
    const street = role !== 'MANAGER' && { address }
    const told = { email: person.email, birth_date, given: String(given), ...hidden, ...street }
    for (const [what, value] of Object.entries(told)) {
      this.#keep(`${what} of ${role}`, value, person)
    }
  }

  /** An athlete under age with a page that everybody sees, and all that it may not say of them. */
  async #protect(): Promise<void> {
    // Sixteen and a half years ago.
    const born = new Date(Date.now() - 16.5 * 365.25 * 86_400_000).toISOString().slice(0, 10)
    const details = { name: 'Duarte', modality: 'ATHLETICS', postalCode: '5300-417' } as const
    const ward = await openMember(this.#podium, 'ATHLETE', { ...details, dateOfBirth: born })
    await signIn(ward)
    this.ward = ward
    const story = { weight_kg: 53.7, height_cm: 171.3, location_label: 'Ringue do Fundo' }
    await this.#podium.context.inTransaction((tx) =>
      writeStory(tx, ward.id, { story, published: true }),
    )
    this.ids.add(ward.id)
    await this.#train(ward)
    const told = {
      ...{ email: ward.email, birth: born, age: '"age":16', state: '"protected":true' },
      ...{ weight: '"weight":53.7', height: '"height":171.3' },
      ...{ place: story.location_label, postalCode: details.postalCode, region: 'Bragança' },
    }
    for (const [what, value] of Object.entries(told)) this.#keep(`${what} of a minor`, value, ward)
    await this.#compete(ward)
  }

  /** With which club a minor is found, which is no secret of the club. */
  async #train(ward: Person): Promise<void> {
    const [name, training] = ['Clube do Fundo', 'Clube da Serra']
    const club = { sport: 'ATHLETICS', club_name: training } as const
    await this.#podium.context.inTransaction((tx) =>
      writeStory(tx, ward.id, { story: club, published: true }),
    )
    for (const value of [name, training]) {
      this.secrets.push({
        what: 'the club of a minor',
        value: searchable(value),
        beside: searchable('Duarte'),
        readers: [ward],
      })
    }
    this.#keep('the age group of a minor', '"ageGroup":"YOUTH"', ward)
  }

  /** On which days a minor was somewhere, and will be, and the links that tell it. */
  async #compete(ward: Person): Promise<void> {
    await this.member('FAN').call(follow, { params: { userId: ward.id } })
    const was = dayAfter(calendarDay(new Date()), -397)
    const will = dayAfter(calendarDay(new Date()), 217)
    const [proof, start] = ['https://resultados.example/fundo', 'https://partidas.example/fundo']
    const results = { competitionLevel: 'LOCAL', ageGroup: 'YOUTH', result: 2 } as const
    const club = { clubCompositeKey: { clubName: 'Clube do Fundo', sport: 'ATHLETICS' } } as const
    await ward.call(addAchievement, {
      body: { ...results, club, date: was, competition: 'Prova do Fundo', evidence: proof },
    })
    const body = { name: 'Corrida do Fundo', place: 'Pista do Fundo', date: will, link: start }
    await ward.call(addCompetition, { body })
    for (const day of [was, will]) {
      this.#keep('a day of a minor', day, ward)
      this.#keep('a day of a minor', day.replaceAll('-', ''), ward)
    }
    for (const value of [proof, start, body.place, 'Prova do Fundo'])
      this.#keep('where a minor is', value, ward)
  }

  /** A guardian who shows the page, and whom of the cast the minor deals with then. */
  async #look(): Promise<void> {
    const ward = this.ward ?? assert.fail('nobody is protected yet')
    const guardian = await openMember(this.#podium, 'FAN', { name: 'Guarda', lastName: 'Duarte' })
    await signIn(guardian)
    this.guardian = guardian
    this.ids.add(guardian.id)
    const email = freshAddress('guardian')
    await ward.call(nameGuardian, { body: { email } })
    const secret = await this.#podium.tokenMailedTo(email, '/guardianship')
    const adult = { confirmed: true, dateOfBirth: '1979-04-17' } as const
    await guardian.call(acceptGuardianship, { params: { secret }, body: adult })
    const params = { id: ward.id }
    await guardian.call(putVisibility, { params, body: { hiddenProfile: false } })
    const allowed = [this.member('FAN').id, this.member('SPONSOR').id]
    await guardian.call(putContacts, { params, body: { allowed } })
    const { id } = await askForSupport(this.member('FAN'), ward, 50)
    await actingFor(guardian, ward).call(acceptSupport, { params: { id } })
    this.ids.add(id)
    await this.member('SPONSOR').call(setMatch, fundFor(ward))
    const message = 'Palavras a um menor'
    await this.member('SPONSOR').call(sendMessage, { body: { userId: ward.id, message } })
    this.#keep('a message to a minor', message, ward, this.member('SPONSOR'))
    await this.#agreeWithMinor(ward, guardian)
  }

  /** A sponsor has a minor on their list, and agreed on something with the guardian. */
  async #agreeWithMinor(ward: Person, guardian: Person): Promise<void> {
    const sponsor = this.member('SPONSOR')
    await sponsor.call(putOnShortlist, { body: { userId: ward.id } })
    const words = { title: 'Acordo pelo menor', text: 'Cláusula por quem é menor' }
    const { id } = await sponsor.call(proposeAgreement, { body: { userId: ward.id, ...words } })
    this.ids.add(id)
    const accepting = { params: { id }, body: { version: 1 } }
    await actingFor(guardian, ward).call(acceptAgreement, accepting)
    this.#keep('what was agreed on for a minor', words.text, ward, sponsor)
  }

  /** An athlete who was supported, doubled, followed and written to, and then hid the page. */
  async #hide(): Promise<void> {
    const details = { name: 'Zenóbia', lastName: 'Escondida', modality: 'ATHLETICS' } as const
    const recluse = await openMember(this.#podium, 'ATHLETE', details)
    await signIn(recluse)
    this.recluse = recluse
    this.ids.add(recluse.id)
    const { id } = await askForSupport(this.member('FAN'), recluse, 50)
    await recluse.call(acceptSupport, { params: { id } })
    this.ids.add(id)
    await this.member('SPONSOR').call(setMatch, fundFor(recluse))
    await this.member('MANAGER').call(follow, { params: { userId: recluse.id } })
    await this.member('ATHLETE').call(putOnShortlist, { body: { userId: recluse.id } })
    const body = { userId: recluse.id, message: 'Até já' }
    await this.member('FAN').call(sendMessage, { body })
    const hidden = { params: { id: recluse.id }, body: { hiddenProfile: true } }
    await recluse.call(putVisibility, hidden)
    // Who dealt with her knows her; the manager only followed, and the athlete has her on a list.
    const known = [this.member('FAN'), this.member('SPONSOR')]
    this.#keep('the name of who hides', details.lastName, recluse, ...known)
  }

  /** Whom somebody has in mind, what they look for, and a register that an admin did not accept. */
  async #intend(): Promise<void> {
    const [sponsor, manager] = [this.member('SPONSOR'), this.member('MANAGER')]
    const note = 'Nota que ninguém lê'
    const body = { userId: this.member('ATHLETE').id, note }
    await sponsor.call(putOnShortlist, { body })
    this.#keep('a note on a shortlist', note, sponsor)
    const name = 'Busca que ninguém vê'
    const search = await sponsor.call(saveSearch, { body: { name, sport: 'JUDO' } })
    this.ids.add(search.id)
    this.#keep('a saved search', name, sponsor)
    const named = { name: 'Registo Por Aceitar', number: 'SEM-7741', countryCode: 'PT' }
    await manager.call(putRegister, { body: named })
    const refusal = { state: 'REFUSED', reason: 'Sem rasto' } as const
    const ana = await openAdmin(this.#podium)
    await ana.call(decideRegister, { params: { id: manager.id }, body: refusal })
    for (const value of [named.name, named.number]) this.#keep('a refused register', value, manager)
  }

  /** Where a member has events told to is theirs alone. */
  async #connect(): Promise<void> {
    const fan = this.member('FAN')
    const url = 'https://programa.example/destino-que-ninguem-ve'
    const { id } = await fan.call(createWebhook, { body: { url, events: ['order.ended'] } })
    this.ids.add(id)
    this.#keep('the address of a webhook', url, fan)
  }

  /** What two agreed on, with its proof and what was said of it, is theirs alone. */
  async #agree(): Promise<void> {
    const [athlete, sponsor] = [this.member('ATHLETE'), this.member('SPONSOR')]
    const words = { title: 'Acordo entre dois', text: 'Cláusula apenas para as partes' }
    const deliverables = [{ title: 'Contrapartida combinada em segredo', due: null }]
    const { id } = await sponsor.call(proposeAgreement, {
      body: { userId: athlete.id, ...words, deliverables },
    })
    this.ids.add(id)
    await athlete.call(acceptAgreement, { params: { id }, body: { version: 1 } })
    const link = 'https://provas.example/feito-em-segredo'
    await athlete.call(tickDeliverable, { params: { id, n: 1 }, body: { link } })
    const text = 'Comentado apenas entre as partes'
    await sponsor.call(commentDeliverable, { params: { id, n: 1 }, body: { text } })
    this.#keep('what two agreed on', words.text, athlete, sponsor)
    this.#keep('what an agreement promises', deliverables[0]!.title, sponsor, athlete)
    this.#keep('what proves it', link, athlete, sponsor)
    this.#keep('what was said of it', text, sponsor, athlete)
  }

  async #support(): Promise<void> {
    const athlete = this.member('ATHLETE')
    const open = await askForSupport(this.member('FAN'), athlete, 1150)
    await athlete.call(acceptSupport, { params: { id: open.id } })
    this.#keep('what an athlete received', '"credits":1150', athlete, this.member('FAN'))
    const hidden = await askForSupport(this.member('MANAGER'), athlete, 100, true)
    this.ids.add(open.id).add(hidden.id)
    await this.member('FAN').call(follow, { params: { userId: athlete.id } })
  }

  /** Two whom nothing names together: she supports in private. */
  async #whisper(): Promise<void> {
    const [her, his] = ['Discreta', 'Agradecido']
    const supporter = await openMember(this.#podium, 'FAN', { name: 'Bela', lastName: her })
    const details = { name: 'Gil', lastName: his, modality: 'ATHLETICS' } as const
    const athlete = await openMember(this.#podium, 'ATHLETE', details)
    for (const person of [supporter, athlete]) {
      await signIn(person)
      this.ids.add(person.id)
    }
    await giveCredits(this.#podium, supporter, 50)
    const { id } = await askForSupport(supporter, athlete, 50, true)
    await athlete.call(acceptSupport, { params: { id } })
    this.ids.add(id)
    this.secrets.push({
      what: 'who supports in private',
      value: searchable(her),
      beside: searchable(his),
      readers: [supporter, athlete],
    })
  }

  /** How often a supporter was seen: told to the two, and with a minor to those who look after them. */
  async #see(): Promise<void> {
    const [athlete, fan] = [this.member('ATHLETE'), this.member('FAN')]
    const ward = this.ward ?? assert.fail('nobody is protected yet')
    const guardian = this.guardian ?? assert.fail('nobody is a guardian yet')
    const { pool } = this.#podium.context.database
    for (const [of, views] of [
      [athlete, 6_521_478],
      [ward, 7_412_963],
    ] as const) {
      await pool.query(
        `insert into exposures (athlete_id, supporter_id, day, place, views, clicks)
         values ($1, $2, $3, 'page', $4, 0)`,
        [of.id, fan.id, calendarDay(new Date()), views],
      )
    }
    this.#keep('where a supporter was seen', '"page":6521478', fan, athlete)
    this.#keep('where a supporter was seen with a minor', '7412963', ward, guardian)
  }

  async #write(): Promise<void> {
    const pairs = [
      ['FAN', 'ATHLETE'],
      ['ATHLETE', 'FAN'],
      ['MANAGER', 'SPONSOR'],
    ] as const
    for (const [index, [author, reader]] of pairs.entries()) {
      const [from, to] = [this.member(author), this.member(reader)]
      const message = `Palavras entre dois ${index}`
      await from.call(sendMessage, { body: { userId: to.id, message } })
      this.#keep('a message', message, from, to)
    }
  }

  async #order(): Promise<void> {
    const [fan, sponsor] = [this.member('FAN'), this.member('SPONSOR')]
    const to = { name: 'Zulmira Recetora', address: 'Rua da Entrega 9', phone: '913572468' }
    await letSell(this.#podium, sponsor)
    const product = await offerProduct(sponsor)
    await this.#changeSeller(sponsor)
    const { id } = await fan.call(purchaseProduct, purchaseOf(product, to))
    this.ids.add(product.id).add(id)
    for (const value of Object.values(to)) this.#keep('a delivery', value, fan, sponsor)
  }

  /** What a seller says of themselves and nobody has checked yet. */
  async #changeSeller(sponsor: Person): Promise<void> {
    const told = {
      legalName: 'Ainda Por Confirmar, Lda.',
      registration: '513998877',
      address: 'Cais por Confirmar 44',
      phone: '+351234998877',
      email: 'por.confirmar@podium.example',
    }
    await sponsor.call(putTrader, { body: { ...told, declaration: true } })
    for (const value of Object.values(told)) this.#keep('an unchecked seller', value, sponsor)
  }

  async #pay(): Promise<void> {
    const fan = this.member('FAN')
    const told = {
      name: 'Fatura Reservada',
      email: 'fatura.reservada@podium.example',
      tin: '298765438',
      address: 'Travessa da Fatura 33',
    }
    const invoice = { ...told, country: { code: 'PT' }, city: 'Coimbra', postalCode: '3000-456' }
    const form = await fan.call(submitPayment, { body: { creditAmount: 50, invoice } })
    await playOutcome(this.#podium, form, 'approve', 'CARD')
    this.ids.add(form.transactionId)
    for (const value of Object.values(told)) this.#keep('an invoice', value, fan)
  }

  /** What an athlete tells only those who follow, and only those who support. */
  async #tell(): Promise<void> {
    const athlete = this.member('ATHLETE')
    const readers = { FOLLOWERS: ['FAN'], SUPPORTERS: ['FAN', 'MANAGER'] } as const
    for (const audience of ['FOLLOWERS', 'SUPPORTERS'] as const) {
      const text = `Novidade apenas para ${audience}`
      const { count } = await athlete.call(countAudience, { query: { audience } })
      const body = { text, audience, counted: count }
      this.ids.add((await athlete.call(publishUpdate, { body })).id)
      this.#keep('an update', text, athlete, ...readers[audience].map((role) => this.member(role)))
    }
  }

  async #upload(): Promise<void> {
    const athlete = this.member('ATHLETE')
    const { key } = await athlete.call(beginUpload, { body: { bytes: 1000 } })
    this.uploadKey = key
    this.#keep('an upload', key, athlete)
    const { id } = (await upload(athlete, '/files/gallery-media', await photo())).json<{
      id: number
    }>()
    const caption = 'Ainda ninguém pode ver'
    const texts = { caption, altText: caption }
    await athlete.call(athleteGallery.describe, { params: { mediaId: id }, body: texts })
    const { pool } = this.#podium.context.database
    await pool.query(`update files set state = 'PROCESSING' where id = $1`, [id])
    this.ids.add(id)
    this.#keep('what is in the making', caption, athlete)
  }

  /** Everybody's data as a zip, behind a link of their own. */
  async #takeAlong(): Promise<void> {
    const alone = [this.ward, this.guardian, this.recluse].filter((one) => one !== undefined)
    for (const person of [...this.cast.values(), ...alone]) {
      await person.call(requestExport)
      await this.#podium.settled()
      this.exports.set(person, await this.#podium.tokenMailedTo(person.email, '/export'))
    }
  }

  async #keepBalance(role: MemberRole): Promise<void> {
    const person = this.member(role)
    const { available } = await person.call(getWallet)
    this.#keep(`what ${role} has to spend`, String(available), person)
  }
}
