import { stripVTControlCharacters } from 'node:util'

/** How many facts a runner looked at, by how it went, and what of them failed by name. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  /** One line for each fact that failed, with the beginning of what it said. */
  failures: string[]
}

export const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] }
export const passed: Outcome = { ...nothing, passed: 1 }

/** One fact that failed. */
export function failedAs(name: string): Outcome {
  return { ...nothing, failed: 1, failures: [name] }
}

/** An outcome whose runner ended badly has failed, even if it counted no failure. */
export function heedExit(outcome: Outcome, { code, name }: { code: number; name: string }) {
  return code !== 0 && outcome.failed === 0 ? sum([outcome, failedAs(name)]) : outcome
}

export function sum(outcomes: Outcome[]): Outcome {
  return outcomes.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
      failures: [...total.failures, ...each.failures],
    }),
    nothing,
  )
}

/** A failure in one line: where, and how what it said begins. */
export function failureLine(where: string, message = ''): string {
  // Runners colour what they say.
  const said = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim()
  return said ? `${where}: ${said.slice(0, 200)}` : where
}

/** What failed, once more: above it are thousands of lines. */
export function failureLines({ failures }: Outcome): string {
  return failures.map((each) => `✘ ${each}\n`).join('')
}

/** The closing line; other programs read it, so its form is fixed. */
export function closingLine(outcome: Outcome): string {
  return `${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped} skipped`
}
