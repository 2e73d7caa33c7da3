import { dictionary } from './dictionary.ts'

/** The landing page and the footer. Portuguese speaks to the reader as "tu", and is not translated. */
export const landingPhrases = dictionary(
  {
    hero: {
      title: 'Nobody reaches the podium alone.',
      lead: 'Right now an athlete is training in front of empty seats. Take yours: cheer, sponsor, guide or compete, and be part of the climb.',
      join: 'Join the team',
      goOn: 'Go to my page',
      explore: 'Explore the network',
      livingFaces: 'Faces of the network',
    },
    about: {
      title: 'Talent is everywhere. Belief should be too.',
      lead: 'We bring athletes and the people who believe in them into the same stadium.',
      p1: 'Behind every result there are years that nobody sees: early buses, cold pools, borrowed gear. Most of those stories end for lack of support, not for lack of talent. We are here so that fewer of them do.',
      p2: 'Athletes show who they are on one page. Fans, sponsors and managers find them, write to them and support them month by month. The athlete always has the last word: no support begins without their yes.',
      p3: 'Olympic, Paralympic, on the street or on a screen: if you train for it, it belongs here.',
      parents:
        'Parents: until 18 an account is protected, and an adult decides who sees it, who may write and what is spent. A minor’s age, height, weight, region and club are never shown.',
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
      lead: 'Four ways into the stadium. Pick yours and sign up in a few minutes.',
      athlete: {
        name: 'Athlete',
        promise: 'Your effort deserves a grandstand.',
        points: {
          a: 'One page for your results, photos, videos and goals',
          b: 'Support from fans, sponsors and managers, when you accept it',
          c: 'Be found by sport, club and region',
        },
        planned: 'Planned: clinical records and mentoring for life after sport.',
        action: 'Join as an athlete',
      },
      manager: {
        name: 'Manager',
        promise: 'Open doors for those who deserve them.',
        points: {
          a: 'A public page with your sport, your work and where to find you',
          b: 'All the athletes you support in one table',
          c: 'Direct messages to athletes, sponsors and fans',
        },
        planned: 'Planned: consultancy booking and help with international careers.',
        action: 'Join as a manager',
      },
      sponsor: {
        name: 'Sponsor',
        promise: 'Put your name next to the effort.',
        points: {
          a: 'Your brand on the pages of the athletes you support',
          b: 'A shop of your own, priced in credits',
          c: 'New talent found by sport, country and region',
        },
        planned: 'Planned: streaming of sports events.',
        action: 'Join as a sponsor',
      },
      fan: {
        name: 'Fan',
        promise: 'Your cheering can go further than the stands.',
        points: {
          a: 'Support an athlete from one month',
          b: 'Be seen among their supporters, or stay private',
          c: 'Follow athletes, write to them and hear of new results first',
        },
        planned: '',
        action: 'Join as a fan',
      },
    },
    sportest: {
      title: 'What is your score out of 10?',
      lead: 'The sportest asks a handful of questions and gives you a score, with what would lift it. For athletes, fans and sponsors. No account needed.',
      action: 'Take the sportest',
    },
    solutions: {
      title: 'More is warming up',
      lead: 'Two paid solutions are in training. They are not open yet.',
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
          text: 'Every credit comes from somewhere and goes somewhere, and you can see both. Nothing is erased; a mistake is put right by another entry.',
        },
        consent: {
          title: 'Nothing without the athlete’s yes',
          text: 'A request only reserves credits. If the athlete declines, or does not answer in 30 days, you have them back.',
        },
        hidden: {
          title: 'Hidden means hidden',
          text: 'A hidden profile cannot be opened, searched or guessed. You decide when you are on stage.',
        },
      },
    },
    footer: {
      tagline: 'Nobody reaches the podium alone.',
      product: 'Product',
      network: 'Network',
      legal: {
        title: 'Legal',
        aboutUs: 'About us',
        terms: 'Terms and conditions',
        privacy: 'Privacy policy',
        cookies: 'Cookie policy',
        genderEquality: 'Gender equality plan',
        accessibility: 'Accessibility',
        complaintsBook: 'Complaints book (Portugal)',
        report: 'Report content',
        transparency: 'Transparency',
        withdraw: 'Withdraw from a purchase',
      },
      contact: 'Contact',
      contactLead: 'Questions, ideas, something that is not right? Write to us.',
      company: {
        name: 'Company',
        address: 'Address',
        taxNumber: 'Tax number',
        email: 'Email',
        phone: 'Phone',
      },
      rights: (year: number) => `© ${year} · All rights reserved`,
    },
  },
  {
    hero: {
      title: 'Ninguém chega ao pódio sozinho.',
      lead: 'Neste momento há um atleta a treinar com a bancada vazia. Ocupa o teu lugar: torce, patrocina, orienta ou compete, e faz parte da subida.',
      join: 'Entra na equipa',
      goOn: 'Ir para a minha página',
      explore: 'Explorar a rede',
      livingFaces: 'Caras da rede',
    },
    about: {
      title: 'Talento há em todo o lado. Falta quem acredite.',
      lead: 'Juntamos no mesmo estádio os atletas e as pessoas que acreditam neles.',
      p1: 'Por trás de cada resultado há anos que ninguém vê: autocarros de madrugada, piscinas frias, material emprestado. Muitas destas histórias acabam por falta de apoio, não por falta de talento. Estamos cá para que acabem menos.',
      p2: 'Numa só página, cada atleta mostra quem é. Adeptos, patrocinadores e agentes encontram-no, escrevem-lhe e apoiam-no mês a mês. A última palavra é sempre de quem compete: nenhum apoio começa sem o seu sim.',
      p3: 'Olímpico, paralímpico, na rua ou no ecrã: se treinas para isso, o teu lugar é aqui.',
      parents:
        'Aos pais: até aos 18 anos a conta está protegida, e um adulto decide quem a vê, quem escreve e o que se gasta. A idade, a altura, o peso, a região e o clube de um menor nunca se mostram.',
      facts: {
        team: { value: '50', label: 'pessoas por trás da rede' },
        languages: { value: '2', label: 'línguas: português e inglês' },
        sports: { value: '50+', label: 'modalidades, incluindo as paralímpicas' },
        toTheAthlete: { value: '100%', label: 'dos créditos de um apoio aceite chegam ao atleta' },
      },
    },
    forWho: {
      title: 'Por que porta entras?',
      lead: 'O estádio tem quatro entradas. Escolhe a tua e regista-te em poucos minutos.',
      athlete: {
        name: 'Atleta',
        promise: 'O teu esforço merece bancada cheia.',
        points: {
          a: 'Uma página com resultados, fotografias, vídeos e objetivos',
          b: 'Apoio de adeptos, patrocinadores e agentes, se tu o aceitares',
          c: 'Quem procura por modalidade, clube ou região encontra-te',
        },
        planned: 'Previsto: registos clínicos e mentoria para a vida depois do desporto.',
        action: 'Sou atleta',
      },
      manager: {
        name: 'Agente',
        promise: 'Abre portas a quem as merece.',
        points: {
          a: 'Uma página pública com a tua modalidade, o teu trabalho e onde te encontrar',
          b: 'Todos os atletas que apoias numa só tabela',
          c: 'Mensagens diretas para atletas, patrocinadores e adeptos',
        },
        planned: 'Previsto: marcação de consultoria e acompanhamento de carreiras internacionais.',
        action: 'Sou agente',
      },
      sponsor: {
        name: 'Patrocinador',
        promise: 'A tua marca ao lado de quem dá tudo.',
        points: {
          a: 'O teu nome nas páginas dos atletas que apoias',
          b: 'Uma loja tua, com preços em créditos',
          c: 'Novos talentos, por modalidade, país e região',
        },
        planned: 'Previsto: transmissão de eventos desportivos.',
        action: 'Sou patrocinador',
      },
      fan: {
        name: 'Adepto',
        promise: 'O teu aplauso pode ir mais longe do que a bancada.',
        points: {
          a: 'Apoia um atleta a partir de um mês',
          b: 'Aparece entre os apoiantes, ou fica em privado',
          c: 'Segue atletas, escreve-lhes e sabe dos resultados em primeira mão',
        },
        planned: '',
        action: 'Sou adepto',
      },
    },
    sportest: {
      title: 'De 0 a 10, em que ponto estás?',
      lead: 'O sportest faz meia dúzia de perguntas e dá-te uma pontuação, com o que a faria subir. Para atletas, adeptos e patrocinadores. Nem precisas de conta.',
      action: 'Fazer o sportest',
    },
    solutions: {
      title: 'Há mais no aquecimento',
      lead: 'Duas soluções pagas estão em treino. Ainda não abriram.',
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
          text: 'Cada crédito vem de algum lado e vai para algum lado, e vês os dois. Nada se apaga: um engano corrige-se com outro movimento.',
        },
        consent: {
          title: 'Nada sem o sim do atleta',
          text: 'Um pedido apenas reserva créditos. Se o atleta recusar, ou não responder em 30 dias, voltam a estar livres.',
        },
        hidden: {
          title: 'Oculto é mesmo oculto',
          text: 'Um perfil oculto não se abre, não se pesquisa e não se adivinha. És tu que decides quando entras em campo.',
        },
      },
    },
    footer: {
      tagline: 'Ninguém chega ao pódio sozinho.',
      product: 'Produto',
      network: 'Rede',
      legal: {
        title: 'Informação legal',
        aboutUs: 'Sobre nós',
        terms: 'Termos e condições',
        privacy: 'Política de privacidade',
        cookies: 'Política de cookies',
        genderEquality: 'Plano para a igualdade de género',
        accessibility: 'Acessibilidade',
        complaintsBook: 'Livro de Reclamações',
        report: 'Denunciar conteúdos',
        transparency: 'Transparência',
        withdraw: 'Desistir de uma compra',
      },
      contact: 'Contactos',
      contactLead: 'Dúvidas, ideias, alguma coisa que não está bem? Escreve-nos.',
      company: {
        name: 'Empresa',
        address: 'Morada',
        taxNumber: 'NIF',
        email: 'Email',
        phone: 'Telefone',
      },
      rights: (year: number) => `© ${year} · Todos os direitos reservados`,
    },
  },
)
