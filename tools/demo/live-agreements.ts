import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { agreementTemplate } from '@podium/phrases/agreement-template'
import {
  acceptAgreement,
  changeAgreement,
  commentDeliverable,
  proposeAgreement,
  tickDeliverable,
} from '../../apps/api/src/features/agreements/index.ts'
import { createFileKeys } from '../../apps/api/src/features/files/index.ts'
import { now } from '../../apps/api/src/platform/clock.ts'
import type { Tx } from '../../apps/api/src/platform/database/index.ts'
import { cast } from './cast.ts'
import { called } from './conversations.ts'
import type { Act } from './history.ts'
import { doneFor } from './live-acting.ts'
import { type Viewers, viewerOf } from './live-supports.ts'

// What a use case answers is read by nobody here.
const keys = createFileKeys('demo')

const inDays = (days: number) => dayAfter(calendarDay(now()), days)

/** What Helena and Inês agreed on and how far it is, and what Ondalta proposes to Inês. */
export function agreementActs(tx: Tx, viewers: Viewers): Act[] {
  return [...agreedOn(tx, viewers), proposed(tx, viewers)]
}

function agreedOn(tx: Tx, viewers: Viewers): Act[] {
  const [helena, ines] = [viewerOf(viewers, cast.helena), viewerOf(viewers, cast.inês)]
  const agreement = { id: 0 }
  const { text } = agreementTemplate.pt
  const promised = () => [
    { title: 'Logótipo da Volta Foods no equipamento de competição', due: null },
    { title: 'Três publicações com as barras de figo', due: inDays(41) },
    { title: 'Presença no dia aberto da fábrica, em Aveiro', due: inDays(90) },
  ]
  // The one who represents her keeps the list.
  const asCarlos = {
    ...{ delegateId: viewerOf(viewers, cast.carlos).id, principalId: ines.id },
    call: 'PATCH /agreements/{id}/deliverables/{n}',
  }
  const tick = (daysAgo: number, n: number, link: string): Act => ({
    daysAgo,
    perform: () =>
      doneFor(tx, { ...asCarlos, subjectId: agreement.id }, async () => {
        const proof = { link, pictureId: null, done: true }
        await tickDeliverable(tx, keys, ines, { id: agreement.id, n, ...proof })
      }),
  })
  return [
    {
      daysAgo: 38,
      perform: async () => {
        const form = { title: 'Época de pista de 2027', text, deliverables: promised() }
        const made = await proposeAgreement(tx, keys, helena, { userId: ines.id, ...form })
        agreement.id = made.id
      },
    },
    {
      daysAgo: 37,
      perform: async () => {
        const own = text.replace(
          'escreve-se aqui: nada.',
          'escreve-se aqui: outras marcas de barras.',
        )
        const deliverables = [...promised(), { title: 'Um balanço no fim da época', due: null }]
        await changeAgreement(tx, keys, ines, { id: agreement.id, text: own, deliverables })
      },
    },
    {
      daysAgo: 36,
      perform: async () => {
        await acceptAgreement(tx, keys, helena, { id: agreement.id, version: 2 })
      },
    },
    tick(21, 1, 'https://www.volta-foods.example/ines-no-nacional'),
    {
      daysAgo: 20,
      perform: async () => {
        const said =
          'Ficou mesmo bem na camisola. Na fábrica já pediram a fotografia para o refeitório.'
        await commentDeliverable(tx, keys, helena, { id: agreement.id, n: 1, text: said })
      },
    },
    tick(4, 2, 'https://www.volta-foods.example/tres-barras-tres-treinos'),
  ]
}

/** It waits for Inês's answer. */
function proposed(tx: Tx, viewers: Viewers): Act {
  const [ondalta, ines] = [viewerOf(viewers, called('Ondalta')), viewerOf(viewers, cast.inês)]
  const { text, deliverables } = agreementTemplate.en
  return {
    daysAgo: 2,
    perform: async () => {
      await proposeAgreement(tx, keys, ondalta, {
        ...{ userId: ines.id, title: 'Winter training by the sea', text },
        deliverables: [
          { title: 'One week of training in Peniche, with our swim skins', due: inDays(75) },
          ...deliverables.slice(2, 4).map((title) => ({ title, due: inDays(90) })),
        ],
      })
    },
  }
}
