import type { Delivery } from '@podium/contract/orders'
import { personName } from '@podium/contract/person-name'
import type { Db } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findAccount, findPersonalData } from '../identity/index.ts'
import { streetOf } from '../places/index.ts'
import { findProfile } from '../profiles/index.ts'
import { findLastDelivery } from './records.ts'

/** Reads the delivery of a buyer's last order; before the first one, what their account knows. */
export async function rememberedDelivery(db: Db, userId: number): Promise<Delivery> {
  const delivery = (await findLastDelivery(db, userId)) ?? (await fromAccount(db, userId))
  return { ...delivery, address: await streetOf(db, delivery) }
}

async function fromAccount(db: Db, userId: number): Promise<Delivery> {
  const account = (await findAccount(db, userId)) ?? refuse('userNotFound')
  const personal = await findPersonalData(db, userId)
  const profile = await findProfile(db, userId)
  return {
    name: personName({ name: account.name, lastName: account.last_name }),
    address: personal.address ?? '',
    postalCode: personal.postal_code ?? '',
    city: '',
    countryCode: profile?.country_code ?? '',
    phone: profile?.phone ?? '',
    note: '',
  }
}
