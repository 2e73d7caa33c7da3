import { getClubPage } from '@podium/contract/clubs'
import { logout } from '@podium/contract/identity'
import { listPaidRow, listSimilarAthletes } from '@podium/contract/discovery'
import { galleryOf } from '@podium/contract/galleries'
import { getTerms } from '@podium/contract/legal'
import { getNetworkPlaces, searchNetwork } from '@podium/contract/network'
import { countUnread, listNotifications } from '@podium/contract/notifications'
import { getCountries, getPostalPlace } from '@podium/contract/places'
import { listProducts } from '@podium/contract/products'
import {
  getAthleteSupport,
  getSupportSettings,
  listAthletesISupport,
  listMySupporters,
  listSupportedAthletes,
  listSupporterBadges,
} from '@podium/contract/support'
import type { Reply } from '@podium/contract/route'
import { getWallet, listWalletTransactions } from '@podium/contract/wallet'
import { getWebSocketToken } from '@podium/contract/websockets'
import { answer } from './answers.ts'
import { member } from './people.ts'

const countries = [
  { code: 'BR', phonePrefix: '+55', postalPattern: '^\\d{5}-?\\d{3}$' },
  { code: 'PT', phonePrefix: '+351', postalPattern: '^\\d{4}-\\d{3}$' },
  { code: 'ES', phonePrefix: '+34', postalPattern: '^\\d{5}$' },
]
const place = { region: 'Coimbra', municipality: null, locality: null, lat: null, lng: null }

const none = { list: [], total: 0 }

const noPicture = { id: 0, main: null }

/** Nobody supports the athlete yet, and the viewer may. */
function supportOf(id: number): Reply<typeof getAthleteSupport> {
  return {
    athlete: {
      ...member('ATHLETE', { id }),
      role: 'ATHLETE',
      avatar: noPicture,
      sport: 'JUDO',
      hasPage: true,
    },
    accepting: true,
    supporters: 0,
    obstacle: null,
    pendingId: 0,
    activeId: 0,
    activeUntil: null,
  }
}

/** What nearly every page asks, and hardly a test is about. */
export const usualAnswers = [
  answer(countUnread, { notifications: 0, messages: 0 }),
  answer(listNotifications, none),
  answer(listMySupporters, none),
  answer(getWallet, { available: 0, reserved: 0, held: 0, debt: 0, version: 1 }),
  answer(listWalletTransactions, none),
  answer(getSupportSettings, { accepting: true, thankYou: '' }),
  answer(listAthletesISupport, none),
  answer(listSupportedAthletes, none),
  answer(listSupporterBadges, none),
  answer(getAthleteSupport, ({ params }) => supportOf(params.athleteId)),
  answer(getNetworkPlaces, []),
  answer(listPaidRow, []),
  ...Object.values(galleryOf).map(({ list }) => answer(list, none)),
  answer(listSimilarAthletes, []),
  answer(listProducts, none),
  answer(searchNetwork, none),
  answer(getClubPage, none),
  answer(getCountries, ({ query }) => {
    const names = new Intl.DisplayNames(query.language, { type: 'region' })
    return countries.map((country) => ({ ...country, name: names.of(country.code) ?? '' }))
  }),
  answer(getPostalPlace, place),
  answer(getWebSocketToken, { webSocketToken: 'token' }),
  answer(getTerms, { version: '1.0', text: 'Be fair.' }),
  answer(logout, undefined),
]
