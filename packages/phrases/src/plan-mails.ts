import { dictionary } from './dictionary.ts'

/** Mails about plans. */
export const planMailPhrases = dictionary(
  {
    renewal: {
      subject: (plan: string) => `Your ${plan} plan ends soon`,
      title: 'Keep your plan?',
      text: (name: string, plan: string, day: string) =>
        `Hello ${name}, your ${plan} plan lasts until ${day}. To keep it, pay for the next period; the new one begins where this one ends.`,
      action: 'Renew my plan',
      note: 'Nothing is charged automatically: without a payment, the plan simply ends.',
      ward: {
        text: (name: string, plan: string, day: string) =>
          `Hello ${name}, your ${plan} plan lasts until ${day}. Until you are 18, the adult who looks after your account pays for plans, and can renew it.`,
        action: 'See my plan',
      },
    },
  },
  {
    renewal: {
      subject: (plan: string) => `O teu plano ${plan} termina em breve`,
      title: 'Continuamos com o teu plano?',
      text: (name: string, plan: string, day: string) =>
        `Olá, ${name}. O teu plano ${plan} dura até ${day}. Para o manteres, paga o próximo período: começa onde este termina.`,
      action: 'Renovar o meu plano',
      note: 'Nada é cobrado automaticamente: sem pagamento, o plano simplesmente termina.',
      ward: {
        text: (name: string, plan: string, day: string) =>
          `Olá, ${name}. O teu plano ${plan} dura até ${day}. Até fazeres 18 anos, é o adulto que acompanha a tua conta quem paga os planos e pode renová-lo.`,
        action: 'Ver o meu plano',
      },
    },
  },
)
