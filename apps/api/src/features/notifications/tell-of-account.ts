import { paths } from '@podium/contract/paths'
import type { ReportKind } from '@podium/contract/reports'
import type { Tx } from '../../platform/database/index.ts'
import { findProfile } from '../profiles/index.ts'
import {
  fullNameOf,
  invitationAcceptedMail,
  mailUser,
  reportUpheldMail,
  visibilityMail,
} from './mails.ts'
import { notify } from './notify.ts'

/** Who invited hears that the invited has joined. */
export async function tellOfAcceptance(
  tx: Tx,
  { userId, inviterId }: { userId: number; inviterId: number },
): Promise<void> {
  const link = paths.admin({ part: 'users' })
  await notify(tx, inviterId, { kind: 'invitationAccepted', actorId: userId, link })
  const who = await fullNameOf(tx, userId)
  await mailUser(tx, inviterId, invitationAcceptedMail, { who, link })
}

/** The owner hears that an admin hid their page, or showed it again. */
export async function tellOfVisibility(
  tx: Tx,
  { userId, hiddenProfile: hidden, reason }: Decision,
): Promise<void> {
  const profile = await findProfile(tx, userId)
  if (!profile) return
  const link = paths.profile(profile.role, userId)
  await notify(tx, userId, { kind: 'visibilityChanged', facts: { hidden, reason }, link })
  await mailUser(tx, userId, visibilityMail, { hidden, reason, link })
}

interface Decision {
  userId: number
  hiddenProfile: boolean
  reason: string
}

/**
 * The owner hears of a sign-in on a new device, perhaps their own. Several of one kind
 * that are unread are one line; each of them is mailed.
 */
export function tellOfDevice(
  tx: Tx,
  { userId, userAgent }: { userId: number; userAgent: string },
): Promise<void> {
  const facts = { device: userAgent }
  const [link, thread] = [`${paths.settings()}#sessions`, `device:${userAgent}`]
  return notify(tx, userId, { kind: 'newDevice', facts, link, thread })
}

/** Both sides of a report hear how it was decided; neither hears who the reporter was. */
export async function tellOfReport(
  tx: Tx,
  report: {
    reporterId: number
    reportedId: number
    kind: ReportKind
    decision: 'UPHELD' | 'DISMISSED'
    reason: string
  },
): Promise<void> {
  const { reporterId, reportedId, kind: about, decision, reason } = report
  const link = paths.index({ legal: 'terms' })
  await notify(tx, reporterId, {
    kind: 'reportAnswered',
    facts: { about },
    link: paths.notifications(),
  })
  if (decision === 'DISMISSED') {
    return notify(tx, reportedId, { kind: 'reportDismissed', facts: { about }, link })
  }
  await notify(tx, reportedId, { kind: 'reportUpheld', facts: { about, reason }, link })
  await mailUser(tx, reportedId, reportUpheldMail, { about, reason, link })
}
