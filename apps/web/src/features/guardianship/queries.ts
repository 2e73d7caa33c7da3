import { read } from '../../client/index.ts'

const contract = () => import('@podium/contract/guardianship')

/** One's guardians and open offers, and the wards one looks after. */
export const guardianshipsRead = read({
  key: ['guardianship'],
  route: () => contract().then(({ listGuardianships }) => listGuardianships),
  input: {},
})

/** Who asks for a guardian behind a mailed link. */
export const guardianOfferRead = (secret: string) =>
  read({
    key: ['guardianship-offer', secret],
    route: () => contract().then(({ readGuardianOffer }) => readGuardianOffer),
    input: { params: { secret } },
  })
