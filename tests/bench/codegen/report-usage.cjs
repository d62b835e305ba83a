// Preloaded into a measured process: writes what it used to its fourth stream when it ends.
const { writeSync } = require('node:fs')

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeSync(3, JSON.stringify({ maxRSS, cpu: (userCPUTime + systemCPUTime) / 1000 }))
})
