import type { APIRequestContext } from '@playwright/test'
import type { People } from './people.ts'
import { createProduct, orderAs } from './selling.ts'
import { callAs } from './supporting.ts'

/** A fan bought something from a sponsor, and disputes what came. */
export async function disputeOrder(request: APIRequestContext, people: People) {
  const sponsor = await people.createSeller({ name: 'Serralva' })
  const fan = await people.createMember('FAN')
  await people.giveCredits(fan, 80)
  const title = `Cap ${sponsor.id}`
  const product = await createProduct(request, sponsor, { title })
  const id = await orderAs(request, fan, { product, credits: 80 })
  await callAs(request, sponsor, ['PATCH', `/orders/${id}/ship`, { trackingNote: 'RL 204' }])
  await callAs(request, fan, ['PATCH', `/orders/${id}/dispute`, { reason: 'It is too small' }])
  return { id, title, fan, sponsor }
}
