// What counting who is seen costs a page view, and how long a sponsor's report of a season takes with fifty
// athletes among many people (`exposure.seen`, `exposure.impact`).
//   node --import zod/compile bench/exposure.ts [--people 100000] [--seconds 4] [--rounds 5] [--keep FOLDER]
import { parseArgs } from 'node:util'
import { createCounter } from '../apps/api/src/features/exposure/index.ts'
import { connectDatabase } from '../apps/api/src/platform/database/index.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import { athletesOf, communityOptions, openCommunity } from './parts/community.ts'
import { endContender, loadOnce, median, startOurs } from './parts/contest.ts'
import { type Figure, keepResults } from './parts/results.ts'
import { signIn } from './parts/signed-in.ts'
import { printTable } from './parts/table.ts'

const mostPercent = 2
const mostReportMs = 1000
const athletesOfReport = 50
/** Seconds that are not counted: the first statements are planned, and pages of the database fetched. */
const warmUp = 20

const { values } = parseArgs({ options: communityOptions })
const people = Number(values.people)
const rounds = Number(values.rounds)
const community = await openCommunity(values.keep, {
  people,
  media: people,
  supports: people * 3,
})
const { client, environment } = community
const ours = await startOurs(environment)
try {
  const athletes = await athletesOf(client)
  const figures = [...(await measureCounting(athletes)), ...(await measureReport())]
  printTable(figures)
  await keepResults(figures)
} finally {
  await endContender(ours)
  await community.stop()
}

/**
 * A program says that it is one, so that its loads count nothing: what counting adds is measured beside
 * them, each view by another browser of another athlete, written once for each second of such a load.
 */
async function measureCounting(athletes: number[]): Promise<Figure[]> {
  const paths = athletes.map((id) => `/athlete/${id}`)
  const load = { name: 'an athlete’s page as HTML', goal: null, paths }
  await loadOnce(ours, load, 2)
  const runs = []
  for (let round = 0; round < rounds; round++) {
    runs.push((await loadOnce(ours, load, Number(values.seconds))).perSecond)
  }
  const pages = median(runs)
  const batch = Math.max(1, Math.round(pages))
  const log = createLog('silent')
  const database = connectDatabase(community.environment.DATABASE_URL, { prepared: true, log })
  const seeMs: number[] = []
  const writeMs: number[] = []
  try {
    const counter = createCounter({ db: database.db, log })
    let browser = 0
    for (let second = 0; second < warmUp + 50; second++) {
      const begun = performance.now()
      for (let view = 0; view < batch; view++) {
        browser += 1
        const headers = { 'user-agent': `Mozilla/5.0 (X11; rv:150.0) Firefox/150.${browser % 97}` }
        const ip = `10.${(browser >> 16) % 256}.${(browser >> 8) % 256}.${browser % 256}`
        const ids = [athletes[(browser * 7919) % athletes.length] ?? 1]
        counter.see({ ip, method: 'GET', headers }, 0, [{ place: 'page', ids }])
      }
      const seen = performance.now()
      await counter.write()
      if (second < warmUp) continue
      seeMs.push(seen - begun)
      writeMs.push(performance.now() - seen)
    }
  } finally {
    await database.stop()
  }
  const [see, write] = [calm(seeMs), calm(writeMs)]
  return [
    figure(`counting ${batch} page views a second: in the server`, see, 'ms', null),
    figure(`counting ${batch} page views a second: their one write`, write, 'ms', null),
    figure('counting, of the time of a page view', (see + write) / 10, '%', mostPercent),
  ]
}

/** As it goes when nothing else wants the machine: the lower quarter. */
function calm(times: number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 2] ?? Number.NaN
}

/** A year of one sponsor with fifty athletes, between the sums of many others. */
async function measureReport(): Promise<Figure[]> {
  const { rows } = await client.query<{ id: number }>(
    `select user_id as id from directory where role = 'SPONSOR' order by user_id limit 1`,
  )
  const sponsorId = rows[0]?.id ?? 0
  await fillYear(sponsorId)
  const [sponsor] = await signIn(client, environment, [{ id: sponsorId, role: 'SPONSOR' }])
  const headers = { authorization: sponsor?.authorization ?? '' }
  const ask = async (path: string): Promise<number> => {
    const times: number[] = []
    for (let round = 0; round < rounds + 1; round++) {
      const begun = performance.now()
      // Another language each time, so that the file is drawn each time.
      const lang = path.includes('.') ? `?lang=${round % 2 ? 'en' : 'pt'}` : '?_limit=50'
      const answer = await fetch(`${ours.address}/api/support/${path}${lang}`, { headers })
      const { size } = await answer.blob()
      if (!answer.ok || size < 200) throw new Error(`${path}: ${answer.status}`)
      times.push(performance.now() - begun)
    }
    // The first time something is asked for, a process is started for it.
    return median(path.endsWith('.pdf') ? times.slice(1, 2) : times)
  }
  const of = `a season of ${athletesOfReport} athletes, ${people} people`
  return [
    figure(`${of}: by athlete`, await ask('impact'), 'ms', mostReportMs),
    figure(`${of}: in all`, await ask('impact/summary'), 'ms', mostReportMs),
    figure(`${of}: as CSV`, await ask('impact.csv'), 'ms', mostReportMs),
    figure(`${of}: as PDF`, await ask('impact.pdf'), 'ms', mostReportMs),
  ]
}

async function fillYear(sponsorId: number): Promise<void> {
  await client.query(
    `insert into supports (supporter_id, athlete_id, credits, months, private, status, requested_at,
       answer_by, accepted_at, active_from, months_in_all, ends_at, supporter_role, supporter_shown,
       athlete_shown)
     select $1, user_id, 600, 12, false, 'ACTIVE', now(), now(), now() - interval '300 days',
       now() - interval '300 days', 12, now() + interval '60 days', 'SPONSOR', true, true
     from (select user_id from directory where role = 'ATHLETE' order by md5(user_id::text || 'r')
           limit $2) a
     on conflict do nothing`,
    [sponsorId, athletesOfReport],
  )
  await client.query(
    `insert into exposures (athlete_id, supporter_id, day, place, views, clicks)
     select athlete_id, supporter_id, day::date, place, 7, 1
     from supports
     cross join lateral generate_series(
       current_date - case when supporter_id = $1 then 300 else 3 end, current_date, '1 day') day
     cross join unnest(array['page', 'card', 'wall', 'kit', 'share']) place
     where status = 'ACTIVE' and not private
     on conflict do nothing`,
    [sponsorId],
  )
  await client.query('analyze supports, exposures')
}

function figure(name: string, value: number, unit: string, bar: number | null): Figure {
  return { name, value, unit, bar }
}
