import type { DecisionGround } from '@podium/contract/grounds'
import { paths } from '@podium/contract/paths'
import type { ReportKind } from '@podium/contract/reports'
import { noticeMailPhrases } from '@podium/phrases/notice-mails'
import { letter, mailKind } from '../../platform/mail/index.ts'

/**
 * The receipt of a notice (`reports.notices`). It says nothing that its sender typed: the address may be
 * somebody else's, who would read it as ours.
 */
export const noticeReceivedMail = mailKind<{
  reference: string
  reported: ReportKind
  link: string
}>('notice-received', ({ reference, reported, link: where }, { language, link }) => {
  const { received, kinds } = noticeMailPhrases[language]
  return letter(
    { ...received, subject: received.subject(reference) },
    [received.text(kinds[reported]), received.reference(reference)],
    where && link(where),
  )
})

interface Decided {
  reference: string
  decision: 'UPHELD' | 'DISMISSED'
  /** Where it is upheld. */
  ground: DecisionGround
  /** The admin's words. */
  reason: string
}

/** What was decided of a notice, and the ways to object. */
export const noticeDecidedMail = mailKind<Decided>(
  'notice-decided',
  ({ reference, decision, ground, reason }, { language, link }) => {
    const { decided } = noticeMailPhrases[language]
    return letter(
      { ...decided, subject: decided.subject(reference) },
      [decided.texts[decision](reference, ground === 'LAW'), reason],
      link(paths.index({ legal: 'terms' })),
    )
  },
)

export const noticeMails = [noticeReceivedMail, noticeDecidedMail]
