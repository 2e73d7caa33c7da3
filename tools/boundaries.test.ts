import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { glob, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { features, whyForbidden } from './boundaries.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const identity = 'apps/api/src/features/identity/register.ts'

const allowed: [from: string, specifier: string][] = [
  [identity, '../places/index.ts'],
  [identity, './records.ts'],
  [identity, '../../platform/http/index.ts'],
  [identity, '@podium/contract/identity'],
  [identity, '@podium/phrases/identity-mails'],
  ['apps/api/src/app.ts', './features/network/index.ts'],
  ['apps/api/src/features/network/routes.ts', './directory/index.ts'],
  ['apps/api/src/features/network/directory/search-people.ts', './list-records.ts'],
  ['apps/api/src/platform/database/replica.ts', '../refuse.ts'],
  ['apps/api/src/platform/database/index.ts', '../data-folder.ts'],
  ['apps/api/src/platform/database/index.ts', '@podium/embedded-postgres'],
  ['apps/api/src/explain.test.ts', '@podium/embedded-postgres'],
  ['bench/sockets.ts', '@podium/embedded-postgres'],
  ['packages/embedded-postgres/src/start.ts', './home.ts'],
  ['packages/embedded-postgres/src/embedded-postgres.test.ts', 'pg'],
  ['apps/api/src/platform/cache.ts', './clock.ts'],
  ['apps/api/src/platform/live/routes.ts', '../http/index.ts'],
  ['apps/web/src/pages/LandingPage.tsx', '../features/landing/About.tsx'],
  ['apps/web/src/features/landing/About.tsx', '../../ui/actions/Button.tsx'],
  ['apps/web/src/features/landing/About.tsx', '../../shared/language/phrases.ts'],
  ['apps/web/src/shared/forms/Form.tsx', '../../ui/feedback/toasts.ts'],
  ['apps/web/src/app/shell/Footer.tsx', '../../features/legal/LegalLink.tsx'],
  ['packages/contract/src/fields.ts', 'zod'],
  ['packages/contract/src/guessable.ts', '@zxcvbn-ts/core'],
  ['packages/contract/src/fields.ts', './nif.ts'],
  ['packages/contract/src/nif.test.ts', 'stdnum'],
  ['packages/phrases/src/sports.ts', '@podium/contract/sports'],
  ['packages/client/src/client.ts', '@podium/contract/route'],
  ['packages/client/examples/webhook.ts', 'node:http'],
  ['packages/client/examples/webhook.ts', '@podium/client'],
]

for (const [from, specifier] of allowed) {
  test(`${from} may import ${specifier}`, () => {
    assert.equal(whyForbidden(from, specifier), undefined)
  })
}

const forbidden: [from: string, specifier: string, lesson: RegExp][] = [
  [identity, '../profiles/index.ts', /profiles is to its right.*identity\/events\.ts/],
  [identity, '../places/records.ts', /through its door: import from places\/index\.ts/],
  [identity, '../surprises/index.ts', /"surprises" has no place in the list/],
  [identity, '../../../../web/src/shared/navigation/paths.ts', /never import each other/],
  ['apps/api/src/app.ts', './features/network/records.ts', /through its door/],
  ['apps/api/src/app/job-handlers.ts', '../features/network/records.ts', /through its door/],
  [
    'apps/api/src/features/network/routes.ts',
    './directory/list-records.ts',
    /Enter directory through its door: import from network\/directory\/index\.ts/,
  ],
  ['apps/api/src/platform/log.ts', '../features/identity/index.ts', /platform knows no feature/],
  ['apps/api/src/platform/http/serve.ts', '../../app.ts', /platform knows no feature/],
  ['apps/api/src/platform/http/serve.ts', '../../app/context.ts', /platform knows no feature/],
  ['apps/api/src/platform/events.ts', './database/index.ts', /platform may not.*into that room/],
  ['apps/api/src/platform/storage/disk.ts', '../database/index.ts', /keeps bytes under a key/],
  ['apps/api/src/platform/database/forget.ts', '../jobs/index.ts', /passed to create/],
  ['apps/api/src/platform/jobs/failed.ts', '../http/index.ts', /as a job handler/],
  ['apps/api/src/platform/http/serve.ts', '../live/index.ts', /the room above register/],
  ['apps/api/src/platform/live/hub.ts', '../mail/index.ts', /told by tx\.publish/],
  ['apps/api/src/platform/mail/index.ts', '../live/index.ts', /data of a kind of mail/],
  ['apps/api/src/platform/render/index.ts', '../database/index.ts', /pass it a function/],
  ['apps/api/src/platform/media/media-worker.ts', '../render/index.ts', /comes with its job/],
  ['apps/web/src/app/App.tsx', '../../../api/src/config.ts', /never import each other/],
  ['apps/web/src/features/identity/A.tsx', '../legal/LegalLink.tsx', /let a page compose/],
  ['apps/web/src/features/identity/A.tsx', '../../pages/B.tsx', /a feature knows no page/],
  ['apps/web/src/features/identity/A.tsx', '../../app/App.tsx', /a room of src\/shared/],
  ['apps/web/src/pages/B.tsx', '../app/document.ts', /nothing of the frame/],
  ['apps/web/src/shared/forms/Form.tsx', '../../features/legal/LegalLink.tsx', /move it down/],
  ['apps/web/src/shared/language/phrases.ts', '../../app/App.tsx', /move it down/],
  ['apps/web/src/ui/Card.tsx', '../client/index.ts', /may not import src\/client/],
  [
    'apps/web/src/ui/brand/Mark.tsx',
    '../../shared/navigation/paths.ts',
    /no athlete and no credit/,
  ],
  ['apps/web/src/router/Link.tsx', '../client/index.ts', /knows addresses alone/],
  ['apps/web/src/client/call.ts', '../ui/feedback/toasts.ts', /reports and never shows/],
  ['packages/contract/src/fields.ts', '@zxcvbn-ts/core', /zod and nothing else/],
  ['packages/contract/src/fields.ts', 'stdnum', /zod and nothing else/],
  ['packages/contract/src/fields.ts', '@podium/phrases/sports', /zod and nothing else/],
  ['packages/client/src/webhook.ts', 'node:crypto', /runs in Node and in every browser/],
  ['packages/client/src/client.ts', '@podium/phrases/refusals', /imports the contract only/],
  ['packages/phrases/src/shell.ts', 'react', /Phrases import the contract only/],
  [
    'packages/phrases/src/shell.ts',
    '@podium/embedded-postgres',
    /Phrases import the contract only/,
  ],
  [identity, '@podium/embedded-postgres', /Only platform\/database starts.*openDatabase/],
  ['apps/api/src/podium.ts', '@podium/embedded-postgres', /Only platform\/database starts/],
  [
    'packages/embedded-postgres/src/start.ts',
    '../../../apps/api/src/config.ts',
    /knows nothing of Podium.*as an option/,
  ],
  [
    'packages/embedded-postgres/src/embedded-postgres.test.ts',
    '@podium/contract/limits',
    /knows nothing of Podium/,
  ],
]

for (const [from, specifier, lesson] of forbidden) {
  test(`${from} may not import ${specifier}`, () => {
    assert.match(whyForbidden(from, specifier) ?? 'allowed', lesson)
  })
}

test('every feature folder of the API has its place in the list', async () => {
  const folders = await readdir(join(root, 'apps/api/src/features'))
  const known = new Set<string>(features)
  assert.deepEqual(
    folders.filter((folder) => !known.has(folder)),
    [],
  )
})

for (const [place, roof] of [
  ['apps/api/src/platform', undefined],
  ['apps/web/src', 'app'],
] as const) {
  test(`every folder of ${place} has its floor`, async () => {
    const entries = await readdir(join(root, place), { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    const mayImportAnything = folders.filter(
      (name) => whyForbidden(`${place}/${name}/here.ts`, '../no-such-floor/there.ts') === undefined,
    )
    assert.deepEqual(mayImportAnything, roof ? [roof] : [])
  })
}

test('the embedded PostgreSQL does not so much as name us', async () => {
  const named: string[] = []
  for await (const file of glob('packages/embedded-postgres/{README.md,src/*}', { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8')
    if (/podium|DATABASE_URL/i.test(text.replaceAll('@podium/embedded-postgres', ''))) {
      named.push(file)
    }
  }
  assert.deepEqual(named, [])
})

/** Lints one file as if it stood in the project at that path; answers what oxlint prints. */
async function lint(path: string, text: string): Promise<{ code: number; output: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-lint-'))
  try {
    await mkdir(join(folder, dirname(path)), { recursive: true })
    await writeFile(join(folder, path), text)
    return await runLint(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function runLint(cwd: string): Promise<{ code: number; output: string }> {
  const program = join(root, 'node_modules/oxlint/bin/oxlint')
  const given = [program, '-c', join(root, '.oxlintrc.json'), '-f', 'unix']
  return new Promise((resolve) => {
    execFile(process.execPath, given, { cwd }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr })
    })
  })
}

for (const text of [
  `import { network } from '../network/index.ts'\nexport const found = network\n`,
  `export { network } from '../network/index.ts'\n`,
  `export * from '../network/index.ts'\n`,
  `export const network = await import('../network/index.ts')\n`,
  `export type Network = import('../network/index.ts').Network\n`,
]) {
  test(`the linter refuses and teaches: ${text.split('\n')[0]}`, async () => {
    const { code, output } = await lint('apps/api/src/features/places/forbidden.ts', text)
    assert.equal(code, 1, output)
    assert.match(output, /places may import only features to its left/)
    assert.match(output, /podium\(arrows\)/)
  })
}

test('the linter lets a feature import from its left', async () => {
  const text = `import { regionOf } from '../places/index.ts'\nexport const found = regionOf\n`
  const { code, output } = await lint('apps/api/src/features/identity/allowed.ts', text)
  assert.equal(code, 0, output)
})

for (const [what, text] of [
  ['no-explicit-any', 'export const value: any = 1\n'],
  ['no-console', "console.log('here')\nexport {}\n"],
  ['no-process-env', 'export const home = process.env.HOME\n'],
] as const) {
  test(`the linter refuses ${what} in a feature`, async () => {
    const { code, output } = await lint('apps/api/src/features/places/careless.ts', text)
    assert.equal(code, 1, output)
    assert.ok(output.includes(what), output)
  })
}
