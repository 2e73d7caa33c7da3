import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { showAhead } from './ahead.ts'
import { createQueryClient } from './reads.ts'

test('what was asked before a choice and answers after it does not overwrite it', async (context) => {
  const queryClient = createQueryClient(() => assert.fail('nothing is asked of the server'))
  const answer = Promise.withResolvers<{ mail: boolean }>()
  const choiceRead = queryOptions({
    queryKey: ['choice'],
    queryFn: () => answer.promise,
    initialData: { mail: false },
    staleTime: 0,
  })
  // A screen that shows it, and has just asked how it stands.
  context.after(new QueryObserver(queryClient, choiceRead).subscribe(() => undefined))
  assert.equal(queryClient.isFetching(), 1)

  const takeBack = await showAhead(queryClient, choiceRead.queryKey, () => ({ mail: true }))
  answer.resolve({ mail: false })
  await new Promise(setImmediate)
  assert.deepEqual(queryClient.getQueryData(choiceRead.queryKey), { mail: true })

  takeBack()
  assert.deepEqual(queryClient.getQueryData(choiceRead.queryKey), { mail: false })
})

test('whatever takes a choice back has shown it in this way', async () => {
  const folder = new URL('../', import.meta.url)
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.tsx?$/.test(file) || file.startsWith('client')) continue
    const text = await readFile(new URL(file, folder), 'utf8')
    assert.ok(!/setQueryData\([^()]*\b(?:before|previous|old)\b\s*\)/.test(text), file)
  }
})
