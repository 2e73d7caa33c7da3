import { failedAs, type Outcome, passed } from './outcome.ts'
import { run } from '../run.ts'

interface Check {
  name: string
  program: string
  given: string[]
}

/** What is checked without running the product; each counts as one fact. */
const checks: Check[] = [
  { name: 'Types: server, packages, tools', program: 'tsc', given: ['-p', 'tsconfig.json'] },
  { name: 'Types: web', program: 'tsc', given: ['-p', 'apps/web'] },
  { name: 'Lint, with the arrows between features', program: 'oxlint', given: [] },
  { name: 'Formatting', program: 'oxfmt', given: ['--check'] },
  { name: 'Unused code and dependencies', program: 'knip', given: [] },
]

/** Runs all of them beside each other: most use one core. */
export function runChecks(): Promise<Outcome[]> {
  return Promise.all(checks.map(runCheck))
}

async function runCheck({ name, program, given }: Check): Promise<Outcome> {
  return (await run(program, given)) === 0 ? passed : failedAs(name)
}
