import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { failedAs, failureLine, heedExit, type Outcome } from './outcome.ts'
import { compileCache } from './compile-cache.ts'
import { root, run } from '../run.ts'

const name = 'playwright'
const config = 'apps/web/playwright.config.ts'

/** Whether there are journeys to run in a browser. */
export function hasBrowserJourneys(): boolean {
  return existsSync(join(root, config))
}

/** Walks the journeys of apps/web/e2e in a real browser against the real server. */
export async function runBrowserJourneys(folder: string): Promise<Outcome> {
  const counted = join(folder, 'browser-journeys.json')
  const given = ['test', '--config', config, '--reporter=list,json']
  const code = await run('playwright', given, {
    DATABASE_URL: undefined,
    ...compileCache(folder),
    PLAYWRIGHT_JSON_OUTPUT_NAME: counted,
    PLAYWRIGHT_JSON_OUTPUT_FILE: counted,
  })
  return heedExit(await readOutcome(counted), { code, name })
}

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: Suite[]
}

interface Suite {
  file: string
  suites?: Suite[]
  specs: {
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

/** A journey that needed a second try is no fact: it counts as failed. */
async function readOutcome(file: string): Promise<Outcome> {
  try {
    const { stats, suites } = JSON.parse(await readFile(file, 'utf8')) as Report
    const { expected, unexpected, flaky, skipped } = stats
    const failures = suites.flatMap(failuresOf)
    return { passed: expected, failed: unexpected + flaky, skipped, failures }
  } catch {
    return failedAs(`${name}: the run ended before it counted`)
  }
}

function failuresOf({ file, specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => failureLine(`${file} › ${title}`, results[0]?.error?.message)),
  )
  return [...own, ...suites.flatMap(failuresOf)]
}
