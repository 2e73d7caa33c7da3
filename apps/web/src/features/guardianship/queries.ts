import { read } from '../../client/index.ts'

const contract = () => import('@podium/contract/guardianship')

/** Who asks for a guardian behind a mailed link. */
export const guardianOfferRead = (secret: string) =>
  read({
    key: ['guardianship-offer', secret],
    route: () => contract().then(({ readGuardianOffer }) => readGuardianOffer),
    input: { params: { secret } },
  })
