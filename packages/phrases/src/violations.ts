import type { Violation, ViolationKind } from '@podium/contract/violations'
import { dictionary } from './dictionary.ts'

const megabytes = (bytes = 0) => Math.floor(bytes / 1_000_000)

function sizeEn({ min, max }: Violation): string {
  if (min && max) return `Between ${min} and ${max} characters.`
  return max ? `At most ${max} characters.` : `At least ${min} characters.`
}

function sizePt({ min, max }: Violation): string {
  if (min && max) return `Entre ${min} e ${max} caracteres.`
  return max ? `No máximo ${max} caracteres.` : `No mínimo ${min} caracteres.`
}

type Write = (violation: Violation) => string

/** What stands at a field whose rule is broken (specification 1, sections 5 and 8). */
export const violationPhrases = dictionary(
  {
    NotBlank: () => 'Please fill this in.',
    NotEmpty: () => 'Please choose at least one.',
    SizeExact: ({ size }) => `Exactly ${size} characters.`,
    Size: sizeEn,
    Max: ({ max }) => `At most ${max}.`,
    Min: ({ min }) => `At least ${min}.`,
    Pattern: () => 'This is not in the right format.',
    PasswordsDontMatch: () => 'The two passwords are not the same.',
    PasswordStrength: () =>
      '8 to 100 characters with a small and a capital letter, a digit and one of !@#$%^&*()_+',
    Number: () => 'Please give a number.',
    FileSize: ({ max }) => `At most ${megabytes(max)} MB.`,
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
    Number: () => 'Indica um número.',
    FileSize: ({ max }) => `No máximo ${megabytes(max)} MB.`,
    MaxDigits: ({ max }) => `No máximo ${max} algarismos.`,
    InvalidNif: () => 'Este NIF não é válido.',
  },
)

/** What a form says beside its fields. */
export const formPhrases = dictionary(
  {
    wrongFields: (count: number) => `${count} fields need another look:`,
    notInForm: (field: string) =>
      `The server did not accept something this page sent by itself (${field}). What you typed is still here: try again, or reload the page.`,
  },
  {
    wrongFields: (count: number) => `Há ${count} campos a rever:`,
    notInForm: (field: string) =>
      `O servidor não aceitou algo que esta página enviou por si (${field}). O que escreveste continua aqui: tenta outra vez ou recarrega a página.`,
  },
)
