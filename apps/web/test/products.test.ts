import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  createProduct,
  deleteProduct,
  getProduct,
  getProductSeller,
  listProducts,
  recallProduct,
  updateProduct,
} from '@podium/contract/products'
import { productsPhrases } from '@podium/phrases/products'
import { refusalPhrases, roleErrorPhrases } from '@podium/phrases/refusals'
import { sharePhrases } from '@podium/phrases/share'
import { shellPhrases } from '@podium/phrases/shell'
import { formPhrases, violationPhrases } from '@podium/phrases/violations'
import { onTerms } from './administering.ts'
import { answer, refused } from './answers.ts'
import { ownProduct, product, productAnswers, seller } from './goods.ts'
import { member, ownProfile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import {
  chooseFiles,
  field,
  fill,
  hasFocus,
  renderPage,
  screen,
  waitFor,
  within,
} from './renderPage.ts'

const t = productsPhrases.en
const wrong = violationPhrases.en
const as = member('SPONSOR')
const ownPage = ownProfile('SPONSOR', { name: 'Volta Foods' })
const none = { list: [], total: 0 }

const shown = async (name: string) => within(await screen.findByRole('dialog', { name }))
const dialogs = (count: number) =>
  waitFor(() => assert.equal(screen.queryAllByRole('dialog').length, count))

test('the form of a product says what is wrong before a byte is sent', async () => {
  const page = await renderPage('/sponsor/5?tab=manage', { as, answers: pageAnswers(ownPage) })
  await page.user.click(await screen.findByRole('button', { name: t.addFirst }))
  const form = await shown(t.form.addTitle)
  const save = () => page.user.click(form.getByRole('button', { name: t.form.save }))

  await save()
  await waitFor(() => assert.equal(form.getAllByText(wrong.NotBlank()).length, 4))
  await hasFocus(field('title'))
  // The way to each has its name, to the picture too, whose button has no label of its own.
  const ways = within(form.getByRole('group', { name: formPhrases.en.wrongFields(4) }))
  const names = ways.getAllByRole('button').map(({ textContent }) => textContent)
  assert.deepEqual(names, [t.form.title, t.form.description, t.form.credits, t.form.image])

  fill(field('title'), 'Cap')
  fill(field('description'), 'A cap.')
  fill(field('credits'), '1000000')
  await save()
  await form.findByText(wrong.MaxDigits({ kind: 'MaxDigits', max: 6 }))
  fill(field('credits'), '80')
  // Of pieces that are no number that is said, not that nothing was typed.
  fill(field('stock'), 'a few')
  await save()
  await form.findByText(wrong.Number())
  fill(field('stock'), '-1')
  await save()
  await form.findByText(wrong.Min({ kind: 'Min', min: 0 }))
  fill(field('stock'), '3')

  fill(field('description'), 'x'.repeat(1999))
  await form.findByText(t.form.left('1'))
  await page.user.type(field('description'), 'yz')
  assert.equal(field('description').value, `${'x'.repeat(1999)}y`)
  await form.findByText(t.form.limitReached)

  chooseFiles(new File(['GIF89a'], 'cap.gif', { type: 'image/gif' }))
  await form.findByText(t.form.wrongType)
  chooseFiles(new File([new Uint8Array(2_000_001)], 'cap.png', { type: 'image/png' }))
  await form.findByText(t.form.tooLarge)
  await save()
  await form.findByText(t.form.tooLarge)
  assert.equal(page.server.sent(createProduct).length, 0)
})

test('a product opens without a way to buy from oneself, is changed and hidden, and deleted', async () => {
  let kept = ownProduct()
  const page = await renderPage('/sponsor/5?tab=manage', {
    as,
    answers: [
      ...productAnswers(kept, ownPage),
      answer(getProduct, () => kept),
      answer(listProducts, () => ({ list: [kept], total: 1 })),
      answer(
        updateProduct,
        ({ body }) => (kept = { ...kept, ...body, stock: null, maker: '', safety: '' }),
      ),
      answer(deleteProduct, undefined),
    ],
  })
  const shop = within(await screen.findByRole('region', { name: t.title }))
  await page.user.click(await shop.findByRole('link', { name: 'Race cap' }))
  await page.hasAddress('/sponsor/product/9')
  const cap = await shown('Race cap')
  assert.ok(!cap.queryByRole('button', { name: t.product.buy('80') }))

  await page.user.click(cap.getByRole('button', { name: t.edit }))
  const form = await shown(t.form.editTitle)
  fill(field('title'), 'Summer cap')
  await page.user.click(form.getByLabelText(t.form.active))
  await page.user.click(form.getByRole('button', { name: t.form.save }))
  await screen.findByText(t.form.changed)
  const hidden = await shown('Summer cap')
  hidden.getByText(t.product.hidden)
  // Once: not in a word beside the sentence too.
  assert.equal(hidden.queryByText(t.notVisible), null)
  const [sent] = page.server.sent(updateProduct)
  assert.equal(sent?.body?.active, false)

  await page.user.click(hidden.getByRole('button', { name: t.delete }))
  page.server.prepare(answer(listProducts, none))
  await page.user.click(await screen.findByRole('button', { name: t.confirmDelete.confirm }))
  await screen.findByText(t.confirmDelete.done)
  await page.hasAddress('/sponsor/5?tab=manage')
  await screen.findByText(t.emptyTitle)
  assert.deepEqual(page.server.sent(deleteProduct)[0]?.params, { id: 9 })
})

for (const act of ['save', 'delete'] as const) {
  test(`a product that another window deleted meanwhile leaves the shop: ${act}`, async () => {
    const gone = () => {
      page.server.prepare(answer(listProducts, none))
      return refused('entityDoesNotExist')
    }
    const page = await renderPage('/sponsor/5?tab=manage', {
      as,
      answers: [
        ...productAnswers(ownProduct(), ownPage),
        answer(updateProduct, gone),
        answer(deleteProduct, gone),
      ],
    })
    const shop = within(await screen.findByRole('region', { name: t.title }))
    const [way, press] =
      act === 'save' ? [t.editOf, t.form.save] : [t.deleteOf, t.confirmDelete.confirm]
    await page.user.click(await shop.findByRole('button', { name: way('Race cap') }))
    await page.user.click(await screen.findByRole('button', { name: press }))
    await screen.findByText(refusalPhrases.en.entityDoesNotExist)
    await waitFor(() => assert.equal(shop.queryByRole('link', { name: 'Race cap' }), null))
  })
}

test('a product that another window saved meanwhile is not saved over it, unless it is saved once more', async () => {
  const opened = ownProduct({ edition: 'first' })
  const other = ownProduct({ edition: 'second', credits: 95 })
  const page = await renderPage('/sponsor/product/9', {
    as,
    answers: [
      ...productAnswers(opened, ownPage),
      answer(updateProduct, ({ body }) =>
        body?.after === 'second' ? opened : refused('stateChanged', { current: other }),
      ),
    ],
  })
  const cap = await shown('Race cap')
  await page.user.click(cap.getByRole('button', { name: t.edit }))
  const form = await shown(t.form.editTitle)
  fill(field('title'), 'Summer cap')
  await page.user.click(form.getByRole('button', { name: t.form.save }))
  await form.findByText(t.form.changedMeanwhile)
  assert.equal(field('title').value, 'Summer cap')
  await page.user.click(form.getByRole('button', { name: t.form.save }))
  await screen.findByText(t.form.changed)
  const sent = page.server.sent(updateProduct).map(({ body }) => body?.after)
  assert.deepEqual(sent, ['first', 'second'])
})

test('in the shop of who sells it what is recalled says so, not that it could be shown', async () => {
  const off = ownProduct({ active: false, recalled: 'The cap comes off.' })
  const answers = [...productAnswers(off, ownPage), answer(listProducts, { list: [off], total: 1 })]
  await renderPage('/sponsor/5?tab=manage', { as, answers })
  const shop = within(await screen.findByRole('region', { name: t.title }))
  await shop.findByText(t.recalled)
  assert.equal(shop.queryByText(t.notVisible), null)
})

test('an address that buys one’s own product shows the product alone', async () => {
  await renderPage('/sponsor/product/9?buy=yes', {
    as,
    answers: productAnswers(ownProduct(), ownPage),
  })
  await shown('Race cap')
  await dialogs(1)
})

test('a product that is not on sale leads to who offers it', async () => {
  await renderPage('/sponsor/product/9', {
    answers: [
      answer(getProduct, refused('entityDoesNotExist')),
      answer(getProductSeller, { seller: { id: 5, name: 'Volta Foods' } }),
    ],
  })
  const gone = shellPhrases.en.pageNotFound.product
  await screen.findByText(gone.title)
  const way = screen.getByRole('link', { name: gone.seller('Volta Foods') })
  assert.equal(way.getAttribute('href'), '/sponsor/5')
})

/** One's own product, where the server allows neither to change nor to delete it any more. */
async function openForbidden() {
  const page = await renderPage('/sponsor/product/9', {
    as,
    answers: [
      ...productAnswers(ownProduct(), ownPage),
      answer(updateProduct, refused('forbidden')),
      answer(deleteProduct, refused('forbidden')),
    ],
  })
  return { page, cap: await shown('Race cap') }
}

const { roleError } = roleErrorPhrases.en

test('where the role does not allow it, saving says so, and keeps what was typed', async () => {
  const { page, cap } = await openForbidden()
  await page.user.click(cap.getByRole('button', { name: t.edit }))
  const form = await shown(t.form.editTitle)
  fill(field('title'), 'Summer cap')
  await page.user.click(form.getByRole('button', { name: t.form.save }))
  await screen.findByText(roleError)
  assert.equal(field('title').value, 'Summer cap')
  await page.user.keyboard('{Escape}')
  await dialogs(1)
  await shown('Race cap')
})

test('where the role does not allow it, deleting says so, and the product stays', async () => {
  const { page, cap } = await openForbidden()
  await page.user.click(cap.getByRole('button', { name: t.delete }))
  await page.user.click(await screen.findByRole('button', { name: t.confirmDelete.confirm }))
  await screen.findByText(roleError)
  await shown('Race cap')
})

const caps = Array.from({ length: 21 }, (_, at) =>
  product({ id: at + 1, title: `Cap ${at + 1}`, credits: at + 11 }),
)

test('all products of a sponsor have an order and pages; closing one leads to the sponsor', async () => {
  const page = await renderPage('/sponsor/5', {
    answers: [
      ...pageAnswers(seller()),
      answer(listProducts, ({ query: { _sort, _order, _page, _limit } }) => {
        const inOrder = _sort === 'credits' && _order === 'ASC' ? caps : caps.toReversed()
        return { list: inOrder.slice(_page * _limit, (_page + 1) * _limit), total: caps.length }
      }),
      answer(getProduct, ({ params }) => caps[params.id - 1]!),
    ],
  })
  const cards = async (count: number) => {
    const main = within(screen.getByRole('main'))
    await waitFor(() => {
      assert.equal(main.getAllByRole('heading', { level: 2 }).length, count)
    })
    return main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  }
  await page.user.click(await screen.findByRole('link', { name: t.all.see(21) }))
  await page.hasAddress('/sponsor/5/products')
  await cards(20)
  assert.ok(!screen.queryByRole('button', { name: t.add }))
  await page.user.selectOptions(screen.getByLabelText(t.sort.label), 'cheapest')
  await page.hasAddress(/sort=cheapest$/)
  await waitFor(async () => assert.equal((await cards(20))[0], 'Cap 1'))
  await page.user.click(screen.getByRole('link', { name: t.pages.older }))
  assert.deepEqual(await cards(1), ['Cap 21'])
  await page.user.click(screen.getByRole('link', { name: 'Cap 21' }))
  const cap = await shown('Cap 21')
  await page.user.click(cap.getByRole('button', { name: shellPhrases.en.close }))
  await page.hasAddress('/sponsor/5')
})

test('the first two pictures are fetched at once, the others as they are reached', async () => {
  const list = caps.slice(0, 3)
  await renderPage('/sponsor/5/products', {
    answers: [...pageAnswers(seller()), answer(listProducts, { list, total: 3 })],
  })
  await screen.findByRole('heading', { level: 2, name: 'Cap 3' })
  const pictures = [...screen.getByRole('main').querySelectorAll('li img')]
  assert.deepEqual(
    pictures.map((picture) => picture.getAttribute('loading')),
    ['eager', 'eager', 'lazy'],
  )
})

test('the page of all products has a way to add one, for its sponsor', async () => {
  const page = await renderPage('/sponsor/5/products', {
    as,
    answers: productAnswers(ownProduct(), ownPage),
  })
  await page.user.click(await screen.findByRole('button', { name: t.add }))
  await shown(t.form.addTitle)
})

test('a product is shared by its own link', async () => {
  const page = await renderPage('/sponsor/product/9', { answers: productAnswers(product()) })
  const cap = await shown('Race cap')
  await page.user.click(cap.getByRole('button', { name: sharePhrases.en.action }))
  const sharing = await shown(t.product.share)
  const address = sharing.getByLabelText<HTMLInputElement>(sharePhrases.en.address)
  assert.equal(address.value, 'http://podium.example/sponsor/product/9')
})

test('an admin recalls a product with a reason, and reads that it is off for good', async () => {
  const offered = product({ abilities: { edit: false, remove: true, recall: true, buy: false } })
  const page = await renderPage('/sponsor/product/9', {
    as: member('ADMIN'),
    answers: [...productAnswers(offered), answer(recallProduct, undefined)],
  })
  await page.user.click(await screen.findByRole('button', { name: t.recall.act }))
  const asking = await shown(t.recall.title)
  asking.getByText(t.recall.text('Race cap'))
  const confirm = () => page.user.click(asking.getByRole('button', { name: t.recall.confirm }))
  await confirm()
  await asking.findByText(wrong.NotBlank())
  assert.equal(page.server.sent(recallProduct).length, 0)
  fill(field('reason'), 'The cap comes off.')
  const recalled = 'The cap comes off.'
  page.server.prepare(
    ...productAnswers({
      ...{ ...offered, active: false, recalled },
      abilities: { ...offered.abilities, recall: false },
    }),
  )
  await confirm()
  await screen.findByText(t.recall.done)
  await screen.findByText(t.product.recalled(recalled))
  assert.equal(screen.queryByRole('button', { name: t.recall.act }), null)
  assert.deepEqual(page.server.sent(recallProduct)[0]?.body, { reason: recalled, ...onTerms })
})

test('a recalled product cannot be made visible again, and its form says why', async () => {
  const recalled = ownProduct({ active: false, recalled: 'The cap comes off.' })
  const page = await renderPage('/sponsor/product/9', {
    as,
    answers: productAnswers(recalled, ownPage),
  })
  await page.user.click(await screen.findByRole('button', { name: t.edit }))
  const form = await shown(t.form.editTitle)
  const visible = form.getByRole<HTMLInputElement>('switch', { name: t.form.active })
  assert.deepEqual([visible.disabled, visible.checked], [true, false])
  form.getByText(t.product.recalled('The cap comes off.'))
})
