import { later } from '../../shared/rendering/later.tsx'
import { LegalText } from '../../features/legal/LegalText.tsx'

const LegalScreen = later(() => import('../../features/admin/content/LegalScreen.tsx'))

/** Where legal texts are written, with a preview as readers see it. */
export function AdminLegalPart() {
  return <LegalScreen draw={(source, note) => <LegalText source={source} note={note} />} />
}
