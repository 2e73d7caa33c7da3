import { readdirSync, readFileSync } from 'node:fs'
import { expect } from './fixtures.ts'
import { pathsFor, type Viewer } from './routes.ts'
import { test } from './world.ts'

const assets = new URL('../dist/client/assets/', import.meta.url)

/** The class names of a style sheet or of a document's styles. */
function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.(_[\w-]+)/g)].map(([, name]) => name!))
}

/** Every class that some style sheet of ours says something about. */
const known = classesIn(
  readdirSync(assets)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(new URL(file, assets), 'utf8'))
    .join('\n'),
)

const viewers: Viewer[] = ['visitor', 'athlete', 'fan', 'manager', 'sponsor', 'admin']

for (const viewer of viewers) {
  test(`what is drawn for a ${viewer} comes with its styles`, async ({ request, world }) => {
    if (viewer !== 'visitor') {
      const { email, password } = world[viewer]
      const login = await request.post('/api/authentication/login', { data: { email, password } })
      expect(login.status()).toBe(200)
    }
    const everywhere = ['/', '/market', '/rede-podium', '/no/such/page', '/sportest']
    const bare: string[] = []
    for (const path of new Set([...pathsFor(viewer, world), ...everywhere])) {
      const html = await (await request.get(path)).text()
      const [head = '', body = ''] = html.split('<body>')
      const styled = classesIn(head)
      const used = [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '))
      const missing = new Set(used.filter((name) => known.has(name) && !styled.has(name)))
      if (missing.size > 0) bare.push(`${path}: ${[...missing].join(' ')}`)
    }
    expect(bare, 'classes whose styles come later').toEqual([])
  })
}
