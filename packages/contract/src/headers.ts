// Headers of ours, apart from what routes need: the first script of every page knows them.

/** The header in which lists tell their total (`lists.paging`). */
export const totalHeader = 'x-total-count'

/** The header that says how many days the clock is ahead (`clock.ahead`). */
export const daysAheadHeader = 'podium-days-ahead'
