import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const source = join(import.meta.dirname, '..')

test('no screen writes the dot between two facts itself: at the end of a line it would be left over', () => {
  const own = globSync('**/*.tsx', { cwd: source })
    .filter((file) => !file.endsWith('ui/surfaces/Facts.tsx'))
    .flatMap((file) =>
      readFileSync(join(source, file), 'utf8')
        .split('\n')
        // The titles of windows break nowhere.
        .filter((line) => / · |'·'/.test(line) && !/\btitle\b/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  assert.deepEqual(own, [], 'These stand in <Facts of={[…]} /> of ui/surfaces.')
})
