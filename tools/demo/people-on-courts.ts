import { homes } from './homes.ts'
import { athlete } from './person.ts'

/** Net, table and basket. */
export const athletesOnCourts = [
  athlete({
    name: 'Matilde',
    lastName: 'Arantes Sequeira',
    language: 'en',
    sport: 'TENNIS',
    from: homes.oeiras,
    born: '2003-01-30',
    heightCm: 174,
    weightKg: 63,
    phrase: 'One-handed backhand, out of stubbornness.',
    biography: [
      'I play the 15,000 dollar circuit, where you travel by bus and sleep in the spare rooms of kind families.',
      'I am close to number 600 in the ranking and won my first tournament in Monastir.',
      'I string my own rackets and those of half my opponents, at a friendly price.',
    ],
    objectives: [
      'Be among the first 450 by December.',
      'Travel with a coach to at least six tournaments.',
    ],
  }),

  athlete({
    name: 'Íñigo',
    lastName: 'Carrasquilla',
    language: 'en',
    sport: 'PADEL_TENNIS',
    from: homes.madrid,
    born: '2001-12-12',
    heightCm: 182,
    weightKg: 77,
    phrase: 'If it comes off the glass, it is still mine.',
    biography: [
      'Left-side player from Madrid, ranked around 180 and climbing one wall at a time.',
      'I share a flat with my court partner, so we have already had every possible argument.',
      'Most weekends I play in Portugal, mainly for the tournaments and a little for the custard tarts.',
    ],
    objectives: [
      'Reach a main draw of the professional tour without going through the pre-qualifiers.',
      'Play twelve tournaments in Portugal and Spain this season.',
    ],
  }),

  athlete({
    name: 'Pedro',
    lastName: 'Lima Rosendo',
    sport: 'BADMINTON',
    from: homes.caldas,
    born: '2002-04-07',
    heightCm: 179,
    weightKg: 71,
    phrase: 'Não, não é o da praia.',
    biography: [
      'O volante sai da minha raquete a mais de trezentos à hora e as pessoas continuam a falar-me de piqueniques.',
      'Sou campeão nacional de pares mistos e número três de singulares.',
      'Estudo Design nas Caldas e desenho as camisolas da equipa.',
    ],
    objectives: [
      'Disputar oito torneios internacionais de nível Future e Challenge.',
      'Ganhar um encontro no campeonato da Europa, em abril.',
    ],
  }),

  athlete({
    name: 'Lígia',
    lastName: 'Chen Marques',
    sport: 'TABLE_TENNIS',
    from: homes.mirandela,
    born: '2006-02-14',
    heightCm: 161,
    weightKg: 52,
    phrase: 'A bola é pequena, mas a mesa também.',
    biography: [
      'Os meus pais têm um restaurante em Mirandela, com uma mesa de pingue-pongue entre a cozinha e a despensa.',
      'Aos catorze anos já jogava na primeira divisão; aos quinze deixei de ganhar por pena.',
      'Sou esquerdina, o que é meio ponto de avanço.',
    ],
    objectives: [
      'Subir ao pódio no europeu de sub-21, em equipas.',
      'Estagiar um mês na Alemanha antes da época.',
    ],
  }),

  athlete({
    name: 'Fernando',
    lastName: 'Lobato Cid',
    language: 'en',
    sport: 'PICKLEBALL',
    from: homes.lagos,
    born: '1966-06-24',
    heightCm: 171,
    weightKg: 78,
    phrase: 'Fifty-eight was the new twenty. Sixty is going even better.',
    biography: [
      'Retired harbour pilot from Lagos who discovered pickleball because the tennis court was taken.',
      'Silver medal at the Iberian seniors open, and undisputed champion of the car park behind the market.',
      'I speak four languages and can say "that was in" in seven.',
    ],
    objectives: [
      'Win a European medal in the 60+ mixed doubles.',
      'Have proper lines painted in the car park.',
    ],
  }),

  athlete({
    name: 'Joana',
    lastName: 'Espadanal',
    sport: 'VOLLEYBALL',
    from: homes.espinho,
    born: '2000-10-10',
    heightCm: 183,
    weightKg: 72,
    phrase: 'Central. Bloqueio bolas, portas e más notícias.',
    biography: [
      'Em Espinho nasce-se com areia nos sapatos e uma rede no quintal.',
      'Jogo na primeira divisão e no verão mudo-me para o vólei de praia com a minha prima.',
      'Formei-me em Terapia da Fala e gosto de equipas que falam.',
    ],
    objectives: [
      'Ser chamada à seleção A para a Liga Europeia.',
      'Fazer o circuito nacional de praia completo, de junho a agosto.',
    ],
  }),

  athlete({
    name: 'Kevin',
    lastName: 'Mendonça Rocha',
    language: 'en',
    sport: 'BASKETBALL',
    from: homes.ovar,
    born: '1998-09-25',
    heightCm: 198,
    weightKg: 95,
    phrase: 'Rebound first, questions later.',
    biography: [
      'I grew up in Rotterdam, my parents are from Santiago, and I came to Ovar for a month, seven years ago.',
      'I play power forward, captain the team and am always first in line for Carnival.',
      'Last season I averaged 11.4 rebounds a game, most of them mine.',
    ],
    objectives: [
      'Reach the semifinals of the league.',
      'Start a 3x3 street tournament for teenagers in July, on the market square.',
    ],
  }),

  athlete({
    name: 'Sofia',
    lastName: 'Abrunhosa Vale',
    sport: 'HANDBALL',
    from: homes.guimarães,
    born: '2001-08-13',
    heightCm: 176,
    weightKg: 70,
    phrase: 'Sete metros não são longe.',
    biography: [
      'Jogo a lateral-esquerda e marco os livres de sete metros, porque em casa era sempre eu a ir buscar a bola.',
      'Fui a melhor marcadora da segunda divisão no ano em que subimos.',
      'Trabalho numa fábrica têxtil que me deixa sair mais cedo às terças e quintas; fica aqui o agradecimento.',
    ],
    objectives: [
      'Manter a equipa na primeira divisão.',
      'Participar num estágio da seleção nacional B.',
    ],
  }),
]
