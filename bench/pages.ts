// The public page of an athlete as HTML, drawn on the server, in turns with the same as JSON, which is its
// floor: drawn for the first time, and as it is kept until something of it changes, for many and for one
// that everybody asks for.
//   node --import zod/compile bench/pages.ts [--people 100000] [--seconds 4] [--rounds 5] [--keep FOLDER]
import { parseArgs } from 'node:util'
import type autocannon from 'autocannon'
import { athletesOf, communityOptions, openCommunity, paceOf } from './parts/community.ts'
import { compete, type Contest, endContender, loadOnce, startOurs } from './parts/contest.ts'
import { processorMsOf } from './parts/processor.ts'
import { type Figure, keepResults } from './parts/results.ts'
import { printTable } from './parts/table.ts'

/** A page that is drawn costs some twenty times what its JSON does: more at once would only wait. */
const connections = 4
/** What is kept of the pages of a busy day; four thousand find room. */
const manyKept = 2000
/** Twice what JSON costs, which stands for half of its rate. */
const mostProcessor = 200
/** How many pages were asked for the first time. */
let asked = 0

const { values } = parseArgs({ options: communityOptions })
const people = Number(values.people)
const community = await openCommunity(values.keep, {
  people,
  media: people * 5,
  supports: people * 3,
})
const pace = paceOf(values)
const ours = await startOurs(community.environment)
try {
  const ids = await athletesOf(community.client)
  const manyIds = ids.slice(0, manyKept)
  const results = [
    await measure('drawn for the first time', { goal: 0.06, ids, isNew: true }),
    await measure('one of many kept', { goal: 0.5, ids: manyIds }),
    await measure('the same one', { goal: 0.5, ids: ids.slice(0, 1) }),
    await measureProcessor('one of many kept', manyIds),
  ]
  printTable(results)
  await keepResults(results)
} finally {
  await endContender(ours)
  await community.stop()
}

interface Asking {
  ids: number[]
  isNew?: boolean
}

async function measure(which: string, { goal, ...asking }: Asking & { goal: number }) {
  const { json, contest } = await prepare(which, asking)
  return compete({ ...contest, goal }, [json, ours], pace)
}

/**
 * What a page costs the server's processor, in hundredths of what its JSON costs it. Whoever asks shares
 * the machine, and takes longer to read the 16 kB of a page than the server to send them.
 */
async function measureProcessor(which: string, ids: number[]): Promise<Figure> {
  const { json, contest } = await prepare(which, { ids })
  const costOf = async (asked: { address: string }) => {
    const before = await processorMsOf(ours.process.pid)
    const { perSecond } = await loadOnce(asked, contest, pace.seconds)
    return ((await processorMsOf(ours.process.pid)) - before) / (perSecond * pace.seconds)
  }
  const [floor, own] = [await costOf(json), await costOf(ours)]
  const name = `processor time of a page, ${which}, beside JSON`
  return { name, value: (own / floor) * 100, unit: '%', bar: mostProcessor }
}

/** `isNew`: every page at an address of its own, which nobody has asked for; the others as browsers take them. */
async function prepare(which: string, { ids, isNew = false }: Asking) {
  const json = { ...ours }
  const headers = isNew ? {} : { 'accept-encoding': 'gzip, deflate, br' }
  const anyId = () => ids[Math.floor(Math.random() * ids.length)]
  const path = () => `/athlete/${anyId()}${isNew ? `?n=${(asked += 1)}` : ''}`
  const acts = (contender: object): autocannon.Request[] =>
    contender === json
      ? [{ setupRequest: (request) => ({ ...request, path: `/api/athletes/${anyId()}` }) }]
      : [{ headers, setupRequest: (request) => ({ ...request, path: path() }) }]
  if (!isNew) for (const id of ids) await fetch(`${ours.address}/athlete/${id}`, { headers })
  const name = `page of an athlete, ${which}`
  const contest: Contest = { name, goal: null, paths: [], acts, connections }
  return { json, contest }
}
