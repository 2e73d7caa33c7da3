export { chooseHumanCheck } from './outside-check.ts'
export { createHumanCheck, type HumanCheck, lightWork } from './proof-of-work.ts'
