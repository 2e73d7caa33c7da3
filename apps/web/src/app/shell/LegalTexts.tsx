import { useSearchParams } from '../../router/index.ts'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'
import { isLegalKind, legalParameter } from '../../shared/navigation/legalAddress.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'

const LegalDialog = lazyDialog(() => import('../../features/legal/LegalDialog.tsx'))

/** The legal texts over any page: `?legal=privacy` and its four sisters (`legal.documents`). */
export function LegalTexts() {
  const kind = useSearchParams()[0].get(legalParameter)
  if (!useHydrated() || !isLegalKind(kind)) return null
  return <LegalDialog kind={kind} />
}
