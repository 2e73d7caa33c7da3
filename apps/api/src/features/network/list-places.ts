import type { NetworkPlace } from '@podium/contract/network'
import type { Db } from '../../platform/database/index.ts'
import { countPlaces } from './directory/index.ts'

/** Lists the countries and regions of the network's people: a country by itself, then its regions. */
export async function listPlaces(db: Db): Promise<NetworkPlace[]> {
  const places = await countPlaces(db)
  return places.flatMap(({ list, people }) => {
    const [, , countryCode = '*', ...rest] = list.split('/')
    const region = rest.join('/')
    if (countryCode === '*') return []
    return [{ countryCode, region: region === '*' ? null : region, people }]
  })
}
