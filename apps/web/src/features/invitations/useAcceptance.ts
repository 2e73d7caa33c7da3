import { useState } from 'react'
import { finalizeOf, type finalizeSponsor, type InvitedRole } from '@podium/contract/invitations'
import { paths } from '@podium/contract/paths'
import { invitationPhrases } from '@podium/phrases/invitations'
import { needsCountry } from '../../shared/fields/needsCountry.ts'
import { checkRepeat } from '../../shared/fields/NewPasswordFields.tsx'
import { navigationState } from '../../shared/navigation/navigationState.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useTermsInForce } from '../../shared/session/useTermsInForce.ts'
import { Refusal, signOut } from '../../client/index.ts'
import { useNavigate } from '../../router/index.ts'
import { parseDay } from '../../ui/fields/days.ts'
import { toast } from '../../ui/feedback/toasts.ts'

interface Accepting {
  role: InvitedRole
  secret: string
  email: string
  onSpent: () => void
}

/** The call of a role. What one of them needs more than a sponsor's is in its own schema. */
function routeFor(role: InvitedRole): typeof finalizeSponsor {
  return finalizeOf[role] as typeof finalizeSponsor
}

/**
 * Sends the acceptance of an invitation, and leads to sign-in with the address filled in
 * (`invitation.link`).
 */
export function useAcceptance({ role, secret, email, onSpent }: Accepting) {
  const t = usePhrases(invitationPhrases)
  const terms = useTermsInForce()
  const navigate = useNavigate()
  const [isAltered, setAltered] = useState(false)
  const form = useContractForm({
    route: () => Promise.resolve(routeFor(role)),
    input: ({ name = '', lastName = '', password = '', dateOfBirth = '', countryCode = '' }) => ({
      body: {
        ...{ name, lastName, password, token: secret, acceptedTermsOfUse: terms.latest() },
        // An athlete's alone; as it was typed, and what is no day is said at its field.
        ...(dateOfBirth && { dateOfBirth: parseDay(dateOfBirth) ?? dateOfBirth }),
        ...(countryCode && { countryCode }),
      },
    }),
    check: ({ password = '', repeatPassword = '', terms: accepted, ...said }) => ({
      ...checkRepeat(password, repeatPassword),
      ...(needsCountry(said) && { countryCode: [{ kind: 'NotBlank' }] }),
      ...(!accepted && { terms: [{ kind: 'NotBlank' }] }),
    }),
    ready: terms.arrival,
    onBroken: (wrong) => {
      // Said aloud once it is all that is missing; until then the line at the box does.
      if (Object.keys(wrong).join() === 'terms') toast.error(t.accept)
    },
    onDone: async () => {
      // Joining opens a session; people sign in themselves, so that it is surely them.
      await signOut()
      navigate(paths.login(), {
        replace: true,
        state: navigationState({ notice: 'joined', email }),
      })
    },
    onError: (error) => {
      if (!(error instanceof Refusal)) return false
      if (error.has('acceptLastTermsToJoin')) void terms.readAgain()
      if (error.has('invalidUserType')) setAltered(true)
      if (error.has('invalidToken')) onSpent()
      return error.has('invalidToken')
    },
  })
  return { ...form, isAltered, termsVersion: terms.version }
}
