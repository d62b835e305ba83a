/** A measured server says its address to its parent, and later its CPU time and memory. */
export function serveParent(url: string): void {
  process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }))
  process.on('disconnect', () => process.exit())
  process.send?.(url)
}
