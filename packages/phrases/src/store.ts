import { dictionary } from './dictionary.ts'

const months = (count: number) => (count === 1 ? 'a month' : `${count} months`)
const meses = (count: number) => (count === 1 ? 'um mês' : `${count} meses`)

function reachEn({ athleteMonths, creditsLeft }: Reach): string {
  const left = creditsLeft === 0 ? '' : ` ${creditsLeft} credits are left over.`
  if (athleteMonths === 1) return `Supports one athlete for a month.${left}`
  return `Supports one athlete for ${months(athleteMonths)}, or ${athleteMonths} athletes for a month.${left}`
}

function reachPt({ athleteMonths, creditsLeft }: Reach): string {
  const left = creditsLeft === 0 ? '' : ` Sobram ${creditsLeft} créditos.`
  if (athleteMonths === 1) return `Apoia um atleta durante um mês.${left}`
  return `Apoia um atleta durante ${meses(athleteMonths)}, ou ${athleteMonths} atletas durante um mês.${left}`
}

interface Reach {
  athleteMonths: number
  creditsLeft: number
}

interface PriceParts {
  net: string
  vat: string
  percent: number
}

/** The market and its store of credits. */
export const storePhrases = dictionary(
  {
    market: {
      title: 'Market',
      description:
        'Credits to support athletes, what sponsors offer for them, and plans for those who write to many.',
      lead: 'Credits for athletes and for what sponsors offer, and plans for those who write to many.',
      credits: {
        title: 'Credits',
        text: 'Pay as you go. You support athletes with credits. 50 credits are one month of support for one athlete, and all of them go to the athlete.',
        from: (credits: number, price: string) =>
          `The smallest pack: ${credits} credits for ${price}, VAT included.`,
        action: 'See the packs',
      },
      plans: {
        title: 'Plans',
        text: 'Recurring, by the month or the year, and renewed only by you. For athletes, managers and sponsors who want to write to more people. A plan gives no credits.',
        from: (price: string) => `From ${price} a month, VAT included.`,
        action: 'See the plans',
      },
    },
    title: 'Credits store',
    description:
      'Packs of credits to support athletes, from 50 credits. Prices include VAT; pay by card, MB WAY or Multibanco.',
    lead: 'Pay as you go: 50 credits support one athlete for one month. They do not expire.',
    plansLead:
      'Recurring purchases, renewed only when you pay again. A plan lets you make first contact with more people; it gives no credits.',
    tabs: { label: 'Credits and plans', credits: 'Credits', plans: 'Plans' },
    terms: 'Terms of purchase',
    exit: 'Leave the store',
    packs: { SILVER: 'Silver', GOLD: 'Gold', DIAMOND: 'Diamond' },
    taglines: {
      SILVER: 'A first month beside an athlete',
      GOLD: 'Two months, and a bit over',
      DIAMOND: 'A whole season, in five sizes',
    },
    unit: 'credits',
    creditCount: (credits: string) => `${credits} credits`,
    vatIncluded: (percent: number) => `${percent}% VAT included`,
    parts: ({ net, vat }: PriceParts) => `${net} net + ${vat} VAT`,
    perCredit: (price: string) => `${price} per credit`,
    reach: reachEn,
    slider: {
      label: 'Size of the diamond pack',
      less: 'Smaller pack',
      more: 'Larger pack',
      value: (credits: string, price: string) => `${credits} credits, ${price}`,
      minimum: 'This is the smallest diamond pack. Slide along for more.',
    },
    buy: (credits: string) => `Buy ${credits} credits`,
    beforeBuying:
      'Buying opens a form for the invoice and then a summary. Nothing is charged before you pay.',
    forAdmins: 'Admins have no wallet and cannot buy.',
    couldNotLoad: 'The packs could not be loaded.',
    signInFirst: {
      title: 'Sign in or sign up',
      text: 'You need an account to buy. What you have chosen is kept.',
    },
  },
  {
    market: {
      title: 'Mercado',
      description:
        'Créditos para apoiar atletas, o que os patrocinadores oferecem em troca deles, e planos para quem escreve a muita gente.',
      lead: 'Créditos para atletas e para o que os patrocinadores oferecem, e planos para quem escreve a muita gente.',
      credits: {
        title: 'Créditos',
        text: 'Pagas à medida do que usas. Apoias atletas com créditos. 50 créditos são um mês de apoio a um atleta, e chegam-lhe por inteiro.',
        from: (credits: number, price: string) =>
          `O pacote mais pequeno: ${credits} créditos por ${price}, IVA incluído.`,
        action: 'Ver os pacotes',
      },
      plans: {
        title: 'Planos',
        text: 'Compra recorrente, ao mês ou ao ano, que só tu renovas. Para atletas, agentes e patrocinadores que querem escrever a mais pessoas. Um plano não dá créditos.',
        from: (price: string) => `A partir de ${price} por mês, IVA incluído.`,
        action: 'Ver os planos',
      },
    },
    title: 'Loja de créditos',
    description:
      'Pacotes de créditos para apoiar atletas, a partir de 50 créditos. Preços com IVA; paga com cartão, MB WAY ou Multibanco.',
    lead: 'Pagas à medida do que usas: 50 créditos apoiam um atleta durante um mês. Não caducam.',
    plansLead:
      'Compras recorrentes, renovadas só quando voltas a pagar. Um plano deixa-te fazer o primeiro contacto com mais pessoas; não dá créditos.',
    tabs: { label: 'Créditos e planos', credits: 'Créditos', plans: 'Planos' },
    terms: 'Condições de compra',
    exit: 'Sair da loja',
    packs: { SILVER: 'Prata', GOLD: 'Ouro', DIAMOND: 'Diamante' },
    taglines: {
      SILVER: 'Um primeiro mês ao lado de um atleta',
      GOLD: 'Dois meses, e ainda sobra',
      DIAMOND: 'Uma época inteira, em cinco tamanhos',
    },
    unit: 'créditos',
    creditCount: (credits: string) => `${credits} créditos`,
    vatIncluded: (percent: number) => `IVA de ${percent} % incluído`,
    parts: ({ net, vat }: PriceParts) => `${net} + ${vat} de IVA`,
    perCredit: (price: string) => `${price} por crédito`,
    reach: reachPt,
    slider: {
      label: 'Tamanho do pacote Diamante',
      less: 'Pacote mais pequeno',
      more: 'Pacote maior',
      value: (credits: string, price: string) => `${credits} créditos, ${price}`,
      minimum: 'Este é o pacote Diamante mais pequeno. Desliza para escolheres mais.',
    },
    buy: (credits: string) => `Comprar ${credits} créditos`,
    beforeBuying:
      'Ao comprar, preenches os dados de faturação e vês um resumo. Nada é cobrado antes de pagares.',
    forAdmins: 'Os administradores não têm carteira e não podem comprar.',
    couldNotLoad: 'Não foi possível carregar os pacotes.',
    signInFirst: {
      title: 'Inicia sessão ou regista-te',
      text: 'Para comprares precisas de uma conta. O que escolheste fica escolhido.',
    },
  },
)
