import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { uploadLimits } from './limits.ts'

const read = (path: string) => readFile(join(import.meta.dirname, '../../..', path), 'utf8')

test('the proxy of the example lets the largest upload through', async () => {
  const [, most] = /client_max_body_size (\d+)m;/.exec(await read('ops/nginx.conf')) ?? []
  // A megabyte of the proxy is 1,048,576 bytes; the envelope of a form needs some hundreds.
  assert.ok(Number(most) * 2 ** 20 >= uploadLimits.galleryVideo + 2 ** 20, `${most} MB`)
})

test('the page of the product tells the limits', async () => {
  const [, rule = ''] = (await read('docs/product.md')).split('### `uploads.rules`')
  const [told = ''] = rule.split('###')
  for (const bytes of Object.values(uploadLimits)) {
    const sizes = [`${bytes / 1_000_000} MB`, `${bytes.toLocaleString('en')} bytes`]
    assert.ok(
      sizes.some((size) => told.includes(size)),
      sizes.join(' or '),
    )
  }
})
