import type { Reply, RouteShape } from '@podium/contract/route'
import { browserTransport } from './browser.ts'
import { callThrough, type CallInput, type CallOptions } from './transport.ts'

/**
 * Makes one call of the contract from the browser. Import the route lazily
 * (`const { login } = await import('@podium/contract/identity')`) in whatever loads with the shell or
 * the landing page: contract routes bring zod along.
 *
 * Throws `Refusal` when the server says no and `Unreachable` when it does not answer; shows nothing
 * and leads nowhere by itself.
 */
export function call<R extends RouteShape>(
  route: R,
  ...[input, options]: {} extends CallInput<R>
    ? [input?: CallInput<R>, options?: CallOptions]
    : [input: CallInput<R>, options?: CallOptions]
): Promise<Reply<R>> {
  return callThrough(browserTransport, route, input ?? {}, options)
}
