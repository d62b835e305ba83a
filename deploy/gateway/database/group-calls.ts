import { setImmediate as waitForTurn } from 'node:timers/promises'

type Waiting<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/** The most items of one transaction. */
const maxItems = 200

/**
 * Returns a function whose calls share transactions, because each commit waits for the disk. Items that arrive during a transaction
 * share the next one.
 *
 * @param run Returns a result for each item, in order. If it rejects, the calls of its items reject.
 */
export function groupCalls<Item, Result>(run: (items: readonly Item[]) => Promise<readonly Result[]>) {
  const waiting: Waiting<Item, Result>[] = []
  let isRunning = false

  async function runAll(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      // Calls of this turn join the group. PGlite would answer before Node reads the next request.
      await waitForTurn()
      const group = waiting.splice(0, maxItems)
      try {
        const results = await run(group.map(({ item }) => item))
        for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result)
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    isRunning = false
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void runAll()
    })
}
