import type { Reply, RouteShape } from '@podium/contract/route'
import {
  type DehydratedState,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  notifyManager,
  type Query,
  type QueryFunctionContext,
  queryOptions,
  QueryClient,
} from '@tanstack/react-query'
import { Refusal } from './refusal.ts'
import { session } from './session.ts'
import { callThrough, type CallInput, type Transport } from './transport.ts'

// A choice that is shown before it is kept would else jump back until the next turn of the clock.
notifyManager.setScheduler(queueMicrotask)

const transports = new WeakMap<QueryClient, Transport>()

/**
 * React Query takes a first answer as current that was asked for before something changed and came after
 * it. Here it is asked for again.
 */
class CurrentQueryClient extends QueryClient {
  override invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    const coming = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
    for (const query of coming) {
      // What is shown with an older answer is asked for anew at once.
      if (query.state.data !== undefined && query.isActive()) continue
      const again = () => super.invalidateQueries({ queryKey: query.queryKey, exact: true })
      query.promise?.then(again, () => undefined)
    }
    return super.invalidateQueries(filters, options)
  }
}

/** A cache of reads whose queries go through `transport`: one per page in the browser, one per request on the server. */
export function createQueryClient(transport: Transport): QueryClient {
  const queryClient = new CurrentQueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: shouldRetry, refetchOnWindowFocus: false },
    },
  })
  transports.set(queryClient, transport)
  return queryClient
}

/**
 * Puts in what the server has read for the first page. React Query's `hydrate` would also wait for what is
 * still coming and merge with what is there; here all has come, and nothing is there.
 */
export function takeReads(queryClient: QueryClient, { queries }: DehydratedState): void {
  const cache = queryClient.getQueryCache()
  for (const { queryKey, queryHash, meta, queryType, state } of queries) {
    const options = { queryKey, queryHash, _type: queryType, ...(meta && { meta }) }
    cache.build(queryClient, options, { ...state, fetchStatus: 'idle' })
  }
}

/** The reads whose answer depends on who asks. */
export const privateReads = {
  predicate: ({ meta }: Query) => meta?.sameForEveryone !== true,
}

/**
 * Gives up what is still being read for a user who signs out: the server could answer the sign-out first and
 * refuse the rest. Answers the function that ends it.
 */
export function giveUpOnLeaving(queryClient: QueryClient): () => void {
  return session.subscribe(() => {
    if (session.isLeaving()) void queryClient.cancelQueries(privateReads)
  })
}

/** A stumble is tried once more; what the server refuses it refuses again. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && !(error instanceof Refusal && error.status < 500)
}

interface Read<R extends RouteShape> {
  key: readonly unknown[]
  /** The route, loaded when first needed: contract routes bring zod along. */
  route: () => Promise<R>
  input: CallInput<R>
  /** The answer does not depend on who asks, so that it outlives signing in and out. */
  sameForEveryone?: boolean
  /** What else is said with the call. */
  headers?: Record<string, string> | undefined
}

/**
 * React Query options for a read of the contract. The same options serve a page's loader
 * (`queryClient.ensureQueryData`, on the server too) and its components (`useQuery`).
 */
export function read<R extends RouteShape>({ key, route, input, ...how }: Read<R>) {
  const { sameForEveryone, headers } = how
  return queryOptions({
    queryKey: key,
    queryFn: async ({ client, signal }): Promise<Reply<R>> =>
      ask({ client, signal }, await route(), input, headers),
    meta: { sameForEveryone: sameForEveryone ?? false },
  })
}

/** What React Query gives a read to ask with: its cache, and when it is given up. */
export type Asking = Pick<QueryFunctionContext, 'client' | 'signal'>

/** Makes one call of a read that `read` does not make by itself: it is given up with the read. */
export async function ask<R extends RouteShape>(
  { client, signal }: Asking,
  route: R,
  input: CallInput<R>,
  headers?: Record<string, string>,
): Promise<Reply<R>> {
  // A page opened ahead, or about to go, may still want what takes a session.
  if (session.isTooLate(route)) throw new Refusal(401, {})
  session.standIn()?.guard(route)
  return callThrough(transportOf(client), route, input, { signal, headers })
}

function transportOf(client: QueryClient): Transport {
  const transport = transports.get(client)
  if (!transport) throw new Error('Make the query client with createQueryClient.')
  return transport
}
