import { personName } from '@podium/contract/person-name'
import type { ListedRegister, Register, ShownRegister } from '@podium/contract/registers'
import type { ListedRecord, RegisterRecord } from './records.ts'

export function viewRegister(record: RegisterRecord | undefined): Register {
  return {
    name: record?.name ?? '',
    number: record?.number ?? '',
    countryCode: record?.country_code ?? '',
    state: record?.state ?? 'NONE',
    reason: record?.reason ?? '',
    checkedAt: record?.checked_at?.toISOString() ?? null,
    changed: record?.changed ?? false,
    submittedAt: record?.submitted_at?.toISOString() ?? null,
    version: record?.version ?? 0,
  }
}

/** What a page shows of it: nothing where nothing is named, or it was refused. */
export function viewShown(record: RegisterRecord | undefined): ShownRegister | null {
  if (record?.state !== 'SUBMITTED' && record?.state !== 'CHECKED') return null
  const { name, number, countryCode, checkedAt, changed } = viewRegister(record)
  return { name, number, countryCode, checkedAt, changed }
}

export function viewListed({ page_name, page_last_name, ...record }: ListedRecord): ListedRegister {
  const person = personName({ name: page_name, lastName: page_last_name })
  return { ...viewRegister(record), userId: record.user_id, person }
}
