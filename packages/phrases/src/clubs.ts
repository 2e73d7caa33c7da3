import { dictionary } from './dictionary.ts'

/** Choosing a club, or adding one that is not there yet. */
export const clubsPhrases = dictionary(
  {
    label: 'Club',
    sportFirst: 'Choose a sport first.',
    create: (name: string) => `Add “${name}”`,
    created: (name: string) => `${name} was added.`,
    suggestions: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  },
  {
    label: 'Clube',
    sportFirst: 'Escolhe primeiro uma modalidade.',
    create: (name: string) => `Adicionar «${name}»`,
    created: (name: string) => `${name} foi adicionado.`,
    suggestions: (count: number) => (count === 1 ? '1 sugestão' : `${count} sugestões`),
  },
)
