import { useRef, useState } from 'react'
import { paths } from '@podium/contract/paths'
import { useNavigate } from '../../router/index.ts'
import type { registerFan } from '@podium/contract/identity'
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
 * Sends the sign-up form, once the device has done what the human check asks of it. `human.round` grows
 * with every answer of the check that was used up.
 */
export function useSignUp(role: MemberRole | undefined) {
  const { language } = usePreferences()
  const terms = useTermsInForce()
  const [round, setRound] = useState(0)
  const human = useRef<{ work?: Promise<void>; answer: string }>({ answer: '' })
  // The answer as it stands now: it may have come since the form was sent.
  const captchaIn = (typed: Typed) => typed.captcha || human.current.answer
  const t = usePhrases(identityPhrases).registration
  const navigate = useNavigate()
  const { returnTo } = useNavigationState()
  const form = useContractForm({
    route: () => routeFor(role),
    input: (typed) => ({
      query: { 'g-recaptcha-response': captchaIn(typed) },
      body: {
        ...personIn(typed),
        language,
        acceptedTermsOfUse: terms.latest(),
        // The mailed link leads there too, opened in whatever browser.
        ...carried(returnTo),
      },
    }),
    check: (typed) => checkBeside({ ...typed, captcha: captchaIn(typed) }, role),
    asks: asksForSponsor(role === 'SPONSOR'),
    ready: () => Promise.all([terms.arrival(), human.current.work]),
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
      // An answer is taken once, whatever the form was refused for afterwards; without the terms it
      // was not sent at all.
      if (error instanceof Refusal && terms.latest()) {
        human.current = { answer: '' }
        setRound((last) => last + 1)
      }
      if (error instanceof Refusal && error.has('acceptLastTermsToJoin')) void terms.readAgain()
      return false
    },
  })
  const onHumanWork = (working: Promise<string>) => {
    const latest: { work?: Promise<void>; answer: string } = { answer: '' }
    latest.work = working.then((answer) => {
      latest.answer = answer
    })
    human.current = latest
  }
  return { ...form, human: { round, onHumanWork } }
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
    ...(!typed.terms && { terms: [{ kind: 'NotBlank' }] }),
  }
}
