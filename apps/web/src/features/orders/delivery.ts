import type { z } from 'zod'
import type { getDelivery, purchaseProduct } from '@podium/contract/orders'

/** Where a parcel goes, as it was remembered. */
export type Remembered = z.output<(typeof getDelivery)['reply']>['delivery']

type Typed = z.input<(typeof purchaseProduct)['body']>['delivery']

/** The delivery in a form whose fields are named by their paths in the contract. */
export function deliveryIn(typed: Record<string, string>): Typed {
  const text = (field: string) => (typed[`delivery.${field}`] ?? '').trim()
  return {
    name: text('name'),
    address: text('address'),
    postalCode: text('postalCode'),
    city: text('city'),
    countryCode: text('countryCode'),
    phone: text('phone'),
    note: text('note'),
  }
}
