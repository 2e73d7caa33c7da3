import { dictionary } from './dictionary.ts'

/** What the tests are called: a score says of which it is. Apart, for cards that say nothing else of it. */
export const sportestNames = dictionary(
  {
    any: 'Sportest',
    tests: { ATHLETE: 'Athlete sportest', FAN: 'Fan sportest', SPONSOR: 'Sponsor sportest' },
    /** Within a sentence. */
    within: {
      ATHLETE: 'the athlete sportest',
      FAN: 'the fan sportest',
      SPONSOR: 'the sponsor sportest',
    },
  },
  {
    any: 'Sportest',
    tests: {
      ATHLETE: 'Sportest de atleta',
      FAN: 'Sportest de adepto',
      SPONSOR: 'Sportest de patrocinador',
    },
    within: {
      ATHLETE: 'sportest de atleta',
      FAN: 'sportest de adepto',
      SPONSOR: 'sportest de patrocinador',
    },
  },
)
