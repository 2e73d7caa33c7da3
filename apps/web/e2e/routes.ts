import { readFileSync } from 'node:fs'
import { thisYear } from '@podium/contract/calendar'
import { pages } from '@podium/contract/paths'
import { adminSections } from '../src/features/admin/frame/sections.ts'
import { settingsParts } from '../src/features/settings/parts.ts'
import type { World } from './world.ts'

export type Viewer = 'visitor' | 'athlete' | 'fan' | 'manager' | 'sponsor' | 'admin'

/** Addresses at which a page of the table is looked at, and by whom. */
type Stops = [who: Viewer, paths: (world: World) => string[]][]

type Page = keyof typeof pages

/** Who sells nothing has no details as a seller, and who is no manager names no register. */
const partsOfFans = settingsParts.filter((part) => part !== 'trader' && part !== 'register')

/** Every page of the page table, with the addresses it is looked at. */
export const stops: Record<Page | 'unknown', Stops> = {
  index: [['visitor', () => ['/', '/?legal=privacy']]],
  home: [
    ['athlete', () => ['/home']],
    ['fan', () => ['/home']],
    ['manager', () => ['/home']],
    ['sponsor', () => ['/home']],
    ['admin', () => ['/home']],
  ],
  login: [['visitor', () => ['/login']]],
  signUp: [['visitor', () => ['/sign-up']]],
  recoverPassword: [['visitor', () => ['/recover-password']]],
  resetPassword: [['visitor', ({ reset }) => [reset, '/reset-password/no-such-token']]],
  validateAccount: [['visitor', () => ['/validate-account/no-such-token']]],
  lostFactor: [['visitor', () => ['/lost-factor', '/lost-factor/no-such-token']]],
  keepFactor: [['visitor', () => ['/keep-factor/no-such-token']]],
  register: [['visitor', ({ invitation }) => [invitation, '/register/gone-ATHLETE']]],
  confirmEmail: [['visitor', () => ['/confirm-email/no-such-token']]],
  settings: [
    ['fan', () => ['/settings', ...partsOfFans.map((part) => `/settings/${part}`)]],
    ['sponsor', () => ['/settings/trader']],
    ['manager', () => ['/settings/register']],
  ],
  guardianship: [['visitor', () => ['/guardianship/no-such-token']]],
  delegation: [['visitor', () => ['/delegation/no-such-token']]],
  deleted: [['visitor', () => ['/deleted/no-such-token']]],
  exported: [['fan', () => ['/export/no-such-token']]],
  sportest: [['visitor', () => ['/sportest']]],
  notice: [['visitor', () => ['/notice']]],
  transparency: [['visitor', () => ['/transparency', '/transparency/2001']]],
  notFound: [['visitor', () => ['/not_found']]],
  athlete: [
    ['visitor', ({ athlete }) => [`/athlete/${athlete.id}`]],
    ['athlete', ({ athlete }) => [`/athlete/${athlete.id}`, `/athlete/${athlete.id}?tab=manage`]],
    ['fan', ({ athlete }) => [`/athlete/${athlete.id}`]],
  ],
  athleteYear: [
    ['visitor', ({ athlete }) => [`/athlete/${athlete.id}/year/${thisYear()}`]],
    ['athlete', ({ athlete }) => [`/athlete/${athlete.id}/year/${thisYear()}`]],
  ],
  ownYear: [['fan', () => [`/year/${thisYear()}`]]],
  impact: [
    ['sponsor', ({ athlete }) => ['/impact', `/impact/2001`, `/impact?athlete=${athlete.id}`]],
  ],
  fan: [['fan', ({ fan }) => [`/fan/${fan.id}`, `/fan/${fan.id}?tab=manage`]]],
  manager: [
    ['manager', ({ manager }) => [`/manager/${manager.id}`, `/manager/${manager.id}?tab=manage`]],
  ],
  ownSponsor: [['sponsor', () => ['/sponsor']]],
  sponsor: [
    ['visitor', ({ sponsor }) => [`/sponsor/${sponsor.id}`]],
    ['sponsor', ({ sponsor }) => [`/sponsor/${sponsor.id}`, `/sponsor/${sponsor.id}?tab=manage`]],
  ],
  athleteMedia: [
    ['visitor', ({ athlete, media }) => [`/athlete/${athlete.id}/gallery/${media.ATHLETE}`]],
  ],
  fanMedia: [['fan', ({ fan, media }) => [`/fan/${fan.id}/gallery/${media.FAN}`]]],
  managerMedia: [
    ['manager', ({ manager, media }) => [`/manager/${manager.id}/gallery/${media.MANAGER}`]],
  ],
  sponsorMedia: [
    ['sponsor', ({ sponsor, media }) => [`/sponsor/${sponsor.id}/gallery/${media.SPONSOR}`]],
  ],
  support: [['athlete', ({ request }) => [`/profile/athlete/support/${request}`]]],
  agreements: [
    ['athlete', () => ['/agreements', '/agreements?state=ENDED']],
    ['sponsor', () => ['/agreements']],
  ],
  newAgreement: [
    ['sponsor', ({ athlete }) => [`/agreements/new?with=${athlete.id}&role=ATHLETE`]],
    ['athlete', () => ['/agreements/new']],
  ],
  changeAgreement: [['sponsor', ({ agreement }) => [`/agreements/${agreement}/change`]]],
  agreement: [
    ['athlete', ({ agreement }) => [`/agreements/${agreement}`]],
    ['sponsor', ({ agreement }) => [`/agreements/${agreement}`]],
  ],
  products: [['visitor', ({ sponsor }) => [`/sponsor/${sponsor.id}/products`]]],
  product: [['visitor', ({ product }) => [`/sponsor/product/${product}`]]],
  athleteEdit: [['athlete', () => ['/profile/athlete']]],
  fanEdit: [['fan', () => ['/profile/fan']]],
  managerEdit: [['manager', () => ['/profile/manager']]],
  sponsorEdit: [['sponsor', () => ['/profile/sponsor']]],
  network: [['visitor', () => ['/rede-podium', '/rede-podium/zzzzzz']]],
  anyNetwork: [['visitor', () => ['/network']]],
  shortlist: [
    ['sponsor', () => ['/shortlist', '/shortlist?sort=name']],
    ['fan', () => ['/shortlist']],
  ],
  savedSearches: [
    ['sponsor', () => ['/saved-searches']],
    ['fan', () => ['/saved-searches']],
  ],
  market: [['visitor', () => ['/market']]],
  marketProducts: [['visitor', () => ['/market/products']]],
  credits: [['visitor', () => ['/market/credits', '/market/credits?tab=plans']]],
  wallet: [['fan', () => ['/wallet']]],
  payments: [['fan', ({ payment }) => ['/payments', `/payments?withdraw=${payment}`]]],
  orders: [
    ['fan', ({ order }) => ['/orders', `/orders/${order}`]],
    ['sponsor', ({ order }) => ['/orders', `/orders/${order}`]],
  ],
  paymentStatus: [['fan', ({ payment }) => [`/payment/status?id=${payment}`]]],
  admin: [
    [
      'admin',
      ({ fan, sponsor, manager, order, report }) => [
        '/admin',
        ...adminSections.map((section) => `/admin/${section}`),
        '/admin/users/add',
        '/admin/payments?tab=invoices',
        '/admin/jobs?tab=invoices',
        '/admin/jobs?tab=payments',
        `/admin/users?open=${fan.id}`,
        `/admin/orders?open=${order}`,
        `/admin/reports?open=${report}`,
        `/admin/registers?status=CHECKED&open=${manager.id}`,
        `/admin/traders?status=VERIFIED&open=${sponsor.id}`,
      ],
    ],
  ],
  notifications: [['fan', () => ['/notifications']]],
  messages: [['fan', ({ athlete }) => ['/messages', `/messages/${athlete.id}`]]],
  unsubscribe: [['visitor', () => ['/unsubscribe/no-such-token']]],
  shared: [['visitor', () => ['/share?text=judo']]],
  unknown: [['visitor', () => ['/no/such/page']]],
}

/** The pages of the page table, as its file names them: the table itself would load every page. */
export function pagesOfTable(): string[] {
  const text = readFileSync(new URL('../src/app/pageTable.ts', import.meta.url), 'utf8')
  return ['unknown', ...Array.from(text.matchAll(/\bpages\.(\w+)/g), ([, name]) => name!)]
}

export function pathsFor(who: Viewer, world: World): string[] {
  const visits = Object.values(stops).flat()
  return visits.filter(([viewer]) => viewer === who).flatMap(([, paths]) => paths(world))
}
