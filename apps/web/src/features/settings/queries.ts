import type { LoaderInput } from '../../shared/navigation/index.ts'
import { read } from '../../client/index.ts'

const settings = () => import('@podium/contract/settings')

/** Address and sign-in of the user's own account. */
export const accountRead = read({
  key: ['account'],
  route: () => settings().then((contract) => contract.getAccount),
  input: {},
})

/** Reads the address, which the page begins with. */
export async function loadAccount({ queryClient, user }: LoaderInput): Promise<void> {
  if (user) await queryClient.prefetchQuery(accountRead)
}

/** Where one is signed in. */
export const sessionsRead = read({
  key: ['sessions'],
  route: () => settings().then((contract) => contract.listSessions),
  input: {},
})

/** What one agreed to. */
export const consentsRead = read({
  key: ['consents'],
  route: () => settings().then((contract) => contract.listConsents),
  input: {},
})

/** What the user's credits came as, as far as something is left of them: what could still be withdrawn. */
export const leftLots = read({
  key: ['wallet', 'lots', 'all'],
  route: () => import('@podium/contract/wallet').then((contract) => contract.listLots),
  input: { query: { unspent: 'true', _limit: 100 } },
})

/** The user's latest payments. */
export const latestPayments = read({
  key: ['payments', 'latest'],
  route: () => import('@podium/contract/payments').then((contract) => contract.listPayments),
  input: { query: { _limit: 20 } },
})

/** How far the user's export is. */
export const exportRead = read({
  key: ['export'],
  route: () => settings().then((contract) => contract.getExport),
  input: {},
})
