import { useState } from 'react'
import type { SandboxOutcome } from '@podium/contract/payments'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { call } from '../../client/index.ts'

/** Tells the test provider what is to come of a payment; `send` answers whether it took it. */
export function useSandbox(transactionId: string) {
  const tell = useRefusals()
  const [isBusy, setBusy] = useState(false)
  const send = async (outcome: SandboxOutcome): Promise<boolean> => {
    setBusy(true)
    try {
      const { postSandboxOutcome } = await import('@podium/contract/payments')
      await call(postSandboxOutcome, { params: { transactionId }, body: { outcome } })
      return true
    } catch (error) {
      await tell(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, send }
}
