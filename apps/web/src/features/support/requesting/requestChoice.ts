import { supportCredits } from '@podium/contract/support-rules'
import { askParameter, goalParameter } from './askParameter.ts'

const { min, max, step } = supportCredits

/** The credits the supporter typed, once they are an amount that can be given; null until then. */
export function creditsIn(typed: string): number | null {
  // A thousand may be written with its separator in either language.
  if (!/^\d{1,4}$|^\d[\s.,]\d{3}$/.test(typed.trim())) return null
  const credits = Number(typed.replace(/\D/g, ''))
  return credits >= min && credits <= max && credits % step === 0 ? credits : null
}

/** The stop of the slider nearest to what was typed. */
export function nearestStop(typed: string): number {
  const number = Number(typed.replace(/\D/g, '').slice(0, 6))
  return Math.min(max, Math.max(min, Math.round(number / step) * step))
}

/** The parameters of the address that open the dialog, and keep what was chosen in it. */
const parameters = { credits: askParameter, private: 'private', goal: goalParameter }

export interface RequestChoice {
  /** As it was typed. */
  credits: string
  isPrivate: boolean
  /** The id of the goal it is directed at; '' for the page. */
  goalId: string
  /** The line that goes along; it stands in the history's entry, never in the address. */
  note: string
  /** The terms are ticked; kept beside the line. */
  accepts: boolean
  /** All is chosen, and it was said: it goes as soon as the wallet reaches. Never kept. */
  asks?: boolean
}

/** What the address says is chosen; null while the dialog is closed. */
export function requestChoiceIn(search: string, state?: unknown): RequestChoice | null {
  const query = new URLSearchParams(search)
  const credits = query.get(parameters.credits)
  if (credits === null) return null
  return {
    credits: credits.slice(0, 6),
    isPrivate: query.has(parameters.private),
    goalId: /^\d{1,9}$/.exec(query.get(parameters.goal) ?? '')?.[0] ?? '',
    ...keptIn(state),
  }
}

/** The same query with another choice in it; with null, without one. */
export function searchWith(search: string, choice: RequestChoice | null): string {
  const query = new URLSearchParams(search)
  query.delete(parameters.credits)
  query.delete(parameters.private)
  query.delete(parameters.goal)
  if (choice?.goalId) query.set(parameters.goal, choice.goalId)
  if (choice) query.set(parameters.credits, choice.credits)
  if (choice?.isPrivate) query.set(parameters.private, 'yes')
  return query.size ? `?${query}` : ''
}

/** What the history's entry keeps of a choice. */
interface Kept {
  supportNote?: string
  supportAccepts?: true
  supportAsks?: true
}

/** The part of a choice that navigation state keeps. */
export function stateWith({
  note,
  accepts,
  asks,
}: Pick<RequestChoice, 'note' | 'accepts' | 'asks'>): Kept {
  return {
    ...(note && { supportNote: note }),
    ...(accepts && { supportAccepts: true }),
    ...(asks && { supportAsks: true }),
  }
}

/** The same navigation state without what it keeps of a choice. */
export function stateWithout(state: object): object {
  const {
    supportNote: _note,
    supportAccepts: _accepts,
    supportAsks: _asks,
    ...rest
  } = state as Kept
  return rest
}

function keptIn(state: unknown): Pick<RequestChoice, 'note' | 'accepts' | 'asks'> {
  const kept: Partial<Record<keyof Kept, unknown>> =
    typeof state === 'object' && state !== null ? state : {}
  const { supportNote, supportAccepts, supportAsks } = kept
  return {
    note: typeof supportNote === 'string' ? supportNote : '',
    accepts: supportAccepts === true,
    ...(supportAsks === true && { asks: true }),
  }
}
