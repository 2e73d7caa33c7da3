import type { InvitedRole } from '@podium/contract/invitations'
import { invitationMailPhrases } from '@podium/phrases/invitation-mails'
import { letter, mailKind } from '../../platform/mail/index.ts'

/** The invitation, with who sends it and what for. */
export const invitationMail = mailKind<{ inviter: string; role: InvitedRole; link: string }>(
  'invitation',
  ({ inviter, role, link: path }, { language, productName, link }) => {
    const { subject, title, text, roles, ...phrases } = invitationMailPhrases[language]
    return letter(
      { ...phrases, subject: subject(productName), title: title(productName) },
      [text(inviter, roles[role], productName)],
      link(path),
    )
  },
)
