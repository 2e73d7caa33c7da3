import type { Invoice } from '@podium/contract/payments'
import type { Language } from '@podium/contract/locale'
import { personName } from '@podium/contract/person-name'
import type { Db } from '../../platform/database/index.ts'
import { findAccount, findPersonalData } from '../identity/index.ts'
import { findCountry, streetOf } from '../places/index.ts'
import { findCountryOf, findLastInvoice } from './records.ts'

/**
 * The invoice given last time; before the first one, what the account knows of it
 * (`payments.invoice`).
 */
export async function rememberedInvoice(
  db: Db,
  userId: number,
  language: Language,
): Promise<Invoice> {
  const invoice = (await findLastInvoice(db, userId)) ?? (await fromAccount(db, userId))
  const { code } = invoice.country
  const name = findCountry(code, language)?.name ?? invoice.country.name
  const address = await streetOf(db, { ...invoice, countryCode: code })
  return { ...invoice, address, country: { code, name } }
}

async function fromAccount(db: Db, userId: number): Promise<Invoice> {
  const account = await findAccount(db, userId)
  const personal = await findPersonalData(db, userId)
  return {
    name: personName({ name: account?.name, lastName: account?.last_name }),
    email: personal.email ?? '',
    tin: personal.fiscal_code ?? '',
    country: { code: await findCountryOf(db, userId), name: '' },
    city: '',
    address: personal.address ?? '',
    postalCode: personal.postal_code ?? '',
  }
}
