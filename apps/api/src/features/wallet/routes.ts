import * as contract from '@podium/contract/wallet'
import type { Http } from '../../platform/http/index.ts'
import { adjustCredits } from './adjust-credits.ts'
import { downloadTransactions } from './download-transactions.ts'
import { proveLedger } from './ledger-proof.ts'
import { listDebts } from './list-debts.ts'
import { listTransactions } from './list-transactions.ts'
import { readWallet, readWalletOf } from './read-wallet.ts'

export function walletRoutes({ read, write }: Http): void {
  read(contract.getWallet, (db, _input, { viewer }) => readWallet(db, viewer.id))
  read(contract.getWalletOf, (db, { params }) => readWalletOf(db, params.id))
  read(contract.listWalletTransactions, (db, { query }, { viewer, language }) =>
    listTransactions(db, viewer.id, query, language),
  )
  read(contract.downloadWalletTransactions, (db, _input, { viewer, language }) =>
    downloadTransactions(db, viewer.id, language),
  )
  write(contract.postWalletTransaction, (tx, { body }, { viewer }) =>
    adjustCredits(tx, viewer, body),
  )
  read(contract.getLedger, (db) => proveLedger(db))
  read(contract.listDebts, (db, { query }) => listDebts(db, query))
}
