import type { AchievementForm } from '@podium/contract/achievements'
import { cast } from './cast.ts'
import { everybody } from './everybody.ts'
import type { Athlete, Character } from './person.ts'

/** Who writes it (the first or the second of the two), how many days ago, and what. */
type Line = [writer: 0 | 1, daysAgo: number, text: string]

/** What two people of the demo wrote to each other, the oldest first. */
export interface DemoConversation {
  between: [Character, Character]
  lines: Line[]
}

export function called(name: string): Character {
  const found = everybody.find((one) => one.name === name)
  if (!found) throw new Error(`nobody of the demo is called ${name}`)
  return found
}

/** The conversations of the cast. Whoever writes has read; what comes last waits for its reader. */
export const demoConversations: DemoConversation[] = [
  {
    between: [cast.marta, cast.inês],
    lines: [
      [0, 16, 'Olá, Inês! Vi a tua final em Pombal pela televisão e acordei os vizinhos todos.'],
      [1, 15.8, 'Então eras tu! Ouviu-se na última curva. Obrigada, Marta, de coração.'],
      [0, 15.7, 'Em maio vou ao continente. Há alguma prova em que caiba mais uma voz?'],
      [1, 15.1, 'Há o meeting de Coimbra, no dia 23. A curva de cima é a melhor, leva agasalho.'],
      [0, 1.3, 'Já tenho bilhete e já tenho agasalho.\nSó me falta saber a que horas corres!'],
    ],
  },
  {
    between: [cast.helena, cast.inês],
    lines: [
      [0, 44, 'Bom dia, Inês. Gostávamos de apoiar a tua época inteira. Podemos conversar?'],
      [1, 43.6, 'Bom dia! Claro que sim. O que é que precisam de saber?'],
      [0, 43.5, 'Onde gastas mais: em viagens, em material ou em tempo que não tens?'],
      [1, 43.2, 'Em viagens. O tempo que não tenho já desisti de comprar.'],
      [0, 40.2, 'Fizemos-te um pedido de seis meses. As barras seguem à parte, sem compromisso.'],
      [
        1,
        2.4,
        'As de figo acabaram em dois treinos. Os meus colegas pedem desculpa, mas não muita.',
      ],
    ],
  },
  {
    between: [cast.carlos, cast.inês],
    lines: [
      [
        0,
        80,
        'Inês, não trabalho com atletismo, mas conheço quem trabalhe bem. Queres o contacto?',
      ],
      [1, 79.5, 'Quero, obrigada. Para já só preciso de quem leia um contrato comigo.'],
      [0, 79.4, 'Isso faço eu. Manda a parte das letras pequenas, que é a que interessa.'],
    ],
  },
  {
    between: [called('Siobhán'), cast.inês],
    lines: [
      [0, 25, 'Hello Inês! I only know roller hockey. What should I watch for in an 800?'],
      [1, 24.6, 'Hi Siobhán! Watch the third bend. Whoever smiles there has gone out too slowly.'],
      [0, 24.5, 'Nobody smiled. I think I am beginning to understand.'],
    ],
  },
  {
    between: [called('Amélia'), cast.inês],
    lines: [
      [
        0,
        0.6,
        'Aos setenta e quatro anos ainda se aprende a partir dos blocos? Pergunto por uma amiga.',
      ],
    ],
  },
  {
    between: [called('Noor'), cast.helena],
    lines: [
      [0, 6, 'Hi! Do you ship the fig bars to Utrecht? My cycling club would eat a crate.'],
      [1, 5.7, 'Not through the store yet, but tell me how many and I will find a way.'],
      [0, 0.9, 'Forty-eight, please. We are eight, but it is a long road.'],
    ],
  },
  {
    between: [called('Northquay Ventures'), cast.carlos],
    lines: [
      [0, 12, 'We would like to fund a season for two young goalkeepers. Whom should we talk to?'],
      [
        1,
        11.7,
        'To me first, to their parents next, and to them most of all. When are you in Porto?',
      ],
      [0, 3.1, 'Thursday week. We will bring the coffee.'],
    ],
  },
  {
    between: [cast.ana, cast.carlos],
    lines: [
      [0, 30, 'Bom dia, Carlos. O teu perfil já está visível na rede. Se algo falhar, diz.'],
      [1, 29.8, 'Está tudo certo, Ana. Obrigado pela rapidez.'],
    ],
  },
  {
    between: [cast.marta, called('Gonçalo')],
    lines: [
      [0, 9, 'Gonçalo, cá na ilha torcemos todos pela tua baliza. Boa sorte no sábado!'],
      [1, 1.1, 'Obrigado, Marta! Prometo não deixar entrar nem água.'],
    ],
  },
  {
    between: [called('Joel'), cast.marta],
    lines: [[0, 0.4, 'Marta, onde é que compraste o cachecol que tens na fotografia?']],
  },
]

/** A message that nobody needs, for the admins to decide about. */
export const demoNuisance = {
  from: called('Transportes Rumo Ibérico'),
  to: cast.inês,
  daysAgo: 0.8,
  text: 'Mudanças a preço de campeã! Só esta semana, 30 % em qualquer carga acima de meia tonelada.',
}

/** When the last of them began to follow. */
export const followedDaysAgo = 20

/** Who follows whom; they are found by name. */
export const demoFollows: [Character, Character[]][] = [
  [
    cast.marta,
    [
      cast.inês,
      cast.helena,
      called('Gonçalo'),
      called('Mariana'),
      called('Clara'),
      called('Serralva Bicicletas'),
    ],
  ],
  [cast.helena, [cast.inês, called('Xavier'), called('Mariana'), called('Matilde')]],
  [cast.carlos, [cast.inês, called('Gonçalo'), called('Dinis')]],
  [cast.inês, [called('Clara'), called('Emma'), cast.helena, called('Mariana'), cast.carlos]],
  [called('Amélia'), [cast.inês, called('Clara')]],
  [called('Siobhán'), [cast.inês, called('Emma')]],
]

/** A result of the last days, which whoever follows the athlete reads at home. */
export interface DemoResult {
  athlete: Athlete
  daysAgo: number
  competition: string
  competitionLevel: AchievementForm['competitionLevel']
  result: number
}

export const demoResults: DemoResult[] = [
  {
    athlete: athlete('Gonçalo'),
    daysAgo: 11,
    competition: 'Travessia do Tejo',
    competitionLevel: 'NATIONAL',
    result: 4,
  },
  {
    athlete: athlete('Clara'),
    daysAgo: 8.4,
    competition: 'Open de Lisboa',
    competitionLevel: 'INTERNATIONAL',
    result: 3,
  },
  {
    athlete: athlete('Xavier'),
    daysAgo: 6.2,
    competition: 'Regata de Cascais',
    competitionLevel: 'NATIONAL',
    result: 1,
  },
  {
    athlete: athlete('Emma'),
    daysAgo: 4.7,
    competition: 'Iberian Cup',
    competitionLevel: 'INTERNATIONAL',
    result: 6,
  },
  {
    athlete: athlete('Mariana'),
    daysAgo: 2.1,
    competition: 'Campeonato Nacional',
    competitionLevel: 'NATIONAL',
    result: 1,
  },
  {
    athlete: cast.inês,
    daysAgo: 1,
    competition: 'Meeting de Coimbra',
    competitionLevel: 'NATIONAL',
    result: 2,
  },
  {
    athlete: athlete('Clara'),
    daysAgo: 0.3,
    competition: 'Taça de Portugal',
    competitionLevel: 'NATIONAL',
    result: 2,
  },
]

function athlete(name: string): Athlete {
  const found = called(name)
  if (found.role !== 'ATHLETE') throw new Error(`${name} is no athlete`)
  return found
}
