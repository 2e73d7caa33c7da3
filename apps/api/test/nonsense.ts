import { actingHeader } from '@podium/contract/scopes'
import fc from 'fast-check'

/** What databases and their drivers choke on: beyond 32 bits, beyond 53, and texts that cannot be kept. */
export const indigestible: unknown[] = ['Texto\u0000', 'Texto \ud800', 2 ** 31, 2 ** 53]

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202etxt.exe',
  'ﷺ'.repeat(50),
  'é'.repeat(5000),
  '👩‍👩‍👧‍👦'.repeat(20),
  // Cut at an even place, half a character is left over.
  `x${'🏅'.repeat(400)}`,
  "'; drop table users; --",
  '%00',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'NaN',
  'null',
  'true',
  '1e400',
  '-0',
  '0x10',
  '9'.repeat(400),
  'constructor',
  '__proto__',
  'a@b.co',
  '\r\nSet-Cookie: x=y',
]

const oddNumbers = [
  0,
  -0,
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32 + 1,
  2 ** 53,
  -(2 ** 63),
  1e308,
  1e-308,
]

/** The ends of 32 and of 53 bits, as somebody types them. */
export const longNumbers = [
  '2147483647',
  '2147483648',
  '4294967297',
  '9007199254740993',
  '18446744073709551616',
]

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.constantFrom<unknown>(...oddNumbers),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: { b: {} } }),
  fc.jsonValue({ maxDepth: 4 }),
)

export const oddText = oddValue.map((value) =>
  typeof value === 'string' ? value : JSON.stringify(value),
)

/** As encodeURIComponent, which refuses half a surrogate pair: a hostile client does not. */
export function encode(text: string): string {
  return encodeURIComponent(text.slice(0, 500).toWellFormed())
}

/** The seal of a page's cookie, as long as it must be. */
const seal = 'x'.repeat(43)

export const oddCookies = [
  ...longNumbers.map((number) => `podium_page=${number}.${seal}`),
  `podium_page=1.${seal}`,
  `podium_page=0.${seal}`,
  `podium_page=-1.${seal}`,
  'podium_page=',
  'podium_page=%00.%ff',
  `podium_session=${'s'.repeat(43)}`,
  'podium_preferences=pt.DARK',
  'podium_preferences=xx.yy.zz',
  'podium_device=%E0%A4%A',
  '=; ; a=b=c; __proto__=1; constructor=2',
  `x=${'y'.repeat(4000)}`,
]

/** What a header may say that nobody's browser says. */
const oddHeaders: Record<string, string[]> = {
  cookie: oddCookies,
  'accept-language': ['pt', 'zz;q=9', '*', 'x'.repeat(2000), '-', ','],
  'accept-encoding': ['identity;q=0', '*;q=0', 'br;q=9', 'gzip, br, zstd', 'nonsense'],
  accept: ['*/*', 'image/png;q=zz', ''],
  authorization: ['Bearer', 'Bearer a.b.c', 'Basic YTpi', 'Bearer ' + 'x'.repeat(3000)],
  range: [
    'bytes=0-',
    'bytes=-1',
    'bytes=5-2',
    `bytes=${longNumbers.join('-')}`,
    'bytes=0-1,3-4',
    'x=1',
  ],
  'if-none-match': ['*', 'W/"', '"x"', ','.repeat(500)],
  'if-range': ['"x"', 'Sun'],
  'if-modified-since': ['yesterday', 'Sun, 99 Nov 9999 99:99:99 GMT'],
  'idempotency-key': ['', 'a b', 'k'.repeat(201), 'é', '\u0001'],
  'accept-version': ['1.x', '*'],
  [actingHeader]: ['', '0', '-1', '1.5', 'x', '1, 2', '1', '999999', ...longNumbers],
  origin: ['null', 'https://evil.example', 'https://friend.example', 'x'],
  host: ['', 'evil.example', 'a'.repeat(300), '[::1'],
  'x-forwarded-for': ['1, 2, 3', '::ffff:1.2.3.4', 'x'.repeat(500)],
  'x-http-method-override': ['DELETE', 'PUT'],
  expect: ['100-continue'],
  'content-encoding': ['gzip', 'zstd', 'nonsense'],
}

/** Up to three headers, each of which says something odd. */
export const someOddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .uniqueArray(fc.constantFrom(...Object.keys(oddHeaders)), { maxLength: 3 })
  .chain((names) =>
    fc
      .tuple(...names.map((name) => fc.constantFrom(...(oddHeaders[name] ?? ['']))))
      .map((said) => Object.fromEntries(names.map((name, index) => [name, said[index] ?? '']))),
  )
