import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { QueryObserver } from '@tanstack/react-query'
import { createQueryClient } from './reads.ts'

const queryKey = ['score']

/** A read whose answers are given by hand, in the order in which it was asked. */
function heldRead() {
  const asked: ((score: number) => void)[] = []
  const queryFn = () => new Promise<number>((resolve) => asked.push(resolve))
  return { asked, options: { queryKey, queryFn } }
}

function openClient() {
  return createQueryClient(() => assert.fail('nothing is asked of the server'))
}

test('an answer asked for before something changed is asked for again where it is shown', async () => {
  const queryClient = openClient()
  const { asked, options } = heldRead()
  const observer = new QueryObserver(queryClient, options)
  const shown: (number | undefined)[] = []
  const leave = observer.subscribe(({ data }) => shown.push(data))
  void queryClient.invalidateQueries({ queryKey })
  asked[0]?.(1)
  await queryClient.getQueryCache().find({ queryKey })?.promise
  await new Promise(setImmediate)
  assert.equal(asked.length, 2)
  asked[1]?.(2)
  await new Promise(setImmediate)
  assert.equal(shown.at(-1), 2)
  assert.equal(queryClient.getQueryState(queryKey)?.isInvalidated, false)
  leave()
})

test('an answer fetched ahead before something changed is old to the page that shows it', async () => {
  const queryClient = openClient()
  const { asked, options } = heldRead()
  const ahead = queryClient.prefetchQuery(options)
  await queryClient.invalidateQueries({ queryKey })
  asked[0]?.(1)
  await ahead
  await new Promise(setImmediate)
  assert.deepEqual([asked.length, queryClient.getQueryState(queryKey)?.isInvalidated], [1, true])
})

test('what changes nothing of a coming answer leaves it current', async () => {
  const queryClient = openClient()
  const { asked, options } = heldRead()
  const ahead = queryClient.prefetchQuery(options)
  await queryClient.invalidateQueries({ queryKey: ['another'] })
  asked[0]?.(1)
  await ahead
  await new Promise(setImmediate)
  assert.equal(queryClient.getQueryState(queryKey)?.isInvalidated, false)
})

test('every read is given up once whoever it is for signs out: none asks without what it was given', async () => {
  const sources = new URL('../', import.meta.url)
  const reads: string[] = []
  for (const file of await readdir(sources, { recursive: true })) {
    if (!/(?<!\.test)\.tsx?$/.test(file)) continue
    const text = await readFile(new URL(file, sources), 'utf8')
    reads.push(...[...text.matchAll(/queryFn: .*/g)].map(([line]) => `${file}: ${line}`))
  }
  assert.ok(reads.length > 5)
  assert.deepEqual(
    reads.filter((line) => !/queryFn: (async )?\(\{ client, signal\b/.test(line)),
    [],
  )
})
