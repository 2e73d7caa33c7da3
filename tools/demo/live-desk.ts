import type { SavedFilters } from '@podium/contract/saved-searches'
import { decideRegister, nameRegister } from '../../apps/api/src/features/registers/index.ts'
import { saveSearch } from '../../apps/api/src/features/saved-searches/index.ts'
import { putOnShortlist } from '../../apps/api/src/features/shortlist/index.ts'
import type { Tx } from '../../apps/api/src/platform/database/index.ts'
import { cast } from './cast.ts'
import { called } from './conversations.ts'
import type { Act } from './history.ts'
import { type Viewers, viewerOf } from './live-supports.ts'

const registers = [
  {
    manager: cast.carlos,
    named: {
      name: 'Registo de Agentes de Atletas (Coimbra)',
      number: 'AG-2017/0431',
      countryCode: 'PT',
    },
    isChecked: true,
  },
  // Waits for Ana.
  {
    manager: called('Nuria'),
    named: {
      name: 'Registro de Representantes de Deportistas',
      number: '0862-B',
      countryCode: 'ES',
    },
    isChecked: false,
  },
]

/** Whom Helena has in mind, the first she thought of first. */
const shortlist = [
  {
    name: 'Tomé',
    daysAgo: 34,
    note: 'Rema, como nós. Perguntar pelo calendário de 2027 antes do Natal.',
  },
  { name: 'Mariana', daysAgo: 20, note: '' },
  { name: 'Yara', daysAgo: 6, note: 'Boa história. Ver se cabe no orçamento de março.' },
]

const search: SavedFilters = { q: '', type: 'ATHLETE', sport: 'ROWING', country: 'PT' }

/** Managers name their registers, and Helena keeps whom she has in mind, through the use cases. */
export function deskActs(tx: Tx, viewers: Viewers): Act[] {
  const helena = viewerOf(viewers, cast.helena)
  return [
    ...registers.flatMap(({ manager, named, isChecked }) =>
      registerActs(tx, viewers, { manager, named, isChecked }),
    ),
    ...shortlist.map(({ name, daysAgo, note }) => ({
      daysAgo,
      perform: async () => {
        const { id: userId } = viewerOf(viewers, called(name))
        await putOnShortlist(tx, helena, { userId, note })
      },
    })),
    {
      daysAgo: 5,
      perform: async () => {
        await saveSearch(tx, helena.id, { name: 'Remo em Portugal', ...search }, '')
      },
    },
  ]
}

function registerActs(
  tx: Tx,
  viewers: Viewers,
  { manager, named, isChecked }: (typeof registers)[number],
): Act[] {
  const { id } = viewerOf(viewers, manager)
  const give = {
    daysAgo: isChecked ? 90 : 1,
    perform: async () => void (await nameRegister(tx, id, named)),
  }
  if (!isChecked) return [give]
  const check = async () => {
    const decision = { state: 'CHECKED', reason: '' } as const
    await decideRegister(tx, viewerOf(viewers, cast.ana), id, decision)
  }
  return [give, { daysAgo: 88, perform: check }]
}
