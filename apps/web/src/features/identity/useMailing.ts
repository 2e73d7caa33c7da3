import { useState } from 'react'
import { useAct } from '../../shared/forms/useAct.ts'
import { call } from '../../client/index.ts'
import { carried } from './afterSignIn.ts'
import { recoverRoute, resendRoute } from './routes.ts'

interface Asked {
  email: string
  /** Where the link leads on to. */
  returnTo?: string | undefined
}

/**
 * Has a link mailed to an address that is known already: for another password, or to confirm it. `send`
 * answers whether that was taken.
 */
export function useMailing(what: 'recover' | 'activate', { email, returnTo }: Asked) {
  const [isSent, setSent] = useState(false)
  const { isBusy, attempt: send } = useAct(async () => {
    setSent(false)
    if (what === 'activate') await call(await resendRoute(), { body: { email } })
    else await call(await recoverRoute(), { body: { email, ...carried(returnTo) } })
    setSent(true)
  })
  return { isBusy, isSent, send }
}
