import { footerPhrases } from '@podium/phrases/footer'
import { profilesPhrases } from '@podium/phrases/profiles'
import { expect, test } from './fixtures.ts'
import type { MemberRole, Person } from './people.ts'

// What robots read of a page: its HTML as the server sends it, without any script.

interface Robot {
  get: (path: string) => Promise<{ status: () => number; text: () => Promise<string> }>
}

async function headOf(robot: Robot, path: string): Promise<string> {
  const html = await (await robot.get(path)).text()
  return html.slice(0, html.indexOf('</head>'))
}

/** The tags whose attributes hold a text. */
function tagsWith(head: string, part: string): string[] {
  return [...head.matchAll(/<(?:meta|link)[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(part))
}

function dataOf(head: string): Record<string, unknown> {
  const [, json = '{}'] = /<script[^>]*ld\+json[^>]*>(.*?)<\/script>/s.exec(head) ?? []
  return JSON.parse(json) as Record<string, unknown>
}

const pathOf = ({ role, id }: Person) => `/${role.toLowerCase()}/${id}`

const found: MemberRole[] = ['ATHLETE', 'MANAGER', 'SPONSOR']

for (const role of found) {
  test(`search engines know the page of a ${role} by one address, in both languages`, async ({
    people,
    request,
  }) => {
    const person = await people.createPublicMember(role, { name: 'Zulmira' })
    const path = pathOf(person)
    const head = await headOf(request, path)
    expect(tagsWith(head, 'rel="canonical"')).toEqual([
      expect.stringMatching(new RegExp(`href="https?://[^"?]+${path}"`)),
    ])
    for (const [language, suffix] of Object.entries({
      en: '?lang=en',
      pt: '?lang=pt',
      'x-default': '',
    })) {
      const [tag, ...more] = tagsWith(head, `hreflang="${language}"`)
      expect(more).toEqual([])
      expect(tag).toContain(`${path}${suffix}"`)
    }
    expect(tagsWith(head, 'noindex')).toEqual([])
    const data = dataOf(head)
    expect(data['@context']).toBe('https://schema.org')
    expect(data['@type']).toBe(role === 'SPONSOR' ? 'Organization' : 'Person')
    expect(data.name).toContain('Zulmira')
    expect(String(data.url)).toContain(path)
  })
}

test('an address in a language is that of itself, and written in it', async ({
  people,
  request,
}) => {
  const person = await people.createPublicMember('ATHLETE')
  const head = await headOf(request, `${pathOf(person)}?lang=pt`)
  expect(tagsWith(head, 'rel="canonical"').join()).toContain(`${pathOf(person)}?lang=pt"`)
  expect(head).toContain(profilesPhrases.pt.roles.ATHLETE)
  const { privacy } = footerPhrases.pt.legal
  expect(await headOf(request, '/?lang=pt&legal=privacy')).toContain(`<title data-head>${privacy}`)
})

test('a fan is not for search engines, and a hidden page is not there', async ({
  people,
  request,
}) => {
  const fan = await people.createPublicMember('FAN')
  const head = await headOf(request, pathOf(fan))
  expect(tagsWith(head, 'noindex')).toHaveLength(1)
  expect(tagsWith(head, 'canonical')).toEqual([])
  expect(tagsWith(head, 'hreflang')).toEqual([])

  const hidden = await people.createMember('ATHLETE', { name: 'Escondidíssima' })
  const answer = await request.get(pathOf(hidden))
  expect(answer.status()).toBe(404)
  const html = await answer.text()
  expect(html).not.toContain('Escondidíssima')
  expect(tagsWith(html, 'noindex')).toHaveLength(1)
})

test('a shared link shows the card of the page, and a shared score that of the score', async ({
  people,
  request,
}) => {
  const person = await people.createPublicMember('ATHLETE')
  for (const [path, card] of [
    [pathOf(person), `/files/card/athlete/${person.id}.png`],
    ['/sportest?score=8', '/files/card/sportest/8.png'],
    ['/sportest?test=fan&score=8', '/files/card/sportest/fan-8.png'],
  ] as const) {
    const head = await headOf(request, path)
    const [image = ''] = tagsWith(head, 'og:image')
    expect(image).toContain(`${card}?lang=`)
    expect(tagsWith(head, 'og:url').join()).toContain(`${path.replace('&', '&amp;')}"`)
    const shown = await request.get(`${card}?lang=en`)
    expect(shown.headers()['content-type']).toBe('image/png')
  }
})
