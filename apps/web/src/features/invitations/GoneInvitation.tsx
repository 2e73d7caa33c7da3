import { paths } from '@podium/contract/paths'
import { invitationPhrases } from '@podium/phrases/invitations'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'

/** The link leads to no open invitation: why that may be, and where to go from here. */
export function GoneInvitation() {
  const t = usePhrases(invitationPhrases).gone
  return (
    <div className="stacked">
      <p>{t.text}</p>
      <div className="in-a-row">
        <LinkButton to={paths.login()} variant="primary">
          {t.signIn}
        </LinkButton>
        <LinkButton to={paths.signUp()}>{t.signUp}</LinkButton>
      </div>
    </div>
  )
}
