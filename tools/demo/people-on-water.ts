import { homes } from './homes.ts'
import { athlete } from './person.ts'

/** River, sea and pool. */
export const athletesOnWater = [
  athlete({
    name: 'Tomé',
    lastName: 'Vilarinho',
    sport: 'ROWING',
    from: homes.viana,
    born: '2001-03-09',
    heightCm: 191,
    weightKg: 88,
    phrase: 'Remo de costas para a meta. É uma questão de confiança.',
    biography: [
      'Remo em skiff no rio Lima, ao lado das garças, que são mais rápidas do que eu.',
      'Fui campeão nacional de sub-23 e fiz a final B do europeu da categoria.',
      'De manhã treino, à tarde reparo barcos no estaleiro do clube.',
    ],
    objectives: [
      'Chegar à final A do campeonato da Europa, em maio.',
      'Ter remos novos: os meus já foram colados três vezes.',
    ],
  }),

  athlete({
    name: 'Mariana',
    lastName: 'Caldeirinha',
    sport: 'CANOEING',
    from: homes.montemor,
    born: '2002-10-21',
    heightCm: 171,
    weightKg: 66,
    phrase: 'Quinhentos metros sem respirar, ou quase.',
    biography: [
      'Nasci a dois quilómetros do centro náutico de Montemor-o-Velho e acho que me enganei só uma vez no caminho.',
      'Faço K1 500 e K4 500; no K4 vou no terceiro lugar, o do motor.',
      'Estudo Fisioterapia e uso as minhas colegas de barco como trabalho de casa.',
    ],
    objectives: [
      'Ganhar um lugar no K4 que vai ao Mundial.',
      'Baixar de 1:53 no K1 500 na regata de abril, em casa.',
    ],
  }),

  athlete({
    name: 'Xavier',
    lastName: 'Perestrelo Anes',
    language: 'en',
    sport: 'SAILING',
    from: homes.cascais,
    born: '1997-07-17',
    heightCm: 184,
    weightKg: 81,
    phrase: 'Will sail for wind, or for lunch.',
    biography: [
      'I race the ILCA 7 out of Cascais, where the afternoon wind is the best coach I ever had.',
      'I finished 14th at the last European championship and 3rd in the discipline of drying socks on a roof rack.',
      'My campaign is a van, a boat, a folding stove and a very patient girlfriend.',
    ],
    objectives: [
      'A top-ten place at the Europeans in Split in May.',
      'A new mast and two competition sails before the winter training block in Vilamoura.',
    ],
  }),

  athlete({
    name: 'Catarina',
    lastName: 'Goulart Dutra',
    sport: 'SAILING',
    from: homes.horta,
    born: '2005-05-05',
    heightCm: 166,
    weightKg: 60,
    phrase: 'No Faial aprende-se a velejar antes de aprender a andar de autocarro.',
    biography: [
      'Faço iQFOiL, que é windsurf a voar um palmo acima da água.',
      'Treino no canal entre o Faial e o Pico, com cagarros a criticar as minhas viragens.',
      'Fui a primeira açoriana no pódio do nacional de juniores da classe.',
    ],
    objectives: [
      'Passar dois meses de inverno em Cádis, com gente mais rápida do que eu.',
      'Ser apurada para o Mundial de sub-23, em agosto.',
    ],
  }),

  athlete({
    name: 'Dinis',
    lastName: 'Ramalhete',
    sport: 'SWIMMING',
    from: homes.olhão,
    born: '2006-08-29',
    heightCm: 188,
    weightKg: 78,
    phrase: 'O cloro é o meu perfume.',
    biography: [
      'Nado costas, porque assim vejo o teto e não os adversários.',
      'Tenho os recordes regionais dos 100 e dos 200 metros do Algarve.',
      'O meu pai é mariscador e acha que nadar sem trazer nada é um desperdício.',
    ],
    objectives: [
      'Fazer mínimos para o europeu de sub-23 nos 200 costas (1:59,40).',
      'Acabar o primeiro ano de Biologia Marinha sem adormecer nas aulas.',
    ],
  }),

  athlete({
    name: 'Alba',
    lastName: 'Ferreiro Louzán',
    language: 'en',
    sport: 'SWIMMING',
    from: homes.vigo,
    born: '1999-02-11',
    heightCm: 173,
    weightKg: 65,
    phrase: 'Ten kilometres of sea, no walls to turn at.',
    biography: [
      'Open-water swimmer from the Ría de Vigo, used to cold, currents and the odd curious dolphin.',
      'I swam from the Cíes Islands to the city beach in under three hours to raise money for the lifeboat crew.',
      'On weekdays I teach biology and try not to talk about plankton at parties.',
    ],
    objectives: [
      'Qualify for the 10 km at the European championships.',
      'Swim the Strait of Gibraltar before the end of October.',
    ],
  }),

  athlete({
    name: 'Ema',
    lastName: 'Sobreiro',
    sport: 'SYNCHRONIZED_SWIMMING',
    from: homes.odivelas,
    born: '2004-12-18',
    heightCm: 169,
    weightKg: 54,
    phrase: 'Sorrir debaixo de água também se treina.',
    biography: [
      'Faço dueto com a minha irmã gémea, e sim, às vezes trocamos.',
      'A nossa rotina nova é sobre uma tempestade na Nazaré e acaba com as duas sem fôlego.',
      'Cosemos os nossos fatos com a ajuda da vizinha do terceiro andar.',
    ],
    objectives: [
      'Ultrapassar os 230 pontos na rotina técnica.',
      'Ir as duas à Taça do Mundo de Paris, e não só uma e meia.',
    ],
  }),

  athlete({
    name: 'Gonçalo',
    lastName: 'Trigueiros',
    sport: 'WATER_POLO',
    from: homes.póvoa,
    born: '1995-04-26',
    heightCm: 193,
    weightKg: 96,
    phrase: 'Guarda-redes: o único que não pode ir ao fundo.',
    biography: [
      'Defendo a baliza da equipa sénior da Póvoa de Varzim há oito épocas.',
      'Sou bombeiro, pelo que passo a vida entre água e fogo.',
      'Coleciono toucas de equipas adversárias; faltam-me quatro para uma parede inteira.',
    ],
    objectives: [
      'Levar o clube às meias-finais do campeonato.',
      'Tirar o curso de treinador no próximo verão.',
    ],
  }),

  athlete({
    name: 'Salomé',
    lastName: 'Brites Dinha',
    sport: 'WATER_JUMPS',
    from: homes.lisboa,
    born: '2005-01-23',
    heightCm: 158,
    weightKg: 50,
    phrase: 'Três metros de altura, dois segundos de voo.',
    biography: [
      'Fui ginasta até crescer o suficiente para ter medo do chão; a água perdoa mais.',
      'Em Portugal somos poucos a saltar, por isso conhecemo-nos todos e emprestamos toalhas.',
    ],
    objectives: [
      'Aprender o duplo e meio mortal à frente com pirueta até à primavera.',
      'Competir no Grande Prémio de Madrid, na prancha de três metros.',
    ],
    hidden: true,
  }),
]
