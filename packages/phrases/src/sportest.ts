import { dictionary } from './dictionary.ts'
import { whose } from './format.ts'

/** The sportest: its three tests, the score with what made it, and the badge on people's pages. */
export const sportestPhrases = dictionary(
  {
    name: 'Sportest',
    title: 'What is your score out of 10?',
    lead: 'A handful of questions, one score, and what would lift it. Under a minute, no account needed.',
    tabs: 'Who takes the test',
    types: { ATHLETE: 'Athlete', FAN: 'Fan', SPONSOR: 'Sponsor' },
    questions: {
      athleteBestResultEventAnswerId: {
        ask: 'What is the biggest event you have competed in?',
        short: 'Biggest event',
        lift: 'A start at a bigger event. Every step up the ladder counts, even the first.',
      },
      athleteBestResultPositionAnswerId: {
        ask: 'What was your best result there?',
        short: 'Best result',
        lift: 'A better place. The closer to the top step, the more it counts.',
      },
      athleteBudgetAnswerId: {
        ask: 'Do you know what your season costs?',
        short: 'Season budget',
        lift: 'A season budget on paper, and then half of it covered. It is the first thing a sponsor asks for.',
      },
      athleteModalityAnswerId: {
        ask: 'Which sport do you compete in?',
        short: 'Sport',
        lift: '',
      },
      fanInterest: {
        ask: 'What part does sport play in your life?',
        short: 'Sport in your life',
        lift: 'One step closer: go and see an athlete compete, or support one for a month.',
      },
      fanModalityAnswerId: {
        ask: 'Which sport moves you most?',
        short: 'Sport',
        lift: '',
      },
      sponsorEntityType: {
        ask: 'Who do you speak for?',
        short: 'Organisation',
        lift: 'Whoever decides about the money alone scores a little more: one point at most.',
      },
      sponsorSponsorshipBudgetAnswerId: {
        ask: 'How much could you set aside for sponsorship?',
        short: 'Budget',
        lift: 'A sum set aside for the year, however small. Athletes can plan with it.',
      },
      sponsorSponsorshipPackAnswerId: {
        ask: 'Which pack comes closest?',
        short: 'Pack',
        lift: 'Staying longer, or with more athletes. A season changes more than a month.',
      },
      sponsorModalityAnswerId: {
        ask: 'Which sport would you like to stand by?',
        short: 'Sport',
        lift: '',
      },
    },
    interests: {
      A: 'I watch now and then',
      B: 'I follow athletes and results',
      C: 'I go and cheer in person',
      D: 'I give time or money to help',
    },
    entities: {
      PRIVATE_COMPANY: 'A private company',
      SPORTS_AGENCY: 'A sports agency',
      SPORTS_ORGANIZER: 'An organiser of events',
      SPORTS_CLUB: 'A sports club',
      SPORTS_INSTITUTION: 'A sports institution',
      OTHER: 'Something else',
    },
    sport: {
      search: 'Type to search',
      nothingFound: 'No sport by that name.',
      locked: 'This is the sport on your page, so it is already filled in.',
    },
    step: (at: string, of: string) => `Question ${at} of ${of}`,
    progress: 'Progress of the test',
    choose: 'Choose an answer.',
    next: 'Next',
    back: 'Back',
    submit: 'Show score',
    done: 'Done',
    result: {
      title: 'Your score',
      outOf: (score: string) => `${score} out of 10`,
      none: 'No score yet',
      waiting: 'Answer the questions and watch the lane fill.',
      high: 'High score',
      verdicts: {
        ATHLETE: {
          high: 'You are ready to be backed. This is what sponsors look for.',
          middle: 'A solid start on the straight. A little more and nobody will overlook you.',
          low: 'Everybody starts in the back row. Show who you are: belief comes before medals.',
        },
        FAN: {
          high: 'With people like you in the stands, athletes go further.',
          middle: 'You care, and it shows. The athletes are closer than you think.',
          low: 'There is a seat for you. Pick an athlete and see how it feels.',
        },
        SPONSOR: {
          high: 'You can change a season. There are athletes waiting for somebody just like you.',
          middle: 'You have what it takes to start. One athlete, one month, and see.',
          low: 'Looking around is a good start. Meet the athletes first.',
        },
      },
      why: 'Why this score',
      points: (points: string, most: string) => `${points} of ${most}`,
      pointsSaid: (points: string, most: string) => `${points} of ${most} points`,
      sportCounts: 'Your sport makes no difference: none is worth more than another.',
      lift: 'How to raise it',
      full: 'Nothing: you have every point.',
      keptHere:
        'Sign up in this role and the score comes with you, even if you open our email on another device.',
      saved: 'The score is saved with your account.',
      savedApart:
        'The score is saved among your tests. Your page does not show it: it only shows the test for your role.',
      register: {
        ATHLETE: 'Sign up as an athlete',
        FAN: 'Sign up as a fan',
        SPONSOR: 'Sign up as a sponsor',
      },
      retry: 'Start over',
      network: 'Go to the network',
      myPage: 'Go to my page',
      share: 'Share my score',
      shareText: (score: string, test: string, product: string) =>
        `I scored ${score} out of 10 in ${test} on ${product}. What about you?`,
      copied: 'Copied. Paste it wherever you like.',
      couldNotCopy: 'Could not copy.',
    },
    kept: {
      saved: (results: string) => `What you scored before is now among your tests: ${results}.`,
      result: (test: string, score: string) => `${test}, ${score} out of 10`,
      dropped:
        'The sportest you took before could not be kept: the questions have changed. It takes a minute to take it again.',
    },
    badge: {
      ownText: (test: string) => `Your latest score in ${test}. It shows on your page.`,
      ownNone: (test: string) =>
        `You have not taken ${test} yet. It takes a minute, and the score goes here.`,
      ownKeptOff: 'You keep your score to yourself: your page and your card do not show it.',
      text: (name: string, test: string) => `${whose(name)} latest score in ${test}.`,
      none: (name: string, test: string) => `${name} shows no score in ${test}.`,
      about:
        'The sportest asks athletes, fans and sponsors a handful of questions and gives a score out of 10.',
      takeOwn: 'Take the sportest again',
      takeFirst: 'Take the sportest',
      takeAlso: 'What is my score?',
    },
    history: {
      title: 'Your tests',
      shown: 'Show my score on my page and card',
      shownHint: (test: string) =>
        `It is your latest score in ${test}. Your other tests are for you alone.`,
      isShown: 'Your score is on your page and card.',
      isKeptOff: 'Your score is on neither your page nor your card.',
      plot: (first: string, last: string, count: string) =>
        `Scores of ${count} tests, from ${first} to ${last}`,
      plotOne: (score: string) => `One test so far, scoring ${score}`,
      entry: (type: string, day: string) => `${type}, ${day}`,
      taken: (day: string) => `Taken on ${day}`,
    },
  },
  {
    name: 'Sportest',
    title: 'De 0 a 10, em que ponto estás?',
    lead: 'Meia dúzia de perguntas, uma pontuação e o que a faria subir. Menos de um minuto, e nem precisas de conta.',
    tabs: 'Quem faz o teste',
    types: { ATHLETE: 'Atleta', FAN: 'Adepto', SPONSOR: 'Patrocinador' },
    questions: {
      athleteBestResultEventAnswerId: {
        ask: 'Qual foi a maior prova em que competiste?',
        short: 'Maior prova',
        lift: 'Participar numa prova maior. Cada degrau conta, e o primeiro também.',
      },
      athleteBestResultPositionAnswerId: {
        ask: 'Qual foi lá o teu melhor resultado?',
        short: 'Melhor resultado',
        lift: 'Um lugar melhor. Quanto mais perto do degrau de cima, mais conta.',
      },
      athleteBudgetAnswerId: {
        ask: 'Sabes quanto custa a tua época?',
        short: 'Orçamento da época',
        lift: 'Pôr o orçamento da época no papel e, depois, cobrir metade. É a primeira coisa que um patrocinador pergunta.',
      },
      athleteModalityAnswerId: {
        ask: 'Em que modalidade competes?',
        short: 'Modalidade',
        lift: '',
      },
      fanInterest: {
        ask: 'Como vives o desporto?',
        short: 'Como vives o desporto',
        lift: 'Um passo mais perto: vai ver um atleta competir, ou apoia um durante um mês.',
      },
      fanModalityAnswerId: {
        ask: 'Que modalidade mais te entusiasma?',
        short: 'Modalidade',
        lift: '',
      },
      sponsorEntityType: {
        ask: 'Em nome de quem falas?',
        short: 'Entidade',
        lift: 'Quem decide sozinho sobre o dinheiro pontua um pouco mais. Vale um ponto, no máximo.',
      },
      sponsorSponsorshipBudgetAnswerId: {
        ask: 'Quanto podes reservar para patrocínios?',
        short: 'Orçamento',
        lift: 'Um valor reservado para o ano, por pequeno que seja. Os atletas podem contar com ele.',
      },
      sponsorSponsorshipPackAnswerId: {
        ask: 'Que pacote se aproxima mais do que queres?',
        short: 'Pacote',
        lift: 'Ficar mais tempo, ou com mais atletas. Uma época muda mais do que um mês.',
      },
      sponsorModalityAnswerId: {
        ask: 'Que modalidade gostavas de apoiar?',
        short: 'Modalidade',
        lift: '',
      },
    },
    interests: {
      A: 'Vejo de vez em quando',
      B: 'Sigo atletas e resultados',
      C: 'Vou ver ao vivo e apoio da bancada',
      D: 'Dou tempo ou dinheiro para ajudar',
    },
    entities: {
      PRIVATE_COMPANY: 'Uma empresa privada',
      SPORTS_AGENCY: 'Uma agência desportiva',
      SPORTS_ORGANIZER: 'Um organizador de provas',
      SPORTS_CLUB: 'Um clube desportivo',
      SPORTS_INSTITUTION: 'Uma instituição desportiva',
      OTHER: 'Outra entidade',
    },
    sport: {
      search: 'Escreve para procurar',
      nothingFound: 'Não há nenhuma modalidade com esse nome.',
      locked: 'É a modalidade da tua página; por isso já está preenchida.',
    },
    step: (at: string, of: string) => `Pergunta ${at} de ${of}`,
    progress: 'Progresso do teste',
    choose: 'Escolhe uma resposta.',
    next: 'Seguinte',
    back: 'Anterior',
    submit: 'Ver pontuação',
    done: 'Feito',
    result: {
      title: 'A tua pontuação',
      outOf: (score: string) => `${score} em 10`,
      none: 'Ainda sem pontuação',
      waiting: 'Responde às perguntas e vê a pista encher.',
      high: 'Pontuação alta',
      verdicts: {
        ATHLETE: {
          high: 'Mereces ter quem te apoie. É isto que os patrocinadores procuram.',
          middle: 'Boa partida. Mais um pouco e ninguém deixa de te ver.',
          low: 'Toda a gente começa na última fila. Mostra quem és: primeiro acredita-se, as medalhas vêm depois.',
        },
        FAN: {
          high: 'Com pessoas como tu na bancada, os atletas vão mais longe.',
          middle: 'Importas-te, e nota-se. Os atletas estão mais perto do que pensas.',
          low: 'Há um lugar para ti. Escolhe um atleta e vê como é.',
        },
        SPONSOR: {
          high: 'Podes mudar uma época inteira. Há atletas à espera de alguém como tu.',
          middle: 'Tens o que é preciso para começar. Um atleta, um mês, e logo se vê.',
          low: 'Espreitar é um bom começo. Conhece primeiro os atletas.',
        },
      },
      why: 'Porquê esta pontuação',
      points: (points: string, most: string) => `${points} de ${most}`,
      pointsSaid: (points: string, most: string) => `${points} de ${most} pontos`,
      sportCounts: 'A modalidade não conta: nenhuma vale mais do que outra.',
      lift: 'O que a faria subir',
      full: 'Nada: tens todos os pontos que há.',
      keptHere:
        'Regista-te neste papel e a pontuação vai contigo, mesmo que abras o nosso email noutro dispositivo.',
      saved: 'A pontuação ficou guardada na tua conta.',
      savedApart:
        'A pontuação ficou guardada entre os teus testes. A tua página não a mostra: mostra apenas o teste do teu papel.',
      register: {
        ATHLETE: 'Registar como atleta',
        FAN: 'Registar como adepto',
        SPONSOR: 'Registar como patrocinador',
      },
      retry: 'Começar de novo',
      network: 'Seguir para a rede',
      myPage: 'Seguir para a minha página',
      share: 'Partilhar a pontuação',
      shareText: (score: string, test: string, product: string) =>
        `Fiz ${score} em 10 no ${test} da ${product}. E tu?`,
      copied: 'Copiado. Cola onde quiseres.',
      couldNotCopy: 'Não foi possível copiar.',
    },
    kept: {
      saved: (results: string) => `O que fizeste antes já está entre os teus testes: ${results}.`,
      result: (test: string, score: string) => `${test}, ${score} em 10`,
      dropped:
        'Não foi possível guardar o sportest que fizeste antes: as perguntas mudaram. Num minuto fazes outro.',
    },
    badge: {
      ownText: (test: string) => `A tua última pontuação no ${test}. Aparece na tua página.`,
      ownNone: (test: string) =>
        `Ainda não fizeste o ${test}. Demora um minuto, e a pontuação aparece aqui.`,
      ownKeptOff: 'A pontuação fica só para ti: não aparece na tua página nem no teu cartão.',
      text: (name: string, test: string) => `A última pontuação de ${name} no ${test}.`,
      none: (name: string, test: string) => `${name} não mostra nenhuma pontuação no ${test}.`,
      about:
        'O sportest faz meia dúzia de perguntas a atletas, adeptos e patrocinadores e dá uma pontuação em 10.',
      takeOwn: 'Fazer outra vez o sportest',
      takeFirst: 'Fazer o sportest',
      takeAlso: 'E a minha pontuação?',
    },
    history: {
      title: 'Os teus testes',
      shown: 'Mostrar a minha pontuação na minha página e no meu cartão',
      shownHint: (test: string) => `É a mais recente do ${test}. Os outros testes são só para ti.`,
      isShown: 'A tua pontuação aparece na tua página e no teu cartão.',
      isKeptOff: 'A tua pontuação não aparece na tua página nem no teu cartão.',
      plot: (first: string, last: string, count: string) =>
        `Pontuações de ${count} testes, de ${first} a ${last}`,
      plotOne: (score: string) => `Um teste até agora, com ${score}`,
      entry: (type: string, day: string) => `${type}, ${day}`,
      taken: (day: string) => `Feito a ${day}`,
    },
  },
)
