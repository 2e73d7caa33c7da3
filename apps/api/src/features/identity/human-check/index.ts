export { chooseHumanCheck } from './outside-check.ts'
export { type HumanParts, proveHuman } from './prove-human.ts'
export { createHumanCheck, type HumanCheck, lightWork } from './proof-of-work.ts'
