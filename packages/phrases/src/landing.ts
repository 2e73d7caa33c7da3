import { dictionary } from './dictionary.ts'

/** The landing page. Portuguese speaks to the reader as "tu", and is not translated. */
export const landingPhrases = dictionary(
  {
    hero: {
      title: 'Nobody reaches the podium alone.',
      lead: 'Right now an athlete is training in front of empty seats. Take yours: cheer, sponsor, guide or compete.',
      join: 'Join the team',
      goOn: 'Go to my page',
      /** Of an admin, who has none. */
      administer: 'Go to administration',
      explore: 'Explore the network',
      livingFaces: 'Faces of the network',
    },
    about: {
      title: 'Talent is everywhere. Belief should be too.',
      lead: 'We bring athletes and the people who believe in them into the same stadium.',
      p1: 'Behind every result are years nobody sees: early buses, cold pools, borrowed gear. Most of those stories end for lack of support, not of talent.',
      p2: 'Athletes show who they are, and what they are aiming for. Fans, sponsors and managers find them, support them month by month, and see what came of it.',
      p3: 'Olympic, Paralympic, on the street or on a screen: if you train for it, it belongs here.',
      parents:
        'Parents: until 18 an adult decides who sees the account, who may write and what is spent. A minor’s age, height, weight, region and club are never shown.',
      facts: {
        team: { value: '50', label: 'people behind the network' },
        languages: { value: '2', label: 'languages, English and Portuguese' },
        sports: { value: '50+', label: 'sports, Paralympic included' },
        toTheAthlete: {
          value: '100%',
          label: 'of the credits of an accepted support reach the athlete',
        },
      },
    },
    forWho: {
      title: 'Where do you come in?',
      lead: 'Four ways into the stadium. Pick yours.',
      athlete: {
        name: 'Athlete',
        promise: 'Your effort deserves a grandstand.',
        points: {
          a: 'One page for your results, videos, goals and competitions',
          b: 'Support you say yes to, and agreements in writing',
          c: 'A media kit, and a wall of those who stand behind you',
        },
        planned: 'Planned: clinical records and mentoring for life after sport.',
        action: 'Join as an athlete',
      },
      manager: {
        name: 'Manager',
        promise: 'Open doors for those who deserve them.',
        points: {
          a: 'A page with your work and your register of agents',
          b: 'All your athletes in one place, with what each is waiting for',
          c: 'Act for them, as far as they let you',
        },
        planned: 'Planned: consultancy booking and help with international careers.',
        action: 'Join as a manager',
      },
      sponsor: {
        name: 'Sponsor',
        promise: 'Put your name next to the effort.',
        points: {
          a: 'Your name on the pages of the athletes you support',
          b: 'A report of how often it was seen, and what came of it',
          c: 'A shop of your own, priced in credits',
        },
        planned: 'Planned: streaming of sports events.',
        action: 'Join as a sponsor',
      },
      fan: {
        name: 'Fan',
        promise: 'Your cheering can go further than the stands.',
        points: {
          a: 'Support an athlete, or one goal, from one month on',
          b: 'Be seen among their supporters, or stay private',
          c: 'Hear first of results and competitions',
        },
        planned: '',
        action: 'Join as a fan',
      },
    },
    sportest: {
      title: 'What is your score out of 10?',
      lead: 'A handful of questions, one score, and what would lift it. No account needed.',
      action: 'Take the sportest',
    },
    solutions: {
      title: 'More is warming up',
      lead: 'Two paid solutions are in training, and not open yet.',
      sport: {
        name: 'Sport management',
        text: 'Planning, results and the season of a team or an athlete in one place.',
        action: 'Is it open yet?',
      },
      health: {
        name: 'Health care',
        text: 'Care for the body that does the work, from prevention to recovery.',
        action: 'Is it open yet?',
      },
      unavailable: 'This solution is not available yet.',
      chatSoon: 'We are taking you to the community chat…',
      plannedBadge: 'Planned',
    },
    institutional: {
      title: 'Think bigger than a plan',
      lead: 'Federations, municipalities, clubs, schools and companies: if your idea does not fit the Universal plan, let us shape it together.',
      points: {
        a: 'A proposal made for your institution',
        b: 'Support for several athletes or a whole squad',
        c: 'People to talk to from the first day',
      },
      formTitle: 'Tell us your idea',
      name: 'Your name',
      organisation: 'Organisation',
      email: 'Email',
      message: 'What do you have in mind?',
      send: 'Send',
      sent: 'Thank you. Your message has reached us, and we will answer by email.',
      privacyNote: 'We use what you write here only to answer you.',
    },
    howItWorks: {
      title: 'Three steps to the first cheer',
      steps: {
        one: {
          title: 'Make your page',
          text: 'Choose your role, sign up and tell your story. Joining is free.',
        },
        two: {
          title: 'Find your people',
          text: 'Search by name, club, sport or place, and say hello.',
        },
        three: {
          title: 'Support, or be supported',
          text: '50 credits cover one month. The athlete says yes, and the support begins.',
        },
      },
    },
    trust: {
      title: 'Fair play, by design',
      items: {
        wallet: {
          title: 'The wallet always adds up',
          text: 'You see where each credit came from and where it went. Nothing is erased: another entry puts a mistake right.',
        },
        consent: {
          title: 'Nothing without the athlete’s yes',
          text: 'A request only sets credits aside. If the athlete declines, or does not answer in 30 days, you get them back.',
        },
        hidden: {
          title: 'Hidden means hidden',
          text: 'A hidden page cannot be opened, found or guessed. You decide when you are on stage.',
        },
      },
    },
  },
  {
    hero: {
      title: 'Ninguém chega ao pódio sozinho.',
      lead: 'Neste momento há um atleta a treinar com a bancada vazia. Ocupa o teu lugar: aplaude, patrocina, orienta ou compete.',
      join: 'Entra na equipa',
      goOn: 'Ir para a minha página',
      administer: 'Ir para a administração',
      explore: 'Explorar a rede',
      livingFaces: 'Caras da rede',
    },
    about: {
      title: 'Talento há em todo o lado. Falta quem acredite.',
      lead: 'Juntamos no mesmo estádio os atletas e as pessoas que acreditam neles.',
      p1: 'Por trás de cada resultado há anos que ninguém vê: autocarros de madrugada, piscinas frias, material emprestado. Muitas destas histórias acabam por falta de apoio, não de talento.',
      p2: 'Os atletas mostram quem são e onde querem chegar. Adeptos, patrocinadores e agentes encontram-nos, apoiam-nos mês a mês e veem o que daí nasceu.',
      p3: 'Olímpico, paralímpico, na rua ou no ecrã: se treinas para isso, o teu lugar é aqui.',
      parents:
        'Aos pais: até aos 18 anos, um adulto decide quem vê a conta, quem escreve e o que se gasta. A idade, a altura, o peso, a região e o clube de um menor nunca se mostram.',
      facts: {
        team: { value: '50', label: 'pessoas por trás da rede' },
        languages: { value: '2', label: 'línguas: português e inglês' },
        sports: { value: '50+', label: 'modalidades, incluindo as paralímpicas' },
        toTheAthlete: { value: '100%', label: 'dos créditos de um apoio aceite chegam ao atleta' },
      },
    },
    forWho: {
      title: 'Por que porta entras?',
      lead: 'Quatro entradas no estádio. Escolhe a tua.',
      athlete: {
        name: 'Atleta',
        promise: 'O teu esforço merece bancada cheia.',
        points: {
          a: 'Uma página com resultados, vídeos, metas e provas',
          b: 'Apoio que só começa com o teu sim, e acordos por escrito',
          c: 'Um dossiê e um mural com quem está contigo',
        },
        planned: 'Previsto: registos clínicos e mentoria para a vida depois do desporto.',
        action: 'Sou atleta',
      },
      manager: {
        name: 'Agente',
        promise: 'Abre portas a quem as merece.',
        points: {
          a: 'Uma página com o teu trabalho e o teu registo de agentes',
          b: 'Os teus atletas num só lugar, com o que espera por cada um',
          c: 'Ages em nome deles, até onde te deixarem',
        },
        planned: 'Previsto: marcação de consultoria e acompanhamento de carreiras internacionais.',
        action: 'Sou agente',
      },
      sponsor: {
        name: 'Patrocinador',
        promise: 'A tua marca ao lado de quem dá tudo.',
        points: {
          a: 'O teu nome nas páginas dos atletas que apoias',
          b: 'Um relatório de quantas vezes foi visto e do que daí nasceu',
          c: 'Uma loja tua, com preços em créditos',
        },
        planned: 'Previsto: transmissão de eventos desportivos.',
        action: 'Sou patrocinador',
      },
      fan: {
        name: 'Adepto',
        promise: 'O teu aplauso pode ir mais longe do que a bancada.',
        points: {
          a: 'Apoia um atleta, ou uma só meta, a partir de um mês',
          b: 'Aparece entre os apoiantes, ou fica em privado',
          c: 'Sabe dos resultados e das provas em primeira mão',
        },
        planned: '',
        action: 'Sou adepto',
      },
    },
    sportest: {
      title: 'De 0 a 10, em que ponto estás?',
      lead: 'Meia dúzia de perguntas, uma pontuação e o que a faria subir. Nem precisas de conta.',
      action: 'Fazer o sportest',
    },
    solutions: {
      title: 'Há mais no aquecimento',
      lead: 'Duas soluções pagas estão em treino e ainda não abriram.',
      sport: {
        name: 'Gestão desportiva',
        text: 'Planeamento, resultados e época de uma equipa ou de um atleta num só lugar.',
        action: 'Já abriu?',
      },
      health: {
        name: 'Cuidados de saúde',
        text: 'Cuidar do corpo que faz o trabalho, da prevenção à recuperação.',
        action: 'Já abriu?',
      },
      unavailable: 'Esta solução ainda não está disponível.',
      chatSoon: 'Vamos levar-te à conversa da comunidade…',
      plannedBadge: 'Previsto',
    },
    institutional: {
      title: 'Quando um plano não chega',
      lead: 'Federações, autarquias, clubes, escolas e empresas: se a ideia não cabe no plano Universal, desenhamo-la em conjunto.',
      points: {
        a: 'Uma proposta à medida da instituição',
        b: 'Apoio a vários atletas ou a uma equipa inteira',
        c: 'Pessoas com quem falar desde o primeiro dia',
      },
      formTitle: 'Conta-nos a tua ideia',
      name: 'O teu nome',
      organisation: 'Instituição',
      email: 'Email',
      message: 'O que tens em mente?',
      send: 'Enviar',
      sent: 'Obrigado. A mensagem chegou-nos e vamos responder por email.',
      privacyNote: 'O que escreves aqui só serve para te respondermos.',
    },
    howItWorks: {
      title: 'Três passos até ao primeiro aplauso',
      steps: {
        one: {
          title: 'Faz a tua página',
          text: 'Escolhe a tua entrada, regista-te e conta a tua história. Criar conta é grátis.',
        },
        two: {
          title: 'Encontra a tua gente',
          text: 'Procura por nome, clube, modalidade ou região, e mete conversa.',
        },
        three: {
          title: 'Apoia, ou recebe apoio',
          text: '50 créditos são um mês. O atleta diz que sim e o apoio começa.',
        },
      },
    },
    trust: {
      title: 'Jogo limpo, de raiz',
      items: {
        wallet: {
          title: 'As contas batem sempre certo',
          text: 'Vês de onde veio cada crédito e para onde foi. Nada se apaga: um engano corrige-se com outro movimento.',
        },
        consent: {
          title: 'Nada sem o sim do atleta',
          text: 'Um pedido apenas reserva créditos. Se o atleta recusar, ou não responder em 30 dias, voltam a estar disponíveis.',
        },
        hidden: {
          title: 'Oculto é mesmo oculto',
          text: 'Uma página oculta não se abre, não se encontra e não se adivinha. És tu que decides quando entras em campo.',
        },
      },
    },
  },
)
