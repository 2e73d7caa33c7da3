import type { Agreement } from '@podium/contract/agreements'
import type { Language } from '@podium/contract/locale'
import { agreementTemplate } from '@podium/phrases/agreement-template'
import { newestOf } from './standing.ts'

/** A deliverable as it is written; `key` tells rows apart while they come and go. */
export interface DraftDeliverable {
  key: number
  title: string
  due: string
}

/** An agreement, or another version of one, as it is written. */
export interface Draft {
  title: string
  text: string
  deliverables: DraftDeliverable[]
}

let lastKey = 0

export function newDeliverable(title: string, due = ''): DraftDeliverable {
  lastKey += 1
  return { key: lastKey, title, due }
}

/** How many of the usual deliverables a template begins with; the others are offered. */
const begunWith = 3

/** What an agreement usually says, in a language. */
export function templateIn(language: Language): Draft {
  const { title, text, deliverables } = agreementTemplate[language]
  return {
    title,
    text,
    deliverables: deliverables.slice(0, begunWith).map((one) => newDeliverable(one)),
  }
}

/** What is often agreed on and not written down yet, in a language. */
export function suggestionsFor(language: Language, { deliverables }: Draft): string[] {
  const written = new Set(deliverables.map(({ title }) => title))
  return agreementTemplate[language].deliverables.filter((title) => !written.has(title))
}

/** The newest version, to be changed. */
export function draftOf(agreement: Agreement): Draft {
  const newest = newestOf(agreement)
  const { text = '', deliverables = [] } = newest ?? {}
  return {
    title: agreement.title,
    text,
    deliverables: deliverables.map(({ title, due }) => newDeliverable(title, due ?? '')),
  }
}

/** What is sent of a draft. */
export function bodyOf({ title, text, deliverables }: Draft) {
  return {
    title,
    text,
    deliverables: deliverables.map(({ title: what, due }) => ({ title: what, due })),
  }
}

/** Whether two drafts say the same. */
export function isSame(one: Draft, other: Draft): boolean {
  return JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other))
}
