import { dictionary } from './dictionary.ts'

/** The dialog that asks to accept changed terms (`terms.versions`). */
export const termsPhrases = dictionary(
  {
    title: 'Our terms have changed',
    text: 'Please read the new version. You can go on looking around without it; spending, sending messages and publishing need your agreement.',
    forAct: 'What you were doing goes on as soon as you accept.',
    version: (version: string) => `Version ${version}`,
    accept: 'Accept the terms',
    later: 'Later',
    accepted: 'Thank you. You have accepted the new terms.',
    couldNotLoad: 'The terms could not be loaded.',
    changedAgain: 'There is an even newer version. Please read this one.',
  },
  {
    title: 'Os nossos termos mudaram',
    text: 'Lê, por favor, a nova versão. Podes continuar a ver tudo sem ela; gastar, enviar mensagens e publicar precisam do teu acordo.',
    forAct: 'O que estavas a fazer continua assim que aceitares.',
    version: (version: string) => `Versão ${version}`,
    accept: 'Aceitar os termos',
    later: 'Mais tarde',
    accepted: 'Obrigado. Aceitaste os novos termos.',
    couldNotLoad: 'Não foi possível carregar os termos.',
    changedAgain: 'Há uma versão ainda mais recente. Lê esta, por favor.',
  },
)
