import type { ExportPart } from '../identity/index.ts'
import { achievementsOf } from './keep-achievements.ts'

export const achievementsExport: ExportPart = { name: 'achievements', collect: achievementsOf }
