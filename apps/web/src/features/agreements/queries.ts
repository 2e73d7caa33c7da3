import type { AgreementState } from '@podium/contract/agreement-rules'
import { idOf } from '@podium/contract/largest-id'
import { memberRoles, type MemberRole } from '@podium/contract/roles'
import { read } from '../../client/index.ts'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { idIn, profileRead } from '../../shared/profiles/profileRead.ts'
import { agreeingRoles } from './standing.ts'

/** Agreements on a page of the list (`lists.paging`). */
export const agreementsPageSize = 10

const contract = () => import('@podium/contract/agreements')

/** A page of the user's agreements, those that are not over first. */
export function agreementsRead(state: AgreementState | undefined, page: number) {
  const query = { ...(state && { state }), _page: page, _limit: agreementsPageSize }
  return read({
    key: ['agreements', 'list', state, page],
    route: () => contract().then(({ listAgreements }) => listAgreements),
    input: { query },
  })
}

/** The user's agreements where their page is looked after: the first page of all. */
export const ownAgreements = agreementsRead(undefined, 0)

/** Reads the agreements of whose page is looked after; a fan has none. */
export async function loadOwnAgreements({ queryClient, user }: LoaderInput): Promise<void> {
  const mayHave = agreeingRoles.some((role) => role === user?.role)
  if (mayHave) await queryClient.prefetchQuery(ownAgreements)
}

export function agreementRead(id: number) {
  return read({
    key: ['agreements', 'one', id],
    route: () => contract().then(({ readAgreement }) => readAgreement),
    input: { params: { id } },
  })
}

/** Reads the agreement of the address, so that its page has its size at once. */
export async function loadAgreement({ queryClient, params, user }: LoaderInput): Promise<void> {
  const id = idIn(params.id)
  if (user) await queryClient.prefetchQuery(agreementRead(id))
}

/** The member whom the address of a proposal names; null where it names none. */
export function partnerIn(search: string): { id: number; role: MemberRole } | null {
  const asked = new URLSearchParams(search)
  const id = idOf(asked.get('with') ?? undefined)
  const role = memberRoles.find((known) => known === asked.get('role'))
  return id !== null && role ? { id, role } : null
}

/** Reads whom the address of a proposal names, so that the form has its size at once. */
export async function loadPartner({ queryClient, url, user }: LoaderInput): Promise<void> {
  const asked = partnerIn(url.search)
  if (user && asked) await queryClient.prefetchQuery(profileRead(asked.role, asked.id))
}
