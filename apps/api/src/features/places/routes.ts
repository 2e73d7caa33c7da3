import { textLimits, uploadLimits } from '@podium/contract/limits'
import {
  getCountries,
  getCountry,
  getLimits,
  getPostalPlace,
  getSports,
  searchPlaces as searchPlacesRoute,
} from '@podium/contract/places'
import { sports } from '@podium/contract/sports'
import type { Http } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findCountry, listCountries } from './countries.ts'
import { findPostalPlace } from './find-postal-place.ts'
import { searchPlaces } from './search-places.ts'

/** Countries, regions, places, and the lists every form needs. */
export function placesRoutes({ read, serve }: Http): void {
  serve(getCountries, ({ query }) => listCountries(query.language))
  serve(
    getCountry,
    ({ params, query }) => findCountry(params.code, query.language) ?? refuse('entityDoesNotExist'),
  )
  read(
    getPostalPlace,
    async (db, { params }) =>
      (await findPostalPlace(db, params.code, params.postal)) ?? refuse('entityDoesNotExist'),
  )
  read(searchPlacesRoute, (db, { query }) => searchPlaces(db, query.q, query.country))
  serve(getSports, () => [...sports])
  serve(getLimits, () => ({ text: textLimits, upload: uploadLimits }))
}
