import { dictionary } from './dictionary.ts'
import { creditsEn, creditsPt } from './format.ts'

/** The settings page: everything somebody does with their own account. */
export const settingsPhrases = dictionary(
  {
    title: 'Settings',
    sectionsLabel: 'All settings',
    groups: {
      signingIn: 'Signing in',
      podium: 'Using Podium',
      people: 'People',
      programs: 'Programs',
      data: 'Account and data',
    },
    password: {
      title: 'Password',
      lead: 'Choose one you use nowhere else. Your other sessions and access tokens end when you change it.',
      present: 'Current password',
      submit: 'Change password',
      done: 'Your password is changed. Your other sessions and access tokens have ended.',
    },
    // Asked wherever somebody must show that it is really them.
    proof: {
      password: 'Your password',
      hint: 'So that nobody else can do this in your name.',
    },
    email: {
      title: 'Email',
      present: 'Your address',
      unconfirmed: (email: string) => `${email}, not confirmed yet`,
      waiting: (email: string) =>
        `${email} still has to be confirmed: open the link we sent there. Until then nothing changes.`,
      newEmail: 'New address',
      companyHint: 'Your address at the company; free webmail is not accepted.',
      submit: 'Change address',
      done: (email: string) => `We have sent a link to ${email}. It is valid for 24 hours.`,
    },
    confirmEmail: {
      title: 'Confirming your new address',
      working: 'One moment, we are confirming your new address…',
      done: 'Your new address is confirmed. From now on you sign in with it.',
      invalid: 'This link has been used or is too old. Change your address again in your settings.',
      taken: 'Another account has taken this address in the meantime, so yours stays as it was.',
      failed: 'Your address could not be confirmed just now.',
      toSettings: 'Go to settings',
      toHome: 'Go to the home page',
    },
    twoFactor: {
      title: 'Two-factor sign-in',
      lead: 'Besides the password, a code from an app on your phone. Whoever finds out your password still cannot get in.',
      on: 'On',
      off: 'Off',
      demanded:
        'Admins of this network use two-factor sign-in. Until you turn it on, nothing else is open to you.',
      codesLeft: (left: number) =>
        left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`,
      fewCodes: 'Make new recovery codes before they run out.',
      turnOn: 'Turn on',
      turnOff: 'Turn off',
      newCodes: 'New recovery codes',
      begin: {
        title: 'Turn on two-factor sign-in',
        text: 'First show us that it is you.',
        submit: 'Continue',
      },
      scan: {
        title: 'Scan the picture with your app',
        text: 'Any authenticator app will do. It then shows six digits that change every 30 seconds.',
        picture: 'QR code for your authenticator app',
        openApp: 'On this device already? Open your authenticator app.',
        byHand: 'Or type this key into the app:',
        copyKey: 'Copy the key',
        code: 'The six digits your app shows',
        wrong: 'These digits are wrong or too old. Wait for the next ones.',
        submit: 'Turn on',
      },
      codes: {
        title: 'Save these recovery codes',
        text: 'Each one lets you in once if your phone is lost. We show them only now: keep them somewhere safe, not on the same phone.',
        copy: 'Copy the codes',
        download: 'Download as a file',
        file: 'podium-recovery-codes.txt',
        done: 'I have saved them',
      },
      renew: {
        title: 'New recovery codes',
        text: 'Your old recovery codes stop working.',
        submit: 'Make new codes',
      },
      end: {
        title: 'Turn off two-factor sign-in',
        text: 'From then on your password alone lets people in. Your recovery codes stop working.',
        submit: 'Turn off',
        done: 'Two-factor sign-in is off.',
        refused: 'Admins of this network need two-factor sign-in, so it cannot be turned off.',
      },
    },
    sessions: {
      title: 'Where you are signed in',
      lead: 'A session you do not know? End it and change your password.',
      count: (sessions: number) => (sessions === 1 ? 'This device only' : `${sessions} devices`),
      here: 'This device',
      since: (when: string) => `Signed in: ${when}`,
      lastUsed: (when: string) => `Last seen: ${when}`,
      address: (ip: string) => `from ${ip}`,
      end: 'Sign out',
      endLabel: (device: string) => `Sign out on ${device}`,
      ended: 'The session has ended.',
      endOthers: 'End all other sessions',
      othersEnded: 'All other sessions have ended.',
      alone: 'You are signed in nowhere else.',
      couldNotLoad: 'Your sessions could not be loaded.',
    },
    preferences: {
      title: 'Language and appearance',
      language: 'Language',
      theme: 'Appearance',
      themes: { SYSTEM: 'Match system', LIGHT: 'Light', DARK: 'Dark' },
    },
    consents: {
      title: 'What you agreed to',
      version: (version: string) => `Terms and conditions, version ${version}`,
      /** Of a version that is called by its day. */
      versionOf: (day: string) => `Terms and conditions of ${day}`,
      short: (day: string) => `Terms, ${day}`,
      how: {
        registration: 'when you signed up',
        invitation: 'when you accepted your invitation',
        dialog: 'when the terms changed',
      },
      languages: { en: 'in English', pt: 'in Portuguese' },
      inForce: 'In force',
      read: 'Read the terms in force',
      none: 'Nothing yet.',
      couldNotLoad: 'This could not be loaded.',
    },
    data: {
      title: 'Your data',
      lead: 'Everything we keep about you, as one file. We prepare it and email you a link that works for 48 hours.',
      beingPrepared: 'Being prepared',
      readyUntil: (when: string) => `Ready until ${when}`,
      request: 'Prepare my data',
      again: 'Prepare it again',
      preparing:
        'Your data is being prepared. You can leave this page; the link will come by email.',
      ready: (when: string) =>
        `Your data is ready. The link is in your email and works until ${when}.`,
      couldNotLoad: 'This could not be loaded.',
      page: 'Everything we keep about you is in one file. It is for you alone, so keep it where nobody else looks.',
      download: 'Download my data',
      notYours:
        'This link belongs to another account. Sign out, then open it again and sign in with that one.',
      gone: 'This link has expired, or a newer one has taken its place. You can have your data prepared again in the settings.',
      toSettings: 'Go to settings',
    },
    closing: {
      title: 'Close your account',
      lead: 'This is for good: a closed account cannot be opened again.',
      open: 'Close my account…',
      dialog: 'Close your account for good?',
      consequences: [
        'Your page, pictures and products disappear at once, and nobody can find you.',
        'You are signed out everywhere and cannot sign in again.',
        'Requests still open are released; supports that are running end, without a refund.',
        'Within one year at the latest, everything that says who you are is deleted, except on invoices, which the law has us keep for ten years. Credit movements stay, without your name.',
      ],
      lost: {
        credits: (credits: string) =>
          `${creditsEn(credits)} will be lost, those set aside included: nothing is paid out for them.`,
        plan: (plan: string, until: string) =>
          `Your ${plan} plan ends with the account, and what is left of it until ${until}. It is not renewed.`,
        withdrawCredits: (credits: string, until: string) =>
          `For ${creditsEn(credits)} of what you bought you can still get your money back, until ${until}, as long as the account is open.`,
        withdrawPlan: (until: string) =>
          `Until ${until} you can still withdraw from your plan and get money back, as long as the account is open.`,
        withdraw: 'Withdraw first',
      },
      wards: (names: string) =>
        `You no longer look after ${names}: unless another adult does, the page is hidden and requests wait.`,
      exportFirst: 'If you want to keep your data, have it prepared first.',
      submit: 'Close my account',
      keep: 'Keep my account',
      blocked: {
        openOrders:
          'Your account cannot be closed while an order, a return or a claim of yours is still open.',
        lastAdmin:
          'Your account cannot be closed: you are the last admin. Invite another one first.',
      },
      orders: 'See my orders',
      done: 'Your account is closed. Thank you for being part of it.',
    },
    copied: 'Copied.',
    couldNotCopy: 'Copying is not allowed here. Select the text and copy it yourself.',
    couldNotLoad: 'Your settings could not be loaded.',
  },
  {
    title: 'Definições',
    sectionsLabel: 'Todas as definições',
    groups: {
      signingIn: 'Início de sessão',
      podium: 'Usar a Podium',
      people: 'Pessoas',
      programs: 'Programas',
      data: 'Conta e dados',
    },
    password: {
      title: 'Palavra-passe',
      lead: 'Escolhe uma que não uses em mais lado nenhum. Quando a mudas, as tuas outras sessões e os teus tokens de acesso terminam.',
      present: 'Palavra-passe atual',
      submit: 'Mudar palavra-passe',
      done: 'A palavra-passe foi alterada. As tuas outras sessões e os teus tokens de acesso terminaram.',
    },
    proof: {
      password: 'A tua palavra-passe',
      hint: 'Para que mais ninguém o possa fazer em teu nome.',
    },
    email: {
      title: 'Email',
      present: 'O teu endereço',
      unconfirmed: (email: string) => `${email}, por confirmar`,
      waiting: (email: string) =>
        `${email} espera por confirmação: abre a ligação que enviámos para lá. Até lá, nada muda.`,
      newEmail: 'Novo endereço',
      companyHint: 'O endereço da tua empresa; não aceitamos webmail gratuito.',
      submit: 'Mudar endereço',
      done: (email: string) => `Enviámos uma ligação para ${email}. É válida durante 24 horas.`,
    },
    confirmEmail: {
      title: 'Confirmação do novo email',
      working: 'Um momento, estamos a confirmar o teu novo email…',
      done: 'O novo email está confirmado. A partir de agora, inicias sessão com ele.',
      invalid:
        'Esta ligação já foi usada ou é demasiado antiga. Pede de novo a mudança de endereço nas definições.',
      taken:
        'Entretanto, este endereço passou a ser de outra conta, por isso o teu fica como estava.',
      failed: 'Agora não foi possível confirmar o teu email.',
      toSettings: 'Ir para as definições',
      toHome: 'Ir para o início',
    },
    twoFactor: {
      title: 'Início de sessão em dois passos',
      lead: 'Além da palavra-passe, um código de uma aplicação do teu telemóvel. Quem descobrir a palavra-passe continua sem poder entrar.',
      on: 'Ativo',
      off: 'Inativo',
      demanded:
        'Os administradores desta rede iniciam sessão em dois passos. Enquanto não ativares o segundo, não tens acesso a mais nada.',
      codesLeft: (left: number) =>
        left === 1 ? 'Resta 1 código de recuperação.' : `Restam ${left} códigos de recuperação.`,
      fewCodes: 'Cria novos códigos de recuperação antes que se acabem.',
      turnOn: 'Ativar',
      turnOff: 'Desativar',
      newCodes: 'Novos códigos de recuperação',
      begin: {
        title: 'Ativar o início de sessão em dois passos',
        text: 'Primeiro mostra-nos que és tu.',
        submit: 'Continuar',
      },
      scan: {
        title: 'Lê a imagem com a tua aplicação',
        text: 'Serve qualquer aplicação de autenticação. A partir daí, ela mostra seis algarismos que mudam a cada 30 segundos.',
        picture: 'Código QR para a tua aplicação de autenticação',
        openApp: 'Já a tens neste dispositivo? Abre a aplicação de autenticação.',
        byHand: 'Ou escreve esta chave na aplicação:',
        copyKey: 'Copiar a chave',
        code: 'Os seis algarismos que a aplicação mostra',
        wrong: 'Estes algarismos não estão certos ou são demasiado antigos. Espera pelos próximos.',
        submit: 'Ativar',
      },
      codes: {
        title: 'Guarda estes códigos de recuperação',
        text: 'Cada um deixa-te entrar uma vez, se perderes o telemóvel. Só os mostramos agora: guarda-os num sítio seguro, que não seja o mesmo telemóvel.',
        copy: 'Copiar os códigos',
        download: 'Descarregar como ficheiro',
        file: 'podium-codigos-de-recuperacao.txt',
        done: 'Já os guardei',
      },
      renew: {
        title: 'Novos códigos de recuperação',
        text: 'Os códigos antigos deixam de funcionar.',
        submit: 'Criar novos códigos',
      },
      end: {
        title: 'Desativar o início de sessão em dois passos',
        text: 'A partir daí, basta a palavra-passe para entrar. Os códigos de recuperação deixam de funcionar.',
        submit: 'Desativar',
        done: 'O início de sessão em dois passos está desativado.',
        refused:
          'Os administradores desta rede precisam do início de sessão em dois passos, por isso não o podes desativar.',
      },
    },
    sessions: {
      title: 'Onde tens sessão iniciada',
      lead: 'Há uma sessão que não conheces? Termina-a e muda a palavra-passe.',
      count: (sessions: number) =>
        sessions === 1 ? 'Só este dispositivo' : `${sessions} dispositivos`,
      here: 'Este dispositivo',
      since: (when: string) => `Início: ${when}`,
      lastUsed: (when: string) => `Última vez: ${when}`,
      address: (ip: string) => `a partir de ${ip}`,
      end: 'Terminar',
      endLabel: (device: string) => `Terminar a sessão em ${device}`,
      ended: 'A sessão terminou.',
      endOthers: 'Terminar todas as outras sessões',
      othersEnded: 'Todas as outras sessões terminaram.',
      alone: 'Não tens sessão iniciada em mais lado nenhum.',
      couldNotLoad: 'Não foi possível carregar as tuas sessões.',
    },
    preferences: {
      title: 'Idioma e aspeto',
      language: 'Idioma',
      theme: 'Aspeto',
      themes: { SYSTEM: 'Como o sistema', LIGHT: 'Claro', DARK: 'Escuro' },
    },
    consents: {
      title: 'O que aceitaste',
      version: (version: string) => `Termos e condições, versão ${version}`,
      versionOf: (day: string) => `Termos e condições de ${day}`,
      short: (day: string) => `Termos, ${day}`,
      how: {
        registration: 'quando te registaste',
        invitation: 'quando aceitaste o convite',
        dialog: 'quando os termos mudaram',
      },
      languages: { en: 'em inglês', pt: 'em português' },
      inForce: 'Em vigor',
      read: 'Ler os termos em vigor',
      none: 'Ainda nada.',
      couldNotLoad: 'Não foi possível carregar.',
    },
    data: {
      title: 'Os teus dados',
      lead: 'Tudo o que guardamos sobre ti, num só ficheiro. Preparamo-lo e enviamos-te por email uma ligação que funciona durante 48 horas.',
      beingPrepared: 'A preparar',
      readyUntil: (when: string) => `Prontos até ${when}`,
      request: 'Preparar os meus dados',
      again: 'Preparar de novo',
      preparing:
        'Os teus dados estão a ser preparados. Podes sair desta página; a ligação chega por email.',
      ready: (when: string) =>
        `Os teus dados estão prontos. A ligação está no teu email e funciona até ${when}.`,
      couldNotLoad: 'Não foi possível carregar.',
      page: 'Tudo o que guardamos sobre ti está num só ficheiro. É só para ti: guarda-o onde mais ninguém o veja.',
      download: 'Descarregar os dados',
      notYours:
        'Esta ligação pertence a outra conta. Termina a sessão, abre a ligação de novo e entra com essa conta.',
      gone: 'Esta ligação expirou ou foi substituída por outra mais recente. Podes voltar a pedir os teus dados nas definições.',
      toSettings: 'Ir para as definições',
    },
    closing: {
      title: 'Encerrar a conta',
      lead: 'É definitivo: uma conta encerrada não se pode voltar a abrir.',
      open: 'Encerrar a minha conta…',
      dialog: 'Encerrar a conta de vez?',
      consequences: [
        'A tua página, as imagens e os produtos desaparecem de imediato e ninguém te encontra.',
        'As tuas sessões terminam em todo o lado e não podes voltar a entrar.',
        'Os pedidos em aberto ficam sem efeito; os apoios em curso terminam, sem devolução.',
        'No prazo máximo de um ano, tudo o que diz quem és é apagado, menos nas faturas, que a lei manda guardar dez anos. Os movimentos ficam, sem o teu nome.',
      ],
      lost: {
        credits: (credits) =>
          `Perdes ${creditsPt(credits)}, incluindo os que estão reservados: não se paga nada por eles.`,
        plan: (plan, until) =>
          `O teu plano ${plan} termina com a conta, e com ele o que faltava até ${until}. Não se renova.`,
        withdrawCredits: (credits, until) =>
          `Do que compraste, ainda podes reaver o dinheiro de ${creditsPt(credits)}, até ${until}, enquanto a conta estiver aberta.`,
        withdrawPlan: (until) =>
          `Até ${until}, ainda podes desistir do plano e reaver o dinheiro, enquanto a conta estiver aberta.`,
        withdraw: 'Desistir primeiro',
      },
      wards: (names) =>
        `Deixas de acompanhar ${names}: se mais nenhum adulto o fizer, a página fica oculta e os pedidos esperam.`,
      exportFirst: 'Se queres ficar com os teus dados, pede-os antes.',
      submit: 'Encerrar a minha conta',
      keep: 'Manter a minha conta',
      blocked: {
        openOrders:
          'A tua conta não pode ser encerrada enquanto tiveres em aberto uma encomenda, uma devolução ou um pedido de garantia.',
        lastAdmin:
          'A tua conta não pode ser encerrada: não há mais ninguém na administração. Convida primeiro outra pessoa.',
      },
      orders: 'Ver as minhas encomendas',
      done: 'A tua conta está encerrada. Obrigado por teres estado aqui.',
    },
    copied: 'Copiado.',
    couldNotCopy: 'Aqui não é possível copiar. Seleciona o texto e copia-o tu.',
    couldNotLoad: 'Não foi possível carregar as tuas definições.',
  },
)
