import { getClubPage } from '@podium/contract/clubs'
import { logout } from '@podium/contract/identity'
import { searchNetwork } from '@podium/contract/network'
import { countUnread, listNotifications } from '@podium/contract/notifications'
import { getCountries, getPostalPlace } from '@podium/contract/places'
import { getSupportSettings, listMySupporters } from '@podium/contract/support'
import { getWallet, listWalletTransactions } from '@podium/contract/wallet'
import { getWebSocketToken } from '@podium/contract/websockets'
import { answer } from './answers.ts'

const countries = [
  { code: 'BR', phonePrefix: '+55', postalPattern: '^\\d{5}-?\\d{3}$' },
  { code: 'PT', phonePrefix: '+351', postalPattern: '^\\d{4}-\\d{3}$' },
  { code: 'ES', phonePrefix: '+34', postalPattern: '^\\d{5}$' },
]
const place = { region: 'Coimbra', municipality: null, locality: null, lat: null, lng: null }

const none = { list: [], total: 0 }

/** What nearly every page asks, and hardly a test is about. */
export const usualAnswers = [
  answer(countUnread, { notifications: 0, messages: 0 }),
  answer(listNotifications, none),
  answer(listMySupporters, none),
  answer(getWallet, { available: 0, reserved: 0, held: 0, debt: 0, version: 1 }),
  answer(listWalletTransactions, none),
  answer(getSupportSettings, { accepting: true, thankYou: '' }),
  answer(searchNetwork, none),
  answer(getClubPage, none),
  answer(getCountries, ({ query }) => {
    const names = new Intl.DisplayNames(query.language, { type: 'region' })
    return countries.map((country) => ({ ...country, name: names.of(country.code) ?? '' }))
  }),
  answer(getPostalPlace, place),
  answer(getWebSocketToken, { webSocketToken: 'token' }),
  answer(logout, undefined),
]
