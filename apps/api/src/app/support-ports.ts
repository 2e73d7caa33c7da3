import { mayReach } from '../features/messages/index.ts'
import { findOpenGoals, isOpenGoal, requireOpenGoal } from '../features/season/index.ts'

/** What supports ask of features on their right. */
export const supportPorts = { mayReach, findOpenGoals, isOpenGoal, requireOpenGoal }
