import assert from 'node:assert/strict'
import { test } from 'node:test'
import { senderOf } from './sender.ts'

test('an address of IPv4 is a sender, however it is written', () => {
  for (const given of ['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:cb00:7109'])
    assert.equal(senderOf(given), '203.0.113.9')
})

test('of IPv6 the network of 64 bits is one sender', () => {
  const network = '2001:db8:0:7::/64'
  for (const given of ['2001:db8::7:0:0:0:1', '2001:0DB8:0:7:ffff::', '2001:db8:0:7::'])
    assert.equal(senderOf(given), network)
  assert.equal(senderOf('2001:db8:0:8::1'), '2001:db8:0:8::/64')
  assert.equal(senderOf('::1'), '0:0:0:0::/64')
  assert.equal(senderOf('fe80::1%eth0'), 'fe80:0:0:0::/64')
})

test('what is no address is taken as it is', () => {
  for (const given of ['', 'unknown', '_hidden']) assert.equal(senderOf(given), given)
})
