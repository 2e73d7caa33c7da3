import { useState } from 'react'
import { paths } from '@podium/contract/paths'
import { useNavigate } from '../../router/index.ts'
import type { registerFan } from '@podium/contract/identity'
import { isOwnPath, returnToLimit } from '@podium/contract/own-path'
import type { MemberRole } from '@podium/contract/roles'
import type { Fields } from '@podium/contract/violations'
import { identityPhrases } from '@podium/phrases/identity'
import { checkRepeat } from '../../shared/fields/NewPasswordFields.tsx'
import { navigationState, useNavigationState } from '../../shared/navigation/navigationState.ts'
import { ownPath } from '../../shared/navigation/paths.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { asksForSponsor } from '../../shared/forms/sponsorAddress.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useTermsInForce } from '../../shared/session/useTermsInForce.ts'
import { Refusal } from '../../client/index.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { forgetSignUpDraft } from './signUpDraft.ts'

type Typed = Record<string, string>

/** Registration of a role. What one of them needs more than a fan's is in its own schema. */
async function routeFor(role: MemberRole | undefined): Promise<typeof registerFan> {
  const { registrations } = await import('@podium/contract/identity')
  return registrations[role ?? 'FAN'] as typeof registerFan
}

/** Sends the sign-up form. `round` grows with every answer of the human check that was used up. */
export function useSignUp(role: MemberRole | undefined) {
  const { language } = usePreferences()
  const terms = useTermsInForce()
  const [round, setRound] = useState(0)
  const t = usePhrases(identityPhrases).registration
  const navigate = useNavigate()
  const { returnTo } = useNavigationState()
  // The mailed link leads there too, opened in whatever browser.
  const goesOn = returnTo !== undefined && isOwnPath(returnTo) && returnTo.length <= returnToLimit
  const form = useContractForm({
    route: () => routeFor(role),
    input: (typed) => ({
      query: { 'g-recaptcha-response': typed.captcha ?? '' },
      body: {
        ...personIn(typed),
        language,
        acceptedTermsOfUse: terms.latest(),
        ...(goesOn && { returnTo }),
      },
    }),
    check: (typed) => checkBeside(typed, role),
    asks: asksForSponsor(role === 'SPONSOR'),
    ready: terms.arrival,
    onBroken: (wrong) => {
      // Said aloud once it is all that is missing; until then the line at the box does.
      if (Object.keys(wrong).join() === 'terms') toast.error(t.accept)
    },
    onDone: (_, typed) => {
      const mailedTo = (typed.email ?? '').trim()
      forgetSignUpDraft()
      const store = ownPath(returnTo, paths.credits())
      navigate(store, { replace: true, state: navigationState({ mailedTo }) })
    },
    onError: (error) => {
      // An answer is taken once, whatever the form was refused for afterwards; without the terms it
      // was not sent at all.
      if (error instanceof Refusal && terms.latest()) setRound((last) => last + 1)
      if (error instanceof Refusal && error.has('acceptLastTermsToJoin')) void terms.readAgain()
      return false
    },
  })
  return { ...form, round }
}

function personIn(typed: Typed) {
  const { name = '', lastName = '', email = '', password = '', ...residence } = typed
  const { countryCode = '', fiscalCode = '', postalCode = '', address = '', modality } = residence
  const about = { name, lastName, email, password, countryCode, fiscalCode, postalCode, address }
  return modality === undefined ? about : { ...about, modality }
}

/** The rules no schema of the contract knows (`registration.fields`). */
function checkBeside(typed: Typed, role: MemberRole | undefined): Fields {
  return {
    ...(!role && { userType: [{ kind: 'NotBlank' }] }),
    ...checkRepeat(typed.password ?? '', typed.repeatPassword ?? ''),
    ...(!typed.captcha && { captcha: [{ kind: 'NotBlank' }] }),
    ...(!typed.terms && { terms: [{ kind: 'NotBlank' }] }),
  }
}
