import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { failed, type Outcome } from './outcome.ts'
import { root, run } from '../run.ts'

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
    PLAYWRIGHT_JSON_OUTPUT_NAME: counted,
    PLAYWRIGHT_JSON_OUTPUT_FILE: counted,
  })
  const outcome = await readOutcome(counted)
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
}

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** A journey that needed a second try is no fact: it counts as failed. */
async function readOutcome(file: string): Promise<Outcome> {
  try {
    const { stats } = JSON.parse(await readFile(file, 'utf8')) as Report
    const { expected, unexpected, flaky, skipped } = stats
    return { passed: expected, failed: unexpected + flaky, skipped }
  } catch {
    return failed
  }
}
