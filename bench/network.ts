// The directory and its search through the whole API against the bare floor on the same data:
//   node --import zod/compile bench/network.ts [--people 100000] [--seconds 4] [--rounds 5] [--keep FOLDER]
// DATABASE_URL names a PostgreSQL of one's own, which is filled when it holds nobody; --keep leaves the
// filled folder for the next time, because a million people take minutes.
import { parseArgs } from 'node:util'
import { communityOptions, openCommunity, paceOf } from './parts/community.ts'
import { askedOf } from './network/questions.ts'
import { large, planned } from './network/plans.ts'
import { printPlans } from './parts/plans.ts'
import { besideFloor, compete, type Contender, report } from './parts/contest.ts'

const { values } = parseArgs({
  options: {
    ...communityOptions,
    media: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
  },
})

const { client, environment, stop } = await openCommunity(values.keep, {
  people: Number(values.people),
  media: Number(values.media),
})
try {
  await printPlans({ client, environment }, large, planned)
  await besideFloor('network/floor.ts', environment, compare)
} finally {
  await stop()
}

async function compare(both: [Contender, Contender]): Promise<void> {
  const questions = (await askedOf(client)).filter(({ name }) => name.includes(values.only))
  const standings = []
  for (const question of questions) standings.push(await compete(question, both, paceOf(values)))
  await report(standings)
}
