import { pages } from '@podium/contract/paths'
import { expect, test } from './fixtures.ts'

/** What may stand where an address names something. */
const oddParts = [
  'ines',
  '0',
  '-1',
  '1e9',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '1.5',
  '%00',
  'a%00b',
  '%F0%9D%86%BA%F0%9D%85%A5%F0%9D%85%AE',
  '%E0%A4%A',
  '%F0%9F%8F%86',
  '..%2F..%2Fetc',
  "';--",
  'a'.repeat(300),
]

/** What may stand behind it. */
const oddQueries = [
  '_page=-1&_limit=1e9&page=-1&sort=zzz&order=up',
  'id=%27%3B--&pack=-50&support=1e9&tab=zzz&legal=zzz',
  'q=%25_%22&type=NOBODY&sport=CHESS&hiddenProfile=perhaps',
  'lang=xx&returnTo=%2F%2Felsewhere.example&text=%E0%A4%A',
]

const patternList = Object.values(pages).map(({ pattern }) => pattern.replace(':slug', 'podium'))

function addresses(): string[] {
  const named = patternList.flatMap((pattern) =>
    oddParts.map((part) => pattern.replaceAll(/:\w+\??/g, part)),
  )
  const plain = patternList.map((pattern) =>
    pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1'),
  )
  const asked = plain.flatMap((path) => oddQueries.map((query) => `${path}?${query}`))
  return [...new Set([...named, ...asked])]
}

// An address that throws must not end the server for everybody else, nor be a fault of ours.
for (const viewer of ['a visitor', 'an athlete', 'an admin'] as const) {
  test(`whatever stands in the address of a page, ${viewer} gets an answer`, async ({
    request,
    people,
  }) => {
    if (viewer !== 'a visitor') {
      const { email, password } =
        viewer === 'an admin' ? people.admin : await people.createPublicMember('ATHLETE')
      const login = await request.post('/api/authentication/login', { data: { email, password } })
      expect(login.status()).toBe(200)
    }
    const faults: string[] = []
    for (const address of addresses()) {
      const answer = await request.get(address, { maxRedirects: 0 })
      const isPage = answer.status() === 302 || (await answer.text()).includes('<main')
      if (answer.status() >= 500 || !isPage) faults.push(`${answer.status()} ${address}`)
    }
    expect(faults).toEqual([])
    expect((await request.get('/api/health/ready')).status()).toBe(200)
  })
}
