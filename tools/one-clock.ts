/** Where everything that asks for the time asks the one clock (`clock.ahead`). */
const bound = [
  'apps/api/src/',
  'apps/api/migrations/',
  'apps/web/src/',
  'packages/contract/src/',
  'packages/phrases/src/',
  'tools/demo/',
]

/** The files that ask another clock, and why they may. */
export const ownClocks: Record<string, string> = {
  'apps/api/src/platform/clock.ts': 'It is the clock.',
  'packages/contract/src/clock.ts': 'It is the clock.',
  'apps/web/src/client/clock.ts': 'It sets the clock of a browser by the server’s.',
  'apps/api/src/platform/cache.ts':
    'A mere moment is real time, also where a test has the clock stand.',
  'apps/api/src/platform/jobs/due.ts': 'The queue puts its jobs off by the clock of the database.',
  'apps/api/src/platform/jobs/forget-changes.ts':
    'What the database wrote by its own clock it deletes by the same, after real minutes.',
  'apps/api/src/platform/database/replica.ts': 'It measures how far one machine is behind another.',
  'apps/web/src/client/live.ts': 'It measures how long a page was hidden.',
  'apps/web/src/shared/language/words.ts': 'A number that makes an address new, no time.',
  'apps/web/src/shared/rendering/fetchAgain.ts': 'A number that makes an address new, no time.',
  'apps/api/migrations/0065-traders.ts': 'It ran once, on sellers that were there before.',
  'apps/api/migrations/0080-limits-and-suspensions.ts': 'It ran once, on pages hidden before.',
  'apps/api/migrations/0101-changes-of-people.ts':
    'Rows of some real minutes, written and deleted by the clock of the database alone.',
}

/** Whether a file has to ask the one clock. */
export function isBound(file: string): boolean {
  const isTest = /\.(?:test|spec)\.tsx?$/.test(file)
  return !isTest && !(file in ownClocks) && bound.some((folder) => file.startsWith(folder))
}

/** Whether a text of SQL asks the clock of the database. */
export function asksDatabase(text: string): boolean {
  return /(?:^|[^\w.$])(?:(?:now|(?:clock|statement|transaction)_timestamp|timeofday)\s*\(\s*\)|(?:current_(?:date|time|timestamp)|localtime|localtimestamp)(?!\w))/i.test(
    text,
  )
}

export const instead =
  'Ask now() of platform/clock.ts, or thisMoment() of the contract where there is no server: a clock of ' +
  'its own would not go along when the test clock moves. What has to follow the real time asks realNow().'
