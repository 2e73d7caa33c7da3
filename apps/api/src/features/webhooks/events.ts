import { domainEvent } from '../../platform/domain-event.ts'

/** An endpoint is told nothing any more: it failed for a week, or said that it is gone. */
export const webhookStopped = domainEvent<{
  userId: number
  host: string
  why: 'FAILING' | 'GONE'
}>('webhook-stopped')
