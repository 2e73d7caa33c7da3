export { type CardPress, createCardPress, type Print } from './card-press.ts'
export { type Card, type Facts, type Flaw, Flawed, type Shape } from './orders.ts'
export { type ImageFormat, sniff, type Sniffed, sniffedBytes } from './sniff.ts'
export { createStudio, type Studio } from './studio.ts'
