import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { z } from 'zod'
import {
  checkResidence,
  chosenSport,
  countryCode,
  email,
  fiscalCode,
  givenPassword,
  isPostalCode,
  isTaxNumber,
  newPassword,
  freeTitle,
  givenName,
  optionalName,
  optionalText,
  optionalTitle,
  passwordRules,
  isTooLongAgo,
  pastDay,
  requiredLink,
  requiredName,
  requiredText,
  requiredTitle,
  unlinked,
} from './fields.ts'
import { allRoutes } from './index.ts'
import { violationsOf } from './violations.ts'

/** The kinds of violation of one field; an empty list when the value is right. */
function kindsOf(field: z.ZodType, value: unknown): string[] {
  const result = field.safeParse(value, { reportInput: true })
  if (result.success) return []
  return Object.values(violationsOf(result.error)).flatMap((list) => list.map(({ kind }) => kind))
}

function right(field: z.ZodType, values: unknown[]): void {
  for (const value of values) {
    test(`${JSON.stringify(value)} is right`, () => assert.deepEqual(kindsOf(field, value), []))
  }
}

function refused(field: z.ZodType, kind: string, values: unknown[]): void {
  for (const value of values) {
    test(`${JSON.stringify(value)} is refused: ${kind}`, () => {
      assert.deepEqual(kindsOf(field, value), [kind])
    })
  }
}

describe('a password somebody chooses', () => {
  right(newPassword, [
    'Podium!2026',
    'aB3(aaaa',
    'with Spaces 1!',
    'Olá açaí 7& ñandú',
    'Trailing 1! ',
    ...[...'!@#$%^&*()_+'].map((special) => `aB3aaaaa${special}`),
  ])
  refused(newPassword, 'NotBlank', ['', undefined, null])
  refused(newPassword, 'PasswordStrength', [
    'aB3!aaa',
    'podium!2026',
    'PODIUM!2026',
    'Podium!Podium',
    'Podium2026',
    'Podium-2026',
    'Podium!\u00002026',
    'Podium!\n2026',
    'Podium!\u200b2026',
  ])

  test('may have 8 characters and not 7', () => {
    assert.deepEqual(kindsOf(newPassword, 'aB3!aaaa'), [])
    assert.deepEqual(kindsOf(newPassword, 'aB3!aaa'), ['PasswordStrength'])
  })

  test('may have 100 characters and not 101', () => {
    assert.deepEqual(kindsOf(newPassword, `aB3!${'x'.repeat(96)}`), [])
    assert.deepEqual(kindsOf(newPassword, `aB3!${'x'.repeat(97)}`), ['PasswordStrength'])
  })

  test('is kept as typed, spaces included', () => {
    assert.equal(newPassword.parse(' aB3!aaaa '), ' aB3!aaaa ')
  })

  test('is told part by part for the checklist', () => {
    const holding = (text: string) =>
      passwordRules.filter((rule) => rule.holds(text)).map(({ name }) => name)
    assert.deepEqual(holding(''), [])
    assert.deepEqual(holding('abc'), ['lowerCase'])
    assert.deepEqual(holding('ABC1'), ['upperCase', 'digit'])
    assert.deepEqual(holding('aB3!aaaa'), ['length', 'lowerCase', 'upperCase', 'digit', 'special'])
  })
})

describe('a password somebody proves', () => {
  right(givenPassword, ['x', 'x'.repeat(1000)])
  refused(givenPassword, 'NotBlank', ['', undefined])
  refused(givenPassword, 'Size', ['x'.repeat(1001)])
})

describe('an e-mail address', () => {
  right(email, [
    'ines@podium.example',
    'INES@PODIUM.EXAMPLE',
    "o'neill+sport@club.co.uk",
    'a_b%c-d.e@a-b.example',
    ' ines@podium.example ',
  ])
  refused(email, 'NotBlank', ['', '   ', undefined, null])
  refused(email, 'Pattern', [
    'ines',
    'ines@',
    '@podium.example',
    'ines@podium',
    'ines@podium.e',
    'ines@@podium.example',
    'ines@podium..example',
    'ines@-podium.example',
    'ines@podium-.example',
    'ines podium@podium.example',
    'ines@podium.example\nbcc: x@y.example',
    '"ines"@podium.example',
    'ines@[127.0.0.1]',
    'Inês <ines@podium.example>',
  ])

  // Each looks like ines@podium.example and is another address.
  refused(email, 'Pattern', [
    'inеs@podium.example',
    'ines@pоdium.example',
    'inês@podium.example',
    'ines＠podium.example',
    'ines@podium。example',
    'ines\u200b@podium.example',
    'ınes@podium.example',
  ])

  test('may have 254 characters and not 255', () => {
    const of = (length: number) => `${'x'.repeat(length - 11)}@ab.example`
    assert.equal(of(254).length, 254)
    assert.deepEqual(kindsOf(email, of(254)), [])
    assert.deepEqual(kindsOf(email, of(255)), ['Size'])
  })

  test('loses the spaces around it', () => {
    assert.equal(email.parse(' ines@podium.example '), 'ines@podium.example')
  })
})

describe('texts', () => {
  test('a required text of spaces is blank', () => {
    assert.deepEqual(kindsOf(requiredText(10), '   '), ['NotBlank'])
  })

  test('the limit counts', () => {
    assert.deepEqual(kindsOf(requiredText(3), 'abc'), [])
    assert.deepEqual(kindsOf(requiredText(3), 'abcd'), ['Size'])
    assert.deepEqual(kindsOf(optionalText(3), 'abcd'), ['Size'])
  })

  test('an optional text left out is empty', () => {
    assert.equal(optionalText(3).parse(undefined), '')
  })

  test('NUL is no text', () => {
    assert.deepEqual(kindsOf(requiredText(10), 'a\u0000b'), ['Pattern'])
    assert.deepEqual(kindsOf(optionalText(10), 'a\u0000b'), ['Pattern'])
  })

  test('a text may have lines, a name may not', () => {
    assert.deepEqual(kindsOf(requiredText(10), 'a\nb'), [])
    assert.deepEqual(kindsOf(requiredName(), 'a\nb'), ['Pattern'])
  })
})

describe('a name', () => {
  right(requiredName(), ['Inês', "D'Arc", 'Ana-Sofia Ñ', '李娜', 'x'.repeat(100)])
  refused(requiredName(), 'Pattern', ['<b>Inês</b>', 'Inês\rBcc', 'a\u0085b', 'tab\there'])
  refused(requiredName(), 'Size', ['x'.repeat(101)])
})

describe('what somebody or a club is called', () => {
  const links = [
    'Prize: https://evil.example',
    'WWW.evil.example',
    'a ftp://b',
    'a\u2028b',
    'a\u202eb',
    'a\u2066b',
  ]
  for (const named of [requiredName, optionalName, givenName]) {
    right(unlinked(named()), ['Inês', 'S.L. Benfica', 'Ana: a fan', 'w.w.w'])
    refused(unlinked(named()), 'Pattern', links)
    refused(unlinked(named()), 'Size', ['www.'.repeat(26)])
  }

  test('is no web address in any form that says who somebody is', () => {
    const taken = allRoutes.flatMap(({ name, route: { body } }) => {
      const fields = body ? propertiesOf(body) : {}
      if (!('lastName' in fields || 'clubName' in fields)) return []
      const said = { name: 'www.a.example', lastName: 'http://a', clubName: 'WWW.a' }
      const wrong = body?.safeParse(said).error?.issues.map(({ path }) => path.join('.')) ?? []
      return Object.keys(said).flatMap((field) =>
        field in fields && !wrong.includes(field) ? `${name} takes ${field}` : [],
      )
    })
    assert.deepEqual(taken, [])
  })
})

test('what somebody or something is called is one line, read as it is written, in every form', () => {
  const names = ['name', 'lastName', 'clubName', 'legalName', 'organisation', 'title']
  const taken = allRoutes.flatMap(({ name, route: { body } }) => {
    const fields = Object.keys(body ? propertiesOf(body) : {})
    return [...names, 'competition', 'place'].flatMap((field) => {
      if (!fields.includes(field)) return []
      const isRefused = (text: string) =>
        body?.safeParse({ [field]: text }).error?.issues.some(({ path }) => path[0] === field)
      const odd = ['a\nb', 'a\rb', 'a\u0007b', 'a\u2028b', 'a\u202eb', 'a\u2067b']
      return odd.filter((text) => !isRefused(text)).map((text) => [name, field, text])
    })
  })
  assert.deepEqual(taken, [])
})

describe('what a thing is called', () => {
  right(requiredTitle(20), ['Nacional <73 kg', 'Taça & Final'])
  right(freeTitle(20), [undefined, null, '', 'Taça'])
  refused(freeTitle(4), 'Size', ['Taça!'])
  refused(optionalTitle(20), 'Pattern', ['Leiria\nBcc'])
})

function propertiesOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}
}

describe('a country', () => {
  right(countryCode, ['PT', 'es'])
  refused(countryCode, 'Pattern', ['', 'P', 'PRT', 'P1', 'ÉS'])
})

describe('a postal code', () => {
  const cases: [country: string, code: string, form: boolean][] = [
    ['PT', '3000-456', true],
    ['PT', '3000456', false],
    ['PT', '3000 456', false],
    ['PT', '300-4567', false],
    ['PT', '3000-45', false],
    ['PT', '3000-456 ', false],
    ['PT', '３000-456', false],
    ['ES', '01001', true],
    ['ES', '28013', true],
    ['ES', '52006', true],
    ['ES', '00123', false],
    ['ES', '53000', false],
    ['ES', '99999', false],
    ['ES', '2801', false],
    ['ES', '280133', false],
    ['FR', '75008', true],
    ['GB', 'SW1A 1AA', true],
  ]
  for (const [country, code, form] of cases) {
    test(`${code} ${form ? 'has' : 'has not'} the form of ${country}`, () => {
      assert.equal(isPostalCode(country, code), form)
    })
  }
})

describe('a tax number', () => {
  test('is kept without spaces, dots and dashes, in capitals', () => {
    assert.equal(fiscalCode.parse(' 123 456-789 '), '123456789')
    assert.equal(fiscalCode.parse('b.1234.5678'), 'B12345678')
  })

  test('may have 20 characters and not 21', () => {
    assert.deepEqual(kindsOf(fiscalCode, 'A'.repeat(20)), [])
    assert.deepEqual(kindsOf(fiscalCode, 'A'.repeat(21)), ['Size'])
  })

  test('has capitals and digits', () => {
    assert.equal(isTaxNumber('B12345678'), true)
    for (const text of ['', 'b1', 'B/1', 'É1', 'A'.repeat(21)])
      assert.equal(isTaxNumber(text), false)
  })
})

describe('what the country asks of postal code and tax number', () => {
  const reports = (value: Parameters<typeof checkResidence>[0]) => {
    const found: string[] = []
    checkResidence(value, (path, kind) => found.push(`${path} ${kind}`))
    return found
  }

  test('Portugal checks both', () => {
    const residence = { countryCode: 'PT', postalCode: '3000', fiscalCode: '123456780' }
    assert.deepEqual(reports(residence), ['postalCode Pattern', 'fiscalCode InvalidNif'])
  })

  test('a right Portuguese residence is right', () => {
    const residence = { countryCode: 'PT', postalCode: '3000-456', fiscalCode: '123456789' }
    assert.deepEqual(reports(residence), [])
  })

  test('elsewhere the general form counts', () => {
    const french = { countryCode: 'FR', postalCode: '75008', fiscalCode: '123456780' }
    assert.deepEqual(reports(french), [])
    assert.deepEqual(reports({ ...french, fiscalCode: 'a/b' }), ['fiscalCode Pattern'])
  })

  test('empty fields are left to their own rules', () => {
    assert.deepEqual(reports({ countryCode: 'PT', postalCode: '', fiscalCode: '' }), [])
    assert.deepEqual(reports({}), [])
  })
})

describe('a chosen sport', () => {
  right(chosenSport, ['JUDO', 'TAEKOWONDO', 'PARALYMPIC_JUDO'])
  refused(chosenSport, 'NotBlank', [''])
  refused(chosenSport, 'Pattern', ['NA', 'judo', 'CHESS', '__proto__'])
})

describe('a link', () => {
  right(requiredLink, ['https://volta-foods.example', 'volta-foods.example', 'http://a.pt/?q=1#x'])
  right(requiredLink, ['https://xn--caf-dma.example', 'www.a.xn--p1ai'])
  refused(requiredLink, 'NotBlank', ['', '  '])
  refused(requiredLink, 'Pattern', [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'https://podium@evil.example',
    '912345678',
    '127.0.0.1',
    'http://[::1]/',
    'localhost',
    'two words.example',
  ])
})

describe('a day', () => {
  right(pastDay, ['2001-05-17', '17-05-2001', '29-02-2000', '0001-01-01'])
  refused(pastDay, 'NotBlank', [''])
  refused(pastDay, 'Pattern', ['29-02-2001', '31-04-2000', '17/05/2001', '5-17-2001', '2999-01-01'])
  test('is too long ago from the day on that lies more than 500 years back', () => {
    const now = new Date('2026-11-21T12:00:00Z')
    assert.equal(isTooLongAgo('1526-11-20', now), true)
    assert.equal(isTooLongAgo('1526-11-21', now), false)
  })
  test('is kept in ISO form', () => assert.equal(pastDay.parse('17-05-2001'), '2001-05-17'))
})
