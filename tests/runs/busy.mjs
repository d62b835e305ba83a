// Keeps a core busy until the process that forked it ends.
process.on('disconnect', () => process.exit())

function work() {
  const end = performance.now() + 50
  while (performance.now() < end);
  setImmediate(work)
}

work()
