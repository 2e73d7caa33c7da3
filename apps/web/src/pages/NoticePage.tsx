import { paths } from '@podium/contract/paths'
import { reportsPhrases } from '@podium/phrases/reports'
import { NoticeScreen } from '../features/notices/NoticeScreen.tsx'
import type { PageHandle } from '../shared/navigation/head.ts'

export const handle: PageHandle = {
  head: ({ language }) => {
    const { title, lead } = reportsPhrases[language].page
    return { title, description: lead, canonical: paths.notice() }
  },
}

export const Component = NoticeScreen
