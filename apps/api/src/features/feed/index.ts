export { findHeard } from './records.ts'
export { feedRoutes } from './routes.ts'
export * from './spread-news.ts'
