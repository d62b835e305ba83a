// Preloaded into a measured process: writes the resource usage to file descriptor 3 at the end.
const { writeSync } = require('node:fs')

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeSync(3, JSON.stringify({ maxRSS, cpu: (userCPUTime + systemCPUTime) / 1000 }))
})
