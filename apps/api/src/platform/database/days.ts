import { sql } from 'kysely'

/** The first moment of an ISO day in Europe/Lisbon, as SQL. */
export const startOfDay = (day: string) =>
  sql<Date>`(${day}::date::timestamp at time zone 'Europe/Lisbon')`
