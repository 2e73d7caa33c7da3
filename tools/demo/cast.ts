import { homes } from './homes.ts'
import { admin, athlete, fan, manager, sponsor } from './person.ts'

/** The five whose sign-ins are printed at start: the same who act in the tests. */
export const cast = {
  inês: athlete({
    name: 'Inês',
    lastName: 'Carvalho',
    email: 'ines@podium.example',
    sport: 'ATHLETICS',
    from: homes.coimbra,
    born: '2001-04-12',
    heightCm: 168,
    weightKg: 55,
    phrase: 'Duas voltas à pista, e a segunda é que conta.',
    biography: [
      'Corro os 800 metros desde que perdi uma aposta no corta-mato da escola e descobri que gostava.',
      'Treino em Coimbra às seis e meia da manhã, antes das aulas de Bioquímica, com um grupo que me acorda por telefone.',
      'O meu melhor tempo é 2:05,31, feito numa noite sem vento em que até os juízes bateram palmas.',
      'Fora da pista colaboro com uma escola primária, onde ensino a partir depressa e a perder com graça.',
    ],
    objectives: [
      'Chegar à final nacional de pista coberta, em Pombal, em fevereiro.',
      'Baixar dos 2:04 até julho, o que me abre a porta dos meetings internacionais.',
      'Pagar as viagens e um segundo par de sapatos de pregos, porque o primeiro já viu tudo.',
    ],
  }),

  marta: fan({
    name: 'Marta',
    lastName: 'Nóbrega',
    email: 'marta@podium.example',
    from: homes.funchal,
    phrase: 'Grito por quem vier da Madeira, e por quem me fizer levantar da cadeira.',
    biography: [
      'Sou enfermeira no Funchal e organizo os turnos à volta dos campeonatos.',
      'Comecei por apoiar a minha sobrinha e hoje sigo atletas de nove modalidades, algumas das quais ainda não percebo bem.',
      'Tenho um cachecol para cada ocasião e uma voz que a minha família conhece de longe.',
    ],
    objectives: [
      'Apoiar este ano três atletas que ainda não tenham patrocínio.',
      'Ver a Inês correr ao vivo, do lado de dentro da curva.',
    ],
  }),

  helena: sponsor({
    name: 'Volta Foods',
    email: 'helena@volta-foods.example',
    from: homes.aveiro,
    phrase: 'Energia que cabe no bolso da camisola.',
    website: 'https://www.volta-foods.example',
    aboutUs: [
      'A Volta Foods faz barras, papas e bebidas para quem treina, com fruta seca e sal da ria de Aveiro.',
      'Fomos fundados em 2015 por três remadores com fome, e a primeira receita queimou duas panelas.',
      'Apoiamos atletas em início de carreira durante pelo menos uma época inteira, porque ninguém cresce em três meses.',
      'A Helena trata das parcerias e responde a todas as mensagens, também às que começam por "sei que é pedir muito".',
    ],
  }),

  carlos: manager({
    name: 'Carlos',
    lastName: 'Antunes',
    email: 'carlos@podium.example',
    sport: 'SOCCER',
    from: homes.porto,
    phrase: 'Primeiro a pessoa, depois o contrato.',
    office: { lat: 41.1496, lng: -8.6109, label: 'Porto' },
    represents: ['ines@podium.example', 'matilde.arantessequeira@podium.example'],
    biography: [
      'Joguei a médio até o joelho direito me mandar estudar Direito do Desporto.',
      'Há onze anos que acompanho jogadores e jogadoras entre os juniores e o primeiro contrato a sério.',
      'Leio as letras pequenas, telefono aos pais e não prometo o que não depende de mim.',
      'Trabalho no Porto, mas o meu escritório é quase sempre um banco de suplentes.',
    ],
  }),

  ana: admin({
    name: 'Ana',
    lastName: 'Figueira',
    email: 'ana@podium.example',
    from: homes.lisboa,
  }),
}
