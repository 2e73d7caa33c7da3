import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { oldWords, oldWordsIn } from './words.ts'
import { root } from './run.ts'

const places = ['apps', 'packages', 'tools', 'bench', 'faults'].map(
  (place) => `${place}/**/*.{ts,tsx}`,
)
const elsewhere = (path: string) => /(?:^|[\\/])(?:node_modules|dist)(?:[\\/]|$)/.test(path)

test('no word is in the code that was given up for one of the field', async () => {
  const found: string[] = []
  for await (const file of glob(places, { cwd: root, exclude: elsewhere })) {
    if (file.startsWith('tools/words')) continue
    const lines = (await readFile(join(root, file), 'utf8')).split('\n')
    for (const [at, line] of lines.entries()) {
      for (const { old, now } of oldWordsIn(line, file)) {
        found.push(`${file}:${at + 1}: "${old}" is "${now}" now`)
      }
    }
  }
  assert.deepEqual(found, [])
})

for (const { old } of oldWords) {
  test(`"${old}" is found in code, and left alone in prose and in longer names`, () => {
    assert.equal(oldWordsIn(`const x = ${old}(1)`, 'a.ts')[0]?.old, old)
    const fine = [`// ${old} as a word`, ` * ${old}`, `say('${old}')`, `const my${old}s = 1`]
    for (const line of fine) assert.deepEqual(oldWordsIn(line, 'a.ts'), [], line)
  })
}
