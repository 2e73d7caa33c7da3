import type { SandboxOutcome } from '@podium/contract/payments'
import { call } from '../../client/index.ts'
import { useAct } from '../../shared/forms/useAct.ts'

/** Tells the test provider what is to come of a payment; `attempt` answers whether it took it. */
export function useSandbox(transactionId: string) {
  return useAct(async (outcome: SandboxOutcome) => {
    const { postSandboxOutcome } = await import('@podium/contract/payments')
    await call(postSandboxOutcome, { params: { transactionId }, body: { outcome } })
  })
}
