import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headTags, type HeadContext } from '../src/shared/navigation/head.ts'
import { profileHandle } from '../src/features/profiles/profileHead.ts'

const profile = {
  id: 7,
  role: 'ATHLETE',
  name: 'Inês',
  lastName: 'Carvalho',
  phrase: 'Duas voltas',
  avatar: { main: null },
}

function tagsOf(shown: object) {
  const context = {
    language: 'en',
    config: { productName: 'Podium', publicUrl: 'https://podium.example' },
    params: { id: '7' },
    search: '',
    queryClient: { getQueryData: () => ({ ...profile, ...shown }) },
  } as unknown as HeadContext
  return headTags(profileHandle('ATHLETE').head(context), context)
}

/** The links of a page's head that name what it is elsewhere. */
function linksOf(shown: object): string[] {
  return tagsOf(shown)
    .map(({ attributes }) => attributes)
    .filter(({ type }) => type?.startsWith('application/') && type !== 'application/ld+json')
    .map(({ href = '' }) => href)
}

test('a page names its card for other sites and its feed, one that is not for search engines neither', () => {
  const card = 'https://podium.example/api/oembed?format=json&url='
  assert.deepEqual(linksOf({ noindex: false }), [
    `${card}${encodeURIComponent('https://podium.example/athlete/7')}`,
    'https://podium.example/api/athletes/7/updates.atom',
  ])
  assert.deepEqual(linksOf({ noindex: true }), [])
})

test('search engines are told whole addresses, of the picture too', () => {
  const avatar = { main: '/files/3/avatar-512.webp' }
  const { text = '' } = tagsOf({ noindex: false, avatar }).find(({ tag }) => tag === 'script') ?? {}
  const { url, image } = JSON.parse(text) as Record<string, string>
  assert.deepEqual(
    [url, image],
    ['https://podium.example/athlete/7', 'https://podium.example/files/3/avatar-512.webp'],
  )
})
