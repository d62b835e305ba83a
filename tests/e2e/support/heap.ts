import type { CDPSession, Page } from '@playwright/test'

/** Returns all strings in the page's memory, after garbage collection. */
export async function readHeapStrings(page: Page): Promise<string[]> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  // The first collection runs finalizers, which free more memory.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  const { strings }: { strings: string[] } = JSON.parse(chunks.join(''))
  return strings
}
