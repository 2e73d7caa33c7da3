import * as contract from '@podium/contract/plans'
import { type Http, namedAct } from '../../platform/http/index.ts'
import type { PaymentParts } from '../payments/index.ts'
import { listPlans } from './catalogue.ts'
import { cancelSubscription, readSubscription } from './current-plan.ts'
import { quotePayment } from './quote-payment.ts'
import { subscribe } from './subscribe.ts'

export function plansRoutes({ read, serve, write }: Http, parts: PaymentParts): void {
  serve(contract.listPlans, () => listPlans(parts.taxes.ofOrigin()))
  serve(contract.quotePayment, ({ query }) => quotePayment(parts, query))
  serve(contract.subscribe, (input, caller) => {
    const named = namedAct(contract.subscribe, input, caller)
    return subscribe(parts, caller.viewer, { ...input.body, named })
  })
  read(contract.getSubscription, (db, _input, { viewer }) => readSubscription(db, viewer.id))
  write(contract.cancelSubscription, (tx, _input, { viewer }) => cancelSubscription(tx, viewer.id))
}
