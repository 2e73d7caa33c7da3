import { homes } from './homes.ts'
import { sponsor } from './person.ts'

/** Invented companies, each writing from a domain of its own that can never exist. */
export const sponsoring = [
  sponsor({
    name: 'Cortiça Clara',
    email: 'parcerias@cortica-clara.example',
    from: homes.portalegre,
    phrase: 'Leves, resistentes e de cá.',
    aboutUs: [
      'Fazemos palmilhas, punhos e blocos de ioga em cortiça do Alto Alentejo.',
      'Apoiamos atletas que nos digam a verdade sobre os protótipos, sobretudo quando magoa.',
      'Já mudámos uma palmilha onze vezes por causa de uma marchadora teimosa, e ela tinha razão.',
    ],
  }),

  sponsor({
    name: 'Banco Maré',
    email: 'desporto@banco-mare.example',
    from: homes.lisboa,
    phrase: 'Contas certas para quem vive de resultados.',
    aboutUs: [
      'Um pequeno banco cooperativo com contas pensadas para rendimentos irregulares, como os de quem compete.',
      'Todos os anos escolhemos doze atletas de modalidades com pouca televisão.',
      'Oferecemos também uma hora de conversa sobre impostos, que costuma ser o mais agradecido.',
    ],
  }),

  sponsor({
    name: 'Ondalta',
    email: 'team@ondalta.example',
    language: 'en',
    from: homes.peniche,
    phrase: 'Wetsuits that remember the Atlantic.',
    aboutUs: [
      'We sew wetsuits and swim skins in Peniche from recycled fishing nets.',
      'Our test pool is the ocean, and it is never in a good mood.',
      'We support swimmers, sailors and triathletes with gear, repairs and a bed near the beach.',
    ],
  }),

  sponsor({
    name: 'Serralva Bicicletas',
    email: 'equipa@serralva-bicicletas.example',
    from: homes.viseu,
    phrase: 'Quadros soldados à mão, histórias incluídas.',
    aboutUs: [
      'Construímos trinta quadros por mês numa oficina de Viseu com doze pessoas e uma mesa de matraquilhos.',
      'Procuramos ciclistas que gostem de afinar tanto como de ganhar.',
      'Cada atleta apoiado desenha a pintura da sua bicicleta.',
    ],
  }),

  sponsor({
    name: 'Lusimed Fisio',
    email: 'apoio@lusimed-fisio.example',
    from: homes.coimbra,
    phrase: 'Voltar a competir, sem pressa e sem medo.',
    aboutUs: [
      'Clínicas de fisioterapia em Coimbra, Leiria e Aveiro, com gente que já esteve lesionada.',
      'Apoiamos atletas com sessões de prevenção e acompanhamento durante toda a época.',
      'Temos um acordo com o silêncio: ninguém diz "agora é que é" nas nossas salas.',
    ],
  }),

  sponsor({
    name: 'Kestrel Analytics',
    email: 'sport@kestrel-analytics.example',
    language: 'en',
    from: homes.braga,
    phrase: 'Numbers that make sense before breakfast.',
    aboutUs: [
      'A software house in Braga that turns training data into one page a coach will read.',
      'We sponsor athletes and clubs who let us learn from their season.',
      'Our favourite chart is still a straight line that slowly goes up.',
    ],
  }),

  sponsor({
    name: 'Azeites Vale do Tua',
    email: 'geral@valedotua.example',
    from: homes.mirandela,
    phrase: 'O fio verde de Trás-os-Montes.',
    aboutUs: [
      'Somos uma família de olivicultores de Mirandela com quatro gerações e um lagar que não sabe estar parado.',
      'Apoiamos jovens do interior que precisam de viajar para competir.',
      'Cada apoio leva cinco litros de azeite, porque um atleta também tem avós.',
    ],
  }),

  sponsor({
    name: 'Transportes Rumo Ibérico',
    email: 'patrocinios@rumo-iberico.example',
    from: homes.huelva,
    language: 'en',
    phrase: 'If it has wheels, a hull or a saddle, we get it there.',
    aboutUs: [
      'Freight company from Huelva, on the road between Spain and Portugal since 1988.',
      'We carry boats, horses, bicycles and pole vault poles, the last of these with a certain fear.',
      'Sponsored athletes travel their equipment free of charge on any of our forty weekly routes.',
    ],
  }),

  sponsor({
    name: 'Casa Atlântida Hotéis',
    email: 'desporto@casa-atlantida.example',
    from: homes.pontaDelgada,
    phrase: 'Camas compridas e pequeno-almoço às cinco.',
    aboutUs: [
      'Três hotéis em São Miguel e um na Terceira, habituados a equipas, malas enormes e horários impossíveis.',
      'Oferecemos estágios fora de época a atletas das ilhas e a quem venha competir connosco.',
      'O nosso chefe faz panquecas de batata-doce que já ganharam duas meias-maratonas.',
    ],
  }),

  sponsor({
    name: 'Helioterra Energia',
    email: 'comunidade@helioterra.example',
    from: homes.évora,
    phrase: 'O sol treina todos os dias.',
    aboutUs: [
      'Instalamos painéis solares em pavilhões, piscinas e clubes, e pagamos parte da obra em patrocínio.',
      'Em Évora já aquecemos uma piscina inteira e uma discussão sobre a temperatura certa.',
      'Damos prioridade ao desporto adaptado e às equipas femininas.',
    ],
  }),

  sponsor({
    name: 'Brisa & Linho',
    email: 'atelier@brisa-e-linho.example',
    from: homes.guimarães,
    phrase: 'Equipamentos cosidos onde se vê o castelo.',
    aboutUs: [
      'Confeção desportiva de Guimarães, com séries a partir de dez camisolas.',
      'Desenhamos com os atletas e guardamos o molde, para que o segundo ano seja mais barato.',
      'Nenhuma costura nossa fica debaixo do braço: aprendemos com os remadores.',
    ],
  }),

  sponsor({
    name: 'Northquay Ventures',
    email: 'community@northquay.example',
    language: 'en',
    from: homes.toronto,
    phrase: 'Small cheques, long friendships.',
    aboutUs: [
      'A Toronto investment club founded by grandchildren of Azorean fishermen.',
      'We back ten Portuguese athletes a year and ask for one postcard each in return.',
      'The wall in our office is nearly full, so we are getting a bigger wall.',
    ],
  }),
]
