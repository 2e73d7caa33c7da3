import { dictionary } from './dictionary.ts'

/** What is said of terms that have changed, or will (`terms.versions`, `terms.announced`). */
export const termsPhrases = dictionary(
  {
    title: 'Our terms have changed',
    text: 'Please read the new version. You can keep looking around without it; spending, sending messages and publishing need your agreement.',
    forAct: 'You carry on with what you were doing as soon as you accept.',
    accept: 'Accept the terms',
    later: 'Later',
    accepted: 'Thank you. You have accepted the new terms.',
    couldNotLoad: 'The terms could not be loaded.',
    changedAgain: 'There is an even newer version. Please read this one.',
    since: (day: string) => `In force since ${day}`,
    /** Of a version that is announced, or was in force before. */
    from: (day: string) => `In force from ${day}`,
    announced: (day: string) => `From ${day}, new terms apply.`,
    readAnnounced: 'Read them now',
    contents: 'Contents',
  },
  {
    title: 'Os nossos termos mudaram',
    text: 'Lê, por favor, a nova versão. Podes continuar a ver tudo sem ela; para gastar, enviar mensagens e publicar é preciso o teu acordo.',
    forAct: 'O que estavas a fazer continua assim que aceitares.',
    accept: 'Aceitar os termos',
    later: 'Mais tarde',
    accepted: 'Obrigado. Aceitaste os novos termos.',
    couldNotLoad: 'Não foi possível carregar os termos.',
    changedAgain: 'Há uma versão ainda mais recente. Lê esta, por favor.',
    since: (day: string) => `Em vigor desde ${day}`,
    from: (day: string) => `Em vigor a partir de ${day}`,
    announced: (day: string) => `A partir de ${day} valem outros termos.`,
    readAnnounced: 'Lê-os já',
    contents: 'Índice',
  },
)
