import { memberRoles } from '@podium/contract/roles'
import { shortlistPhrases } from '@podium/phrases/shortlist'
import { titled } from '../shared/navigation/head.ts'
import { ShortlistScreen } from '../features/shortlist/ShortlistScreen.tsx'
import { withSession } from './parts/withSession.tsx'

export const handle = titled(shortlistPhrases, (t) => t.title)

export const Component = withSession(ShortlistScreen, { scope: 'never', roles: memberRoles })
