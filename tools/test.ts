// npm test [-- PART OF A PATH…]: everything that must hold, or only the node tests whose path
// contains one of the parts. Ends with what failed, and one line: `N passed, N failed, N skipped`.
//   --server   only the tests of the server, on the PostgreSQL that DATABASE_URL names
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasBrowserJourneys, runBrowserJourneys } from './testing/browser-journeys.ts'
import { runChecks } from './testing/checks.ts'
import { type DatabaseServer, startSharedServer, useServer } from './testing/database-server.ts'
import { type Choice, findNodeTests, isComponentTest, runNodeTests } from './testing/node-tests.ts'
import { closingLine, failedAs, failureLines, type Outcome, sum } from './testing/outcome.ts'

const { values, positionals } = parseArgs({
  options: { server: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const chosen = positionals.length > 0 ? { parts: positionals } : {}
const folder = await mkdtemp(join(tmpdir(), 'podium-test-run-'))
try {
  const total = sum(await chosenRuns())
  console.log(`\n${failureLines(total)}${closingLine(total)}`)
  process.exitCode = total.failed > 0 ? 1 : 0
} finally {
  await rm(folder, { recursive: true, force: true })
}

function chosenRuns(): Promise<Outcome[]> {
  if (values.server) return serverTests()
  return positionals.length > 0 ? nodeTests(chosen) : everything()
}

async function everything(): Promise<Outcome[]> {
  heading('Types, lint with the arrows between features, unused code')
  const outcomes = [...(await runChecks()), ...(await nodeTests({}))]
  if (!hasBrowserJourneys()) return outcomes
  heading('Journeys in a browser')
  return [...outcomes, await runBrowserJourneys(folder)]
}

function nodeTests(choice: Choice): Promise<Outcome[]> {
  return runTests(choice, startSharedServer)
}

function serverTests(): Promise<Outcome[]> {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('Give the address of a PostgreSQL server in DATABASE_URL.')
  return runTests({ folder: 'apps/api', ...chosen }, () => useServer(url))
}

async function runTests(choice: Choice, open: () => Promise<DatabaseServer>): Promise<Outcome[]> {
  heading('Tests')
  const files = await findNodeTests(choice)
  const missing = (choice.parts ?? [])
    .filter((part) => !files.some((file) => file.includes(part)))
    .map((part) => failedAs(`No test file has "${part}" in its path.`))
  if (files.length === 0) return missing
  if (files.every(isComponentTest)) {
    return [...missing, await runNodeTests(files, { env: {}, folder })]
  }
  const server = await open()
  try {
    return [...missing, await runNodeTests(files, { env: server.env, folder })]
  } finally {
    await server.stop()
  }
}

function heading(text: string): void {
  const minutes = (performance.now() / 60_000).toFixed(1)
  console.log(`\n── ${text} ${'─'.repeat(Math.max(3, 62 - text.length))} ${minutes} min`)
}
