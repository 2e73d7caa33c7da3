import { isOwnPath } from '@podium/contract/own-path'
import { isMemberRole, type MemberRole, type Role } from '@podium/contract/roles'
import type { SportestType } from '@podium/contract/sportest'

/** Every address of the web, once. Patterns for the router are made from the same words. */
export const paths = {
  index: '/',
  login: (returnTo?: string) => withQuery('/login', { returnTo }),
  signUp: '/sign-up',
  recoverPassword: '/recover-password',
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  register: (token: string) => `/register/${encodeURIComponent(token)}`,
  validateAccount: (token: string) => `/validate-account/${encodeURIComponent(token)}`,
  confirmEmail: (token: string) => `/confirm-email/${encodeURIComponent(token)}`,
  settings: '/settings',
  /** Where the mailed link to one's data leads. */
  exported: (token: string) => `/export/${encodeURIComponent(token)}`,
  sportest: '/sportest',
  /** The sportest as somebody passes it on with their score, which its picture shows. */
  sharedScore: (type: SportestType, score: number) =>
    `/sportest?test=${type.toLowerCase()}&score=${score}`,
  notFound: '/not_found',
  /** Where other apps send what somebody shares with Podium. */
  shared: '/share',
  athlete: (id: number) => `/athlete/${id}`,
  fan: (id: number) => `/fan/${id}`,
  manager: (id: number) => `/manager/${id}`,
  sponsor: (id: number) => `/sponsor/${id}`,
  /** Somebody's public page. */
  profile: (role: MemberRole, id: number) => `/${role.toLowerCase()}/${id}`,
  /** An item of somebody's gallery, shown over their page. */
  media: (role: MemberRole, id: number, mediaId: number) =>
    `/${role.toLowerCase()}/${id}/gallery/${mediaId}`,
  /** All of a sponsor's products. */
  products: (sponsorId: number) => `/sponsor/${sponsorId}/products`,
  /** How the addresses of products begin. */
  productStart: '/sponsor/product/',
  /** A product, shown over its sponsor's page. */
  product: (id: number) => `/sponsor/product/${id}`,
  /** Where a page is edited: one's own, or by an admin somebody else's. */
  editProfile: (role: MemberRole, id?: number) =>
    `/profile/${role.toLowerCase()}${id === undefined ? '' : `/${id}`}`,
  /** A support, opened over the supports of whoever looks (`support.address`). */
  support: (id: number) => `/profile/athlete/support/${id}`,
  /** The network; `slug` is configuration (`usePublicConfig`). */
  network: (slug: string, q = '') => `/rede-${slug}${q && `/${encodeURIComponent(q)}`}`,
  market: '/market',
  /** All products of all sponsors. */
  marketProducts: '/market/products',
  credits: '/market/credits',
  /** The store with a pack of so many credits chosen. */
  pack: (credits: number) => `/market/credits?pack=${credits}`,
  plans: '/market/credits?tab=plans',
  wallet: '/wallet',
  payments: '/payments',
  orders: '/orders',
  /** An order, shown over the list. */
  order: (id: number) => `/orders/${id}`,
  paymentStatus: (transactionId: string) => withQuery('/payment/status', { id: transactionId }),
  notifications: '/notifications',
  /** The inbox, or the conversation with somebody. */
  messages: (userId?: number) => (userId === undefined ? '/messages' : `/messages/${userId}`),
  admin: '/admin/users',
  /** A part of the administration; the overview is the administration itself. */
  adminPart: (part: string, query: Record<string, string | undefined> = {}) =>
    withQuery(part === 'dashboard' ? '/admin' : `/admin/${part}`, query),
  adminInvite: '/admin/users/add',
} as const

/** The same addresses as the router matches them. */
export const patterns = {
  index: '/',
  login: '/login',
  signUp: '/sign-up',
  recoverPassword: '/recover-password',
  resetPassword: '/reset-password/:token?',
  register: '/register/:token?',
  validateAccount: '/validate-account/:token',
  confirmEmail: '/confirm-email/:token',
  settings: '/settings',
  exported: '/export/:token',
  sportest: '/sportest',
  notFound: '/not_found',
  athlete: '/athlete/:id',
  fan: '/fan/:id',
  manager: '/manager/:id',
  ownSponsor: '/sponsor',
  sponsor: '/sponsor/:id',
  athleteMedia: '/athlete/:id/gallery/:mediaId',
  fanMedia: '/fan/:id/gallery/:mediaId',
  managerMedia: '/manager/:id/gallery/:mediaId',
  sponsorMedia: '/sponsor/:id/gallery/:mediaId',
  support: '/profile/athlete/support/:id',
  products: '/sponsor/:id/products',
  product: '/sponsor/product/:productId',
  editAthlete: '/profile/athlete/:id?',
  editFan: '/profile/fan/:id?',
  editManager: '/profile/manager/:id?',
  editSponsor: '/profile/sponsor/:id?',
  network: (slug: string) => `/rede-${slug}/:q?`,
  market: '/market',
  marketProducts: '/market/products',
  credits: '/market/credits',
  wallet: '/wallet',
  payments: '/payments',
  orders: '/orders/:id?',
  paymentStatus: '/payment/status',
  admin: '/admin/:part?/:act?',
  notifications: '/notifications',
  messages: '/messages/:userId?',
  unsubscribe: '/unsubscribe/:token',
  shared: '/share',
} as const

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}

/**
 * Where to go after signing in: the address asked for when it is one of ours, otherwise `fallback`.
 * Another site's address (also `//host` and `/\host`) is never followed.
 */
export function ownPath(asked: string | null | undefined, fallback: string): string {
  return asked && isOwnPath(asked) ? asked : fallback
}

/**
 * The page an address is on: an item of a gallery, a product and an order are shown over the page they
 * belong to. A product's address does not tell which one that is; whoever opened it there does, in
 * `state.over`.
 */
export function pageAt(pathname: string, state?: unknown): string {
  const over = typeof state === 'object' && state !== null && 'over' in state ? state.over : null
  if (typeof over === 'string' && matchesProduct.test(pathname)) return over
  return pathname.replace(/\/gallery\/[^/]+\/?$/, '').replace(/^(\/orders)\/[^/]+\/?$/, '$1')
}

const matchesProduct = /^\/sponsor\/product\/[^/]+\/?$/

/** Where somebody is at home: their own page; admins have theirs with user management. */
export function homeOf({ role, id }: { role: Role; id: number }): string {
  return isMemberRole(role) ? paths.profile(role, id) : paths.admin
}
