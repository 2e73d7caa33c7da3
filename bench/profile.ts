// The public page of an athlete as JSON, through the whole API against the bare floor on the same
// data: one after the other over many, and one that everybody asks for.
//   node --import zod/compile bench/profile.ts [--people 100000] [--seconds 4] [--rounds 5] [--keep FOLDER]
import { parseArgs } from 'node:util'
import { communityOptions, openCommunity } from './parts/community.ts'
import { compete, endContender, report, startContender } from './parts/contest.ts'

const goal = 0.85

const { values } = parseArgs({ options: communityOptions })
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
  await report([
    await compete({ name: 'profile, one of many', goal, paths }, [floor, ours], pace),
    await compete(
      { name: 'profile, the same one', goal, paths: paths.slice(0, 1) },
      [floor, ours],
      pace,
    ),
  ])
} finally {
  await Promise.all([floor, ours].map(endContender))
  await community.stop()
}
