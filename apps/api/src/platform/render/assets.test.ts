import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import fastify from 'fastify'
import { serveAssets } from './assets.ts'

let client = ''
const server = fastify()
const routes: string[] = []
const files = Array.from({ length: 40 }, (_, at) => `part${at}.js`)

before(async () => {
  client = await mkdtemp(join(tmpdir(), 'podium-assets-'))
  await mkdir(join(client, 'assets'))
  for (const file of files) {
    await writeFile(join(client, 'assets', file), `say('${file}')`)
    await writeFile(join(client, 'assets', `${file}.br`), 'packed')
  }
  await writeFile(join(client, 'robots.txt'), 'Allow: *')
  server.addHook('onRoute', ({ url }) => void routes.push(url))
  server.setNotFoundHandler((_, reply) => reply.code(404).send('a page'))
  await serveAssets(server, client)
  await server.ready()
})
after(async () => {
  await server.close()
  await rm(client, { recursive: true })
})

const ask = async (url: string, encoding = '') => {
  const answer = await server.inject({ url, headers: { 'accept-encoding': encoding } })
  return [answer.statusCode, answer.body, answer.headers['cache-control']]
}

test('what was built is served for good, as its browser takes it, and the rest for an hour', async () => {
  const forever = 'public, max-age=31536000, immutable'
  assert.deepEqual(await ask('/assets/part7.js'), [200, "say('part7.js')", forever])
  assert.deepEqual(await ask('/assets/part7.js', 'br'), [200, 'packed', forever])
  assert.deepEqual(await ask('/robots.txt'), [200, 'Allow: *', 'public, max-age=3600'])
})

test('what was not built is left to the pages', async () => {
  for (const url of ['/assets/none.js', '/', '/none.txt']) {
    assert.deepEqual(await ask(url), [404, 'a page', undefined], url)
  }
  for (const url of ['/assets/', '/assets/..%2frobots.txt']) {
    assert.ok([403, 404].includes(Number((await ask(url))[0])), url)
  }
})

test('the folder of what was built is not read again for each file', async () => {
  await writeFile(join(client, 'assets', 'later.js'), 'say(1)')
  assert.deepEqual(await ask('/assets/later.js'), [404, 'a page', undefined])
  const head = await server.inject({ method: 'HEAD', url: '/assets/part7.js' })
  assert.equal(head.statusCode, 200)
})

test('a built file more is no route more', () => {
  assert.ok(routes.length < 10, `${routes.length} routes for ${files.length} files`)
})
