import * as contract from '@podium/contract/tokens'
import type { Http } from '../../platform/http/index.ts'
import { createToken, endToken, listTokens } from './keep-tokens.ts'

export function tokensRoutes({ read, write }: Http): void {
  read(contract.listTokens, (db, { query }, { viewer }) => listTokens(db, viewer.id, query))
  write(contract.createToken, (tx, { body }, { viewer, version }) =>
    createToken(tx, viewer, version, body),
  )
  write(contract.endToken, (tx, { params }, { viewer }) => endToken(tx, viewer, params.id))
}
