import { infiniteQueryOptions } from '@tanstack/react-query'
import { ask, read } from '../../client/index.ts'
import { homeKey } from '../../shared/waiting/waitingRead.ts'

const contract = () => import('@podium/contract/home')

/** Who fits and is not followed yet. */
export const stepsRead = read({
  key: [...homeKey, 'next'],
  route: () => contract().then(({ listNextSteps }) => listNextSteps),
  input: {},
})

/** Lines on a page of the feed. */
export const feedPageSize = 20

/** The feed, page by page from the newest back. */
export const feedRead = infiniteQueryOptions({
  queryKey: [...homeKey, 'feed'],
  queryFn: async ({ client, signal, pageParam }) => {
    const { readFeed } = await import('@podium/contract/feed')
    return ask({ client, signal }, readFeed, {
      query: { before: pageParam, _limit: feedPageSize },
    })
  },
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (lines) => (lines.length === feedPageSize ? lines.at(-1)?.id : undefined),
})
