import assert from 'node:assert/strict'
import { test } from 'node:test'
import { galleryOf } from '@podium/contract/galleries'
import { listProducts } from '@podium/contract/products'
import { profile as profileSchema, profileOf } from '@podium/contract/profiles'
import { memberRoles } from '@podium/contract/roles'
import { listSupportedAthletes } from '@podium/contract/support'
import { answer } from './answers.ts'
import { profile } from './people.ts'
import { renderPage, screen } from './renderPage.ts'

const none = { list: [], total: 0 }

/** What a page tells in other words than it was answered. */
const inOtherWords = ['role', 'sport', 'countryCode', 'name', 'lastName']

/** The fields of a profile that take a text. */
const texts = Object.entries(profileSchema.shape)
  .filter(([name, schema]) => !inOtherWords.includes(name) && schema.safeParse('words').success)
  .map(([name]) => name)

test('every text of a profile is read on the page of some role', async () => {
  assert.ok(texts.includes('biography') && texts.includes('phone'), texts.join())
  const words = (name: string) => `words-of-${name.toLowerCase()}`
  const filled = Object.fromEntries(texts.map((name) => [name, words(name)]))
  const read: string[] = []
  for (const role of memberRoles) {
    const page = profile(role, { ...filled, website: `https://${words('website')}.example` })
    await renderPage(`/${role.toLowerCase()}/${page.id}`, {
      answers: [
        answer(profileOf[role], page),
        answer(galleryOf[role].list, none),
        answer(listSupportedAthletes, none),
        answer(listProducts, none),
      ],
    })
    await screen.findByRole('heading', { level: 1 })
    read.push(document.body.textContent ?? '')
  }
  assert.deepEqual(
    texts.filter((name) => !read.some((page) => page.includes(words(name)))),
    [],
  )
})
