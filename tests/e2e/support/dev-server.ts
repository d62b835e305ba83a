import { join } from 'node:path'
import { createServer } from 'vite'

/** Starts Vite's dev server on a folder, on a loopback port (default: a free one). */
export async function startDevServer(folder: string, port = 0) {
  const server = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    cacheDir: join(folder, '.vite'),
    logLevel: 'error',
    // The copy's packages are a link outside its root.
    server: { host: '127.0.0.1', port, strictPort: true, fs: { strict: false } },
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (!address || typeof address === 'string') throw new Error('The development server has no port')
  return { url: `http://127.0.0.1:${address.port}`, port: address.port, close: () => server.close() }
}
