import {
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  type SubmitEvent,
} from 'react'
import { flushSync } from 'react-dom'
import type { Reply, RouteShape } from '@podium/contract/route'
import type { Fields, Violation } from '@podium/contract/violations'
import { call, Refusal } from '../client/index.ts'
import type { CallInput, CallOptions } from '../client/transport.ts'
import { focusFirstInvalid } from '../ui/fields/focus.ts'
import { usePreferences } from './Preferences.tsx'
import { useHydrated } from './useHydrated.ts'
import { useRefusals } from './useRefusals.ts'

interface Options<R extends RouteShape> {
  /** The route, imported lazily; called early (`prepare`) and at the submit. */
  route: () => Promise<R>
  /** What to send, from what was typed. `body` is held against the route's own schema first. */
  input: (typed: Record<string, string>) => CallInput<R>
  /** Rules the schema does not know (repeat the password); joined with its own. */
  check?: (typed: Record<string, string>) => Fields
  /** Asked once everything that was typed holds: false keeps it here, for a last look before it goes. */
  confirm?: (typed: Record<string, string>) => boolean
  /** Told when a submit finds broken rules, beside the sentences at the fields. */
  onBroken?: (fields: Fields) => void
  onDone: (reply: Reply<R>, typed: Record<string, string>) => void | Promise<void>
  /** Looks at an error first; true when it has dealt with it. */
  onError?: (error: unknown) => boolean
  options?: () => CallOptions
  /** Sends it in another way than as JSON: with a file. */
  send?: (route: R, input: CallInput<R>, options: CallOptions | undefined) => Promise<Reply<R>>
}

interface ContractForm {
  /** Spread on the `<form>`. */
  form: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    method: 'post'
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
    onFocus: () => void
    onChange: (event: FormEvent<HTMLFormElement>) => void
    onBlur: (event: FocusEvent<HTMLFormElement>) => void
  }
  isBusy: boolean
  /** Sending works: false on the server and until the page's script runs. */
  isReady: boolean
  /** The sentence at a field, by its path; undefined while all is well. */
  errorOf: (field: string) => string | undefined
}

type ViolationPhrases = typeof import('@podium/phrases/violations').violationPhrases

/**
 * The one form helper: reads the fields by name, checks them with the contract's own schema, sends
 * them once, and puts what the browser or the server finds wrong at the fields, the first one focused.
 */
export function useContractForm<R extends RouteShape>(options: Options<R>): ContractForm {
  const ref = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const { report, clear, recheck, errorOf } = useFieldErrors(ref)
  const tell = useRefusals()

  async function findWrong(route: R, typed: Record<string, string>): Promise<Fields> {
    return { ...(await broken(route, options.input(typed))), ...options.check?.(typed) }
  }

  async function send(typed: Record<string, string>): Promise<void> {
    const route = await options.route()
    const wrong = await findWrong(route, typed)
    if (Object.keys(wrong).length > 0) {
      options.onBroken?.(wrong)
      return report(wrong)
    }
    clear()
    if (options.confirm?.(typed) === false) return
    const input = options.input(typed)
    await options.onDone(await deliver(route, input), typed)
  }

  function deliver(route: R, input: CallInput<R>): Promise<Reply<R>> {
    const callOptions = options.options?.()
    if (options.send) return options.send(route, input, callOptions)
    return call(route, ...([input, callOptions] as never))
  }

  async function submit(typed: Record<string, string>): Promise<void> {
    setBusy(true)
    try {
      await send(typed)
    } catch (error) {
      if (options.onError?.(error)) return
      if (error instanceof Refusal) await report(error.fields)
      await tell(error)
    } finally {
      setBusy(false)
    }
  }

  /** Leaving a field that was filled in checks that field; one left empty waits for the submit. */
  async function left(name: string): Promise<void> {
    const typed = ref.current ? typedIn(ref.current) : {}
    if (!typed[name]) return
    const wrong = await findWrong(await options.route(), typed)
    await recheck(name, wrong[name] ?? [])
  }

  return {
    form: {
      ref,
      noValidate: true,
      // Should a form ever be sent without our script, nothing typed shows in an address.
      method: 'post',
      onChange: (event) => clear(nameOf(event.target)),
      onBlur: (event) => void left(nameOf(event.target)).catch(() => undefined),
      onFocus: () => void options.route(),
      onSubmit: (event) => {
        event.preventDefault()
        if (!isBusy) void submit(typedIn(event.currentTarget))
      },
    },
    isBusy,
    isReady: useHydrated(),
    errorOf,
  }
}

function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const { language } = usePreferences()
  const [fields, setFields] = useState<Fields>({})
  const [phrases, setPhrases] = useState<ViolationPhrases | null>(null)

  async function report(found: Fields): Promise<void> {
    const { violationPhrases } = await import('@podium/phrases/violations')
    // On the page at once: focus goes to the first of them.
    flushSync(() => {
      setPhrases(violationPhrases)
      setFields(found)
    })
    focusFirstInvalid(form.current)
  }

  async function recheck(field: string, found: Violation[]): Promise<void> {
    const { violationPhrases } = await import('@podium/phrases/violations')
    setPhrases(violationPhrases)
    setFields((known) => without(known, field, found))
  }

  function clear(field?: string): void {
    setFields((known) => (field === undefined ? {} : without(known, field)))
  }

  function errorOf(field: string): string | undefined {
    const violation = fields[field]?.[0]
    return violation && phrases ? sentence(phrases[language], violation) : undefined
  }

  return { report, clear, recheck, errorOf }
}

/** The broken rules with those of one field exchanged; the same object when nothing changes. */
function without(known: Fields, field: string, found: Violation[] = []): Fields {
  if (!known[field] && found.length === 0) return known
  const { [field]: _, ...others } = known
  return found.length > 0 ? { ...others, [field]: found } : others
}

function nameOf(target: EventTarget): string {
  return (target as Partial<HTMLInputElement>).name ?? ''
}

function sentence(phrases: ViolationPhrases['en'], violation: Violation): string {
  return phrases[violation.kind](violation)
}

async function broken(route: RouteShape, input: { body?: unknown }): Promise<Fields> {
  const { violationsOf } = await import('@podium/contract/violations')
  const parsed = route.body?.safeParse(input.body)
  return parsed?.error ? violationsOf(parsed.error) : {}
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  const typed: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') typed[name] = value
  }
  return typed
}
