import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { configurationTable, readmeWithTable } from './configuration-table.ts'

const source = `
  const port = Number(env.PORT ?? 3000)
  const config: Config = {
    production,
    // Where the server listens.
    port,
    host: env.HOST ?? '127.0.0.1',
    // The address people see;
    // links in mails start with it.
    publicUrl: (env.PUBLIC_URL ?? \`http://localhost:\${port}\`).replace(/x/, ''),
    // \`on\` or \`off\`.
    demo: env.DEMO ? env.DEMO === 'on' : false,
    environment: env,
  }
`

test('each comment becomes a row with its variables and their defaults', () => {
  const rows = configurationTable(source).split('\n').slice(2)
  assert.deepEqual(
    rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ),
    [
      ['`PORT` (`3000`), `HOST` (`127.0.0.1`)', 'Where the server listens.'],
      [
        '`PUBLIC_URL` (`http://localhost:PORT`)',
        'The address people see; links in mails start with it.',
      ],
      ['`DEMO`', '`on` or `off`.'],
    ],
  )
})

test('the table of README.md is the one that config.ts tells (npm run docs:configuration)', async () => {
  const { now, wanted } = await readmeWithTable()
  assert.equal(now, wanted)
})

test('every variable that config.ts reads is in the table', async () => {
  const text = await readFile(new URL('../apps/api/src/config.ts', import.meta.url), 'utf8')
  const table = configurationTable(text)
  const names = new Set([...text.matchAll(/\benv\.([A-Z0-9_]+)/g)].map(([, name = '']) => name))
  // NODE_ENV is everybody's; README.md tells about it in words.
  names.delete('NODE_ENV')
  assert.ok(names.size > 10)
  assert.deepEqual(
    [...names].filter((name) => !table.includes(`\`${name}\``)),
    [],
  )
})
