import type { Violation, ViolationKind } from '@podium/contract/violations'
import { megabytes } from '@podium/contract/upload-sizes'
import { dictionary } from './dictionary.ts'

function sizeEn({ min, max }: Violation): string {
  if (min && max) return `Between ${min} and ${max} characters.`
  return max ? `At most ${max} characters.` : `At least ${min} characters.`
}

function sizePt({ min, max }: Violation): string {
  if (min && max) return `Entre ${min} e ${max} caracteres.`
  return max ? `No máximo ${max} caracteres.` : `No mínimo ${min} caracteres.`
}

type Write = (violation: Violation) => string

/** What stands at a field whose rule is broken (`fields.rules`). */
export const violationPhrases = dictionary(
  {
    NotBlank: () => 'Please fill this in.',
    NotEmpty: () => 'Please choose at least one.',
    SizeExact: ({ size }) => `Exactly ${size} characters.`,
    Size: sizeEn,
    Max: ({ max }) => `At most ${max}.`,
    Min: ({ min }) => `At least ${min}.`,
    Pattern: () => 'This does not look right. Check the format.',
    PasswordsDontMatch: () => 'The passwords do not match.',
    PasswordStrength: () =>
      '8 to 100 characters with a lower-case and a capital letter, a digit and one of !@#$%^&*()_+',
    PasswordGuessable: () => 'This is too easy to guess. Make it longer or less common.',
    Number: () => 'Please enter a number.',
    FileSize: ({ max = 0 }) => `At most ${megabytes(max)}.`,
    MaxDigits: ({ max }) => `At most ${max} digits.`,
    InvalidNif: () => 'This is not a valid Portuguese tax number (NIF).',
  } satisfies Record<ViolationKind, Write>,
  {
    NotBlank: () => 'Preenche este campo.',
    NotEmpty: () => 'Escolhe pelo menos um.',
    SizeExact: ({ size }) => `Exatamente ${size} caracteres.`,
    Size: sizePt,
    Max: ({ max }) => `No máximo ${max}.`,
    Min: ({ min }) => `No mínimo ${min}.`,
    Pattern: () => 'Não tem o formato certo.',
    PasswordsDontMatch: () => 'As duas palavras-passe não são iguais.',
    PasswordStrength: () =>
      '8 a 100 caracteres com uma letra minúscula e uma maiúscula, um algarismo e um destes: !@#$%^&*()_+',
    PasswordGuessable: () =>
      'Esta adivinha-se num instante. Escolhe uma mais comprida ou menos comum.',
    Number: () => 'Indica um número.',
    FileSize: ({ max = 0 }) => `No máximo ${megabytes(max)}.`,
    MaxDigits: ({ max }) => `No máximo ${max} algarismos.`,
    InvalidNif: () => 'Este NIF não é válido.',
  },
)

/** What a form says beside its fields. */
export const formPhrases = dictionary(
  {
    wrongFields: (count: number) => `${count} fields need another look`,
    notInForm: (field: string) =>
      `The server did not accept something this page sent by itself (${field}). What you typed is still here: try again, or reload the page.`,
  },
  {
    wrongFields: (count: number) => `Há ${count} campos a rever`,
    notInForm: (field: string) =>
      `O servidor não aceitou algo que esta página enviou sozinha (${field}). O que escreveste continua aqui: tenta de novo ou recarrega a página.`,
  },
)

/**
 * What is not in the right form, by what the field is for: the last part of its path. Fields that are
 * none of these say it in general.
 */
export const formatPhrases = dictionary(
  {
    email: 'This is not an email address. Write it like name@example.com.',
    phone: 'This is not a phone number. In Portugal nine digits, elsewhere + and the country code.',
    domain: 'This is not a domain. Write it like company.com.',
    link: 'This is not a link. Write it like https://example.com.',
    evidence: 'This is not a link. Write it like https://example.com.',
    postalCode: 'This is not a postal code of this country.',
    countryCode: 'Choose a country from the list.',
    fiscalCode: 'Only letters and digits, at most 20.',
    tin: 'Only letters and digits, at most 20.',
    weight: 'Enter the weight in kilograms, for example 66.5.',
    height: 'Enter the height in centimetres or metres, for example 184 or 1.84.',
    name: 'A name is one line, without < or > or a web address.',
    lastName: 'A name is one line, without < or > or a web address.',
    clubName: 'A name is one line, without < or > or a web address.',
    title: 'One line, without < or >.',
    legalName: 'One line, without < or >.',
    city: 'One line, without < or >.',
    organisation: 'One line, without < or >.',
    registration: 'One line with letters or digits, without < or >.',
    number: 'One line with letters or digits, without < or >.',
    result: 'Enter the place as a number, for example 3.',
    noDay: 'Enter the date as day-month-year, for example 21-07-2019.',
    noSuchDay: 'That day does not exist.',
    futureDay: 'The date must be in the past.',
  },
  {
    email: 'Isto não é um email. Escreve-o como nome@exemplo.pt.',
    phone:
      'Isto não é um número de telefone. Em Portugal, nove algarismos; fora, + e o indicativo do país.',
    domain: 'Isto não é um domínio. Escreve-o como empresa.pt.',
    link: 'Isto não é uma ligação. Escreve-a como https://exemplo.pt.',
    evidence: 'Isto não é uma ligação. Escreve-a como https://exemplo.pt.',
    postalCode: 'Este código postal não é deste país.',
    countryCode: 'Escolhe um país da lista.',
    fiscalCode: 'Só letras e algarismos, no máximo 20.',
    tin: 'Só letras e algarismos, no máximo 20.',
    weight: 'Indica o peso em quilogramas, por exemplo 66,5.',
    height: 'Indica a altura em centímetros ou metros, por exemplo 184 ou 1,84.',
    name: 'Um nome tem uma só linha, sem < nem >, e não é um endereço da internet.',
    lastName: 'Um nome tem uma só linha, sem < nem >, e não é um endereço da internet.',
    clubName: 'Um nome tem uma só linha, sem < nem >, e não é um endereço da internet.',
    title: 'Uma só linha, sem < nem >.',
    legalName: 'Uma só linha, sem < nem >.',
    city: 'Uma só linha, sem < nem >.',
    organisation: 'Uma só linha, sem < nem >.',
    registration: 'Uma só linha com letras ou algarismos, sem < nem >.',
    number: 'Uma só linha com letras ou algarismos, sem < nem >.',
    result: 'Indica o lugar com um número, por exemplo 3.',
    noDay: 'Escreve o dia como dia-mês-ano, por exemplo 21-07-2019.',
    noSuchDay: 'Esse dia não existe.',
    futureDay: 'Escolhe uma data passada.',
  },
)
