export { publishBundled } from './bundled.ts'
export { acceptableTerms } from './acceptable-terms.ts'
export { currentTerms, currentTermsVersion } from './read-legal-text.ts'
export { legalRoutes } from './routes.ts'
