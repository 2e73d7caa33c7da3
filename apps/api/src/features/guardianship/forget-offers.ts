import { timed } from '../../platform/jobs/index.ts'
import { deleteEndedOffers } from './records.ts'

/** Every night, forgets whom the links were mailed to that nobody took up in time (`minors.guardian`). */
export const endedOffersHandler = timed('delete-guardian-offers', '43 3 * * *', deleteEndedOffers)
