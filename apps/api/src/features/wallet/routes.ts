import * as contract from '@podium/contract/wallet'
import { type Caller, type Http, mayAs, namedAct, type Viewer } from '../../platform/http/index.ts'
import { adjustCredits, type WalletParts } from './adjust-credits.ts'
import { downloadTransactions } from './download-transactions.ts'
import { askForProof, readLedger } from './ledger-proof.ts'
import { listDebts } from './list-debts.ts'
import { listLots } from './list-lots.ts'
import { listTransactions, type Reader } from './list-transactions.ts'
import type { HistoryPorts } from './ports.ts'
import { readWallet, readWalletOf } from './read-wallet.ts'

export function walletRoutes(
  { read, serve, write }: Http,
  parts: WalletParts,
  ports: HistoryPorts,
): void {
  read(contract.getWallet, (db, _input, { viewer }) => readWallet(db, viewer.id))
  read(contract.getWalletOf, (db, { params }) => readWalletOf(db, params.id))
  read(contract.listWalletTransactions, (db, { query }, caller) =>
    listTransactions(db, readerOf(caller), query, ports),
  )
  read(contract.downloadWalletTransactions, (db, _input, caller) =>
    downloadTransactions(db, readerOf(caller), ports),
  )
  read(contract.listLots, (db, { query }, { viewer }) => listLots(db, viewer.id, query, ports))
  serve(contract.postWalletTransaction, (input, caller) => {
    const named = namedAct(contract.postWalletTransaction, input, caller)
    return adjustCredits(parts, caller.viewer, input.body, named)
  })
  read(contract.getLedger, (db) => readLedger(db))
  write(contract.proveLedger, (tx) => askForProof(tx))
  read(contract.listDebts, (db, { query }) => listDebts(db, query))
}

function readerOf({ viewer, language }: Caller<Viewer>): Reader {
  return { id: viewer.id, language, seesSupports: mayAs(viewer, 'SUPPORT') }
}
