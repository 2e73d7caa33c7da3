import type { Company } from '@podium/contract/company'
import type { Language } from '@podium/contract/locale'

/** What the legal texts say of whoever runs this Podium. */
export interface LegalFacts {
  company: Company
  productName: string
  publicUrl: string
}

const missing: Record<Language, Record<keyof Company, string>> = {
  en: {
    name: 'company name',
    address: 'company address',
    taxNumber: 'company tax number',
    email: 'company email',
    phone: 'company phone',
  },
  pt: {
    name: 'nome da empresa',
    address: 'morada da empresa',
    taxNumber: 'NIF da empresa',
    email: 'email da empresa',
    phone: 'telefone da empresa',
  },
}

/**
 * A legal text with every `{{companyName}}` and its like filled in. What is not configured shows as a
 * visible placeholder (`legal.documents`); a word in braces that means nothing stays as it is.
 */
export function fillLegalText(
  text: string,
  { company, productName, publicUrl }: LegalFacts,
  language: Language,
): string {
  const known = (key: keyof Company) => company[key] || `[${missing[language][key]}]`
  const words = new Map(
    Object.entries({
      companyName: known('name'),
      companyAddress: known('address'),
      companyTaxNumber: known('taxNumber'),
      companyEmail: known('email'),
      companyPhone: known('phone'),
      productName,
      publicUrl,
    }),
  )
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, key: string) => words.get(key) ?? whole)
}
