import { paths } from '@podium/contract/paths'
import { writePhrases } from '@podium/phrases/write'
import { useSession } from '../../client/index.ts'
import { useNavigate } from '../../router/index.ts'
import { navigationState } from '../../shared/navigation/navigationState.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { MailIcon } from '../../ui/icons/signs.tsx'

const Writing = lazyDialog(() => import('./Writing.tsx'))

interface Props {
  id: number
  name: string
  size?: 'small' | 'medium'
}

/** A button that writes to a person; a visitor signs up first, and comes to the conversation from there. */
export function WriteTo({ id, name, size = 'small' }: Props) {
  const t = usePhrases(writePhrases)
  const dialog = useDialog(`write-${id}`)
  const navigate = useNavigate()
  const { user, isKnown, hasEnded } = useSession()
  const isVisitor = isKnown && !user && !hasEnded
  const signUp = () => {
    const returnTo = paths.messages({ userId: id })
    navigate(paths.signUp(), { state: navigationState({ returnTo, wish: { to: 'write', name } }) })
  }
  return (
    <>
      <Button size={size} icon={<MailIcon />} onClick={isVisitor ? signUp : dialog.open}>
        {t.action}
      </Button>
      {dialog.isOpen && <Writing to={{ id, name }} onClose={dialog.close} />}
    </>
  )
}
