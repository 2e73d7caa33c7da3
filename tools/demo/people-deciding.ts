import { homes } from './homes.ts'
import { admin } from './person.ts'

/** Who decides beside Ana: nobody answers for what they decided themselves. */
export const duarte = admin({
  name: 'Duarte',
  lastName: 'Salema',
  from: homes.porto,
})
