/** Names of the dialogs of support that open over any page (`useDialog`). */
export const supportDialogs = {
  /** The tables of one's own supports. */
  manager: 'supports',
  /** The requests an athlete has to answer. */
  requests: 'support-requests',
} as const
