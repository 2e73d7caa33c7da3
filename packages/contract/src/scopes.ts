/** What a member may be allowed to do for another (`delegation.scopes`). */
export const scopes = ['PAGE', 'SUPPORT', 'MESSAGES', 'MONEY_READ', 'SPEND'] as const
export type Scope = (typeof scopes)[number]

/** The header in which a delegate names the member they act for, by id. */
export const actingHeader = 'podium-acting-for'
