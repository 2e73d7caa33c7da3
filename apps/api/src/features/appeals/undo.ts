import type { DecisionCause } from '@podium/contract/decisions'
import type { Tx } from '../../platform/database/index.ts'
import type { DecisionRecord } from '../decisions/index.ts'
import { bringItemBack, putTextsBack } from '../galleries/index.ts'
import { wishOf } from '../guardianship/index.ts'
import { reopenAccount } from '../identity/index.ts'
import { liftRecall } from '../orders/index.ts'
import { bringProductBack } from '../products/index.ts'
import { liftLimit, liftSuspension, liftVeto, putWordsBack } from '../profiles/index.ts'
import { bringUpdateBack } from '../season/index.ts'
import { takeRegisterRefusalBack } from '../registers/index.ts'
import { putLineBack, reopenSupport } from '../support/index.ts'
import { takeRefusalBack } from '../traders/index.ts'

type PutBack = (tx: Tx, decision: DecisionRecord) => Promise<void>

const nothing: PutBack = () => Promise.resolve()

/** How each decision is undone: what it was about is as it was before. */
const ways: Record<DecisionCause, PutBack> = {
  ACCOUNT_DELETED: (tx, { person_id: id }) => reopenAccount(tx, id),
  // A guardianship needs both sides anew.
  GUARDIAN_ENDED: nothing,
  // Nothing was done.
  REPORT_UPHELD: nothing,
  PROFILE_EDITED: (tx, { subject_id: id, undo }) => putWordsBack(tx, id, undo),
  PROFILE_HIDDEN: (tx, { subject_id: id }) => liftVeto(tx, { wishOfGuardians: wishOf }, id),
  PROFILE_LIMITED: (tx, { subject_id: id }) => liftLimit(tx, id),
  ACCOUNT_SUSPENDED: (tx, { subject_id: id }) => liftSuspension(tx, id),
  MEDIA_EDITED: (tx, { subject_id: id, undo }) => putTextsBack(tx, id, undo),
  MEDIA_DELETED: (tx, { subject_id: id, undo }) => bringItemBack(tx, id, undo),
  SUPPORT_CLOSED: (tx, { subject_id: id }) => reopenSupport(tx, id),
  PRODUCT_DELETED: (tx, { subject_id: id, undo }) => bringProductBack(tx, id, undo),
  PRODUCT_RECALLED: (tx, { subject_id: id, undo }) => liftRecall(tx, id, undo),
  TRADER_REFUSED: (tx, { subject_id: id, undo }) => takeRefusalBack(tx, id, undo),
  REGISTER_REFUSED: (tx, { subject_id: id, undo }) => takeRegisterRefusalBack(tx, id, undo),
  UPDATE_REMOVED: (tx, { subject_id: id, person_id: athleteId, quoted, undo }) =>
    bringUpdateBack(tx, { id, athleteId, text: quoted }, undo),
  LINE_REMOVED: (tx, { subject_id: id, quoted, undo }) => putLineBack(tx, id, quoted, undo),
}

/** Puts back what a decision took (`decisions.appeals`); what cannot come back stays as it is. */
export function undo(tx: Tx, decision: DecisionRecord): Promise<void> {
  return ways[decision.cause](tx, decision)
}
