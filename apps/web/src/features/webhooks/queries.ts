import { thisMoment } from '@podium/contract/clock'
import type { Delivery } from '@podium/contract/webhooks'
import { read } from '../../client/index.ts'

const contract = () => import('@podium/contract/webhooks')

export const webhooksKey = ['webhooks']

/** The user's own endpoints, the oldest first. */
export const webhooksRead = read({
  key: [...webhooksKey, 'list'],
  route: () => contract().then(({ listWebhooks }) => listWebhooks),
  input: {},
})

export const deliveriesPerPage = 20

/** A page of the log of an endpoint, from 0, the latest first. */
export const deliveriesRead = (id: number, page: number) =>
  read({
    key: [...webhooksKey, 'log', id, page],
    route: () => contract().then(({ listDeliveries }) => listDeliveries),
    input: { params: { id }, query: { _page: page, _limit: deliveriesPerPage } },
  })

/** Whether it is being sent just now, or is about to be. */
export function isOnItsWay({ state, nextAt }: Delivery): boolean {
  return (
    state === 'WAITING' && nextAt !== null && Date.parse(nextAt) < thisMoment().getTime() + 5000
  )
}
