export { findHeard } from './records.ts'
export { feedRoutes } from './routes.ts'
export {
  emptyFeed,
  fillFeed,
  spreadingHandler,
  sweepingFeedsHandler,
  tellAchievement,
  tellCompetition,
  tellGoal,
  tellMatch,
  tellMedia,
  tellProduct,
  tellSupport,
  tellUpdate,
  thinFeed,
} from './spread-news.ts'
