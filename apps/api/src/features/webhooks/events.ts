import { domainEvent } from '../../platform/domain-event.ts'

/**
 * An endpoint is told nothing any more: it failed for a week, said that it is gone, or its owner has another
 * password.
 */
export const webhookStopped = domainEvent<{
  userId: number
  host: string
  why: 'FAILING' | 'GONE' | 'PASSWORD'
}>()
