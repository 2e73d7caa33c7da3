import { domainEvent } from '../../platform/domain-event.ts'

/** A product can be seen, for the first time or again. */
export const productOffered = domainEvent<{ productId: number; sponsorId: number }>()

/** An admin recalled a product; whoever bought it is to be told. */
export const productRecalled = domainEvent<{
  productId: number
  sponsorId: number
  title: string
  reason: string
}>()
