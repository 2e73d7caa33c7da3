export { KitProvider } from './KitProvider.tsx'
export { SearchSelect } from './SearchSelect.tsx'
export type { SearchOption } from './SearchSelect.tsx'
