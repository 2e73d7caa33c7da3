import { dictionary } from './dictionary.ts'

/** People that fit: athletes like this one, and whom a sportest leads to; and who is shown for a plan. */
export const discoveryPhrases = dictionary(
  {
    similar: (name: string) => `Athletes like ${name}`,
    matches: {
      ATHLETE: 'Who could support you',
      FAN: 'Athletes worth cheering for',
      SPONSOR: 'Athletes worth sponsoring',
    },
    paid: { title: 'In the front row', mark: 'Paid: shown because they have a plan' },
  },
  {
    similar: (name) => `Atletas como ${name}`,
    matches: {
      ATHLETE: 'Quem te pode apoiar',
      FAN: 'Atletas que merecem o teu aplauso',
      SPONSOR: 'Atletas que merecem patrocínio',
    },
    paid: { title: 'Na primeira fila', mark: 'Pago: aparecem porque têm um plano' },
  },
)
