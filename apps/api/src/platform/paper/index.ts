export { drawFeet } from './feet.ts'
export { mark } from './mark.ts'
export { drawDocument } from './open-document.ts'
export {
  column,
  heading,
  heightOf,
  ink,
  keepTogether,
  paper,
  pen,
  type Pdf,
  rule,
  write,
} from './sheet.ts'
export { drawAs, drawWithin } from './structure.ts'
