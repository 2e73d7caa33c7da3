import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate } from '../../router/index.ts'
import { isStepping } from '../../shared/forms/Steps.tsx'
import { focusField, onReveal } from '../../ui/fields/focus.ts'

/** The parts of the form, which a phone shows one after the other. */
export const signUpSteps = ['WHO', 'ACCOUNT'] as const
export type SignUpStep = (typeof signUpSteps)[number]

export interface SignUpSteps {
  at: number
  isLast: boolean
  /** What of the form is on the screen; undefined where it is all of it. */
  shown: () => HTMLElement | undefined
  /** Goes on, once what the present step asks for holds. */
  next: () => Promise<void>
  back: () => void
}

/**
 * The steps of signing up (`registration.steps`). Each is a step of the browser's history, so that back
 * leads to the one before; a page that is opened anew starts with the first. Whatever shows a field of
 * another step goes there first; to a later one once what the present one asks for holds.
 */
export function useSignUpSteps(
  form: RefObject<HTMLFormElement | null>,
  holds: (part: HTMLElement) => Promise<boolean>,
): SignUpSteps {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [reached, setReached] = useState(0)
  const kept = typeof state === 'object' && state !== null ? (state as Kept) : {}
  const at = Math.max(0, Math.min(reached, signUpSteps.indexOf(kept.step ?? 'WHO')))
  const wanted = useRef<HTMLElement | null>(null)

  const open = (step: SignUpStep) => {
    setReached(signUpSteps.indexOf(step))
    navigate({ pathname, search }, { state: { ...kept, step }, preventScrollReset: true })
  }
  const startAnew = useEffectEvent(() => {
    if (!kept.step) return
    const { step: _past, ...rest } = kept
    navigate({ pathname, search }, { replace: true, state: rest, preventScrollReset: true })
  })
  useEffect(() => startAnew(), [])

  async function goOn(field?: HTMLElement): Promise<void> {
    const step = signUpSteps[at + 1]
    const stage = stageOf(form.current, signUpSteps[at] ?? 'WHO')
    if (!step || !stage || !(await holds(stage))) return
    wanted.current = field ?? null
    open(step)
  }

  const reveal = useEffectEvent((field: HTMLElement) => {
    const stage = field.closest<HTMLElement>('[data-stage]')
    const to = signUpSteps.indexOf(stage?.dataset.stage as SignUpStep)
    if (to < 0 || to === at || !isStepping()) return
    if (to > at) return void goOn(field)
    wanted.current = field
    navigate(to - at)
  })
  useEffect(() => onReveal(form.current, (field) => reveal(field)), [form])

  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    const field = wanted.current
    wanted.current = null
    if (field) focusField(field)
    else begin(form.current, signUpSteps[at] ?? 'WHO')
  }, [at, form])

  return {
    at,
    isLast: at === signUpSteps.length - 1,
    shown: () => (isStepping() && stageOf(form.current, signUpSteps[at] ?? 'WHO')) || undefined,
    next: () => goOn(),
    back: () => navigate(-1),
  }
}

/** What the history's entry keeps of it. */
interface Kept {
  step?: SignUpStep
}

function stageOf(form: HTMLElement | null, step: SignUpStep) {
  return form?.querySelector<HTMLElement>(`[data-stage="${step}"]`)
}

/** Shows a step from its top. Where everybody types at once, the keyboard is there for it. */
function begin(form: HTMLElement | null, step: SignUpStep): void {
  if (!isStepping()) return
  const stage = stageOf(form, step)
  const first = step === 'ACCOUNT' ? stage?.querySelector<HTMLInputElement>('input') : null
  const target = first && first.value === '' ? first : stage
  target?.focus({ preventScroll: true })
  form?.scrollIntoView({ block: 'start' })
}
