import { dictionary } from './dictionary.ts'

/** Public pages of athletes, fans, managers and sponsors; what owners see of theirs is in `own-page.ts`. */
export const profilesPhrases = dictionary(
  {
    roles: { ATHLETE: 'Athlete', FAN: 'Fan', MANAGER: 'Manager', SPONSOR: 'Sponsor' },
    independent: 'Independent',
    facts: {
      title: 'Key facts',
      age: 'Age',
      years: 'years',
      height: 'Height',
      weight: 'Weight',
    },
    about: 'About',
    aboutCompany: 'About us',
    companyStory: 'Our story',
    goals: 'Goals',
    noStory: (name: string) =>
      `${name} has not told their story yet. The best part may be still to come.`,
    headDescription: (name: string, what: string) => `${name} on the sports network: ${what}.`,
    editAsAdmin: 'Edit this page',
    more: 'More',
    print: 'Print this page',
  },
  {
    roles: { ATHLETE: 'Atleta', FAN: 'Adepto', MANAGER: 'Agente', SPONSOR: 'Patrocinador' },
    independent: 'Independente',
    facts: {
      title: 'Em números',
      age: 'Idade',
      years: 'anos',
      height: 'Altura',
      weight: 'Peso',
    },
    about: 'Sobre mim',
    aboutCompany: 'Sobre nós',
    companyStory: 'A nossa história',
    goals: 'Objetivos',
    noStory: (name: string) =>
      `A história de ${name} ainda está por contar. O melhor pode estar para vir.`,
    headDescription: (name: string, what: string) => `${name} na rede do desporto: ${what}.`,
    editAsAdmin: 'Editar esta página',
    more: 'Mais',
    print: 'Imprimir esta página',
  },
)
