import { paths } from '@podium/contract/paths'
import type { ReportKind } from '@podium/contract/reports'
import { noticeMailPhrases } from '@podium/phrases/notice-mails'
import { mailKind } from '../../platform/mail/index.ts'

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
  return {
    subject: received.subject(reference),
    title: received.title,
    paragraphs: [received.text(kinds[reported]), received.reference(reference)],
    ...(where && { action: { label: received.action, url: link(where) } }),
    note: received.note,
  }
})

interface Decided {
  reference: string
  decision: 'UPHELD' | 'DISMISSED'
  /** The admin's words. */
  reason: string
}

/** What was decided of a notice, and the ways to object. */
export const noticeDecidedMail = mailKind<Decided>(
  'notice-decided',
  ({ reference, decision, reason }, { language, link }) => {
    const { decided } = noticeMailPhrases[language]
    return {
      subject: decided.subject(reference),
      title: decided.title,
      paragraphs: [decided.texts[decision](reference), reason],
      action: { label: decided.action, url: link(paths.index({ legal: 'terms' })) },
      note: decided.note,
    }
  },
)

export const noticeMails = [noticeReceivedMail, noticeDecidedMail]
