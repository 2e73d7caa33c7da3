import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressed, encodingFor } from './compressed.ts'

test('a page is sent in the best encoding its browser takes', () => {
  assert.equal(encodingFor('gzip, deflate, br, zstd'), 'br')
  assert.equal(encodingFor('gzip;q=1.0, br;q=0'), 'gzip')
  assert.equal(encodingFor('BR;q=0.5'), 'br')
  assert.equal(encodingFor('identity'), undefined)
  assert.equal(encodingFor(undefined), undefined)
})

test('a page is compressed once, and says the same as before', async () => {
  const page = { html: 'Olá, Inês! '.repeat(400) }
  const first = compressed(page, 'br')
  assert.equal(compressed(page, 'br'), first)
  assert.equal(brotliDecompressSync(await first).toString(), page.html)
  assert.equal(gunzipSync(await compressed(page, 'gzip')).toString(), page.html)
  assert.notEqual(compressed({ ...page }, 'br'), first)
})
