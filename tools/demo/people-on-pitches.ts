import { homes } from './homes.ts'
import { athlete } from './person.ts'

/** Pitch and rink. */
export const athletesOnPitches = [
  athlete({
    name: 'Bruno',
    lastName: 'Cordeiro Mata',
    sport: 'FUTSAL',
    from: homes.fafe,
    born: '1994-01-19',
    heightCm: 175,
    weightKg: 71,
    phrase: 'Quarenta metros chegam e sobram.',
    biography: [
      'Sou ala, canhoto, e já marquei um golo de calcanhar que ninguém filmou.',
      'Passei por cinco clubes do Minho e em todos deixei um amigo e uma camisola.',
      'Ensino informática numa escola profissional e explico a pressão alta com folhas de cálculo.',
    ],
    objectives: [
      'Subir à segunda divisão nacional com o clube da minha terra.',
      'Tirar o nível II de treinador até ao fim da época.',
    ],
  }),

  athlete({
    name: 'Daniela',
    lastName: 'Penedo Raposo',
    sport: 'SOCCER',
    from: homes.covilhã,
    born: '2003-06-17',
    heightCm: 167,
    weightKg: 59,
    phrase: 'Na Covilhã joga-se a subir nas duas partes.',
    biography: [
      'Médio-centro, número 6, com mais quilómetros do que golos.',
      'Até aos catorze anos joguei com rapazes e nunca me queixei; eles, sim.',
      'Estudo Medicina na Beira Interior e levo os resumos para o banco de suplentes.',
    ],
    objectives: [
      'Assinar o primeiro contrato profissional sem deixar o curso.',
      'Jogar a Taça de Portugal no Jamor, nem que seja a treze minutos do fim.',
    ],
  }),

  athlete({
    name: 'Youssef',
    lastName: 'Benkirane Alami',
    language: 'en',
    sport: 'SOCCER',
    from: homes.chaves,
    born: '2004-11-02',
    heightCm: 189,
    weightKg: 82,
    phrase: 'Goalkeeper: I work alone, loudly.',
    biography: [
      'Born in Tangier, raised in Girona, keeping goal in Chaves, cold in all three at half past six in the morning.',
      'Eleven clean sheets in my first senior season and one yellow card for hugging a ball boy.',
      'I learn a Portuguese proverb a week; this one is "água mole em pedra dura".',
    ],
    objectives: [
      'Start twenty matches in the third division this season.',
      'A specialised goalkeeper coach twice a week.',
    ],
  }),

  athlete({
    name: 'Martim',
    lastName: 'Cerqueira Faria',
    sport: 'ROLLER_HOCKEY',
    from: homes.barcelos,
    born: '2000-05-18',
    heightCm: 177,
    weightKg: 74,
    phrase: 'Em Barcelos até o galo anda de patins.',
    biography: [
      'Calcei os primeiros patins aos três anos e a minha mãe ainda guarda o rodapé partido.',
      'Jogo a avançado na primeira divisão e marquei 23 golos na última época.',
      'Faço stiques à medida com o meu padrinho, carpinteiro de profissão e crítico por vocação.',
    ],
    objectives: [
      'Estar na convocatória para o europeu.',
      'Levar a minha equipa à final a oito da Taça.',
    ],
  }),

  athlete({
    name: 'Constança',
    lastName: 'Ayala Figueiró',
    sport: 'RUGBY',
    from: homes.évora,
    born: '1999-12-29',
    heightCm: 169,
    weightKg: 73,
    phrase: 'Terceira linha, primeira a chegar.',
    biography: [
      'Descobri o râguebi na universidade, em Évora, numa tarde de quarenta graus, e mesmo assim voltei.',
      'Jogo quinze e sevens e sou chamada à seleção desde 2023.',
      'Sou veterinária de animais grandes; depois de um touro, uma placagem é conversa.',
    ],
    objectives: [
      'Disputar o Rugby Europe Championship como titular.',
      'Ajudar a criar uma equipa de sub-18 femininas no Alentejo.',
    ],
  }),

  athlete({
    name: 'Tariq',
    lastName: 'Bhuiyan Noor',
    language: 'en',
    sport: 'CRICKET',
    from: homes.lisboa,
    born: '1992-03-03',
    heightCm: 173,
    weightKg: 70,
    phrase: 'Leg spin on the banks of the Tagus.',
    biography: [
      'I run a small grocery in Lisbon and bowl leg spin on the only strip of grass that will have me.',
      'I have played for five clubs and once took six wickets for nine runs, which my customers can recite.',
      'On Sundays I teach the neighbourhood children; the Portuguese ones bat left-handed for some reason.',
    ],
    objectives: [
      'Represent Portugal, where I have lived for eleven years, in the European T10 league.',
      'Find a club ground with a roof for the winter.',
    ],
  }),
]
