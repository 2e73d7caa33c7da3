import { dictionary } from './dictionary.ts'

/** The three first steps on one's own page, for each role. */
export const welcomePhrases = dictionary(
  {
    title: (name: string) => `Welcome, ${name}`,
    lead: {
      ATHLETE: {
        shown: 'Your page is already public. Three steps give people a reason to stay on it.',
        hidden: 'For now only you see this page. Three steps take it to the stands.',
      },
      FAN: {
        shown: 'This is what others see of you. Three steps take you from the stands to the track.',
        hidden: 'Only you see this page. Three steps take you from the stands to the track.',
      },
      SPONSOR: {
        shown: 'This is what athletes see of you. Three steps put your name next to the effort.',
        hidden: 'Only you see this page. Three steps put your name next to the effort.',
      },
      MANAGER: {
        shown: 'Your page is already public. Three steps and athletes know who is calling.',
        hidden: 'For now only you see this page. Three steps and athletes know who is calling.',
      },
    },
    progress: (done: number) => `${done} of 3 done`,
    done: 'Done:',
    putAway: 'Dismiss',
    finished: {
      title: 'All three done. You are off the blocks.',
      text: 'From here on the page is all yours.',
      close: 'Go to my page',
    },
    steps: {
      face: {
        title: 'Show your face',
        text: 'A picture is what people look for first.',
        needs: 'To save it, the form also needs your country, tax number and postal code.',
        action: 'Add a picture',
      },
      faceAndSport: {
        title: 'Show your face, name your sport',
        text: 'A picture and a sport are what people look for first.',
        needs: 'To save them, the form also needs your country, tax number and postal code.',
        action: 'Add picture and sport',
      },
      story: {
        title: 'Add your results',
        text: 'A first result, a photo or a video: one is enough to begin.',
        action: 'Go to my results',
      },
      publish: {
        title: 'Publish and share',
        text: 'Once it is public your page can be found, shared and supported.',
        action: 'Go public',
      },
      publishManager: {
        title: 'Publish and share',
        text: 'Once it is public your page can be found and shared, and athletes can write to you.',
        action: 'Go public',
      },
      find: {
        title: 'Find an athlete to follow',
        text: 'Following is free, and you hear of every new result.',
        action: 'Browse the network',
      },
      credits: {
        title: 'Get your first credits',
        text: '50 credits are one month at an athlete’s side, and they do not expire.',
        action: 'See the packs',
      },
      support: {
        title: 'Support somebody',
        text: 'Choose how many months; it begins when the athlete says yes.',
        action: 'Choose an athlete',
      },
      brand: {
        title: 'Add your logo and story',
        text: 'A logo and a few sentences on what you stand for.',
        needs:
          'To save them, the form also needs your website, country, tax number and postal code.',
        action: 'Add logo and text',
      },
      product: {
        title: 'Open your shop',
        text: 'A first product, priced in credits, brings people to your page.',
        action: 'Go to my shop',
      },
      talent: {
        title: 'Find your athletes',
        text: 'Search by sport, country and region; follow or support the first one.',
        action: 'Search the network',
      },
      person: {
        title: 'Show who you are',
        text: 'A picture and your story: trust begins with a face.',
        needs: 'To save them, the form also needs your phone, country, tax number and postal code.',
        action: 'Add picture and story',
      },
    },
  },
  {
    title: (name) => `Olá, ${name}`,
    lead: {
      ATHLETE: {
        shown: 'A tua página já é pública. Três passos dão às pessoas razões para ficar.',
        hidden: 'Por enquanto só tu vês esta página. Três passos levam-na até à bancada.',
      },
      FAN: {
        shown: 'É isto que os outros veem de ti. Três passos levam-te da bancada à pista.',
        hidden: 'Só tu vês esta página. Três passos levam-te da bancada à pista.',
      },
      SPONSOR: {
        shown: 'É isto que os atletas veem de ti. Três passos põem a tua marca ao lado do esforço.',
        hidden: 'Só tu vês esta página. Três passos põem a tua marca ao lado do esforço.',
      },
      MANAGER: {
        shown: 'A tua página já é pública. Três passos e os atletas sabem quem lhes liga.',
        hidden:
          'Por enquanto só tu vês esta página. Três passos e os atletas sabem quem lhes liga.',
      },
    },
    progress: (done) => `${done} de 3 feitos`,
    done: 'Feito:',
    putAway: 'Arrumar',
    finished: {
      title: 'Os três estão feitos. Boa partida!',
      text: 'Daqui em diante a página é toda tua.',
      close: 'Ir para a minha página',
    },
    steps: {
      face: {
        title: 'Mostra a cara',
        text: 'É pela fotografia que toda a gente começa.',
        needs: 'Para a guardar, o formulário pede também o país, o NIF e o código postal.',
        action: 'Pôr uma fotografia',
      },
      faceAndSport: {
        title: 'Mostra a cara e diz a modalidade',
        text: 'Uma fotografia e uma modalidade: é por aí que toda a gente começa.',
        needs: 'Para as guardar, o formulário pede também o país, o NIF e o código postal.',
        action: 'Pôr fotografia e modalidade',
      },
      story: {
        title: 'Conta o que já fizeste',
        text: 'Um primeiro resultado, uma fotografia ou um vídeo: para começar chega um.',
        action: 'Ir para os resultados',
      },
      publish: {
        title: 'Publica e passa palavra',
        text: 'Depois de pública, a tua página pode ser encontrada, partilhada e apoiada.',
        action: 'Tornar pública',
      },
      publishManager: {
        title: 'Publica e passa palavra',
        text: 'Depois de pública, a tua página pode ser encontrada e partilhada, e os atletas podem escrever-te.',
        action: 'Tornar pública',
      },
      find: {
        title: 'Encontra um atleta para seguir',
        text: 'Seguir é grátis: o sino avisa-te de cada novo resultado.',
        action: 'Espreitar a rede',
      },
      credits: {
        title: 'Arranja os primeiros créditos',
        text: '50 créditos são um mês ao lado de um atleta, e não caducam.',
        action: 'Ver os pacotes',
      },
      support: {
        title: 'Apoia alguém',
        text: 'Escolhe quantos meses; o apoio começa quando o atleta disser que sim.',
        action: 'Escolher um atleta',
      },
      brand: {
        title: 'Põe a tua marca à porta',
        text: 'Um logótipo e umas frases sobre aquilo em que acreditas.',
        needs: 'Para os guardar, o formulário pede também o site, o país, o NIF e o código postal.',
        action: 'Pôr logótipo e texto',
      },
      product: {
        title: 'Abre a tua loja',
        text: 'Um primeiro produto, com preço em créditos, traz pessoas à tua página.',
        action: 'Ir para a loja',
      },
      talent: {
        title: 'Encontra os teus atletas',
        text: 'Procura por modalidade, país e região; segue ou apoia o primeiro.',
        action: 'Pesquisar na rede',
      },
      person: {
        title: 'Mostra quem és',
        text: 'Uma fotografia e a tua história: a confiança começa por um rosto.',
        needs:
          'Para as guardar, o formulário pede também o telefone, o país, o NIF e o código postal.',
        action: 'Pôr fotografia e história',
      },
    },
  },
)
