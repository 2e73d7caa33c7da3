import assert from 'node:assert/strict'
import { test } from 'node:test'
import { domainOf, judge } from './corporate-address.ts'

const isCorporateAddress = (address: string) => judge(domainOf(address), new Map())

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

test('the nearest word counts: an admin’s where there is one, else the list’s', () => {
  const verdicts = new Map([
    ['nos.pt', 'ALLOWED'],
    ['telepac.pt', 'ALLOWED'],
    ['com.br', 'ALLOWED'],
    ['firma.example', 'BLOCKED'],
    ['lisboa.firma.example', 'ALLOWED'],
  ] as const)
  const domains = {
    'nos.pt': true,
    'vendas.nos.pt': true,
    'notnos.pt': true,
    // On the list itself, and nearer than the word above it.
    'mail.telepac.pt': false,
    'hotmail.com.br': false,
    'empresa.com.br': true,
    'firma.example': false,
    'porto.firma.example': false,
    'lisboa.firma.example': true,
    'a.lisboa.firma.example': true,
  }
  for (const [domain, accepted] of Object.entries(domains)) {
    assert.equal(judge(domain, verdicts), accepted, domain)
  }
})
