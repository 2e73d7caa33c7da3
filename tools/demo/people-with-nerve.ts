import { homes } from './homes.ts'
import { athlete } from './person.ts'

/** Aim, grip and balance: where the hand must not shake. */
export const athletesWithNerve = [
  athlete({
    name: 'Clara',
    lastName: 'Noronha Bispo',
    sport: 'GYMNASTICS',
    from: homes.torresVedras,
    born: '2005-07-26',
    heightCm: 160,
    weightKg: 53,
    phrase: 'Oito metros de altura e um só sítio para aterrar.',
    biography: [
      'Faço trampolim individual e sincronizado, em Torres Vedras, num pavilhão com o teto mesmo à medida.',
      'Fui finalista no europeu de juniores e campeã nacional de sincronizado.',
      'Enjoo em carrosséis, o que ninguém acredita.',
    ],
    objectives: [
      'Executar a série com 13,5 de dificuldade sem olhar para o teto.',
      'Disputar três Taças do Mundo para pontuar no apuramento olímpico.',
    ],
  }),

  athlete({
    name: 'Santiago',
    lastName: 'Riba Casadevall',
    language: 'en',
    sport: 'CLIMBING',
    from: homes.barcelona,
    born: '2000-09-19',
    heightCm: 172,
    weightKg: 61,
    phrase: 'Gravity and I have an understanding.',
    biography: [
      'Lead climber from Barcelona, happiest on sea cliffs and least happy on slabs.',
      'I made two World Cup semifinals last year and set routes in a gym to pay for the train tickets.',
      'Every winter I spend a month in Sagres, where the rock is good and the soup is better.',
    ],
    objectives: [
      'Reach one World Cup final this season.',
      'Open a multi-pitch route in Sagres and name it after my grandmother.',
    ],
  }),

  athlete({
    name: 'Filipa',
    lastName: 'Sardoal',
    sport: 'ARCHERY',
    from: homes.abrantes,
    born: '1998-04-23',
    heightCm: 168,
    weightKg: 64,
    phrase: 'Setenta metros, um pingo amarelo, nenhuma pressa.',
    biography: [
      'Atiro com arco recurvo em Abrantes, com o castelo por trás, para dar ambiente.',
      'O meu recorde é de 642 pontos em 720 e o da minha mãe, que começou por minha causa, é de 598.',
      'Sou relojoeira: passo o dia a não tremer.',
    ],
    objectives: [
      'Ultrapassar os 655 pontos na ronda de 70 metros.',
      'Participar com a equipa nacional no Grande Prémio da Europa.',
    ],
  }),

  athlete({
    name: 'Armando',
    lastName: 'Cachopo Vidigal',
    sport: 'SHOOTING',
    from: homes.beja,
    born: '1981-10-15',
    heightCm: 175,
    weightKg: 83,
    phrase: 'Entre dois batimentos do coração há tempo para tudo.',
    biography: [
      'Pratico pistola de ar a dez metros e sou o atleta mais calmo que conheço, segundo a minha mulher, que desconfia.',
      'Fui três vezes campeão nacional e duas vezes quarto, que ensina mais.',
      'Tenho um olival pequeno perto de Beja; a apanha é a minha pré-época.',
    ],
    objectives: [
      'Chegar a uma final internacional, com 578 pontos ou mais.',
      'Formar dois jovens atiradores do meu clube até ao nacional de juniores.',
    ],
  }),

  athlete({
    name: 'Isaura',
    lastName: 'Valadares Rosa',
    sport: 'SHOOTING_WITH_HUNTING_GUNS',
    from: homes.elvas,
    born: '1990-02-27',
    heightCm: 164,
    weightKg: 66,
    phrase: 'Lá em casa, os pratos só se partem no campo de tiro.',
    biography: [
      'Compito em fosso olímpico, em Elvas e do outro lado da fronteira, onde já me tratam pelo nome.',
      'Aprendi com o meu pai e hoje sou eu que lhe corrijo a postura.',
      'Em 2024 parti 117 pratos em 125 e o júri pediu para ver os óculos.',
    ],
    objectives: [
      'Ganhar a Taça Ibérica de fosso, em Badajoz.',
      'Ter cartuchos para seis meses de treino seguidos.',
    ],
  }),

  athlete({
    name: 'Emma',
    lastName: "O'Rafferty",
    language: 'en',
    sport: 'GOLF',
    from: homes.dublin,
    born: '1997-08-08',
    heightCm: 171,
    weightKg: 64,
    phrase: 'Raised in sideways rain, now spoilt by the Algarve.',
    biography: [
      'Dublin golfer who spends the winter in Portugal, telling her family that it is strictly for the greens.',
      'I turned professional two years ago and have four top-twenty finishes on the second European tour.',
      'I once played nine holes with a borrowed set of left-handed clubs, and I am right-handed.',
    ],
    objectives: [
      'Finish the season among the seven who are promoted to the main tour.',
      'Hire a caddie who is not my brother.',
    ],
  }),

  athlete({
    name: 'Diogo',
    lastName: 'Manteigas Sá',
    language: 'en',
    sport: 'ESPORTS',
    from: homes.viseu,
    born: '2005-11-30',
    heightCm: 176,
    weightKg: 69,
    phrase: '"Faísca" on the server, "dinner is ready" at home.',
    biography: [
      'I play support in a Portuguese arena team, from a bedroom with a view of the cathedral of Viseu.',
      'We came fourth in the national league and my grandmother watched the stream to the end without understanding a single rule.',
      'I run five kilometres a day, because reflexes have legs too.',
    ],
    objectives: [
      'Qualify the team for the Iberian tournament in Lisbon.',
      'Finish my degree in computer engineering with two healthy wrists.',
    ],
  }),

  athlete({
    name: 'Solange',
    lastName: 'Teles Monteverde',
    sport: 'FITNESS',
    from: homes.luxembourg,
    born: '1991-05-13',
    heightCm: 166,
    weightKg: 60,
    phrase: 'De Trás-os-Montes para o Luxemburgo, com halteres na mala.',
    biography: [
      'Emigrei aos dezanove anos e o ginásio foi o primeiro sítio em que não precisei de falar francês.',
      'Compito em fitness há cinco épocas e treino outras portuguesas que chegam, ao domingo, sem cobrar.',
      'No verão volto à aldeia e faço as séries com sacos de batatas.',
    ],
    objectives: [
      'Representar Portugal no campeonato da Europa, em maio.',
      'Abrir um pequeno estúdio em Chaves daqui a três anos.',
    ],
    hidden: true,
  }),

  athlete({
    name: 'Tomás',
    lastName: 'Quintal Drumond',
    sport: 'MULTIMODALITY',
    from: homes.portoSanto,
    born: '1995-07-31',
    heightCm: 178,
    weightKg: 75,
    phrase: 'Numa ilha pequena, ou se joga tudo ou não se joga.',
    biography: [
      'Somos poucos no Porto Santo, por isso faço futebol, canoagem, ténis de mesa e, quando falta alguém, baliza de andebol.',
      'Em 2025 ganhei o troféu de atleta do ano da ilha, contra dezassete concorrentes, todos meus primos.',
    ],
    objectives: [
      'Levar uma equipa de dez jovens aos Jogos das Ilhas.',
      'Descobrir, por fim, qual é o meu desporto.',
    ],
  }),
]
