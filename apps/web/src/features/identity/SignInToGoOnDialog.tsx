import { identityPhrases } from '@podium/phrases/identity'
import { usePhrases } from '../../shared/language/phrases.ts'
import SignInFirstDialog from './SignInFirstDialog.tsx'

interface Props {
  /** The page that was asked for. */
  returnTo: string
  onClose: () => void
}

/** A page was asked for that is for signed-in people. */
export default function SignInToGoOnDialog(props: Props) {
  const t = usePhrases(identityPhrases).signInToGoOn
  return <SignInFirstDialog title={t.title} text={t.text} {...props} />
}
