import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encodingFor, pack } from './compressed.ts'

test('a page is sent in the best encoding its browser takes', () => {
  assert.equal(encodingFor('gzip, deflate, br, zstd'), 'br')
  assert.equal(encodingFor('gzip;q=1.0, br;q=0'), 'gzip')
  assert.equal(encodingFor('BR;q=0.5'), 'br')
  assert.equal(encodingFor('identity'), 'identity')
  assert.equal(encodingFor(undefined), 'identity')
})

test('a page says the same however it is packed, and is known by what is sent', async () => {
  const html = 'Olá, Inês! '.repeat(400)
  const [brotli, gzipped, plain] = [
    await pack(html, 'br'),
    await pack(html, 'gzip'),
    await pack(html, 'identity'),
  ]
  assert.equal(brotliDecompressSync(brotli.text).toString(), html)
  assert.equal(gunzipSync(gzipped.text).toString(), html)
  assert.equal(plain.text.toString(), html)
  assert.equal(new Set([brotli, gzipped, plain].map(({ etag }) => etag)).size, 3)
  assert.equal((await pack(html, 'br')).etag, brotli.etag)
})
