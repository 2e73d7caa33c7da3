import type { NetworkPlace } from '@podium/contract/network'
import type { Db } from '../../platform/database/index.ts'
import { countPlaces } from './search/index.ts'

/** Where people of the network live: a country by itself, then each of its regions. */
export async function listPlaces(db: Db): Promise<NetworkPlace[]> {
  const places = await countPlaces(db)
  return places.flatMap(({ list, people }) => {
    const [, , countryCode = '*', ...rest] = list.split('/')
    const region = rest.join('/')
    if (countryCode === '*') return []
    return [{ countryCode, region: region === '*' ? null : region, people }]
  })
}
