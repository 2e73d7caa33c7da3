import { supportCredits } from '@podium/contract/support-rules'

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
const parameters = { credits: 'support', private: 'private' }

export interface RequestChoice {
  /** As it was typed. */
  credits: string
  isPrivate: boolean
}

/** What the address says is chosen; null while the dialog is closed. */
export function requestChoiceIn(search: string): RequestChoice | null {
  const query = new URLSearchParams(search)
  const credits = query.get(parameters.credits)
  if (credits === null) return null
  return { credits: credits.slice(0, 6), isPrivate: query.has(parameters.private) }
}

/** The same query with another choice in it; with null, without one. */
export function searchWith(search: string, choice: RequestChoice | null): string {
  const query = new URLSearchParams(search)
  query.delete(parameters.credits)
  query.delete(parameters.private)
  if (choice) query.set(parameters.credits, choice.credits)
  if (choice?.isPrivate) query.set(parameters.private, 'yes')
  return query.size ? `?${query}` : ''
}
