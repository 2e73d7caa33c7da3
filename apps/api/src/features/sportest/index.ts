export { forgetSportests, sportestExport } from './list-sportests.ts'
export { seedOptions } from './options.ts'
export { sportestRoutes } from './routes.ts'
