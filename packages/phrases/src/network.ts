import { dictionary } from './dictionary.ts'

/** The network: searching, filtering and the cards people are found by. */
export const networkPhrases = dictionary(
  {
    title: 'The network',
    titleFor: (q: string) => `“${q}” in the network`,
    lead: 'Athletes, managers and sponsors from every sport. Who will you cheer for?',
    description:
      'Find athletes, managers and sponsors by name, club, sport or place, and follow them to the podium.',
    search: 'Search by name, club or sport',
    searchFor: 'Name, club or sport',
    clear: 'Clear search',
    hint: 'Go on typing: the search starts at three letters.',
    filters: 'Filters',
    type: 'Who',
    types: { all: 'Everyone', ATHLETE: 'Athletes', MANAGER: 'Managers', SPONSOR: 'Sponsors' },
    sport: 'Sport',
    everySport: 'Every sport',
    roles: { ATHLETE: 'Athlete', FAN: 'Fan', MANAGER: 'Manager', SPONSOR: 'Sponsor' },
    total: (count: string, isOne: boolean) => (isOne ? '1 person' : `${count} people`),
    loading: 'Loading…',
    loadMore: 'Load more',
    couldNotLoad: 'The network could not be loaded.',
    retry: 'Try again',
    empty: {
      title: 'Nobody found in this lane',
      forQuery: (q: string) =>
        `There is nobody for “${q}”. Check the spelling, or try a sport or a club.`,
      forFilters: 'There is nobody with these filters yet.',
      reset: 'Show everyone',
      titleAll: 'The track is still empty',
      textAll: 'Nobody has published a page yet. Be the first one in the stadium.',
      join: 'Join the network',
    },
  },
  {
    title: 'A rede',
    titleFor: (q: string) => `“${q}” na rede`,
    lead: 'Atletas, agentes e patrocinadores de todas as modalidades. Por quem vais torcer?',
    description:
      'Encontra atletas, agentes e patrocinadores por nome, clube, modalidade ou lugar, e acompanha-os até ao pódio.',
    search: 'Procurar por nome, clube ou modalidade',
    searchFor: 'Nome, clube ou modalidade',
    clear: 'Limpar pesquisa',
    hint: 'Continua a escrever: a pesquisa começa à terceira letra.',
    filters: 'Filtros',
    type: 'Quem',
    types: {
      all: 'Toda a gente',
      ATHLETE: 'Atletas',
      MANAGER: 'Agentes',
      SPONSOR: 'Patrocinadores',
    },
    sport: 'Modalidade',
    everySport: 'Todas as modalidades',
    roles: { ATHLETE: 'Atleta', FAN: 'Adepto', MANAGER: 'Agente', SPONSOR: 'Patrocinador' },
    total: (count: string, isOne: boolean) => (isOne ? '1 pessoa' : `${count} pessoas`),
    loading: 'A carregar…',
    loadMore: 'Carregar mais',
    couldNotLoad: 'Não foi possível carregar a rede.',
    retry: 'Tentar de novo',
    empty: {
      title: 'Ninguém nesta pista',
      forQuery: (q: string) =>
        `Não encontrámos ninguém com “${q}”. Confirma como se escreve, ou procura por modalidade ou clube.`,
      forFilters: 'Ainda não há ninguém com estes filtros.',
      reset: 'Mostrar toda a gente',
      titleAll: 'A pista ainda está vazia',
      textAll: 'Ainda ninguém publicou a sua página. Sê a primeira pessoa a entrar no estádio.',
      join: 'Entrar na rede',
    },
  },
)
