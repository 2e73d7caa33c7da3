import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { uploadLimits } from './limits.ts'
import { storageSizes } from './upload-sizes.ts'

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

test('the page of the product tells what one person may bring and keep', async () => {
  const [, rule = ''] = (await read('docs/product.md')).split('### `uploads.budget`')
  const [told = ''] = rule.split('###')
  for (const size of Object.values(storageSizes)) assert.ok(told.includes(size), size)
})

test('no text writes a size down by hand: it changes with the limit', async () => {
  const phrases = join(import.meta.dirname, '../../phrases/src')
  for await (const file of glob('*.ts', { cwd: phrases })) {
    assert.doesNotMatch(await read(`packages/phrases/src/${file}`), /\d ?[KMG]B\b/, file)
  }
})

test('no refusal writes a number of uploads or items down by hand', async () => {
  const refusals = await read('packages/phrases/src/refusals.ts')
  const figures = /\b(?:\d+|three|três) (?:uploads|carregamentos|photos|fotografias)\b/i
  assert.doesNotMatch(refusals, figures)
})
