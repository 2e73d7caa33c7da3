import { dictionary } from './dictionary.ts'

/** What the tests are called: a score says of which it is. Apart, for pages and cards that say nothing else of it. */
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
    score: (test: string, score: string) => `${test}: ${score} out of 10`,
    noScore: (test: string) => `${test}: no score`,
    keptOff: (test: string) => `${test}: only you see your scores`,
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
    score: (test: string, score: string) => `${test}: ${score} em 10`,
    noScore: (test: string) => `${test}: sem pontuação`,
    keptOff: (test: string) => `${test}: só tu vês as tuas pontuações`,
  },
)
