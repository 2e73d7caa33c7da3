export { adjustCreditsWithin } from './adjust-credits.ts'
export { escrow } from './accounts.ts'
export { creditsByDay } from './credits-by-day.ts'
export { giveMatch, releaseMatch, setAsideForMatch } from './match-funds.ts'
export { countBrokenRules, provingHandler, sumLedger } from './ledger-proof.ts'
export {
  creditPurchase,
  hasRoomFor,
  lockAvailable,
  takeBack,
  takeBackPurchase,
  undoTakingBack,
} from './buy-credits.ts'
export { correct } from './correct.ts'
export { closeWallet, reopenWallet, walletExport } from './leave.ts'
export { waitingDebts } from './list-waiting.ts'
export { findUnspent } from './lot-records.ts'
export type { CauseFacts, PurchaseFacts } from './ports.ts'
export { payBack } from './pay-back.ts'
export { readWallet } from './read-wallet.ts'
export { type Hold, post, readHeld, release, reserve } from './reserve.ts'
export { walletRoutes } from './routes.ts'
export { type Cause, type Transfer, transfer } from './transfer.ts'
