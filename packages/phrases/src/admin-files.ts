import { dictionary } from './dictionary.ts'

/** What stands in the files that admins download. */
export const adminFilePhrases = dictionary(
  {
    users: {
      fileName: 'podium-people.csv',
      columns: [
        'Number',
        'Role',
        'Name',
        'Last name',
        'Email',
        'Sport',
        'Country',
        'Page',
        'Since',
      ],
      hidden: 'Hidden',
      visible: 'Visible',
    },
  },
  {
    users: {
      fileName: 'podium-pessoas.csv',
      columns: [
        'Número',
        'Papel',
        'Nome',
        'Apelido',
        'Email',
        'Modalidade',
        'País',
        'Página',
        'Desde',
      ],
      hidden: 'Oculta',
      visible: 'Visível',
    },
  },
)
