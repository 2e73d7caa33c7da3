import { homes } from './homes.ts'
import { fan } from './person.ts'

/** Who is in the stands whatever the weather. */
export const cheering = [
  fan({
    name: 'Amélia',
    lastName: 'Tojal',
    from: homes.vilaReal,
    phrase: 'Setenta e quatro anos e um lugar cativo na bancada.',
    biography: [
      'Fui professora primária e continuo a dar notas, agora aos árbitros.',
      'Faço bolo de noz para as equipas visitantes, para jogarem mais devagar.',
    ],
    objectives: ['Apoiar uma atleta da minha rua e vê-la na televisão antes dos oitenta.'],
  }),

  fan({
    name: 'Vicente',
    lastName: 'Lampreia',
    from: homes.setúbal,
    phrase: 'Sofro com método.',
    biography: [
      'Sou eletricista naval e levo um transístor para todo o lado, mesmo havendo telemóvel.',
      'Sigo luta, remo e futebol de praia, por esta ordem e sempre de pé.',
    ],
  }),

  fan({
    name: 'Siobhán',
    lastName: 'Maguire',
    language: 'en',
    from: homes.cascais,
    phrase: 'Moved for the weather, stayed for the roller hockey.',
    biography: [
      'Irish illustrator who wandered into a roller hockey match by mistake and has not missed one since.',
      'I draw the athletes I support; some of them even recognise themselves.',
    ],
    objectives: ['Draw a hundred Portuguese athletes. Thirty-seven so far.'],
  }),

  fan({
    name: 'Joel',
    lastName: 'Patrocínio',
    from: homes.amadora,
    phrase: 'Com este apelido, tinha de apoiar alguém.',
    biography: [
      'Sou motorista de autocarro e conheço os pavilhões todos da Grande Lisboa pelo lado da porta de serviço.',
      'Aos sábados levo a minha filha ao judo da Yara.',
    ],
    objectives: ['Juntar vinte pais para pagar uma época de viagens a dois juniores.'],
  }),

  fan({
    name: 'Pilar',
    lastName: 'Encinas Rubio',
    language: 'en',
    from: homes.badajoz,
    phrase: 'One border, two teams, no conflict of interest.',
    biography: [
      'Pharmacist from Badajoz who spends her Sundays in Elvas cheering at the clay target range.',
      'I bring earplugs for everyone and biscuits for those who hit more than twenty.',
    ],
  }),

  fan({
    name: 'Crispim',
    lastName: 'Azinheira',
    from: homes.beja,
    phrase: 'Do Alentejo, devagar e com voz.',
    biography: [
      'Canto num grupo coral e ensaio gritos de apoio a quatro vozes.',
      'Fomos expulsos de um torneio de tiro por excesso de afinação.',
    ],
  }),

  fan({
    name: 'Noor',
    lastName: 'van Bergeijk',
    language: 'en',
    from: homes.utrecht,
    phrase: 'I came for a cycling holiday and adopted half the peloton.',
    biography: [
      'Data journalist from Utrecht with a soft spot for riders who finish last and smile.',
      'Every August I take three weeks off and follow the Volta in a very old van.',
    ],
    objectives: ['Support one climber, one sprinter and one mechanic.'],
  }),

  fan({
    name: 'Idalina',
    lastName: 'Ornelas Jardim',
    from: homes.machico,
    phrase: 'Acordo às quatro para ver finais noutros fusos.',
    biography: [
      'Tenho uma mercearia em Machico com a televisão virada para o balcão.',
      'Quem acerta no vencedor leva uma banana; quem não acerta também, que não gosto de ver ninguém triste.',
    ],
  }),

  fan({
    name: 'Baltazar',
    lastName: 'Queirós Pinho',
    from: homes.ovar,
    phrase: 'Bombo, buzina e bom senso.',
    biography: [
      'Sou o homem do bombo nos jogos de basquetebol de Ovar e, nas horas vagas, otorrinolaringologista.',
      'Apoio atletas que agradecem à mãe nas entrevistas.',
    ],
    objectives: ['Aprender um segundo ritmo.'],
  }),

  fan({
    name: 'Aitana',
    lastName: 'Valverde Soler',
    language: 'en',
    from: homes.valencia,
    phrase: 'Paralympic sport, front row, every time.',
    biography: [
      'Physics teacher from Valencia whose students know more boccia rules than formulas.',
      'I volunteer at every Paralympic meet I can reach by train.',
    ],
    objectives: ['Take a class of twenty to see a European final.'],
  }),

  fan({
    name: 'Gaspar',
    lastName: 'Lezíria',
    from: homes.faro,
    phrase: 'Desporto de sofá, mas com convicção.',
    biography: [
      'Parti a perna a festejar um golo e desde então festejo sentado.',
      'Faço estatísticas por gosto e mando-as aos atletas, que quase nunca as pediram.',
    ],
  }),
]
