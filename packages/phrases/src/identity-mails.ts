import { dictionary } from './dictionary.ts'

export const identityMailPhrases = dictionary(
  {
    activation: {
      subject: (product: string) => `Confirm your address and step onto ${product}`,
      title: (product: string) => `Welcome to ${product}`,
      text: (product: string) =>
        `One step is left: confirm that this address is yours, and your place on ${product} is ready.`,
      action: 'Confirm my address',
      note: 'The link is valid for 48 hours. If you did not sign up, ignore this email: nothing happens unless you confirm.',
    },
    reset: {
      subject: 'Set a new password',
      title: 'A new password',
      text: 'Somebody asked to set a new password for your account. If it was you, continue here.',
      action: 'Set a new password',
      note: 'The link is valid for one hour and works once. If it was not you, ignore this email: your password stays as it is.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      title: 'Your password was changed',
      text: (name: string) =>
        `Hello ${name}, your password has just been changed, and every other session has ended.`,
      actedFor: (link: string) =>
        `Others act for your account, as was agreed before, and still do. See who, and end what you do not want: ${link}`,
      action: 'It was not me',
      note: 'If it was you, you need not do anything.',
    },
    emailChanged: {
      subject: 'Your account’s address was changed',
      title: 'Your address was changed',
      text: (name: string, newEmail: string) =>
        `Hello ${name}, from now on your account belongs to ${newEmail}.`,
      action: 'It was not me',
      note: 'If it was not you, reply to this email at once.',
      noteOfLink:
        'If it was you, you need not do anything. Otherwise, set a new password behind the link: your account then belongs to this address again, every session ends, and others act for you only once you agree anew. The link is valid for 7 days.',
    },
    newDevice: {
      subject: 'Sign-in from a new device',
      title: 'Was that you?',
      text: (name: string, at: string) =>
        `Hello ${name}, on ${at} somebody signed in to your account from a device we had not seen before:`,
      action: 'See my sessions',
      note: 'If it was you, you need not do anything. Otherwise, end that session and change your password.',
    },
    wrongPasswords: {
      subject: 'Wrong passwords in one of your sessions',
      title: 'Was that you?',
      text: (name: string, at: string) =>
        `Hello ${name}, on ${at} a password or code was wrong for the fifth time in one of your sessions, on this device:`,
      action: 'See my sessions',
      note: 'Each further attempt has to wait longer. If it was not you, somebody may be using that session: end it and change your password.',
    },
    sessionCopied: {
      subject: 'We ended one of your sessions',
      title: 'We ended one of your sessions',
      text: (name: string, at: string) =>
        `Hello ${name}, on ${at} an old key of one of your sessions was used again. That happens when somebody has copied it, so we ended the session on this device:`,
      action: 'See my sessions',
      note: 'It can also happen by chance, when a connection drops at the wrong moment. If in doubt, change your password.',
    },
    lostFactor: {
      subject: 'You cannot sign in with a code?',
      text: (name: string) =>
        `Hello ${name}, somebody who knows your password says that your authenticator app and your recovery codes are lost. If it was you, continue here.`,
      wait: 'Nothing changes at once: you wait at least seven days, so that nobody can do this behind your back.',
      action: 'Continue',
      note: 'The link is valid for one hour and works once. If it was not you, somebody knows your password: change it. Without the link nothing happens.',
    },
    factorWaits: {
      subject: 'Two-factor sign-in is about to be turned off',
      text: (name: string, at: string) =>
        `Hello ${name}, your authenticator app and recovery codes were reported as lost. On ${at} two-factor sign-in will be turned off, every session will end, and your password alone will let you in.`,
      otherwise:
        'If it was not you, stop it now and change your password. Signing in with a code stops it too.',
      action: 'It was not me: stop it',
      note: 'If it was you, you need not do anything. The link is for you alone, and works until then.',
    },
    factorKept: {
      subject: 'Two-factor sign-in stays on',
      text: (name: string) =>
        `Hello ${name}, two-factor sign-in stays on. The report that your app and recovery codes were lost was stopped: by you, with a code or a new password, or with the link in our email.`,
      action: 'Change my password',
      note: 'If you did not report the loss, somebody knows your password: change it.',
    },
    factorGone: {
      subject: 'Two-factor sign-in is off now',
      text: (name: string) =>
        `Hello ${name}, the wait is over: two-factor sign-in is off, and every session has ended. Sign in with your password, and turn it on again with your new phone.`,
      action: 'Sign in',
      note: 'If you did not report the loss, set a new password at once.',
    },
    factorOn: {
      subject: 'Two-factor sign-in was turned on',
      text: (name: string) =>
        `Hello ${name}, two-factor sign-in has just been turned on for your account: beside your password, signing in asks for a code of the authenticator app.`,
      action: 'It was not me',
      note: 'If it was you, you need not do anything. Otherwise somebody knows your password: set a new one at once.',
    },
    factorOff: {
      subject: 'Two-factor sign-in was turned off',
      text: (name: string) =>
        `Hello ${name}, two-factor sign-in has just been turned off for your account: your password alone lets in.`,
      action: 'It was not me',
      note: 'If it was you, you need not do anything. Otherwise somebody knows your password: set a new one at once.',
    },
    accountClosed: {
      subject: 'Your account is closed',
      byOwner: (name: string) =>
        `Goodbye ${name}. As you asked, nobody sees your page any more and nobody can sign in.`,
      byAdmin: (name: string) =>
        `${['Hello', name].filter(Boolean).join(' ')}, our team has closed your account: nobody sees your page any more and nobody can sign in.`,
      reason: (reason: string) => `The reason given: ${reason}`,
      redress: (isLaw: boolean, reference: string) =>
        `The decision is based on ${isLaw ? 'the law' : 'our terms and conditions'}${reference && ` (${reference})`}. If you think it is wrong, you can object once, within six months, without signing in; somebody who did not make the decision will look at it again. You can also go to court or to an out-of-court body.`,
      action: 'Read the decision, or object',
      note: 'The link is for you alone: whoever has it can object in your name.',
      afterwards:
        'Your personal data is deleted after these six months or, if you still wait for an answer then, once you have it.',
      withinYear: 'Your personal data is deleted within a year at the latest.',
    },
    deletionAnswered: {
      UPHELD: {
        subject: 'Your account stays closed',
        text: (name: string) =>
          `Hello ${name}, somebody who did not make the decision looked at it again: it stands, and your account stays closed. You can still go to court or to an out-of-court body.`,
        action: '',
      },
      REVERSED: {
        subject: 'Your account is open again',
        text: (name: string) =>
          `Hello ${name}, you were right: your account is open again, with your page, your credits and your password. Supports that still had time to run go on. What ended when the account was closed has to be started again, such as a plan’s renewal, requests that were waiting and the people you follow. Your shortlist, saved searches, access tokens and webhooks are gone; create them again if you need them.`,
        action: 'Sign in',
      },
      alone:
        'Nobody looks after your account any more: your page stays hidden until you name an adult in the settings, and they accept.',
      reason: (reason: string) => `The reason given: ${reason}`,
    },
  },
  {
    activation: {
      subject: (product: string) => `Confirma o teu email e sobe à ${product}`,
      title: (product: string) => `Boas-vindas à ${product}`,
      text: (product: string) =>
        `Falta um passo: confirma que este endereço é teu e o teu lugar na ${product} fica pronto.`,
      action: 'Confirmar o meu email',
      note: 'A ligação é válida durante 48 horas. Se não criaste esta conta, ignora este email: sem a confirmação, nada acontece.',
    },
    reset: {
      subject: 'Define uma nova palavra-passe',
      title: 'Uma nova palavra-passe',
      text: 'Alguém pediu para definir uma nova palavra-passe para a tua conta. Se foste tu, continua aqui.',
      action: 'Definir nova palavra-passe',
      note: 'A ligação é válida durante uma hora e só funciona uma vez. Se não foste tu, ignora este email: a tua palavra-passe não muda.',
    },
    passwordChanged: {
      subject: 'A tua palavra-passe foi alterada',
      title: 'A tua palavra-passe foi alterada',
      text: (name: string) =>
        `Olá, ${name}. A palavra-passe da tua conta acabou de ser alterada e todas as outras sessões foram terminadas.`,
      actedFor: (link: string) =>
        `Há quem aja em teu nome, como ficou combinado antes, e isso continua. Vê quem é e põe fim ao que não quiseres: ${link}`,
      action: 'Não fui eu',
      note: 'Se foste tu, não precisas de fazer nada.',
    },
    emailChanged: {
      subject: 'O email da tua conta foi alterado',
      title: 'O teu email foi alterado',
      text: (name: string, newEmail: string) =>
        `Olá, ${name}. A partir de agora, a tua conta pertence a ${newEmail}.`,
      action: 'Não fui eu',
      note: 'Se não foste tu, responde já a este email.',
      noteOfLink:
        'Se foste tu, não precisas de fazer nada. Se não, define uma nova palavra-passe nesta ligação: a tua conta volta a este endereço, todas as sessões são terminadas e só age em teu nome quem voltares a autorizar. A ligação é válida durante 7 dias.',
    },
    newDevice: {
      subject: 'Sessão iniciada num dispositivo novo',
      title: 'Foste tu?',
      text: (name: string, at: string) =>
        `Olá, ${name}. Em ${at}, alguém iniciou sessão na tua conta a partir de um dispositivo que ainda não conhecíamos:`,
      action: 'Ver as minhas sessões',
      note: 'Se foste tu, não precisas de fazer nada. Caso contrário, termina essa sessão e muda a palavra-passe.',
    },
    wrongPasswords: {
      subject: 'Palavras-passe erradas numa das tuas sessões',
      title: 'Foste tu?',
      text: (name: string, at: string) =>
        `Olá, ${name}. Em ${at}, foi indicada pela quinta vez uma palavra-passe ou um código errado numa das tuas sessões, neste dispositivo:`,
      action: 'Ver as minhas sessões',
      note: 'A cada nova tentativa, a espera é maior. Se não foste tu, alguém pode estar a usar essa sessão: termina-a e muda a palavra-passe.',
    },
    sessionCopied: {
      subject: 'Terminámos uma das tuas sessões',
      title: 'Terminámos uma das tuas sessões',
      text: (name: string, at: string) =>
        `Olá, ${name}. Em ${at}, uma chave antiga de uma das tuas sessões voltou a ser usada. É o que acontece quando alguém a copiou, por isso terminámos a sessão neste dispositivo:`,
      action: 'Ver as minhas sessões',
      note: 'Também pode acontecer por acaso, quando uma ligação falha no pior momento. Na dúvida, muda a palavra-passe.',
    },
    lostFactor: {
      subject: 'Não consegues entrar com um código?',
      text: (name: string) =>
        `Olá, ${name}. Alguém que sabe a tua palavra-passe diz que perdeste a aplicação de autenticação e os códigos de recuperação. Se foste tu, continua aqui.`,
      wait: 'Nada muda de imediato: há uma espera de, pelo menos, sete dias, para que ninguém o possa fazer nas tuas costas.',
      action: 'Continuar',
      note: 'A ligação é válida durante uma hora e só funciona uma vez. Se não foste tu, alguém sabe a tua palavra-passe: muda-a. Sem a ligação, nada acontece.',
    },
    factorWaits: {
      subject: 'O início de sessão em dois passos vai ser desativado',
      text: (name: string, at: string) =>
        `Olá, ${name}. Foi comunicado que perdeste a aplicação de autenticação e os códigos de recuperação. Em ${at}, o início de sessão em dois passos será desativado, todas as sessões terminam e bastará a palavra-passe para entrar.`,
      otherwise:
        'Se não foste tu, impede-o já e muda a palavra-passe. Iniciar sessão com um código também o impede.',
      action: 'Não fui eu: impedir',
      note: 'Se foste tu, não precisas de fazer nada. A ligação é só para ti e funciona até essa altura.',
    },
    factorKept: {
      subject: 'O início de sessão em dois passos continua ativo',
      text: (name: string) =>
        `Olá, ${name}. O início de sessão em dois passos continua ativo. O aviso de perda foi anulado: por ti, com um código ou uma nova palavra-passe, ou com a ligação do nosso email.`,
      action: 'Mudar a palavra-passe',
      note: 'Se não foste tu a comunicar a perda, alguém sabe a tua palavra-passe: muda-a.',
    },
    factorGone: {
      subject: 'O início de sessão em dois passos foi desativado',
      text: (name: string) =>
        `Olá, ${name}. A espera terminou: o início de sessão em dois passos está desativado e todas as sessões foram terminadas. Inicia sessão com a palavra-passe e volta a ativá-lo com o novo telemóvel.`,
      action: 'Iniciar sessão',
      note: 'Se não foste tu a comunicar a perda, define já uma nova palavra-passe.',
    },
    factorOn: {
      subject: 'O início de sessão em dois passos foi ativado',
      text: (name: string) =>
        `Olá, ${name}. O início de sessão em dois passos acabou de ser ativado na tua conta: além da palavra-passe, passa a ser pedido um código da aplicação de autenticação.`,
      action: 'Não fui eu',
      note: 'Se foste tu, não precisas de fazer nada. Caso contrário, alguém sabe a tua palavra-passe: define já uma nova.',
    },
    factorOff: {
      subject: 'O início de sessão em dois passos está desativado',
      text: (name: string) =>
        `Olá, ${name}. O início de sessão em dois passos acabou de ser desativado na tua conta: basta a palavra-passe para entrar.`,
      action: 'Não fui eu',
      note: 'Se foste tu, não precisas de fazer nada. Caso contrário, alguém sabe a tua palavra-passe: define já uma nova.',
    },
    accountClosed: {
      subject: 'A tua conta foi encerrada',
      byOwner: (name: string) =>
        `Até sempre, ${name}. Como pediste, já ninguém vê a tua página nem pode iniciar sessão.`,
      byAdmin: (name: string) =>
        `${['Olá', name].filter(Boolean).join(', ')}. A nossa equipa encerrou a tua conta: já ninguém vê a tua página nem pode iniciar sessão.`,
      reason: (reason: string) => `O motivo indicado: ${reason}`,
      redress: (isLaw, reference) =>
        `A decisão assenta ${isLaw ? 'na lei' : 'nos nossos termos e condições'}${reference && ` (${reference})`}. Se achas que está errada, podes contestar durante seis meses, uma vez e sem iniciar sessão; alguém que não a tomou volta a analisar o caso. Podes também recorrer a um tribunal ou a uma entidade de resolução de litígios.`,
      action: 'Ler a decisão ou contestar',
      note: 'A ligação é só para ti: quem a tiver pode contestar em teu nome.',
      afterwards:
        'Os teus dados pessoais são eliminados passados esses seis meses ou, se nessa altura ainda esperares por uma resposta, depois de a teres.',
      withinYear: 'Os teus dados pessoais são eliminados, o mais tardar, dentro de um ano.',
    },
    deletionAnswered: {
      UPHELD: {
        subject: 'A tua conta continua encerrada',
        text: (name: string) =>
          `Olá, ${name}. Alguém que não tomou a decisão voltou a analisar o caso: a decisão mantém-se e a tua conta continua encerrada. Podes ainda recorrer a um tribunal ou a uma entidade de resolução de litígios.`,
        action: '',
      },
      REVERSED: {
        subject: 'A tua conta está outra vez aberta',
        text: (name: string) =>
          `Olá, ${name}. Tinhas razão: a tua conta está outra vez aberta, com a tua página, os teus créditos e a tua palavra-passe. Os apoios que ainda tinham tempo continuam. O que terminou com o encerramento tem de começar de novo, como a renovação de um plano, os pedidos que esperavam e quem seguias. A tua lista de atletas, as pesquisas guardadas, os tokens de acesso e os webhooks desapareceram; se precisares deles, volta a criá-los.`,
        action: 'Iniciar sessão',
      },
      alone:
        'Já ninguém acompanha a tua conta: a tua página continua oculta até indicares um adulto nas definições e ele aceitar.',
      reason: (reason: string) => `O motivo indicado: ${reason}`,
    },
  },
)
