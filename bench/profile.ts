// The public page of an athlete as JSON, through the whole API against the bare floor on the same
// data: one after the other over many, one that everybody asks for, and many again while the same server
// tells followers of an update.
//   node --import zod/compile bench/profile.ts [--people 100000] [--followers 50000] [--seconds 4] [--rounds 5] [--keep FOLDER]
import { parseArgs } from 'node:util'
import { communityOptions, openCommunity } from './parts/community.ts'
import { compete, endContender, report, startContender } from './parts/contest.ts'
import { startTelling } from './profile/telling.ts'

const goal = 0.95

const { values } = parseArgs({
  options: { ...communityOptions, followers: { type: 'string', default: '50000' } },
})
const pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) }
const people = Number(values.people)
const community = await openCommunity(values.keep, {
  people,
  media: people * 5,
  supports: people * 3,
})
const environment = { ...process.env, ...community.environment }
const floor = await startContender(new URL('profile/floor.ts', import.meta.url), environment)
const ours = await startContender(new URL('parts/api.ts', import.meta.url), environment)
try {
  const { rows } = await community.client.query<{ id: number }>(
    `select user_id as id from directory where role = 'ATHLETE' order by md5(user_id::text) limit 20000`,
  )
  const paths = rows.map(({ id }) => `/api/athletes/${id}`)
  const one = { name: 'profile, the same one', goal, paths: paths.slice(0, 1) }
  const standings = [
    await compete({ name: 'profile, one of many', goal, paths }, [floor, ours], pace),
    await compete(one, [floor, ours], pace),
  ]
  const telling = await startTelling(community, Number(values.followers))
  const meanwhile = { name: 'profile, while followers are told', goal, paths }
  standings.push(await compete(meanwhile, [floor, telling], pace))
  const { told, seconds } = await telling.end()
  console.log(`${told} people were told of updates within ${seconds.toFixed(0)} s.`)
  await report(standings)
} finally {
  await Promise.all([floor, ours].map(endContender))
  await community.stop()
}
