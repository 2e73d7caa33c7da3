import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceOf } from './device.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0'

test('a browser is told from the ones it descends from', () => {
  const named = (userAgent: string) => Object.values(deviceOf(userAgent)).join(' · ')
  assert.equal(
    named(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/153.0`),
    'Edge · Windows',
  )
  assert.equal(named(`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`), 'Chrome · Linux')
  assert.equal(
    named(`Mozilla/5.0 (Linux; Android 15) ${chrome} Mobile Safari/537.36`),
    'Chrome · Android',
  )
  assert.equal(
    named(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    ),
    'Safari · iPhone',
  )
  assert.equal(
    named('Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0'),
    'Firefox · macOS',
  )
})

test('a program that is no browser is unknown', () => {
  assert.deepEqual(deviceOf('curl/8.9'), { browser: null, system: null })
  assert.deepEqual(deviceOf(''), { browser: null, system: null })
})
