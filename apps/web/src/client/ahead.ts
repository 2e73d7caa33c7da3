import {
  hashKey,
  type InferDataFromTag,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

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
  hasKept: boolean
  hasFailed: boolean
}

const lines = new WeakMap<QueryClient, Map<string, Line>>()

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
  const open = lines.get(queryClient) ?? new Map<string, Line>()
  lines.set(queryClient, open)
  const hash = hashKey(queryKey)
  const before = queryClient.getQueryData(queryKey)
  const line = open.get(hash) ?? {
    ...{ before, last: Promise.resolve() },
    ...{ hasKept: false, hasFailed: false },
  }
  open.set(hash, line)
  queryClient.setQueryData(queryKey, show)
  const turn = line.last.then(act)
  const settled = turn.catch(() => undefined)
  line.last = settled
  const isLast = () => line.last === settled
  try {
    const answer = await turn
    line.hasKept = true
    if (told && isLast()) queryClient.setQueryData(queryKey, () => told(answer))
  } catch (error) {
    line.hasFailed = true
    throw error
  } finally {
    if (isLast()) {
      open.delete(hash)
      if (line.hasFailed) takeBack(queryClient, queryKey, line)
    }
  }
}

/** Shows what stood before; where some of the choices were kept, only the server knows what stands now. */
function takeBack(queryClient: QueryClient, queryKey: QueryKey, line: Line): void {
  if (line.hasKept) void queryClient.invalidateQueries({ queryKey })
  else queryClient.setQueryData(queryKey, () => line.before)
}
