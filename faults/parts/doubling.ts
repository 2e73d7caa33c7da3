import { randomUUID } from 'node:crypto'
import type { Client } from './client.ts'
import type { Act, Call } from './load.ts'
import { oneOf, to } from './moves.ts'
import type { People, Somebody } from './people.ts'

/** Who supports whom, and who doubles it. */
export interface Season {
  athlete: Somebody
  supporter: Somebody
  doubler: Somebody
}

const asked = 50
const setAside = 300

/** The athlete is seen by everybody; all are signed in at the server. */
export async function openSeason(client: Client, { others, supporter }: People): Promise<Season> {
  const [athlete, doubler] = [others?.get('ATHLETE'), others?.get('MANAGER')]
  if (!athlete || !doubler) throw new Error('Nobody is supported, or nobody doubles it.')
  const path = `/users/${athlete.id}/visibility`
  await client.call(athlete, { method: 'PUT', path, body: { hiddenProfile: false } })
  return { athlete, supporter, doubler }
}

interface Tools {
  client: Client
  send: (act: Act) => Promise<unknown>
}

interface Support {
  id: number
  /** What is shown that would be added to it now. */
  match: { credits: number } | null
}

interface Fund {
  id: number
  left: number
  state: string
}

/**
 * A support is asked for and answered: accepted, with what the open match fund has left for it, rejected
 * or taken back; now and then the fund is ended with what it has, and what waits is doubled no more. Ends with the first act that is not
 * answered.
 */
export async function supportOnce(
  { athlete, supporter, doubler }: Season,
  { client, send }: Tools,
): Promise<unknown> {
  const act = (call: Call, moves: Act['moves'] = []) =>
    send({ kind: 'call', key: randomUUID(), call, moves })
  const give = (person: Somebody, credits: number) =>
    send({ kind: 'gift', key: randomUUID(), moves: [to(person, credits)] })

  const fund = (await findFund()) ?? (await setFund())
  const support = fund && ((await findPending()) ?? (await ask()))
  if (!fund || !support) return null
  const answer = (person: Somebody, path: string, moves: Act['moves']) =>
    act({ person, method: 'PATCH', path: `/support/${support.id}/${path}`, body: {} }, moves)
  const accept = () =>
    answer(athlete, 'accept?match=REST', [
      to(athlete, asked, 'SUPPORT_RECEIVED support'),
      to(athlete, support.match?.credits ?? 0, 'MATCH_GIVEN doubling'),
    ])
  const reject = () => answer(athlete, 'reject', [to(supporter, asked, 'SUPPORT_RELEASED support')])
  const cancel = () =>
    answer(supporter, 'cancel?status=PENDING', [to(supporter, asked, 'SUPPORT_RELEASED support')])
  const endFund = () =>
    act({ person: doubler, method: 'DELETE', path: `/matches/${fund.id}`, body: {} }, [
      to(doubler, fund.left, 'MATCH_RELEASED match'),
    ])
  return oneOf([accept, accept, accept, accept, reject, cancel, endFund])()

  async function findFund(): Promise<Fund | undefined> {
    const list = await client.call(doubler, { method: 'GET', path: '/matches' })
    return ((list ?? []) as Fund[]).find(({ state }) => state === 'OPEN')
  }

  async function setFund(): Promise<Fund | undefined> {
    if (!(await give(doubler, setAside))) return undefined
    const body = { athleteId: athlete.id, credits: setAside, perSupporter: 100_000 }
    const call = { person: doubler, method: 'POST', path: '/matches', body }
    return (await act(call, [to(doubler, -setAside, 'MATCH_SET match')])) as Fund | undefined
  }

  /** One that an earlier kill left waiting. */
  async function findPending(): Promise<Support | undefined> {
    const path = '/athletes-support?status=PENDING'
    const answered = await client.call(supporter, { method: 'GET', path })
    return (answered as { list: Support[] } | undefined)?.list[0]
  }

  async function ask(): Promise<Support | undefined> {
    if (!(await give(supporter, asked))) return undefined
    const path = `/support/athlete/${athlete.id}?credits=${asked}`
    const call = { person: supporter, method: 'POST', path, body: { acceptedTermsOfUse: true } }
    return (await act(call, [to(supporter, -asked, 'SUPPORT_REQUESTED support')])) as
      | Support
      | undefined
  }
}
