import {
  type PaymentForm,
  type PaymentMethod,
  postSandboxOutcome,
  type SandboxOutcome,
  submitPayment,
} from '@podium/contract/payments'
import type { TestPodium } from './harness.ts'
import type { Person } from './person.ts'

/** Whom the cast has receipts made out to. */
export const castInvoice = {
  name: 'Marta Nóbrega',
  email: 'marta@podium.example',
  tin: '123456789',
  country: { code: 'PT' },
  city: 'Coimbra',
  address: 'Rua da Sofia 12',
  postalCode: '3000-456',
}

/** Goes as far as the provider's form. */
export function startBuying(buyer: Person, creditAmount = 50): Promise<PaymentForm> {
  return buyer.call(submitPayment, { body: { creditAmount, invoice: castInvoice } })
}

/** Does what the sandbox's form does when a button is pressed. */
export function playOutcome(
  podium: TestPodium,
  { transactionId }: { transactionId: string },
  outcome: SandboxOutcome,
  method?: PaymentMethod,
) {
  const body = { outcome, ...(method && { method }) }
  return podium.visitor().call(postSandboxOutcome, { params: { transactionId }, body })
}

/** Buys a pack and pays for it. */
export async function buy(podium: TestPodium, buyer: Person, credits = 50): Promise<PaymentForm> {
  const form = await startBuying(buyer, credits)
  await playOutcome(podium, form, 'approve', 'CARD')
  return form
}

/** Does a scheduled job now. */
export async function runJob(podium: TestPodium, name: string): Promise<void> {
  const jobHandler = podium.context.jobHandlers.find((known) => known.job.name === name)
  if (!jobHandler) throw new Error(`no handler of the job ${name}`)
  await jobHandler.run({} as never)
}
