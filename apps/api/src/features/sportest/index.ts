export { forgetSportests, sportestExport } from './list-sportests.ts'
export { listOptions, seedOptions } from './options.ts'
export { sportestRoutes } from './routes.ts'
export { takeSportest } from './take-sportest.ts'
