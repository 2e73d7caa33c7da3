import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  type SubmitEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { useQueryClient } from '@tanstack/react-query'
import type { Reply, RouteShape } from '@podium/contract/route'
import type { RefusalName } from '@podium/contract/refusals'
import type { Fields, Violation } from '@podium/contract/violations'
import { call, Refusal } from '../../client/index.ts'
import { privateReads } from '../../client/reads.ts'
import type { CallInput, CallOptions } from '../../client/transport.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import type { ErrorOf, OwnWords } from '../../ui/fields/fieldErrors.ts'
import { focusFirstInvalid } from '../../ui/fields/focus.ts'
import {
  answered,
  type Answer,
  noProblems,
  problemAt,
  problemsIn,
  rechecked,
  saysAtField,
  unplaced,
  withoutField,
  type Problems,
  type Typed,
} from './formProblems.ts'
import type { FormTexts } from './formTexts.ts'
import { usePreferences } from '../language/Preferences.tsx'
import type { IsSaid } from './refusalTexts.ts'
import { useHydrated } from '../rendering/useHydrated.ts'
import { closeErrors } from './closeErrors.ts'
import { type IdempotencyKey, sendOnce } from './sendOnce.ts'
import { useRefusals } from './useRefusals.ts'

/** How a form is checked and sent. */
export interface FormOptions<R extends RouteShape> {
  /** The route, imported lazily; called early (`prepare`) and at the submit. */
  route: () => Promise<R>
  /** What to send, from what was typed. `body` is held against the route's own schema first. */
  input: (typed: Typed) => CallInput<R>
  /** Rules the schema does not know (repeat the password); joined with its own. */
  check?: (typed: Typed) => Fields
  /** Asked once everything that was typed holds: false keeps it here, for a last look before it goes. */
  confirm?: (typed: Typed) => boolean
  /** What only the server can say of a field, said before the form is sent. */
  asks?: Asking
  /** Awaited at the submit before anything is checked: what the form sends but is not typed. */
  ready?: () => Promise<unknown>
  /** Told when a submit finds broken rules, beside the sentences at the fields. */
  onBroken?: (fields: Fields) => void
  onDone: (reply: Reply<R>, typed: Typed) => unknown
  /** What is said once that is done. */
  done?: string
  /** Looks at an error first; true when it has dealt with it. */
  onError?: (error: unknown) => boolean
  /** Names the act, of a form whose act is done once however often it is sent (`acts.idempotent`). */
  keyFor?: ((input: CallInput<R>) => IdempotencyKey) | undefined
  /** Sends it in another way than as JSON: with a file. */
  send?: (route: R, input: CallInput<R>, options: CallOptions) => Promise<Reply<R>>
}

/**
 * A field about which the server is asked once it is left and keeps its rules, and again when what the
 * answer depends on changes. Where there is no answer, the submit tells.
 */
export interface Asking {
  field: string
  dependsOn: string
  ask: (value: string) => Promise<Answer>
}

export interface ContractForm {
  /** Spread on `Form`, which also says what belongs to no field. */
  form: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    method: 'post'
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
    onFocus: () => void
    onChange: (event: FormEvent<HTMLFormElement>) => void
    onBlur: (event: FocusEvent<HTMLFormElement>) => void
    problems: FormProblems
    /** What its fields say, each by its name, without being told. */
    errorOf: ErrorOf
    isBusy: boolean
  }
  isBusy: boolean
  /** Sending works: false on the server and until the page's script runs. */
  isReady: boolean
  errorOf: ErrorOf
  /**
   * Whether what a part of the form asks for holds, looked at before the rest is typed; what does not is
   * said there, and the first of it focused.
   */
  holds: (part: HTMLElement) => Promise<boolean>
  /** The server's refusal that stands at a field. */
  refusedAt: (field: string) => RefusalName | undefined
}

/** What `Form` shows beside the fields. */
export interface FormProblems {
  /** What is in no field. */
  sentences: readonly string[]
  /** All that is wrong. */
  of: Problems
  /** Says how many fields are wrong. */
  wrongFields: (count: number) => string
}

/**
 * The one form helper: reads the fields by name, checks them with the contract's own schema, sends
 * them once, and puts what the browser or the server finds wrong at the fields, the first one focused.
 * What is about no field on show stays at the form.
 */
export function useContractForm<R extends RouteShape>(options: FormOptions<R>): ContractForm {
  const ref = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const { problems, report, fail, clear, recheck, look, hear, errorOf, refusedAt } =
    useProblems(ref)
  const turns = useTurns()
  const tell = useRefusals()
  const queryClient = useQueryClient()

  async function findWrong(route: R, typed: Typed): Promise<Fields> {
    return { ...(await broken(route, options.input(typed))), ...options.check?.(typed) }
  }

  async function send(typed: Typed): Promise<void> {
    const [route] = await Promise.all([options.route(), options.ready?.()])
    const wrong = await findWrong(route, typed)
    if (Object.keys(wrong).length > 0) {
      options.onBroken?.(wrong)
      return report(wrong, typed)
    }
    clear()
    if (options.confirm?.(typed) === false) return
    const input = options.input(typed)
    await options.onDone(await deliver(route, input), typed)
    if (options.done) toast.success(options.done)
  }

  function deliver(route: R, input: CallInput<R>): Promise<Reply<R>> {
    const send = (callOptions: CallOptions) =>
      options.send
        ? options.send(route, input, callOptions)
        : call(route, ...([input, callOptions] as never))
    const key = options.keyFor?.(input)
    return key ? sendOnce(key, (idempotencyKey) => send({ idempotencyKey })) : send({})
  }

  async function submit(typed: Typed): Promise<void> {
    setBusy(true)
    closeErrors()
    try {
      await send(typed)
    } catch (error) {
      const wasDone = error instanceof Refusal && error.has('idempotencyKeyReused')
      if (wasDone) void queryClient.invalidateQueries(privateReads)
      if (options.onError?.(error)) return
      await tell(error, await fail(error, typed))
    } finally {
      setBusy(false)
    }
  }

  /** Leaving a field that was filled in checks that field; one left empty waits for the submit. */
  async function left(name: string): Promise<void> {
    const typed = ref.current ? typedIn(ref.current) : {}
    if (!typed[name]) return
    const isLatest = turns.next(name)
    const wrong = await findWrong(await options.route(), typed)
    await recheck(name, wrong[name] ?? [], typed, isLatest)
    if (name === options.asks?.field) await ask(options.asks, typed, isLatest)
  }

  /** Asks the server about what stands in a field, where that keeps its rules. */
  async function ask(asking: Asking, typed: Typed, isLatest: () => boolean): Promise<void> {
    const { field } = asking
    const wrong = await findWrong(await options.route(), typed)
    if (wrong[field]) return
    await hear(field, await asking.ask(typed[field] ?? ''), typed, isLatest)
  }

  async function holds(part: HTMLElement): Promise<boolean> {
    const typed = ref.current ? typedIn(ref.current) : {}
    const fields = new Set([...part.querySelectorAll<HTMLInputElement>('[name]')].map(nameOf))
    for (const field of fields) turns.next(field)
    const wrong = await findWrong(await options.route(), typed)
    const { asks } = options
    const isAsked = asks && fields.has(asks.field) && typed[asks.field] && !wrong[asks.field]
    // Where the server does not answer now, the submit tells.
    const answer = isAsked
      ? await asks.ask(typed[asks.field] ?? '').catch(() => undefined)
      : undefined
    await look({ fields, wrong, typed, ...(asks && answer && { at: asks.field, answer }) })
    const isWrong = part.querySelector('[aria-invalid="true"]') !== null
    if (isWrong) focusFirstInvalid(part)
    return !isWrong
  }

  const askAnew = useEffectEvent(() => {
    const typed = ref.current ? typedIn(ref.current) : {}
    const { asks } = options
    if (!asks || !typed[asks.field]) return
    ask(asks, typed, turns.next(asks.field)).catch(() => undefined)
  })
  const dependsOn = options.asks?.dependsOn
  useEffect(() => askAnew(), [dependsOn])

  return {
    form: {
      ref,
      noValidate: true,
      // Should a form ever be sent without our script, nothing typed shows in an address.
      method: 'post',
      onChange: (event) => {
        turns.next(nameOf(event.target))
        clear(nameOf(event.target))
      },
      onBlur: (event) => void left(nameOf(event.target)).catch(() => undefined),
      onFocus: () => void options.route(),
      onSubmit: (event) => {
        event.preventDefault()
        turns.endAll()
        if (!isBusy) void submit(typedIn(event.currentTarget))
      },
      problems,
      errorOf,
      isBusy,
    },
    isBusy,
    isReady: useHydrated(),
    errorOf,
    holds,
    refusedAt,
  }
}

type IsLatest = () => boolean

/** What was found of some fields before the form is sent. */
interface Look {
  fields: ReadonlySet<string>
  wrong: Fields
  typed: Typed
  at?: string
  answer?: Answer
}

/**
 * Tells whether what was asked of a field is still the latest thing that happened to it. A submit ends
 * them all: it looks at every field, and what the server then says stays there.
 */
function useTurns() {
  const [turns] = useState(() => new Map<string, symbol>())
  return {
    next: (field: string): IsLatest => {
      const turn = Symbol(field)
      turns.set(field, turn)
      return () => turns.get(field) === turn
    },
    endAll: () => turns.clear(),
  }
}

function useProblems(form: RefObject<HTMLFormElement | null>) {
  const { language } = usePreferences()
  const [known, setKnown] = useState(noProblems)
  const [texts, setTexts] = useState<FormTexts | null>(null)
  const [apart, setApart] = useState(noProblems)
  const shown = useRef(new Set<string>())
  shown.current.clear()

  // Every field that is on show has asked by now for what it is to say.
  useLayoutEffect(() => setApart(unplaced(known, shown.current)), [known])

  // On the page at once: focus goes to the first of them.
  async function show(found: Problems): Promise<void> {
    const texts = await import('./formTexts.ts')
    flushSync(() => {
      setTexts(texts)
      setKnown(found)
    })
    focusFirstInvalid(form.current)
  }

  /** Tells what is found of a field, unless more has happened to it meanwhile. */
  async function tell(isLatest: IsLatest, change: (before: Problems) => Problems): Promise<void> {
    const texts = await import('./formTexts.ts')
    if (!isLatest()) return
    setTexts(texts)
    setKnown(change)
  }

  const recheck = (field: string, found: Violation[], typed: Typed, isLatest: IsLatest) =>
    tell(isLatest, (before) => rechecked(before, field, found, typed))

  /** Tells some fields anew, on the page at once; the server's answer about one of them with it. */
  async function look({ fields, wrong, typed, at, answer }: Look): Promise<void> {
    const texts = await import('./formTexts.ts')
    flushSync(() => {
      setTexts(texts)
      setKnown((before) => {
        const own = [...fields].reduce(
          (known, field) => rechecked(known, field, wrong[field] ?? [], typed),
          before,
        )
        return at && answer ? answered(own, at, answer, typed) : own
      })
    })
  }

  const hear = (field: string, answer: Answer, typed: Typed, isLatest: IsLatest) =>
    tell(isLatest, (before) => answered(before, field, answer, typed))

  function clear(field?: string): void {
    setKnown((before) => (field === undefined ? noProblems : withoutField(before, field)))
  }

  function errorOf(field: string, instead?: OwnWords): string | undefined {
    shown.current.add(field)
    const problem = problemAt(known, field)
    if (!problem || !texts) return undefined
    const own =
      'kind' in problem && (typeof instead === 'string' ? instead : instead?.[problem.kind])
    return own || texts.sentence(problem, { field, typed: known.typed[field] }, language)
  }

  function refusedAt(field: string): RefusalName | undefined {
    const problem = problemAt(known, field)
    return problem && 'name' in problem ? problem.name : undefined
  }

  /** Puts a refusal where it belongs, and answers what stands at a field now. */
  async function fail(error: unknown, typed: Typed): Promise<IsSaid> {
    const found = problemsIn(error, typed)
    await show(found)
    return (name) => saysAtField(found, shown.current, name)
  }

  return {
    report: (fields: Fields, typed: Typed) => show({ ...noProblems, fields, typed }),
    fail,
    problems: {
      of: known,
      sentences: texts?.unplacedSentences(apart, language) ?? [],
      wrongFields: (count: number) => texts?.wrongFields(count, language) ?? '',
    },
    clear,
    recheck,
    look,
    hear,
    errorOf,
    refusedAt,
  }
}

function nameOf(target: EventTarget): string {
  return (target as Partial<HTMLInputElement>).name ?? ''
}

async function broken(route: RouteShape, input: { body?: unknown }): Promise<Fields> {
  const { violationsOf } = await import('@podium/contract/violations')
  // With what was typed, as the server asks: what is wrong in another way than missing is said so.
  const parsed = route.body?.safeParse(input.body, { reportInput: true })
  return parsed?.error ? violationsOf(parsed.error) : {}
}

function typedIn(form: HTMLFormElement): Typed {
  const typed: Typed = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') typed[name] = value
  }
  return typed
}
