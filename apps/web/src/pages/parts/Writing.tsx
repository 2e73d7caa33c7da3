import { paths } from '@podium/contract/paths'
import { messagesPhrases } from '@podium/phrases/messages'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { SignInFirst } from './SignInFirst.tsx'

const ContactDialog = lazyDialog(() => import('../../features/messages/ContactDialog.tsx'))

interface Props {
  to: { id: number; name: string }
  onClose: () => void
}

/** Writes to a person from wherever they are met; a visitor signs in first. */
export default function Writing({ to, onClose }: Props) {
  const t = usePhrases(messagesPhrases).signInFirst
  return (
    <SignInFirst
      title={t.title}
      text={t.text(to.name)}
      returnTo={paths.messages({ userId: to.id })}
      onClose={onClose}
    >
      <ContactDialog userId={to.id} name={to.name} onClose={onClose} />
    </SignInFirst>
  )
}
