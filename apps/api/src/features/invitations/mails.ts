import type { InvitedRole } from '@podium/contract/invitations'
import { invitationMailPhrases } from '@podium/phrases/invitation-mails'
import { mailKind } from '../../platform/mail/index.ts'

/** The invitation, with who sends it and what for. */
export const invitationMail = mailKind<{ inviter: string; role: InvitedRole; link: string }>(
  'invitation',
  ({ inviter, role, link: path }, { language, productName, link }) => {
    const phrases = invitationMailPhrases[language]
    return {
      subject: phrases.subject(productName),
      title: phrases.title(productName),
      paragraphs: [phrases.text(inviter, phrases.roles[role], productName)],
      action: { label: phrases.action, url: link(path) },
      note: phrases.note,
    }
  },
)
