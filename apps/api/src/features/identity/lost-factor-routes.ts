import * as contract from '@podium/contract/lost-factor'
import { type Http, type Limits, senderOf } from '../../platform/http/index.ts'
import type { Guessing } from './guessing.ts'
import { type HumanParts, proveHuman } from './human-check/index.ts'
import {
  askForLostFactor,
  confirmLostFactor,
  keepFactor,
  keepOwnFactor,
  reportLostFactorOfAdmin,
} from './lost-factor.ts'
import { proveAccount } from './sign-in.ts'

interface Parts extends HumanParts {
  guessing: Guessing
  limits: Limits
}

/** What leads back in who lost the second factor (`sign-in.lost-factor`). */
export function lostFactorRoutes({ serve, write }: Http, parts: Parts): void {
  const { inTransaction, guessing, limits } = parts
  serve(contract.reportLostFactor, async ({ query, body }, { ip }) => {
    await proveHuman(parts, query, ip)
    const mayMail = (email: string) => limits.mayMail('lost-factor', email)
    // A right password is half of the proof: with it alone nobody begins to guess at codes anew.
    await guessing.slow(
      `${body.email.toLowerCase()} ${senderOf(ip)}`,
      () =>
        inTransaction(async (tx) => askForLostFactor(tx, await proveAccount(tx, body), mayMail)),
      { isPart: true },
    )
  })
  write(contract.confirmLostFactor, (tx, { body }) => confirmLostFactor(tx, body.token))
  write(contract.keepFactor, (tx, { body }) => keepFactor(tx, body.token))
  write(contract.keepOwnFactor, (tx, _input, { viewer }) => keepOwnFactor(tx, viewer))
  write(contract.reportLostFactorOfAdmin, (tx, { params, body }, { viewer }) =>
    reportLostFactorOfAdmin(tx, viewer, { id: params.id, ...body }),
  )
}
