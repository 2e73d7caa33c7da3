import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { readConfig } from '../../config.ts'
import { createServer, PageReads } from '../http/index.ts'
import { createLog } from '../log.ts'
import { renderRoutes } from './index.ts'

let server: FastifyInstance

before(async () => {
  const config = readConfig({
    ...{ PODIUM_DATA: tmpdir(), PODIUM_SECRET: 's'.repeat(40) },
    PODIUM_NAME: 'Ana & Rui',
  })
  server = await createServer(config, createLog('silent'))
  const nobody = async () => {
    throw new Error('Connection terminated unexpectedly')
  }
  await renderRoutes(server, config, {
    identifyPageViewer: nobody,
    pageReads: new PageReads(),
    findChanges: nobody,
    watch: () => {},
    instead: { render: async () => ({ status: 200, html: 'a page' }) },
  })
})
after(() => server.close())

test('whoever opens a page while the database is away reads so in their language, and is let in by itself', async () => {
  for (const [language, words] of [
    ['pt', 'De momento não conseguimos responder. Tenta de novo daqui a pouco.'],
    ['en', 'We cannot answer just now. Please try again in a moment.'],
  ]) {
    const headers = { 'accept-language': language }
    const answer = await server.inject({ url: '/inicio', headers })
    assert.equal(answer.statusCode, 503)
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8')
    assert.equal(answer.headers['retry-after'], '5')
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.match(answer.body, new RegExp(`<html lang="${language}">`))
    assert.ok(answer.body.includes(words ?? ''))
    assert.match(answer.body, /<h1>Ana &amp; Rui<\/h1>/)
    assert.match(answer.body, /http-equiv="refresh" content="5"/)
  }
})
