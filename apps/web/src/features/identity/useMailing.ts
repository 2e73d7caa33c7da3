import { useState } from 'react'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
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
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const tell = useRefusals()
  const send = async (): Promise<boolean> => {
    setBusy(true)
    setSent(false)
    try {
      if (what === 'activate') await call(await resendRoute(), { body: { email } })
      else await call(await recoverRoute(), { body: { email, ...carried(returnTo) } })
      setSent(true)
      return true
    } catch (error) {
      await tell(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, isSent, send }
}
