export type { Kit, KitSeason } from './kit.ts'
export { createKitRenderer, type KitRenderer, type KitSource } from './kit-renderer.ts'
