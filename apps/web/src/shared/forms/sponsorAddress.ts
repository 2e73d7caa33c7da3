import { call } from '../../client/index.ts'
import type { Asking } from './useContractForm.ts'

/**
 * Whether a form's `email` can be a sponsor's, asked as soon as the field is left. Only its domain is
 * sent: what is typed stays private until the form is sent.
 */
export function asksForSponsor(isSponsor: boolean): Asking {
  return {
    field: 'email',
    dependsOn: isSponsor ? 'sponsor' : 'anybody',
    ask: async (email) => ({
      name: 'invalidSponsorEmail',
      isRefused: isSponsor && !(await isAccepted(email.trim())),
    }),
  }
}

async function isAccepted(email: string): Promise<boolean> {
  const { judgeSponsorDomain } = await import('@podium/contract/sponsor-domains')
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return (await call(judgeSponsorDomain, { params: { domain } })).accepted
}
