import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { creditPacks, creditsPerMonth, mostCredits } from '@podium/contract/credits'
import { mostInPaidRow, mostMatches, mostSimilar } from '@podium/contract/discovery'
import * as limits from '@podium/contract/limits'
import { searchLength } from '@podium/contract/search-words'
import { kitLimits } from '@podium/contract/media-kit'
import { mostOnWall } from '@podium/contract/badge-wall'
import { orderAnswerDays, orderConfirmDays, orderTextLimits } from '@podium/contract/order-rules'
import { pages } from '@podium/contract/paths'
import { invoiceLimits } from '@podium/contract/payments'
import { violationKinds } from '@podium/contract/violations'
import {
  supportAnswerDays,
  supportCredits,
  supportReminderDays,
  thankYouLength,
} from '@podium/contract/support-rules'
import { listPlans } from '../apps/api/src/features/plans/catalogue.ts'
import { taxOfOrigin } from '../apps/api/src/features/taxes/tax-of.ts'
import { root } from './run.ts'

const tax = taxOfOrigin(new Date().toISOString().slice(0, 10))
const { textLimits, uploadLimits, storageLimits } = limits
const figure = (value: number) => value.toLocaleString('en-GB')
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const inWords = (value: number) => ({ 14: 'fourteen', 30: 'thirty' })[value] ?? words[value] ?? ''
const euros = (cents: number) => `${figure(cents / 100)} €`

/** What each rule says in figures, made from what the server goes by. */
const said: Record<string, (string | RegExp)[]> = {
  'password.rules': [`${limits.passwordLength.min} to ${limits.passwordLength.max} characters`],
  'profile.figures': [
    `Weight ${limits.bodyLimits.weight.min} to ${limits.bodyLimits.weight.max} kg`,
    `height ${limits.bodyLimits.height.min} to ${limits.bodyLimits.height.max} cm`,
    `${limits.mostYearsBack} years ago`,
  ],
  'achievements.timeline': [
    `from ${limits.resultLimits.min} to ${limits.resultLimits.max}`,
    `At most ${limits.mostAchievements}`,
  ],
  'uploads.rules': [
    `${uploadLimits.image / 1e6} MB (JPEG`,
    `${figure(uploadLimits.galleryVideo)} bytes`,
    `${uploadLimits.productImage / 1e6} MB (JPEG, PNG)`,
    `${limits.mostPixels / 1e6} megapixels`,
  ],
  'uploads.budget': [
    `${storageLimits.perDay / 1e9} GB within a day`,
    `${storageLimits.perPerson / 1e9} GB in all`,
    `${inWords(storageLimits.openUploads)} long uploads`,
    `${limits.mostMedia} items`,
  ],
  'ledger.double-entry': [figure(mostCredits)],
  'support.request': [
    `${supportCredits.min} to ${figure(supportCredits.max)} credits in steps of ${supportCredits.step}`,
    `${creditsPerMonth} for one month`,
    `${inWords(supportAnswerDays)} days`,
  ],
  'support.one-pending': [`${inWords(supportReminderDays)} days before`.replace(/^s/, 'S')],
  'support.pause': [`${thankYouLength} characters`],
  'store.packs': [
    ...creditPacks.map(
      ({ credits, grossCents }) =>
        new RegExp(`\\b${figure(credits)}(?: credits)? for ${euros(grossCents)}`),
    ),
    `${tax.percent} % tax`,
  ],
  'plans.sold': listPlans(tax).flatMap(({ audience, grossCents, netCents, entitlements }) => [
    new RegExp(`\\b${(audience === 'SPONSOR' ? grossCents : netCents) / 100}\\b`),
    new RegExp(`\\b${entitlements.firstContactsPerMonth ?? 'unlimited'}\\b`),
  ]),
  'orders.course': [`${inWords(orderAnswerDays)} days`, `${inWords(orderConfirmDays)} days`],
  'products.offered': [
    `title (${limits.productLimits.title} characters)`,
    figure(10 ** limits.productLimits.creditDigits - 1),
    `0 to ${figure(limits.productLimits.stock)}`,
  ],
  'network.fair': [`up to ${inWords(mostInPaidRow)}`],
  'network.likeness': [`up to ${inWords(mostSimilar)}`, `to ${inWords(mostMatches)} sponsors`],
  'share.links': [
    `${kitLimits.results} results, ${kitLimits.supporters} supporters, ${kitLimits.pictures} pictures`,
    `at most ${mostOnWall}`,
  ],
  'admin.powers': [`${searchLength.min} to ${searchLength.max} characters`],
  'pages.addresses': Object.values(pages).map(
    ({ pattern }) => `\`${pattern.replace(/.*(?=\/gallery\/)/, '')}\``,
  ),
  'fields.rules': [...violationKinds],
  'fields.lengths': [
    `club ${textLimits.clubName}`,
    `e-mail ${textLimits.email}`,
    `phrase, address, reasons of admins ${textLimits.phrase}`,
    `description ${figure(textLimits.productDescription)}`,
    `message, report, reasons in orders ${figure(textLimits.message)}`,
    `transfer ${textLimits.creditDescription}`,
    `text ${textLimits.caption}`,
    `link ${textLimits.link}`,
    `place on the map ${textLimits.placeLabel}`,
    `postal code ${textLimits.postalCode}`,
    `address ${invoiceLimits.address}, city ${invoiceLimits.city}`,
    `name and city ${orderTextLimits.city}, address, note and parcel ${orderTextLimits.note}, phone ${orderTextLimits.phone}`,
    `search ${textLimits.search}`,
  ],
}

test('the figures and addresses of docs/product.md are those that Podium goes by', async () => {
  const text = await readFile(join(root, 'docs/product.md'), 'utf8')
  const missing: string[] = []
  for (const [rule, figures] of Object.entries(said)) {
    const [, body = ''] = new RegExp(`^### \`${rule}\`\\n([^#]*)`, 'm').exec(text) ?? []
    const wrong = figures.filter((one) =>
      typeof one === 'string' ? !body.includes(one) : !one.test(body),
    )
    missing.push(...wrong.map((one) => `${rule}: ${one}`))
  }
  assert.deepEqual(missing, [])
})
