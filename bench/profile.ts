// The public page of an athlete as JSON, through the whole API against the bare floor on the same
// data: one after the other over many, one that everybody asks for, and many again while the same server
// tells followers of an update.
//   node --import zod/compile bench/profile.ts [--people 100000] [--followers 50000] [--seconds 4] [--rounds 5] [--keep FOLDER]
import { parseArgs } from 'node:util'
import { athletesOf, communityOptions, openCommunity, paceOf } from './parts/community.ts'
import { besideFloor, compete, type Contender, report } from './parts/contest.ts'
import { startTelling } from './profile/telling.ts'

const goal = 0.95

const { values } = parseArgs({
  options: { ...communityOptions, followers: { type: 'string', default: '50000' } },
})
const pace = paceOf(values)
const people = Number(values.people)
const community = await openCommunity(values.keep, {
  people,
  media: people * 5,
  supports: people * 3,
})
try {
  await besideFloor('profile/floor.ts', community.environment, compare)
} finally {
  await community.stop()
}

async function compare(both: [Contender, Contender]): Promise<void> {
  const [floor] = both
  const athletes = await athletesOf(community.client)
  const paths = athletes.map((id) => `/api/athletes/${id}`)
  const one = { name: 'profile, the same one', goal, paths: paths.slice(0, 1) }
  const standings = [
    await compete({ name: 'profile, one of many', goal, paths }, both, pace),
    await compete(one, both, pace),
  ]
  const telling = await startTelling(community, Number(values.followers))
  const meanwhile = { name: 'profile, while followers are told', goal, paths }
  standings.push(await compete(meanwhile, [floor, telling], pace))
  const { told, seconds } = await telling.end()
  console.log(`${told} people were told of updates within ${seconds.toFixed(0)} s.`)
  await report(standings)
}
