import { dictionary } from './dictionary.ts'
import { counted, formatsOf } from './format.ts'

const peopleEn = counted('new person', 'new people')
const peoplePt = counted('nova pessoa', 'novas pessoas')

/** The weekly mail about saved searches. */
export const savedSearchMailPhrases = dictionary(
  {
    subject: (count: number) => `${peopleEn(formatsOf('en').number(count))} in your saved searches`,
    title: (count: number) => `${peopleEn(formatsOf('en').number(count))} this week`,
    text: (name: string) =>
      `Hello ${name}, here is who is new in what you look for on the network.`,
    /** Before the names of a search. */
    search: (name: string, count: number) =>
      `“${name}”: ${peopleEn(formatsOf('en').number(count))}`,
    others: (count: number) => (count === 1 ? 'and one more' : `and ${count} more`),
    action: 'See who is new',
    note: 'This email comes once a week, and only when somebody is new. You can delete a saved search at any time.',
  },
  {
    subject: (count: number) =>
      `${peoplePt(formatsOf('pt').number(count))} nas tuas pesquisas guardadas`,
    title: (count: number) => `${peoplePt(formatsOf('pt').number(count))} esta semana`,
    text: (name: string) => `Olá, ${name}. Há gente nova no que procuras na rede.`,
    search: (name: string, count: number) =>
      `«${name}»: ${peoplePt(formatsOf('pt').number(count))}`,
    others: (count: number) => (count === 1 ? 'e mais uma' : `e mais ${count}`),
    action: 'Ver quem é novo',
    note: 'Este email chega uma vez por semana e só quando há alguém novo. Podes eliminar uma pesquisa guardada quando quiseres.',
  },
)
