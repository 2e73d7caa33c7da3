import type { LegalKind } from '@podium/contract/legal'
import type { Language } from '@podium/contract/locale'
import type { Company, Config } from '../../config.ts'
import type { Db } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { findCurrent, findVersion } from './records.ts'

/** A document in a language; with a version the one of that name, otherwise the one in force. */
interface Edition {
  kind: LegalKind
  language: Language
  version?: string | undefined
}

/**
 * The document in force or an earlier one, with the company's identity filled in; what is not configured shows as a
 * visible placeholder (P3).
 */
export async function readLegalText(db: Db, config: Config, wanted: Edition) {
  const { language, version } = wanted
  const document = await (version ? findEarlier(db, { ...wanted, version }) : inForce(db, wanted))
  return { version: document.version, text: fillIn(document.text, facts(config, language)) }
}

async function inForce(db: Db, { kind, language }: Edition) {
  const document = await findCurrent(db, kind, language)
  if (!document) throw new Error(`no ${kind} in ${language} is in force`)
  return document
}

async function findEarlier(db: Db, wanted: Required<Edition> & { version: string }) {
  return (await findVersion(db, wanted)) ?? refuse('entityDoesNotExist')
}

/** The version of the terms in force: what a registration must accept. */
export async function currentTermsVersion(db: Db): Promise<string> {
  const terms = await findCurrent(db, 'terms', 'en')
  if (!terms) throw new Error('no terms are in force')
  return terms.version
}

const companyLabels: Record<Language, Record<keyof Company, string>> = {
  en: {
    name: 'company name',
    address: 'company address',
    taxNumber: 'company tax number',
    email: 'company e-mail',
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

function facts(
  { company, productName, publicUrl }: Config,
  language: Language,
): Record<string, string> {
  const known = (key: keyof Company) => company[key] || `[${companyLabels[language][key]}]`
  return {
    companyName: known('name'),
    companyAddress: known('address'),
    companyTaxNumber: known('taxNumber'),
    companyEmail: known('email'),
    companyPhone: known('phone'),
    productName,
    publicUrl,
  }
}

function fillIn(text: string, facts: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, key: string) => facts[key] ?? whole)
}
