import { mayReach } from '../features/messages/index.ts'
import { isOpenGoal, requireOpenGoal } from '../features/season/index.ts'

/** What supports ask of features on their right. */
export const supportPorts = { mayReach, isOpenGoal, requireOpenGoal }
