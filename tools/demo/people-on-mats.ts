import { homes } from './homes.ts'
import { athlete } from './person.ts'

/** Mat, ring, piste and platform. */
export const athletesOnMats = [
  athlete({
    name: 'Yara',
    lastName: 'Semedo Tavares',
    sport: 'JUDO',
    from: homes.amadora,
    born: '2000-07-02',
    heightCm: 162,
    weightKg: 57,
    phrase: 'Caio sete vezes, levanto-me com a pega feita.',
    biography: [
      'Entrei no judo aos sete anos porque o ginásio ficava por baixo da minha casa e fazia barulho.',
      'Compito em -57 kg, fui vice-campeã nacional e tenho duas medalhas em taças da Europa.',
      'Dou treinos gratuitos aos sábados no bairro: este ano já são trinta e quatro miúdos.',
    ],
    objectives: [
      'Entrar nas cem primeiras do ranking mundial, o que pede seis provas fora de Portugal.',
      'Comprar tapetes novos para os trinta e quatro.',
    ],
  }),

  athlete({
    name: 'Simão',
    lastName: 'Arruda Melo',
    sport: 'KARATE',
    from: homes.pontaDelgada,
    born: '1998-03-28',
    heightCm: 177,
    weightKg: 73,
    phrase: 'Calma por fora, mar dos Açores por dentro.',
    biography: [
      'Faço kata, que é lutar contra alguém que só eu vejo e que quase sempre ganha.',
      'Sou professor de Educação Física em Ponta Delgada e o mais novo do meu dojo a ter chave da porta.',
      'Cada prova no continente começa com um voo às cinco da manhã e uma sandes da minha mãe.',
    ],
    objectives: [
      'Ser medalhado no campeonato nacional absoluto, em kata.',
      'Participar em duas etapas da Premier League com as viagens cobertas.',
    ],
  }),

  athlete({
    name: 'Nádia',
    lastName: 'Pestana Freitas',
    sport: 'TAEKOWONDO',
    from: homes.funchal,
    born: '2003-09-16',
    heightCm: 170,
    weightKg: 57,
    phrase: 'A perna comprida da família era eu.',
    biography: [
      'Comecei no taekwondo para acompanhar o meu irmão, que desistiu na segunda semana.',
      'Sou tricampeã da Madeira e medalha de prata no nacional de sub-21.',
      'Estudo Gestão Hoteleira e pratico pontapés no elevador de serviço, quando vou sozinha.',
    ],
    objectives: [
      'Ganhar o primeiro combate num Open G1, em Espanha ou na Bélgica.',
      'Juntar para o colete eletrónico, que custa mais do que o meu primeiro carro.',
    ],
  }),

  athlete({
    name: 'Oleksandra',
    lastName: 'Hrytsenko',
    sport: 'BOXING',
    from: homes.portimão,
    born: '1999-05-31',
    heightCm: 167,
    weightKg: 60,
    phrase: 'Aprendi português entre o segundo e o terceiro assalto.',
    biography: [
      'Nasci em Poltava e vivo em Portimão desde os doze anos.',
      'Tenho 31 combates amadores e 24 vitórias, quase todas aos pontos, porque gosto de pensar.',
      'Trabalho numa pastelaria; o meu treinador finge que não sabe.',
    ],
    objectives: [
      'Obter a nacionalidade a tempo da seleção para o europeu de -60 kg.',
      'Fazer três torneios internacionais até ao verão.',
    ],
  }),

  athlete({
    name: 'Rafael',
    lastName: 'Mourisco',
    sport: 'AMATEUR_FIGHTS',
    from: homes.setúbal,
    born: '1996-02-06',
    heightCm: 180,
    weightKg: 82,
    phrase: 'Luta olímpica: o desporto mais antigo com menos câmaras.',
    biography: [
      'Luto em greco-romana, -82 kg, num clube de Setúbal que cabe numa garagem.',
      'Descarrego peixe na lota às quatro da manhã, o que conta como treino de força.',
      'Sou campeão nacional e um cozinheiro razoável de choco frito.',
    ],
    objectives: [
      'Passar uma ronda no torneio de qualificação europeu.',
      'Levar dois juniores do clube ao estágio na Bulgária.',
    ],
  }),

  athlete({
    name: 'Benedita',
    lastName: 'Lacerda Prazeres',
    sport: 'FENCING',
    from: homes.espinho,
    born: '2004-06-09',
    heightCm: 175,
    weightKg: 62,
    phrase: 'Toque!',
    biography: [
      'Pratico espada, a arma em que tudo conta e ninguém pode discutir.',
      'Fui 32.ª no europeu de juniores e perdi por um toque com quem ganhou a prova.',
      'Estudo Violino no conservatório: o pulso agradece de um lado e queixa-se do outro.',
    ],
    objectives: [
      'Chegar ao quadro de 64 em três Taças do Mundo.',
      'Um fio de corpo que não falhe a meio de um assalto.',
    ],
  }),

  athlete({
    name: 'Hugo',
    lastName: 'Tremoceiro',
    sport: 'WEIGHTLIFTING',
    from: homes.barreiro,
    born: '1997-11-11',
    heightCm: 172,
    weightKg: 88.5,
    phrase: 'Pego, respiro, subo. Depois almoço.',
    biography: [
      'Levanto 145 kg no arranque e 178 kg no arremesso, e os sacos das compras de todo o prédio.',
      'Treino num antigo armazém de cortiça no Barreiro, com o comboio a marcar os descansos.',
      'Durante a semana sou serralheiro, pelo que as barras também são comigo.',
    ],
    objectives: [
      'Bater o recorde nacional do total na categoria de 89 kg.',
      'Participar no campeonato da Europa, em abril.',
    ],
  }),

  athlete({
    name: 'Raquel',
    lastName: 'Feijó Bastos',
    language: 'en',
    sport: 'CROSSFIT',
    from: homes.braga,
    born: '1993-10-04',
    heightCm: 165,
    weightKg: 66,
    phrase: 'Engineer by day, upside down by night.',
    biography: [
      'I write firmware in Braga and walk on my hands in the corridor while it compiles.',
      'I finished 41st in the last European semifinal and coach a beginners class called "Nobody Dies".',
      'I started at 26, after ten years of handball and two years of sofa.',
    ],
    objectives: [
      'Reach the top twenty of the European semifinal in May.',
      'A 100 kg snatch before my next birthday.',
    ],
  }),

  athlete({
    name: 'Arjun',
    lastName: 'Randhawa Gill',
    language: 'en',
    sport: 'KABADDI',
    from: homes.odemira,
    born: '1995-08-20',
    heightCm: 178,
    weightKg: 79,
    phrase: 'One breath, one raid.',
    biography: [
      'I came from Punjab to pick raspberries in Odemira and found eleven other people who missed kabaddi.',
      'Today we are a club with two teams, a field lent by the parish council and a fan base of grandmothers.',
      'I am the raider; when I hold my breath the whole village does.',
    ],
    objectives: [
      'Play the first Iberian kabaddi cup, which we are organising ourselves in September.',
      'Shirts with numbers, so that the referee stops calling us all "you".',
    ],
  }),
]
