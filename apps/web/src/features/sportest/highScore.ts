// Said again, and held against the contract by a test: the contract brings zod along, and the badge is
// part of every athlete's first page.

/** The score from which on a result is high (`sportest.score`). */
export const highScore = 7
