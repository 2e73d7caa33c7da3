import { paths } from '@podium/contract/paths'
import { reportsPhrases } from '@podium/phrases/reports'
import { IdentityScreen } from '../features/identity/IdentityScreen.tsx'
import { NoticeSteps } from '../features/notices/NoticeSteps.tsx'
import { usePhrases } from '../shared/language/phrases.ts'
import type { PageHandle } from '../shared/navigation/head.ts'

export const handle: PageHandle = {
  head: ({ language }) => {
    const { title, lead } = reportsPhrases[language].page
    return { title, description: lead, canonical: paths.notice() }
  },
}

export function Component() {
  const { title, lead } = usePhrases(reportsPhrases).page
  return (
    <IdentityScreen title={title} lead={lead}>
      <NoticeSteps />
    </IdentityScreen>
  )
}
