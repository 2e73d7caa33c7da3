export { requireCorporateAddress } from './corporate-address.ts'
export { sponsorDomainsRoutes } from './routes.ts'
