import { read } from '../../client/index.ts'

const contract = () => import('@podium/contract/decisions')

export const decisionsPerPage = 10

/** The decision that a mailed link opens. */
export const linkedDecisionRead = (secret: string) =>
  read({
    key: ['linked-decision', secret],
    route: () => contract().then(({ readLinkedDecision }) => readLinkedDecision),
    input: { params: { secret } },
  })

/** What was decided about one, the newest first; a page of it, from 0. */
export const decisionsRead = (page: number) =>
  read({
    key: ['decisions', page],
    route: () => contract().then(({ listDecisions }) => listDecisions),
    input: { query: { _page: page, _limit: decisionsPerPage } },
  })
