/** What a member may be allowed to do for another (`delegation.scopes`). */
export const scopes = ['PAGE', 'SUPPORT', 'MESSAGES', 'MONEY_READ', 'SPEND'] as const
export type Scope = (typeof scopes)[number]

/** What each of them is enough for: whoever buys or moves orders sees what they buy and move. */
export const readingOrders = ['MONEY_READ', 'SPEND'] as const

/** The header in which a delegate names the member they act for, by id. */
export const actingHeader = 'podium-acting-for'
