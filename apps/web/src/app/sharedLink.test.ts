import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PublicConfig } from '../shared/config/publicConfig.tsx'
import { whereShared } from './sharedLink.ts'

const config = { publicUrl: 'https://podium.example', slug: 'podium' } as PublicConfig
const shared = (given: Record<string, string>) => whereShared(new URLSearchParams(given), config)

test('a shared link of ours opens its page, wherever the other app put it', () => {
  assert.equal(shared({ url: 'https://podium.example/athlete/3?lang=pt' }), '/athlete/3?lang=pt')
  assert.equal(shared({ text: 'See her: https://podium.example/athlete/3' }), '/athlete/3')
  assert.equal(shared({ text: 'Já viste (https://podium.example/athlete/3)?' }), '/athlete/3')
  assert.equal(shared({ text: 'https://podium.example/athlete/3. Vale a pena.' }), '/athlete/3')
  assert.equal(shared({ url: 'https://podium.example' }), '/')
})

test('any other text is searched for in the network, without its links', () => {
  assert.equal(
    shared({ text: 'Inês  Carvalho https://news.example/1' }),
    '/rede-podium/In%C3%AAs%20Carvalho',
  )
  assert.equal(shared({ title: 'Inês', url: 'https://news.example/1' }), '/rede-podium/In%C3%AAs')
  assert.equal(shared({}), '/rede-podium')
})

test('a link never leads to another site', () => {
  assert.equal(shared({ url: 'https://podium.example//evil.example' }), '/')
  assert.equal(shared({ url: 'https://podium.example.evil.example/x' }), '/rede-podium')
})
