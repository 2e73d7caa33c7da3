import type { AgeGroup, CompetitionLevel } from '@podium/contract/achievements'
import { dictionary } from './dictionary.ts'
import { counted, perLanguage } from './format.ts'

const ordinals = perLanguage((locale) => new Intl.PluralRules(locale, { type: 'ordinal' }))

/** "1st", "22nd", "13th". */
function ordinalEn(position: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }
  return `${position}${ending[ordinals('en').select(position)]}`
}

/** The timeline of an athlete's results, the form that adds one, and the clubs they tell of. */
export const achievementsPhrases = dictionary(
  {
    title: 'Achievements',
    count: counted('result', 'results'),
    position: ordinalEn,
    place: 'place',
    levels: {
      LOCAL: 'Local',
      NATIONAL: 'National',
      INTERNATIONAL: 'International',
    } satisfies Record<CompetitionLevel, string>,
    ages: {
      CHILDREN: 'Children',
      YOUTH: 'Youth',
      ADULTS: 'Adults',
      SENIORS: 'Seniors',
    } satisfies Record<AgeGroup, string>,
    competition: (level: string) => `${level} competition`,
    evidence: 'Result list',
    evidenceOf: (what: string) => `Result list: ${what} (opens in a new tab)`,
    timeline: 'Timeline, newest first. Arrow keys move along it.',
    earlier: 'Earlier results',
    later: 'Later results',
    add: 'Add a result',
    addFirst: 'Add your first result',
    change: 'Change',
    delete: 'Delete',
    actionsOf: (what: string) => `Change or delete: ${what}`,
    emptyTitle: 'Your story has a starting line',
    emptyText: 'A first race, a regional title, a final: results are what sponsors look for first.',
    form: {
      addTitle: 'A new result',
      changeTitle: 'Change the result',
      date: 'Date',
      dateHint: 'Day-month-year, for example 21\u201107\u20112019',
      beforeBirth: 'This is before your date of birth.',
      level: 'Level',
      levelChoose: 'Choose a level',
      age: 'Age group',
      ageChoose: 'Choose an age group',
      result: 'Position',
      resultHint: 'From 1 to 50',
      competition: 'Competition',
      evidence: 'Link to the results',
      evidenceHint: 'Results anyone can check carry more weight.',
      optional: 'optional',
      save: 'Save the result',
      added: 'Your result is on the timeline.',
      changed: 'The result was changed.',
    },
    confirmDelete: {
      title: 'Delete this result?',
      text: (what: string) => `${what} goes from your timeline. This cannot be undone.`,
      confirm: 'Delete the result',
      done: 'The result was deleted.',
    },
    clubs: {
      title: 'Clubs',
      text: 'The clubs of your results. Only you see this list.',
      empty: 'The clubs of your results will be listed here.',
    },
  },
  {
    title: 'Conquistas',
    count: counted('resultado', 'resultados'),
    position: (position: number) => `${position}.º`,
    place: 'lugar',
    levels: { LOCAL: 'Local', NATIONAL: 'Nacional', INTERNATIONAL: 'Internacional' },
    ages: { CHILDREN: 'Infantis', YOUTH: 'Jovens', ADULTS: 'Adultos', SENIORS: 'Veteranos' },
    competition: (level: string) => `Competição ${level.toLowerCase()}`,
    evidence: 'Lista de resultados',
    evidenceOf: (what: string) => `Lista de resultados: ${what} (abre num novo separador)`,
    timeline: 'Linha do tempo, do mais recente para o mais antigo. As setas percorrem-na.',
    earlier: 'Resultados anteriores',
    later: 'Resultados posteriores',
    add: 'Adicionar um resultado',
    addFirst: 'Adicionar o teu primeiro resultado',
    change: 'Alterar',
    delete: 'Eliminar',
    actionsOf: (what: string) => `Alterar ou eliminar: ${what}`,
    emptyTitle: 'A tua história tem uma linha de partida',
    emptyText:
      'Uma primeira prova, um título regional, uma final: é nos resultados que os patrocinadores reparam primeiro.',
    form: {
      addTitle: 'Um novo resultado',
      changeTitle: 'Alterar o resultado',
      date: 'Data',
      dateHint: 'Dia-mês-ano, por exemplo 21\u201107\u20112019',
      beforeBirth: 'É antes da tua data de nascimento.',
      level: 'Nível',
      levelChoose: 'Escolhe um nível',
      age: 'Escalão',
      ageChoose: 'Escolhe um escalão',
      result: 'Lugar',
      resultHint: 'De 1 a 50',
      competition: 'Competição',
      evidence: 'Ligação para os resultados',
      evidenceHint: 'Um resultado que qualquer pessoa pode confirmar vale mais.',
      optional: 'opcional',
      save: 'Guardar o resultado',
      added: 'O teu resultado está na linha do tempo.',
      changed: 'O resultado foi alterado.',
    },
    confirmDelete: {
      title: 'Eliminar este resultado?',
      text: (what: string) => `${what} sai da tua linha do tempo. Não é possível voltar atrás.`,
      confirm: 'Eliminar o resultado',
      done: 'O resultado foi eliminado.',
    },
    clubs: {
      title: 'Clubes',
      text: 'Os clubes dos teus resultados. Só tu vês esta lista.',
      empty: 'Os clubes dos teus resultados vão aparecer aqui.',
    },
  },
)
