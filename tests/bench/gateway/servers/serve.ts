/** Tells the parent process the address of a measured server, and later its CPU time and memory. */
export function serveParent(url: string): void {
  process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }))
  process.on('disconnect', () => process.exit())
  process.send?.(url)
}
