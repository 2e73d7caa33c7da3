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
      roles: {
        ATHLETE: 'Athlete',
        MANAGER: 'Manager',
        SPONSOR: 'Sponsor',
        FAN: 'Fan',
        ADMIN: 'Admin',
      },
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
      roles: {
        ATHLETE: 'Atleta',
        MANAGER: 'Agente',
        SPONSOR: 'Patrocinador',
        FAN: 'Adepto',
        ADMIN: 'Administrador',
      },
      hidden: 'Oculta',
      visible: 'Visível',
    },
  },
)
