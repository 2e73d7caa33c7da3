import { read } from '../../client/index.ts'

/** One's guardians and open offers, and the wards one looks after. */
export const guardianshipsRead = read({
  key: ['guardianship'],
  route: () =>
    import('@podium/contract/guardianship').then(({ listGuardianships }) => listGuardianships),
  input: {},
})
