/** How many facts a runner looked at, by how it went. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
}

export const passed: Outcome = { passed: 1, failed: 0, skipped: 0 }
export const failed: Outcome = { passed: 0, failed: 1, skipped: 0 }
export const nothing: Outcome = { passed: 0, failed: 0, skipped: 0 }

export function sum(outcomes: Outcome[]): Outcome {
  return outcomes.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
    }),
    nothing,
  )
}

/** The closing line; other programs read it, so its form is fixed. */
export function closingLine(outcome: Outcome): string {
  return `${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped} skipped`
}
