import type { UpdateForm } from '@podium/contract/updates'
import { appeal } from '../../apps/api/src/features/decisions/index.ts'
import { decideReport, sendNotice } from '../../apps/api/src/features/reports/index.ts'
import { addUpdate, countAudience } from '../../apps/api/src/features/season/index.ts'
import type { Tx } from '../../apps/api/src/platform/database/index.ts'
import { cast } from './cast.ts'
import { called } from './conversations.ts'
import type { Act } from './history.ts'
import { type Viewers, viewerOf } from './live-supports.ts'
import { duarte } from './people-deciding.ts'

type Notice = Parameters<typeof sendNotice>[2]

const clara = called('Clara')
const [rumo, santiago] = [called('Transportes Rumo Ibérico'), called('Santiago')]

/** What visitors report, what is decided about it, and who objects: one of each waits for Ana. */
export function decisionActs(tx: Tx, viewers: Viewers): Act[] {
  return [
    ...decidedLongAgo(tx, viewers),
    ...takenAway(tx, viewers),
    {
      daysAgo: 0.2,
      perform: () =>
        notice(tx, 'en', {
          ...{ subjectType: 'profile', subjectId: viewerOf(viewers, santiago).id },
          reason: 'IMPERSONATION',
          explanation:
            'He says he reached two World Cup semifinals last year. I judged at one of them and his name was not on my list.',
          ...{ name: 'Maeve Corrigan', email: 'maeve.corrigan@belay.example', goodFaith: true },
        }).then(() => undefined),
    },
  ]
}

/** Ana upheld a notice, with nothing else for now. */
function decidedLongAgo(tx: Tx, viewers: Viewers): Act[] {
  const sent = { id: 0 }
  const send = async () => {
    sent.id = await notice(tx, 'pt', {
      ...{ subjectType: 'profile', subjectId: viewerOf(viewers, rumo).id, reason: 'SPAM' },
      explanation: 'Escrevem a atletas que não conhecem, só para vender mudanças.',
      ...{ name: 'Telmo Barradas', email: 'telmo.barradas@correio.example', goodFaith: true },
    })
  }
  const uphold = async () => {
    const reason = 'Publicidade que ninguém pediu. Se voltar a acontecer, ocultamos a página.'
    const decision = { id: sent.id, decision: 'UPHELD', act: 'NOTHING', reason } as const
    await decideReport(tx, viewerOf(viewers, cast.ana), decision)
  }
  return [
    { daysAgo: 41, perform: send },
    { daysAgo: 39, perform: uphold },
  ]
}

/** Duarte took an update away, and its athlete objects: Ana is to answer. */
function takenAway(tx: Tx, viewers: Viewers): Act[] {
  const sent = { id: 0 }
  const author = viewerOf(viewers, clara)
  const tell = async () => {
    const audience: UpdateForm['audience'] = 'EVERYBODY'
    const text =
      'Vendo o trampolim do quintal, que ficou pequeno para mim. Quem o levar paga-me a viagem ao nacional.'
    const { count: counted } = await countAudience(tx, author.id, audience)
    await addUpdate(tx, author, { text, audience, counted, mediaIds: [] })
  }
  const send = async () => {
    const update = await tx
      .selectFrom('updates')
      .select('id')
      .where('athlete_id', '=', author.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    sent.id = await notice(tx, 'pt', {
      ...{ subjectType: 'update', subjectId: update.id, reason: 'SPAM' },
      explanation: 'Isto é um anúncio, não é uma novidade.',
      ...{ name: 'Rosa Vilhena', email: 'rosa.vilhena@correio.example', goodFaith: true },
    })
  }
  const remove = async () => {
    const reason = 'As novidades não servem para vender. Para isso há as lojas.'
    const decision = { id: sent.id, decision: 'UPHELD', act: 'REMOVE', reason } as const
    await decideReport(tx, viewerOf(viewers, duarte), decision)
  }
  const object = async () => {
    const decision = await tx
      .selectFrom('decisions')
      .select('id')
      .where('person_id', '=', author.id)
      .executeTakeFirstOrThrow()
    const text =
      'Não tenho loja nenhuma: é o meu próprio trampolim, e contei a quem me segue para onde vai o dinheiro.'
    await appeal(tx, author, { id: decision.id, text })
  }
  return [
    { daysAgo: 9, perform: tell },
    { daysAgo: 8, perform: send },
    { daysAgo: 7, perform: remove },
    { daysAgo: 1.5, perform: object },
  ]
}

/** A visitor reports something; answers the id of the report. */
async function notice(tx: Tx, language: 'pt' | 'en', said: Notice): Promise<number> {
  await sendNotice(tx, { viewer: null, language }, said)
  const { id } = await tx
    .selectFrom('reports')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}
