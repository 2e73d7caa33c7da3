import type { QueryClient } from '@tanstack/react-query'
import { createContext, data, type LoaderFunctionArgs } from 'react-router'
import { isMissing } from '../client/index.ts'

/** The cache of reads, for loaders: on the server one per request. */
export const queryClientContext = createContext<QueryClient>()

interface LoaderInput {
  queryClient: QueryClient
  params: LoaderFunctionArgs['params']
  url: URL
}

/**
 * A page's loader: reads what the page shows into the query client, from which its components take
 * it with `useQuery`. What does not exist answers status 404 and shows the not-found screen.
 */
export function loads(prefetch: (input: LoaderInput) => Promise<unknown>) {
  return async ({ context, params, request }: LoaderFunctionArgs) => {
    const queryClient = context.get(queryClientContext)
    try {
      await prefetch({ queryClient, params, url: new URL(request.url) })
      return null
    } catch (error) {
      if (isMissing(error)) return notFound()
      throw error
    }
  }
}

/** What a loader answers when the page does not exist. */
export function notFound() {
  return data(missing, { status: 404 })
}

const missing = { missing: true } as const

/** Whether a loader answered `notFound()`. */
export function isNotFound(loaderData: unknown): boolean {
  return typeof loaderData === 'object' && loaderData !== null && 'missing' in loaderData
}
