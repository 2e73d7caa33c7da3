export { tokenMade } from './events.ts'
export { identifyByToken } from './identify.ts'
export { endTokensOf, tokensExport } from './leave.ts'
export { tokensRoutes } from './routes.ts'
