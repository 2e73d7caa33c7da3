import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCorporateAddress } from './corporate-address.ts'

const corporate = [
  'helena@volta-foods.example',
  'geral@cm-coimbra.pt',
  'x@gmail.com.empresa.pt',
  'x@notgmail.com',
  'x@sapo.pt.example',
  'gmail.com@empresa.pt',
]
for (const address of corporate) {
  test(`${address} belongs to an organisation`, () =>
    assert.equal(isCorporateAddress(address), true))
}

const webmail = [
  'gmail.com',
  'zonmail.pt',
  'megamail.pt',
  'simplelogin.com',
  'sapo.pt',
  'iol.pt',
  'clix.pt',
  'mail.telepac.pt',
  'netcabo.pt',
  'live.com.pt',
  'outlook.pt',
  'hotmail.com',
  'yahoo.es',
  'icloud.com',
  'proton.me',
]
const throwAway = ['mailinator.com', 'guerrillamail.com', 'yopmail.com', '10minutemail.com']
for (const domain of [...webmail, ...throwAway]) {
  test(`${domain} and what is below it belong to nobody's company`, () => {
    for (const address of [
      `x@${domain}`,
      `X@${domain.toUpperCase()}`,
      `x@mail.${domain}`,
      `x@a.b.${domain}`,
    ]) {
      assert.equal(isCorporateAddress(address), false, address)
    }
  })
}
