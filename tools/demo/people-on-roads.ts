import { homes } from './homes.ts'
import { athlete } from './person.ts'

/** Track, road, mountain and saddle. */
export const athletesOnRoads = [
  athlete({
    name: 'Tiago',
    lastName: 'Bragado',
    sport: 'CYCLING',
    from: homes.mondim,
    born: '1999-08-03',
    heightCm: 174,
    weightKg: 60.5,
    phrase: 'Cresci no sopé da Senhora da Graça. Subi-a antes de saber ler.',
    biography: [
      'Sou trepador por falta de alternativa: em Mondim não há uma rua plana.',
      'Corro no pelotão nacional de clubes há quatro épocas e fiz dois pódios em etapas de montanha.',
      'Trabalho três dias por semana na oficina do meu tio, onde afino as bicicletas de meia vila.',
    ],
    objectives: [
      'Acabar entre os dez primeiros da etapa da Senhora da Graça, em agosto.',
      'Conseguir uma bicicleta de contrarrelógio, para perder menos tempo onde a estrada não sobe.',
    ],
  }),

  athlete({
    name: 'Beatriz',
    lastName: 'Salgueirinho',
    sport: 'RUNNING',
    from: homes.seia,
    born: '1994-11-27',
    heightCm: 163,
    weightKg: 52,
    phrase: 'Se há um trilho, vou ver onde acaba.',
    biography: [
      'Corro trail na Serra da Estrela, onde o inverno decide o plano de treinos por mim.',
      'Sou queijeira de profissão, o que explica os braços e os abastecimentos.',
      'Venci três provas de 50 quilómetros e perdi-me em duas delas.',
    ],
    objectives: [
      'Terminar a minha primeira prova de 100 milhas, nos Pirenéus, em setembro.',
      'Entrar na seleção para o campeonato europeu de trail.',
    ],
  }),

  athlete({
    name: 'Leonor',
    lastName: 'Cabeçadas',
    sport: 'ATHLETICS',
    from: homes.leiria,
    born: '2003-02-19',
    heightCm: 178,
    weightKg: 84,
    phrase: 'Quatro quilos, três voltas e um grito.',
    biography: [
      'Lanço o martelo no centro de lançamentos de Leiria e estudo Engenharia Mecânica, pelo que a culpa é sempre do ângulo.',
      'O meu recorde pessoal é de 63,42 metros, no dia em que cheguei atrasada e não tive tempo para nervos.',
      'Gosto de bandas filarmónicas: toco bombardino na da minha terra.',
    ],
    objectives: [
      'Passar os 66 metros na Taça da Europa de lançamentos.',
      'Viajar com o meu próprio martelo, em vez de pedir um emprestado à chegada.',
    ],
  }),

  athlete({
    name: 'Edmilson',
    lastName: 'Brito Lopes',
    sport: 'ATHLETICS',
    from: homes.mindelo,
    born: '2000-06-30',
    heightCm: 185,
    weightKg: 76,
    phrase: 'De São Vicente para a volta mais comprida do mundo: quatrocentos metros.',
    biography: [
      'Treino no Mindelo, numa pista em que o vento conta como adversário.',
      'Fiz 46,88 aos 400 metros em Lisboa, com sapatos emprestados, e desde então acredito em muita coisa.',
      'A minha avó guarda todos os dorsais numa lata de bolachas.',
    ],
    objectives: [
      'Fazer um estágio de dois meses em Portugal antes dos Jogos Africanos.',
      'Correr abaixo de 46 segundos e levar o dorsal à lata.',
    ],
  }),

  athlete({
    name: 'Duarte',
    lastName: 'Valbom',
    language: 'en',
    sport: 'TRIATHLON',
    from: homes.peniche,
    born: '1998-01-15',
    heightCm: 181,
    weightKg: 70,
    phrase: 'I do three sports so that I never have to choose.',
    biography: [
      'I learnt to swim in waves, to ride against the north wind and to run for the bus.',
      'Fourth at the national championship over the Olympic distance, nine seconds from the podium.',
      'I still dream of the second transition of that day: the left shoe refused to go on.',
    ],
    objectives: [
      'Score in four European Cups and reach the first 120 of the ranking.',
      'Practise transitions until I can put on shoes in my sleep.',
    ],
  }),

  athlete({
    name: 'Iker',
    lastName: 'Zubialde',
    language: 'en',
    sport: 'CYCLING',
    from: homes.bilbao,
    born: '2002-05-22',
    heightCm: 179,
    weightKg: 66,
    phrase: 'Rain is just faster water.',
    biography: [
      'I ride for a small development team in the Basque Country and have not had a dry April since 2017.',
      'My best day so far was a stage win in a regional tour after a 90 kilometre breakaway that nobody, including me, believed in.',
      'I study industrial design and draw bottle cages during lectures.',
    ],
    objectives: [
      'Ride the Volta through Portugal as a guest and finish in the first thirty.',
      'Sign a continental contract before I turn 25.',
    ],
  }),

  athlete({
    name: 'Carlota',
    lastName: 'Vaz Alpoim',
    sport: 'EQUESTRIANISM_JUMPING',
    from: homes.golegã,
    born: '1996-09-08',
    heightCm: 170,
    weightKg: 58,
    phrase: 'Somos dois a saltar, e só um de nós tem medo de guarda-chuvas.',
    biography: [
      'Monto o Trovão, um cavalo de onze anos com opinião sobre tudo.',
      'Competimos em provas de 1,40 metros e temos três percursos limpos nesta época.',
      'Dou aulas a crianças na Golegã para pagar a ferragem, o veterinário e as maçãs.',
    ],
    objectives: [
      'Subir às provas de 1,45 metros até à feira de São Martinho.',
      'Participar no concurso internacional de Vilamoura com transporte pago.',
    ],
  }),

  athlete({
    name: 'Margarida',
    lastName: 'Poças Leal',
    language: 'en',
    sport: 'MODERN_PENTATHLON',
    from: homes.caldas,
    born: '2004-03-14',
    heightCm: 172,
    weightKg: 61,
    phrase: 'Five events, one enormous bag.',
    biography: [
      'Fencing, swimming, obstacles, shooting and running: when somebody asks what I do, I sit down first.',
      'I have trained in Caldas da Rainha since I was twelve and won bronze at the junior nationals.',
      'My strength is the final run; my weakness is packing.',
    ],
    objectives: [
      'Reach the semifinals of a World Cup in May.',
      'Gain forty seconds on the obstacles, with a coach of my own for them.',
    ],
  }),

  athlete({
    name: 'Rui',
    lastName: 'Malhadinha',
    sport: 'MOTORBIKES',
    from: homes.odemira,
    born: '1993-12-01',
    heightCm: 176,
    weightKg: 74,
    phrase: 'Enduro: a arte de chegar ao fim com a mota inteira.',
    biography: [
      'Comecei numa acelera que o meu avô usava para ir às colmeias.',
      'Fui campeão regional de enduro duas vezes e parti a clavícula outras tantas.',
    ],
    objectives: ['Fazer o campeonato nacional completo, com mecânico e sem dormir na carrinha.'],
    hidden: true,
  }),
]
