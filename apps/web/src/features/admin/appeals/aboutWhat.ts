import type { AppealEntry, DecisionSubject } from '@podium/contract/decisions'
import { paths } from '@podium/contract/paths'
import { isMemberRole } from '@podium/contract/roles'

type Decided = Pick<AppealEntry, 'act' | 'cause' | 'person' | 'subjectId' | 'subjectType'>

/** Their page; an account that was deleted has none. */
const pageOf = ({ person, cause }: Decided) =>
  isMemberRole(person.role) && cause !== 'ACCOUNT_DELETED'
    ? paths.profile(person.role, person.id)
    : null

/** Where each thing is looked at that is still there. */
const places: Record<DecisionSubject, (decided: Decided) => string | null> = {
  account: pageOf,
  profile: pageOf,
  media: ({ person: { role, id }, subjectId }) =>
    isMemberRole(role) ? paths.media(role, id, subjectId) : null,
  product: ({ subjectId }) => paths.product({ productId: subjectId }),
  message: () => null,
  support: () => null,
  update: pageOf,
  agreement: () => null,
  trader: ({ person: { id } }) => paths.admin({ part: 'traders', status: 'REFUSED', open: id }),
  register: ({ person: { id } }) => paths.admin({ part: 'registers', status: 'REFUSED', open: id }),
  guardianship: () => null,
}

/** What was taken away is seen by nobody, however much is left of what it was taken out of. */
const gone: readonly AppealEntry['cause'][] = ['MEDIA_DELETED', 'PRODUCT_DELETED', 'UPDATE_REMOVED']

/** The way to what a decision is about; null where there is nothing to look at. */
export function aboutWhat(decided: Decided): string | null {
  return gone.includes(decided.cause) ? null : places[decided.subjectType](decided)
}
