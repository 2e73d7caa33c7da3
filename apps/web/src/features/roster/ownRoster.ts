import { read } from '../../client/index.ts'
import { homeKey } from '../../shared/waiting/waitingRead.ts'

const contract = () => import('@podium/contract/roster')

/** Athletes on a page of a manager's own roster. */
export const rosterPageSize = 20

/** Whom the user represents, with what waits: read again with all that waits. */
export function ownRoster(page: number) {
  return read({
    key: [...homeKey, 'roster', page],
    route: () => contract().then(({ readRoster }) => readRoster),
    input: { query: { _page: page, _limit: rosterPageSize } },
  })
}
