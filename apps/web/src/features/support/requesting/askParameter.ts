/** The parameter of the address that opens the dialog of a request, with the credits as they were typed. */
export const askParameter = 'support'

/** What is chosen when the dialog opens. */
export const firstCredits = '50'

/** The parameter that says at which goal of the athlete a request is directed. */
export const goalParameter = 'goal'
