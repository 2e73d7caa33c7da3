import { paths } from '@podium/contract/paths'
import { useNavigate } from '../../router/index.ts'
import type { registerFan } from '@podium/contract/identity'
import type { MemberRole } from '@podium/contract/roles'
import type { Fields } from '@podium/contract/violations'
import { identityPhrases } from '@podium/phrases/identity'
import { needsCountry } from '../../shared/fields/needsCountry.ts'
import { checkRepeat } from '../../shared/fields/NewPasswordFields.tsx'
import { navigationState, useNavigationState } from '../../shared/navigation/navigationState.ts'
import { ownPath } from '../../shared/navigation/paths.ts'
import { useHumanAnswer } from '../../shared/human-check/useHumanAnswer.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { asksForSponsor } from '../../shared/forms/sponsorAddress.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useTermsInForce } from '../../shared/session/useTermsInForce.ts'
import { Refusal } from '../../client/index.ts'
import { parseDay } from '../../ui/fields/days.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { carried } from './afterSignIn.ts'
import { forgetSignUpDraft } from './signUpDraft.ts'

type Typed = Record<string, string>

/** Registration of a role. What one of them needs more than a fan's is in its own schema. */
async function routeFor(role: MemberRole | undefined): Promise<typeof registerFan> {
  const { registrations } = await import('@podium/contract/identity')
  return registrations[role ?? 'FAN'] as typeof registerFan
}

/**
 * Sends the sign-up form, once the device has done what the human check asks of it.
 */
export function useSignUp(role: MemberRole | undefined) {
  const { language } = usePreferences()
  const terms = useTermsInForce()
  const human = useHumanAnswer()
  const t = usePhrases(identityPhrases).registration
  const navigate = useNavigate()
  const { returnTo } = useNavigationState()
  const form = useContractForm({
    route: () => routeFor(role),
    input: (typed) => ({
      query: { 'g-recaptcha-response': human.of(typed) },
      body: {
        ...personIn(typed),
        language,
        acceptedTermsOfUse: terms.latest(),
        // The mailed link leads there too, opened in whatever browser.
        ...carried(returnTo),
      },
    }),
    check: (typed) => checkBeside({ ...typed, captcha: human.of(typed) }, role),
    asks: asksForSponsor(role === 'SPONSOR'),
    ready: () => Promise.all([terms.arrival(), human.arrival()]),
    onBroken: (wrong) => {
      // Said aloud once it is all that is missing; until then the line at the box does.
      if (Object.keys(wrong).join() === 'terms') toast.error(t.accept)
    },
    onDone: (_, typed) => {
      const mailedTo = (typed.email ?? '').trim()
      forgetSignUpDraft()
      navigate(waitingPlace(returnTo), { replace: true, state: navigationState({ mailedTo }) })
    },
    onError: (error) => {
      // Without the terms the answer was not sent at all.
      if (error instanceof Refusal && terms.latest()) human.askAnew()
      if (error instanceof Refusal && error.has('acceptLastTermsToJoin')) void terms.readAgain()
      return false
    },
  })
  return { ...form, human }
}

/**
 * Where somebody waits for the mail: on the page they came for, which says so, otherwise in the store.
 * The sportest has told its score already.
 */
function waitingPlace(returnTo: string | undefined): string {
  const isScore = returnTo?.startsWith(paths.sportest()) ?? false
  return ownPath(isScore ? undefined : returnTo, paths.credits())
}

function personIn(typed: Typed) {
  const { name = '', lastName = '', email = '', password = '', ...residence } = typed
  const {
    countryCode = '',
    fiscalCode = '',
    postalCode = '',
    address = '',
    modality,
    dateOfBirth,
  } = residence
  const about = { name, lastName, email, password, countryCode, fiscalCode, postalCode, address }
  // As it was typed; what is no day is said at its field.
  const born = dateOfBirth && { dateOfBirth: parseDay(dateOfBirth) ?? dateOfBirth }
  return { ...about, ...(modality !== undefined && { modality }), ...born }
}

/** The rules no schema of the contract knows (`registration.fields`). */
function checkBeside(typed: Typed, role: MemberRole | undefined): Fields {
  return {
    ...(!role && { userType: [{ kind: 'NotBlank' }] }),
    ...checkRepeat(typed.password ?? '', typed.repeatPassword ?? ''),
    ...(!typed.captcha && { captcha: [{ kind: 'NotBlank' }] }),
    ...(needsCountry(typed) && { countryCode: [{ kind: 'NotBlank' }] }),
    ...(!typed.terms && { terms: [{ kind: 'NotBlank' }] }),
  }
}
