import type { MemberRole, Role } from './roles.ts'

type Value = string | number | undefined

/** The names in a pattern, with the `?` of those that may be left out. */
type Names<P extends string> = P extends `${infer First}/${infer Rest}`
  ? Names<First> | Names<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

type Given<P extends string, Q extends string> = {
  [N in Names<P> as N extends `${string}?` ? never : N]: string | number
} & { [N in Names<P> as N extends `${infer Name}?` ? Name : never]?: Value } & { [N in Q]?: Value }

/** A page of the web: called, it gives its path. */
interface Page<P extends string, Q extends string> {
  (...given: {} extends Given<P, Q> ? [Given<P, Q>?] : [Given<P, Q>]): string
  /** As routers match it: `:name`, or `:name?` for what may be left out. */
  pattern: P
}

/** A page by its pattern, and by the names of what its query may ask for. */
function page<P extends string, Q extends string = never>(pattern: P, ...asked: Q[]): Page<P, Q> {
  const pathOf = (given: Record<string, Value> = {}) => {
    const path = pattern.replaceAll(/(\/?):(\w+)\??/g, (_, slash: string, name: string) =>
      isGiven(given[name]) ? slash + encodeURIComponent(given[name]) : '',
    )
    const query = new URLSearchParams()
    for (const name of asked) if (isGiven(given[name])) query.set(name, String(given[name]))
    return query.size > 0 ? `${path}?${query.toString()}` : path
  }
  return Object.assign(pathOf, { pattern })
}

function isGiven(value: Value): value is string | number {
  return value !== undefined && value !== ''
}

/** Every page of the web by its address, once: links, mails, the router and tests read it here. */
export const pages = {
  index: page('/', 'legal', 'version'),
  /** Where who is signed in begins: what waits, what is new, a good next step. */
  home: page('/home'),
  login: page('/login', 'returnTo'),
  signUp: page('/sign-up'),
  recoverPassword: page('/recover-password'),
  resetPassword: page('/reset-password/:token?', 'returnTo'),
  /** Where who lost app and recovery codes says so, and where the mailed link begins the wait. */
  lostFactor: page('/lost-factor/:token?'),
  /** Where the link of a warning stops that wait. */
  keepFactor: page('/keep-factor/:token'),
  register: page('/register/:token?'),
  validateAccount: page('/validate-account/:token', 'returnTo'),
  confirmEmail: page('/confirm-email/:token'),
  /** All settings, or one part of them. */
  settings: page('/settings/:part?'),
  /** Where the mailed link to look after somebody under age leads. */
  guardianship: page('/guardianship/:token'),
  /** Where the mailed link to act for somebody leads. */
  delegation: page('/delegation/:token'),
  /** Where the owner of an account that an admin deleted reads why, and objects. */
  deleted: page('/deleted/:token'),
  /** Where the mailed link to one's data leads. */
  exported: page('/export/:token'),
  /** With a test and a score as it is passed on, which its picture shows; or with answers to go on from. */
  sportest: page('/sportest', 'test', 'score', 'answers'),
  /** Where anybody reports what has an address here. */
  notice: page('/notice'),
  /** What was reported, decided and taken back in a year: this one where none is named. */
  transparency: page('/transparency/:year?'),
  notFound: page('/not_found'),
  /** Where other apps send what somebody shares with Podium. */
  shared: page('/share'),
  athlete: page('/athlete/:id', 'renew', 'tab'),
  /** What supporters made possible for an athlete in a year. */
  athleteYear: page('/athlete/:id/year/:year'),
  /** What the viewer made possible in a year. */
  ownYear: page('/year/:year'),
  /** What the viewer's support brought in a season, this one where none is named; with one athlete or all. */
  impact: page('/impact/:season?', 'athlete'),
  fan: page('/fan/:id', 'tab'),
  manager: page('/manager/:id', 'tab'),
  ownSponsor: page('/sponsor'),
  sponsor: page('/sponsor/:id', 'tab'),
  athleteMedia: page('/athlete/:id/gallery/:mediaId'),
  fanMedia: page('/fan/:id/gallery/:mediaId'),
  managerMedia: page('/manager/:id/gallery/:mediaId'),
  sponsorMedia: page('/sponsor/:id/gallery/:mediaId'),
  athleteEdit: page('/profile/athlete/:id?'),
  fanEdit: page('/profile/fan/:id?'),
  managerEdit: page('/profile/manager/:id?'),
  sponsorEdit: page('/profile/sponsor/:id?'),
  /** A support, opened over the supports of the viewer (`support.address`). */
  support: page('/profile/athlete/support/:id'),
  /** The viewer's agreements, or those that stand in one way. */
  agreements: page('/agreements', 'state'),
  /** Where an agreement is proposed, to somebody by their number and role or to whom one finds there. */
  newAgreement: page('/agreements/new', 'with', 'role'),
  changeAgreement: page('/agreements/:id/change'),
  agreement: page('/agreements/:id'),
  /** All of a sponsor's products. */
  products: page('/sponsor/:id/products'),
  /** A product, shown over its sponsor's page. */
  product: page('/sponsor/product/:productId'),
  /** The network; its slug is configuration. */
  network: page('/rede-:slug/:q?', 'type'),
  /** Leads to the network, for links that do not know the slug. */
  anyNetwork: page('/network'),
  /** The athletes whom the viewer has in mind. */
  shortlist: page('/shortlist', 'sort'),
  /** The searches of the network that the viewer saved. */
  savedSearches: page('/saved-searches'),
  market: page('/market'),
  /** All products of all sponsors. */
  marketProducts: page('/market/products'),
  /** The store, with a pack of so many credits or a plan chosen, or the plans in front. */
  credits: page('/market/credits', 'pack', 'plan', 'tab'),
  wallet: page('/wallet'),
  /** The user's payments, with one to be withdrawn shown over them. */
  payments: page('/payments', 'withdraw'),
  /** The orders, or one of them shown over the list. */
  orders: page('/orders/:id?', 'side'),
  paymentStatus: page('/payment/status', 'id'),
  /**
   * The administration, or a part of it; `open` is the row whose panel stands beside the list, `order` how the
   * list runs.
   */
  admin: page(
    '/admin/:part?/:act?',
    'answered',
    'days',
    'from',
    'kind',
    'q',
    'status',
    'tab',
    'userId',
    'order',
    'open',
  ),
  /** All notifications, or the unread ones alone. */
  notifications: page('/notifications', 'unread'),
  /** The inbox, or the conversation with somebody. */
  messages: page('/messages/:userId?'),
  unsubscribe: page('/unsubscribe/:token'),
} as const

type Id = number | string

/** The path of each page, also of those found by a member's role; an admin has none of these. */
export const paths = {
  ...pages,
  /** The public page; the front page for an admin. */
  profile: (role: Role, id: Id) => (role === 'ADMIN' ? pages.index() : pages[wordOf(role)]({ id })),
  /** The second tab of one's own page, where it is looked after. */
  manage: (role: MemberRole, id: Id) => pages[wordOf(role)]({ id, tab: 'manage' }),
  /** An item of the gallery, shown over the page. */
  media: (role: MemberRole, id: Id, mediaId: Id) => pages[`${wordOf(role)}Media`]({ id, mediaId }),
  /** Where a page is edited: the caller's own without an id, or a member's by an admin. */
  editProfile: (role: MemberRole, id?: Id) => pages[`${wordOf(role)}Edit`]({ id }),
}

function wordOf(role: MemberRole) {
  return role.toLowerCase() as Lowercase<MemberRole>
}
