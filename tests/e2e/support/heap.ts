import type { CDPSession, Page } from '@playwright/test'

/** The strings that are alive in the page's memory, after garbage has been collected. */
export async function readHeapStrings(page: Page): Promise<string[]> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  // Twice: the first collection runs finalizers, which let go of more.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  const { strings }: { strings: string[] } = JSON.parse(chunks.join(''))
  return strings
}
