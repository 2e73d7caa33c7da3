import { dictionary } from './dictionary.ts'
import { creditsEn, creditsPt } from './format.ts'

const missingPt = (credits: string) =>
  credits === '1' ? 'Falta-te 1 crédito' : `Faltam-te ${credits} créditos`

/** What somebody reads who has fewer credits than they want to spend, here and in the store. */
export const shortfallPhrases = dictionary(
  {
    missing: (credits: string) => `You are ${creditsEn(credits)} short.`,
    text: 'Buy them now, then come back here and carry on.',
    buy: 'Buy the missing credits',
    offer: (credits: string, name: string) => `Offer ${creditsEn(credits)} to ${name}`,
    support: {
      missing: (credits: string, name: string) =>
        `You need ${creditsEn(credits)} more to support ${name}.`,
      enough: (name: string) => `You have enough credits to support ${name} now.`,
      back: (name: string) => `Back to supporting ${name}`,
    },
    product: {
      missing: (credits: string, name: string) =>
        `You need ${creditsEn(credits)} more to buy ${name}.`,
      enough: (name: string) => `You have enough credits to buy ${name} now.`,
      back: (name: string) => `Continue to ${name}`,
    },
  },
  {
    missing: (credits: string) => `${missingPt(credits)}.`,
    text: 'Compra-os agora; depois voltas aqui e continuas.',
    buy: 'Comprar o que falta',
    offer: (credits: string, name: string) => `Oferecer ${creditsPt(credits)} a ${name}`,
    support: {
      missing: (credits: string, name: string) => `${missingPt(credits)} para apoiares ${name}.`,
      enough: (name: string) => `Já tens créditos suficientes para apoiares ${name}.`,
      back: (name: string) => `Continuar o apoio a ${name}`,
    },
    product: {
      missing: (credits: string, name: string) => `${missingPt(credits)} para comprares ${name}.`,
      enough: (name: string) => `Já tens créditos suficientes para comprares ${name}.`,
      back: (name: string) => `Continuar para ${name}`,
    },
  },
)
