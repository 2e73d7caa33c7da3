import { mostCentsFor } from '@podium/contract/credits'
import type { Language } from '@podium/contract/locale'
import { dictionary } from './dictionary.ts'
import { languageTable } from '@podium/contract/locale'
import { numbers } from './format.ts'

/** What a credit costs at most, in whole euros. */
const euro = (language: Language) =>
  numbers(languageTable[language].locale, {
    ...{ style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' },
  })(mostCentsFor(1) / 100)

/** What a credit is: said wherever credits are bought, given, taken or earned. */
export const creditsPhrases = dictionary(
  {
    meaning: `A credit costs up to ${euro('en')} in the store and is spent here, on athletes and on what sponsors offer. Credits are not money and are not exchanged for euros, except that you may withdraw from buying them for 14 days.`,
    about: (price: string) => `about ${price} in the store`,
    /** On a card, where there is little room. */
    aboutShort: (price: string) => `about ${price}`,
  },
  {
    meaning: `Um crédito custa até ${euro('pt')} na loja e gasta-se aqui, em apoio a atletas e no que os patrocinadores oferecem. Os créditos não são dinheiro nem se trocam por euros, mas podes desistir da compra deles durante 14 dias.`,
    about: (price: string) => `cerca de ${price} na loja`,
    aboutShort: (price) => `cerca de ${price}`,
  },
)
