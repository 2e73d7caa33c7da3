import { dictionary } from './dictionary.ts'

/** The bar of the signed-in: its ways, which on phones are tabs at the bottom, and the account menu. */
export const ownBarPhrases = dictionary(
  {
    home: 'Home',
    /** With what waits for an answer: named as a whole, since the picture says the number alone. */
    homeWaiting: (count: number) =>
      count === 0 ? 'Home' : `Home, ${count === 1 ? '1 thing waits' : `${count} things wait`}`,
    work: 'Work',
    /** An admin's way to the administration, with what waits there. */
    workWaiting: (label: string, count: number) =>
      count === 0 ? label : `${label}, ${count === 1 ? '1 thing waits' : `${count} things wait`}`,
    me: 'Me',
    meNamed: (name: string) => `Me: ${name}`,
    account: (name: string) => `Account menu, ${name}`,
    editPage: 'Edit my page',
    supports: 'My supports',
    agreements: 'My agreements',
    orders: 'My orders',
    shortlist: 'My shortlist',
    savedSearches: 'Saved searches',
    language: 'Language',
    theme: 'Appearance',
    themes: { LIGHT: 'Light', DARK: 'Dark', SYSTEM: 'System' },
    offline: 'You are offline. What you see may be out of date.',
  },
  {
    home: 'Início',
    homeWaiting: (count) =>
      count === 0
        ? 'Início'
        : `Início, ${count === 1 ? '1 coisa à tua espera' : `${count} coisas à tua espera`}`,
    work: 'Trabalho',
    workWaiting: (label, count) =>
      count === 0
        ? label
        : `${label}, ${count === 1 ? '1 coisa à tua espera' : `${count} coisas à tua espera`}`,
    me: 'Eu',
    meNamed: (name) => `Eu: ${name}`,
    account: (name) => `Menu da conta, ${name}`,
    editPage: 'Editar a minha página',
    supports: 'Os meus apoios',
    agreements: 'Os meus acordos',
    orders: 'As minhas encomendas',
    shortlist: 'A minha lista',
    savedSearches: 'Pesquisas guardadas',
    language: 'Idioma',
    theme: 'Aspeto',
    themes: { LIGHT: 'Claro', DARK: 'Escuro', SYSTEM: 'Sistema' },
    offline: 'Estás sem ligação. O que vês pode estar desatualizado.',
  },
)
