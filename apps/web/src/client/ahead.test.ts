import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { chooseAhead } from './ahead.ts'
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

  const kept = Promise.withResolvers<void>()
  const chosen = chooseAhead(queryClient, choiceRead.queryKey, {
    show: () => ({ mail: true }),
    act: () => kept.promise,
  })
  await new Promise(setImmediate)
  answer.resolve({ mail: false })
  await new Promise(setImmediate)
  assert.deepEqual(queryClient.getQueryData(choiceRead.queryKey), { mail: true })

  kept.reject(new Error('no'))
  await assert.rejects(chosen, { message: 'no' })
  assert.deepEqual(queryClient.getQueryData(choiceRead.queryKey), { mail: false })
})

test('of two choices the later one is sent once the earlier has its answer, and holds', async () => {
  const { choose, shown, sent } = openChoices()
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const [first, second] = [choose('on', answers[0]!.promise), choose('off', answers[1]!.promise)]
  await new Promise(setImmediate)
  assert.deepEqual([shown(), sent], ['off', ['on']])
  answers[0]!.resolve('on')
  await first
  await new Promise(setImmediate)
  assert.deepEqual([shown(), sent], ['off', ['on', 'off']])
  answers[1]!.resolve('off, says the server')
  await second
  assert.equal(shown(), 'off, says the server')
})

test('where none of several choices is kept, what stood before them is there again', async () => {
  const { choose, shown } = openChoices()
  const both = [
    choose('on', Promise.reject(new Error())),
    choose('off', Promise.reject(new Error())),
  ]
  await Promise.allSettled(both)
  assert.equal(shown(), 'as it was')
})

test('where one of several choices is kept and the last is not, the server is asked', async () => {
  const { choose, shown } = openChoices()
  const both = [choose('on', Promise.resolve('on')), choose('off', Promise.reject(new Error()))]
  await Promise.allSettled(both)
  await new Promise(setImmediate)
  assert.equal(shown(), 'as the server has it')
})

/** A screen shows one thing that can be chosen; the server has it otherwise by now. */
function openChoices() {
  const queryClient = createQueryClient(() => assert.fail('nothing is told'))
  const read = queryOptions({
    queryKey: ['choice'],
    queryFn: () => Promise.resolve('as the server has it'),
    initialData: 'as it was',
    staleTime: Infinity,
  })
  after(new QueryObserver(queryClient, read).subscribe(() => undefined))
  const sent: string[] = []
  const choose = (what: string, answer: Promise<string>) =>
    chooseAhead(queryClient, read.queryKey, {
      show: () => what,
      act: () => {
        sent.push(what)
        return answer
      },
      told: (now) => now,
    })
  return { choose, sent, shown: () => queryClient.getQueryData(read.queryKey) }
}

test('whatever takes a choice back has shown it in this way', async () => {
  const folder = new URL('../', import.meta.url)
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.tsx?$/.test(file) || file.startsWith('client')) continue
    const text = await readFile(new URL(file, folder), 'utf8')
    assert.ok(!/setQueryData\([^()]*\b(?:before|previous|old)\b\s*\)/.test(text), file)
  }
})
