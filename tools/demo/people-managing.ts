import { homes } from './homes.ts'
import { manager } from './person.ts'

/** Who plans, negotiates, drives and worries. */
export const managing = [
  manager({
    name: 'Graça',
    lastName: 'Mourão Teles',
    sport: 'ATHLETICS',
    from: homes.rioMaior,
    phrase: 'Um bom plano cabe numa folha e aguenta um inverno.',
    biography: [
      'Acompanho meio-fundistas e lançadores entre os clubes de bairro e as seleções.',
      'Trabalho em Rio Maior, perto do centro de estágios, com uma fisioterapeuta e um cão que cronometra mal.',
      'Respondo em vinte e quatro horas, exceto em dias de final.',
    ],
  }),

  manager({
    name: 'Álvaro',
    lastName: 'Seixas Pimenta',
    sport: 'CYCLING',
    from: homes.santarém,
    phrase: 'Conduzo o carro de apoio e a negociação com a mesma calma.',
    biography: [
      'Fui ciclista durante seis anos e mecânico durante dez, e só então percebi como se faz uma carreira.',
      'Represento nove corredores e tenho sempre uma bomba de ar a mais.',
      'Procuro equipas estrangeiras que tratem os jovens como pessoas.',
    ],
  }),

  manager({
    name: 'Ingrid',
    lastName: 'Haugseth',
    language: 'en',
    sport: 'SAILING',
    from: homes.lagos,
    phrase: 'Logistics is a sport too, only without medals.',
    biography: [
      'Norwegian living in Lagos, arranging containers, coaches and visas for small sailing campaigns.',
      'I have moved forty boats across nine borders and lost one rudder, which came back by post.',
      'If you have talent and a spreadsheet, we will get along.',
    ],
  }),

  manager({
    name: 'Zacarias',
    lastName: 'Fonte Boa',
    sport: 'JUDO',
    from: homes.almada,
    phrase: 'Do tapete ao pódio, com os trabalhos de casa feitos.',
    biography: [
      'Treinador de judo durante vinte anos e agora gestor das carreiras que vi nascer.',
      'Insisto nos estudos: nenhum dos meus atletas deixou a escola.',
      'Tenho contactos em clubes de França e da Alemanha para estágios curtos.',
    ],
  }),

  manager({
    name: 'Nuria',
    lastName: 'Pazos Villar',
    language: 'en',
    sport: 'BASKETBALL',
    from: homes.acoruña,
    phrase: 'I find the right bench, and then the minutes.',
    biography: [
      'Agent from A Coruña with players on both sides of the Minho.',
      'I spent twelve years as a statistician and still count rebounds at weddings.',
      'My first question is never about height.',
    ],
  }),

  manager({
    name: 'Rosa',
    lastName: 'Gaspar Amieiro',
    sport: 'PARALYMPIC_SWIMMING',
    from: homes.lisboa,
    phrase: 'Acessível é o pavilhão, a viagem e a conversa.',
    biography: [
      'Giro a carreira de sete atletas paralímpicos e conheço de cor as regras de classificação.',
      'Trato de hotéis com rampas a sério, e não com um degrau "só pequenino".',
      'Fui nadadora até aos trinta; agora nado entre formulários.',
    ],
  }),

  manager({
    name: 'Eurico',
    lastName: 'Padrela',
    sport: 'SOCCER',
    from: homes.bragança,
    phrase: 'O talento também nasce longe das autoestradas.',
    biography: [
      'Observo jogos nos distritais de Bragança, Vila Real e Guarda, com termos e manta.',
      'Em quinze anos levei onze jogadores às ligas profissionais e trouxe todos de volta para a festa da aldeia.',
    ],
  }),

  manager({
    name: 'Leopoldina',
    lastName: 'Câmara Toste',
    sport: 'VOLLEYBALL',
    from: homes.angra,
    phrase: 'Entre ilhas, a primeira vitória é apanhar o avião.',
    biography: [
      'Acompanho jogadoras açorianas que querem estudar e competir no continente.',
      'Negoceio bolsas, quartos e horários, por esta ordem.',
      'Sou da Terceira e conto histórias compridas, mas os contratos faço-os curtos.',
    ],
  }),

  manager({
    name: 'Matthias',
    lastName: 'Oberlechner',
    language: 'en',
    sport: 'CLIMBING',
    from: homes.sesimbra,
    phrase: 'Rope, plan, patience.',
    biography: [
      'Former competition climber, now coordinating lead and boulder athletes from a small office above the bay of Sesimbra.',
      'I plan seasons in three peaks and one long holiday.',
      'Athletes tell me that I am strict about sleep; I prefer the word devoted.',
    ],
  }),

  manager({
    name: 'Paulina',
    lastName: 'Bacelar Reis',
    language: 'en',
    sport: 'TENNIS',
    from: homes.porto,
    phrase: 'Calendar, suitcase, rackets, passport. In that order.',
    biography: [
      'I plan seasons for tennis players ranked between 200 and 900, where every euro counts.',
      'I keep a sheet with the price of every bus between Antalya and Monastir.',
      'I talk to parents, coaches and banks, and enjoy some of them more than others.',
    ],
  }),

  manager({
    name: 'Samuel',
    lastName: 'Kiplagat Moreira',
    language: 'en',
    sport: 'RUNNING',
    from: homes.guarda,
    phrase: 'Altitude, porridge and honest training logs.',
    biography: [
      'Half Kenyan, half from Guarda, wholly convinced that long runs solve most problems.',
      'I manage road and trail runners and run a training house at a thousand metres.',
      'The house rule is simple: whoever is slowest on Sunday cooks.',
    ],
  }),

  manager({
    name: 'Valter',
    lastName: 'Cunha Perdigoto',
    sport: 'ROLLER_HOCKEY',
    from: homes.viana,
    phrase: 'Em construção, como o pavilhão cá da terra.',
    biography: [
      'Acabo de chegar à gestão de carreiras, depois de vinte anos de baliza.',
      'Ainda estou a preparar a minha página.',
    ],
    hidden: true,
  }),
]
