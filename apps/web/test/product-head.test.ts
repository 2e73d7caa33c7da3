import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headTags, type HeadContext } from '../src/shared/navigation/head.ts'
import { productHead } from '../src/features/products/productHead.ts'
import { product } from './goods.ts'

/** What a product's head says to search engines: whether it may be kept, its address, and its facts. */
function saidOf(noindex: boolean) {
  const context = {
    language: 'en',
    config: { productName: 'Podium', publicUrl: 'https://podium.example' },
    params: { productId: '9' },
    search: '',
    queryClient: { getQueryData: () => product({ noindex }) },
  } as unknown as HeadContext
  const tags = headTags(productHead(context), context)
  return {
    isKept: !tags.some(({ attributes }) => attributes.content === 'noindex'),
    hasAddress: tags.some(({ attributes }) => attributes.rel === 'canonical'),
    hasFacts: tags.some(({ attributes }) => attributes.type === 'application/ld+json'),
  }
}

test('search engines are asked not to keep a product that the product does not show of itself', () => {
  assert.deepEqual(saidOf(false), { isKept: true, hasAddress: true, hasFacts: true })
  assert.deepEqual(saidOf(true), { isKept: false, hasAddress: false, hasFacts: false })
})
