import { failedAs, type Outcome, passed } from './outcome.ts'
import { run } from '../run.ts'

interface Check {
  heading: string
  program: string
  given: string[]
}

/** What is checked without running the product; each counts as one fact. */
export const checks: Check[] = [
  { heading: 'Types: server, packages, tools', program: 'tsc', given: ['-p', 'tsconfig.json'] },
  { heading: 'Types: web', program: 'tsc', given: ['-p', 'apps/web'] },
  { heading: 'Lint, with the arrows between features', program: 'oxlint', given: [] },
  { heading: 'Formatting', program: 'oxfmt', given: ['--check'] },
  { heading: 'Unused code and dependencies', program: 'knip', given: [] },
]

export async function runCheck({ heading, program, given }: Check): Promise<Outcome> {
  return (await run(program, given)) === 0 ? passed : failedAs(heading)
}
