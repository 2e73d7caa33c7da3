import { dictionary } from './dictionary.ts'

/** People that fit: athletes like this one, and whom a sportest leads to. */
export const discoveryPhrases = dictionary(
  {
    similar: (name: string) => `Athletes like ${name}`,
    matches: {
      ATHLETE: 'Who could support you',
      FAN: 'Athletes worth cheering for',
      SPONSOR: 'Athletes worth sponsoring',
    },
  },
  {
    similar: (name) => `Atletas como ${name}`,
    matches: {
      ATHLETE: 'Quem te pode apoiar',
      FAN: 'Atletas que merecem o teu aplauso',
      SPONSOR: 'Atletas que merecem patrocínio',
    },
  },
)
