// npm start: builds the web where its sources are newer, then starts everything.
const oldestNode = 24
if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(
    `Podium needs Node ${oldestNode} and this is ${process.version}: run "npm start", which brings its own.`,
  )
  process.exit(1)
}

// Loaded only now, so that an older Node hears the sentence above and not a syntax error.
const { start } = await import('./starting/start.ts')
await start()
