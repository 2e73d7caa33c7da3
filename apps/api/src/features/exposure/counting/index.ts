export { type Counter, createCounter } from './counter.ts'
export { watchCalls, watchPictures } from './watch.ts'
