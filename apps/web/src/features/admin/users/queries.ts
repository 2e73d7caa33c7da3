import type { AdminUser } from '@podium/contract/admin'
import { call, read } from '../../../client/index.ts'
import type { Said } from '../../../shared/decisions/decisionInput.ts'
import { readList } from '../frame/readList.ts'
import { adminKey } from '../frame/useAct.ts'
import type { ListAddress } from '../frame/useListAddress.ts'

const contract = () => import('@podium/contract/admin')
const invitationsContract = () => import('@podium/contract/invitations')

/** What the address narrows the list of people by. */
export function userFilterOf(address: ListAddress) {
  return {
    q: address.get('q'),
    type: address.get('type'),
    sport: address.get('sport'),
    country: address.get('country'),
    region: address.get('region'),
    state: address.get('state'),
    seen: address.get('seen'),
    balance: address.get('balance'),
  }
}

export function usersRead(address: ListAddress) {
  return readList('users', () => contract().then(({ listUsers }) => listUsers), {
    address,
    filter: userFilterOf(address),
  })
}

/** The regions where people of the network live. */
export function regionsRead() {
  return read({
    key: ['network', 'places'],
    route: () => import('@podium/contract/network').then((network) => network.getNetworkPlaces),
    input: {},
    sameForEveryone: true,
  })
}

/** A user with what they hold and what stands against deleting them. */
export function userRead(id: number) {
  return {
    ...read({
      key: [adminKey, 'user', id],
      route: () => contract().then(({ getUser }) => getUser),
      input: { params: { id } },
    }),
    staleTime: 0,
  }
}

export async function downloadUsersAs(address: ListAddress) {
  const { downloadUsers } = await contract()
  const said = Object.entries(userFilterOf(address)).filter(([, value]) => value !== '')
  return call(downloadUsers, { query: Object.fromEntries(said) as never })
}

export async function setVisibility(
  { id }: AdminUser,
  hiddenProfile: boolean,
  said: Partial<Said>,
) {
  const { putVisibility } = await import('@podium/contract/profiles')
  return call(putVisibility, { params: { id }, body: { hiddenProfile, ...said } })
}

export async function deleteAccount({ id, role }: AdminUser, said: Said) {
  const { deleteOf } = await import('@podium/contract/settings')
  await call(deleteOf[role], { params: { id }, query: said })
}

export function invitationsRead(address: ListAddress) {
  return readList(
    'invitations',
    () => invitationsContract().then(({ listInvitations }) => listInvitations),
    { address, filter: { state: address.get('state') } },
  )
}

export async function resend(id: number) {
  const { resendInvitation } = await invitationsContract()
  await call(resendInvitation, { params: { id } })
}

export async function revoke(id: number) {
  const { revokeInvitation } = await invitationsContract()
  await call(revokeInvitation, { params: { id } })
}
