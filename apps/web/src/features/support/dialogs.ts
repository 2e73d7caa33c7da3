import { supportsDialog } from '../../shared/session/actingStart.ts'

/** Names of the dialogs of support that open over any page (`useDialog`). */
export const supportDialogs = {
  /** The tables of the user's own supports. */
  supports: supportsDialog,
  /** The requests an athlete has to answer. */
  requests: 'support-requests',
} as const
