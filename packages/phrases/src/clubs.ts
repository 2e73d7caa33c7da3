import { dictionary } from './dictionary.ts'
import { counted } from './format.ts'

/** Choosing a club, or adding one that is not there yet. */
export const clubsPhrases = dictionary(
  {
    label: 'Club',
    sportFirst: 'Choose a sport first.',
    create: (name: string) => `Add “${name}”`,
    created: (name: string) => `${name} was added.`,
    suggestions: counted('suggestion', 'suggestions'),
  },
  {
    label: 'Clube',
    sportFirst: 'Escolhe primeiro uma modalidade.',
    create: (name: string) => `Adicionar «${name}»`,
    created: (name: string) => `${name} foi adicionado.`,
    suggestions: counted('sugestão', 'sugestões'),
  },
)
