import type { WaitingFacts } from '@podium/contract/home'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'

/** Something that waits for somebody, as the feature that keeps it knows it. */
export interface Waiting {
  id: number | string
  since: Date
  /** When it is decided without them; null where it waits as long as it must. */
  deadline: Date | null
  /** Who waits; null where it is nobody. */
  personId: number | null
  /** For whom they do it, where that is somebody they look after. */
  wardId?: number | null
  facts: WaitingFacts
}

/** The most urgent of one kind, and how many there are. */
export interface WaitingList {
  total: number
  list: Waiting[]
}

type Row = Partial<Waiting> & Pick<Waiting, 'id' | 'since'> & { total: number }

/**
 * Lists what waits by a statement that names its columns as `Waiting` does and counts, on each row, all
 * there are. Its other columns are the facts; one that is null is not told.
 */
export async function waitingList(
  db: QueryExecutorProvider,
  statement: RawBuilder<unknown>,
): Promise<WaitingList> {
  const { rows } = await statement.$castTo<Row>().execute(db)
  const list = rows.map(
    ({ total: _total, id, since, deadline = null, personId = null, wardId = null, ...others }) => {
      const told = Object.entries(others).filter(([, fact]) => fact !== null)
      return { id, since, deadline, personId, wardId, facts: Object.fromEntries(told) }
    },
  )
  return { total: rows[0]?.total ?? 0, list }
}
