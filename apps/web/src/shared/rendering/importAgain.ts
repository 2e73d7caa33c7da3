import { Unreachable } from '../../client/refusal.ts'
import { scriptIn } from './fetchAgain.ts'

/** What came under another address, by the one from which nothing came. */
const came = new Map<string, Promise<object>>()
const failed = new Set<string>()
let tries = 0

/**
 * Told of every script that did not come (`imports.ts`). The first time it only remembers which; whoever then
 * asks for it again, as by pressing “try again”, gets it from an address that the browser does not know yet. All
 * get the same one, so that there is one of what it keeps.
 */
export async function importAgain(failure: unknown): Promise<object> {
  const address = scriptIn(failure)
  if (!address) throw failure
  const known = came.get(address)
  if (known) return known
  if (!failed.has(address)) {
    failed.add(address)
    throw await named(failure, address)
  }
  const coming = import(/* @vite-ignore */ `${address}?again=${(tries += 1)}`) as Promise<object>
  came.set(address, coming)
  try {
    return await coming
  } catch (error) {
    came.delete(address)
    throw await named(error, address)
  }
}

/** Browsers say the same of a connection that is lost and of a script that a server does not have. */
function named(failure: unknown, address: string): Promise<unknown> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => failure,
    () => new Unreachable(String(failure), { cause: failure }),
  )
}
