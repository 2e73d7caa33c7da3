import { timed } from '../../platform/jobs/index.ts'
import { deleteEndedOffers } from './records.ts'

/** A nightly job forgets the addresses to which links were mailed that nobody took up in time (`minors.guardian`). */
export const endedOffersHandler = timed('delete-guardian-offers', '43 3 * * *', deleteEndedOffers)
