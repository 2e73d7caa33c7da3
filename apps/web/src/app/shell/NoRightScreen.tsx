import type { SessionUser } from '@podium/contract/identity'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { isMemberRole, memberRoles, type Role } from '@podium/contract/roles'
import { noRightPhrases } from '@podium/phrases/no-right'
import { shellPhrases } from '@podium/phrases/shell'
import { signOut } from '../../client/index.ts'
import { useNavigate } from '../../router/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { NoticeScreen } from '../../ui/feedback/NoticeScreen.tsx'

interface Props {
  roles: readonly Role[]
  user: SessionUser
}

/** For whom a page is, in a sentence. */
function useWhose(): (roles: readonly Role[]) => string {
  const t = usePhrases(noRightPhrases)
  const { locale } = useFormats()
  return (roles) => {
    const [one, ...others] = roles
    if (one && others.length === 0) return t.page[one]
    const members = roles.filter(isMemberRole)
    if (members.length === memberRoles.length) return t.page.members
    return t.some(new Intl.ListFormat(locale).format(members.map((role) => t.many[role])))
  }
}

/** Says for whom the page is that was asked for and who is asking, with the ways on from there. */
export default function NoRightScreen({ roles, user }: Props) {
  const t = usePhrases(noRightPhrases)
  const whose = useWhose()
  const { bar, goBack } = usePhrases(shellPhrases)
  const navigate = useNavigate()
  const { role, id } = user
  const changeAccount = async () => {
    await signOut()
    navigate(paths.login())
  }
  return (
    <NoticeScreen title={whose(roles)} text={t.as[role](personName(user))}>
      {isMemberRole(role) ? (
        <LinkButton to={paths.profile(role, id)} variant="primary">
          {bar.profile}
        </LinkButton>
      ) : (
        <LinkButton to={paths.admin({ part: 'users' })} variant="primary">
          {bar.admin}
        </LinkButton>
      )}
      <Button onClick={() => window.history.back()}>{goBack}</Button>
      <Button variant="quiet" onClick={() => void changeAccount()}>
        {t.another}
      </Button>
    </NoticeScreen>
  )
}
