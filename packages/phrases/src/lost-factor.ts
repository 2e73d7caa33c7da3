import { dictionary } from './dictionary.ts'

/** The way back for who has lost the authenticator app and the recovery codes (`sign-in.lost-factor`). */
export const lostFactorPhrases = dictionary(
  {
    title: 'Neither app nor recovery code?',
    lead: 'You get back in with your password, your email and a wait of at least seven days, so that nobody else can.',
    steps: [
      'You give your password here, and open the link that we email you.',
      'We write to you at once and again a day before the end. If it was not you, one press stops it.',
      'After that your password alone lets you in, and every session ends.',
    ],
    elsewhere:
      'Still signed in on another device? Turn two-factor sign-in off in its settings: that takes your password and no wait.',
    submit: 'Email me the link',
    sentTitle: 'Check your email',
    sent: (email: string) =>
      `A link is on its way to ${email}. It is valid for one hour; the wait begins once you have opened it and confirmed.`,
    off: 'Two-factor sign-in is off for this account: sign in with your password alone.',
    admin:
      'Admins cannot do this alone. Ask another admin who has two-factor sign-in on: they will find it beside your name in the list of people.',
    back: 'Back to signing in',
    confirm: {
      title: 'Begin the wait?',
      text: 'From now on at least seven days pass before two-factor sign-in is turned off. Find a recovery code or your phone in the meantime, and signing in with it ends the wait.',
      submit: 'Begin the wait',
      begun: 'The wait has begun',
      done: (at: string) =>
        `On ${at} two-factor sign-in will be turned off. Then sign in with your password.`,
      early: 'We have just sent you an email with a link that stops it.',
    },
    keep: {
      title: 'Keep two-factor sign-in on?',
      text: 'Nothing is turned off then. Whoever reported the loss knows the password of the account: it should be changed.',
      submit: 'Stop it',
      done: 'Two-factor sign-in stays on',
      after:
        'If it was not you who reported the loss, set a new password: somebody knows the old one.',
      password: 'Set a new password',
    },
    gone: {
      title: 'This link no longer works',
      text: 'It was used already, replaced by a newer one, or its time is over.',
    },
    settings: {
      waits: (at: string) =>
        `Somebody reported your app and recovery codes as lost: on ${at} two-factor sign-in will be turned off, and every session ends.`,
      stop: 'It was not me: stop it',
      stopped: 'Two-factor sign-in stays on. Change your password: somebody knows it.',
    },
    admins: {
      item: 'Second factor lost',
      title: (name: string) => `Has ${name} lost app and recovery codes?`,
      text: (name: string) =>
        `Make sure that it is really ${name} who asks, by voice or in person. At least seven days later two-factor sign-in is turned off for them; their password stays as it is. They are emailed, and can stop it.`,
      submit: 'Begin the wait',
      done: (at: string) => `Two-factor sign-in will be turned off on ${at}.`,
      reason: 'How you know it is them',
      needsOwn: 'Turn on two-factor sign-in for yourself first.',
      off: 'Two-factor sign-in is off for this account.',
    },
  },
  {
    title: 'Sem aplicação nem códigos?',
    lead: 'Voltas a entrar com a tua palavra-passe, o teu email e uma espera de, pelo menos, sete dias, para que mais ninguém o consiga.',
    steps: [
      'Indicas aqui a palavra-passe e abres a ligação que te enviamos por email.',
      'Escrevemos-te logo e outra vez na véspera do fim. Se não foste tu, basta um toque para o impedir.',
      'Depois disso, basta a palavra-passe para entrares e todas as sessões terminam.',
    ],
    elsewhere:
      'Ainda tens a sessão iniciada noutro dispositivo? Desativa lá os dois passos, nas definições: só precisas da palavra-passe e não há espera.',
    submit: 'Enviar-me a ligação',
    sentTitle: 'Vê o teu email',
    sent: (email) =>
      `Já vai a caminho uma ligação para ${email}. É válida durante uma hora; a espera começa depois de a abrires e confirmares.`,
    off: 'Esta conta não tem os dois passos ativos: inicia sessão só com a palavra-passe.',
    admin:
      'Os administradores não o podem fazer sozinhos. Pede a outro administrador que tenha os dois passos ativos: encontra-o junto ao teu nome, na lista de pessoas.',
    back: 'Voltar ao início de sessão',
    confirm: {
      title: 'Começar a espera?',
      text: 'A partir de agora passam, pelo menos, sete dias até os dois passos serem desativados. Se entretanto encontrares um código de recuperação ou o telemóvel, inicia sessão com ele e a espera acaba.',
      submit: 'Começar a espera',
      begun: 'A espera começou',
      done: (at) =>
        `Em ${at}, o início de sessão em dois passos será desativado. Nessa altura, inicia sessão com a palavra-passe.`,
      early: 'Acabámos de te enviar um email com uma ligação para o impedir.',
    },
    keep: {
      title: 'Manter os dois passos ativos?',
      text: 'Nesse caso, nada é desativado. Quem comunicou a perda sabe a palavra-passe da conta: convém mudá-la.',
      submit: 'Impedir',
      done: 'Os dois passos continuam ativos',
      after:
        'Se não foste tu a comunicar a perda, define uma nova palavra-passe: alguém sabe a antiga.',
      password: 'Definir nova palavra-passe',
    },
    gone: {
      title: 'Esta ligação já não funciona',
      text: 'Já foi usada, foi substituída por outra mais recente ou o prazo acabou.',
    },
    settings: {
      waits: (at) =>
        `Alguém comunicou que perdeste a aplicação e os códigos de recuperação: em ${at}, os dois passos serão desativados e todas as sessões terminam.`,
      stop: 'Não fui eu: impedir',
      stopped: 'Os dois passos continuam ativos. Muda a palavra-passe: alguém a sabe.',
    },
    admins: {
      item: 'Perdeu o segundo passo',
      title: (name) => `${name} perdeu a aplicação e os códigos?`,
      text: (name) =>
        `Confirma de viva voz ou em pessoa que é mesmo ${name} quem pede. Passados, pelo menos, sete dias, os dois passos são desativados nessa conta; a palavra-passe não muda. Quem perdeu os códigos recebe um aviso por email e pode impedi-lo.`,
      submit: 'Começar a espera',
      done: (at) => `Os dois passos serão desativados em ${at}.`,
      reason: 'Como sabes que é a própria pessoa',
      needsOwn: 'Primeiro ativa os dois passos na tua própria conta.',
      off: 'Esta conta não tem os dois passos ativos.',
    },
  },
)
