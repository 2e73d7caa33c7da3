import type { MemberRole } from '@podium/contract/roles'
import { requestSupport, type SupportEntry } from '@podium/contract/support'
import { getWallet, postWalletTransaction } from '@podium/contract/wallet'
import { openAdmin, openMember, signIn } from './cast.ts'
import type { TestPodium } from './harness.ts'
import type { Person } from './person.ts'

/** Somebody signed in, with credits to give. */
export async function signedInMember(
  podium: TestPodium,
  role: MemberRole,
  options: { credits?: number; name?: string; lastName?: string; language?: 'en' | 'pt' } = {},
): Promise<Person> {
  const { credits = 0, ...details } = options
  const person = await openMember(podium, role, { modality: 'ATHLETICS', ...details })
  await signIn(person)
  if (credits > 0) await giveCredits(podium, person, credits)
  return person
}

/** Gives somebody credits, as an admin does. */
export async function giveCredits(
  podium: TestPodium,
  person: Person,
  credits: number,
): Promise<void> {
  const ana = await openAdmin(podium)
  const body = { userId: person.id, creditsNumber: credits, description: 'Para apoiar' }
  await ana.call(postWalletTransaction, { body })
}

/** How somebody asks for a support, as the dialog sends it. */
export function supportRequest(athlete: Person, credits: number, hidden = false) {
  return {
    params: { athleteId: athlete.id },
    query: { credits },
    body: { private: hidden, acceptedTermsOfUse: true as const },
  }
}

export function askForSupport(
  supporter: Person,
  athlete: Person,
  credits = 100,
  hidden = false,
): Promise<SupportEntry> {
  return supporter.call(requestSupport, supportRequest(athlete, credits, hidden))
}

/** What somebody has to spend, and what they have set aside. */
export async function balances(person: Person): Promise<[available: number, reserved: number]> {
  const { available, reserved } = await person.call(getWallet)
  return [available, reserved]
}
