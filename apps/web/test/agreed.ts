import type { Agreement, AgreementVersion, Deliverable } from '@podium/contract/agreements'
import { member } from './people.ts'
import { person } from './supports.ts'

export const noneAgreed: Agreement['abilities'] = {
  ...{ accept: false, change: false, end: false },
  ...{ tick: false, comment: false, support: false },
}

export const ines = member('ATHLETE', { name: 'Inês', lastName: 'Prata' })
export const volta = member('SPONSOR', { name: 'Volta Foods' })

/** Something that an agreement promises and that is not done. */
export function deliverable(details: Partial<Deliverable> = {}): Deliverable {
  return {
    ...{ n: 1, title: 'Logo on the kit', due: null, link: null, picture: null },
    ...{ doneAt: null, comment: '' },
    ...details,
  }
}

/** The first version, which the sponsor made. */
export function version(details: Partial<AgreementVersion> = {}): AgreementVersion {
  return {
    ...{ version: 1, text: 'The athlete wears the logo.', deliverables: [deliverable()] },
    ...{ acceptedBy: [volta.id], madeBy: volta.id, heldFrom: null },
    madeAt: '2026-11-01T10:00:00.000Z',
    ...details,
  }
}

/** What a sponsor proposed to an athlete, and nobody may do anything with. */
export function agreement(details: Partial<Agreement> = {}): Agreement {
  return {
    ...{ id: 7, state: 'PROPOSED', title: 'Season 2027', version: 1, holds: null },
    ...{ athlete: person(ines), supporter: person(volta), versions: [version()], support: null },
    ...{ createdAt: '2026-11-01T10:00:00.000Z', endedAt: null, endedBy: null, endReason: null },
    abilities: noneAgreed,
    ...details,
  }
}

const both = { acceptedBy: [ines.id, volta.id], heldFrom: '2026-11-02T10:00:00.000Z' }

/** One that holds. */
export function held(details: Partial<Agreement> = {}): Agreement {
  return agreement({ state: 'ACCEPTED', holds: 1, versions: [version(both)], ...details })
}
