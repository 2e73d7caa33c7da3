import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAudit } from '@podium/contract/audit'
import { writeTerms } from '@podium/contract/legal'
import {
  createProduct,
  deleteProduct,
  getProduct,
  getProductSeller,
  listProducts,
  type Product,
  updateProduct,
} from '@podium/contract/products'
import { putVisibility } from '@podium/contract/profiles'
import { closeAccount } from '@podium/contract/settings'
import sharp from 'sharp'
import { cleanFiles } from '../../src/features/files/index.ts'
import { castPassword, openMember, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { castProduct, offerProduct, openSponsor, theAdmin } from '../shop.ts'
import { photo, sendForm, upload } from '../uploads.ts'

const podium = usePodium()

const url = '/api/sponsor/product'
const at = (product: Product) => ({ params: { id: product.id } })
const exists = async (path: string) => (await podium().app.inject(path)).statusCode === 200

async function uploadPicture(person: Person): Promise<number> {
  const answer = await upload(
    person,
    '/files/product-image',
    await photo({ width: 60, height: 60 }),
  )
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json<{ id: number }>().id
}

test('a product is offered by a form with its picture, and everybody sees it', async () => {
  const helena = await openSponsor(podium())
  const product = await offerProduct(helena, { stock: 3 })
  const { list, total } = await podium()
    .visitor()
    .call(listProducts, { query: { sponsorID: helena.id } })
  assert.equal(total, 1)
  const [seen] = list
  assert.deepEqual(
    [seen?.id, seen?.title, seen?.credits, seen?.stock, seen?.sponsorID, seen?.sponsor.name],
    [product.id, 'Barras Volta', 40, 3, helena.id, 'Volta Foods'],
  )
  assert.deepEqual(seen?.abilities, { edit: false, remove: false, recall: false, buy: true })
  assert.deepEqual(product.abilities, { edit: true, remove: true, recall: false, buy: false })
  assert.ok(await exists(product.imagePath.main))
  assert.ok(await exists(product.imagePath.thumbnail))
})

test('a product is offered as JSON too, with a picture uploaded before', async () => {
  const helena = await openSponsor(podium())
  const imageId = await uploadPicture(helena)
  const body = { ...castProduct, imageId }
  const product = await helena.call(createProduct, { body })
  assert.equal(product.imageId, imageId)
  await helena.refused('invalidProductImageId', createProduct, { body })
})

test('sent again under its key a product is offered once, with a picture in the form or before it', async () => {
  const helena = await openSponsor(podium())
  helena.headers['idempotency-key'] = 'the-same-cap'
  const first = await offerProduct(helena)
  assert.deepEqual(await offerProduct(helena), first)
  await helena.refused('idempotencyKeyReused', createProduct, {
    body: { ...castProduct, imageId: await uploadPicture(helena) },
  })
  helena.headers['idempotency-key'] = 'the-same-bottle'
  const body = { ...castProduct, imageId: await uploadPicture(helena) }
  const second = await helena.call(createProduct, { body })
  assert.equal((await helena.call(createProduct, { body })).id, second.id)
  const { total } = await podium()
    .visitor()
    .call(listProducts, { query: { sponsorID: helena.id } })
  assert.equal(total, 2)
})

test('two products that want the same picture at once: one has it', async () => {
  const helena = await openSponsor(podium())
  const body = { ...castProduct, imageId: await uploadPicture(helena) }
  const answers = await Promise.all([1, 2, 3].map(() => helena.raw(createProduct, { body })))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 400, 400])
})

test('a picture of somebody else, an avatar and an unknown one are refused', async () => {
  const [helena, other] = [await openSponsor(podium()), await openSponsor(podium(), 'Ondalta')]
  const foreign = await uploadPicture(other)
  const avatar = (await upload(helena, '/files/avatar', await photo())).json<{ id: number }>().id
  for (const imageId of [foreign, avatar, 2_000_000_000]) {
    await helena.refused('invalidProductImageId', createProduct, {
      body: { ...castProduct, imageId },
    })
  }
})

test('without a picture, or with fields that break their rules, nothing is offered', async () => {
  const helena = await openSponsor(podium())
  const file = await photo({ width: 40, height: 40 })
  const fieldsOf = async (info: object) => {
    const answer = await sendForm(helena, { method: 'POST', url, info, file })
    assert.equal(answer.statusCode, 400, answer.body)
    return answer.json<{ fields: Record<string, { kind: string; max?: number }[]> }>().fields
  }
  await helena.violates(['file', 'NotBlank'], createProduct, { body: castProduct })
  const bare = await sendForm(helena, { method: 'POST', url, info: castProduct })
  assert.deepEqual(bare.json().fields, { file: [{ kind: 'NotBlank' }] })
  assert.deepEqual(await fieldsOf({ ...castProduct, title: ' ' }), {
    title: [{ kind: 'NotBlank' }],
  })
  const long = { ...castProduct, description: 'a'.repeat(2001) }
  assert.deepEqual(await fieldsOf(long), { description: [{ kind: 'Size', max: 2000 }] })
  for (const credits of ['1234567', 1_234_567]) {
    assert.deepEqual(await fieldsOf({ ...castProduct, credits }), {
      credits: [{ kind: 'MaxDigits', max: 6 }],
    })
  }
  const kindOf = async (credits: unknown) =>
    (await fieldsOf({ ...castProduct, credits }))['credits']?.[0]?.kind
  assert.equal(await kindOf('12a'), 'Number')
  assert.equal(await kindOf(1.5), 'Number')
  assert.equal(await kindOf(-5), 'Number')
  assert.equal(await kindOf(0), 'Min')
  assert.equal(await kindOf(''), 'NotBlank')
  assert.equal(await kindOf(undefined), 'NotBlank')
  const empty = await sendForm(helena, { method: 'POST', url, file })
  assert.deepEqual(Object.keys(empty.json().fields).sort(), ['credits', 'description', 'title'])
  assert.equal((await helena.call(listProducts, { query: { sponsorID: helena.id } })).total, 0)
})

test('the longest description and the highest price are taken', async () => {
  const helena = await openSponsor(podium())
  const details = { description: 'á'.repeat(2000), credits: '999999' }
  const product = await offerProduct(helena, details)
  assert.deepEqual([product.description.length, product.credits], [2000, 999_999])
})

test('a GIF, a WebP, a text and a picture over 2 MB are refused, on create and edit', async () => {
  const helena = await openSponsor(podium())
  const product = await offerProduct(helena)
  const small = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
  const jpeg = await small.clone().jpeg().toBuffer()
  const exactly = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
  const sent: [Buffer, number][] = [
    [await small.clone().gif().toBuffer(), 14],
    [await small.clone().webp().toBuffer(), 14],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 14],
    [Buffer.alloc(0), 14],
    [exactly(2_000_001), 30],
    [exactly(3_500_000), 30],
  ]
  for (const [file, code] of sent) {
    for (const form of [
      { method: 'POST' as const, url },
      { method: 'PUT' as const, url: `${url}/${product.id}` },
    ]) {
      const answer = await sendForm(helena, { ...form, info: castProduct, file, name: 'a.jpg' })
      const codes = answer.json().errors.map((error: { errorCode: number }) => error.errorCode)
      assert.deepEqual(codes, [code], answer.body)
    }
  }
  const largest = { method: 'POST' as const, url, info: castProduct, file: exactly(2_000_000) }
  assert.equal((await sendForm(helena, largest)).statusCode, 201)
})

test('the parts of a form may come in any order, and info may have a type of its own', async () => {
  const helena = await openSponsor(podium())
  const jpeg = await photo({ width: 30, height: 30 })
  const boundary = 'podium-order'
  const head = (rest: string) => `--${boundary}\r\nContent-Disposition: form-data; ${rest}\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(head('name="file"; filename="p.jpg"\r\nContent-Type: image/jpeg')),
    jpeg,
    Buffer.from(`\r\n${head('name="info"; filename="blob"\r\nContent-Type: application/json')}`),
    Buffer.from(`${JSON.stringify(castProduct)}\r\n--${boundary}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const answer = await helena.send({ method: 'POST', url, body, headers })
  assert.equal(answer.statusCode, 201, answer.body)
  const broken = await sendForm(helena, { method: 'POST', url, file: jpeg })
  assert.equal(broken.statusCode, 400)
})

test('its sponsor changes it; a new picture takes the place of the old one', async () => {
  const helena = await openSponsor(podium())
  const product = await offerProduct(helena, { stock: 5 })
  const renamed = await helena.call(updateProduct, {
    ...at(product),
    body: { ...castProduct, title: 'Barras novas', credits: 55 },
  })
  assert.deepEqual(
    [renamed.title, renamed.credits, renamed.stock, renamed.imageId],
    ['Barras novas', 55, 5, product.imageId],
  )
  const uncounted = await helena.call(updateProduct, {
    ...at(product),
    body: { ...castProduct, stock: null },
  })
  assert.equal(uncounted.stock, null)
  const answer = await sendForm(helena, {
    method: 'PUT',
    url: `${url}/${product.id}`,
    info: castProduct,
    file: await photo({ width: 70, height: 70 }),
  })
  const changed = answer.json<Product>()
  assert.notEqual(changed.imageId, product.imageId)
  travel({ seconds: 25 * 3600 })
  await cleanFiles(podium().context.files)
  restoreClock()
  assert.ok(!(await exists(product.imagePath.main)), 'the old picture is cleaned away')
  assert.ok(await exists(changed.imagePath.main), 'the new one is kept')
})

test('a change that began before another one was saved saves nothing, unless both say the same', async () => {
  const helena = await openSponsor(podium())
  const product = await offerProduct(helena, { stock: 5 })
  assert.equal((await podium().visitor().call(getProduct, at(product))).edition, null)
  const { edition } = await helena.call(getProduct, at(product))
  assert.ok(edition)
  const change = (title: string, stock?: number) => ({
    ...at(product),
    body: { ...castProduct, title, after: edition, ...(stock && { stock }) },
  })
  const saved = await helena.call(updateProduct, change('Barras novas'))
  const refused = await helena.refused('stateChanged', updateProduct, change('Barras velhas'))
  assert.deepEqual(refused.current, saved)
  assert.equal((await helena.call(getProduct, at(product))).title, 'Barras novas')
  // The same again, as after an answer that was lost.
  const again = await helena.call(updateProduct, change('Barras novas', 7))
  assert.deepEqual([again.edition, again.stock], [saved.edition, 7])
  const body = { ...castProduct, title: 'Barras velhas' }
  await helena.call(updateProduct, { ...at(product), body: { ...body, after: `${saved.edition}` } })
  // Who names none, as a program of before, saves as ever.
  assert.equal((await helena.call(updateProduct, { ...at(product), body })).title, body.title)
})

test("somebody else's product cannot be changed or deleted, by sponsors and others", async () => {
  const [helena, other] = [await openSponsor(podium()), await openSponsor(podium(), 'Ondalta')]
  const marta = await openMember(podium(), 'FAN')
  await signIn(marta)
  const product = await offerProduct(helena)
  for (const person of [other, marta, await theAdmin(podium())]) {
    await person.refused('forbidden', updateProduct, { ...at(product), body: castProduct })
    const form = { method: 'PUT' as const, url: `${url}/${product.id}`, info: castProduct }
    const answer = await sendForm(person, { ...form, file: Buffer.from('no picture') })
    assert.equal(answer.statusCode, 403, 'refused before the picture is looked at')
  }
  for (const person of [other, marta]) {
    await person.refused('forbidden', deleteProduct, at(product))
  }
  await marta.refused('forbidden', createProduct, { body: castProduct })
  assert.equal((await podium().visitor().call(getProduct, at(product))).title, 'Barras Volta')
})

test('an inactive product, and its picture, are there for its sponsor and admins alone', async () => {
  const helena = await openSponsor(podium())
  const product = await offerProduct(helena, { active: false })
  const path = `/files/${product.imageId}/page.webp`
  const [visitor, other] = [podium().visitor(), await openSponsor(podium(), 'Ondalta')]
  for (const person of [visitor, other]) {
    await person.refused('entityDoesNotExist', getProduct, at(product))
    const { total } = await person.call(listProducts, { query: { sponsorID: helena.id } })
    assert.equal(total, 0)
  }
  assert.ok(!(await exists(path)) && (await exists(product.imagePath.main)))
  for (const person of [helena, await theAdmin(podium())]) {
    const seen = await person.call(getProduct, at(product))
    assert.equal(seen.abilities.buy, false)
    const { total } = await person.call(listProducts, { query: { sponsorID: helena.id } })
    assert.equal(total, 1)
  }
  await helena.call(updateProduct, { ...at(product), body: castProduct })
  assert.ok(await exists(path))
  await visitor.call(getProduct, at(product))
})

test("a hidden sponsor's products are nowhere", async () => {
  const helena = await openSponsor(podium(), 'Escondida')
  const product = await offerProduct(helena)
  const path = `/files/${product.imageId}/page.webp`
  assert.ok(await exists(path))
  await helena.call(putVisibility, { params: { id: helena.id }, body: { hiddenProfile: true } })
  const visitor = podium().visitor()
  await visitor.refused('entityDoesNotExist', getProduct, at(product))
  await visitor.refused('userNotFound', listProducts, { query: { sponsorID: helena.id } })
  const { list } = await visitor.call(listProducts, { query: { _limit: 100 } })
  assert.ok(list.every(({ sponsorID }) => sponsorID !== helena.id))
  assert.ok(!(await exists(path)))
  const sitemap = await visitor.send({ method: 'GET', url: '/sitemap-products-0.xml' })
  assert.ok(!sitemap.body.includes(`/sponsor/product/${product.id}<`))
  assert.equal((await helena.call(getProduct, at(product))).abilities.edit, true)
})

test('a product that is gone names its seller while the seller is to be seen', async () => {
  const helena = await openSponsor(podium(), 'Volta Foods')
  const product = await offerProduct(helena)
  const visitor = podium().visitor()
  const seller = async () => (await visitor.call(getProductSeller, at(product))).seller
  const found = await seller()
  assert.deepEqual([found?.id, found?.name], [helena.id, 'Volta Foods'])
  await helena.call(updateProduct, { ...at(product), body: { ...castProduct, active: false } })
  assert.deepEqual(await seller(), found)
  await podium()
    .context.database.db.updateTable('products')
    .set({ archived_at: new Date(), ordered: true })
    .where('id', '=', product.id)
    .execute()
  assert.deepEqual(await seller(), found)
  const hide = (hiddenProfile: boolean) =>
    helena.call(putVisibility, { params: { id: helena.id }, body: { hiddenProfile } })
  await hide(true)
  assert.equal(await seller(), null)
  await hide(false)
  assert.deepEqual(await seller(), found)
  await helena.call(closeAccount, { body: { password: castPassword } })
  assert.equal(await seller(), null)
  const never = { params: { id: 2_000_000_000 } }
  assert.deepEqual(await visitor.call(getProductSeller, never), { seller: null })
})

test('a list has pages, a total and an order; an unknown order or person is refused', async () => {
  const helena = await openSponsor(podium())
  for (const [title, credits] of [
    ['Água', 30],
    ['barra', 10],
    ['Copo', 20],
  ] as const) {
    await offerProduct(helena, { title, credits })
  }
  const titles = async (query: object) => {
    const { list, total } = await podium()
      .visitor()
      .call(listProducts, { query: { sponsorID: helena.id, ...query } })
    assert.equal(total, 3)
    return list.map(({ title }) => title)
  }
  assert.deepEqual(await titles({}), ['Copo', 'barra', 'Água'])
  assert.deepEqual(await titles({ _sort: 'credits', _order: 'ASC' }), ['barra', 'Copo', 'Água'])
  assert.deepEqual(await titles({ _sort: 'credits', _limit: 2, _page: 1 }), ['barra'])
  assert.deepEqual(await titles({ _sort: 'title', _order: 'ASC', _limit: 1 }), ['barra'])
  const visitor = podium().visitor()
  await visitor.violates(['_sort', 'Pattern'], listProducts, { query: { _sort: 'sponsor_id' } })
  await visitor.violates(['_limit', 'Max'], listProducts, { query: { _limit: 101 } })
  const marta = await openMember(podium(), 'FAN')
  for (const sponsorID of [marta.id, 2_000_000_000]) {
    await visitor.refused('userNotFound', listProducts, { query: { sponsorID } })
  }
})

test('a product that nobody ordered is deleted with its picture, by its sponsor or an admin', async () => {
  const helena = await openSponsor(podium())
  const product = await offerProduct(helena)
  await helena.call(deleteProduct, at(product))
  await helena.refused('entityDoesNotExist', deleteProduct, at(product))
  await podium().visitor().refused('entityDoesNotExist', getProduct, at(product))
  const ana = await theAdmin(podium())
  const second = await offerProduct(helena)
  await ana.call(deleteProduct, at(second))
  const [act] = (await ana.call(listAudit, { query: { act: 'PRODUCT_DELETED', _limit: 1 } })).list
  assert.deepEqual(
    [act?.subject.id, act?.person?.id, act?.before],
    [String(second.id), helena.id, { title: 'Barras Volta', credits: 40 }],
  )
  travel({ seconds: 25 * 3600 })
  await cleanFiles(podium().context.files)
  restoreClock()
  assert.ok(!(await exists(`/files/${product.imageId}/page.webp`)))
})

test('who has not accepted changed terms offers nothing and changes nothing', async () => {
  const helena = await openSponsor(podium())
  const product = await offerProduct(helena)
  const ana = await theAdmin(podium())
  const text = { en: 'New terms', pt: 'Novos termos' }
  await ana.call(writeTerms, {
    body: { version: '2099.1', text, material: true, publish: true } as never,
  })
  await helena.refused('acceptLastTerms', createProduct, { body: castProduct })
  await helena.refused('acceptLastTerms', updateProduct, { ...at(product), body: castProduct })
  await helena.call(deleteProduct, at(product))
})

test('the products of a closed account are gone at once', async () => {
  const helena = await openSponsor(podium())
  const product = await offerProduct(helena)
  await helena.call(closeAccount, { body: { password: helena.password } })
  await podium().visitor().refused('entityDoesNotExist', getProduct, at(product))
  const ana = await theAdmin(podium())
  await ana.refused('entityDoesNotExist', getProduct, at(product))
})

test('the sitemap names products that everybody sees', async () => {
  const helena = await openSponsor(podium())
  const shown = await offerProduct(helena)
  const inactive = await offerProduct(helena, { active: false })
  const visitor = podium().visitor()
  const index = await visitor.send({ method: 'GET', url: '/sitemap.xml' })
  assert.match(index.body, /<loc>http:\/\/podium\.test\/sitemap-products-0\.xml<\/loc>/)
  const { body } = await visitor.send({ method: 'GET', url: '/sitemap-products-0.xml' })
  assert.ok(body.includes(`<loc>http://podium.test/sponsor/product/${shown.id}</loc>`), body)
  assert.ok(!body.includes(`/sponsor/product/${inactive.id}<`))
})
