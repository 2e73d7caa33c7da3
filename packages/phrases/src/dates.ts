import { dictionary } from './dictionary.ts'

/** Dates of birth, and the calendar that days are picked from. */
export const datePhrases = dictionary(
  {
    dateOfBirth: 'Date of birth',
    format: 'Day-month-year, for example 01\u201101\u20112000.',
    ageShown: 'Only the age is shown.',
    /** Of who is under age, whatever else the same part of a form asks. */
    keptBack: 'Until 18, others see neither date, age, weight nor height.',
    /** On an athlete's way in; the rest of the sentence is the same for fans. */
    whyAthlete:
      'So that, if you are under 18, an adult has a say in who sees you and writes to you. From 18, only your age is shown.',
    whyFan:
      'So that, if you are under 18, an adult has a say in who sees you and writes to you. Nobody sees it.',
    onlyYou: 'Nobody sees it.',
    optional: (label: string) => `${label} (optional)`,
    /** Of a day that has to be ahead. */
    over: 'This day is over. Choose today or a later day.',
    tooLate: (last: string) => `Choose a day no later than ${last}.`,
    calendar: {
      open: 'Open the calendar',
      previous: 'Previous month',
      next: 'Next month',
      month: 'Month',
      year: 'Year',
    },
  },
  {
    dateOfBirth: 'Data de nascimento',
    format: 'Dia-mês-ano, por exemplo 01\u201101\u20112000.',
    ageShown: 'Só se mostra a idade.',
    keptBack: 'Até aos 18 anos, os outros não veem a data, a idade, o peso nem a altura.',
    whyAthlete:
      'Para que, até aos 18 anos, um adulto tenha uma palavra a dizer sobre quem te vê e te escreve. A partir daí, só se mostra a idade.',
    whyFan:
      'Para que, até aos 18 anos, um adulto tenha uma palavra a dizer sobre quem te vê e te escreve. Ninguém a vê.',
    onlyYou: 'Ninguém a vê.',
    optional: (label: string) => `${label} (opcional)`,
    over: 'Esse dia já passou. Escolhe hoje ou um dia mais tarde.',
    tooLate: (last) => `Escolhe um dia até ${last}, o mais tardar.`,
    calendar: {
      open: 'Abrir o calendário',
      previous: 'Mês anterior',
      next: 'Mês seguinte',
      month: 'Mês',
      year: 'Ano',
    },
  },
)
