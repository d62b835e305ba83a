import type { BrowserContext } from '@playwright/test'
import { expect } from './test.ts'

/** Watches what the tabs of a browser store, and which hosts they contact. */
export function watchTraces(context: BrowserContext) {
  const tokens = new Set<string>()
  const consoleLines: string[] = []
  const hosts = new Set<string>()
  context.on('console', (message) => consoleLines.push(message.text()))
  context.on('request', (request) => hosts.add(new URL(request.url()).origin))
  context.on('requestfinished', async (request) => {
    const bearer = request.headers().authorization?.replace('Bearer ', '')
    const sent = new URLSearchParams(request.method() === 'POST' ? (request.postData() ?? '') : '')
    for (const secret of [bearer, sent.get('refresh_token'), sent.get('code'), sent.get('code_verifier')])
      if (secret) tokens.add(secret)
  })

  /** Reads the current storage and history of every tab, and all console output. */
  async function readTraces(): Promise<string> {
    const storedStates = await Promise.all(
      context.pages().map(async (page) => {
        const session = await context.newCDPSession(page)
        const { entries } = await session.send('Page.getNavigationHistory')
        await session.detach()
        const state = await page.evaluate(() => [
          history.state,
          document.title,
          { ...localStorage },
          { ...sessionStorage },
        ])
        return JSON.stringify([entries, state])
      }),
    )
    return [...storedStates, ...consoleLines].join('\n')
  }

  return {
    hosts,
    /** Expects no token and none of these texts in storage, history or console. */
    async expectNoTraceOf(...texts: string[]) {
      const all = await readTraces()
      expect(all).not.toMatch(/eyJ|[?&]code=/)
      for (const text of [...tokens, ...texts]) expect(all).not.toContain(text)
      expect(tokens.size).toBeGreaterThan(0)
    },
  }
}
