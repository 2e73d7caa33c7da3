import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'

const folder = new URL('../../', import.meta.url)

async function sources(): Promise<{ file: string; text: string }[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file))
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(new URL(file, folder), 'utf8') })),
  )
}

/** Every part whose file is fetched only where the part is needed, and what fetches it. */
async function lateParts(): Promise<{ by: string | undefined; part: URL; where: string }[]> {
  const found = (await sources())
    // Where a page's file does not come, the navigation has the server open the page.
    .filter(({ file }) => file !== 'app/pageTable.ts' && !file.endsWith('.test.ts'))
    // A drawn cover is decoration: where it does not come, its place stays empty.
    .filter(({ file }) => file !== 'ui/drawn/DrawnCover.tsx')
    .map(({ file, text }) =>
      Array.from(
        text.matchAll(/(?:\b(\w+)\(\s*\(\) =>\s*)?\bimport\(\s*'(\.[^']+\.tsx)'/g),
        ([, by, path = '']) => ({
          by,
          part: new URL(path, new URL(file, folder)),
          where: `${file} fetches ${path} by ${by}`,
        }),
      ),
    )
  return found.flat()
}

test('whatever part is fetched late tells in its place where it does not come', async () => {
  const parts = await lateParts()
  assert.ok(parts.length > 50, `${parts.length} parts`)
  for (const { by, where } of parts) {
    assert.ok(by && ['lazyWithPreload', 'lazyDialog'].includes(by), where)
  }
})

test('a dialog that does not come says so in a dialog', async () => {
  for (const { by, part, where } of await lateParts()) {
    const hasDialog = /<\w*(?:Dialog|Drawer|Sheet)\b/i.test(await readFile(part, 'utf8'))
    const isScreen = part.pathname.endsWith('Screen.tsx')
    if (hasDialog && !isScreen) assert.equal(by, 'lazyDialog', where)
  }
})

test('what stands for a part until its file has come is nothing a person could be typing in', async () => {
  const waiting = (await sources())
    .filter(({ file }) => file.endsWith('.tsx') && !file.endsWith('lazyWithPreload.tsx'))
    .filter(({ text }) => /\blazyWithPreload\(/.test(text))
    .flatMap(({ file, text }) =>
      Array.from(
        text.matchAll(/\bwaiting(?:: | = )(\([^]*?\n\s*\)|.+)/g),
        ([, what]) => `${file}: ${what}`,
      ),
    )
  assert.notEqual(waiting.length, 0)
  assert.deepEqual(
    waiting.filter((one) => !one.includes('<Skeleton ')),
    [],
  )
})

test('React’s own way to fetch parts late, which breaks the page, is used nowhere', async () => {
  for (const { file, text } of await sources()) {
    assert.doesNotMatch(text, /import \{[^}]*\blazy\b[^}]*\} from 'react'|React\.lazy/, file)
  }
})
