import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query'

interface Choice<Data, Answer> {
  /** What is shown until the server has answered. */
  show: (known: Data | undefined) => Data | undefined
  act: () => Promise<Answer>
  /** How it stands by the answer; as it was shown unless told. */
  told?: (answer: Answer) => Data
}

/** The choices about one thing that are on their way, one after the other. */
interface Line {
  /** What was shown before the first of them. */
  before: unknown
  last: Promise<unknown>
  isKept?: boolean
  hasFailed?: boolean
}

const lines = new Map<string, Line>()

/**
 * Optimistic update: shows what the user chose before the server has kept it, takes it back where the server
 * does not, and throws what went wrong. Choices about one thing are sent one after the other, so that the last
 * one holds, whichever answer is faster. What was asked before a choice would answer how it stood then: that
 * answer is not waited for any more.
 */
export async function chooseAhead<Key extends QueryKey, Answer>(
  queryClient: QueryClient,
  queryKey: Key,
  { show, act, told }: Choice<InferDataFromTag<unknown, Key>, Answer>,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  const key = JSON.stringify(queryKey)
  const before = queryClient.getQueryData(queryKey)
  const line: Line = lines.get(key) ?? { before, last: Promise.resolve() }
  lines.set(key, line)
  queryClient.setQueryData(queryKey, show)
  const turn = line.last.then(act)
  const settled = turn.then(
    () => (line.isKept = true),
    () => (line.hasFailed = true),
  )
  line.last = settled
  await settled
  if (line.last === settled) {
    lines.delete(key)
    // Where some of them were kept, only the server knows what stands now.
    if (line.hasFailed && line.isKept) void queryClient.invalidateQueries({ queryKey })
    else if (line.hasFailed) queryClient.setQueryData(queryKey, () => line.before as typeof before)
    else if (told) queryClient.setQueryData(queryKey, told(await turn))
  }
  await turn
}
