import { thisYear } from '@podium/contract/calendar'
import { homes } from './homes.ts'
import { athlete } from './person.ts'

/** Under age, and shown because an adult wants it so: Marta's niece, who began it all. */
export const athletesGrowingUp = [
  athlete({
    name: 'Leonor',
    lastName: 'Nóbrega Spínola',
    sport: 'SWIMMING',
    from: homes.funchal,
    born: `${thisYear() - 15}-03-09`,
    lookedAfterBy: 'marta@podium.example',
    heightCm: 166,
    weightKg: 54,
    phrase: 'A minha tia ouve-se debaixo de água.',
    biography: [
      'Nado costas desde os sete anos e conheço todos os azulejos do teto da piscina.',
      'Treino antes das aulas, com uma sandes de atum que a minha avó jura ser o segredo.',
      'Nas férias nado no mar, onde ninguém põe paredes para virar.',
    ],
    objectives: [
      'Chegar à final dos nacionais de juvenis nos 200 metros costas.',
      'Levar a equipa toda aos nacionais, que a viagem não nada sozinha.',
    ],
  }),
]
