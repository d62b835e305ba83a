// @ts-check
// `node dev-server.mjs FOLDER`: Vite's dev server on a copy of the project, without optimized packages.
// Prints its address.
import { join } from 'node:path'
import { createServer } from 'vite'

const folder = process.argv[2] ?? ''
const server = await createServer({
  root: folder,
  configFile: join(folder, 'vite.config.ts'),
  cacheDir: join(folder, '.vite'),
  logLevel: 'error',
  // The copy's packages are a link outside its root.
  server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
})
await server.listen()
process.stdout.write(`${server.resolvedUrls?.local[0]}\n`)
