export { publishBundled } from './bundled.ts'
export { currentTermsVersion } from './read-legal-text.ts'
export { legalRoutes } from './routes.ts'
