export {
  type ActOnRecord,
  changed,
  forgetAudited,
  putOnRecord,
  recordAct,
  recordDownload,
  recordReading,
} from './record-act.ts'
export {
  actInStatement,
  type ActValues,
  actValues,
  type RecordedInStatement,
} from './in-statement.ts'
export { auditRoutes } from './routes.ts'
