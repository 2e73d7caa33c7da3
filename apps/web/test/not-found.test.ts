import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@podium/contract/locale'
import { getProduct, getProductSeller } from '@podium/contract/products'
import { getAthlete } from '@podium/contract/profiles'
import { shellPhrases } from '@podium/phrases/shell'
import { answer, refused } from './answers.ts'
import { renderPage, screen, within } from './renderPage.ts'

const nowhere = ['/no/such/page', '/not_found', '/athlete/999999', '/athlete/ines', '/fan/0']

const link = (name: string) => within(screen.getByRole('main')).findByRole('link', { name })

for (const language of languages) {
  const t = shellPhrases[language]

  for (const path of nowhere) {
    test(`nothing is at ${path}, and the ways on are shown in ${language}`, async () => {
      const answers = [answer(getAthlete, refused('userNotFound'))]
      const page = await renderPage(path, { language, answers })
      await screen.findByRole('heading', { level: 1, name: t.pageNotFound.title })
      await page.user.click(await link(t.returnHome))
      await page.hasAddress('/')
    })
  }

  test(`a product that is gone leads to others in ${language}`, async () => {
    const { product } = t.pageNotFound
    const answers = [
      answer(getProduct, refused('entityDoesNotExist')),
      answer(getProductSeller, { seller: null }),
    ]
    await renderPage('/sponsor/product/999999', { language, answers })
    await screen.findByRole('heading', { level: 1, name: product.title })
    assert.equal((await link(product.market)).getAttribute('href'), '/market')
  })
}
