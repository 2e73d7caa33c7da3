import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { LegalText } from '../../features/legal/LegalText.tsx'

const LegalScreen = lazyWithPreload(() => import('../../features/admin/content/LegalScreen.tsx'))

/** Where legal texts are written, with a preview as readers see it. */
export function AdminLegalPart() {
  return <LegalScreen draw={(source, note) => <LegalText source={source} note={note} />} />
}
