export { figuresOfFailures } from './figures-of-failures.ts'
export { adminRoutes } from './routes.ts'
