import { z } from 'zod'
import * as field from './fields.ts'
import { textLimits } from './limits.ts'
import { listQuery } from './list.ts'
import { route } from './route.ts'

/** An admin's word on a domain and all below it: sponsors may have addresses there, or may not. */
export const domainVerdicts = ['ALLOWED', 'BLOCKED'] as const
export type DomainVerdict = (typeof domainVerdicts)[number]

const domainParams = z.object({ domain: field.domain })

export const judgeSponsorDomain = route({
  method: 'GET',
  path: '/sponsor-domains/{domain}',
  summary:
    'Whether sponsors may have addresses of a domain: not of free webmail or throw-away mail, unless admins said otherwise. Says nothing about any address.',
  access: 'any',
  scope: 'open',
  limit: 'lookup',
  params: domainParams,
  reply: z.object({ accepted: z.boolean() }),
})

// --- administration ------------------------------------------------------------------------------

export const sponsorDomain = z.object({
  domain: z.string(),
  verdict: z.enum(domainVerdicts),
  reason: z.string(),
  addedAt: z.string(),
})
export type SponsorDomain = z.output<typeof sponsorDomain>

export const listSponsorDomains = route({
  method: 'GET',
  path: '/admin/sponsor-domains',
  summary: 'Domains on which admins said something else than the built-in list of free webmail.',
  access: ['ADMIN'],
  query: z.object({
    ...listQuery({ sort: ['domain', 'addedAt'] }),
    q: field.optionalText(textLimits.search),
    verdict: z.enum(domainVerdicts).optional(),
  }),
  reply: z.array(sponsorDomain),
  total: 'header',
})

export const addSponsorDomain = route({
  method: 'POST',
  path: '/admin/sponsor-domains',
  summary:
    'Allow or block a domain and all below it, where nothing nearer says otherwise. One that is there already is `optionNameExists`.',
  access: ['ADMIN'],
  body: z.object({
    domain: field.domain,
    verdict: z.enum(domainVerdicts, 'Pattern'),
    reason: field.requiredText(textLimits.phrase),
  }),
  reply: sponsorDomain,
  status: 201,
  refusals: ['optionNameExists'],
})

export const removeSponsorDomain = route({
  method: 'DELETE',
  path: '/admin/sponsor-domains/{domain}',
  summary: 'Take back what was said on a domain; the built-in list counts again.',
  access: ['ADMIN'],
  params: domainParams,
  status: 204,
  refusals: ['entityDoesNotExist'],
})
