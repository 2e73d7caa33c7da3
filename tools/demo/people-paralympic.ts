import { homes } from './homes.ts'
import { athlete } from './person.ts'

/** Boccia and the Paralympic disciplines. */
export const paralympicAthletes = [
  athlete({
    name: 'Alexandre',
    lastName: 'Nogueirinha',
    sport: 'BOCCIA',
    from: homes.matosinhos,
    born: '1992-06-11',
    heightCm: 165,
    weightKg: 58,
    phrase: 'A bola branca manda. Eu negoceio.',
    biography: [
      'Jogo boccia na classe BC3, com calha, e a minha irmã Vera é a minha assistente em campo e a minha maior crítica fora dele.',
      'Temos um bronze europeu por pares e um empate doméstico em discussões de tática.',
      'Escrevo uma crónica sobre acessibilidade num jornal de Matosinhos.',
    ],
    objectives: [
      'Entrar nos doze primeiros do ranking mundial BC3.',
      'Adaptar a carrinha, para não depender de horários de comboio.',
    ],
  }),

  athlete({
    name: 'Luísa',
    lastName: 'Fontainhas',
    sport: 'PARALYMPIC_ATHLETICS',
    from: homes.aveiro,
    born: '2001-01-08',
    heightCm: 164,
    weightKg: 53,
    phrase: 'Dois corpos, uma corda, o mesmo passo.',
    biography: [
      'Corro os 1500 metros na classe T11 com o meu guia, o Nuno, ligados por uma corda de trinta centímetros.',
      'Perdi a visão aos nove anos e comecei a correr aos dez, porque me disseram que era melhor esperar.',
      'Estudo Música em Aveiro e reconheço adversárias pela respiração.',
    ],
    objectives: [
      'Fazer 4:58 e garantir um lugar no Mundial.',
      'Encontrar um segundo guia, porque o Nuno também tem direito a constipar-se.',
    ],
  }),

  athlete({
    name: 'Ivo',
    lastName: 'Rosmaninho',
    language: 'en',
    sport: 'PARALYMPIC_SWIMMING',
    from: homes.casteloBranco,
    born: '2004-04-02',
    heightCm: 180,
    weightKg: 72,
    phrase: 'I swim with an arm and a half and a double will.',
    biography: [
      'I compete in class S9, mostly butterfly, which everybody advised me against.',
      'I hold the national record of my class in the 100 metres, by three hundredths and one fingernail.',
      'I study tourism and once guided a whole excursion in a tracksuit.',
    ],
    objectives: [
      'Make a final at the European championships in August.',
      'Train in a fifty-metre pool at least twice a week.',
    ],
  }),

  athlete({
    name: 'Djamila',
    lastName: 'Correia Fortes',
    sport: 'PARALYMPIC_JUDO',
    from: homes.sintra,
    born: '1997-09-30',
    heightCm: 169,
    weightKg: 70,
    phrase: 'No tatami a pega vem primeiro. Ver é opcional.',
    biography: [
      'Faço judo na classe J2, -70 kg, e sou a única do clube que nunca perdeu uma mala de vista.',
      'Fui quinta no Mundial e trouxe a medalha de bronze do Grande Prémio do Cairo.',
      'Trabalho como telefonista num hospital e conheço metade de Sintra pela voz.',
    ],
    objectives: [
      'Somar pontos em quatro Grandes Prémios até ao verão.',
      'Ter um parceiro de treino do meu peso que não se queixe.',
    ],
  }),

  athlete({
    name: 'Teresa',
    lastName: 'Monsanto Lage',
    sport: 'PARALYMPIC_BADMINTON',
    from: homes.figueira,
    born: '1989-03-21',
    heightCm: 170,
    weightKg: 62,
    phrase: 'Rodas largas, volante curto.',
    biography: [
      'Jogo em WH1 desde 2021, depois de um acidente de mota e de muitas tardes a ver a minha filha treinar.',
      'Agora é ela que me apanha os volantes.',
      'Sou contabilista na Figueira da Foz e faço o orçamento de todas as viagens ao cêntimo.',
    ],
    objectives: [
      'Disputar três torneios internacionais, o primeiro em Vitória, em maio.',
      'Uma cadeira de competição à minha medida: a atual é emprestada.',
    ],
  }),

  athlete({
    name: 'Joaquim',
    lastName: 'Rebelo Caeiro',
    sport: 'PARALYMPIC_SHOOTING',
    from: homes.portalegre,
    born: '1978-12-05',
    heightCm: 174,
    weightKg: 80,
    phrase: 'A pressa fica à porta da carreira de tiro.',
    biography: [
      'Compito em carabina de ar, classe SH2, na posição de deitado e na de bem-disposto.',
      'Fui guarda-florestal até aos trinta e cinco anos; a serra de São Mamede continua a ser o meu ginásio.',
      'Em 2023 fui o primeiro alentejano numa final da Taça do Mundo adaptada.',
    ],
    objectives: [
      'Fazer 632 pontos em prova oficial.',
      'Montar em Portalegre uma carreira de tiro acessível, com o apoio do município.',
    ],
  }),

  athlete({
    name: 'Henrique',
    lastName: 'Alvarenga Nabão',
    sport: 'PARA_CANOEING',
    from: homes.tomar,
    born: '1994-08-16',
    heightCm: 182,
    weightKg: 79,
    phrase: 'Em terra uso próteses. No rio não preciso.',
    biography: [
      'Faço 200 metros em KL2, o que dá uns quarenta e cinco segundos e três meses de preparação.',
      'Era eletricista e continuo a ser: fui eu que iluminei o hangar do clube.',
      'O meu barco chama-se Tabuleiro, em honra da festa da terra.',
    ],
    objectives: [
      'Chegar à final da Taça do Mundo de Szeged.',
      'Um caiaque com um cockpit adaptado, feito de raiz.',
    ],
  }),

  athlete({
    name: 'Rocío',
    lastName: 'Benjumea Luque',
    language: 'en',
    sport: 'PARADRESSAGE',
    from: homes.sevilla,
    born: '1993-01-17',
    heightCm: 162,
    weightKg: 54,
    phrase: 'My horse reads minds. Luckily mine is mostly about carrots.',
    biography: [
      'Grade III para dressage rider from Seville, partnered with a Lusitano stallion called Fado.',
      'We met in Portugal, argued for a year and have scored over 70 per cent ever since.',
      'When I am not riding I translate novels, some of them with horses in them.',
    ],
    objectives: [
      'A place in the Spanish team for the European championships.',
      'A freestyle set to Portuguese guitar, with the rights properly paid.',
    ],
  }),
]
