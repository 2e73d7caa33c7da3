import { dictionary } from './dictionary.ts'

/** What a credit is: said wherever credits are bought, given, taken or earned. */
export const creditsPhrases = dictionary(
  {
    meaning:
      'Credits are spent here, on athletes and on what sponsors offer. They are not money and cannot be exchanged for euros.',
  },
  {
    meaning:
      'Os créditos gastam-se aqui, em apoio a atletas e no que os patrocinadores oferecem. Não são dinheiro nem se trocam por euros.',
  },
)
